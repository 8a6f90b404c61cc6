// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

/// The name patterns, packed; `PackedGlobs` reads it.
enum GlobTable {
    /// The bytes of the longest key.
    static var longestKey: Int { 31 }

    /// The records of keys, each where the key's hash points.
    static var text: StaticString {
        #"""
                                                             51.xfdl1Jo0b016*.xfdl41.igx09:0b015*.igx41.nlu0\#
        UQ0b015*.nlu                                      71.n-gage0Jm0b018*.n-gage                     51fs\#
        tab1;c0b005fstab42.tbz1R<0b015*.tbz0SN0N015*.tbz71.c11amz1H20b018*.c11amz                           \#
                                                    61.pgsql1MQ0b017*.pgsql                                 \#
                                                                                                     ;1.vsse\#
        ttings0c40b01<*.vssettings                                                       41.pir11L0b015*.pir\#
                                    51.woff0FE0b016*.woff                81.wixproj0c40b019*.wixproj        \#
               61.nginx0NH0b017*.nginx                                                                      \#
                                                                                                            \#
                         ;1.crdownload09V0b01<*.crdownload91.minipsf10090b01:*.minipsf1                     \#
                                  61.roles1;c0b017*.roles                       <1.dotsettings0c40b01=*.dots\#
        ettings51.par20jo0b016*.par291.epsf.bz21Fa0b01:*.epsf.bz233.fr04E0b014*.fr1aG0X014*.fr1ZE0W014*.fr  \#
           41.pix1CH0b015*.pix41.gxf06I0b015*.gxf         41.igs1\m0b015*.igs                          43.cf\#
        g0@U0X015*.cfg0HI0W015*.cfg18l0N015*.cfg42.rvz0K40b015*.rvz0=G0a015*.rvz51.plot1;^0b016*.plot    41c\#
        ask14a0b004Cask                 41.cff1XJ0b015*.cff  31.fq1;c0b014*.fq      42.sra19L0b015*.sra1jG0X\#
        015*.sra31.fv1;c0b014*.fv            41.ign1VP0b015*.ign31.fy01B0b014*.fy=1.bash_profile1f30b00=.bas\#
        h_profile                                           51.mkiv0NB0b016*.mkiv                           \#
                                                                                                            \#
                                                                               41.gxt0bU0b015*.gxt          \#
                                                                                                      41.tdb\#
        0i80b015*.tdb                                               <1.swiftmodule17D0b01=*.swiftmodule46.cl\#
        s0NB0b015*.cls10l0N015*.cls0O]0M015*.cls0D10L015*.cls0_Z0K015*.cls1Dc0J015*.cls41.tnf1S90b015*.tnf71\#
        .syntax1XJ0b018*.syntax42.clp0860b015*.clp04a0X015*.clp=1port_contexts0Rc0b00=port_contexts51.unif1Z\#
        \0b016*.unif51.abap1_Y0b016*.abap41.xmf1RM0b015*.xmf71.monkey1Md0b018*.monkey                       \#
                                                              32.fx1?_0b014*.fx1O;0a014*.fx41.ims1V^0b015*.i\#
        ms                                                                                                  \#
                                                                                                            \#
                                                                     41.pif0L@0b015*.pif51.dfac1[H0b016*.dfa\#
        c?1.eleventyignore16J0b00?.eleventyignore81zprofile1f30b008zprofile<1podfile.lock1XJ0b00<Podfile.loc\#
        k51.ring0J]0b016*.ring<1pipfile.lock1Ei0b00<Pipfile.lock61.gleam0[N0b017*.gleam41.cfc11[0b015*.cfc;1\#
        abbrev_defs14a0b00;abbrev_defs41.sxd0[40b015*.sxd91.markdown1R80b01:*.markdown:2sconstruct0V50b00:SC\#
        onstruct1J40N00:SConstruct52.leex18W0b016*.leex1X10X016*.leex41.xml0c40b015*.xml41.tbr1F_0b015*.tbr5\#
        1.kdbx0mo0b016*.kdbx41.sxm1Vg0b015*.sxm34.fs0b;0b014*.fs04E0a014*.fs1=30W014*.fs18A0V014*.fs        \#
                     41.sxl0Z10b015*.sxl41.rvt17`0b015*.rvt51.xfdf1P_0b016*.xfdf52.snap0OO0b016*.snap07H0N01\#
        6*.snap32.fm1hV0b014*.fm0l>0N014*.fm41.src1lA0b015*.src41.zoo1=`0b015*.zoo71kconfig1;c0b007Kconfig31\#
        .fp18A0b014*.fp31.fb0l>0b014*.fb:1Makefile.*0J_0:00:Makefile.*41.sy20BM0b015*.sy241.cfs1P40b015*.cfs\#
        41.zon1;c0b015*.zon41.hwp1XI0b015*.hwp                 51.aleo02J0b016*.aleo81.objdump0_50b019*.objd\#
        ump                                      41.cfm11[0b015*.cfm41.srx1IC0b015*.srx                     \#
                                                               71.c11amc0Tl0b018*.c11amc             <1.mode\#
        l-inter0NZ0b01=*.model-inter                                                                        \#
                                                                                                        51.c\#
        bor0b70b016*.cbor41.xmp16:0b015*.xmp51.tnef1S90b016*.tnef41.arw0VR0b015*.arw61.basis1RF0b017*.basis \#
            41.dff1EP0b015*.dff     42.art1MA0l015*.art0540X015*.art    81pkg-info1;c0b008PKG-INFO41.xpi0Um0\#
        b015*.xpi                                                                                           \#
                                                                                                            \#
                                  41.arr1MI0b015*.arr                        71_gvimrc1mm0b007_gvimrc       \#
                              41.xpm0:@0b015*.xpm51torrc1F90b005torrc                                       \#
                                                                                            43.img0gV0b015*.\#
        img0m<0D015*.img0R\05015*.img31.fh1;90b014*.fh         41.cla1]80b015*.cla   52.pcss1JY0b016*.pcss1M\#
        c0X016*.pcss                 ;1sshd-config1Te0b00;sshd-config                                       \#
                      41.ime0FR0b015*.ime                 41.sxi0a>0b015*.sxi      71.eclxml0gP0b018*.eclxml\#
        31.fn1;c0b014*.fn                  33.fo1Zc0b014*.fo1WQ0N014*.fo1PT0M014*.fo51.just0]N0b016*.just41.\#
        ogx1bM0b015*.ogx                                                                                    \#
              31.fl07_0b014*.fl         51.cram0UB0b016*.cram        41.bin0R\05015*.bin                    \#
                                                                          41.imi1PL0b015*.imi    52.xslt1PT0\#
        b016*.xslt0kN0N016*.xslt81.mbtiles0oc0b019*.mbtiles                         41.kil0900b015*.kil81.ap\#
        p.src1LB0b019*.app.src                                                                    41.pig0Zl0\#
        b015*.pig                                                                       51.lock1;c0b016*.loc\#
        k                                                                                                 41\#
        .or30PH0b015*.or351.luks0gV0b016*.luks                                                41.xpy1J40b015\#
        *.xpy61.mumps1]\0b017*.mumps                                                                        \#
                                                                  91.afdesign08>0b01:*.afdesign91slakefile1d\#
        R0b009Slakefile                                 51.sxls0Z10b016*.sxls61.nebul0S40b017*.nebul   71.pd\#
        f.gz05]0b018*.pdf.gz41.or20PH0b015*.or2                                   43.pic08<0b015*.pic1[N0N01\#
        5*.pic0Un0M015*.pic              41.dfu0QD0b015*.dfu                                                \#
                                                                                                            \#
                                                     41.uf20aJ0b015*.uf271.pascal0c<0b018*.pascal41.imy0FR0b\#
        015*.imy                   41.rvx04_0b015*.rvx                                                   51e\#
        qnrc1Nj0b005eqnrc                                                                                 41\#
        .kin0XO0b015*.kin                            61.eyaml1XJ0b017*.eyaml                           42.sr\#
        l1gA0X015*.srl1;c0B015*.srl61bashrc1f30b006bashrc41.4gl1QG0b015*.4gl                                \#
                                                             41.xpx1Be0b015*.xpx                         51.\#
        wiki1gf0b016*.wiki                          51.prql1>R0b016*.prql                               G1pa\#
        ckage.use.stable.mask1ZE0b00Gpackage.use.stable.mask=1cabal.project1_l0b00=cabal.project52.tact1Ei0b\#
        016*.tact19m0X016*.tact                                                                             \#
                               51.exrc1mm0b005.exrc                               =1.eslintignore16J0b00=.es\#
        lintignore;1pacman.conf1Ak0b00;pacman.conf                                                          \#
                       41.imf1RW0b015*.imf41.eye0>W0b015*.eye                                               \#
                                                                                                            \#
                                                                                                            \#
                    41.mrw1J`0b015*.mrw41.ogm0YO0b015*.ogm            81sha1sums1@W0b008SHA1SUMS            \#
            71.gotmpl0=60b018*.gotmpl                         41.hwt0QU0b015*.hwt                    42.sys0\#
        ;n0l015*.sys0=>0:015*.sys;1makefile.am0J_0b00;Makefile.am                                           \#
                                                                 41.vfk1b50b015*.vfk     51.gypi1J40b016*.gy\#
        pi                                                                                                  \#
                                                                                                            \#
                                                        :1.copyright0_l0b01;*.copyright                     \#
                                                    :1puppetfile0>W0b00:Puppetfile         51.ical1i20b016*.\#
        ical43.mrc13\0X015*.mrc0X80W015*.mrc0?>0I015*.mrc                           61.sthlp0K50b017*.sthlp \#
                                      51.yang1Y]0b016*.yang                      61.rhtml0Da0b017*.rhtml51.n\#
        eon1L?0b016*.neon                                                                        41.zwc1aZ0b\#
        015*.zwc61.acutc0;i0b017*.acutc     62.vimrc1mm0b006.vimrc1mm0b017*.vimrc                           \#
                                   51.ascx1fM0b016*.ascx                            @1.sqlite3-journal1cS0b0\#
        1A*.sqlite3-journal                                                        51.jslt0T?0b016*.jslt41.j\#
        hc0[P0b015*.jhc    51.psfs0HG0b016*.psfs91.tlclient0Em0b01:*.tlclient                 51.mads0gY0b01\#
        6*.mads                      <1package.mask1ZE0b00<package.mask  41.kfo0ga0b015*.kfo41.lfe0Ec0b015*.\#
        lfe                                          62.emacs14a0b006.emacs14a0b017*.emacs                  \#
                                                41.mde0_S0b015*.mde62.mount06X0b017*.mount18l0N017*.mount   \#
                                                                51.im240^L0b016*.im24                       \#
            43.elc0@Y0X015*.elc1;c0B015*.elc0R\05015*.elc                                     51.fh121;90b01\#
        6*.fh1231.sk18_0b014*.sk61.smali0eV0b017*.smali71.env.ci0jB0b007.env.ci                             \#
                   71.yarnrc1;c0b007.yarnrc                                                                 \#
                   41.mrb04k0b015*.mrb                          51.boot06Z0b016*.boot        81._coffee12P0b\#
        019*._coffee71.rfcxml1\B0b018*.rfcxml                                                          42.md\#
        x1_<0l015*.mdx1:l0b015*.mdx                                                                43.tpl02a\#
        0b015*.tpl0W]0X015*.tpl0=60W015*.tpl                                                        41.kit0D\#
        80b015*.kit           41.elm01N0b015*.elm            41.bib0ci0b015*.bib                            \#
              35.so1K[0b014*.so1`Q0D014*.so1Io0C014*.so1W>0B014*.so0R\05014*.so42.nar1<30X015*.nar0Ih0I015*.\#
        nar41.eln0B<0b015*.eln43.csl1fT0b004.csl0gS0b015*.csl1fT0X015*.csl41.xpt0TL0b015*.xpt32.sl1:f0b014*.\#
        sl0Yd0X014*.sl41.jmx1;c0b015*.jmx42.org1EN0b015*.org0PH0N015*.org51.fh111;90b016*.fh1131.sg1R00b014*\#
        .sg31.sj0;N0b014*.sj61.razor19S0b017*.razor41.ggb1Z=0b015*.ggb43.arc1=F0b015*.arc0JA0X015*.arc0\W0W0\#
        15*.arc41.tpt0jU0b015*.tpt:1dangerfile0>W0b00:Dangerfile41.w600>O0b015*.w60                         \#
                                                  51.wmlc1C]0b016*.wmlc                   71.p8.rom0`f0b018*\#
        .p8.rom62.vhost1[V0b017*.vhost0NH0X017*.vhost51.hcom1UK0b016*.hcom                     43.elf0Yo0b01\#
        5*.elf1K[0X015*.elf0M:0N015*.elf                                             42.mdb0_S0l015*.mdb1>^0\#
        b015*.mdb61.mscml1>H0b017*.mscml41.css1JY0b015*.css52.book1hV0b016*.book0l>0X016*.book              \#
                                                                                                           4\#
        2.cst0R90b015*.cst0HS0X015*.cst:2.dircolors1[A0b00:.dircolors1[A0b01;*.dircolors71.thrift0=40b018*.t\#
        hrift81todo.txt0j;0b008todo.txt61.pc.in1iI0b017*.pc.in31.sm0N=0b014*.sm41.xpw1Be0b015*.xpw51.sppt19W\#
        0b016*.sppt                      42.xpl0\]0b015*.xpl1PT0X015*.xpl41.rct0Fe0b015*.rct51.cdex0:20b016*\#
        .cdex41.irm0_@0b015*.irm31.sd0@Z0b014*.sd51.fh101;90b016*.fh1041.ah21WO0b015*.ah242.mdc08k0b015*.mdc\#
        1[[0N015*.mdc                        41.dfm0c<0b015*.dfm                                            \#
                                                                                                            \#
                41.cld1]M0b015*.cld61.bcpio1=E0b017*.bcpio>1.oxlintrc.json16\0b00>.oxlintrc.json41.sxw0ji0b0\#
        15*.sxw                                                                                             \#
                                                                                                            \#
                                                                                                            \#
                                               :1.env.local0jB0b00:.env.local                               \#
                                             41.cyp0XC0b015*.cyp41.arj1oh0b015*.arj                         \#
                       51.mjpg1ol0b016*.mjpg                                                                \#
                    :1m3makefile0A_0b00:m3makefile                                                          \#
                                                                                                            \#
                              41.clj06Z0b015*.clj51.gcda1lf0b016*.gcda                                      \#
              41.ah11WO0b015*.ah1                        ?1.bash_functions1f30b00?.bash_functions           \#
                                                                 41.iml0c40b015*.iml41.csr1:_0b015*.csr;1.st\#
        oryboard0c40b01<*.storyboard                                           41.xpr06G0b015*.xpr      61.u\#
        star1Ag0b017*.ustar                                                                                 \#
                                              41.bik1FJ0b015*.bik42.srw08R0b015*.srw1jG0N015*.srw41.ora1LG0b\#
        015*.ora41.srv0FF0b015*.srv91.pspimage1DJ0b01:*.pspimage 41.ogv14>0b015*.ogv51.tofu1P<0b016*.tofu   \#
                                                 42.nas0Uo0b015*.nas1mL0X015*.nas41.tzo1o\0b015*.tzo  =1.nod\#
        e-version1;c0b00=.node-version41.csm1hl0b015*.csm<1.php_cs.dist1W?0b00<.php_cs.dist                 \#
                                                   51.crtr1o=0b016*.crtr                                    \#
                                                                                                            \#
             41.orf1J[0b015*.orf         41.jmp1Ph0b015*.jmp                   91.ds_store09[0b009.DS_Store7\#
        1.nimrod16b0b018*.nimrod                 81.blender1BC0b019*.blender                                \#
                               81.cpio.gz1<L0b019*.cpio.gz                       91.portugol0?@0b01:*.portug\#
        ol51.2img1460b016*.2img71.zmodel14R0b018*.zmodel41.tps09P0b015*.tps    41.tpp0oJ0b015*.tpp          \#
                                                                             41.vct0ah0b015*.vct91gtkrc-2.01\#
        EZ0b009gtkrc-2.0                                                                               41.wp\#
        d0>O0b015*.wpd51.tres0Om0b016*.tres41.ixx0oJ0b015*.ixx41.imp0\O0b015*.imp61.rbmnu0Wc0b017*.rbmnu41.t\#
        cu1=D0b015*.tcu                     41.ufd1D80b015*.ufd                                             \#
                                                             61.xmind1jF0b017*.xmind                        \#
                              51.aaxc0kA0b016*.aaxc                       42.xmi1hd0b015*.xmi17>0N015*.xmi34\#
        .sc06i0b014*.sc0=Q0N014*.sc1cQ0M014*.sc1J40L014*.sc<1.safetensors1Aa0b01=*.safetensors41.csp0HS0b015\#
        *.csp      81.jsonnet1`n0b019*.jsonnet42.sru1lS0b015*.sru1jG0X015*.sru81.todotxt0j;0b019*.todotxt61t\#
        hanks1;c0b006THANKS31mmt1Nj0b003mmt43.orc1N20l015*.orc09C0X015*.orc0P80W015*.orc                    \#
                   43.srt0ER0b015*.srt1ji0N015*.srt1;c0M015*.srt41.xps0@g0b015*.xps41.igl1fi0b015*.igl41.pil\#
        1aY0b015*.pil                                                             42.mqh1J>0b015*.mqh18a0X01\#
        5*.mqh                          41.igm0>M0b015*.igm                                                 \#
                                                                                                            \#
                                  41.wpg1L70b015*.wpg                                        51.xgrm1;c0b016\#
        *.xgrm:1glide.lock1XJ0b00:glide.lock31.ft1;c0b014*.ft51.jsfl0RA0b016*.jsfl                          \#
                  42.cso1n<0b015*.cso1j=0I015*.cso61.aiffc0T40b017*.aiffc47.mod0Vc0b015*.mod0M:0X015*.mod0P_\#
        0N015*.mod00C0M015*.mod0<l0L015*.mod0aj0K015*.mod1=d0J015*.mod                             B1.sublim\#
        e-workspace16\0b01C*.sublime-workspace51.odft1EA0b016*.odft                                         \#
             81announce1;c0b008ANNOUNCE    51.ssdl1]T0b016*.ssdl                                          :1\#
        id_dsa.pub0ML1@00:id_dsa.pub                   61.decls0<B0b017*.decls      81.8xp.txt1GT0b019*.8xp.\#
        txt                                                                 31mmn1Nj0b003mmn           41.ah\#
        k1WO0b015*.ahk81.btsnoop0jk0b019*.btsnoop>1.sublime-macro16\0b01?*.sublime-macro                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                  42.mid1ia0b015*.mid1==0N015*.mid                                                          \#
                                                                    41.mif1hV0b015*.mif                     \#
                                                                                                            \#
                                                   41.sab16h0b015*.sab41.wri08@0b015*.wri                   \#
                   61.gsite0dZ0b017*.gsite                             71.gvimrc1mm0b007.gvimrc             \#
                                                                                                            \#
                     51.astc1640b016*.astc                           41.wrl0TR0b015*.wrl                    \#
                                   71profile1f30b007profile                           42.h++0K>0b015*.h++0oJ\#
        0N015*.h++                                                                                          \#
                     41.krz0LD0b015*.krz51.swig1^]0b016*.swig                  41.saf10:0b015*.saf51.usdz0m:\#
        0b016*.usdz43.sam0Ed0b015*.sam1Tc0N015*.sam0dO0D015*.sam                                            \#
                                                 41.mie1_b0b015*.mie                                        \#
                                                                                                            \#
                                           51.icls0c40b016*.icls51.teal0T90b016*.teal                       \#
                                                                   52.epsf08:0b016*.epsf0En0N016*.epsf41.sox\#
        1SB0b015*.sox41.lnk18[0b015*.lnk                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                             =1.dockerignore\#
        16J0b00=.dockerignore                                                                           41.m\#
        oc1HA0b015*.moc                                                             42.mir1XJ0b015*.mir1k40X\#
        015*.mir51.gltf1:D0b016*.gltf               42.vcs1i20b015*.vcs1N_0N015*.vcs41.fap06H0b015*.fap:1.sf\#
        d-hdstx0V10b01;*.sfd-hdstx   81.sqlite30Gj0b019*.sqlite3                  41.ahx0Vc0b015*.ahx71.tar.\#
        lz0mm0b018*.tar.lz41.sac15A0b015*.sac                                                               \#
                  41.jwk0h_0b015*.jwk61.tftpl1UW0b017*.tftpl                               @1gitignore-globa\#
        l16J0b00@gitignore-global51.gaml1G20b016*.gaml51.xenc0`i0b016*.xenc91.hgignore1;c0b009.hgignore     \#
                                                                                                            \#
                                                                                      81.sqlite21510b019*.sq\#
        lite2                                                              51.info07F0b016*.info            \#
             >1.dylan-console0^Z0b01?*.dylan-console             41.soy0OT0b015*.soy                        \#
                                              71.shaclc1[:0b018*.shaclc    41.hzp0c40b015*.hzp              \#
                      71.sha3841@W0b018*.sha38441.pdc1JM0b015*.pdc51.udeb01>0b016*.udeb51.usda0X40b016*.usda\#
                                                                                                            \#
                                                          41.nif1W;0b015*.nif                 41.st71l60b015\#
        *.st791latexmkrc0j70b009latexmkrc51.mmat0Z=0b016*.mmat41.pdn09<0b015*.pdn41.yyp1Ei0b015*.yyp71.keyta\#
        b14;0b018*.keytab41.auc14=0b015*.auc                            41.tcx1hC0b015*.tcx                 \#
                       51.ft111;90b016*.ft1141.p8e1IN0b015*.p8e=1.vscodeignore16J0b00=.vscodeignore         \#
                        41.mgt1nn0b015*.mgt                                  31.qc07@0b014*.qc51.styl1a^0b01\#
        6*.styl42.mgp0`50b015*.mgp14N0N015*.mgp                                             31.qd0oh0b014*.q\#
        d        41deps1J40b004DEPS                                                         41.ss70jG0b015*.\#
        ss7     51.ft101;90b016*.ft10       45.pdb0Nn0b015*.pdb1nE0a015*.pdb1oW0X015*.pdb1JM0N015*.pdb0kE0M0\#
        15*.pdb51.pptm03h0b016*.pptm41.rei0JF0b015*.rei62.xhtml1aJ0b017*.xhtml0kN0N017*.xhtml>1.containerfil\#
        e1L<0b01?*.containerfile51.ft121;90b016*.ft1281.torrent1[50b019*.torrent41.bbc0Xc0b015*.bbc         \#
                                                            41.tcl17`0b015*.tcl41.cub02d0b015*.cub          \#
                     :1.icalendar1i20b01;*.icalendar41.tcr1eL0b015*.tcr                                     \#
                                               :1robots.txt1=:0l00:robots.txt                               \#
                       41.txx0oJ0b015*.txx                                                    61.swift1Y\0b0\#
        17*.swift                                                                                           \#
                              71.dyn_hi11>0b018*.dyn_hi     41.miz1;50b015*.miz<1makefile.inc0J_0b00<Makefil\#
        e.inc41.csv12:0b015*.csv;2build.bazel1J40b00;BUILD.bazel0_k0X00;BUILD.bazel41.fti18Y0b015*.fti      \#
                                                                                                            \#
                                                                                                            \#
                                                      42.cue0HJ0b015*.cue0gb0N015*.cue51.cmdf1_L0b016*.cmdf \#
                               81.listafp00M0b019*.listafp                                                  \#
                                                                                                 61_vimrc1mm\#
        0b006_vimrc                                                                                         \#
                      51.perl0j70b016*.perl                                                                 \#
                                                                 41.mgc1360b015*.mgc;1.vstemplate0c40b01<*.v\#
        stemplate51.xcat1;c0b016*.xcat61.facti0ag0b017*.facti                                   :1.snakefile\#
        0bi0b01;*.snakefile    41.tmo1PI0b015*.tmo               >1.objdump-intel1Xl0b01?*.objdump-intel:1.z\#
        sh-theme1f30b01;*.zsh-theme                                                ;1.handlebars1?;0b01<*.ha\#
        ndlebars41.sr70cZ0b015*.sr741.gmx04B0b015*.gmx41.sos1ho0b015*.sos                                   \#
                                                                                                      41.aux\#
        0NB0b015*.aux     61owners1;c0b006OWNERS31.sh1f30b014*.sh                                           \#
                                                     41.txz1`30b015*.txz31.si1BI0b014*.si41.x101^Q0b015*.x10\#
         41.sa712R0b015*.sa741.ead0c40b015*.ead              31.sv0U[0b014*.sv51.dpkg0`G0b016*.dpkg         \#
            91.cdx.json0n90b01:*.cdx.json                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         51.gnus14a0b005.gnus                         41.tml\#
        0c40b015*.tml              41.rcc1e_0b015*.rcc41.aug1HK0b015*.aug                  51.scap0l60b016*.\#
        scap                   41.csx0Ak0b015*.csx                                                          \#
                                                                                            51.geom18A0b016*\#
        .geom61.ascii1JK0b017*.ascii                                  ;1termcap.src0QF0b00;termcap.src31.ec0\#
        6F0b014*.ec      <1pubspec.lock1XJ0b00<pubspec.lock51.wlnk0iP0b016*.wlnk31.eb0:e0b014*.eb           \#
                                                41.ggt0Q50b015*.ggt61.ircam0]_0b017*.ircam42.pwn0m?0b015*.pw\#
        n1S_0X015*.pwn                                           41.ggs0>a0b015*.ggs   71.mcmeta1Ei0b018*.mc\#
        meta                                            41.mdi1WI0b015*.mdi  31.sz1Qn0b014*.sz          51.e\#
        xec1[D0b016*.exec                                                 41.mdo1;c0b015*.mdo               \#
                  51.sswf0JG0b016*.sswf                                                                     \#
              51.wmls1@=0b016*.wmls71.clixml0c40b018*.clixml31.ss1oa0b014*.ss                    51.3dsx0UX0\#
        b016*.3dsx71.vcproj0c40b018*.vcproj                                                                 \#
                                                                                                            \#
                  44.gml0iE0l015*.gml0gO0N015*.gml1CF0M015*.gml1]W0L015*.gml72.socket06X0b018*.socket18l0N01\#
        8*.socket                                                                             32.sw0Uc0b014*\#
        .sw1O50X014*.sw       72.shader18A0b018*.shader1MT0X018*.shader                                     \#
           33.st0Bo0b014*.st07>0X014*.st0`E0W014*.st                                                        \#
                       41.gmo1370b015*.gmo41.vfr1`=0b015*.vfr                                               \#
                                    31.eg0`g0b014*.eg                                                       \#
                                                           <1rebar.config1LB0b00<rebar.config              7\#
        1.mozlz40h=0b018*.mozlz4                                                                            \#
                   41.elv1]X0b015*.elv                             31.sp1SO0b014*.sp                        \#
                                                                                                            \#
         81terminfo1UE0b008terminfo                                                                         \#
                              ;1.overpassql0Xd0b01<*.overpassql                       45.ncl0gO0b015*.ncl0c4\#
        0X015*.ncl0RE0W015*.ncl0fb0V015*.ncl1ZE0U015*.ncl                                                   \#
                                            51.zipx1_\0b016*.zipx                                           \#
                                                              51.webp19V0b016*.webp                61.inkml1\#
        GG0b017*.inkml                                                                        41.fth04E0l015\#
        *.fth              44.txt1;c0b015*.txt1ZE0N015*.txt0h^0M015*.txt0fS0L015*.txt                       \#
                                                   51.3dml0:Q0b016*.3dml;1.weechatlog1DK0b01<*.weechatlog   \#
                                         41.stw0[I0b015*.stw                                                \#
                              42.tmx12S0b015*.tmx0SX0N015*.tmx91.plantuml0:i0b01:*.plantuml41.wmc1``0b015*.w\#
        mc                                                                                                  \#
                                                                       43.dcl0X;0b015*.dcl0F80N015*.dcl1;c0M\#
        015*.dcl                                                91.rakutest0eW0b01:*.rakutest               \#
                                                                           41.cl206Z0b015*.cl2              \#
                            71.eliomi0SL0b018*.eliomi41.auk1L;0b015*.auk       41.nii1<J0b015*.nii          \#
                 41.tcc0oJ0b015*.tcc41.ftn1hX0b015*.ftn61.theme1_i0b017*.theme31.sr1@U0b014*.sr             \#
                          41.irp1PS0b015*.irp41.qgs0jM0b015*.qgs                                            \#
            44.oga1SW0b015*.oga08A0a015*.oga1o[0`015*.oga0Rb0_015*.oga                                      \#
             41.gmi0km0b015*.gmi                           71.numpyw01:0b018*.numpyw                        \#
                     51.zabw1O@0b016*.zabw          41.dcm1jo0b015*.dcm                41.rej1[g0b015*.rej42\#
        .sr21GP0b015*.sr20VR0N015*.sr251.fppi1II0b016*.fppi42.dcd10F0X015*.dcd0I90I015*.dcd51.tree0A^0b016*.\#
        tree                                                                                                \#
                 51.cdfx0DO0b016*.cdfx                                                                      \#
                             <1.xojo_script1K@0b01=*.xojo_script                                            \#
                                                                                                            \#
                                                                                                         41.\#
        dfy02c0b015*.dfy                                                                                    \#
                                                                          41.wmx16I0b015*.wmx               \#
                   71.rbtbar0Wc0b018*.rbtbar41.tpb09P0b015*.tpb                                        51.mm\#
        as0Z=0b016*.mmas61.vicar0YM0b017*.vicar42.wmz1_40b015*.wmz01X0X015*.wmz                             \#
           51.cfml11[0b016*.cfml51.edge0=V0b016*.edge                                  41.kia18j0b015*.kia  \#
                                                    51.wsdd1;c0b016*.wsdd                                   \#
                 51.xmls0GA0b016*.xmls                                                                      \#
                               41.rnd0Fe0b015*.rnd        42.ftl1Q\0b015*.ftl06^0X015*.ftl41.sxc0070b015*.sx\#
        c51.ston17X0b016*.ston91.csrattrs1I50b01:*.csrattrs71.cellml0R:0b018*.cellml41.mgz1DH0b015*.mgz61.rp\#
        gle0@e0b017*.rpgle                    51.ddeb01>0b016*.ddeb31.fc1H60b014*.fc                        \#
                                       91readme.pc1ZE0b009README.pc41.kid1\70b015*.kid41.t6418?0b015*.t64   \#
                                                                                                            \#
                                                                                                            \#
                                                   82.babelrc1Ei0b008.babelrc16\0X008.babelrc               \#
                                          51.mmap0Z=0b016*.mmap                                             \#
                41.sxg05a0b015*.sxg                           33.fd0oh0b014*.fd0NB0]014*.fd1G;0N014*.fd     \#
                                                                                                            \#
                                                                                              51.seml1j\0b01\#
        6*.seml         51.xweb1;c0b016*.xweb                                              61.talon1iV0b017*\#
        .talon                                                                          42.efi0;n0b015*.efi0\#
        XE0N015*.efi41.mrl0AA0b015*.mrl                                         <1.lostsyncxml0bL0b01=*.lost\#
        syncxml41.bay1KW0b015*.bay;1*.so.[0-9]*1K[0:00;*.so.[0-9]*51.apib0S60b016*.apib          31.fa1;c0b0\#
        14*.fa                                                           61.xtend1QE0b017*.xtend41.rtf0fQ0b0\#
        15*.rtf                                                41.gms0k<0b015*.gms                          \#
              42.rng0c40b015*.rng1;c0N015*.rng41.wk41Z[0b015*.wk451.pptx0ij0b016*.pptx                      \#
                      46.ogg1SW0b015*.ogg08A0a015*.ogg14>0`015*.ogg1o[0_015*.ogg0Rb0^015*.ogg0bM0]015*.ogg51\#
        .dssc0\E0b016*.dssc41.unf1Z\0b015*.unf             42.nim16b0b015*.nim0F70N015*.nim                 \#
                                                   51.moon1\H0b016*.moon41.mqy0Y40b015*.mqy                 \#
                              53.dist0G00X016*.dist1;c0B016*.dist0R\05016*.dist                             \#
                        51.maei14b0b016*.maei61.psexe1g60b017*.psexe                                        \#
                                                                                                            \#
                                                                                                            \#
                                         41.clw0JB0b015*.clw                                   51.anim1;30b0\#
        16*.anim     71.eam.fs11e0b018*.eam.fs31.ff1g<0b014*.ff42.srf1Tm0b015*.srf0VR0N015*.srf;1jenkinsfile\#
        15H0b00;Jenkinsfile41.kif1=70b015*.kif          =1install.mysql1ZE0b00=INSTALL.mysql                \#
             71.matlab06@0b018*.matlab                                                                      \#
                                                                        32.nu1FT0b014*.nu1JR0N014*.nu71.evoq\#
        ue01=0b018*.evoque22.c0oJ0b033*.C0@[0b033*.c41.cdc0j@0b015*.cdc24.b1X40b013*.b1\G0X013*.b1Uk0W013*.b\#
        0be0V013*.b81.zlogout1f30b008.zlogout42.lib0:70b015*.lib1;c0B015*.lib31.dg00W0b014*.dg23.d0^=0b013*.\#
        d0jJ0N013*.d0J_0M013*.d31.nx0e20b014*.nx41.lsl1aI0b015*.lsl23.e1G=0b013*.e1kE0N013*.e1UN0M013*.e24.g\#
        0HD0b013*.g0]20X013*.g1<R0W013*.g1;c0V013*.g31.ny18\0b014*.ny61.lasso1kN0b017*.lasso                \#
                 23.f1hX0b013*.f0>g0N013*.f04E0M013*.f61.xliff0lQ0b017*.xliff31.nq1nT0b014*.nq              \#
                     41.lin0h>0b015*.lin43.cdf13I0b015*.cdf04;0N015*.cdf0`H0M015*.cdf                       \#
                                                                    22.a0:70b013*.a1_I0N013*.a31.u20k20b014*\#
        .u281.sv4cpio09J0b019*.sv4cpio62.distz0G00b017*.distz0R\05017*.distz31.dl1690b014*.dl41.flw0Gg0b015*\#
        .flw51.zmpl0kC0b016*.zmpl42.lsp18\0b015*.lsp1=70X015*.lsp25.h0Lf0b013*.h0@[0N013*.h0oJ0M013*.h16X0L0\#
        13*.h0K>0K013*.h41.cda0`H0b015*.cda41.cdx1a[0b015*.cdx23.j0[`0b013*.j0;N0X013*.j04U0W013*.j51.load0n\#
        F0b016*.load33.nb1i30b014*.nb04;0N014*.nb1ZE0M014*.nb51.snip08l0b016*.snip24.x17>0b013*.x1PA0X013*.x\#
        0B:0W013*.x1XS0V013*.x33.nc13I0b014*.nc0;U0X014*.nc1dE0N014*.nc41.s3m0Le0b015*.s3m61.dtshd0e<0b017*.\#
        dtshd51.csml1hl0b016*.csml52.scpt0HT0b016*.scpt1V:0X016*.scpt31.do0K50b014*.do41.cdi1O`0b015*.cdi22.\#
        o0M:0b013*.o0_j0X013*.o=1.tern-project1Ei0b00=.tern-project<1readme.mysql1ZE0b00<README.mysql61.pryr\#
        c0>W0b006.pryrc32.nr1Nj0b014*.nr0QS0X014*.nr41.lsf0`A0b015*.lsf23.n1Nj0b013*.n1Ja0X013*.n0k10W013*.n\#
        :1mocha.opts1N00b00:mocha.opts41.umj1ha0b015*.umj51.dasm1Ko0b016*.dasm22.u0G=0b013*.u0k20X013*.u31.u\#
        10k20b014*.u161.d.mts1K90b017*.d.mts41.cdl05N0b015*.cdl                  41.fly00g0b015*.fly        \#
                          41.flp1Ck0b015*.flp                             41.iol11V0b015*.iol               \#
           41.mwf1g40b015*.mwf              21.y0MA0b013*.y    61.cobol0F10b017*.cobol41.lsx0`A0b015*.lsx23.\#
        k0SK0b013*.k17R0X013*.k1=80W013*.k52.lidr1Ud0b016*.lidr1oC0X016*.lidr                               \#
                                   42.cdr0>00b015*.cdr1i90N015*.cdr61.crmsh0A@0b017*.crmsh<1contributing1;c0\#
        b00<CONTRIBUTING                            31.ni0;50b014*.ni41.lca0:h0b015*.lca 41._js0RA0b015*._js\#
                                                                                          52.xhtm1aJ0l016*.x\#
        htm1k90X016*.xhtm                                          32.nl1=70b014*.nl0nS0X014*.nl31.no1ZE0b01\#
        4*.no   41.mwc04X0b015*.mwc                                                                         \#
                 81.depproj0c40b019*.depproj                      41.rnc0>30b015*.rnc42.stl10U0b015*.stl0KN0\#
        N015*.stl                                                         41.xop1aD0b015*.xop71troffrc1Nj0b0\#
        07troffrc26.t0j70l013*.t0eW0N013*.t1Po0M013*.t0U90L013*.t1f30D013*.t1Nj0:013*.t23.v0UO0b013*.v0Ib0X0\#
        13*.v0Sh0M013*.v61.numsc01:0b017*.numsc51.smaf0l?0b016*.smaf           51.line0S40b016*.line        \#
                                            41.cds0BH0b015*.cds       42.cjs0RA0b015*.cjs1[h0N015*.cjs      \#
                                                                                                            \#
                                                                                                            \#
                                                         ?1workspace.bazel0_k0b00?WORKSPACE.bazel 41.lyx1SQ0\#
        b015*.lyx                                                         51.rsat0gX0b016*.rsat41.oa30n>0b01\#
        5*.oa3 41.oa219n0b015*.oa2                   31.nf1P>0b014*.nf                                      \#
                   41.stm0MU0b015*.stm                                                                      \#
                           41.au31hP0b015*.au321.~1Y10b013*.~                       23.i1^]0b013*.i0Uo0X013*\#
        .i0mH0W013*.i@1security_classes0Rc0b00@security_classes71.imgcal1b^0b018*.imgcal41.cdy1af0b015*.cdy4\#
        1.lid1kG0b015*.lid22.w0Z>0b013*.w10l0X013*.w71.bsdiff0\^0b018*.bsdiff                    51.jaii1[E0\#
        b016*.jaii                    31.dm0fE0b014*.dm41.std1H<0b015*.std                           71.sha2\#
        241@W0b018*.sha224                                                                                  \#
                                                                   61.provn1TL0b017*.provn                  \#
                                         41.azs0c`0b015*.azsF1.env.development.local0jB0b00F.env.development\#
        .local91.sas7bitm0cZ0b01:*.sas7bitm                                                     @1.swiftsour\#
        ceinfo17D0b01A*.swiftsourceinfo                                                               42.edn\#
        06Z0b015*.edn0RU0X015*.edn                                                                          \#
                                              42.xer0BG0b015*.xer1LD0X015*.xer                              \#
          41.azv0OU0b015*.azv                                                                               \#
                                                                                                         91.\#
        sqliterc1;c0b009.sqliterc                                                                           \#
                                             61.qcall1D@0b017*.qcall                                        \#
                                         51.pvrt0\V0b016*.pvrt               41.stc0O<0b015*.stc            \#
                                       51.semd1Gn0b016*.semd41.stp18I0b015*.stp                             \#
                                                                41.wk21Z[0b015*.wk2       51.tmux1f30b016*.t\#
        mux61.ccxml0C70b017*.ccxml41.azf1_O0b015*.azf                            41.wk11Z[0b015*.wk141.jpc0R\#
        X0b015*.jpc                                                                                         \#
                     91.tar.lzma0\[0b01:*.tar.lzma              51.sema1Ze0b016*.sema                       \#
                                                                                                            \#
                                    51.fasl18\0b016*.fasl                        31.dp0Z80b014*.dp          \#
                                ;1gnumakefile0J_0b00;GNUmakefile                 42.spd1_]0b015*.spd0So0N015\#
        *.spd                        51.avdl0340b016*.avdl  22.q0I70b013*.q01Q0X013*.q 51.xbap1k^0b016*.xbap\#
                                            81.gslides1]J0b019*.gslides                                  41.\#
        btf1AB0b015*.btf24.p0c<0b013*.p10l0N013*.p1;^0M013*.p1S_0L013*.p;1id_ecdsa_sk0V20b00;id_ecdsa_sk42.r\#
        no1Nj0b015*.rno0I;0X015*.rno22.s0Uo0b013*.s1gV0N013*.s41.21018I0b015*.21041.wmd0hn0b015*.wmd61.wbxml\#
        0;b0b017*.wbxml:1appraisals0>W0b00:Appraisals41.erl1LB0b015*.erl23.r1gV0b013*.r0<\0X013*.r1kf0W013*.\#
        r41.gp41Zg0b015*.gp4:1.blade.php03c0b01;*.blade.php                                                 \#
                                                      51.cbin1F<0b016*.cbin41.vdb0ZH0b015*.vdb41.wma11R0b015\#
        *.wma                                                                                          41.f0\#
        81hX0b015*.f08                                                                                     6\#
        1.rvmrc1;c0b006.rvmrc41.rnh0I;0b015*.rnh41.flx1AI0b015*.flx                         41.pst1`j0b015*.\#
        pst62.npmrc18l0b006.npmrc0a;0X006.npmrc41.lyr1h40b015*.lyr41.edp0nX0b015*.edp                  41.jp\#
        r1n=0b015*.jpr                                                     41.wk31Z[0b015*.wk3              \#
                                                                                                            \#
                                                                                                            \#
                                                                                           71.tcshrc0CI0b007\#
        .tcshrc51.semf0bD0b016*.semf          41.str16i0b015*.str                   41.vda1kV0b015*.vda61.pr\#
        ovx1HE0b017*.provx                     51.jais1hn0b016*.jais41.wmf01X0b015*.wmf                     \#
                                                                                                            \#
                                                 91copyright1;c0b009COPYRIGHT51.rabl0>W0b016*.rabl41.azw1B60\#
        b015*.azw                                                                    61.atxml0;f0b017*.atxml\#
              41.vds18H0b015*.vds                     81.rst.txt1mP0b019*.rst.txt41.edm0iQ0b015*.edm81fastfi\#
        le0>W0b008Fastfile71.setpay1R;0b018*.setpay41.uno1`?0b015*.uno                         52.star0_k0b0\#
        16*.star05J0a016*.star                                           71.mkdown1R80b018*.mkdown      41.j\#
        fi0e90b015*.jfi51.asar1oO0b016*.asar                                                                \#
                                                                                                ;1sshd_confi\#
        g1Te0b00;sshd_config                                                                                \#
                                                                                                            \#
                                            41.vdi0>n0b015*.vdi                                             \#
                                                           41.xrl1LB0b015*.xrl                              \#
                                                                                                            \#
                     51.ttml0di0b016*.ttml                                                                  \#
                                                                                                            \#
                                                    71.espass0:f0b018*.espass:1.googlesql1=40b01;*.googlesql\#
        51.mxmf0>m0b016*.mxmf41.vdf1NT0b015*.vdf                                                            \#
                               41.hbs1?;0b015*.hbs81use.mask1ZE0b008use.mask                       41.unr143\#
        0b015*.unr               61.env.*1;c0b006.env.*                       81.swidtag0oT0b019*.swidtag   \#
                                                                    81xcompose0?U0b008XCompose              \#
                                                                                                            \#
                                                                                                            \#
                                                 81.src.rpm05G0b019*.src.rpm=1copying.regex1ZE0b00=COPYING.r\#
        egex41.dsk0:00b015*.dsk           41.uni0WI0b015*.uni                                         41.jpm\#
        1j<0b015*.jpm  41.kdl0dH0b015*.kdl71.truehd1B40b018*.truehd                                         \#
                                31.ep1b60b014*.ep41.68k0[k0b015*.68k               41.pyc0=W0b015*.pyc 81.po\#
        rtpkg0TN0b019*.portpkg?1.auto-changelog1Ei0b00?.auto-changelog                                      \#
                                     41.pye1J40b015*.pye51.sha31@W0b016*.sha356.fcgi0j70b016*.fcgi1W?0X016*.\#
        fcgi0>W0W016*.fcgi09>0V016*.fcgi1J40U016*.fcgi1f30T016*.fcgi41.its1bd0b015*.its51.sha21@W0b016*.sha2\#
                                                                 71.uasset1430b018*.uasset41.reb0<\0b015*.re\#
        b                      <1citation.cff1XJ0b00<CITATION.cff51.sha11@W0b016*.sha1:1.npmignore16J0b00:.n\#
        pmignore41.jph0af0b015*.jph51.sdkd1CO0b016*.sdkd              61.mysql1Bj0b017*.mysql               \#
                                                                                                            \#
                                                   41.wvp0NI0b015*.wvp41.jpg0e90b015*.jpg51.sdkm1CO0b016*.sd\#
        km     31.eq0U>0b014*.eq                                                                  41.vc11>=0\#
        b015*.vc1                                                                                           \#
                                                                71.svg.gz0f10b018*.svg.gz31.eh06F0b014*.eh41\#
        .psw1eT0b015*.psw           41.dsr0O]0b015*.dsr                                                     \#
                                                                                          42.mlp09a0b015*.ml\#
        p1B40X015*.mlp                     62.swcrc1Ei0b006.swcrc16\0X006.swcrc=1.json.example1Ei0b01>*.json\#
        .example                                           51.c8rc1Ei0b005.c8rc41.rex1WU0b015*.rex          \#
                                                      A1ehthumbs_vista.db0:m0b00Aehthumbs_vista.db41.spf0XV0\#
        b015*.spf41.4dm1g\0b015*.4dm71.hujson16\0b018*.hujson                                           31.q\#
        p18o0b014*.qp     71.webidl10N0b018*.webidl                                                         \#
                                                                                                   41.c4g1QM\#
        0b015*.c4g                                42.c4d1QM0X015*.c4d0Z70I015*.c4d                          \#
                                 52.lisp18\0b016*.lisp1=70N016*.lisp71.taglet0P60b018*.taglet41.c4f1QM0b015*\#
        .c4f61.pict11[N0b017*.pict1>1.tool-versions1;c0b00>.tool-versions41.sty0NB0b015*.sty                \#
                          61.ipfix1Oo0b017*.ipfix                                               42.stx0=Z0X0\#
        15*.stx1EY0I015*.stx41.et316H0b015*.et3                      41.lnx1O]0b015*.lnx                    \#
                                                                           42.dsw1\d0b015*.dsw1;c0N015*.dsw \#
                                                  >1.shell-session1PV0b01?*.shell-session91starfield17`0b009\#
        starfield51.prom1750b016*.prom41.mly0SL0b015*.mly61.pict21[N0b017*.pict2                            \#
               51.apkg1en0b016*.apkg                                                                        \#
                                         61.rspec1N00b006.rspec                              51.hats0d;0b016\#
        *.hats          41.fan0Y10b015*.fan41.pdf0@M0b015*.pdf              51.slim1Z90b016*.slim           \#
                                                                               71.xdgapp1>L0b018*.xdgapp    \#
                     51.proj0c40b016*.proj                                     51.avsc1Ei0b016*.avsc        \#
           71.mkfile0J_0b018*.mkfile81.xinitrc1f30b008.xinitrc                                              \#
           31.qm1`h0b014*.qm       41.ncx0H:0b015*.ncx                              41.pde1030b015*.pde     \#
              41.szx0ha0b015*.szx81.fshader18A0b019*.fshader44.dsp1Ul0b015*.dsp1::0X015*.dsp1R>0N015*.dsp1;c\#
        0M015*.dsp;1.coffee.erb12P0b01<*.coffee.erb41.cql0c00b015*.cql72.ndjson0D00b018*.ndjson1Ei0X018*.ndj\#
        son41.stf0c_0b015*.stf       41.xvm0bk0b015*.xvm                                       41.jpf1DT0b01\#
        5*.jpf                                                      41.reg0gh0b015*.reg      71.dbase303O0b0\#
        18*.dbase3                                                                                          \#
                                                                    43.spc0>e0b015*.spc0cX0N015*.spc09P0M015\#
        *.spc                                41.cdt1YQ0b015*.cdt41.jpe0e90b015*.jpe                         \#
                51.gtpl15H0b016*.gtpl    41.itp1n[0b015*.itp81.docbook1JV0b019*.docbook                     \#
                                                                      41.tuc13K0b015*.tuc           51.duel1\#
        6C0b016*.duel                41.red0[f0b015*.red                                                    \#
                                         41.mj208C0b015*.mj261.rs.in1kR0b017*.rs.in41.wml0@V0b015*.wml     3\#
        1.em0`80b014*.em                                                                  @1.sublime_session\#
        16\0b01A*.sublime_session31.ne0Z20b014*.ne51.sylk1LZ0b016*.sylk 41.far0Vc0b015*.far  33.es0_O0b014*.\#
        es0RA0N014*.es1LB0M014*.es             41.ftc1iN0b015*.ftc41.vss0Bc0b015*.vss61.3gpp204D0b017*.3gpp2\#
        71.ibooks19d0b018*.ibooks41.ooc1jI0b015*.ooc41.pya0[50b015*.pya                                     \#
                    51.rdoc0\80b016*.rdoc41.nix1D=0b015*.nix                                                \#
                                                                                                      71.mop\#
        crt0;c0b018*.mopcrt                                                                        91.xhtml.\#
        j20R=0b01:*.xhtml.j2                31.ql0U50b014*.ql                      61.gamin08D0b017*.gamin  \#
             21.z1`d0b013*.z                                                                                \#
                         61.pbtxt07C0b017*.pbtxt          31.di0^=0b014*.di                                 \#
                                                                      52.loas0JX0b016*.loas1O>0I016*.loas   \#
        31.el14a0b014*.el   41.viv0;00b015*.viv                                                             \#
                          91.jisonlex0<C0b01:*.jisonlex                                                     \#
                                    71.circom01f0b018*.circom41.ba21nj0b015*.ba242.sav08g0b015*.sav0Ua0X015*\#
        .sav                                                            41.mos0WJ0b015*.mos                 \#
                                                                                         71uv.lock0W^0b007uv\#
        .lock41.fch0?P0b015*.fch41.vis1SN0b015*.vis41.mop0;c0b015*.mop                                      \#
                          :1codeowners1Ug0b00:CODEOWNERS                                                    \#
                                                                                                            \#
               52.mpg41420b016*.mpg416B0X016*.mpg4                                                          \#
                 41.mol1eo0b015*.mol                                                   41.soc19D0b015*.soc  \#
                                                                           41.viw1Bj0b015*.viw  41.sas1oc0b0\#
        15*.sas                                   <1.cxx-objdump1IH0b01=*.cxx-objdump  ?1use.stable.mask1ZE0\#
        b00?use.stable.mask                                        51.pprx1WU0b016*.pprx                    \#
                                                                                                            \#
                                             61.rbres0Wc0b017*.rbres42.plt1;^0b015*.plt1DA0X015*.plt41.3860=\#
        >0:015*.386                                                             81procfile1RA0b008Procfile 4\#
        1.mof1Wb0b015*.mof                                                              51.vivo0;00b016*.viv\#
        o                                                                               51.aion0WX0b016*.aio\#
        n                                     71.hexpat0f60b018*.hexpat                 41.fcs0IE0b015*.fcs \#
            ;1ld.so.cache1mC0b00;ld.so.cache  43.pls15Q0b015*.pls17B0N015*.pls09P0M015*.pls                 \#
                                     42.sap0;k0b015*.sap0Fb0N015*.sap   61.u8mdn18G0b017*.u8mdn             \#
                                                                                                            \#
                                           ;1apache.conf1[V0b00;apache.conf                                 \#
                                                                                          42.sol1`B0b015*.so\#
        l0gO0a015*.sol                                                                                      \#
                                                        81pkgbuild1f30b008PKGBUILD                          \#
                          42.bdf0TZ0b015*.bdf0]W0N015*.bdf                                  41.evc0kH0b015*.\#
        evc41.vsw0Bc0b015*.vsw<1configure.ac1ed0b00<configure.ac61.shtml0kN0b017*.shtml42.vst0Bc0b015*.vst1k\#
        V0a015*.vst                    41.evb00Z0b015*.evb                                     51.rexx1WU0b0\#
        16*.rexx                                                                                            \#
                                                                                          ;1ehthumbs.db0:m0b\#
        00;ehthumbs.db                     91.xml.dist0c40b01:*.xml.dist          :1.isort.cfg18l0b00:.isort\#
        .cfg                            71.jnilib0Jn0b018*.jnilib                                          6\#
        1.smzip0hH0b017*.smzip                     41.plp1cE0b015*.plp               41.bdo0IL0b015*.bdo    \#
                         41.bz20RP0b015*.bz2                                51.hoon0N`0b016*.hoon           \#
                                                                                           52.epsi08:0b016*.\#
        epsi0En0N016*.epsi      51.psm10i50b016*.psm151.gjam0Ea0b016*.gjam     42.bdm14Q0b015*.bdm0WS0N015*.\#
        bdm                              <1.webmanifest1ae0b01=*.webmanifest41.soa06R0b015*.soa            4\#
        1.sar0Wl0b015*.sar                                       41.nit1Y[0b015*.nit  41.xhe0JX0b015*.xhe   \#
                                                                  41.bz309G0b015*.bz3                       \#
                                                                                                            \#
                           41.pdx0=_0b015*.pdx                                                              \#
                        71test.me1ZE0b007test.me                                                            \#
                      51.vala07=0b016*.vala                                        71.irclog1DK0b018*.irclog\#
                                                                                                            \#
                              81.test.ts1K90b019*.test.ts          51.ovpn0lb0b016*.ovpn                    \#
                                                                                                            \#
                        81.xmt_bin1Rn0b019*.xmt_bin                                                         \#
                                                         ?1.livecodescript0^o0b01@*.livecodescript41.i6t1Bb0\#
        b015*.i6t                  <1configure.in1ed0b00<configure.in41.wp60>O0b015*.wp6            41.wp50>\#
        O0b015*.wp5                                                                             71.livemd1R8\#
        0b018*.livemd71.builds0c40b018*.builds                                                   51.list1;c0\#
        b016*.list                          =1license.mysql1ZE0b00=LICENSE.mysql             61.toast0K\0b01\#
        7*.toast                                                                          ;1.gitmessage1Qo0b\#
        00;.gitmessage                                51.proc1HS0b016*.proc61.jslib0RA0b017*.jslib:1mcmod.in\#
        fo1Ei0b00:mcmod.info71.setreg0@Q0b018*.setreg                           41.itk17`0b015*.itk=1makefil\#
        e.boot0J_0b00=Makefile.bootB1api-extractor.json16\0b00Bapi-extractor.json               41.ghf0oX0b0\#
        15*.ghf51.kmsg0460b016*.kmsg                                                               41.pfr1l[\#
        0b015*.pfr                                                                                          \#
                                                                                                            \#
           41.bdy09P0b015*.bdy                                                                              \#
                                                   41.wp40>O0b015*.wp4                                      \#
                                                                                    51.wlua09>0b016*.wlua   \#
                         71lexer.x1_d0b007Lexer.x                                                      <1dun\#
        e-project16^0b00<dune-project<1.flatpakrepo0[X0b01=*.flatpakrepo                                    \#
                                                             33.qs1i>0b014*.qs0lO0N014*.qs0M10M014*.qs41.csh\#
        0CI0b015*.csh            31.h50;U0b014*.h5                          31.qt0@P0b014*.qt               \#
                                                                                                            \#
                 41.w640:o0b015*.w64                           41.e570l50b015*.e57                          \#
                                                          51.cadl1P90b016*.cadl                             \#
                                                                                                            \#
                                                           31.ck1=o0b014*.ck                     >1.scalafix\#
        .conf13U0b00>.scalafix.conf       31.ez15;0b014*.ez                                                 \#
                     41.fg51hg0b015*.fg5                                                                    \#
                                     42.xht1aJ0b015*.xht0kN0N015*.xht                                       \#
                                                                                     81.html.hl0kN0b019*.htm\#
        l.hl        45.res0Om0b015*.res0Tb0N015*.res1Q:0M015*.res1Ve0I015*.res0_j0?015*.res42.hbc1jH0X015*.h\#
        bc0VI0I015*.hbc                  51.warc0^F0b016*.warc                                              \#
                                     81.mailmap1;c0b008.mailmap                                             \#
                         @1.sublime-snippet0c40b01A*.sublime-snippet31.ci0@]0b014*.ci61.asset1;30b017*.asset\#
                                                          32.ch01i0b014*.ch1iQ0X014*.ch61.sieve0@10b017*.sie\#
        ve                                                                                                  \#
                                                                                                            \#
                                    71podfile0>W0b007Podfile42.pyi0Ym0l015*.pyi1J40N015*.pyi41.bsa1nj0b015*.\#
        bsa:1md5sum.txt1@W0b00:md5sum.txt71.img.xz0oG0b018*.img.xz              41.csf0h70b015*.csf     43.m\#
        oo0Bd0b015*.moo0bm0X015*.moo0]?0W015*.moo42.sd209S0b015*.sd20:80X015*.sd2                           \#
                                                                42.cil0_m0b015*.cil0d]0X015*.cil42.jpx1DT0b0\#
        15*.jpx1n=0a015*.jpx              41.pyt1J40b015*.pyt   81.request1ZW0b019*.request                 \#
             @1.sqlite3-console1Y50b01A*.sqlite3-consoleF1.git-blame-ignore-revs1TN0b00F.git-blame-ignore-re\#
        vs41.pyw1J40b015*.pyw51.mmdb1S20b016*.mmdb41.pyv1<[0b015*.pyv    41.tur0Vg0b015*.tur42.fts1:g0b015*.\#
        fts1mO0N015*.fts                                                                                    \#
                                                                              41.pyx1[k0b015*.pyx           \#
             41.rep1=n0b015*.rep41.agc0dG0b015*.agc51.zcml0c40b016*.zcml81.sttheme0m\0b019*.sttheme         \#
                                                                   41.cii1BQ0b015*.cii41.a781X\0b015*.a78   \#
                             ;1.clang-tidy1XJ0b00;.clang-tidy41.pys1h>0b015*.pys51.jbst16C0b016*.jbst       \#
                                                                     91.keystore1Tk0b01:*.keystore51.ex011_Z\#
        0b016*.ex01<1.xojo_window1K@0b01=*.xojo_window42.cif1_e0b015*.cif0Fd0X015*.cif>1.scalafmt.conf13U0b0\#
        0>.scalafmt.conf                                             81.ditaval1o00b019*.ditaval42.ntf1Tn0b0\#
        15*.ntf0<?0X015*.ntf51.xsjs0RA0b016*.xsjs                                                           \#
                                                         51.flex1f00b016*.flex42.pyo0=W0b015*.pyo1Uf0N015*.p\#
        yo83.service06X0l019*.service1KH0b019*.service18l0N019*.service61.glbuf0CH0b017*.glbuf41.jfr0o>0b015\#
        *.jfr41.agb17S0b015*.agb51.texi0`\0b016*.texi81.gnucash0l]0b019*.gnucash                            \#
                                          C1.markdownlintignore16J0b00C.markdownlintignore                  \#
              42.csd0GM0b015*.csd0P80X015*.csd                                                              \#
                                  41.cin0B40b015*.cin    61.irbrc0>W0b006.irbrc                      41.pqa1\#
        oW0b015*.pqa                                                                                        \#
                      31.h40;U0b014*.h4                                      61.py2tb1AM0b017*.py2tb        \#
                                                                    41.erb0Da0b015*.erb             71.mathm\#
        l0N:0b018*.mathml                                                                                   \#
                                                                                                            \#
                                                               42.rkt1oa0b015*.rkt1OF0X015*.rkt             \#
                                                                 51.clip0YR0b016*.clip                      \#
                               41.csc0^B0b015*.csc                                        31owh17`0b003owh  \#
                                                   43.dsc1\[0b015*.dsc05K0X015*.dsc1o`0W015*.dsc       41.4t\#
        h04E0l015*.4th                                          42.qml0C`0b015*.qml0jM0D015*.qml51.opam1;c0b\#
        016*.opam                                                                       32.ex18W0b014*.ex1UN\#
        0N014*.ex41.mdr0ND0b015*.mdr  41.kbx0k60b015*.kbx               51.asax1fM0b016*.asax               \#
                                                                                                           4\#
        1.woz00K0b015*.woz41.ubj1<50b015*.ubj41.kdb1>20b015*.kdb51.psc10c40b016*.psc142.dsm1::0b015*.dsm0`70\#
        N015*.dsm41.age0K80b015*.age71.karbon1a10b018*.karbon71.zlogin1f30b007.zlogin;1.atomignore16J0b00;.a\#
        tomignore41.bsd1m20b015*.bsd41.kdc0h[0b015*.kdc61.u8dsn1:80b017*.u8dsn                        41.edb\#
        05_0b015*.edb         61.snoop04O0b017*.snoop            51.mxml0bk0b016*.mxml                      \#
             51.zirz0n30b016*.zirz                                          71.mdtext1R80b018*.mdtext42.dsl0\#
        M>0b015*.dsl1V=0N015*.dsl          J1toolchain_installscript.qs0M10b00Jtoolchain_installscript.qs41.\#
        bsl1XU0b015*.bsl                                                     41.faa1;c0b015*.faa            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                             61.conll0e50b017*.conll        \#
                                                                                                            \#
                                                                                                            \#
            51.mawk1L;0b016*.mawk                                                91.apexlang1b]0b01:*.apexla\#
        ng                                          51.silo1o^0b016*.silo                                   \#
                                                                                                            \#
                                          71.sensml0h50b018*.sensml    51.linq0Ak0b016*.linq                \#
                                                                                                            \#
                  41.ors0Nf0b015*.ors51.chat1Nf0b016*.chat61.jceks0@H0b017*.jceks                           \#
                                                                                     41.edc0YV0b015*.edc    \#
                     41.tsa1[<0b015*.tsa                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                    61go.sum1fK0b006go.sum  \#
                                                                41.edx0W>0b015*.edx                         \#
                                                             61.ahead0me0b017*.ahead  41.tsd1Yb0b015*.tsd   \#
                  51.opal15g0b016*.opal51.urim0kl0b016*.urim       41.vdx19C0b015*.vdx                   51.\#
        luau07D0b016*.luau       42.stk0Vc0b015*.stk1hL0N015*.stk                                          8\#
        1dicomdir1jo0b008dicomdir                                                                           \#
        41.dsf1B00b015*.dsf                                                   41.umx1430b015*.umx           \#
               42.sti0?k0b015*.sti16V0a015*.sti41.god0>W0b015*.god                                       51.\#
        nasm0Uo0b016*.nasm                41.eva1Hh0b015*.eva81notebook0Hm0b008Notebook51.stan1WP0b016*.stan\#
        41.oza1=?0b015*.oza51.nasl16F0b016*.nasl                 51.cylc0Yk0b016*.cylc                      \#
                                           51.ppam0Q30b016*.ppam               31.dv1A;0b014*.dv            \#
                            41.erf1m[0b015*.erf                                                             \#
                                                                                                            \#
             31.dx1j10b014*.dx                                                                              \#
                      51.moml0Zd0b016*.moml                                                                 \#
                   51.hbci1jH0b016*.hbci71.tflite1Tb0b018*.tflite                                           \#
                   81.escript1LB0b019*.escript91.makefile0J_0b01:*.makefile     27.m16X0b013*.m06@0a013*.m1\\#
        G0N013*.m1]\0M013*.m0]?0L013*.m1nk0K013*.m04;0D013*.m  24.l1_d0b013*.l1Nj0a013*.l18\0W013*.l0]30V013\#
        *.l41.bsh1;c0b015*.bsh31owl16:0b003owl              41.orq0b<0b015*.orq                             \#
                                                                                   =1.xojo_toolbar1K@0b01>*.\#
        xojo_toolbar                                                                                        \#
                                                                                                            \#
                                                                     81.mod.sf30B\0b019*.mod.sf3            \#
          51.mjml0c40b016*.mjml   41.pyp1J40b015*.pyp91.jslintrc16\0b009.jslintrc61.bison0d\0b017*.bison    \#
                             51vlcrc18l0b005vlcrc                                                           \#
                                                                                                            \#
                           41.mov0@P0b015*.mov31.nt16;0b014*.nt61.ackrc1N00b006.ackrc                       \#
                                                                                                            \#
                                                ;1.coveragerc18l0b00;.coveragerc61.gform1l40b017*.gform     \#
                                                                                                    41.rpa1h\#
        f0b015*.rpa                 41._ls1dR0b015*._ls 71.senmlc1i=0b018*.senmlc                           \#
                                                                                                            \#
                 >1sshconfig.snip1Te0b00>sshconfig.snip61.pcurl0:C0b017*.pcurl                              \#
                        41.rpm01o0b015*.rpm                                                                 \#
                        71.ignore16J0b007.ignore                                                            \#
                   51.ispc1R20b016*.ispc           41.lws0Vb0b015*.lws ;1go.work.sum1fK0b00;go.work.sum41.rp\#
        f0]k0b015*.rpf61.meta41;b0b017*.meta451.root0>B0b016*.root52.oxps0oV0b016*.oxps0@g0N016*.oxps62.xslf\#
        o1Zc0b017*.xslfo1PT0N017*.xslfo71.senmle0R80b018*.senmle91.zx-state0ha0b01:*.zx-state;1.mcfunction0j\#
        ?0b01<*.mcfunction                                                                                  \#
                                                                                                            \#
                                                                42.rpy1J40b015*.rpy1FR0X015*.rpy            \#
                    41.brf1;c0b015*.brf                                 81.spec.ts1K90b019*.spec.ts         \#
                                                                                       81.typelib05X0b019*.t\#
        ypelib                                                                41.ac31OL0b015*.ac3           \#
                                                                                                            \#
                                                                                                            \#
                                                                             51.loom14V0b016*.loom          \#
                  61.gslib0090b017*.gslib                                                     41.thy04[0b015\#
        *.thy 61.scala06i0b017*.scala41.qwt0MP0b015*.qwt71.xroles1;c0b018*.xroles                42.sda0FO0b\#
        015*.sda03`0X015*.sda42.las0O@0b015*.las1kN0X015*.las43.pgp1dl0b015*.pgp03]0a015*.pgp1?10`015*.pgp  \#
                              51.ldif04^0b016*.ldif                                                         \#
                                                                                                 41.wcm1`\0b\#
        015*.wcm     51.hpub19\0b016*.hpub             71.groovy15H0b018*.groovy                            \#
                             41.bru0:W0b015*.bru42.pml0[?0b015*.pml1750X015*.pml41.brs0Y20b015*.brs41.ac21AP\#
        0b015*.ac2              @1package.resolved1Ei0b00@Package.resolved         51.msix0;m0b016*.msix    \#
                                                                                                 43.aml10T0X\#
        015*.aml04V0W015*.aml17Z0N015*.aml                  42.sdf0Hf0b015*.sdf0@Z0X015*.sdf41.uvh0HY0b015*.\#
        uvh41.sdo03m0b015*.sdo                                                :1.kicad_mod1LH0b01;*.kicad_mo\#
        d41.amf1gI0b015*.amf51.gsql1X>0b016*.gsql41.uvi1@30b015*.uvi                                        \#
                51.bash1f30b016*.bash51.mp2a0An0b016*.mp2a32.vm0Ye0b014*.vm1;c0X014*.vm81.gnuplot1;^0b019*.g\#
        nuplot41.uvf1S50b015*.uvf41.mxf0;e0b015*.mxf41.ns30<?0b015*.ns341.ns20<?0b015*.ns2:2.gitignore16J0b0\#
        0:.gitignore16J0b01;*.gitignore41.ac40dB0b015*.ac4                                                  \#
                                 41.axd1fM0b015*.axd             ;1.dockerfile1L<0b01<*.dockerfile41.lwp1Tc0\#
        b015*.lwp41.brk0Nn0b015*.brk                                                                        \#
               91.zprofile1f30b009.zprofile                                                    42.sdw1110b01\#
        5*.sdw0cQ0X015*.sdw81.desktop1DF0b019*.desktop41.uc20]\0b015*.uc2                      51.less0:Z0b0\#
        16*.less;1.c++objdump1IH0b01<*.c++objdump71.senmlx0610b018*.senmlx                    51.ppsm1an0b01\#
        6*.ppsm42.laz1k]0l015*.laz0O@0X015*.laz                 ;1.catproduct1_o0b01<*.catproduct           \#
                          41.muf1nk0b015*.muf                          71.kdelnk1DF0b018*.kdelnk            \#
                                                                                                            \#
                    42.hif15b0b015*.hif1Sh0N015*.hif=1file_contexts0Rc0b00=file_contexts                    \#
            81.mermaid16L0b019*.mermaid                                                       41.mxi0NZ0b015\#
        *.mxi                                                                                               \#
                                                                      <1.html.jinja20R=0b01=*.html.jinja2   \#
                                             61.ptrom1o]0b017*.ptrom                                        \#
                 71.sqlite0Gj0b018*.sqlite         ?1authorized_keys0ML1@00?authorized_keys41.uil0MS0b015*.u\#
        il51.asmx1fM0b016*.asmx91.screenrc1;c0b009.screenrc41.dvb1970b015*.dvb        41.mxu0k:0b015*.mxu41.\#
        zsh1f30b015*.zsh                                     41.uva0QB0b015*.uva;1.webarchive1cY0b01<*.webar\#
        chive                                                                                   41.ocl1h90b0\#
        15*.ocl41.uvg1@30b015*.uvg                       41.dvc1gL0b015*.dvc51.srdf0c40b016*.srdf61.dylan1kG\#
        0b017*.dylan42.uvu1be0b015*.uvu04i0X015*.uvu71porting1;c0b007PORTING41.uvd1S50b015*.uvd71history1;c0\#
        b007HISTORY41.axi0U_0b015*.axi31.vy15]0b014*.vy31.c30fU0b014*.c3                           41.nsi0BJ\#
        0b015*.nsi      42.nsh0BJ0b015*.nsh0<?0N015*.nsh31.c20h20b014*.c2                61.fbdoc0l>0b017*.f\#
        bdoc                                                                                                \#
                                                                  51.haml0Ee0b016*.haml91build.xml1lh0b009bu\#
        ild.xml                      51.eris0Aj0b016*.eris31.wk1Z[0b014*.wk                              41.\#
        vlc0^40b015*.vlc                41.mud1RJ0b015*.mud                                    81.gemspec0>W\#
        0b019*.gemspec                         41.amr1\I0b015*.amr   41.acn1\=0b015*.acn                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            31.wg12\0b014*.wg                                                                               \#
                              41.nds0T`0b015*.nds51.zstd0Tf0b016*.zstd                              :1.slnla\#
        unch1Ei0b01;*.slnlaunch                 41.pgm0VV0b015*.pgm                               B1.raw-dis\#
        k-image.xz0oG0b01C*.raw-disk-image.xz        41.sdm0Lg0b015*.sdm                                    \#
           41.ns40<?0b015*.ns4                                                 <1.env.staging0jB0b00<.env.st\#
        aging                    41.fpx1S\0b015*.fpx                                            51.mcif09K0b\#
        016*.mcif41.thp0jd0b015*.thp                51.gplt1;^0b016*.gplt   41.gvy15H0b015*.gvy             \#
                                       41.axv0ja0b015*.axv42.brd0V;0b015*.brd0TQ0X015*.brd81.xsjslib0RA0b019\#
        *.xsjslib                                                     51.mpdd1F=0b016*.mpdd51.urdf0c40b016*.\#
        urdf;1.bash_login1f30b00;.bash_login61.xacro0c40b017*.xacro        41.uvs17G0b015*.uvs              \#
                                                                                                            \#
                      41.uvp1NI0b015*.uvp41.pgn1[P0b015*.pgn91.nojekyll1;c0b009.nojekyllA1settings.stylecop0\#
        c40b00ASettings.StyleCop                ;1contents.lr1R80b00;contents.lr                            \#
            41.f771hX0b015*.f77                                                                             \#
                    31.vh0U[0b014*.vh     32.m41ed0b014*.m41;c0N014*.m441.ndc0Vo0b015*.ndc81.log.sf30=I0b019\#
        *.log.sf341.mxt1bh0b015*.mxt61.hocon13U0b017*.hocon:2app.config0c40b00:App.config0c40b00:app.config \#
                             91.html.eex1X10b01:*.html.eex                                                  \#
                                                                                          61.regex0I00b017*.\#
        regex41.pl60eW0b015*.pl6                                                                            \#
                                                    32.ws1R=0b014*.ws1e80N014*.ws                           \#
          ;1fonts.scale1Q90b00;fonts.scale         91.squashfs1400b01:*.squashfs          51.ptls0MX0b016*.p\#
        tls31.wp0>O0b014*.wp                                                                                \#
              51.cook1>O0b016*.cook                    32.wv0NI0b014*.wv0gf0N014*.wv51.mrcx0C?0b016*.mrcx61.\#
        asics1K_0b017*.asics                                       41.ndl0<?0b015*.ndl                      \#
                                                     41.rp91?40b015*.rp951.ntar0l60b016*.ntar43.tsx1K90l015*\#
        .tsx0I>0b015*.tsx0[00N015*.tsx                                                                      \#
                                                                                                            \#
                               41.wwf0m00b015*.wwf                                                          \#
            43.bst1ea0b015*.bst1@d0N015*.bst0S>0M015*.bst51.musd0bg0b016*.musd31.m21VN0b014*.m2             \#
                                                                                                            \#
                                               61.mirah0o10b017*.mirah                                      \#
                                                                               31.m70K60b014*.m741.tsr15K0b0\#
        15*.tsr                                                                 ;1.qmlproject0C`0b01<*.qmlpr\#
        oject41.tsv0dO0b015*.tsv51.luac0Zk0b016*.luac                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                         41.kbl0i^0b015*.kbl51.vhdx0j80b016*.vhdx           \#
                                    51.tasm0Uo0b016*.tasm31.m31WH0b014*.m3                                  \#
                                                          41.sd70H]0b015*.sd7         42.3ds1?]0b015*.3ds0gm\#
        0a015*.3ds                                                                                          \#
        41.mup1lB0b015*.mup                                                    :1.instances1XN0b01;*.instanc\#
        es                                                                                                  \#
          81.gshader18A0b019*.gshader                                                                       \#
                                                                                                 41.mxx0oJ0b\#
        015*.mxx                        51.stif04P0b016*.stif                                               \#
                    41.bsp12f0b015*.bsp                      41.ocx0;n0l015*.ocx                            \#
                                                                                                            \#
                                                                                        92workspace1J40b009W\#
        ORKSPACE0_k0X009WORKSPACE                                       51.cmti1S:0b016*.cmti               \#
                                                                    61ldaprc1kA0b006ldaprc                  \#
                     <1.abbrev_defs14a0b00<.abbrev_defs                                                     \#
                                                                                                            \#
                                                                                                            \#
                                 51.clkk1JI0b016*.clkk51.clkt0mK0b016*.clkt                                 \#
                                              81.builder0>W0b019*.builder;1.catdrawing1_o0b01<*.catdrawing  \#
             42.nsc1K=0b015*.nsc0A?0N015*.nsc51.stix1VY0b016*.stix61.class1:h0b017*.class51.dcmp0Z]0b016*.dc\#
        mp?2.code-workspace1Ei0b01@*.code-workspace16\0X01@*.code-workspace43.tst0hU0b015*.tst0g[0X015*.tst0\#
        HD0W015*.tst71.webapp1Fi0b018*.webapp                               42.qmd1R80b015*.qmd0DW0X015*.qmd\#
        51.dill1hU0b016*.dill        41.ob201^0b015*.ob2                                    41.uis1?70b015*.\#
        uis61.blorb09I0b017*.blorb61.xconf0@U0b017*.xconf            41.pgb0SP0b015*.pgb51.sail0gH0b016*.sai\#
        l                         41.axa0Fa0b015*.axa52.tmpl00e0b016*.tmpl0=60X016*.tmpl                    \#
                         31.vw09P0b014*.vw71.outjob0]H0b018*.outjob   41.qwd0MP0b015*.qwd         71.tcl.in1\#
        7`0b018*.tcl.in     41.ace1S60b015*.ace                   41.old1Y10b015*.old               O1.sarif\#
        -external-properties.json1B_0b01P*.sarif-external-properties.json41.mbt0]O0b015*.mbt                \#
             41.zpl0kC0b015*.zpl51.chai0O40b016*.chai41.acc0mf0b015*.acc61.marko0HF0b017*.marko31.vp0f@0b014\#
        *.vp51cshrc1f30b005cshrc                                           41.gvp1bZ0b015*.gvp51.spin1Yj0b01\#
        6*.spin                 ;1.sarif.json0CA0b01<*.sarif.json91configure1f30b009configure41.rmp17T0b015*\#
        .rmp        44.scd1Oe0b015*.scd1cQ0X015*.scd0G\0W015*.scd1R80V015*.scd41.gvr0\V0b015*.gvr?1.prettier\#
        ignore16J0b00?.prettierignore42.3dm0:Q0X015*.3dm15>0I015*.3dm41.mxs0P;0b015*.mxs                    \#
                                                                    61.nycrc1Ei0b006.nycrc                  \#
                  41.scf13m0D015*.scf                        51.rktd1OF0b016*.rktd42.sce04c0X015*.sce0g[0N01\#
        5*.sce                         41.amv05d0b015*.amv71.pdf.xz0LE0b018*.pdf.xz                         \#
           52.sage00k0l016*.sage1J40N016*.sage32.wl04;0X014*.wl0N20W014*.wl                                 \#
                                   91ld.script0B:0b009ld.script41.zst0Tf0b015*.zst           41.pmd1o40b015*\#
        .pmd             41.acb18n0X015*.acb                                                     41.thd1B40b\#
        015*.thd                41.sib1dG0b015*.sib51.hxsl1^W0b016*.hxsl              41.hip0GK0b015*.hip   \#
                                                                           41.lvp1DY0b015*.lvp              \#
                                                                                                            \#
                                           :1_redirects0QR0b00:_redirects51.xtel1:;0b016*.xtel    <1apache2.\#
        conf1[V0b00<apache2.conf43.sdc0dT0b015*.sdc0_`0X015*.sdc17`0N015*.sdc51.mp211Hg0b016*.mp2141.nse09>0\#
        b015*.nse                                  61.axaml0c40b017*.axaml         41.bro01\0b015*.bro      \#
                                                       41.sic1]60b015*.sic                                  \#
                         42.mus1M<0X015*.mus0_I0I015*.mus    41.nsg0<?0b015*.nsg42.nsf0<?0X015*.nsf1T_0D015*\#
        .nsf:1.c-objdump1[U0b01;*.c-objdump81pylintrc18l0b008pylintrc41.fgb1=50b015*.fgb51.mkdn1R80b016*.mkd\#
        n                                                                              41.dvi1fe0b015*.dvi41\#
        .qbs0C`0b015*.qbs51.clar0\K0b016*.clar                                   <1.env.example0jB0b00<.env.\#
        example               42.sdd15[0b015*.sdd0_a0X015*.sdd                                              \#
                                                                                                            \#
                                                                                     41.xbd1lC0b015*.xbd    \#
                                                                                            32.me1;@0b014*.m\#
        e1Nj0N014*.me51.clkp1[G0b016*.clkp                                                                  \#
                                       34.md1R80b014*.md1ei0N014*.md0[k0:014*.md1VE09014*.md                \#
                                 51.ppsx1_E0b016*.ppsx             71.clangd1XJ0b007.clangd41.cct0R90b015*.c\#
        ct43.tsp0^T0b015*.tsp1RU0X015*.tsp1am0W015*.tsp31.wm0o30b014*.wm61.glslv18A0b017*.glslv41.tsq0do0b01\#
        5*.tsq                           91.sas7baud1l60b01:*.sas7baud41.uvm0ko0b015*.uvm                   \#
                                         61.jelly0c40b017*.jelly31.vs18A0b014*.vs71.nvimrc1mm0b007.nvimrc   \#
                          41.ami1K40b015*.ami41.m3g06L0b015*.m3g                          41.bsv1^A0b015*.bs\#
        v                       51.diff0i<0b016*.diff41.ovl0IG0b015*.ovl51.smil1Sk0b016*.smil41.2mg1460b015*\#
        .2mg?1firestore.rules0lN0b00?firestore.rules71.brotli1Nd0b018*.brotli51.text1;c0b016*.text ;1.dir_co\#
        lors1[A0b00;.dir_colors41.lwo1Y^0b015*.lwo41.sit1P;0b015*.sit81.cljs.hl06Z0b019*.cljs.hl33.mo1370a01\#
        4*.mo0L_0X014*.mo0KE0N014*.mo                                                                       \#
                    33.mm1890b014*.mm0eH0a014*.mm0hl0N014*.mm51.php41W?0b016*.php4                          \#
                                        41.siv0@10b015*.siv51.mmod1J70b016*.mmod33.ml0SL0b014*.ml0I\0N014*.m\#
        l1Ib0M014*.ml41.8xp1GT0b015*.8xp41.p6l0eW0b015*.p6l=1.bash_aliases1f30b00=.bash_aliases61.py3tb0<K0b\#
        017*.py3tb<1kcl.mod.lock17R0b00<kcl.mod.lock41.he50;U0b015*.he534.mc1ed0b014*.mc16?0X014*.mc0j^0W014\#
        *.mc0F90V014*.mc  31.mk0J_0b014*.mk                  32.mb1i30X014*.mb1Of0I014*.mb41.ijs0U=0b015*.ij\#
        s                                                    41.p6m0eW0b015*.p6m                            \#
                                                                                                   41.vqf0=U\#
        0b015*.vqf51.php51W?0b016*.php532.mi16?0b014*.mi1J^0X014*.mi   51.php71W?0b016*.php7         31.mf1;\#
        c0b014*.mf     41.sis0050b015*.sis                                                                  \#
                                                                                                            \#
                      41.sil1RX0b015*.sil                        61.numpy01:0b017*.numpy                    \#
                           51.shar1Il0b016*.shar                                                            \#
                   ;1makefile.in0J_0b00;Makefile.in                                                         \#
                                                                   31.oz1F:0b014*.oz                    31.o\#
        s1XU0b014*.os 41.zfc1K:0b015*.zfc                                    51.gcno1lf0b016*.gcno     41.si\#
        k1Y10b015*.sik                                                             41.ijm0E@0b015*.ijm41.scs\#
        19N0b015*.scs42.htc0o20b015*.htc1;c0N015*.htc41.ccc1ID0b015*.ccc                                    \#
                                                                                                  31.mg1WH0b\#
        014*.mg                                                   41.zfo1dg0b015*.zfo                       \#
                                   81.promela1750b019*.promela41.lzx1C>0b015*.lzx51.sarl1a>0b016*.sarl      \#
             42.sco0gi0b015*.sco0P80X015*.sco                          91.gpkg.tar14]0b01:*.gpkg.tar42.sig1?\#
        10b015*.sig1Ib0N015*.sig92snakefile1J40b009Snakefile0bi0X009Snakefile61.exlib1f30b017*.exlib81.flatp\#
        ak1>L0b019*.flatpak44.scr0;n0l015*.scr12V0b015*.scr13^0N015*.scr1<20D015*.scr41.blb09I0b015*.blb<1.g\#
        dshaderinc1GR0b01=*.gdshaderinc71.cascii1F<0b018*.cascii=1.entitlements0m\0b01>*.entitlements41.c4p1\#
        QM0b015*.c4p41.scq0]a0b015*.scq                                                                     \#
                        61.ngdat0<k0b017*.ngdat                                       41.ab10Y<0b015*.ab1   \#
                                      71.ndproj0c40b018*.ndproj                               42.sid1RE0b015\#
        *.sid0oD0N015*.sid                                                                                  \#
                                                                                                            \#
                                                                                         51.xlim1bc0b016*.xl\#
        im                                                                                              31.t\#
        31>@0b014*.t3                    52.reds0[f0b016*.reds1E]0X016*.reds       61.xproc0\]0b017*.xproc  \#
                                                   :1android.bp0I]0b00:Android.bp=1.releases.xml1<Q0b01>*.re\#
        leases.xml41.cci0gm0b015*.cci44.sch0c40b015*.sch0V;0X015*.sch0SO0W015*.sch1oa0V015*.sch71.lasxml0BK0\#
        b018*.lasxml51.oprc1oW0b016*.oprc31*,v1;c0b003*,v41.vsl1;c0b015*.vsl                        41.wve12\#
        @0b015*.wve                                         32.ma1i30b014*.ma04;0X014*.ma81.strings1;c0b019*\#
        .strings                                                                                            \#
                                  51.nitf1Tn0b016*.nitf                                                  ;2.\#
        pluginspec0c40b01<*.pluginspec0>W0X01<*.pluginspec 41root06k0b004ROOT71.pcf.gz1m]0b018*.pcf.gz      \#
                                                                                                            \#
                                  51.fish0nF0b016*.fish61.aheui0kP0b017*.aheui                              \#
                                                                                     41.evt0]j0b015*.evt    \#
                                                                                                            \#
                        41.evw1Si0b015*.evw          51.clay03?0b016*.clayA1rebar.config.lock1LB0b00Arebar.c\#
        onfig.lock                                                                                   51.ogex\#
        1la0b016*.ogex                                                                                      \#
                          41.evy0To0b015*.evy                                                 41.xbm19I0b015\#
        *.xbm                                                                                               \#
                                              51.d.ts1K90b016*.d.ts41.vsd0Bc0b015*.vsd51.mime0540b016*.mime5\#
        1vimrc1mm0b005vimrc                        ;1.db-journal1cS0b01<*.db-journal                        \#
                                                                                                            \#
                                 51ackrc1N00b005ackrc  51.bats1f30b016*.bats                                \#
                               41.sci0g[0b015*.sci81.maxproj1bh0b019*.maxproj                               \#
               91ldap.conf1kA0b009ldap.conf                                                                 \#
                                                                                                            \#
                                                                                                    51.scsf0\#
        0c0b016*.scsf                                  :1readme.1st1ZE0b00:readme.1st                       \#
                               41.wvx16I0b015*.wvx                        41.scn0jg0b015*.scn51.avpr1Ei0b016\#
        *.avpr          41.nez1Z\0b015*.nez                               41.rmx0cm0b015*.rmx               \#
                      41.ecr15L0b015*.ecr                                               61.xproj0c40b017*.xp\#
        roj52.m3u80>i0l016*.m3u80^40b016*.m3u8            =1makefile.frag0J_0b00=Makefile.frag61.hlean13V0b0\#
        17*.hlean>1id_ed25519.pub0ML1@00>id_ed25519.pub41.d711Nm0b015*.d7181rakefile0>W0b008Rakefile        \#
            41.cco0]E0b015*.cco51.clkx0an0b016*.clkx                                                        \#
                                 51.clkw1J_0b016*.clkw51.umap1430b016*.umap                                 \#
                                                      51.iges1\m0b016*.iges<1terminfo.src1UE0b00<terminfo.sr\#
        c41.vic0YM0b015*.vic51.ssjs0RA0b016*.ssjs                                                           \#
                                                                       51.wafl0la0b016*.wafl                \#
                                                                                                            \#
                                                                                                            \#
               43.scm1oa0b015*.scm1_W0N015*.scm1U:0M015*.scm41.blf19e0b015*.blf                             \#
                                             61.react0bY0b017*.react            41.si71fF0b015*.si7        4\#
        1.vsh18A0b015*.vsh                                  61.mpega0An0b017*.mpega                         \#
                                                                             @1installscript.qs0M10b00@insta\#
        llscript.qs31.ox1:a0b014*.ox42.3qt1Nj0b015*.3qt0=90X015*.3qt                                        \#
                                                                               51.php31W?0b016*.php3        \#
                                                                  91.flaskenv1f30b009.flaskenv              \#
                                              41.vim1mm0b015*.vim                61.qbrew06h0b017*.qbrew51.s\#
        wap06X0b016*.swap                                                                                   \#
                                                                        51.embl1Rg0b016*.embl41.xbl0c40b015*\#
        .xbl41.ei60nn0b015*.ei6                                51.kojo06i0b016*.kojo42.hta0PC0b015*.hta0kN0N\#
        015*.hta41.scl0UM0b015*.scl                                                                         \#
         51.yacc0MA0b016*.yacc      41.p651o40b015*.p6541.qbo0?90b015*.qbo    51.vhdl0?:0b016*.vhdl         \#
                                                                                                          41\#
        .qoa1n@0b015*.qoa                       :2.releaserc1Ei0b00:.releaserc1XJ0X00:.releaserc    51.xaml0\#
        _:0b016*.xaml                                                          71.ps1xml0c40b018*.ps1xml    \#
                                                                                                            \#
                                                                                                            \#
                                                                            71.duckdb0eF0b018*.duckdb91.env.\#
        prod0jB0b009.env.prod42.r3d0;d0X015*.r3d1;c0B015*.r3d41.60201g0b015*.60261.jbig21kD0b017*.jbig2     \#
                                                  71.cshtml19S0b018*.cshtml                    41todo1;c0b00\#
        4TODO31.wz1Da0b014*.wz                                                                              \#
                                                                                                            \#
         :1.xdefaults1;c0b00:.xdefaults                                                                     \#
                                                   61.pclxl1h70b017*.pclxl41.aes1QK0b015*.aes61.scaml0VW0b01\#
        7*.scaml                                                                                            \#
                                              41.qoi1h]0b015*.qoi                                           \#
                                             :1.rcprofile1Jb0b01;*.rcprofile51.toml0W^0b016*.toml          4\#
        1.kar1ia0b015*.kar;1winmail.dat1S90b00;winmail.dat71.zshenv1f30b007.zshenv  <1bash_profile1f30b00<ba\#
        sh_profile                                              71.pickle0AK0b018*.pickle52.mask1@Y0b016*.ma\#
        sk1;30X016*.mask                                                                                    \#
                                                                                        61.asice04c0b017*.as\#
        ice                                                                                                 \#
                                                                                                            \#
                                                                      41.f031hX0b015*.f03                   \#
                                     51.spot06A0b016*.spot                                                  \#
                                                                     51.hwpx0MJ0b016*.hwpx81.warc.gz0Q00b019\#
        *.warc.gz41.bqn0iS0b015*.bqn21.70=90b013*.741.sc70^\0b015*.sc7                                      \#
              51.fnlm0<R0b016*.fnlm                              42.hdf0;U0b015*.hdf13=0a015*.hdf51.pyox1Uf0\#
        b016*.pyoxA1module.bazel.lock1Ei0b00AMODULE.bazel.lock      71.opencl0ZQ0b018*.opencl42.gen0[k0b015*\#
        .gen1DR0N015*.gen                                                                                   \#
                                                                                                            \#
                    42.aep1FY0b015*.aep0Pe0X015*.aep51.lcry0dJ0b016*.lcry41.uvt0m10b015*.uvt                \#
        51.dtsi0\R0b016*.dtsi                                                                               \#
                                                                                    21.50=90b013*.5         \#
                                                                                                            \#
                               21.40=90b013*.4                               91.qmltypes0C`0b01:*.qmltypes  \#
                                                                                      41.pzx1ka0b015*.pzx   \#
                                                                                                            \#
                                                                        :1.cvsignore16J0b00:.cvsignore      \#
                                                       81.tfstate1Ei0b019*.tfstate41.ged1470b015*.ged       \#
                42.geo1JD0b015*.geo18A0X015*.geo31faq1;c0b003FAQ41.sc80:\0b015*.sc841.kal0W=0b015*.kal      \#
                                                                                                            \#
                                                                                                          41\#
        .nsv1RO0b015*.nsv                                                                                   \#
                  41.wvc13c0b015*.wvc                                   41.nsp0Q10b015*.nsp           41.vsc\#
        1YC0b015*.vsc                                                                       41.uvz0c?0b015*.\#
        uvz  41.nss0710b015*.nss41.uvx0_80b015*.uvx                             41.rxn1D;0b015*.rxn         \#
                               319fs1f30b0039fs71.arrows1Z80b018*.arrows                                    \#
                                                 41.vsf0NJ0b015*.vsf                                        \#
             >1.code-snippets16\0b01?*.code-snippets41.hic06Z0b015*.hic41.uvv00F0b015*.uvv                  \#
                                              41.idl14c0b015*.idl        32.xi1oQ0b014*.xi17>0N014*.xi61.ipy\#
        nb0Hm0b017*.ipynb41.l011_Z0b015*.l01;1bash_logout1f30b00;bash_logout;1.tgitconfig05<0b00;.tgitconfig\#
         41.mll0SL0b015*.mll              51.tcap0>C0b016*.tcap                                             \#
                                              21.30=90b013*.3                                               \#
                                   41.kwt0;P0b015*.kwt51.xzap16>0b016*.xzap42.hdd1=_0X015*.hdd1I?0I015*.hdd4\#
        1.hgl0XF0b015*.hgl21.20=90b013*.242.3in1Nj0b015*.3in0=90X015*.3in                            41.e011\#
        _Z0b015*.e01                                                                                        \#
               41.idc0@[0b015*.idc              41.hin1A10b015*.hin41.f4a0`M0b015*.f4a41.gem0B?0b015*.gem   \#
                                                                                                            \#
                                                                                             41.mzn09b0b015*\#
        .mzn                                        41.nst0Vc0b015*.nst              51.xlog1;c0b016*.xlog  \#
                 61.rdata0Gm0b017*.rdata91.pylintrc18l0b009.pylintrc72.ebuild0P50b018*.ebuild1f30X018*.ebuil\#
        d                                                                                                   \#
                 41.c4u1QM0b015*.c4u                                 61.xspec0c40b017*.xspec                \#
                             I1.disposition-notification0bd0b01J*.disposition-notification41.gtw0Oe0b015*.gt\#
        w                                                                                                   \#
               42.wks1`\0b015*.wks1Z[0a015*.wks                                                             \#
             41.wkq1hc0b015*.wkq                                                                            \#
                                            42.sct18Z0b015*.sct1gD0X015*.sct51.xbrl0c40b016*.xbrl71keep.me1Z\#
        E0b007keep.me51.thor0>W0b016*.thor 32.bi1E>0b014*.bi1MP0X014*.bi                                    \#
                                                                                      41.mli0SL0b015*.mli   \#
                                         91.adoc.txt14i0b01:*.adoc.txt                                      \#
                                                                                                            \#
                                                                        61.praat1HS0b017*.praat             \#
                                                        51zshrc1f30b005zshrc                      61.accdb0_\#
        S0b017*.accdb    51.adts1`00b016*.adts41.ect1>X0b015*.ect          61.accde0_S0b017*.accde          \#
                                                    41.aet0ad0b015*.aet                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
         51.hack1910b016*.hack                              81.xdelta31FK0b019*.xdelta391.sas7bndx1fF0b01:*.\#
        sas7bndx42.blp0aR0b015*.blp1E^0I015*.blp                                        21.10=90b013*.1     \#
           <1.cpp-objdump1IH0b01=*.cpp-objdump                                         <1bash_aliases1f30b00\#
        <bash_aliases51.asn11YZ0b016*.asn152.sitx1jM0b016*.sitx1P;0N016*.sitx91.swiftdoc17D0b01:*.swiftdoc  \#
                                                 52.duby0>W0b016*.duby0o10X016*.duby                        \#
                                                                                                          44\#
        .pod0j70b015*.pod0@60N015*.pod1c=0M015*.pod1;c0L015*.pod51.http17J0b016*.http                       \#
                                                                                                            \#
                     41.pom1;c0b015*.pom                       41.kql1fT0b015*.kql                          \#
                                                                   51.appx0Md0b016*.appx51.ppkg1CP0b016*.ppk\#
        g                                                                         51.istr1n]0b016*.istr     \#
                                                 41.hqf0[Z0b015*.hqf         41.vtl0Ye0b015*.vtl71.lvproj1:G\#
        0b018*.lvproj                                                             :1config.sub1f30b00:config\#
        .sub  @1web.debug.config0c40b00@Web.Debug.config    42.gpt1i50X015*.gpt0gO0N015*.gpt        42.vba1D\#
        c0b015*.vba1mm0X015*.vba                                                                            \#
                                               41.hql01Q0b015*.hql                                         :\#
        1.swiftdeps1ao0b01;*.swiftdeps                                                                      \#
                                                                                                            \#
                                 51.pytb0<K0b016*.pytb41.vbe06]0b015*.vbe42.vtt08_0b015*.vtt11f0N015*.vtt41.\#
        g710gD0b015*.g7161.pages1Ye0b017*.pages                                                             \#
                                                                               51.dive19o0b016*.dive        \#
                                   51.acfm1j_0b016*.acfm41.vtf1;H0b015*.vtf                                 \#
                  41.gtm1\^0b015*.gtm         51.atfx1X]0b016*.atfx                      41.gtp0gO0b015*.gtp\#
        71.urimap0kl0b018*.urimap                         41.vbk0RR0b015*.vbk                   42.gts0gO0b0\#
        15*.gts1\F0X015*.gts                  44.pot1200b015*.pot1ND0a015*.pot17c0N015*.pot1;c0M015*.pot41.v\#
        tx0Bc0b015*.vtx51.golo1O[0b016*.golo41.gpx12A0b015*.gpx31.hy0XH0b014*.hy71.onetmp1\60b018*.onetmp   \#
          41.gnc0l]0b015*.gnc                                  51.azw31R[0b016*.azw3        41.lit1fn0b015*.\#
        lit                                                                                    61.xargs1;c0b\#
        017*.xargs                                    31.hs1@a0b014*.hs41.gnd1J:0b015*.gnd                  \#
                              91caddyfile17o0b009Caddyfile91.bbappend0KF0b01:*.bbappend                     \#
                                                                                                            \#
              41.rxt0>A0b015*.rxt                                                    51.resi1Q:0b016*.resi61\#
        .jflex1f00b017*.jflex                                                                               \#
                                                                                                 72.nimble1P\#
        60b018*.nimble16b0N018*.nimble                   51.cmsc0640b016*.cmsc               <1id_ecdsa.pub0\#
        ML1@00<id_ecdsa.pub                                  61.fasta1;c0b017*.fasta41.gnu1;^0b015*.gnu     \#
                          42.gpr1>S0b015*.gpr1;c0B015*.gpr     51.ptid0_M0b016*.ptid                        \#
                                                                                              61.ocaml0SL0b0\#
        17*.ocaml       51.divx1nl0b016*.divx31.hi11>0b014*.hi                                              \#
                                              51.azw40Tm0b016*.azw451.istc1ck0b016*.istc71.sldasm09A0b018*.s\#
        ldasm31.7z1So0b014*.7z=1.vsixmanifest0c40b01>*.vsixmanifest                                         \#
                                                              41.bag1a50b015*.bag           :1ssh_config1Te0\#
        b00:ssh_config41.pov11_0b015*.pov51.tpic1kV0b016*.tpic                                              \#
                                                                                                        41.g\#
        ph13g0b015*.gph          41.tfi07c0b015*.tfi       41.lcs0:h0b015*.lcs41.slm1Z90b015*.slm51.wsdl1J]0\#
        b016*.wsdl                                                                       51.dxbc1j=0b016*.dx\#
        bc          41.wmv1k\0b015*.wmv51.mods0FA0b016*.mods                      51.rita0fT0b016*.rita     \#
                                          91sshconfig1Te0b009sshconfig81.textile0@:0b019*.textile82.project0\#
        c40b008.project1;c0b019*.project35.hh0K>0b014*.hh0oJ0N014*.hh0@[0M014*.hh1910L014*.hh1890K014*.hh41.\#
        frg18A0b015*.frg41.tfm0HH0b015*.tfm51.xvml0bk0b016*.xvml41.bar0XI0b015*.bar                         \#
                                                31.ha0Mf0b014*.ha                                           \#
                            51.tese18A0b016*.tese                                              51.mcap1IR0b0\#
        16*.mcap41.slk1LZ0b015*.slk31.hc1f40b014*.hc42.bat0d`0b015*.bat12V0N015*.bat51.held1eI0b016*.held51.\#
        escn0jg0b016*.escn71README*1>T0:007README*41.6690WI0b015*.66941.apt1;c0b015*.apt51.tesc18A0b016*.tes\#
        c              41.c9s1>;0b015*.c9s                                                                  \#
                                   ?1mise.local.lock0W^0b00?mise.local.lock                       :1.4dproje\#
        ct1Ei0b01;*.4dproject                                                                       61notice\#
        1;c0b006NOTICE41.iiq07e0b015*.iiq51.hevc1i@0b016*.hevc41.iif1[>0b015*.iif                           \#
                                                          71.device06X0b018*.device41.tfx0Wf0b015*.tfx61.scu\#
        rl1lF0b017*.scurl                   41.dbk1JV0b015*.dbk                                             \#
                                                                  51.resx0c40b016*.resx21.60=90b013*.6      \#
          51.urls0ZI0b016*.urls31.hb1eN0b014*.hb                                                            \#
                       61.jinja0R=0b017*.jinja                    C1standard-modules.in02R0b00Cstandard-modu\#
        les.in              51.vert18A0b016*.vert42.dbx1cc0D015*.dbx1;c0B015*.dbx47.bas12g0b015*.bas1MP0N015\#
        *.bas0^G0M015*.bas1E>0L015*.bas1620K015*.bas1Dc0J015*.bas0O]0I015*.bas51.anpa1]g0b016*.anpa61.viper1\#
        4a0b006.viper41.upc0mA0b015*.upc91guardfile0>W0b009Guardfile51.iced12P0b016*.iced41.fxh1?_0b015*.fxh\#
        31.hx1^W0b014*.hx41.liq1;m0b015*.liq81video.db0:m0b008video.db:1.kicad_sym0SO0b01;*.kicad_sym51.jphc\#
        0[P0b016*.jphc51.eps30En0b016*.eps351.eps20En0b016*.eps241.avf1nl0b015*.avf                         \#
                                                                              51.mpls14Q0b016*.mpls         \#
                                 41.gtl0gO0b015*.gtl                                91.dataless1^L0b01:*.dat\#
        aless41.wgt1]C0b015*.wgt                                                                            \#
         61.restx1mP0b017*.restx                           41.mjs0RA0b015*.mjs                              \#
             92.htaccess1[V0b009.htaccess1;c0X009.htaccess41.xel0VJ0b015*.xel81.vec.sf30=H0b019*.vec.sf321.9\#
        0=90b013*.941.gno04K0b015*.gno81.atomsvc02g0b019*.atomsvc41.hqx05n0b015*.hqx71.js.erb1ML0b018*.js.er\#
        b                                                                                                   \#
                                                    41.gni1KT0b015*.gni             41.c9r1>;0b015*.c9r     \#
                                                                                             <1initial_sids0\#
        Rc0b00<initial_sids61.login1f30b006.login          71.parrot0dC0b018*.parrot91tmux.conf1f30b009tmux.\#
        confA1.secrets.baseline1Ei0b00A.secrets.baseline             41.kak1\`0b015*.kak41.ape11:0b015*.ape \#
                                                    41.gto0gO0b015*.gto42.por0Ub0b015*.por0?@0N015*.por     \#
                                                                                41.vto0190b015*.vto         \#
                                                                                                       41.g2\#
        w02P0b015*.g2w        41.frt04E0b015*.frt=1tsconfig.json16\0b00=tsconfig.json                       \#
                                          21.80=90b013*.8                        51.asdf1Aj0b016*.asdf      \#
                          51.hsj21=O0b016*.hsj241.txf09_0b015*.txf                                          \#
                                                            41.t380O30b015*.t38                             \#
                                                               41.txd0MY0b015*.txd                          \#
                                                                                                            \#
                    :1.spdx.json0B10b01;*.spdx.json                                                         \#
                        62.dylib1`Q0b017*.dylib1Io0X017*.dylib43.hdr08<0b015*.hdr1<J0X015*.hdr0SM0N015*.hdr \#
                                                     ;1.apacheconf1[V0b01<*.apacheconf                      \#
                      42.hdp1_R0b015*.hdp1kG0N015*.hdp                                  :1.yasnippet0NK0b01;\#
        *.yasnippet 41.knp0Hf0b015*.knp                                                51.step18I0b016*.step\#
        51.mtml0E50b016*.mtml41.gex0\n0b015*.gex                                            52.mbox0SD0b016*\#
        .mbox0540N016*.mbox      41.fb21X:0b015*.fb221.%1Y10b013*.%81.pkipath1UP0b019*.pkipath              \#
                   31.uo1;Z0b014*.uo        41.txi0`\0b015*.txi                                             \#
                                                                                                            \#
                                                                                   61.janet1Zn0b017*.janet  \#
                                                                  41.sf210Z0b015*.sf249.sf31T=0b015*.sf30=I0\#
        a015*.sf31gZ0`015*.sf31To0_015*.sf30<<0^015*.sf30I^0]015*.sf30=H0\015*.sf30B\0[015*.sf31[90Z015*.sf3\#
        61.gcode1<R0b017*.gcode                                                                             \#
                   ;1.dll.config0c40b01<*.dll.config                                                        \#
                                                                                                           8\#
        1.artisan1DX0b019*.artisan           41.sf71i60b015*.sf781.iso96600Kh0b019*.iso9660 41.upk1430b015*.\#
        upk 31.ur0eb0b014*.ur                                                                     :1.fe_laun\#
        ch1@F0b01;*.fe_launch             92yarn.lock1;c0b009yarn.lock1XJ0X009yarn.lock42.apk1860b015*.apk1@\#
        80X015*.apk                                                                                         \#
                                                                                                            \#
                   41.oas0Jk0b015*.oas                                                                      \#
                                              61.hprof0i_0b017*.hprof                                       \#
                                                                                                            \#
                                                                         51.arpa06R0b016*.arpa              \#
                         41.xo80:\0b015*.xo8                                     61.accdt0_S0b017*.accdt41.d\#
        xf0?=0b015*.dxf41.iii0Mm0b015*.iii                                     41.kne0Hf0b015*.kne71.priors1\#
        ao0b018*.priors81.feature0`=0b019*.feature              61.templ0Tc0b017*.templ                     \#
                                                                                                            \#
                           41.cuc0?20b015*.cuc61.junit1;c0b017*.junit51.pcap16k0b016*.pcap                  \#
                                                       81.graphql0__0l019*.graphql     91.cwl.json1UD0b01:*.\#
        cwl.json 61.comal03i0b017*.comal52.apex1b]0b016*.apex0D10X016*.apex81cakefile12P0b008Cakefile32.ui0i\#
        o0b014*.ui0oB0a014*.ui                        31.hg0c50b014*.hg                                     \#
                                                        71.ldaprc1kA0b007.ldaprc41.hds1I?0b015*.hds         \#
                                                                   41.dbf03O0b015*.dbf41.txl1FL0b015*.txl   \#
                                                                41.bau0`30b015*.bau            81.nearley0Z2\#
        0b019*.nearley    71.dpatch1R@0b018*.dpatch41.dbm0Vc0b015*.dbm 41.apr1k[0b015*.apr                  \#
            52.tscn0jg0b016*.tscn0Om0N016*.tscn@1.yaml-tmlanguage1XJ0b01A*.yaml-tmlanguage                  \#
                                                                    :1.xojo_menu1K@0b01;*.xojo_menu81.filter\#
        s0c40b019*.filters42.cuh0oJ0b015*.cuh0fV0X015*.cuh                                                  \#
                                                                                                            \#
                   @1requirements.txt1JS0b00@requirements.txt41.sln1C10b015*.sln41.bai06J0b015*.bai51.hans0>\#
        c0b016*.hans42.lzh1RQ0b015*.lzh0R\05015*.lzh41.okt0Vc0b015*.okt81.vcxproj0c40b019*.vcxproj41.nfo1cJ0\#
        b015*.nfo41.ml20BM0b015*.ml251.webm0[W0b016*.webm41.3fr1OE0b015*.3fr51.icon13@0b016*.icon?1.browsers\#
        listrc0;g0b00?.browserslistrc51.mips1E\0b016*.mips41.eif1G=0b015*.eif41.bak1Y10b015*.bak51.uoml1;Z0b\#
        016*.uoml                                                                                           \#
                51.emma1:20b016*.emma71.rbuild0>W0b018*.rbuild               41.6pm0eW0b015*.6pm            \#
                       41.bbx0NB0b015*.bbx41.bam0O^0b015*.bam                                               \#
                                                                 41.avi1nl0b015*.avi                        \#
                91.xsamples1;c0b01:*.xsamples                           51.smpg18X0b016*.smpg41.gpb0gO0b015*\#
        .gpb               41.cnf18l0b015*.cnf42.slt0G<0b015*.slt1T80N015*.slt                  41.cnc1<R0b0\#
        15*.cnc                                   41.wxs0c40b015*.wxs            71.cypher0XC0b018*.cypher  \#
                                                                                                            \#
                                                                   41.bal0N30b015*.bal  91fonts.dir1Q90b009f\#
        onts.dir       51.btif1AB0b016*.btif41.app1LB0b015*.app:1.libsonnet1`n0b01;*.libsonnet  51.usdc0eZ0b\#
        016*.usdc                                                                                           \#
                                                                                                            \#
              41.jp21fQ0b015*.jp251.smt21^_0b016*.smt251.vxml1]G0b016*.vxml           61nvimrc1mm0b006nvimrc\#
        61.fastq1;c0b017*.fastq71.snobol0cc0b018*.snobol                   A2.sublime-settings1Ei0b01B*.subl\#
        ime-settings16\0X01B*.sublime-settings41.idr1Ud0b015*.idr71.psf.gz12E0b018*.psf.gz41.apl1]30b015*.ap\#
        l91.rgignore16J0b009.rgignore52hosts1d60b005HOSTS18l0X005HOSTS81.podspec0>W0b019*.podspec           \#
                                                                                                            \#
                          62.alias1Gd0b017*.alias1;c0B017*.alias61.cabal1_l0b017*.cabal71.1905.10YI0b018*.19\#
        05.1                                                                                                \#
                                                                                                            \#
         41.dxb0@40b015*.dxb41.oth1d=0b015*.oth                                                             \#
                                              41.ltf04A0b015*.ltf41.roa0;h0b015*.roa              81.vshader\#
        18A0b019*.vshader                                                                                   \#
        41.ltx0NB0b015*.ltx      44.gpg1dl0b015*.gpg03]0a015*.gpg1?10`015*.gpg0hK0:015*.gpg41.roc0i@0b015*.r\#
        oc                                                                                                  \#
                                         51.gtar0B?0b016*.gtar41.hdt0nQ0b015*.hdt;1poetry.lock0W^0b00;poetry\#
        .lock51.jfif0e90b016*.jfif                                                                          \#
                                                                                             42.cnd09Y0b015*\#
        .cnd1;c0X015*.cnd51.rest1mP0b016*.rest           81.logtalk0dR0b019*.logtalk41.oti0VS0b015*.oti41.gt\#
        f1;c0b015*.gtf43.sls0MK0b015*.sls0ST0X015*.sls1oa0W015*.sls:1.rdf-crypt13C0b01;*.rdf-crypt41bugs1;c0\#
        b004BUGS                72.eclass15D0b018*.eclass1f30X018*.eclass:1id_rsa.pub0ML1@00:id_rsa.pub51.rm\#
        vb0cm0b016*.rmvb41.lds0B:0b015*.lds91.sas7bmdb1[J0b01:*.sas7bmdb41.ml40SL0b015*.ml441.6pl0eW0b015*.6\#
        pl51.weba1gR0b016*.weba                                                                             \#
                               61.cdkey1dA0b017*.cdkey                                41.kwd0;P0b015*.kwd43.\#
        for1hX0b015*.for11e0N015*.for04E0M015*.for;1.env.sample0jB0b00;.env.sample42.deb01>0b015*.deb0R\0501\#
        5*.deb          51.bmpr0PD0b016*.bmpr                                                   42.m3u0^40b0\#
        15*.m3u0>i0a015*.m3u          42.usd0eZ0b015*.usd1B`0X015*.usd                                      \#
        81.gscript0SW0b019*.gscript61.qhelp0c40b017*.qhelp                                                  \#
                                <1.sqlite3-wal1SK0b01=*.sqlite3-wal                                         \#
                                                      41.skm0\a0b015*.skm                              41.ne\#
        d1_P0b015*.ned43.def00C0b015*.def10G0X015*.def1;c0W015*.def91.musicxml1nO0b01:*.musicxml41.ota1Sb0b0\#
        15*.ota:1.nginxconf0NH0b01;*.nginxconf                                                           41.\#
        skd0\a0b015*.skd    81.lasjson0Pn0b019*.lasjson                    41.fif1YJ0b015*.fif41.nef1YK0b015\#
        *.nef                                   ?2.sublime-keymap1Ei0b01@*.sublime-keymap16\0X01@*.sublime-k\#
        eymap41.otg1IL0b015*.otg41.fir1bS0b015*.fir                                                         \#
                                                                                                        51.s\#
        cad1L90b016*.scad                                                                                   \#
          81.carjson00\0b019*.carjson   61.scdoc1j70b017*.scdoc                             ?1.raw-disk-imag\#
        e0gV0b01@*.raw-disk-image91expr-dist1gV0b009expr-dist41.otc13>0b015*.otc51.idml0\g0b016*.idml       \#
                       43.dms0DB0X015*.dms11H0I015*.dms0R\05015*.dms<1.xojo_report1K@0b01=*.xojo_report     \#
                                                                                   :1nginx.conf0NH0b00:nginx\#
        .conf                                    41.sqf0[Z0b015*.sqf                        49.der1ZF0b015*.\#
        der0^60^015*.der1@]0]015*.der1:_0\015*.der1830[015*.der1IN0Z015*.der1Vc0Y015*.der0b<0X015*.der0Nf0W0\#
        15*.der61.x3dvz1ge0b017*.x3dvz41.nes1Z\0b015*.nes41.fig0<[0b015*.fig41.m3a0An0b015*.m3a             \#
                                               <1.ecigprofile1fO0b01=*.ecigprofile                          \#
                                                                    81.zig.zon0:U0b019*.zig.zon71.stylus1a^0\#
        b018*.stylus                                                                                        \#
                    61.senml08d0b017*.senml                            41.nml0>90b015*.nml   91xmake.lua11Q0\#
        b009xmake.lua41.fgd0R90b015*.fgd51.sats0d;0b016*.sats41.dex1Y00b015*.dex                            \#
                           92.rhistory1gV0b009.Rhistory1gV0b01:*.rhistory41.skt0\a0b015*.skt                \#
                                                                                           41.iff1YB0b015*.i\#
        ff51.cert1ZF0b016*.cert                                                                             \#
                             44.ecl0gP0b015*.ecl0dW0X015*.ecl0gW0W015*.ecl1DA0V015*.ecl41.ccp0F10b015*.ccp  \#
                                              =1checksums.txt1@W0b00=checksums.txt               43.fit1:g0b\#
        015*.fit1mO0N015*.fit0W20I015*.fit41.ifo0CL0b015*.ifo                                               \#
                                                       42.otp1S40b015*.otp1;c0B015*.otp51.h2661Xk0b016*.h266\#
        42.otm0E?0b015*.otm0il0N015*.otm41.ots0E70b015*.ots                                      51.h2651i@0\#
        b016*.h265                          :1cargo.lock0W^0b00:Cargo.lock82.gdbinit1;c0b008.gdbinit0[=0b019\#
        *.gdbinit                                                       41.w3d0R90b015*.w3d41.dmp16k0b015*.d\#
        mp51.scss0gF0b016*.scss61.grxml1^h0b017*.grxml41.kra0LD0b015*.kra61.jscad0RA0b017*.jscad          42\#
        .rmd1R80b015*.rmd0DW0X015*.rmd                        71.gedcom1470b018*.gedcom                    :\#
        1.latexmkrc0j70b00:.latexmkrc                                          41.pbd0FS0b015*.pbd42.rms0cm0\#
        b015*.rms1l@0N015*.rms                                         71.nuspec0c40b018*.nuspec            \#
                                                                                                     81.json\#
        lz40h=0b019*.jsonlz4     ;1.multitrack0YQ0b01<*.multitrack51.tlrz03d0b016*.tlrz                     \#
                                                                                                            \#
                              42.rgb1L80b015*.rgb0F?0]015*.rgb                                              \#
                           51.xcos0@K0b016*.xcos              92.workflow0c40b01:*.workflow1P<0X01:*.workflo\#
        w51.obgx0Va0b016*.obgx                                                                              \#
                     81.parquet1UO0b019*.parquet                                                            \#
                                                                                                            \#
           42.dmg1n10b015*.dmg0R\05015*.dmg41.wxi0c40b015*.wxi51.scim0oW0b016*.scim   41.pti0BC0b015*.pti   \#
                81jakefile0RA0b008Jakefile41.cur0?e0b015*.cur                        71.religo1;20b018*.reli\#
        go                                                     41.wxl0c40b015*.wxl                          \#
                                                   51.wbmp1H`0b016*.wbmp            71.watchr0>W0b018*.watch\#
        r                                                                                                   \#
                                    51.xlam12X0b016*.xlam51.wren1bJ0b016*.wren51.h2641[Q0b016*.h26471.jsonml\#
        0jK0b018*.jsonml                                                               51.h2630Me0b016*.h263\#
        41.rmm0cm0b015*.rmm                                                                     41.pbi1iU0b0\#
        15*.pbi61.cwiki1;c0b017*.cwiki                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 91.wikitext1gf0b01:*.wikitext                      41.pbm1jk0b015*.pbm     \#
                        41.rmj0cm0b015*.rmj                                      91.sas7bpgm0jG0b01:*.sas7bp\#
        gm  41.ifc18I0b015*.ifc                                                        :1sha256sums1@W0b00:S\#
        HA256SUMS35.ms1^b0b014*.ms1Nj0N014*.ms0<h0M014*.ms0Uo0L014*.ms0iU0K014*.ms         41.ifb1i20b015*.i\#
        fb                 41.skr03]0b015*.skr   =2project.godot0UH0b00=project.godot0Om0N00=project.godot  \#
                        64id_dsa0OQ1@006id_dsa0^60X006id_dsa1@]0W006id_dsa0V20V006id_dsa                    \#
                                                                                                            \#
                                                                                                            \#
                                     31.g40]20b014*.g4                                                      \#
           41.krl0dE0b015*.krl                                  41.jmz0E;0b015*.jmz                  81.lang\#
        ium1RY0b019*.langium41.rmi1ia0b015*.rmi41.ifm18h0b015*.ifm41.ron1aX0b015*.ron                       \#
                                                                                     71.csproj0c40b018*.cspr\#
        oj42.ear14I0b015*.ear06f0X015*.ear51.jisp1E@0b016*.jisp42.py30Ym0l015*.py31J40N015*.py345.sql1Bj0b01\#
        5*.sql01P0N015*.sql1MQ0M015*.sql09P0L015*.sql1V\0K015*.sql41.py20G_0l015*.py2                       \#
                                                              :1.kicad_wks1LH0b01;*.kicad_wks               \#
                                                                                                            \#
                          51.muse17g0b016*.muse91readme.me1ZE0b009README.me                                 \#
                                             42.skp0h?0l015*.skp0\a0X015*.skp51.h2610`L0b016*.h26142.otf0GY0\#
        l015*.otf1EA0b015*.otf41.lzo0gQ0b015*.lzo41.ott0bc0b015*.ott<1.application1H80b01=*.application61.ar\#
        exx1WU0b017*.arexx43.run1AO0X015*.run0<l0W015*.run1f30N015*.run41.wpl1Gm0b015*.wpl41.dmf0Vc0b015*.dm\#
        f71.ccproj0c40b018*.ccproj               42.ptx0]@0X015*.ptx1LL0I015*.ptx                           \#
                                                                                                            \#
                                                      42.env0jB0b004.env0jB0b015*.env:1.rbuistate0Wc0b01;*.r\#
        buistate41.dxr0R90b015*.dxr:1.d-objdump0650b01;*.d-objdump>1.eslintrc.json16\0b00>.eslintrc.json<1.a\#
        ngelscript0O[0b01=*.angelscript42.ent1\<0b015*.ent1;c0N015*.ent42.enw1<N0b015*.enw02A0X015*.enw:1.fa\#
        ctor-rc0<X0b00:.factor-rc41.dxp15^0b015*.dxp     71crontab1Hf0b007crontab                           \#
                                   32.uc0k20b014*.uc1TP0X014*.uc                                            \#
                                                                                                            \#
                               81tiltfile0_k0b008Tiltfile                                             61.gls\#
        lf18A0b017*.glslf                               ;1maintainers1;c0b00;MAINTAINERS                    \#
                                           41.qrc0c40b015*.qrc;1.desktop.in1DF0b01<*.desktop.in   41.enr02A0\#
        b015*.enr31.ux0c40b014*.ux:1.coffee.md0e^0b01;*.coffee.md                                           \#
          42.hlp1@H0b015*.hlp1;c0B015*.hlp                                                                  \#
                                                                                                            \#
                                                                                       81mix.lock18W0b008mix\#
        .lock51.lpad0dW0b016*.lpad             41.mo31mZ0b015*.mo3                        41.xul15O0b015*.xu\#
        l           51.hpgl1^U0b016*.hpgl81.teacher03b0b019*.teacher                                        \#
                 31.uu1\A0b014*.uu         32.n31]@0b014*.n31;c0N014*.n341.ens0YP0b015*.ens                 \#
          51.htke17[0b016*.htke                                                                             \#
                               61.kexis0OY0b017*.kexis71hacking1;c0b007HACKING71.eps.gz0jW0b018*.eps.gz71.dy\#
        alog1]30b018*.dyalog@1.env.development0jB0b00@.env.development51.nawk1L;0b016*.nawk42.kfx1R[0b015*.k\#
        fx1B60I015*.kfx41.etx1hK0b015*.etx;1vagrantfile0>W0b00;Vagrantfile51.flac1=N0b016*.flac42.fpp1hX0b01\#
        5*.fpp1II0X015*.fpp                       71.natvis0c40b018*.natvis                                 \#
                                                                                          ?1cargo.toml.orig0\#
        W^0b00?Cargo.toml.orig                                                                              \#
                           71.xml.in0c40b018*.xml.in                                                      41\#
        .fzs1P:0b015*.fzs    71.xdelta1FK0b018*.xdelta                                                      \#
                                     <1.antlers.xml04S0b01=*.antlers.xml41.axx1jE0b015*.axx81.axs.erb05^0b01\#
        9*.axs.erb                                                                                          \#
                                        41.axs0U_0b015*.axs41.gko0gO0b015*.gko                      41.acu05\#
        i0b015*.acu41.upa1jH0b015*.upa                                                                      \#
          91deno.lock1Ei0b009deno.lock                                                                      \#
          51.ihex1;c0b016*.ihex                                     81build.pl0j70b008Build.PL51.xdcf0>L0b01\#
        6*.xdcf                                                                                             \#
                                                 81.ditamap1o00b019*.ditamap:1ssh-config1Te0b00:ssh-config31\#
        .g30MF0b014*.g3                                                                                     \#
           >1.tsconfig.json16\0b01?*.tsconfig.json                        42.sld1oa0b015*.sld0GI0]015*.sld  \#
                                                                                                            \#
                              71.etheme0R`0b018*.etheme                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           71.bigbed0kI0b018*.bigbed                                                                        \#
              :1.bzrignore16J0b00:.bzrignore                                                                \#
           41.amz1;e0b015*.amz                        81.network18l0b019*.network71.svelte18B0b018*.svelte71\#
        .pgpass1;c0b007.pgpass                                              ?1.python-version1;c0b00?.python\#
        -version41.pbp06M0b015*.pbp           42.sdp0EK0b015*.sdp0dg0:015*.sdp                              \#
          91.asciidoc14i0b01:*.asciidoc72.prolog1DA0b018*.prolog0dW0X018*.prolog                            \#
                                                                     51.ampl0<l0b016*.ampl                  \#
                        71.gdnlib0Om0b018*.gdnlib   41.md51@W0b015*.md5                                     \#
                                                           :2web.config0c40b00:Web.config0c40b00:web.config5\#
        1.self0BE0b016*.self:1readme.nss1ZE0b00:README.nss51.fh401;90b016*.fh40                 51.wp610>O0b\#
        016*.wp61   41.wpp0>O0b015*.wpp                                             41.mxl0jT0b015*.mxl     \#
                                                                                                          81\#
        pdm.lock0W^0b008pdm.lock33.vb1620l014*.vb0SY0b014*.vb0\f0N014*.vb                                   \#
          41.vbs1550b015*.vbs41.slc0LV0b015*.slc51.sgif1n90b016*.sgif                      31.hp0K>0b014*.hp\#
                                                    42.ros18\0b015*.ros0Dl0N015*.ros                        \#
                                                                                                            \#
                         41.wps1`\0b015*.wps>1.eslint-ignore16J0b00>.eslint-ignore                          \#
                   ;1.helmignore1;c0b00;.helmignore71.regexp0I00b018*.regexp81.gitkeep1;c0b008.gitkeep51.ebn\#
        f1[20b016*.ebnf                                          61.scope06X0b017*.scope41.hyb1iY0b015*.hyb3\#
        1.mu1eg0b014*.mu41.md21@W0b015*.md2               ;1.prettierrc1;c0b00;.prettierrc<1module.bazel0_k0\#
        b00<MODULE.bazel                             71.pubxml0c40b018*.pubxml           61.gdraw0TO0b017*.g\#
        draw           42.pbt1jG0b015*.pbt07C0X015*.pbt                                        91.justfile0]\#
        N0b009.JUSTFILE                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                           41.mbk0:?0b015*.mbk                                                              \#
                 61.druby0o10b017*.druby                                                                    \#
                          :1gopkg.lock0W^0b00:Gopkg.lock          61.scrbl1OF0b017*.scrbl31.vf14U0b014*.vf  \#
                                                                                      51.zone06R0b016*.zone4\#
        1.vtu0nZ0b015*.vtu                                                                                  \#
                                                      32.mt04;0b014*.mt1J<0X014*.mt                         \#
                                                                             =1.gcloudignore1;c0b00=.gcloudi\#
        gnore                                                         41.roq02U0b015*.roq                   \#
                                                                         41.usm0\U0b015*.usm                \#
        A1devcontainer.json16\0b00Adevcontainer.json51.susp0120b016*.susp51.mkii0NB0b016*.mkii51.lzma0=g0b01\#
        6*.lzma                                                                                             \#
                                41.wpt0>O0b015*.wpt<1.sparseimage1n10b01=*.sparseimage81.sources11P0b019*.so\#
        urces41.ldb0On0b015*.ldb41.md41@W0b015*.md471.ps.bz21[m0b018*.ps.bz2                             45.\#
        frm1D80b015*.frm0O]0X015*.frm0l>0W015*.frm18l0V015*.frm1Dc0U015*.frm42.sds1Y40b015*.sds1V20X015*.sds\#
        51.gdns0Om0b016*.gdns                        81.command1f30b019*.command                            \#
                                                                                                     61.lvli\#
        b1:G0b017*.lvlib42.sla0G\0b015*.sla0Yd0X015*.sla61.nproj0c40b017*.nproj61.cscfg0c40b017*.cscfg      \#
                   91.epsi.bz21Fa0b01:*.epsi.bz2                                                  41.pki0U30\#
        b015*.pki  31.p60eW0b014*.p641.zmt0;c0b015*.zmt                                                     \#
                                                                                                            \#
                   41.kss07]0b015*.kss                                                                      \#
                                             31.p41Bn0b014*.p4           81.snippet08l0b019*.snippet        \#
                                                  41.pkm0\C0b015*.pkm  71zlogout1f30b007zlogout             \#
                                                                        51.flix1A=0b016*.flix               \#
                                                     33.p81@]0b014*.p81MJ0a014*.p809>0N014*.p8    41.ksh1f30\#
        b015*.ksh                                                                         51.flif14?0b016*.f\#
        lif                                                                    91.workbook1R80b01:*.workbook\#
                                       81.pypylog0oI0b019*.pypylog                             41.pkb09P0b01\#
        5*.pkb                                                                                              \#
                                                                                                            \#
                                                                                       51.uvvh0HY0b016*.uvvh\#
                                                                                                            \#
                                                      51.xltm1SM0b016*.xltm                                 \#
                           51.pod61c=0b016*.pod643.pkg0k90b015*.pkg0G00N015*.pkg0R\05015*.pkg:1.teicorpus1d\\#
        0b01;*.teicorpus41.ksp0hi0b015*.ksp                              ;1.typoscript1[]0b01<*.typoscript51\#
        .chpl02X0b016*.chpl61.graph04L0b017*.graph                                                       61.\#
        netrc1;c0b006.netrc                  51.xltx15h0b016*.xltx                                          \#
          91bird.conf19X0b009bird.conf                                                                      \#
                 71.xhtml21aJ0b018*.xhtml261.rebol0<\0b017*.rebol              71.pd_lua09>0b018*.pd_lua    \#
                                                                                        41.bcf1Z>0b015*.bcf \#
                             61.ufraw0[e0b017*.ufraw                51.uvva0QB0b016*.uvva71.lasso91kN0b018*.\#
        lasso9                                                                            61.kshrc1f30b006.k\#
        shrc41.cr30H80b015*.cr3                          ;1.msixbundle1WS0b01<*.msixbundle51.uvvd1S50b016*.u\#
        vvd41.cr20ZG0b015*.cr2;1autohandler16?0b00;autohandler@1.sublime_metrics16\0b01A*.sublime_metrics51.\#
        mkvi0NB0b016*.mkvi                                51.spdf0So0b016*.spdf51.uvvi1@30b016*.uvvi        \#
                                                                                                            \#
                                                                <1makefile.gnu0J_0b00<Makefile.gnu          \#
                                                                                              41.cxf1W:0b015\#
        *.cxf61.rmiss18A0b017*.rmiss81.lvclass1:G0b019*.lvclass41.nns0d50b015*.nns41.nnd0lk0b015*.nnd   51.s\#
        tml1Oi0b016*.stml  41.rzx1a\0b015*.rzx                                                  41.cxt0R90b0\#
        15*.cxt61.imscc0JC0b017*.imscc41.pkr03]0b015*.pkr>1.tm_properties0`h0b00>.tm_properties             \#
        41.pks09P0b015*.pks                                          61.patch0i<0b017*.patch                \#
                                                                                                            \#
                                                           43.mht0_]0b015*.mht0540N015*.mht1O?0M015*.mht    \#
                      51.amlx0_P0b016*.amlx         61.log.71`>0b017*.log.741.cry1k_0b015*.cry              \#
                                                       ;1bsdmakefile0J_0b00;BSDmakefile                    9\#
        3.manifest1Tg0b01:*.manifest0c40N01:*.manifest1;c0M01:*.manifest41.ait1TD0b015*.ait      61.omdoc0?7\#
        0b017*.omdoc                                                                             44.wsc1gD0l\#
        015*.wsc0>>0b015*.wsc1jK0N015*.wsc04W0M015*.wsc41.tnt0Uj0b015*.tnt41.crw02I0b015*.crw51gtkrc1EZ0b005\#
        gtkrc51.scld11Y0b016*.scld42.gam0^10b015*.gam08D0X015*.gam71.juttle09^0b018*.juttle                 \#
            51.axml0c40b016*.axml                  41.snd1;J0b015*.snd81suite.rc0Yk0b008suite.rc   71jarfile\#
        0>W0b007Jarfile                51.uvvt0m10b016*.uvvt                      42.crt1ZF0b015*.crt0OH0X01\#
        5*.crt51.ktx20>Y0b016*.ktx221*~1Y10b002*~                                    41.snf13;0b015*.snf51.u\#
        vvs17G0b016*.uvvs    41.snb1gJ0b015*.snb 41.im10^L0b015*.im1                                        \#
                                         51.stpx0S90b016*.stpx                   61.log.41`>0b017*.log.4    \#
                                              41.jks1Tk0b015*.jks                                           \#
                                    41.glb0eI0b015*.glb                                                     \#
                                                                           61.log.21`>0b017*.log.2 51.stpz0\\#
        30b016*.stpz61.gemrc1XJ0b006.gemrc                                                                  \#
                                           51.finf0\P0b016*.finf  51.midi1ia0b016*.midi                     \#
                                                                                             51.chem0Un0b016\#
        *.chem61.log.11`>0b017*.log.1                                                            91.sas7bbak\#
        0kF0b01:*.sas7bbak                                           41.zmm03[0b015*.zmm                    \#
                >1commit_editmsg1Qo0b00>COMMIT_EDITMSG    51.psf10090b016*.psf1                             \#
                                  41.ppd17C0b015*.ppd                                                       \#
            71.lasso81kN0b018*.lasso832.3x0=90b014*.3x1Nj0X014*.3x51.smov1@;0b016*.smov     51.spdx1de0b016*\#
        .spdx                                     61.log.51`>0b017*.log.5                                   \#
                                                                                        41.sna01W0b015*.sna \#
                                                            41.su71=e0b015*.su7          61.dcurl1UF0b017*.d\#
        curl41.crd0=80b015*.crd                                                                             \#
                                                                                                            \#
                                                                                                            \#
                             31.ps0En0b014*.ps:1.sha256sum1@W0b01;*.sha256sum41.s7m0CJ0b015*.s7m            \#
                                          31.pr1750b014*.pr                            81.cdx.xml0Na0b019*.c\#
        dx.xml                                                                                      32.3m1Nj\#
        0b014*.3m0=90X014*.3m                                                                               \#
            51.segy1PM0b016*.segy51.uvvm0ko0b016*.uvvm         41.jav1;_0b015*.jav                  32.pp00J\#
        0b014*.pp0c<0a014*.pp                                                                               \#
                    51.sldm1g30b016*.sldm               61.log.31`>0b017*.log.3                             \#
                                                                                                         61.\#
        log.01`>0b017*.log.0                                               31.zs19@0b014*.zs                \#
                                                                                                            \#
                                                              41.nnw1IA0b015*.nnw                           \#
                                     51.🔥1TM0b016*.🔥51.ahkl1WO0b016*.ahkl51.opml0e]0b016*.opml              \#
                                                                                                 52.vbox0:V0\#
        l016*.vbox1O=0X016*.vbox51.qasm1GA0b016*.qasm42.pkl0AK0b015*.pkl1@I0X015*.pkl41.ism09=0b015*.ism31.p\#
        q0CF0b014*.pq                        <1.senml-etchc1Im0b01=*.senml-etchc51.uvvp1NI0b016*.uvvp       \#
                                                                                41.ppt1200b015*.ppt         \#
                                                                 51.sldx1NY0b016*.sldx                      \#
                                                                                                            \#
          41.tb21cV0b015*.tb2                   41.rbw0>W0b015*.rbw          41.oeb1ZY0b015*.oeb32.pc1iI0b01\#
        4*.pc1=90X014*.pc41.rbs1Sn0b015*.rbs     41.xyz0BR0b015*.xyz                                        \#
        31.pb1iU0b014*.pb   41.dpr0c<0b015*.dpr          71.pkpass12Q0b018*.pkpass                          \#
                                                                                             41.rbx0>W0b015*\#
        .rbx                      71.htm.j20R=0b018*.htm.j2                          33.py1J40l014*.py0G_0b0\#
        14*.py0Ym0a014*.py 41.b161PN0b015*.b16:1.themepack1b30b01;*.themepack                               \#
                                                                        42.emz01X0b015*.emz1I;0X015*.emz41.j\#
        ad0Mh0b015*.jad72license1ZE0b007LICENSE1;c0X007LICENSE21*%1Y10b002*%                                \#
              41.mst1S[0b015*.mst                                   51.vmdk13n0b016*.vmdk                   \#
                                                                                                            \#
                                  41.dzr0^<0b015*.dzr41.lmi1J40b015*.lmi                                    \#
                                     41.emm1=c0b015*.emm                          41.fun1Ib0b015*.fun41.isa1\#
        m?0b015*.isa                                                                41.typ1?^0b015*.typ43.ms\#
        i1S[0b015*.msi12V0N015*.msi0R\05015*.msi                                                            \#
                             61.mspec0>W0b017*.mspec                                                        \#
                                                                     61.mdown1R80b017*.mdown41.dpx0KO0b015*.\#
        dpx:1.caddyfile17o0b01;*.caddyfile61.phtml1W?0b017*.phtml41.emp0YE0b015*.emp                        \#
                                                  41.jac1G30b015*.jac41.eml0540b015*.eml51.tool1f30b016*.too\#
        l51.qmlc0iZ0b016*.qmlc                           42.msu1a90b015*.msu0R\05015*.msu31.pw0m70b014*.pw  \#
                   41.atr1OR0b015*.atr            >1dune-workspace1;c0b00>dune-workspace41.msa1\80b015*.msa4\#
        1.msf1ah0b015*.msf                                               41.lmp09=0b015*.lmp                \#
                                                                                                            \#
                                                                                                            \#
                                                                   91.cmake.in0U40b01:*.cmake.in            \#
                                                                              41.ppj0NV0b015*.ppj           \#
                                                                                                            \#
                                                                                       41.msc1IT0b015*.msc  \#
                                                                                           41.wdb1`\0b015*.w\#
        db                               71.psqlrc1;c0b007.psqlrc                                           \#
                                      41.msh1o^0b015*.msh                                                   \#
                                                                                  32.pt1o]0X014*.pt1\?0I014*\#
        .pt                   71.buffer0R\05018*.buffer                                                     \#
                                                  41.mef0@D0b015*.mef                                       \#
                                                                                   ;1gradlew.bat0d`0b00;grad\#
        lew.bat41.sug0@A0b015*.sug        <1browserslist0;g0b00<browserslist71.ceylon0?I0b018*.ceylon       \#
               <1.appdata.xml1740b01=*.appdata.xml61.minid03Z0b017*.minid                       41.fut1b[0b0\#
        15*.fut31ack0j70b003ack             ;1.cppobjdump1IH0b01<*.cppobjdump61.zshrc1f30b006.zshrc52.uvvu1b\#
        e0b016*.uvvu04i0X016*.uvvu41.gau0`_0b015*.gau         41.lgt0dR0b015*.lgt                           \#
                                                                                                            \#
                                                >1.googlesql.sql1=40b01?*.googlesql.sql51.slnx0c40b016*.slnx\#
                   81.targets0c40b019*.targets                J1.sarif-external-properties1B_0b01K*.sarif-ex\#
        ternal-properties61.qcow20??0b017*.qcow271.lottie1oS0b018*.lottie                                   \#
                                                                                                         32.\#
        3p0=90b014*.3p1Nj0X014*.3p51.xpak1AK0b016*.xpak                                  51.cmxa1S:0b016*.cm\#
        xa41.ez31]<0b015*.ez351.elpi1nC0b016*.elpi41.qti03l0b015*.qti                  81doxyfile1;c0b008Dox\#
        yfile    61.log.61`>0b017*.log.6   51.uvvv00F0b016*.uvvv 51.mscx05E0b016*.mscx       91thumbs.db0:m0\#
        b009thumbs.db   61.curry1FA0b017*.curry                                                             \#
                                                                41.crx0=\0b015*.crx41.mpy1350b015*.mpy      \#
               51.puml0:i0b016*.puml                   51.mscz1NS0b016*.mscz51.aidl0m80b016*.aidl           \#
               61.blend1BC0b017*.blend                                                    71ant.xml1lh0b007a\#
        nt.xml                                                         41.ppa1200b015*.ppa                  \#
                                          D1dev-requirements.txt1JS0b00Ddev-requirements.txt                \#
                 81.atomsrv0Kj0b019*.atomsrv41.coq0Ib0b015*.coq                                             \#
                                           @1*.so.[0-9]*[0-9]1K[0l00@*.so.[0-9]*[0-9]51.dfxp0di0b016*.dfxp  \#
        41.mpw04o0b015*.mpw71go.work0bR0b007go.work41.gap0HD0b015*.gap41.mpv1SC0b015*.mpv=1.antlers.html04S0\#
        b01>*.antlers.html41.med16@0b015*.med41.ez209?0b015*.ez2                41.lgr1^30b015*.lgr         \#
                                                           41.ppm0[K0b015*.ppm51.shex1i_0b016*.shex         \#
                 41.sun0^L0b015*.sun41.c3d1Ig0b015*.c3d              45.sub1d]0b015*.sub1JX0a015*.sub1g90`01\#
        5*.sub18@0N015*.sub1EC0M015*.sub51.mjp208C0b016*.mjp2                      51.heex1X10b016*.heex    \#
                                               81.onetoc21\60b019*.onetoc2                                  \#
                                                              51.vsix0<I0b016*.vsix51.emlx0K=0b016*.emlx53.s\#
        pec0FD0b016*.spec0>W0N016*.spec1J40M016*.spec                                                       \#
                      31.zz01J0b014*.zz32.gb0In0b014*.gb1DR0N014*.gb41.tac1J40b015*.tac     51.ssml0=i0b016*\#
        .ssml                                                                                               \#
            51kshrc1f30b005kshrc42.cxx0oJ0b015*.cxx0@[0N015*.cxx 43.lrf1420l015*.lrf0Bg0b015*.lrf0R\05015*.l\#
        rf                                 61.gtkrc1EZ0b017*.gtkrc   61.fhtml0Ye0b017*.fhtml                \#
                                 43.msm1S[0l015*.msm09=0X015*.msm0R\05015*.msm41.m1u0k:0b015*.m1u41.xdc17`0b\#
        015*.xdc                 41.c++0oJ0b015*.c++                           41.pkd1jH0b015*.pkd41.lrc01m0\#
        b015*.lrc           41.im80^L0b015*.im8                81.profile1f30b008.profile41.tab1Bj0b015*.tab\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                          41.aif1Y;0b015*.ai\#
        f                                                                            41.xwd1k30b015*.xwd    \#
                                                  61.kexic0P<0b017*.kexic                                 51\#
        kakrc1\`0b005kakrc81.package1df0b019*.package                                                       \#
                                                                                                            \#
                                  42.gsp1@X0b015*.gsp1500X015*.gsp41.msl15B0b015*.msl41.mpt0JP0b015*.mpt    \#
                      <1.senml-etchj1P?0b01=*.senml-etchj                  @1.xcworkspacedata0c40b01A*.xcwor\#
        kspacedata                               51.vapi07=0b016*.vapi                                      \#
                                                                                                            \#
                41.inp08D0b015*.inp41.tar0B?0b015*.tar31.io0>50b014*.io42.ins0NB0b015*.ins1XZ0N015*.ins41.p2\#
        p03@0b015*.p2p                                                                   >1buildozer.spec18l\#
        0b00>buildozer.spec31.in1;c0b014*.in51.trig0]i0b016*.trig                                       44.t\#
        ap18?0b015*.tap1[S0a015*.tap0H40N015*.tap1f30D015*.tap31.il19[0b014*.il       41.one1\60b015*.one   \#
        51.esdl0mn0b016*.esdl                                                   ?1copyright.regex1ZE0b00?COP\#
        YRIGHT.regex                              41.lpr0c<0b015*.lpr                                       \#
                                                                                     :1.hprof.txt1LW0b01;*.h\#
        prof.txt41.asd18\0b015*.asd51.icns1<j0b016*.icns41.cod0PW0b015*.cod        41.tau1ih0b015*.tau    41\#
        .ymp1I@0b015*.ymp                                                       41.asf1Ai0b015*.asf   42.sml\#
        1Ib0l015*.sml1Sk0b015*.sml>1.sublime-build16\0b01?*.sublime-build                                   \#
                                                                                43.asn1bI0b015*.asn14g0X015*\#
        .asn1YZ0W015*.asn              61.rbfrm0Wc0b017*.rbfrm41.inx1]50b015*.inx91.textgrid1O_0b01:*.textgr\#
        id61.rchit18A0b017*.rchit         41.m1v03n0b015*.m1v           42.smf1mN0b015*.smf0g;0X015*.smf    \#
                               41.odd1d\0b015*.odd                                               42.smi0cI0l\#
        015*.smi1Sk0b015*.smi42.taz1mW0b015*.taz0j>0N015*.taz41.odg0iB0b015*.odg                            \#
                                           51.ulog0==0b016*.ulog31.ik0Yc0b014*.ik43.ase0L10b015*.ase1bm0I015\#
        *.ase1;c0B015*.ase                               71control05K0b007control                           \#
                                                                               41.x_b1Rn0b015*.x_b     71.bi\#
        btex0ci0b018*.bibtex41.odc14P0b015*.odc                                                             \#
                        41.tat0]c0b015*.tat                41.tam1>P0b015*.tam         52.frag0RA0b016*.frag\#
        18A0X016*.frag                     41.es60RA0b015*.es641.sma1S_0b015*.sma41.kpt0nT0b015*.kpt41.sss1m\#
        j0b015*.sss                                                                           51.mets0iA0b01\#
        6*.mets41.sst0On0b015*.sst                 41.ext1QC0b015*.ext                                      \#
                                                                                                            \#
                                                                                                          71\#
        .mrpack0>J0b018*.mrpack  91.sas7bdmd0CJ0b01:*.sas7bdmd41.udo09C0b015*.udo       41.tal0K]0b015*.tal4\#
        2.exr1iB0b015*.exr1S@0N015*.exr41.dgc1U40b015*.dgc42.mf41\:0X015*.mf404:0I015*.mf4                  \#
                          51.snbt12<0b016*.snbt                            41.smc1mM0b015*.smc              \#
                 41.asm0Uo0b015*.asm                                          61.bazel1;c0b017*.bazel       \#
                              41.ssv0e70b015*.ssv41.odb1^40b015*.odb43.dot1870l015*.dot1C50b015*.dot0bX0N015\#
        *.dot41.ktm0580b015*.ktm42.aso1n>0b015*.aso0Cm0X015*.aso41.smh0U20b015*.smh41.x3f1R90b015*.x3f<1Dock\#
        erfile.*1L<0b00<Dockerfile.*43.mpp0JP0l015*.mpp1SX0b015*.mpp0jI0N015*.mpp42.smv1]h0b015*.smv0Y:0X015\#
        *.smv?1.sqlite-journal1cS0b01@*.sqlite-journal;1troffrc-end1Nj0b00;troffrc-end42.smk0e40b015*.smk0bi\#
        0N015*.smk41.mpq1I80b015*.mpq41.hvd1:S0b015*.hvd41.dor09=0b015*.dor61.pcf.z1m]0b017*.pcf.z43.gst0c40\#
        b015*.gst1@X0X015*.gst0j`0W015*.gst41.phm1eh0b015*.phm41.at31gQ0b015*.at351.rels1Qh0b016*.rels41.ulx\#
        0EV0b015*.ulxB1.terraform-version1;c0b00B.terraform-version41.exs18W0b015*.exs62.cairo0320b017*.cair\#
        o0oF0X017*.cairo52.heic1=L0l016*.heic15b0b016*.heic51.mol20BM0b016*.mol2;1.luacheckrc09>0b00;.luache\#
        ckrc41.odm0il0b015*.odm41.cob0F10b015*.cob41.tao0\X0b015*.tao42.hxx0K>0b015*.hxx0oJ0N015*.hxx42.cmx0\#
        0E0X015*.cmx1S:0I015*.cmx                                              31.it0Nd0b014*.it42.asl0Nb0X0\#
        15*.asl1V=0W015*.asl41.ily1L40b015*.ily                                       41.lpf16g0b015*.lpf   \#
                                                                                                            \#
         51.gpkg1B^0b016*.gpkg41.sse0ZD0b015*.sse>1genfs_contexts0Rc0b00>genfs_contexts51.heif15b0l016*.heif\#
                          41.ssf0>o0b015*.ssf                        41.doh0K50b015*.doh41.exi1[O0b015*.exi \#
                                                 92.eslintrc1XJ0b009.eslintrc16\0X009.eslintrc              \#
                                                                                                   41.dof18l\#
        0b015*.dof91changelog1nL0b009ChangeLog                      41.ult1UM0b015*.ult                     \#
                                           41.ssa1@G0b015*.ssa71.creole1Rh0b018*.creole                     \#
                     ;1.slugignore1;c0b00;.slugignore44.cgi0FJ0X015*.cgi1J40W015*.cgi1f30V015*.cgi0j70N015*.\#
        cgi                                                 41.rwl1i10b015*.rwl                             \#
                                71.sbatch1f30b018*.sbatch61.mseed1><0b017*.mseed                            \#
                             51.uplc0Dn0b016*.uplc    41.off1;c0b015*.off42.cml0:j0b015*.cml0R:0X015*.cml41.\#
        kpm0>70b015*.kpm                                                                                    \#
                                                                                                            \#
                                 41.x_t0aB0b015*.x_t  41.cgm09D0b015*.cgm                 71credits03k0b007C\#
        REDITS42.x3d0Uh0b015*.x3d0X^0X015*.x3d                         51.latm1O>0b016*.latm          51.cro\#
        c1g?0b016*.croc                                           51.jmod1:70b016*.jmod                     \#
                                                                               51.rgbe08<0b016*.rgbe        \#
                                    71.glyphs0RQ0b018*.glyphs                                               \#
                                    41.doc0bX0b015*.doc                          41.ktz1010b015*.ktz43.afm1j\#
        _0b015*.afm0Gk0N015*.afm1G70M015*.afm                                 41.cmo1S:0b015*.cmo           \#
        71md5sums1@W0b007MD5SUMS:1dir_colors1[A0b00:DIR_COLORS                  42.mps0V00b015*.mps1l20X015*\#
        .mps 91mavenfile0>W0b009Mavenfile                                   41.xlz1[M0b015*.xlz             \#
                     51.fsti0f20b016*.fsti                        41.dzn13H0b015*.dzn                       \#
                                                                    41.ssp1_[0b015*.ssp41.udf1Bj0b015*.udf  \#
                          71.shproj0c40b018*.shproj                                                       42\#
        .ash12I0b015*.ash1lK0X015*.ash                                 71.action0FF0b018*.action            \#
                                                                                                     61.zimp\#
        l0kC0b017*.zimpl41.eex18W0b015*.eex                                        42.exp0Wm0b015*.exp1eM0X0\#
        15*.exp                                                                                           51\#
        .ccmx1I[0b016*.ccmx                                                                                 \#
                                                       <1.antlers.php04S0b01=*.antlers.php        42.com12V0\#
        b015*.com0kc0X015*.com                                                                         :1.au\#
        tomount06X0b01;*.automount41.tak0ZV0b015*.tak41.odf1Ri0b015*.odf:1squid.conf01K0b00:squid.conf      \#
                                                        41.oda1;G0b015*.oda                  51.pike0aX0b016\#
        *.pike41.gsx1@X0b015*.gsx81.html.j20R=0b019*.html.j251.adml0c40b016*.adml41.rbi0>W0b015*.rbi41.1231Z\#
        [0b015*.123                                                                                         \#
           51.bdmv14Q0b016*.bdmv                                                   41.smo1@;0b015*.smo      \#
                         :1modulefile00J0b00:Modulefile51.yara0W`0b016*.yara42.bzl0_k0l015*.bzl1J40b015*.bzl\#
                   51.ecma0_O0b016*.ecma41.lrm1?e0b015*.lrm                                     :1.gitreview\#
        18l0b00:.gitreview                       61.lagda1d10b017*.lagda41.exw10E0b015*.exw46.exe0;n0l015*.e\#
        xe12V0b015*.exe1kH0N015*.exe1<20D015*.exe0=>0:015*.exe0R\05015*.exe51.jpeg0e90b016*.jpeg            \#
         61.eliom0SL0b017*.eliom                41.es316H0b015*.es3                       41.mmf0l?0b015*.mm\#
        f71a_*.txt1650b007a_*.txt  41.mss0R_0b015*.mss                                                      \#
                                                                                                   <1.c++-ob\#
        jdump1IH0b01=*.c++-objdump51.dotm0m90b016*.dotm   71.liquid1hQ0b018*.liquid42.mmd0f00b015*.mmd16L0X0\#
        15*.mmd                                                          51.move1M?0b016*.move              \#
                 E1.sublime-color-scheme16\0b01F*.sublime-color-scheme44.msp1cC0b015*.msp1S[0N015*.msp1iA0I0\#
        15*.msp0R\05015*.msp51.part09V0b016*.part                                                           \#
               71.vtnstd0WX0b018*.vtnstd31.pf0HU0X014*.pf                                                   \#
                               41.gdb0[=0b015*.gdb                                                   41.isl0\#
        WB0b015*.isl41.ppz1200b015*.ppz                                                                     \#
                        41.z8010M0b015*.z8031.pd0n\0b014*.pd                                                \#
                                                                                             51.cpio0Uf0b016\#
        *.cpio                                                                                              \#
                                           81.schemas1;c0b019*.schemas32.ph0j70b014*.ph0mH0X014*.ph72.gsheet\#
        0K?0l018*.gsheet1le0X018*.gsheet41.msx0^g0b015*.msx41.iss0WB0b015*.iss                              \#
                                      41.p2118I0b015*.p2151.quiz1fE0b016*.quiz41.lex1_d0b015*.lex41.jag07?0b\#
        015*.jag41.nuv1ca0b015*.nuv?1.env.production0jB0b00?.env.production                                 \#
                                                           41.m211Hg0b015*.m21                              \#
                  41.n641he0b015*.n6491.rest.txt1mP0b01:*.rest.txt51.im320^L0b016*.im32 47.iso0Kh1@015*.iso0\#
        bf0b015*.iso0K40a015*.iso0H30`015*.iso1F\0_015*.iso0=G0^015*.iso0R\05015*.iso33.pl0j70b014*.pl1DA0X0\#
        14*.pl0eW0N014*.pl41.gdc1_h0b015*.gdc41.gdz1OM0b015*.gdz92.jshintrc1Ei0b009.jshintrc16\0X009.jshintr\#
        c                                                                                                   \#
        41.gra0`]0b015*.gra                                                                                 \#
                                                 71xinitrc1f30b007xinitrc                                41.\#
        jar14I0b015*.jar:1.arcconfig1Ei0b00:.arcconfig;1project.ede14a0b00;Project.ede41.emb1Rg0b015*.emb   \#
                                                                                                            \#
                                                                                                            \#
         41.pps1200b015*.pps51.aart1;c0b016*.aart54.json1Ei0b016*.json0P@0a016*.json1^d0N016*.json1G?0M016*.\#
        json51.cpkg1Z@0b016*.cpkg41.fxm0[[0b015*.fxm41.jai0mM0b015*.jai51.tcsh0CI0b016*.tcsh                \#
                            41.oft1a;0b015*.oft41.jsh1;_0b015*.jsh              41.jsc0iZ0b015*.jsc         \#
              41.jse1=b0b015*.jse                                                                           \#
                91.metallib13`0b01:*.metallib                                                               \#
               31.pk0WF0b014*.pk51.qtif1\g0b016*.qtif    31.i31WH0b014*.i3                                  \#
                                             41.grv1Gb0b015*.grv41.isp1XZ0b015*.isp                         \#
                                                         91.env.test0jB0b009.env.test=3.editorconfig18l0b00=\#
        .editorconfig18K0X00=.editorconfig18K0b01>*.editorconfig81.docjson1R_0b019*.docjson91.xcscheme0c40b0\#
        1:*.xcscheme41.j2k0RX0b015*.j2k41.afp00M0b015*.afp63.mhtml0_]0b017*.mhtml0540N017*.mhtml1O?0M017*.mh\#
        tml                                                                                                 \#
                                  41.nut0;10b015*.nut                                      41.jsb0RA0b015*.j\#
        sb                                          61.wmlsc1@D0b017*.wmlsc                                 \#
                                                                          <1_helpers.tpl0=60b00<_helpers.tpl\#
                                                                                                            \#
                                                              71.factor0<X0b018*.factor41.tlb0XS0b015*.tlb41\#
        .cmt1S:0b015*.cmt41.2651i@0b015*.265                            41.gal0lM0b015*.gal  71.lookml0:n0b0\#
        18*.lookml                                                             42.cmp0_<0b015*.cmp0gO0X015*.\#
        cmp                                               41.jtd1di0b015*.jtd                               \#
                                             41.jte1Ao0b015*.jte                                            \#
                 41.ofs1IV0b015*.ofs             41.j2c0RX0b015*.j2c61.ppttc1VD0b017*.ppttc51.3gp204D0b016*.\#
        3gp2                                 41.wdp1_R0b015*.wdp41.xqm1fo0b015*.xqm                  71.vipg\#
        rm13o0b018*.vipgrm                                                                                  \#
                     51.egrm1;c0b016*.egrm                                                                  \#
                        41.mq51J>0b015*.mq5                                                        42.rw21i1\#
        0b015*.rw20?l0N015*.rw2    51.zpaq1T<0b016*.zpaq                                     41.ulg0==0b015*\#
        .ulg     41.yrl1LB0b015*.yrl                                                        ;1deliverfile0>W\#
        0b00;Deliverfile                                                                                    \#
                                                                          52build1J40b005BUILD0_k0X005BUILD5\#
        1.uvvz0c?0b016*.uvvz                                                                     41.ssw0JG0b\#
        015*.ssw41.xql1fo0b015*.xql    61.ihtml1;c0b017*.ihtml41.p101:_0b015*.p1041.hvs0160b015*.hvs41.2661X\#
        k0b015*.26652.3gpp0P:0b016*.3gpp1Se0N016*.3gpp                                                      \#
                                  41.jsm0RA0b015*.jsm                                      51.seed1^L0b016*.\#
        seed41.ul41S70b015*.ul4       41.rwz1IK0b015*.rwz                                                   \#
                           42.mq418a0b015*.mq41J>0X015*.mq441.gan1`A0b015*.gan                              \#
                                                                  41.jsa0H50b015*.jsa91.yaml.sed1XJ0b01:*.ya\#
        ml.sed41.dgn0J<0b015*.dgn                       42.emf1c>0b015*.emf01X0N015*.emf51.ccmp1Zl0b016*.ccm\#
        p                                                                                                   \#
                                                                                             <1.study-inter0\#
        NZ0b01=*.study-inter<1gemfile.lock11I0b00<Gemfile.lock41.hvp0P?0b015*.hvp                      61.md\#
        txt1R80b017*.mdtxt<1.haml.deface0Ee0b01=*.haml.deface                                               \#
                                                                          :1.config.ts1K90b01;*.config.ts   \#
                                             35.pm0j70b014*.pm1o40a014*.pm0eW0N014*.pm0:@0M014*.pm1750L014*.\#
        pm51.gguf0El0b016*.gguf41.jam1J00b015*.jam51.psgi0j70b016*.psgi        51.uvvf1S50b016*.uvvf43.php1W\#
        ?0b004.php1W?0b015*.php1910N015*.php                     71.cljscm06Z0b018*.cljscm        51.savi0?0\#
        0b016*.savi                                                         51.s3df12U0b016*.s3df51.uvvx0_80\#
        b016*.uvvx                                                   41.val0Cm0b015*.val                    \#
                                  31.ig1WH0b014*.ig51.uvvg1@30b016*.uvvg     41.gac1K`0b015*.gac51.kpxx16Y0b\#
        016*.kpxx     51.volt1Q40b016*.volt    41.box1O=0b015*.box           41.wdl0KW0b015*.wdl51.jsgf0]P0b\#
        016*.jsgf31.po17c0b014*.po                         47.asc1;c0b015*.asc0V20N015*.asc12I0M015*.asc14i0\#
        L015*.asc1?10:015*.asc03]09015*.asc1dl08015*.asc41.dpg04X0b015*.dpg61.polar0c60b017*.polar41.ist1n]0\#
        b015*.ist:2.litcoffee12P0b01;*.litcoffee0e^0X01;*.litcoffee43.smd1Wd0b015*.smd1;c0B015*.smd12]0:015*\#
        .smd41.ofr1IV0b015*.ofr                                                                             \#
             41.tld1;c0b015*.tld                                               41.2641[Q0b015*.264          \#
                                                                                                            \#
          41.p121>90b015*.p12                                                                          61.sp\#
        ice1710b017*.spice           42.wax16I0b015*.wax0lE0N015*.wax                         41.pen1;c0b015\#
        *.pen                                                                                               \#
                      61.u8msg0e=0b017*.u8msg41.vhs0?:0b015*.vhs51.1clr1Y_0b016*.1clr         51.beam0_^0b01\#
        6*.beam61.proto0?c0b017*.proto41.svd1mJ0b015*.svd51.jake0RA0b016*.jake41.vht0?:0b015*.vht           \#
                   41.mng1`U0b015*.mng41.svc0j:0b015*.svc=1containerfile1L<0b00=Containerfile               \#
            71.jsonld1Lc0b018*.jsonld41.svg0nf0b015*.svg                                                    \#
                                                                                         42.wad17L1@015*.wad\#
        0R^0b015*.wad                      4:.pem1ZF0b015*.pem0^60^015*.pem1@]0]015*.pem1:_0\015*.pem1830[01\#
        5*.pem1=A0Z015*.pem1YN0Y015*.pem0A30N015*.pem0V20M015*.pem1Y903015*.pem51.adlf1W90b016*.adlf41.vhw0?\#
        :0b015*.vhw<1.mathematica04;0b01=*.mathematica41.sfc1mM0b015*.sfc      42.djv07E0b015*.djv1]Y0a015*.\#
        djv42.war14I0b015*.war1o@0X015*.war                                                                 \#
                42.svx1^I0b015*.svx1Qf0X015*.svx <1.emberscript0`80b01=*.emberscript    41.vrm0TR0b015*.vrm \#
                     41.xtm1170b015*.xtm                91.viaframe1`=0b01:*.viaframe       >1.sublime-theme\#
        16\0b01?*.sublime-theme41.sff1el0b015*.sff51.sass1=>0b016*.sass  91.htpasswd1;c0b009.htpasswd       \#
                                                                                                            \#
                                     32.1m1Nj0b014*.1m0=90X014*.1m51.sdoc03m0b016*.sdoc51.pntg0MG0b016*.pntg\#
        81makefile0J_0b008makefile41.boz0RP0b015*.boz     51.fxpl1bK0b016*.fxpl                             \#
                                                                                                            \#
          41.per0UR0b015*.per42.vhd0;l0l015*.vhd0?:0b015*.vhd                                               \#
                        51.lslp1aI0b016*.lslp                   41.m4p16B0b015*.m4p51.mmpt0Z=0b016*.mmpt31.r\#
        30<\0b014*.r3                       61.rbbas0Wc0b017*.rbbas                                         \#
                                                                    ;1haproxy.cfg0HI0b00;haproxy.cfg        \#
                          31.r20<\0b014*.r2                                                                 \#
            41.sfo14[0b015*.sfo91.ckignore16J0b009.ckignore   42.m4v1V;0l015*.m4v1420b015*.m4v              \#
                                                               41.m4u0k:0b015*.m4u71cacerts1Tk0b007cacerts91\#
        .iso191390S20b01:*.iso1913981fakefile01B0b008Fakefile      81.inputrc05Y0b008.inputrc               \#
                                                                                     41eask14a0b004Eask     \#
                                              41.f4b1g20b015*.f4b                                           \#
                           71.onepkg1\60b018*.onepkg                                                        \#
                                     53.opus1SW0b016*.opus1180a016*.opus0:]0N016*.opus                      \#
                                          41.vhi0?:0b015*.vhi                                               \#
                          41.pef0]@0b015*.pef           <1makefile.wat0J_0b00<Makefile.wat                  \#
                                                                                                            \#
                                                                                         63.plist0m\0b017*.p\#
        list0<A0X017*.plist0RQ0W017*.plist51.grb20AQ0b016*.grb241.aal0O?0b015*.aal                          \#
                                             42.sfd0g50b015*.sfd0=S0X015*.sfd  41.aam0ak0b015*.aam          \#
                                                                                                            \#
                                                                                                            \#
               41.vrx18A0b015*.vrx          51.adls1W90b016*.adls        81.epsf.gz0jW0b019*.epsf.gz        \#
                      51.m2ts14Q0b016*.m2ts                            42.sfv0H=0b015*.sfv1RN0X015*.sfv41.mn\#
        y0IF0b015*.mny41.peg1Sl0b015*.peg                                             71.bigwig0cW0b018*.big\#
        wig       31.xo0lP0b014*.xo61.jison0?o0b017*.jison        81.lostxml1\E0b019*.lostxml C1.all-contrib\#
        utorsrc1Ei0b00C.all-contributorsrc61passwd1;c0b006passwd41.aax0i10b015*.aax                         \#
                                                                                                        32.x\#
        m0fd0b014*.xm17>0N014*.xm                                                                           \#
                        61.wdiff0W_0b017*.wdiff31.be1R\0b014*.be51.it871Uj0b016*.it87               41.ost1`\#
        j0b015*.ost                        34.bb0<B0X014*.bb0KF0W014*.bb06Z0V014*.bb0kI0I014*.bb41.cpa1J;0b0\#
        15*.cpa                                                                                             \#
           71.tfvars1P<0b018*.tfvars      61.mligo1eO0b017*.mligo                                           \#
                       51.cppm0oJ0b016*.cppm                                                                \#
                                        51.rf641o;0b016*.rf6442.cpt0030b015*.cpt0im0X015*.cpt41.twd1bP0b015*\#
        .twd                                                               41.gcd10d0b015*.gcd              \#
                       =1.systemverify1ml0b01>*.systemverify         41.zed0<S0b015*.zed                    \#
         51.imba1DI0b016*.imba              42.nbp09H0b015*.nbp04;0X015*.nbp51.clpi14Q0b016*.clpi41.gcg1@g0b\#
        015*.gcg                                  41.tlz0\[0b015*.tlz  41.kud1TG0b015*.kud   61.animj1XD0b01\#
        7*.animj51.psid1RE0b016*.psid41.fbx0go0b015*.fbx41.cps13J0b015*.cps81.rakudoc0eW0b019*.rakudoc61.gri\#
        b20AQ0b017*.grib261.verse0eh0b017*.verse81.pmtiles1RP0b019*.pmtiles81.tmtheme0m\0b019*.tmtheme81.tm.\#
        json00<0b019*.tm.json61nanorc1_T0b006nanorc41.vho0?:0b015*.vho32.bc0R<0]014*.bc0MR0X014*.bc         \#
                                                                                                            \#
                                                                                                            \#
                                 41.sv70D@0b015*.sv7   41.grt15H0b015*.grt                                  \#
                                      31.k71WT0b014*.k741.m4s0o[0b015*.m4s:1.simplecov0>W0b00:.simplecov    \#
              41.m4r1ZA0b015*.m4r   81.rakumod0eW0b019*.rakumod                                   31.xs0B[0b\#
        014*.xs                 42.sfs1400b015*.sfs1om0N015*.sfs        51.rpss0LX0b016*.rpss51.adlx1W90b016\#
        *.adlx52.fits1:g0b016*.fits1mO0N016*.fits;1.appxbundle1da0b01<*.appxbundle32.1p0=90b014*.1p1Nj0X014*\#
        .1p51.rpst0ME0b016*.rpst41.fh71;90b015*.fh7                 41.les09@0b015*.les31.xq1fo0b014*.xq    \#
                                                                                                            \#
                                  41.osf0PB0b015*.osf;1makefile.pl0j70b00;Makefile.PL 81.befunge1PB0b019*.be\#
        funge51.grb10AQ0b016*.grb1        61.astro0B>0b017*.astro     41btmp0^d0b004btmp                    \#
               51.rusd0Lc0b016*.rusd         41.u320kY0b015*.u32                               31.br1Nd0b014\#
        *.br                                   41.rds0Gm0b015*.rds             41.utz1;Y0b015*.utz       :1s\#
        ha512sums1@W0b00:SHA512SUMS                                                                 51.jxra1\#
        j20b016*.jxra                                                                                       \#
                                                                                                            \#
        <1.applescript1V:0b01=*.applescript                                                              41.\#
        gcf1M:0b015*.gcf   42.cpp0oJ0b015*.cpp0@[0N015*.cpp                                                 \#
                          32.xc1Ei0b014*.xc1eK0X014*.xc  82.postcss1JY0b019*.postcss1Mc0X019*.postcss      8\#
        1.hs-boot1@a0b019*.hs-boot71.sparql1i>0b018*.sparql                                                 \#
                41.djs1oX0b015*.djs                                               81metadata1;c0b008METADATA\#
                                                                                                   81.keynot\#
        e1bo0b019*.keynote                                                                              33.b\#
        s1h_0b014*.bs1LU0X014*.bs1\90W014*.bs71.jsproj0c40b018*.jsproj       41.pxd1[k0b015*.pxd            \#
           91.sas7bcat0^\0b01:*.sas7bcat                                                             41.avr1\#
        ]S0b015*.avr                                                                                    42.j\#
        sp0@;0b015*.jsp1500X015*.jsp                                                    41.rdb12L0b015*.rdb \#
                              71gemfile0>W0b007Gemfile41.jss0RA0b015*.jss                        41.rda0Gm0b\#
        015*.rda              61.jspre0RA0b017*.jspre42.1in1Nj0b015*.1in0=90X015*.1in41.hal0ka0b015*.hal61.x\#
        port0TL0b017*.xport                                                                                 \#
                           71.sagews00k0b018*.sagews41.mml0N:0b015*.mml51.avro0\m0b016*.avro41.pxi1[k0b015*.\#
        pxi      91.numba_ir1kF0b01:*.numba_ir                                                              \#
                                                                  41.fh91;90b015*.fh9                       \#
                                                          61.dhall09L0b017*.dhall                           \#
                                                                            42.jsx0bY0X015*.jsx0RA0N015*.jsx\#
                                    61.slurm1f30b017*.slurm                                                 \#
                                                                                      41.prg1iQ0b015*.prg   \#
                                                                                                     41.prf0\#
        5g0b015*.prf                                                                                        \#
                           61.ps.gz0eG0b017*.ps.gz                                                          \#
                                                                    71.7z.0011So0b018*.7z.001               \#
                                                                  41.wqd0ke0b015*.wqd                       \#
                              51.mmmp0Z=0b016*.mmmp41.prj1;c0b015*.prj                                  51.t\#
        atp0i?0b016*.tatp            41.fh81;90b015*.fh8                                    91mise.lock0W^0b\#
        009mise.lock                     81.jardiff0`20b019*.jardiff41.fh51;90b015*.fh5                     \#
                                                                                                           ;\#
        1singularity10G0b00;Singularity91.agignore16J0b009.agignore41.fh41;90b015*.fh4                      \#
                                                                              61.avifs1Sh0b017*.avifs41.prm1\#
        750b015*.prm61.crc321@W0b017*.crc3251.qvto1g]0b016*.qvto51.rout0D90b016*.rout                   51.t\#
        atx0Zh0b016*.tatx41.pre1;<0b015*.pre                              41.lol0a]0b015*.lol41.gca1mT0b015*\#
        .gca                                           42.log1`>0b015*.log1;c0N015*.log                     \#
                                                                                                            \#
              41.3mf1=i0b015*.3mf41.qfx1RB0b015*.qfx                                                        \#
                                        41.mmk0GQ0b015*.mmk51.path06X0b016*.path   41.pxn1Xi0b015*.pxn41.nwc\#
        1C[0b015*.nwc51.ftlh06^0b016*.ftlh81.monkey21Md0b019*.monkey241.vgz0kh0b015*.vgz        41.x680Uo0b0\#
        15*.x68                                                                               41.dit0j10b015\#
        *.dit                                                                                               \#
                                                                                                            \#
                                                                            61zshenv1f30b006zshenv          \#
                                                                                                            \#
                         91.iptables1WR0b01:*.iptables          :1.tmsnippet0m\0b01;*.tmsnippet51.jxrs0R>0b0\#
        16*.jxrs51.baml1GC0b016*.baml51.cson0J^0b016*.cson          51.h.in0@[0b016*.h.in                   \#
                                                                41.jst1>X0b015*.jst   71.sha2561@W0b018*.sha\#
        256                                          81.srcinfo0fa0b008.SRCINFO42.chm0VZ0b015*.chm19a0N015*.\#
        chm41.bnk1fI0b015*.bnk                                                                              \#
                 41.qps1?P0b015*.qps51.hxml0^K0b016*.hxml                  34.bf1X40b014*.bf1PB0X014*.bf0[<0\#
        W014*.bf0IX0V014*.bf41.chd1@_0b015*.chd41.f4p1420b015*.f4p             ;1.xresources1;c0b00;.xresour\#
        ces91.wspolicy0Q:0b01:*.wspolicy51.idl40Wg0b016*.idl4                                               \#
                       51.psd10i50b016*.psd141.cpy0F10b015*.cpy                       91.list382000M0b01:*.l\#
        ist382041.npx1A90b015*.npx71.docker1L<0b018*.docker81.minigsf0090b019*.minigsf42.f4v1420b015*.f4v02N\#
        0N015*.f4v42.sms02B0b015*.sms0n@0N015*.sms>1.tmpreferences0m\0b01?*.tmpreferences71pipfile0W^0b007Pi\#
        pfile61.json50AR0b017*.json551.ride0HN0b016*.ride            <1.env.testing0jB0b00<.env.testing41.np\#
        z0B50b015*.npz                                                  51.vips0\20b016*.vips              4\#
        1.drf0h[0b015*.drf                         ;1.sh-session1PV0b01<*.sh-session  41.dd21]R0b015*.dd2  4\#
        1.xlw02T0b015*.xlw71.module1Ei0b018*.module                                                         \#
                                                                                                            \#
                                                    41.leo16R0b015*.leo                                   41\#
        .aar0^H0b015*.aar                         51.dart0QK0b016*.dart                  41.aas1OS0b015*.aas\#
                                              41.smt1^_0b015*.smt                                    41.wls0\#
        4;0b015*.wls          61.hlsli1?_0b017*.hlsli42.xlr1`\0b015*.xlr1c?0N015*.xlr                       \#
         41.qpw1hc0b015*.qpw51.admx0c40b016*.admx                                                           \#
                                                                    41.fxp1bK0b015*.fxp51.lark1Z:0b016*.lark\#
        <1.babelignore16J0b00<.babelignore31.bz0SN0b014*.bz42.ass1@G0b015*.ass1`00:015*.ass                 \#
                                                             ?1.watchmanconfig1Ei0b00?.watchmanconfig       \#
                  42.smp0ZF0X015*.smp1LR0I015*.smp                                         91.mdpolicy0c40b0\#
        1:*.mdpolicy                                                                                        \#
                                      45.pro1dQ0b015*.pro1DA0a015*.pro1[30X015*.pro18l0W015*.pro1@n0V015*.pr\#
        o42.fbs1[K0b015*.fbs0G^0X015*.fbs72.config0@U0X018*.config1f30D018*.config41.tlv0S?0b015*.tlv61.csde\#
        f0c40b017*.csdef           51.jpgm1j<0b016*.jpgm                    41.odi1NK0b015*.odi41.kmz0ii0b01\#
        5*.kmz                                                                                        51.gaw\#
        k1L;0b016*.gawk                                                                   52.lean13V0b016*.l\#
        ean0K10X016*.lean42.asp0N\0b015*.asp00>0N015*.asp52.mojo0c40b016*.mojo1TM0X016*.mojo:1dockerfile1L<0\#
        b00:Dockerfile                                                                           41.xqy1fo0b\#
        015*.xqy             41.3ga0P:0b015*.3ga                                                            \#
                  41.bh20Xn0b015*.bh2                           41.pri1dQ0b015*.pri                         \#
              41.hhi1910b015*.hhi                                                                      41.xl\#
        s02T0b015*.xls                                                                                      \#
                             61.rbxmx0c40b017*.rbxmx       41.ivf1nm0b015*.ivf             61.glbin0CH0b017*\#
        .glbin                                                  ;1makefile.pc0J_0b00;Makefile.pc51.dotx1SJ0b\#
        016*.dotx                                             51login1f30b005login31.xz1@o0b014*.xz         \#
                                                                                                         :1.\#
        spacemacs14a0b00:.spacemacs41.pep0Ka0b015*.pep41.npy0<@0b015*.npy                                   \#
          32.1x0=90b014*.1x1Nj0X014*.1x91steepfile0>W0b009Steepfile                                     61.s\#
        tpnc18I0b017*.stpnc                                                   ?1config.worktree05<0b00?confi\#
        g.worktree                 41.vhf0?:0b015*.vhf              42.svh1o70b015*.svh0U[0N015*.svh81.dpgra\#
        ph04X0b019*.dpgraph                               31.gv1C50b014*.gv41.hvl0Vc0b015*.hvl              \#
                                                                          51.mlir0D20b016*.mlir71.uimage1no0\#
        b018*.uimage42.gsm0DJ0b015*.gsm09=0N015*.gsm51.sndt0BZ0b016*.sndt42.htm0kN1@015*.htm1aJ0b015*.htm41.\#
        lrv1420b015*.lrv32.gp1;^0b014*.gp1DR0D014*.gp                                                       \#
                                         33.gs0[a0b034*.gs1@X0N034*.gs18A0M034*.gs                          \#
                                            41.cer0?;0b015*.cer                                             \#
                                                                                       51.php81W?0b016*.php8\#
                 52.meta1;30b016*.meta1;c0X016*.meta61.cdxml0<g0b017*.cdxml61.sigma1;c0b017*.sigma31.gl00_0b\#
        014*.gl              41.lrz1K50b015*.lrz81.epsi.gz0jW0b019*.epsi.gz61.nroff1Nj0b017*.nroff 41.a2l11=\#
        0b015*.a2l                                 51.jwks18M0b016*.jwks61kbuild0J_0b006Kbuild;1fonts.alias1\#
        Q90b00;fonts.alias32.gn1KT0b003.gn1KT0b014*.gn42.gsh15H0b015*.gsh0^B0N015*.gsh51.hlsl1?_0b016*.hlsl>\#
        1.nodemonignore16J0b00>.nodemonignore61.sarif0CA0b017*.sarif61go.mod0AC0b006go.mod61.vcard0ah0b017*.\#
        vcard   31.ol11V0b014*.ol                                                                           \#
                   41.tga1kV0b015*.tga      81.treetop1<d0b019*.treetop71.smithy0G90b018*.smithy   31.gy15H0\#
        b014*.gy                                                                    31.gx1WD0b014*.gx       \#
                51.msty1oY0b016*.msty               51.xodp1e\0b016*.xodp                                   \#
                                                                                       71.sfproj0c40b018*.sf\#
        proj                              41.t2t0`Q0b015*.t2t                                               \#
                                  32.gf16[0b014*.gf1oE0N014*.gf31.go1]c0b014*.go        41.gyp1J40b015*.gyp \#
         71capfile0>W0b007Capfile51.abnf1SU0b016*.abnf91hosts.txt1d60b009hosts.txt51.viff1WZ0b016*.viff     \#
                                                                  :1tvthumb.db0:m0b00:tvthumb.db            \#
                                  51.rbxs09>0b016*.rbxs                                                     \#
                                                       41.xdd0d<0b015*.xdd                                  \#
                                 51.smht0U20b016*.smht                                          42.tag1\[0b0\#
        15*.tag0@;0X015*.tag                                                                               5\#
        1.sisx0050b016*.sisx41.jdx1j10b015*.jdx                      41.xdf11m0b015*.xdf                    \#
                                                                                                            \#
                 31.gg1mR0b014*.gg41.ova0Y;0b015*.ova                                                       \#
                                                    51.xodt1j:0b016*.xodt          91emakefile1LB0b009Emakef\#
        ile41.ris0;j0b015*.ris                                                                      4;.inc1B\#
        j0b015*.inc1W?0]015*.inc0kN0W015*.inc1S_0V015*.inc11_0U015*.inc0Uo0T015*.inc0KF0S015*.inc0oJ0R015*.i\#
        nc16F0Q015*.inc0c<0P015*.inc1SO0O015*.inc                       43.gsf0Gk0b015*.gsf0YJ0N015*.gsf0YC0\#
        M015*.gsf71.pdf.lz0ZE0b018*.pdf.lz                61.unity1;30b017*.unity        51.xods0kU0b016*.xo\#
        ds                    51.lwob1Y^0b016*.lwob         51.purs0]U0b016*.purs                           \#
                                                                                 41.jdn1Zn0b015*.jdn        \#
                                                                                               61.xegrm1;c0b\#
        017*.xegrm61.slint0<:0b017*.slint42.ink1GG0b015*.ink1<K0X015*.ink51.evtx0DG0b016*.evtx32.gd1T[0b014*\#
        .gd0HD0N014*.gd41.qxp0MP0b015*.qxp41.xlt02T0b015*.xlt41.odt1210b015*.odt31.gz1jD0b014*.gz      91.pr\#
        eminet1=J0b01:*.preminet                                                                            \#
                                                        41.mpx0[b0b015*.mpx41.rif0j90b015*.rif              \#
                               44.yml1XJ0b015*.yml04>0N015*.yml1LC0M015*.yml0iY0L015*.yml                   \#
                                                                                                           7\#
        1.gbrjob1EO0b018*.gbrjob;1.xsp-config15F0b01<*.xsp-config42.dib0nb0b015*.dib0=h0]015*.dib41.drm11;0b\#
        015*.drm                                                                           61.nlogo0He0b017*\#
        .nlogo:1.container18l0b01;*.container51.riot1EU0b016*.riot71.pypirc18l0b007.pypirc41.dra1^P0b015*.dr\#
        a52.rktl1oa0b016*.rktl1OF0X016*.rktl                  51.xlsm13l0b016*.xlsm                         \#
                                                                          61mkfile0J_0b006mkfile            \#
                     42.asy0UA0b015*.asy0V<0X015*.asy41.lz40]V0b015*.lz441.qam1Vn0b015*.qam52.bdoc0eK0b016*.\#
        bdoc1cD0X016*.bdoc91citations1ZE0b009CITATIONS                                   <1contributors1;c0b\#
        00<CONTRIBUTORS      42.dia1oi0b015*.dia1ao0I015*.dia81.geojson1]`0b019*.geojson71.whiley0Cc0b018*.w\#
        hiley                                                                  51.ssvc0hh0b016*.ssvc41.dic0@\#
        [0b015*.dic       41.xll02T0b015*.xll           91setup.cfg18l0b009setup.cfg                        \#
                                                                     51.sqsh1400b016*.sqsh                  \#
                                                                                                            \#
                                                                                            81.tar.lz40FB0b0\#
        19*.tar.lz4      61.types1;c0b017*.types                                                            \#
                                   41.ovf1bL0b015*.ovf                                   41.cea1[;0b015*.cea\#
        42.drc00D0X015*.drc0Je0D015*.drc41.m150Vc0b015*.m15                                                 \#
                                                      42.asx16I0b015*.asx1Ai0N015*.asx          81.afphoto08\#
        >0b019*.afphoto             41.mms0GQ0b015*.mms                      41.vgm0kh0b015*.vgm  51.ligo0X0\#
        0b016*.ligo                                   81.lobster1X70b019*.lobster71.sv4crc0e60b018*.sv4crc71\#
        .erl-sh0_C0b018*.erl-sh     51.vark1@X0b016*.vark                                                  5\#
        1.xlsb0\T0b016*.xlsb       41.jng11h0b015*.jng51.soql1;c0b016*.soql43.inf1WF0b015*.inf0I[0X015*.inf1\#
        8l0W015*.inf31.j20R=0b014*.j241.epj0mS0b015*.epj41.mmr0380b015*.mmr51.smp30ZF0b016*.smp3       51.ad\#
        oc14i0b016*.adoc                                   41.gym0mg0b015*.gym                              \#
                          42.msd1><0b015*.msd0V00X015*.msd                                                  \#
                                   46.msg1a;0X015*.msg17`0W015*.msg1;80V015*.msg0FF0U015*.msg0540C015*.msg1V\#
        c0:015*.msg41.mmp0Z=0b015*.mmp42.qcp0UL0l015*.qcp1:F0X015*.qcp71.tar.bz1R<0b018*.tar.bz51.sgml1GE0b0\#
        16*.sgml                                            31rdf16:0b003rdf                                \#
                                                                                                            \#
                               51.mrml0AA0b016*.mrml                  =1lighttpd.conf1^g0b00=lighttpd.conf=1\#
        .bash_history1f30b00=.bash_history;1meson.build0EA0b00;meson.build41.m140M90b015*.m1442.cel0X>0b015*\#
        .cel0J<0N015*.cel41.db30Gj0b015*.db341.wtb01_0b015*.wtb51.dwfx09B0b016*.dwfx31.gi0HD0b014*.gi54.yaml\#
        1XJ0b016*.yaml04>0N016*.yaml1LC0M016*.yaml0iY0L016*.yaml52.kexi1jL0l016*.kexi0;_0b016*.kexi41.ods0XN\#
        0b015*.ods    42.vox0kY0X015*.vox1V00I015*.vox41.rip1Tf0b015*.rip41.bup0CL0b015*.bup                \#
              61.mcurl05b0b017*.mcurl        51.epub0<;0b016*.epub<1settings.xml1ok0b00<settings.xml        \#
                    51.cpsa03f0b016*.cpsa                          41.odp1hW0b015*.odp                      \#
              51.mdmp1jY0b016*.mdmp                                                                         \#
                                           81image.db0:m0b008image.db51.vstx01S0b016*.vstx42.dif1A;0b015*.di\#
        f1OH0X015*.dif43.mpc1SX0b015*.mpc0:d0N015*.mpc0;c0M015*.mpc51.jpgv0780b016*.jpgv61.cirru1T00b017*.ci\#
        rru41.m130M90b015*.m1351.sami0cI0b016*.sami                       41.db21V\0b015*.db2;1_dir_colors1[\#
        A0b00;_dir_colors                     84id_ecdsa0OQ1@008id_ecdsa0^60X008id_ecdsa1@]0W008id_ecdsa0V20\#
        V008id_ecdsa                                                     61.3perl0=90b017*.3perl            \#
             51.tmac1Nj0b016*.tmac                                           51.asnd0WU0b016*.asnd41.prz1;<0\#
        b015*.prz                                                                                           \#
                                                                                                            \#
                                               41.bps0Rn0b015*.bps                               51.x3db1G<0\#
        b016*.x3db41.atc0;i0b015*.atc                                                                       \#
                                                  41.prw1iQ0b015*.prw                                       \#
                                                                                                            \#
                                                                                                            \#
               41.atf1^H0b015*.atf41.ivu11K0b015*.ivu41.z641he0b015*.z64                                    \#
                                                                                                            \#
                                                                                                            \#
                          51.sqfs1400b016*.sqfs                61.tar.z1mW0b017*.tar.z                      \#
                                                          81.nim.cfg16b0b019*.nim.cfg                       \#
                                                                                                            \#
                                                                   41.sk118_0b015*.sk1          81nukefile1J\#
        R0b008Nukefile51.vstm1KU0b016*.vstm71.conllu0e50b018*.conllu91.gnumeric1TJ0b01:*.gnumeric           \#
                              91.xprofile1f30b009.xprofile91.sas7bfdb1i60b01:*.sas7bfdb41.ttx0HO0b015*.ttx41\#
        .ivy0c40b015*.ivy51.dump0R\05016*.dump51.spng1g70b016*.spng51.joda1D`0b016*.joda41.bnf0KV0b015*.bnf4\#
        3.rdf16:0b015*.rdf1gM0D015*.rdf1D;0?015*.rdf46.prc0Tm0b015*.prc1oW0a015*.prc1g[0N015*.prc1Bj0M015*.p\#
        rc0kE0L015*.prc09P0K015*.prc41.pxr1h;0b015*.pxr42.prt0aI0b015*.prt0J>0X015*.prt                 43.m\#
        pl0;L0l015*.mpl14Q0b015*.mpl0V00N015*.mpl61.cocci1IY0b017*.cocci                     81cheffile0>W0b\#
        008Cheffile<1sources.list1<D0b00<sources.list61.forth04E0b017*.forth41.mpm0nm0b015*.mpm<1.atomdelete\#
        d1790b01=*.atomdeleted                                                                              \#
                         73install1=R0b007INSTALL1ZE0N007INSTALL1;c0M007INSTALL51.maql1D90b016*.maql61.nvmrc\#
        1;c0b006.nvmrc                                                                                      \#
                                                                            51.comp1;c0b016*.comp           \#
                                                                                                     91.yard\#
        opts1N00b009.yardopts             71.dvi.gz0Lo0b018*.dvi.gz         41.gff1;c0b015*.gff31.xv1WZ0b014\#
        *.xv                                                                                                \#
                                                                                                            \#
                                                                                                            \#
                                          42.mpf0l30b015*.mpf1\P0X015*.mpf             41.bpk0R\05015*.bpk  \#
                    <1.abw.crashed1O@0b01=*.abw.crashed                                 51.rapd1em0b016*.rap\#
        d                                                                                                   \#
                                                                             41.s141C60b015*.s14            \#
                                                        32.bw0cW0b014*.bw0F?0X014*.bw                       \#
             ;1descrip.mms0GQ0b00;descrip.mms 41.wtv1;\0b015*.wtv                                           \#
                                                61.movie0XU0b017*.movie41.mpn0<F0b015*.mpn41wtmp0^d0b004wtmp\#
        51.onea1\60b016*.onea41.drl0gd0b015*.drl71.hgtags1;c0b007.hgtags71.baklz40h=0b018*.baklz441.mpg03n0b\#
        015*.mpg61.heifs1o_0l017*.heifs41.xlm02T0b015*.xlm42.atx1=f0b015*.atx0;80X015*.atx                  \#
                                           72.nanorc1_T0b007.nanorc1_T0b018*.nanorc                         \#
                                                                                                            \#
                                 ;1.tmlanguage0m\0b01<*.tmlanguage                                          \#
                                   41.odx0Am0b015*.odx52.mk3d0<j0b016*.mk3d1SC0N016*.mk3d                   \#
                                                                                              41.glf0]d0b015\#
        *.glf41.qxt0MP0b015*.qxt41.gch0O_0b015*.gch41.xdw1c30b015*.xdw41.kon08[0b015*.kon          71.gramps\#
        0hT0b018*.gramps                        41.i7x0;50b015*.i7x                                   41.sus\#
        0120b015*.sus                      51.potm0II0b016*.potm                  =1.metainfo.xml1740b01>*.m\#
        etainfo.xml                                                                                         \#
                                                                                                            \#
                               71.abw.gz1O@0b018*.abw.gz;1.flatpakref1gY0b01<*.flatpakref41.mpe03n0b015*.mpe\#
                                                                                      51.shen00T0b016*.shen4\#
        1.xld02T0b015*.xld41.xdm0Aa0b015*.xdm41.yme1GI0b015*.yme       61.realm0Uk0b017*.realm61.capnp1K00b0\#
        17*.capnp41.jrd12i0b015*.jrd                                                 =1.vbox-extpack0_J0b01>\#
        *.vbox-extpack:2id_ed255190OQ1@00:id_ed255190V20X00:id_ed2551941.air0Qh0b015*.air91.graphqls0__0b01:\#
        *.graphqls51.wsgi1J40l016*.wsgi43.drv0;n0l015*.drv12V0b015*.drv1<20D015*.drv41.mpd0:10b015*.mpd51rma\#
        il0]I0b005RMAIL51.relo1Q;0b016*.relo            41.mph0n?0b015*.mph43.vor1110b015*.vor0cQ0X015*.vor0\#
        7<0N015*.vor41.gco1<R0b015*.gco41.xlc02T0b015*.xlc41.qnt1:o0b015*.qnt41.xdv1<e0b015*.xdv41.cpi14Q0b0\#
        15*.cpi41.d900Gh0b015*.d90                              41.f181hX0b015*.f18               42.ini18l0\#
        b015*.ini1;c0X015*.ini                   41.dii11J0b015*.dii                      91unlicense1;c0b00\#
        9UNLICENSE41.kom1jH0b015*.kom                                                           91pixi.lock1\#
        XJ0b009pixi.lock                            41.xns1VI0b015*.xns                    91.phys.sf31[90b0\#
        1:*.phys.sf341.a510Uo0b015*.a5151.ihlp0K50b016*.ihlp                                                \#
                                                                                                            \#
                                      ?1.factor-boot-rc0<X0b00?.factor-boot-rc41.osm1`10b015*.osm51.xspf1EV0\#
        b016*.xspf51.mdwn1R80b016*.mdwn44.cpl0;n0l015*.cpl12V0b015*.cpl1HB0N015*.cpl1<20D015*.cpl41.dim0^R0b\#
        015*.dim41.chs13W0b015*.chs81.osm.pbf0[>0b019*.osm.pbf                                              \#
                       41.gsc0^B0b015*.gsc                                                                  \#
                                                                                             ;2.gitmodules18\#
        l0b00;.gitmodules05<0X00;.gitmodules72.gradle0RS0b018*.gradle15H0N018*.gradle                       \#
                         51.rell1j60b016*.rell                                                         62.ti\#
        mer06X0b017*.timer18l0N017*.timer41.inl0oJ0b015*.inl41.aac1`00b015*.aac71s_*.txt1nR0b007s_*.txt     \#
            41.xlf0lQ0b015*.xlf                      91.resource0o;0b01:*.resource42.eps08:0b015*.eps0En0N01\#
        5*.eps42.ino0oJ0b015*.ino1Rc0X015*.ino                                                              \#
                                                                                 81click.me1ZE0b008click.me \#
                                             41.xla02T0b015*.xla             41.ivp1n00b015*.ivp71.tar.br1F_\#
        0b018*.tar.br                                                                  82.trigger0D10b019*.t\#
        rigger1f30X019*.trigger                                                                             \#
                                                 41.har13h0b015*.har            41.cef1W:0b015*.cef         \#
                                                                                                            \#
                 41.zep0oY0b015*.zep42.aab0kY0X015*.aab0j60I015*.aab@1icon-theme.cache1dh0b00@icon-theme.cac\#
        he41.xdp1020b015*.xdp61.props0c40b017*.props  41.ico1A@0b015*.ico                            41.icn1\#
        db0b015*.icn                62.frame1hV0b017*.frame0l>0X017*.frame42.cbt0>l0b015*.cbt08=0N015*.cbt41\#
        .icl0F80b015*.icl51.pact1_`0b016*.pact                   41.xap0E[0b015*.xap41.dls0fh0b015*.dls     \#
                                                                                                        41.v\#
        pr0180b015*.vpr41.s1w03m0b015*.s1w41.fp70LC0b015*.fp742.cbz0IR0b015*.cbz08=0N015*.cbz71.curlrc0Jd0b0\#
        07.curlrc51.lhzl0jN0b016*.lhzl41.fdt1V?0b015*.fdt                                        42.shp0dD0b\#
        015*.shp0jM0X015*.shp                                                                               \#
              41.cbx0NB0b015*.cbx                       41.s1p19W0b015*.s1p71.promql0Ui0b018*.promql41.icm0@\#
        ?0b015*.icm42.xar0k90b015*.xar1SV0N015*.xar41.omg1gQ0b015*.omg91buildfile0>W0b009Buildfile31.lz1G_0b\#
        014*.lz                 41.bmp0nb0b015*.bmp                                    51.eac30Q40b016*.eac3\#
                                                           41.icd1]l0b015*.icd    51.aplf1]30b016*.aplf     \#
                                                                                                            \#
                           41.dlm1[30b015*.dlm41.owx0Zo0b015*.owx   42.ice1@J0b015*.ice0EB0X015*.ice        \#
                                         K1language-configuration.json16\0b00Klanguage-configuration.json41.\#
        sbv1;c0b015*.sbv41.xav1`_0b015*.xav                                                 33.lp1=m0b014*.l\#
        p1BE0X014*.lp1W@0W014*.lp         41.cbl0F10b015*.cbl                       41.ica0nR0b015*.ica     \#
                          81.txt.sf31To0b019*.txt.sf3                                            61.matah0K5\#
        0b017*.matah                                     51.aplc1]30b016*.aplc  41.lua09>0b015*.lua         \#
                                                                                                            \#
                   71pom.xml1ok0b007pom.xml61.mjpeg1ol0b017*.mjpeg               42.shx16=0b015*.shx0jM0X015\#
        *.shx41.zir0n30b015*.zir61.u8hdr0gn0b017*.u8hdr               51.sofa1850b016*.sofa                 \#
          =1composer.lock1Ei0b00=composer.lock           41.s1g1n90b015*.s1g41.cba08=0b015*.cba             \#
                                                                  =1.imgbotconfig1Ei0b00=.imgbotconfig      \#
                                                    51.potx1EX0b016*.potx                                   \#
                                                                                                            \#
                                          51.mesh1o^0b016*.mesh                                             \#
                                                                      41.njs0RA0b015*.njs                   \#
                                                                                                 41.zim1;70b\#
        015*.zim                                                              61.ejs.t1>X0b017*.ejs.t       \#
                       51.apli1]30b016*.apli51.wast0i;0b016*.wast41.s1e0Z10b015*.s1e  91.brushset0gK0b01:*.b\#
        rushset                                                                                             \#
                                  41.s1n1g70b015*.s1n                                           45.dll0;n0l0\#
        15*.dll12V0b015*.dll1<20D015*.dll0=>0:015*.dll0R\05015*.dll51.ccp40?>0b016*.ccp4                    \#
                          41.fds0a10b015*.fds                            41.icf1]l0b015*.icf                \#
                                                                                                            \#
                                                   51.mail0540b016*.mail            <1.bash_logout1f30b00<.b\#
        ash_logout52.pack1V90b016*.pack0V30X016*.pack41.bmx1M=0b015*.bmx    41.xac0l]0b015*.xac51.lhzd0?80b0\#
        16*.lhzd61.podsl18\0b017*.podsl      51.so.91K[0l016*.so.9;1m3overrides0A_0b00;m3overrides51.glsl18A\#
        0b016*.glsl41.sbt06i0b015*.sbt41.njk1ec0b015*.njk51.reek1XJ0b016*.reek41.zip1_\0b015*.zip41.zig0:U0b\#
        015*.zig                                                                                            \#
                                                      :1.kicad_sch0SO0b01;*.kicad_sch                       \#
                                                                                                 51.so.51K[0\#
        l016*.so.5                                                                                          \#
                                          51.gexf0c40b016*.gexf51.so.41K[0l016*.so.451.so.31K[0l016*.so.3   \#
                      51.vssx1530b016*.vssx                                                                 \#
        51.so.21K[0l016*.so.2;1manifest.mf1950b00;MANIFEST.MF                                               \#
        51.mata0K50b016*.mata           91perf.data1Rb0b029perf.data51.so.11K[0l016*.so.1                   \#
                                                                                                            \#
                                  71termcap0QF0b007termcap31.le1OK0b014*.le                               51\#
        .so.81K[0l016*.so.8                             41.rlc0lC0b015*.rlc                                 \#
                                                                                51.so.61K[0l016*.so.6       \#
                                                                              41.ics1i20b015*.ics           \#
                                                                                            A1meson_options.\#
        txt0EA0b00Ameson_options.txt                            41.mc10100b015*.mc1                31.la1?Q0\#
        b014*.la41.s1h1Oi0b015*.s1h                71kcl.mod17R0b007kcl.mod91.unityweb1FN0b01:*.unityweb    \#
                                                 41.mc20C\0b015*.mc241.shn00j0b015*.shn51.flux1O;0b016*.flux\#
        41.bmi1W80b015*.bmi41.hfe0]m0b015*.hfe92.appimage0NE0l01:*.appimage1k10b01:*.appimage41.hfa0m<0b015*\#
        .hfaA1.sublime-mousemap16\0b01B*.sublime-mousemap41.zil1RJ0b015*.zil                                \#
                                                                                                            \#
          51.fh501;90b016*.fh50                                                                             \#
                   51.mint1@Q0b016*.mint52.odin0_>0b016*.odin1h00X016*.odin            51.so.71K[0l016*.so.7\#
                                                             51.aplo1]30b016*.aplo                          \#
                                         81.atomcat18d0b019*.atomcat  41.sbl0W70b015*.sbl                   \#
                       71.coffee12P0b018*.coffee                                                            \#
                                                                                   41.vpc0;l0b015*.vpc      \#
                                                                              51.apln1]30b016*.apln         \#
                 71.coswid0Zg0b018*.coswidA1.sublime-commands16\0b01B*.sublime-commands                     \#
           ;1known_hosts1;c0b00;known_hosts                                 81.gclient1J40b008.gclient      \#
                                                                                   51.ctab1F<0b016*.ctab    \#
                         32.ls1dR0b014*.ls0IQ0X014*.ls                    :1.pacscript1f30b01;*.pacscript41.\#
        s1118X0b015*.s11                         41.icb1kV0b015*.icb51.oleo0[^0b016*.oleo        =1.toml.exa\#
        mple0W^0b01>*.toml.example41.jxr1_R0b015*.jxr       61.hjson0bP0b017*.hjson                         \#
                                                                                                      <1auto\#
        delegate1cB0b00<autodelegate                                                                        \#
                                                                                                            \#
                                                                                       71patents1;c0b007PATE\#
        NTS                                                                       41.s1j16<0b015*.s1j       \#
                              51.twds1bP0b016*.twds         31.ld0B:0b014*.ld                               \#
                                                                                                            \#
        51.tolk0170b016*.tolk                        41.jxs0Mg0b015*.jxs                                    \#
                                                                             41.fnl0<R0b015*.fnl            \#
                                 51.cjsx12P0b016*.cjsx41.icc0@?0b015*.icc41.tta1_X0b015*.tta41.pak1cd0b015*.\#
        pak                                                                                                 \#
           47.key1bo1@015*.key03]0b015*.key1@]0]015*.key0^60\015*.key0OQ0[015*.key1=A0Z015*.key1;c03015*.key\#
        41.myi0oO0b015*.myi?1.tfstate.backup1Ei0b01@*.tfstate.backup71gradlew1f30b007gradlew:1.ecelp48001hT0\#
        b01;*.ecelp480041.ttf0i`0b015*.ttf44.obj0`m0l015*.obj0QQ0b015*.obj0_j0a015*.obj0M:0X015*.obj41.dwg0h\#
        90b015*.dwg51.xbel05T0b016*.xbel41.jxl1Go0b015*.jxl                                                 \#
                                                                 =1abs-menulinks1;c0b00=abs-menulinks52.svgz\#
        0f10b016*.svgz0nf0N016*.svgz41.dwd0^00b015*.dwd52.thmx0iJ0b016*.thmx0ij0N016*.thmx41.dwf0200b015*.dw\#
        f51.sjpg16<0b016*.sjpg41.fsi0b;0b015*.fsi51.egon0J\0b016*.egon<1fp-lib-table1LH0b00<fp-lib-table:2.c\#
        lasspath0c40b00:.classpath1;c0b01;*.classpath                                                       \#
                                                                             81.cdbcmsg0480b019*.cdbcmsg51.s\#
        laz0G\0b016*.slaz                             42.cb70F00b015*.cb708=0N015*.cb7                      \#
              @1.json-tmlanguage1Ei0b01A*.json-tmlanguage                                                   \#
                                                                   <1makefile.sco0J_0b00<makefile.sco41.ado0\#
        K50b015*.ado61.kusto1fT0b017*.kusto41.voc1We0b015*.voc                                            51\#
        .jxsi07V0b016*.jxsi51.vrml0TR0b016*.vrml                                                            \#
                                                                                      42.ttc1ET0b015*.ttc0i`\#
        0N015*.ttc    41.bpm0B60b015*.bpm                                                                   \#
        81.feather0ck0b019*.feather51.x3dv1ge0b016*.x3dv                      41.ads0fD0b015*.ads31.cj15C0b0\#
        14*.cj              51.lkml0:n0b016*.lkml                                                           \#
                              41.dae11@0b015*.dae                                                           \#
                                                    :1.xojo_code1K@0b01;*.xojo_code                         \#
                                                                                              41.rlm0R50b015\#
        *.rlm                          ;1.htmlhintrc1Ei0b00;.htmlhintrc         41.gjc0`_0b015*.gjc         \#
                                                                    51.jxsc0@T0b016*.jxsc=1.clang-format1XJ0\#
        b00=.clang-format71.jinja20R=0b018*.jinja2                                                  92.cproj\#
        ect0c40b009.cproject0c40b01:*.cproject                        71.link661U@0b018*.link66             \#
                            81.xcf.bz205[0b019*.xcf.bz241.xsp1;c0b015*.xsp?1nextflow.config1P>0b00?nextflow.\#
        config41.adl1W90b015*.adl41.fvt0[T0b015*.fvt41.ani0e\0b015*.ani51.vssm0`F0b016*.vssm                \#
                           51.drle1ke0b016*.drle                                                            \#
                      51.tmdl0GG0b016*.tmdl                                                                 \#
             41.bpl0jL0b015*.bpl41news1ZE0b004NEWS                                41.rle0R10b015*.rle31.cf1g\#
        C0b014*.cf41.d8208?0b015*.d8231man1f30b003man                                                       \#
          :3.gitconfig18l0b00:.gitconfig05<0X00:.gitconfig05<0b01;*.gitconfig51.cljx06Z0b016*.cljx41.rld0=70\#
        b015*.rld                                                  61.shape11Z0b017*.shape     41.ttl1d@0b01\#
        5*.ttl42.vob03n0b015*.vob11g0N015*.vob41.daf1Pl0b015*.daf   41.oxt1:`0b015*.oxt41.obu14@0b015*.obu  \#
                                                  41.myd1QF0b015*.myd                                       \#
                                                                                                 ;1.cryptono\#
        te1Yd0b01<*.cryptonote                                        51.so.01K[0l016*.so.0                 \#
                                                                                                            \#
         41.fsh18A0b015*.fsh                          41.vew1k[0b015*.vew41.ans0Fm0b015*.ans41.mch1El0b015*.\#
        mch                                34.cl0ZQ0b014*.cl18\0N014*.cl05l0M014*.cl1LV0L014*.cl            \#
                                                                                                            \#
                                                                                                            \#
            51.flxh0[g0b016*.flxh                                                                           \#
                                                                                 B1.devcontainer.json16\0b00\#
        B.devcontainer.json                                                             <2nuget.config0c40b0\#
        0<NuGet.config0c40b00<nuget.config41.oxo1:a0b015*.oxo71.pgdump0YU0b018*.pgdump71i_*.txt1HT0b007i_*.t\#
        xt                                            42.nrw1UC0b015*.nrw1YK0N015*.nrw71.sha5121@W0b018*.sha\#
        512                                       51.cljc06Z0b016*.cljc                                     \#
                           :1.syft.json0Qd0b01;*.syft.json                               42.d8004<0b015*.d80\#
        1K20X015*.d80                           41.rsm09=0b015*.rsm           41.paw1=I0b015*.paw41.oxh1:a0b\#
        015*.oxh:1.tm.jsonld00<0b01;*.tm.jsonld41.rsl0IC0b015*.rsl         51.xotp1T30b016*.xotp            \#
                                                                                          61readme1;c0b006RE\#
        ADME                                                                                                \#
                                                   51.pidl14c0b016*.pidl                                    \#
                              41.pas0c<0b015*.pas                 71.vbhtml1620b018*.vbhtml51.pddl1R:0b016*.\#
        pddl                                 42.par0H_0b015*.par1;c0B015*.par41.rss0M20b015*.rss            \#
                                                         41.bpd1jH0b015*.bpd  41.s191;c0b015*.s19           \#
                                                                  51.vsdm10@0b016*.vsdm51.java1;_0b016*.java\#
        41.s1m0ZF0b015*.s1m41.dtd0P_0b015*.dtd52.nims1P60b016*.nims16b0N016*.nims            81.oxygene0n80b\#
        019*.oxygene                                                       51.curl1FG0b016*.curl            \#
                      41.d810W?0b015*.d81              42.adp1d<0b015*.adp17`0X015*.adp              91.gdsh\#
        ader1GR0b01:*.gdshader41.qxb0MP0b015*.qxb51.mpkg0G00b016*.mpkg                       41.xkm0fY0b015*\#
        .xkm                                                                      42.dtb1SY0b015*.dtb0bT0N01\#
        5*.dtb                      41.bpg0D`0b015*.bpg                    41.s1a0So0b015*.s1a 71.php_cs1W?0\#
        b007.php_cs                                                        41.mcm1U50b015*.mcm              \#
                                  32.cc0oJ0b014*.cc0@[0N014*.cc                            61.latte0b80b017*\#
        .latte52.conf0@U0b016*.conf1;c0X016*.conf     51.ronn1R80b016*.ronn                                 \#
                               51.ecig1I00b016*.ecig41.koz1HU0b015*.koz41.dax0390b015*.dax                  \#
                               41.qxd0MP0b015*.qxd          31.ll1730b014*.ll61.prawn0>W0b017*.prawn        \#
           41.v641he0b015*.v64                           71.qti.gz03l0b018*.qti.gz                          \#
                                               51.xott08B0b016*.xott                                        \#
                                                                                                            \#
                                                                                                            \#
                                  51.xlsx1g_0b016*.xlsx51.dats0d;0b016*.dats52.cake0Ak0b016*.cake12P0X016*.c\#
        ake51.wasm0`j0b016*.wasm41.ant0c40b015*.ant51.gff31VJ0b016*.gff3                                    \#
                                                                                                            \#
                                              C1[0-9][0-9][0-9].vdr03n0b00C[0-9][0-9][0-9].vdr81.img.sf30I^0\#
        b019*.img.sf341.nqp0eW0b015*.nqp81xsession1f30b008xsession                                          \#
                                        41.shw1NL0b015*.shw                                                 \#
                                   44.pat0S30b015*.pat0N80N015*.pat1bh0M015*.pat0N>0I015*.pat51.xots16d0b016\#
        *.xots41.pfx1>90b015*.pfx                                                                           \#
                                    71.jsontd0hL0b018*.jsontd              61.scxml0c40b017*.scxml51.avci0@C\#
        0b016*.avci41.tim0J?0b015*.tim51.bary0Qn0b016*.bary            43.pfm1e30b015*.pfm0Gk0N015*.pfm1ZN0M\#
        015*.pfm                                               41.plc0L40b015*.plc;1.sqlite-wal1SK0b01<*.sql\#
        ite-wal41.gql0__0b015*.gql       31.8o0X60b014*.8oD1.sublime-completions16\0b01E*.sublime-completion\#
        s91.mustache0>@0b01:*.mustache42.plb0m]0b015*.plb09P0X015*.plb           41.jdf0UG0b015*.jdf        \#
                                                      41.yin1]f0b015*.yin                   41.plf0GD0b015*.\#
        plf51.docm0\@0b016*.docm41.ply1<]0b015*.ply   81.maxhelp1bh0b019*.maxhelp41.i2g01R0b015*.i2g61.xtest\#
        1;c0b017*.xtest51.avcs0Ne0b016*.avcs                                                                \#
                                            61.blade03c0b017*.blade                               81.tar.lrz\#
        03d0b019*.tar.lrz91.sas7bdat0H]0b01:*.sas7bdat52.mdoc1Nj0b016*.mdoc0=90X016*.mdoc71.jsontm00<0b018*.\#
        jsontm71.edgeql0mn0b018*.edgeql41.plj1NO0b015*.plj     81justfile0]N0b008JUSTFILE                   \#
                 72copying16W0b007COPYING1ZE0N007COPYING                                       A1.coffeelint\#
        ignore16J0b00A.coffeelintignore                                                                     \#
                                                               61.ninja1dB0b017*.ninja                      \#
                        81.graphml0c40b019*.graphml41.tif1AD0b015*.tif                                      \#
                               41.yaa0^H0b015*.yaa41.plx0j70b015*.plx71.fsproj0c40b018*.fsproj81.fb2.zip1OY0\#
        b019*.fb2.zip61.cmake0U40b017*.cmake51.pmod0aX0b016*.pmod                                           \#
            61.sh.in1f30b017*.sh.in41.pln1410b015*.pln   41.pla0IY0b015*.pla                                \#
                    53.html0kN1@016*.html1aJ0b016*.html1AL0N016*.html                                       \#
                                                                  51.docx0270b016*.docx41.qxl0MP0b015*.qxl41\#
        .f951hX0b015*.f95                                                                                   \#
                                                       41.f901hX0b015*.f90                                  \#
                                                          41.nro1j;0b015*.nro                               \#
                               51.atom1gm0b016*.atom                                                        \#
                            41.qvw1AR0b015*.qvw51.uris0ZI0b016*.uris                                        \#
                                                                                                            \#
                                                                41.tic0lD0b015*.tic71.entity1ZW0b018*.entity\#
                                                                                                            \#
                                                      41.tgf0h]0b015*.tgf                                   \#
                                                                       71.wgetrc0PV0b007.wgetrc             \#
                       61.cache0\F0b017*.cache                                           :1.fancypack01B0b01\#
        ;*.fancypack81.omgrofl1ak0b019*.omgrofl                                                             \#
                                71.carbon0T00b018*.carbon                                       :1flake.lock\#
        1Ei0b00:flake.lock81.genozip1m:0b019*.genozip                          =1.xhtml.jinja20R=0b01>*.xhtm\#
        l.jinja2                                                                                            \#
                                                                                    81brewfile0>W0b008Brewfi\#
        le                              41.alz1D\0b015*.alz                                                 \#
                   71.gohtml0=60b018*.gohtml51.srec1;c0b016*.srec                                           \#
                                                              71.4dform1Ei0b018*.4dform51.raku0eW0b016*.raku\#
            91.rprofile1gV0b009.Rprofile51.avif1Sh0b016*.avif                            51.agda0;V0b016*.ag\#
        da                                                                                                  \#
                       51.bmml1Wg0b016*.bmml51.sfdu1m^0b016*.sfdu31.td07X0b014*.td41.vms0?40b015*.vms       \#
                                                        41.qca1D@0b015*.qca41.rsd1:O0b015*.rsd41.1km1M80b015\#
        *.1km41.wlk0C50b015*.wlk41.veo0UO0b015*.veo   91.notebook1mI0b01:*.notebook       41.ves0k^0b015*.ve\#
        s                                                               51.aspx1fM0b016*.aspx41.x640>10b015*\#
        .x6441.vmt0?60b015*.vmt            41.jb21kD0b015*.jb2      61.dmesg0460b017*.dmesg                 \#
                                                                                          51.ufdl1D80b016*.u\#
        fdl                                                                                                 \#
                                                                                          62.jsonc1Ei0b017*.\#
        jsonc16\0X017*.jsonc                   42.car1L>0b015*.car1Kg0N015*.car42.bug0R?0b015*.bug07?0X015*.\#
        bug41.cap16k0b015*.cap31.te0Rc0b014*.te41.wlt04;0b015*.wlt;1descrip.mmk0GQ0b00;descrip.mmk;1descript\#
        ion1;c0b00;DESCRIPTION                                                                              \#
                                    31.cy1bO0b014*.cy                                                       \#
                             41.vwx1k:0b015*.vwx                                                            \#
                   41.als1Cl0b015*.als                                                                51.int\#
        r1kG0b016*.intr;1.wkdownload09V0b01<*.wkdownload                                                    \#
                            61.pegjs1V>0b017*.pegjs51.rake0>W0b016*.rake                                    \#
                                                  91.topojson1Ei0b01:*.topojson     81.env.dev0jB0b008.env.d\#
        ev41.mvt1?m0b015*.mvt                                                  41.rsh0Y[0b015*.rsh41.dir0R90\#
        b015*.dir81.openvpn0lb0b019*.openvpn                                                   81.pdf.bz20Db\#
        0b019*.pdf.bz231.tf1P<0b014*.tf41.vmb1mm0b015*.vmb81thorfile0>W0b008Thorfile                        \#
                    41.cas1AH0D015*.cas41.vec0010b015*.vec                                                  \#
                               41.dar0V70b015*.dar                         91.sas7bvew0D@0b01:*.sas7bvew91.s\#
        as7bacs12R0b01:*.sas7bacs>1sha256sums.txt1@W0b00>SHA256SUMS.txt41.3g204D0b015*.3g231.tu0U90b014*.tu4\#
        1.vmd0Q;0b015*.vmd81.pbxproj1;c0b019*.pbxproj                                   81.explain1gH0b019*.\#
        explain31.tt1<d0b014*.tt                   41.gjf0`_0b015*.gjf61.click1520b017*.click               \#
         41.vmf1NT0b015*.vmf                                                                                \#
                                                41.hex1;c0b015*.hex                                         \#
        41.dis0620b015*.dis41.mcd0QE0b015*.mcd            L1language-subtag-registry.txt0Ud0b00Llanguage-sub\#
        tag-registry.txt42.tgz0j>0b015*.tgz1jD0N015*.tgz:1.ecelp74701ZL0b01;*.ecelp747051.phpt1W?0b016*.phpt\#
        51.wgsl0C[0b016*.wgsl51.pcmk0A@0b016*.pcmk    51.x3dz0Uh0b016*.x3dz                61.rmeta0@m0b017*\#
        .rmeta51.siag1<90b016*.siag41.das0M=0b015*.das                                    41.ser18U0b015*.se\#
        r                              51.wadl0[E0b016*.wadl41.tid17H0b015*.tid42.pfb0Gk0b015*.pfb0YC0N015*.\#
        pfb    41.hrl1LB0b015*.hrl        71.scenic1gX0b018*.scenic           81.xmt_txt0aB0b019*.xmt_txt   \#
                         <1.stylelintrc1;c0b00<.stylelintrc                                                 \#
                                                                                                            \#
                            71.oxlicg1VS0b018*.oxlicg41.sed1`@0b015*.sed                               51.zs\#
        av08g0b016*.zsav=1encodings.dir1Q90b00=encodings.dir41*-gz1jD0b004*-gz                              \#
                                                  B1web.release.config0c40b00BWeb.Release.config72.psflib0\k\#
        0b018*.psflib0090N018*.psflib                              91.xwelcome1;c0b01:*.xwelcome            \#
                       71.bashrc1f30b007.bashrc                 51.sexp18\0b016*.sexp  43.pfa0Gk0b015*.pfa0E\#
        n0N015*.pfa0YC0M015*.pfa         31.yt1`I0b014*.yt                                                  \#
                                                                         41.adb0fD0b015*.adb41utmp0^d0b004ut\#
        mp                                                                              41.ada0fD0b015*.ada \#
                                                                                                            \#
                                                                                                            \#
                                                                             71.sldprt09A0b018*.sldprt      \#
               41.trr0Y60b015*.trr                                                                          \#
                                43.awk1L;0b015*.awk03K0a015*.awk1:30`015*.awk:1.mediawiki1gf0b01;*.mediawiki\#
          61.metal1NM0b017*.metal                                                                           \#
                                                                                  42.pm61o40b015*.pm60eW0N01\#
        5*.pm641.awb13D0b015*.awb                                                                           \#
                                                                81.sensmlx1o<0b019*.sensmlx                 \#
                                                ;1abs-linkmap1;c0b00;abs-linkmap       42.mvb0M90b015*.mvb0M\#
        H0X015*.mvb41.pam1ER0b015*.pam                          41.ic81]l0b015*.ic8                       41\#
        .wb21hc0b015*.wb2                              41.see1mb0b015*.see                                  \#
                                                 41.wb31hc0b015*.wb3               51.msod0720b016*.msod    \#
                                                                                                            \#
                                                71.vcdiff1FK0b018*.vcdiff41.rdp1\O0b015*.rdp41.ic51]l0b015*.\#
        ic5                                                                                                 \#
                                                                               71.bbcode0Zn0b018*.bbcode    \#
                51.mpeg03n0b016*.mpeg41.bk21FJ0b015*.bk2                                  61.apxml1l>0b017*.\#
        apxml                     41.eot0_d0b015*.eot                                                       \#
                                                              >1.lektorproject18l0b01?*.lektorproject71.laun\#
        ch0c40b018*.launch                        41.psm0Vc0b015*.psm51.tdms17Q0b016*.tdms                  \#
                      51.cljs06Z0b016*.cljs             ;1.bicepparam1M10b01<*.bicepparam61.robot0o;0b017*.r\#
        obot41.kcf0X>0b015*.kcf41.hes0>]0b015*.hes41.paf06H0b015*.paf81.tar.zst1_C0b019*.tar.zst33.ts14Q0d01\#
        4*.ts1K90c014*.ts0<D0b014*.ts51.onnx1GQ0b016*.onnx41.ic41]l0b015*.ic431.tr1Nj0b014*.tr41.psp1DJ0b015\#
        *.psp41.psg0Re0b015*.psg                41.wiz0bX0b015*.wiz71_curlrc0Jd0b007_curlrc@1package.use.mas\#
        k1ZE0b00@package.use.mask:1rebar.lock1LB0b00:rebar.lock                                             \#
              41.myt1cB0b015*.myt                                   :1.exheres-01f30b01;*.exheres-0;1.buckco\#
        nfig18l0b00;.buckconfig    41.sea1SR0b015*.sea;1.erb.deface0Da0b01<*.erb.deface   81.texinfo0`\0b019\#
        *.texinfo71.reload0R50b018*.reload41.ic61]l0b015*.ic6                                               \#
                        61.story0`=0b017*.story                                                             \#
               41.wb11hc0b015*.wb1                                                                          \#
                                                           71.deploy0R\05018*.deploy  41.obd0l10b015*.obd41.\#
        spn1g70b015*.spn                                 41.pan0G;0b015*.pan                                \#
           31.ti1VF0b014*.ti       42.psf1L^0b015*.psf0090a015*.psf      41.adf00f0b015*.adf61.txtpb07C0b017\#
        *.txtpb                                                                                         41.u\#
        ue1\A0b015*.uue                                                 71.prisma0M30b018*.prisma41.spo06A0b\#
        015*.spo                                                                               81.sensmle16K\#
        0b019*.sensmle                                              41.dtx0NB0b015*.dtx      41.ic71]l0b015*\#
        .ic7                                                    51.jxss0=d0b016*.jxss42.rsc0JU0b015*.rsc01O0\#
        X015*.rsc41.kml1=W0b015*.kml41.fna1;c0b015*.fna41.spq05h0b015*.spq32.cp0oJ0b014*.cp13J0X014*.cp     \#
                                                      42.xfd1Jo0X015*.xfd1OR0I015*.xfd32.cs0Ak0b014*.cs0Bo0N\#
        014*.cs41.ec30Q40b015*.ec341.abr0f?0b015*.abr42.fnc0AL0b015*.fnc09P0X015*.fnc=1.appinstaller0YF0b01>\#
        *.appinstaller41.spp1DE0b015*.spp31.cr1kM0b014*.cr41mvnw1f30b004mvnw                    33.cu0oJ0l01\#
        4*.cu00I0X014*.cu0fV0W014*.cu         41.spv0Ql0b015*.spv                              31.ct0c40b014\#
        *.ct     41.abw1O@0b015*.abw:1.hushlogin1;c0b00:.hushlogin                                          \#
                                                       42buck1J40b004BUCK0_k0X004BUCK44.spl1Ac0b015*.spl1XQ0\#
        N015*.spl0@A0I015*.spl1;c0B015*.spl                                                                 \#
                                                              :1.easignore16J0b00:.easignore71.xcf.gz05[0b01\#
        8*.xcf.gz      51.fcdt0k[0b016*.fcdt                  71sudoers1;c0b007sudoers                      \#
                                                                        41.gif1090b015*.gif                 \#
        51.tape0`K0b016*.tape    =1meson.options0EA0b00=meson.options                                       \#
                                                          41.3gp0P:0b015*.3gp=1.env.template0jB0b00=.env.tem\#
        plate41.vpm1G50b015*.vpm31.tk17`0b014*.tk41.nrg0lB0b015*.nrg41.7260nG0b015*.72641.kcm1ZW0b015*.kcm  \#
                                                 51.fchk0?P0b016*.fchk41.cat0>D0b015*.cat                   \#
                                                     41.gim0TM0b015*.gim41.spm05G0b015*.spm          51.2bit\#
        0WO0b016*.2bit            32.cw1EW0b014*.cw0dm0X014*.cw41.opy0EH0b015*.opy42.dts0\R0l015*.dts1]40b01\#
        5*.dts51.tamx1480b016*.tamx41.whl11\0b015*.whl                                                      \#
                          41.ejs1>X0b015*.ejs                             32.yy1Ei0b014*.yy0MA0X014*.yy     \#
                                                                        71.xquery1fo0b018*.xquery51.quox1fE0\#
        b016*.quox41.wq11hc0b015*.wq1                        41.wq21hc0b015*.wq251.phps1W?0b016*.phps41.sem1\#
        j\0b015*.sem41.ic01]l0b015*.ic041.psl1h50b015*.psl41.fdf1Wo0b015*.fdf                               \#
                                           41.ic11]l0b015*.ic1                 51.twig13a0b016*.twig     :2s\#
        conscript0V50b00:SConscript1J40N00:SConscript                                         41.ic21]l0b015\#
        *.ic241.wbs0AM0b015*.wbs                                                                            \#
                             41.ic31]l0b015*.ic3                                                            \#
                       41.wav1o;0b015*.wav                             >1cmakelists.txt0U40b00>CMakeLists.tx\#
        t                                                81.sensmlc0?d0b019*.sensmlc41.vpk1Kl0b015*.vpk41.ps\#
        i1h50b015*.psi 41.rdz1:^0b015*.rdz:1.html.tmpl0=60b01;*.html.tmpl42.pac0R60b015*.pac0RA0N015*.pac   \#
           91.sas7bput0n]0b01:*.sas7bput62.jsonl0D00b017*.jsonl1Ei0X017*.jsonl                              \#
                 52.vsdx1Fd0b016*.vsdx0Bc0N016*.vsdx41.obg1fS0b015*.obg         91phakefile1W?0b009Phakefile\#
        81.pskcxml10>0b019*.pskcxml                                81.catpart1_o0b019*.catpart32.tm0e[0X014*\#
        .tm17`0N014*.tm61.d.cts1K90b017*.d.cts32.tl0T90b014*.tl1mK0X014*.tl                                 \#
         51.mako1hB0b016*.mako91.ignition1VP0b01:*.ignition          41.wat0i;0b015*.wat                    \#
                  41.gih1ee0b015*.gih                                                       51.data1;c0b016*\#
        .data                        61.woff205\0b017*.woff2            41.cbr08=0b015*.cbr                 \#
                                               =1.shellcheckrc0eR0b00=.shellcheckrc61.jrxml0c40b017*.jrxml51\#
        .xlex1;c0b016*.xlex@1.stylelintignore16J0b00@.stylelintignore31.ly1L40b014*.ly    41.mcr0iU0b015*.mc\#
        r                           51.rdfs16:0b016*.rdfs                                                   \#
                                 41.sps1oa0b015*.sps                                                        \#
                                         41.flv0k;0b015*.flv                                                \#
                                    41.fli1?h0b015*.fli41.m4a0`M0b015*.m4a                                  \#
                                            41.m2t14Q0b015*.m2t                       41.flo17I0b015*.flo   \#
                    51.jspf0@;0b016*.jspf41.ief0hM0b015*.ief    41.boa1^V0b015*.boa                         \#
                                                    41.xcf0I?0b015*.xcf71.dgnlib0J<0b018*.dgnlib51.gcrd0ah0b\#
        016*.gcrd71.schdoc0]H0b018*.schdoc                               41.xip0k90b015*.xip42.m4b1g20b015*.\#
        m4b0`M0N015*.m4b                                                           51.wisp0jP0b016*.wisp    \#
                      51.mobi0Tm0b016*.mobi                                                                 \#
                                   :1_dircolors1[A0b00:_dircolors61.xhvml0bk0b017*.xhvml  41.ps10i50b015*.ps\#
        1                                                                                                   \#
                                                                                      41.fff1IS0b015*.fff   \#
                                                            42.bom1CS0b015*.bom1;c0B015*.bom61.slice06X0b017\#
        *.slice42.ddl1Bj0b015*.ddl09P0X015*.ddl41.ctm14\0b015*.ctm41.flf10P0b015*.flf                    41.\#
        ctl0O]0b015*.ctl    61.prefs18l0b017*.prefs                                                         \#
             41.flb18f0b015*.flb                                                                            \#
                                                                        51.pict1[N0b016*.pict:1os-release1;c\#
        0b00:os-release                               41.dng1>S0b015*.dng                                   \#
           71nim.cfg16b0b007nim.cfg                                           41.flc1?h0b015*.flc           \#
                                                       41.flt0>X0b015*.flt41.gd20b:0b015*.gd2               \#
            61.nomad1P<0b017*.nomad                                                                         \#
                                    81.dvi.bz20[U0b019*.dvi.bz281.tar.bz21cV0b019*.tar.bz241.ddd13L0b015*.dd\#
        d41.m2v03n0b015*.m2v                                                                                \#
                          61.peggy1V>0b017*.peggy61.metta0eo0b017*.metta          41.uri0ZI0b015*.uri       \#
                                   42.3pm0=90b015*.3pm1Nj0X015*.3pm                        41.sjs0RA0b015*.s\#
        js41.fhc1;90b015*.fhc                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                          51.fodg0PM0b016*.fodg62.latex0NB0b017*.latex1[f0N017*.latex71rexfile0j70b007Rexfil\#
        e                 ?1packages.config0c40b00?packages.config41.rtx0m;0b015*.rtx41.xif1jZ0b015*.xif    \#
                                                                                      41.sjp16<0b015*.sjp   \#
                                                             41.zaz0gc0b015*.zaz71.flake818l0b007.flake831.j\#
        t0I_0b014*.jt41.pvb0<]0b015*.pvb51.jspx0@;0b016*.jspx41.rts16l0b015*.rts41.sp70n]0b015*.sp7         \#
                                91.rascript1i`0b01:*.rascript51.jnlp1:A0b016*.jnlp41.xci1n80b015*.xci41.urs0\#
        eb0b015*.urs51.dita1o00b016*.dita91.snippets08l0b01:*.snippets41.m2a0An0b015*.m2a41.fla0C10b015*.fla\#
                                                                             51.bmed1gd0b016*.bmed          \#
                               61.bicep1M10b017*.bicep                  @1workspace.bzlmod0_k0b00@WORKSPACE.\#
        bzlmod<1.stringsdict0m\0b01=*.stringsdict51.kino1Sk0b016*.kino71authors0k\0b007AUTHORS41.g641nH0b015\#
        *.g64                                                                                               \#
                    41.dna1O:0b015*.dna51.chrt0XA0b016*.chrt                                             41.\#
        xca1770b015*.xca                                                       32.jl0[_0b014*.jl18\0N014*.jl\#
                                                               41.zap16>0b015*.zap                    61.xds\#
        sc1XB0b017*.xdssc                                                                               71.p\#
        rjpcb0]H0b018*.prjpcb41.aa31gQ0b015*.aa3                                                            \#
                   41.bkm1ZW0b015*.bkm      41.spt00e0b015*.spt                   41.tla0_60b015*.tla41.jif0\#
        e90b015*.jif:1.ecigtheme1j50b01;*.ecigtheme51.qcow0??0b016*.qcow51.ggml1<E0b016*.ggml=1id_ed25519_sk\#
        0V20b00=id_ed25519_sk=1.xsp.metadata15F0b01>*.xsp.metadata                                          \#
                                                                                                            \#
                                E1requirements.lock.txt1JS0b00Erequirements.lock.txt                        \#
                                                                                                            \#
                                                   51.make0J_0b016*.make              31.d200b0b014*.d2     \#
                                                                    41.dds1I10b015*.dds                     \#
                         41.p7c1Vc0b015*.p7c                                                                \#
                      51.mp4a0`M0b016*.mp4a71read.me1ZE0b007read.me51.mp4s16B0b016*.mp4s42.psc0he0b015*.psc1\#
        HS0X015*.psc71.pcapng0l60b018*.pcapng41.psd0D60b015*.psd                                            \#
                                               51.tzst1_C0b016*.tzst41.rnx1;c0b015*.rnx51.tamp19_0b016*.tamp\#
        91.rockspec09>0b01:*.rockspec                                                                       \#
           51.hurl0kM0b016*.hurl61.glade0OC0b017*.glade                                                     \#
                                  71.ar.sf31T=0b018*.ar.sf351.gmap0^S0b016*.gmap                            \#
                                31.jy1J40b014*.jy                                                           \#
                91.handlers1;c0b01:*.handlers61.clcpp1cH0b017*.clcpp51.pogo0ee0b016*.pogo         61.cginc1?\#
        _0b017*.cginc                                                                                       \#
                                                                                                            \#
                             51.tbz30gG0b016*.tbz341dune1;c0b004dune                  41.sm71[J0b015*.sm7   \#
                                            47.pub1f`0b015*.pub0ML0a015*.pub0^60X015*.pub0Ij0N015*.pub0V20M0\#
        15*.pub03]0D015*.pub1@]0:015*.pub                              41.xcs1CV0b015*.xcs>2.emacs.desktop14\#
        a0b00>.emacs.desktop14a0b01?*.emacs.desktop                                                         \#
                      91.appcache1Tg0b01:*.appcache41.grb0AQ0b015*.grb                                  41.g\#
        bc0j50b015*.gbc31.jx1;c0b014*.jx81.tar.bz30gG0b019*.tar.bz3        41.vxd0=>0:015*.vxd 41.gre0\n0b01\#
        5*.gre        41.p7r0?Q0b015*.p7r                                                                   \#
                                                                                                   51.mp4v14\#
        20b016*.mp4v                                                                                        \#
                                                       42.psb0D60l015*.psb03R0X015*.psb                     \#
                         41.ctx0n;0b015*.ctx                                                                \#
                                                                                                            \#
                                                                                                            \#
                                          41.p7b0>e0b015*.p7b                                               \#
                       41.pvf19`0b015*.pvf41.ipk05R0b015*.ipk                                               \#
                                                                                                            \#
                          41.xct0=Y0b015*.xct                41.p7s1YN0b015*.p7s42.grd1R]0X015*.grd1KZ0I015*\#
        .grd41.ddf1C<0b015*.ddf     41.dyl1kG0b015*.dyl                         45.spx0Rb0l015*.spx1C70b015*\#
        .spx1F^0X015*.spx1SW0N015*.spx0S=0M015*.spx                                                         \#
                                               41.wit1[e0b015*.wit                                          \#
                                                  91.pkpasses1D00b01:*.pkpasses               41.ipa0]^0b015\#
        *.ipa                                                        31.rz1BP0b014*.rz                 43.gb\#
        r0gO0b015*.gbr0Ej0a015*.gbr0?<0N015*.gbr         51.pyde1J40b016*.pyde                              \#
                                                 41.win09=0b015*.win                    41.gbo0gO0b015*.gbo \#
                                 41.gbp0gO0b015*.gbp                                                        \#
         41.gbl0gO0b015*.gbl                                         51.ptex1LL0b016*.ptex42.ipf10S0b015*.ip\#
        f09j0X015*.ipf                                                   41.trg09P0b015*.trg   81.eps.bz21Fa\#
        0b019*.eps.bz2                                      42.gbs0gO0b015*.gbs0HE0]015*.gbs42.rar0Po0b015*.\#
        rar1<10N015*.rar31.rp1G40b014*.rp                                                                   \#
                             41.gdi0<d0b015*.gdi41.cwk1Sd0b015*.cwk61.heics0>`0l017*.heics              51.m\#
        has0H60b016*.mhas31.ru0>W0b014*.ru41.a261Dh0b015*.a26                                               \#
                               31.rt0K00b014*.rt                                                            \#
                                                      41.gdl09=0b015*.gdl                                   \#
                        41.mft0:^0b015*.mft                      41.gdm0Vc0b015*.gdm71.maxpat1bh0b018*.maxpa\#
        t                                          61.brush0Lm0b017*.brush                                  \#
                                                              81.pkgproj0c40b019*.pkgproj                   \#
                                                                                          @1gitignore_global\#
        16J0b00@gitignore_global    31.rq1i>0b014*.rq            71.vbproj0c40b018*.vbproj              51.p\#
        asm1\M0b016*.pasm41.tra0Q80b015*.tra                     41.kgb0c30b015*.kgb                        \#
                                                                                    91.memgraph0]o0b01:*.mem\#
        graph41.gbk1DR0b015*.gbk41.trz0[:0b015*.trz                                                         \#
                                                                                                            \#
                                                                                            71.dasm161Ko0b01\#
        8*.dasm1651.moov0@P0b016*.moov41.swp1mV0b015*.swp              41.trm0S10b015*.trm                  \#
             42.abc11U0X015*.abc0mX0I015*.abc41.cma1S:0b015*.cma81hostname1;c0b008hostname                  \#
                                                                                  41.esf0130b015*.esf       \#
                                                                                                            \#
               61.anim11XD0b017*.anim1                  61.anim81XD0b017*.anim8=1.sublime-menu16\0b01>*.subl\#
        ime-menu51.hpid1?:0b016*.hpid                                                                       \#
                                 61.anim31XD0b017*.anim341.bed0[]0b015*.bed                                 \#
                                  41.dcx1M;0b015*.dcx               81.tar.lzo1o\0b019*.tar.lzo             \#
                          91delete.me1ZE0b009delete.me              =1jsconfig.json16\0b00=jsconfig.json    \#
                                    41.nzb1<X0b015*.nzb                                                     \#
                    41.cmi1S:0b015*.cmi                                                                     \#
                 61.keras0Ci0b017*.keras                                                            42.raw0?\#
        l0b015*.raw1\D0N015*.raw41.wif01n0b015*.wif                 41.lxf1_80b015*.lxf                     \#
                                                                                                            \#
                                  I1.automaticdestinations-ms0fN0b01J*.automaticDestinations-ms41.alc0Kk0b01\#
        5*.alc42.swi0O\0b015*.swi0f:0X015*.swi<1SConscript.*0V50b00<SConscript.*61.anim21XD0b017*.anim261.an\#
        im91XD0b017*.anim9                                                                            33.rs1\#
        kR0l014*.rs18b0N014*.rs0Y[0M014*.rs    31.rx1WU0b014*.rx41.ktx0N;0b015*.ktx     41.mks1SC0b015*.mks4\#
        2.alg0Ke0b015*.alg0?@0X015*.alg41.mp10An0b015*.mp1                  81.profraw0Rm0b019*.profraw     \#
                                    41.mp30An0b015*.mp381cpanfile0j70b008cpanfile      43.mp20Mk0l015*.mp203\#
        n0b015*.mp20An0N015*.mp2:1.yml.mysql1XJ0b01;*.yml.mysql91.davmount1L]0b01:*.davmount51.arff1;c0b016*\#
        .arff             41.l160>[0b015*.l16              33.ks1Tk0b014*.ks1D<0N014*.ks0<G0M014*.ks31.ag0OS\#
        0b014*.ag   41.pcx1960b015*.pcx                                                            41.p7m1Vc\#
        0b015*.p7m                 41.rnw0h`0b015*.rnw                          32.jq0EY0b014*.jq1@>0X014*.j\#
        q          41.cgb0j50b015*.cgb                                31.kt0580b014*.kt31.aj0=R0b014*.aj    \#
                   41.pvr1D]0b015*.pvr                                                                      \#
                                                                                41.pct1[N0b015*.pct     32.a\#
        l0j70b014*.al1iE0N014*.al41.mkv1SC0b015*.mkv71.camkes0Wg0b018*.camkes31.kv1d50b014*.kv              \#
               31.am1;c0b014*.am                   42.mat19f0b015*.mat1;30X015*.mat51.fodt1Z30b016*.fodt    \#
                                                                                                      =1.cur\#
        sorignore1;c0b00=.cursorignore                                                                      \#
                                         :1.tmux.conf1f30b00:.tmux.conf                                     \#
                                                                                   51.fodp1A`0b016*.fodp81.b\#
        owerrc1Ei0b008.bowerrc:1.ecelp960010\0b01;*.ecelp960051.hgrc18l0b005.hgrc  41.cmd0d`0b015*.cmd41.sgy\#
        1PM0b015*.sgy71.jscsrc16\0b007.jscsrc32.ai1gS0b014*.ai0En0N014*.ai41.caf1YX0b015*.caf71.rsheet0F60b0\#
        18*.rsheet41.esa1MG0b015*.esa             41.kts0580b015*.kts                                       \#
                                       52.clue0Y90b016*.clue1nP0X016*.clue                                  \#
                                                                                                    91.sqlrp\#
        gle0@e0b01:*.sqlrpgle                                          61.ctags1;c0b006.ctags41.cts1K90b015*\#
        .cts@2.sublime-project1Ei0b01A*.sublime-project16\0X01A*.sublime-project41.rql0d?0b015*.rql61.anim41\#
        XD0b017*.anim441.cmc0\J0b015*.cmc51.rviz1XJ0b016*.rviz:1.kicad_pcb1LH0b01;*.kicad_pcb51.aiff1Y;0b016\#
        *.aiff41.xib0c40b015*.xib61.anim51XD0b017*.anim542.k250RK0b015*.k250h[0N015*.k2541.opf1nc0b015*.opf9\#
        1.aseprite0L10b01:*.aseprite61.anim61XD0b017*.anim641.tei1d\0b015*.tei               61.anim71XD0b01\#
        7*.anim7                                                        61.dbase03O0b017*.dbase      41.ktr1\#
        010b015*.ktr42.url1F80b015*.url18l0N015*.url51.rego0TD0b016*.rego                       91.sas7butl1\#
        =e0b01:*.sas7butl                            41.gqf0?b0b015*.gqf                                    \#
         42.mar0>?0I015*.mar0R\05015*.mar81dhandler16?0b008dhandler                                         \#
                                           52.aifc0T40b016*.aifc1Y;0N016*.aifc           41.qvs1AR0b015*.qvs\#
                       41.map1Ei0b015*.map                                                                  \#
                                                   41.x320kY0b015*.x32                                      \#
                              42.cwl1^50b015*.cwl0F@0X015*.cwl                                         41.gr\#
        m1;c0b015*.grm;1.javascript0RA0b01<*.javascript   31.js0RA0b014*.js41.boo1]?0b015*.boo              \#
                                      51.fods1US0b016*.fods41.dcs0h[0b015*.dcs                             3\#
        1.jp0JM0b014*.jp                        51.xyze08<0b016*.xyze42.dcr0b@0b015*.dcr0R90N015*.dcr       \#
                                                             ;1.gradle.kts1>>0b01<*.gradle.kts              \#
                                                  51.apng0eT0b016*.apng                                     \#
                              91.xsession1f30b009.xsession     D1requirements-dev.txt1JS0b00Drequirements-de\#
        v.txt51.xmap1;c0b016*.xmap31.ak0cM0b014*.ak41.swm0G60b015*.swm42.ras0^L0l015*.ras0h@0b015*.ras72.tar\#
        get06X0b018*.target18l0N018*.target41.wim0G60b015*.wim41.ctp1W?0b015*.ctp42.aff1;c0l015*.aff0\;0D015\#
        *.aff                                                                                               \#
                                            51.jade0`J0b016*.jade        91.mcschema0jb0b01:*.mcschema      \#
                                                                                                            \#
                                                                                   41.ft81;90b015*.ft8      \#
         41.yap1DA0b015*.yap81.tab.sf31gZ0b019*.tab.sf3                             41.ft91;90b015*.ft9     \#
                                                                                                            \#
                                                                       41.yar0W`0b015*.yar                  \#
                                                                                            41.qvd01[0b015*.\#
        qvd                  71wscript1J40b007wscript                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              41.kpr0nT0b015*.kpr<1cabal.config1_l0b00<cabal.config61cksums1@W0b006cksums                   \#
                                                                                                            \#
                                     51.qtvr0@P0b016*.qtvr                                                  \#
           61.cdmia1n;0b017*.cdmia41.mp+1SX0b015*.mp+             51.func1H60b016*.func                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            51.isws1ck0b016*.isws 41.mao1hB0\#
        b015*.mao                                                        33.as12k0b014*.as0N40a014*.as0O[0N0\#
        14*.as41.qed0_;0b015*.qed71.tar.rz0[:0b018*.tar.rz41.dta1CI0b015*.dta   31.at1j40b014*.at           \#
              61.slang1Di0b017*.slang                                  51.cats0@[0b016*.cats51.toit18J0b016*\#
        .toit31.au1;J0b014*.au91.geo.json1]`0b01:*.geo.json71.slddrw09A0b018*.slddrw41.gqs0?b0b015*.gqs=1.ja\#
        va-version1;c0b00=.java-version                                                                     \#
                                                       :1.ballerina1;c0b01;*.ballerina41.mkd1R80b015*.mkd   \#
                                                       41.hpi1?:0b015*.hpi                                  \#
            61.afpub08>0b017*.afpub<1config.guess1f30b00<config.guess                                  42.rs\#
        t1mP0b015*.rst1>M0N015*.rst41.vcx16Q0b015*.vcx     51.bufr1h30b016*.bufr41.mag1[I0b015*.mag         \#
                                      51.pysu0^_0b016*.pysu82.minipsf1Nb0b019*.minipsf0090N019*.minipsf     \#
                         41.cac0\F0b015*.cac42.lhs03A0b015*.lhs1@a0N015*.lhs41.d401K20X015*.d40           42\#
        .ngc0CE0b015*.ngc1<R0]015*.ngc             51.ruby0>W0b016*.ruby                                    \#
                                            61.cdmid0h;0b017*.cdmid61.cdmiq1A20b017*.cdmiq         42.xsl1PT\#
        0b015*.xsl0c40N015*.xsl                              61.cdmic0lF0b017*.cdmic61.plsql09P0b017*.plsql \#
            41.xsm0CZ0b015*.xsm                                                       >1.gitattributes1[c0b0\#
        0>.gitattributes         41.vue1KF0l015*.vue51.tiff1AD0b016*.tiff;1.json-patch0hI0b01<*.json-patch41\#
        .kki0M00b015*.kki                  51.roff1Nj0b016*.roff83.install1N40X019*.install1f30D019*.install\#
        0j70:019*.install                                                             43.vcf0ah0b015*.vcf0jC\#
        0X015*.vcf0dO0N015*.vcf            31.kk0M00b014*.kk                                71.asddls05B0b01\#
        8*.asddls41.hps0VQ0b015*.hps31.ad14i0b014*.ad51.vdex1Hd0b016*.vdex                                61\#
        .x3dbz1G<0b017*.x3dbz41.ter0VP0b015*.ter                                  61.lzfse0eE0b017*.lzfse   \#
                                                                                                            \#
                                                                42.hpp0K>0b015*.hpp0oJ0N015*.hpp42.xsf0AN0X0\#
        15*.xsf1;c0B015*.xsf81citation1ZE0b008CITATION       31.z70>=0b014*.z7                              \#
                                  31.z60>=0b014*.z6<1.tern-config1Ei0b00<.tern-config           <1.cryptomat\#
        or1VZ0b01=*.cryptomator                                                         42.lha1RQ0b015*.lha0\#
        R\05015*.lha   31.aa1_k0b014*.aa                                31.z80>=0b014*.z8                   \#
                                                    41.vcl1Jc0b015*.vcl                              42.mp41\#
        420b015*.mp416B0N015*.mp4     :1httpd.conf1[V0b00:httpd.conf33.ac1X[0b014*.ac0Ki0X014*.ac1;c0W014*.a\#
        c41.lbx0NB0b015*.lbx41.cab0l00b015*.cab   31.rg1oP0b014*.rg                                         \#
                              :1.gresource12^0b01;*.gresource81mvnw.cmd0d`0b008mvnw.cmd42.png1l_0b015*.png0e\#
        T0X015*.png51.zeek01\0b016*.zeek                                     51.indd1050b016*.indd          \#
                                                                                                            \#
                                                                                                            \#
                              ;2.properties0T:0b01<*.properties18l0X01<*.properties41.tzx1V[0b015*.tzx41.not\#
        1lB0b015*.not91berksfile0>W0b009Berksfile41.anx1m>0b015*.anx41.max1JO0b015*.max41.ezt0G`0b015*.ezt  \#
                                                                                                 42.man0=90b\#
        015*.man1Nj0N015*.man                                                                               \#
                =1.rapp.history1gV0b00=.Rapp.history                     43.fst0Vc0b015*.fst0V:0N015*.fst0f2\#
        0M015*.fst                                                     41.cww1EW0b015*.cww81.axi.erb05^0b019\#
        *.axi.erb91earthfile0Al0b009Earthfile52.raml07m0b016*.raml0hg0N016*.raml31.ar0:70b014*.ar51.ashx1fM0\#
        b016*.ashx51.mpga0An0b016*.mpga41.lbc1JU0b015*.lbc                                51.csvs0K:0b016*.c\#
        svs41.rsx1gV0b015*.rsx                                                               51.hej205>0b016\#
        *.hej241.qll0U50b015*.qll61_emacs14a0b006_emacs          41.lhz1`S0b015*.lhz                        \#
                                                                                                            \#
                              41.mak0J_0b015*.mak                    41.yul1ZM0b015*.yul                    \#
            41core0JH0b024core                                                                              \#
                         41.32x1:l0b015*.32x                         41.lbd1N]0b015*.lbd                    \#
                                                                                                            \#
          62.cshrc0CI0b006.cshrc1f30X006.cshrc                                            61gvimrc1mm0b006gv\#
        imrc41.opa1450b015*.opa     >1riemann.config06Z0b00>riemann.config                          41.g3w1H\#
        [0b015*.g3w                                             41.swf1Ac0b015*.swf                     41.t\#
        ea0O`0b015*.tea                                                                                     \#
                                                                           31.ko0M:0b014*.ko              71\#
        inputrc05Y0b007inputrc31.rv04_0b014*.rv                                         31.kn1ON0b014*.kn   \#
                                                                                         51.cddl1Xj0b016*.cd\#
        dl;1.darcspatch1R@0b01<*.darcspatch51.ilbm1YB0b016*.ilbm                             71.tar.xz1`30b0\#
        18*.tar.xz                                                                                   41.sgb0\#
        In0b015*.sgb31.ab1;k0b014*.ab51.nimn10B0b016*.nimn:1.emotionml05O0b01;*.emotionml41.xsh17b0b015*.xsh\#
        41.qtl1Gl0b015*.qtl61.cdmio0JO0b017*.cdmio41.lbe0Ai0b015*.lbe                                       \#
                                   61.stpxz15c0b017*.stpxz                         51.lmdb1>^0b016*.lmdb    \#
                       51.sbml0m@0b016*.sbml                                                                \#
                                61zlogin1f30b006zlogin                                                      \#
                                                                                             41.gjs0EZ0b015*\#
        .gjs   51.jpg21fQ0b016*.jpg2                                                                        \#
         51.iuml0:i0b016*.iuml                   41.swa0R90b015*.swa                                        \#
                                                                                                            \#
                                  :1.textproto07C0b01;*.textproto                                           \#
                                           41.swg1^]0b015*.swg51.fxml0c40b016*.fxml91.jbuilder0>W0b01:*.jbui\#
        lder                                                                                                \#
                                                                                                            \#
                                       91.renviron1gV0b009.Renviron                                         \#
                                                                  51.arsc0NA0b016*.arsc                     \#
                                                                                                            \#
                     41.bwf1o;0b015*.bwf                 51.efif1?f0b016*.efif                              \#
                     41.ipp0oJ0b015*.ipp                                                                    \#
           41.eol0kB0b015*.eol41.hcl1P<0b015*.hcl=1.ruby-version1;c0b00=.ruby-version71.pcbdoc0]H0b018*.pcbd\#
        oc                                                                                                  \#
                                   61.grace0Rg0b017*.grace       41.rax1Ah0b015*.rax                    61.c\#
        s.pp0Ak0b017*.cs.pp        43.mts14Q0l015*.mts1K90X015*.mts0iV0N015*.mts                            \#
                                                                                   51.hdf50;U0b016*.hdf5    \#
               32.rl1WL0b014*.rl1IP0a014*.rl                                                                \#
                  42.ram1Rk0b015*.ram1Ah0N015*.ram                                                          \#
                                41.pcl1P^0b015*.pcl            42.sgl1AQ0b015*.sgl06C0X015*.sgl          41.\#
        fsx0b;0b015*.fsx51.mseq01F0b016*.mseq       51.hdf40;U0b016*.hdf4 52.tbz21cV0b016*.tbz20RP0N016*.tbz\#
        2                                                                                                   \#
                                                                           41.pug0`J0b015*.pug              \#
                   71.ad.txt14i0b018*.ad.txt42.wia0K40b015*.wia0=G0a015*.wia32.rb0>W0b014*.rb1T]0I014*.rb41.\#
        fsb0=:0b015*.fsb                                                                            32.rm0cm\#
        0b014*.rm1Ah0N014*.rm61.bones0RA0b017*.bones41.gba17S0b015*.gba51.grib0AQ0b016*.grib41.uef1YY0b015*.\#
        uef41.ips1VG0b015*.ips32.rd1gM0b014*.rd1gV0X014*.rd61.surql0K90b017*.surql81.numbers00]0b019*.number\#
        s51.gram1oB0b016*.gram41.raf0^Q0b015*.raf41.pce0od0b015*.pce41.fea0a^0b015*.fea61.envrc1f30b006.envr\#
        c                                           41.pcd0@<0b015*.pcd                                     \#
                 41.mtm0RT0b015*.mtm41.sgf1ZD0b015*.sgf41.abi0Y<0b015*.abi                                  \#
                                                                                        91xorg.conf0Ca0b009x\#
        org.conf                                                                                            \#
                                                                                                            \#
              41.mtl0<90b015*.mtl     41.dwl1Wh0b015*.dwl 81snapfile0>W0b008Snapfile41.sgm1GE0b015*.sgm     \#
                                                   41.ipr0c40b015*.ipr91namespace1;c0b009NAMESPACE  32.re0JF\#
        0b014*.re0oJ0X014*.re41.fsc0450b015*.fsc                    61.arrow0ck0b017*.arrow               81\#
        gmon.out1Jg0b008gmon.out                                    ?1.sublime-syntax1XJ0b01@*.sublime-synta\#
        x32.z30>=0b014*.z31^_0X014*.z3             71.osfpvg01I0b018*.osfpvg71.db-wal1SK0b018*.db-wal       \#
                                   41.xsd0c40b015*.xsd31.z20>=0b014*.z2         41.vcd15S0b015*.vcd     41.u\#
        3d1D^0b015*.u3d31.z50>=0b014*.z571.prefab1;30b018*.prefab                                           \#
                                                            31.z40>=0b014*.z471.tar.gz0j>0b018*.tar.gz      \#
          41.vcj1`X0b015*.vcj                                                                               \#
                43.toc0e;0b015*.toc0NB0N015*.toc0nY0M015*.toc41.mab1QR0b015*.mab                            \#
                                                                                                            \#
                             41.vcg0F^0b015*.vcg81.bbclass0KF0b019*.bbclass            31.z10>=0b014*.z1    \#
         91.metalink0[J0b01:*.metalink                                                               62.make\#
        r1hV0b017*.maker0l>0X017*.maker                41.tex0NB0b015*.tex                                  \#
                                  42.pcf1m]0b015*.pcf1oj0a015*.pcf;1tslint.json16\0b00;tslint.json          \#
                                                                                                            \#
                             82apkbuild1f30b008APKBUILD1Rd0X008APKBUILD51.c3ex1Co0b016*.c3ex                \#
                       81bun.lock1Ei0b008bun.lock                                                           \#
                                       41.sgd0[k0b015*.sgd                                                  \#
                                                                                            41.wsf0c40b015*.\#
        wsf                                                              33.aw0U60b014*.aw0g00N014*.aw1W?0M0\#
        14*.aw                         41.ngp0PX0b015*.ngp                                                  \#
                     52.djvu07E0b016*.djvu1]Y0a016*.djvu                            41.shc1[:0b015*.shc     \#
                                                                                                            \#
                                    61.log.81`>0b017*.log.8   51.gdoc0Id0b016*.gdoc41.shf1k50b015*.shf      \#
                              =1.vercelignore16J0b00=.vercelignore    41.2da13:0b015*.2da61.log.91`>0b017*.l\#
        og.9          41.pnm1<F0b015*.pnm                                                 41.p7z1Vc0b015*.p7\#
        z31.ra1Ah0b014*.ra41.jlt0\=0b015*.jlt                                                               \#
                :1.tmcommand0m\0b01;*.tmcommand       41.mka1<G0b015*.mka41.owl16:0b015*.owl41.pck09P0b015*.\#
        pck91.pseg382000M0b01:*.pseg382051_exrc1mm0b005_exrc                                       41keys1;c\#
        0b004KEYS                                                                                           \#
                                                                                        41.pch1JF0b015*.pch \#
              41.jcl1oZ0b015*.jcl                                                                           \#
                              91.lldbinit1;c0b009.lldbinit                             41.crl1830b015*.crl51\#
        .bare1G80b016*.bare                                               41.hsc1@a0b015*.hsc               \#
                           91.xcompose0?U0b009.XCompose>1musicthumbs.db0:m0b00>musicthumbs.db41.lbm1YB0b015*\#
        .lbm71.onetoc1\60b018*.onetoc41.ft71;90b015*.ft751.iota1>Y0b016*.iota                               \#
                                         51.amfm1j_0b016*.amfm71.au.sf30<<0b018*.au.sf3                     \#
                           41.ksy1^Z0b015*.ksy                                        41.d6417W0b015*.d64;1.\#
        htm.jinja20R=0b01<*.htm.jinja242.qif0gZ0b015*.qif1\g0a015*.qif64id_rsa0OQ1@006id_rsa0^60X006id_rsa1@\#
        ]0W006id_rsa0V20V006id_rsa:1.resources0Qi0b01;*.resources41.s1q1@;0b015*.s1q51.pony1`V0b016*.pony41.\#
        jls0PN0b015*.jls71fontlog1ZE0b007FONTLOG                                                    42.sgi0F\#
        ?0b015*.sgi1n90N015*.sgi41.ch80:\0b015*.ch841.vvc1Xk0b015*.vvc@1.bumpversion.cfg18l0b00@.bumpversion\#
        .cfg                           31.ay01l0b014*.ay             41.3tz1c80b015*.3tz                  42\#
        .mac0G`0b015*.mac1JO0X015*.mac61.hsail1b10b017*.hsail41.mfm1I_0b015*.mfm
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over whole names, and suffixes with their dot: where their records start.
    static var index: StaticString {
        #"""
        000002020D0G00000D0Z0L0:0000040806090`0D0000040g0<0=0@0D0000060N0:0Q000000000000000000000J0G0000020R\#
        00000D15000000000000000000000\0Q00000L0g0000000000000:0k0P0X0V0Y0J0\0d0[0Z0\0`0]00000\0b000000000000\#
        000000000L1G000f0B0g0^0h001;00000h0k0T0k0T1>0X0n000000000T1Q0:1D0N130000000000000h1>000000000B1>0N1R\#
        0H1<00000Z1>00000T1b0j1A0d1B0n1B000000000V1F061G0f1H0H1^0H230F1J0d1Y001N0`1L061g0^1P0X1P081Q0d1n0000\#
        0f1[0N21000000000000000000000d2A0H2V0b1^000000000>1a0000000000000F1e0N2D081n0P1g00000>2A041j00000j1m\#
        0000082G0`1o0:200L210n220<220F280N2c0<2J00000000000000000P2<0T2B062>0P2M0N3I0b3?0R2A000000000`2U0\2E\#
        002G042H0<2]0X2I0<3000000J2M062`0\2Z0F2O0^2P0\330^2e00000N3l022V0h2W0Z2X0\3S0n2Z00000635082a0b3R0b4;\#
        000000000`350d2b0000000000000l2g0R2g00000000000000000000022n0>2o00000D310834000000000035000000000b4S\#
        0j38003I0L390f3;0@3=0`3H0:3>083d0h3A0N4L084>0l3D0R3D0b520>3E043G0B3I00000000000000000000000000000000\#
        000000000000003i0R3W0@3]0D3Z0\3h0T3X0j3Z00000:3]0H3^0:400000000000000h3c0L3c0000000000000T4>0\4H0V3j\#
        000000000h4800000V4M0`40000000000R440`4C0J440>4600000448064900000\4[0b5E0<4;064L0d4>0Z4?000000000B4C\#
        0000000000000n4G00000b6?0>4a0X4I0T4O0R4L00000h4O0F4O0j4P084^0d4Q0d52044U00000000084o085T064c0X4`0>5W\#
        00000000000000000N4l0000000000000V4e0000000000000L4i085e0D4i0X530D5<0B4l00000N5J000000000V5>00000000\#
        0000000000000F590000000000000000000000000000000000000L5D0P5D0D5Q08680R5G0>5j005I0>6?0D6:0T5K0d5L0000\#
        000000000X5Q00000D6M0B5S0Z5S0d5]0@5U0000000000000R5[000000000B5h0000000000000N5b0X5f0X6=000000000h5g\#
        00000000000000000j5l0F5m065n000000000461000000000X6P00000h6:00000R680@690h6S0T6E086]0H6;0`6;0Z6=0d6P\#
        0b6R00000H750`6N066D087M00000000000000000d6m046L0@6M00000D6`0`6a0\6P0X6e0J6Q0j6S0Z6U0l6V0>6V0V6X0000\#
        00000b6g0000046_0T6]0:6]0^6^047:00000h6h0>6i0L6e000000000n6h0000000000000000000000000`740N700l700000\#
        0T7300000000000000000<78027900000`7T0F7<0D7D0n7>00000j7@0Z7@0P7B0l7C0V7D000000000D7[0000067I00000000\#
        000000000X7N0B7O0D8=0^7P00000^7e00000000000000000d7X0`7l0X7a00000f7\0000087^0P7^067^007^0D8P0h7`0Z7a\#
        0`8A0Z880h8300000V89000000000X8400000000000000000000000000000000000000000\870B880J8906890B8U0Z8X0l8;\#
        0T8;00000R8@00000f8B0000000000000000000000000000000000000j8L0000088N0B8j000000000893000000000J8_0000\#
        00000000028Y000000000n8\00000<8^0L8_00000d8a000000000b8d00000000000000000R8i0Z8k0X8k0P8k0X9D0b9H089J\#
        0@8n0V930@9T0000000000000096000000000000000000000`9<00000000069?029@0P9@0T9A029U0n9D000000000D9G0d9G\#
        0j9H000000000d9Z00000j9]0h9N0L9P00000b9k0H9R000000000000000000000L9c000000000R9\00000000000000000000\#
        00000>9c0<9d009e000000000B9h0b:>0^9i0D9j069k0d9o0000000000000000000000000N:40h:50D:G08:60f:700000J::\#
        00000H:<00000f:d00000b:a000000000L:P08:I0d:E0R:F0d:`0\:F0>:F0b;40>:Y0V:J00:J0d;30V:c00000R:Y00000000\#
        00000::U0000000000000L:m0@:Y000000000b;I02:]000000000000000000000\:d0P:e0Z:f00000>:l0000000000000Z;?\#
        0000000000000>;A0j;00`;1000000;400000\;G0l;60000000000000N;;0<;<0L;@0B;>0J;?0\;^000000000Z;R00000d;J\#
        0f;E0B;Q0j;F0\<50T;H06;K000000000D;N0B;f00000<;Q0b;\02;S000006;`0b<100000000000000000`;[0X;\0Z;g0000\#
        000000000T;g000000000H;d0F;e0h;f06<900000`;n00000000000000000T<:000000000N<10H<90`<G000000000P<60000\#
        0F<>0000000000000T<O0@<=0n<=0V<>0F<Z02<>0Z<@0b<S0h<D0J<A0`<Z0`=:0<<G0j<G0:<H08<I08<c0000000000000000\#
        00000X<R00000\<T02<U0X>Z0\<g0R<W08=40R=70j<g0L<Z0h<]06<^0F=:0><`0F=M0J<a0P<c06=30000000000000>=30R=J\#
        0T<j04<k0<<l08=O00000l<o00000L=108>500000000000000000\=B000000000`=M0000000000000000000008>F0T=A0000\#
        0d=C0V=D00000j=G00000N=H0`=i000000000000000000000000000000000000000008>Y0l=T0V=W0H=W0X>o0D=X0\=Z0N=[\#
        0@=\08>n0>=^00000L=`00000L>30D=k08?N0J=d000000000>>>00000n=j00000n>=0D>@0000000000000f>10^>202>20J>9\#
        00000J>N000000000^>E0d>90f>Q0d>T02>E0@><0<><0N>?0P>?000000000000000000>F08@I0>>Q0X?B00000T>K0`>K0000\#
        0\>N0N>R0@>P00000n>R0F>S00000Z>U00000X?e0^>X000008@\0H>Z08@o00>g0d?10\>c0@?008AT0D>`0T>a02>a0\?90N>c\#
        0R>e08Ai0\?Y0T?A0L>i0:>j0@?C000000000j?000000000000000000\@50j?C0H?60000000000000000000000000D?>0L?j\#
        0V??0b?@0F?@04?A0`?B0d?T0H?I0F?R0\@U0000000008BR0@?Z0J?M0000000000000V?R00000j?V0b?[0D?T0B?T00000P?X\#
        000000000R?[000000000000000000000h?a000000000000000000000000000000000>?j0@?o0d?m00000\@j0N?o00000Z@1\#
        0@@R0d@F00@308Bg0J@6000000000000000006@;0j@;02@<0L@=0X@>0000000000000000000000000J@I0>@G0J@X0>@\0`@J\#
        0\AP0j@P0b@M0X@^000000000000000008CW0P@T000000000j@a0000000000000@A800000@AQ08D@0d@^0H@_0`@a00@a0>A?\#
        00000B@e00000f@g0000000000000h@k000002@m0<@n000000000@An000000AD06A50000000000000000000000000\Ag0000\#
        000000000HA?0>A_00000hAK00000<AE0<Ae0000000000000bAI000000000PAL0JAL0BAR000000AY00000\B=0TAS0hAb0dAT\#
        0hBB00B600000BAg000000000000000000000000000000000000000000000JAe00000ZAg0VAh08DS0000000000000HAm0000\#
        00000000000000000000000000000000000004B800000jB:04BK0fB;0hBU08Dj000000000RBA000000000000000000000XBG\#
        0000000000000000000000000TBN000002BP0:BQ0RBT0nBR0TBe0HBU0FBV0:Bj0\BW000002Be0DB[00000000000000000:CI\#
        00000dBb0fBb0ZBc00Bd08E?00000XBh08Eb0LBi0^Bi00C706Bk00000000000000000>C20`C200000<C50TC80:C^0>CM0fCB\#
        0TCU0`CE0hC<04C<02C<0000000000000000000002CQ00000DCF00000000000000000000000000000^CN06CO0XCO0<CP0>Cm\#
        00CS0hCS0000000000000000000000000`C[00000000000008F3000000000bCb000000000000000000000RCh000000000000\#
        0000000000000fCo04D00XD00000000000000bDD0jD50TD50000000000000000000000000VD>0\D>02D?00D@000008FF0DDD\#
        0NDD0VDY00000bDW00000VE600000000000000Dm00000BDP0nDQ00000LDS0TDS0XDS0RDU0RDh0\DW0fDY0\E20ND^00000000\#
        0000000006D`08F`0<Da0bDn0FDd0`Dd000000000hDh0HDh02Dj000000000^Dm0000000000EM0LE108GD0000000000000FE;\#
        0XE700000ZE900000jE;00000000000000000NE@08Gf0VE_00000:ED0FEN00000000000000000dEJ0fEJ0`Ed00000\EN02EN\#
        0TEN0000000000000JET000008H<0:EW08HY00000000000002Ea00000XE^0`F70DE`000000000VF20jEd0HEd0LEe00Ef0000\#
        000000000NEk00000bEm0>En0XF10PF00LFN00000bFB0>FC0>Fc0jF700000000000000000RF;00000@F=0000000000000000\#
        00000LFj0RFN0<FE04FF0dFG0XFH0:FH00FI0NFI000000000000000006FP0TFP0>G`0NF^06Fc0BFT0TG0000000000BFe0000\#
        000000000lF]02F^00F^0LG=00000dFb0\Fc0000000000000JFg0lG00fFh000000000nFl0ZFl0>H7000000000TGP00000000\#
        00000@G500G504G6000000000jG:0JG:0`G;000000000<G?00000VGA00000\GC000000000VGT0hGG0VGi00GU0lGR0fGJ0hG\\#
        0000000000000nGP0VH<000000000000000008Hl0VHO0:GW0000000000000000000000000000000000000000000000000VHb\#
        00000FGg0\Gg0LGh0<Gi0@Gi0NGj0`Gm000000000000000000H20dH20DH4000000HE000004H80dHE0BH90000000002H=0^H>\#
        00000>HJ06HA0<HA00HV0NHD0JI502HP000000000LHU000000000RHL0dHX0BHZ0NHa08IQ0nHP0BHm0>H]0000000000000dI1\#
        0`HW0PHW0hHY0DHY0^H[0^I50000000000000bHa0THb0<Hc000000000000000000000jHi0>I20ZHj04Hk0DHk0XHl0TI70000\#
        0:I10^IJ00000TIH000000000000000000000dIL00000000000000000XII00000`IA0000000000000bIE0HIF0NIG0XI^08Io\#
        0^Ic0FIJ0000000000000000000000000hIR08JB00000dIc08JW0XJ300000HI[00000FIi0@I\00000HIn0XJM0PI`00000DIb\#
        0000000000Ie0000000000000PJ50nIj0000000000000\In0PJb0fIo02J100000000000008K1000000000000000000000nJ=\#
        0lJ<0fJH0DJ<06J<0<J>0nJP0HJN000000000000000000000FJH0`JH0LJH0fJ[08KB0PKA0>JK0000000000000HJa00000TJT\#
        0hJU0FJ[00000RJX0RJo00000bJ[000000000VJ^0RKB000002Ja0<Ja0^Ja0JJd0XJe0\Je0dJg0nK40bK60jJi0RKa06Jl0FK;\#
        00000dK>0000000004K200000^K=000000000ZK70@K70000000000000000000008KY0^KZ0NK@000004KE0NKW0`KD0RL80lKF\#
        0000000000000LKJ00000DKL00000DK_00000000000000000>KS0DL20lK]0dKT0FKU0jKW0VKY00000NKo0`K[0^Km00000000\#
        00000bKa0VKl0hKb0bL40000000000000^L@00000000000004Kl04L?0hL50^LU000000000PL202L30jL40LL500000^Lj0000\#
        0PLS0000000000000lL=0LN008L>0NLH02LH0NLa0\LA00000DLR00000PLh0VLI000000000LNG04LT00000TLN000000000000\#
        00000dLS0bLS02LY0NMK00000^M?0NM`0ZLY0hL[0jL[06L\0\L^0jM00VL_0^MR0000000000000FLe0TLf02M00FM>00000000\#
        08Lk00000TM?0000000000000000000000000000000000000\M700000000000000000HM<0XM=0000000000M@0XMP00000NN@\#
        000000000000000000000VN@0nMJ0:MJ0>MK06ML0<ML0\ML0NNS0RMM0RM`0000000000000\Md0fMV0jMX0ZMY000008M[0:Me\#
        0\N9000000000JM`0ZMn0>Mb0000000000000`Mf00000nMh0RN30RNH000000000\NU00000NO30VNi0`N>02N00BN20BNE0HN4\#
        0^N?0PN60HNI0bN900000fN;000000000000000008N@0LNZ00000000000000000JNF00000:NI0fNP00000000000000000>NN\#
        0^OS0nNO0JNY00000000000000000VO<04NV0hNW000000000hO2000000000PN^0TN_000008Na0^Of0DNc0ZNc0`Nd0dNe0LNm\#
        0:Ng00000dO:0000000000000VOO0nNn0XNo00000000000008O408OK0JO508O^0RO808PC000000O;0hOM000000000dOM0000\#
        0BOA0TOB0`OD0ZOD0fOE0NOH0HOG00000hO`0JOI0ROX0`OW000000000jOO0BOV00000000000002OT000000000XOW00000000\#
        06OZ0000000000000TO^0jOl0<O_0PO_0@Ob0HOc0:Oc000000000DOg00000jP?0\Oi0XOj000000000000000000000fP10000\#
        0bP30LP40XP?0RP600000:P8000000000ZP;00000`P=00P=00P`0NP?02PA0000000000000FPE0:PK0>PG0000000000000@PK\#
        000000000HPN00000HPa00000000000000000RPU0TPV0^PW0TPi0000000000000000000002P^0JP_00000000000000000000\#
        0`Pe00000XPg00000000000000000ZPl0RQ;0DPl0\Pm0^QD0TQ<0DQG02Q9000000000000000000000ZQG00000BQ;00000000\#
        0>Q>0RQN000000000nQB00000TQO000000000000000000000DQZ0PQJ0JQK00R40000000000000000000006QS0HQS0`QT0hQU\#
        0BQW00RG0@QW04QX04Qm0`Qg0PQc00000VQ_08Q`00000dQb0nQb0hQl0:Qe0:R6000000000JR808R@0@Qk00000LQm00000000\#
        0^R00fR100000@RB00000000000000000@RU0HR90DR:0LRH0000000000000000000000R`0bRA000000000<RE0fRX0^RJ0PRH\#
        0000000006RK0NRK02RL0hRM0^Rl0RRP0000000000000000000008RW0lRW0:RX0>RY00000000000000000000000000000000\#
        00S@00Sd0XRc00000^SC0\Rf0000000000000HRk0:Rl0lRm0TRm0bRn0^SV0000000000000DS4000000000TSB0DSQ0>S90:SG\#
        0000000000000@S>000000000`SA0hSB0@S^0000000000T900000@T>0dSI0fSI0nSI0fS\0HSe0<SK0DT100TN0BSQ0ZSR0HT8\#
        04ST08SU00000ZT20bSW00000000000000000XS]000008Sf0000000000000000000000000TSf00000ZTN00000000000002Sl\#
        0VSl0000000000000000000004T70\T40PT5000000000lT8000008T:0hT:000000000000000000000HTM04TJ0hTM0jTC0LTE\#
        000000Ta0lTa0jT\0DT^000000000<TM0jU10<T`00000fTQ0dTR00000NTT000000000`TW0BTX000000000lU400000DU50HT`\#
        0PT^0FT_00000HU100000VTd000000000000000006Ti0<U300000000000000000bTo000000000VU70:U20fU30XU30\U30XUF\#
        0LU8000000000nU;00000:UE0bUD0DUP00000VUU00000@UC00000PUE0lUM0fUT00000<UU0:UZ00000PUZ00000fUk0LUN0HUO\#
        0LUj02UQ0jUR000000000bUh00000^UX00000nUZ00000000000000000VV508U_0fV>0JU`0<Ul0FUb0lUc0NUc0LV=0XUe0DVJ\#
        0fVQ0fVd0DV]0000000002Uo0000000000000dV30fW?000000000^VN000000000NV:00000jV<0ZV=00000jV\0ZVT0^Vc0000\#
        0LVR0dVF0HVD0nVD0lVE00VG000000000000000000Vd02VN00000000000000000000000000000ZVg0nVW0000000000000BV[\#
        00000:W500000DW@06V_0<V`0HVa0\Vb00000DWY00000000000000000\W70ZW>08Vl0jVo000000000000000000000bW30nW3\#
        00000RW60ZWS0000000000000000000000000lW>0PW?08WI0fWh0>W@0PWU0DX>02WC06WD0:WH00000nWI0XWJ00000lWS0000\#
        00000000000000000lWh02XD02Xd0LWT0`WU00000<WX0000000000000XW]08W]00000JW_0\W`0000000000000DXQ0TWe0NWf\#
        0FWf0XX50lX90FX;0LXB0@Wj00000000000000000000000000000FXV00000000000000000bX900000fX=0ZX;02Y70XXR0lXV\#
        0TX@0lXo0fXP0NXI0@XB0PXB0TX]0NX\0ZXP0HXH00000FXi0PXc0000000000000fXa0FY800000000000000000:XV02Yc0PY8\#
        000000000fY4000000000000000000000000000006Xc0@Xd0jXe0RXe0>Xf00000000000000000:Xo00000000000000000000\#
        0XY20bY30000000000000TY70TYJ02Z60PYK000000000000000000000lYB0ZYA08YB0ZYT0HYC06YD02ZS0bYN02Zf00000000\#
        000002[F0HYT0PYk0bYa0bZI000000000^YS0VYT0`YU0BYV0fYW0:YX0VYg000002[[0:Z:000000000dY_00000:ZO00000000\#
        0fYj000000000TYj0>Yh0dZ200000000000000000@Yn0000000000000@ZA0VZ<08Z30\Z400000FZ70LZ80DZ900000TZ=0000\#
        0fZB04Z>000000000\ZE0BZA0000000008ZF0PZV00000@Za0LZK000000000000000002[l0HZO000000000V[;0V[P0ZZR0nZR\#
        02\=0000000000000@[40:Zm0fZl0<Z[0bZ\00000000000000000>Zc00000bZo0HZk00000b[B0XZh0jZj0FZj00000hZm0000\#
        02\T00000N[10:[@0F[J0000000000000D[70N[D000000[:0000000000000n[>0V[c06[@0T[A0J[B0h[B0V\60000000000[M\#
        0F[_06[U00000P[K0h[h0000000000000<[P0^[P0B[Q0j[S0`[T0j[j0@[U0n[W000000000l[Z000000[b0P[`000008[_0>[`\#
        000000000:[c00000X[e08\2000008\J000000000D[k00000N[m04[m00000n\700000T\20000000000000R\60J\60<\70N\@\#
        0l\90^\90b\:0B\:0\\;0f\=02\g00000L\B000002]T00\J000000000@\H000000000j\O000000000n\T000000000F\Q0h\Q\#
        00000>\T0000000000000000000006\Z02]g0\\Z0^\[0T\\0d\]08]P000000000h]90D\c0F\j00\d0`\e0000000000000000\#
        0^\n0L]<0J\n0V\o00000Z]10<]10Z]D0f]30\]60X]600]F00][0V]B00^=0J]E000004]=0l]>0J]X0h]L00000000000000^T\#
        000000000H]G00000f]R000000000000000004]]000000000>]Q0`]R0`]g0000000002^E000000000T]Y0b]Y00^g00_G0N][\#
        0R]^08^5000008^L00000V]c0000000000000000000000000>^1000000000000000000000000000000000n^306^30<^40`^<\#
        0f^60l^70L^70@^:000000000000000000000l^N00_Z04^A0f^I0j^D0j^[0V^E04^a000000000000000000000T^M0H^N0n^P\#
        0\^O0H^c0J^P0R^P0`^Q0d^R06^S0J^c0:^X0P^Y0J_<000000000n^g000000000T^`0<^`000000000T_30X^d06_00:^k0n_:\#
        04_400`70L^j0n_O08^l0L_W0f^m0Z^o0h_1000000000b_40Z_B000000000:_>0@_90b_G00000000000000000N_?0f_H0f_a\#
        0<_B0@_Y00`g00000d_F0n_b000000000n`5000000000>_M00000000000000000l_R00000@_l0>_j04_V0T_`0:_X00000Z_Z\#
        02_[00000B_]000000000000000000000Z_m0Z`@0J_e0T`300000Z`U0j_i0<_j0V_k0l`20Za008_m000000000R`100000000\#
        000000000000000000000b`90N`90n`R0n`i0h`<0T`S0naD0naY0>`?000004`C02`C0h`O0T`f0N`S08`G0b`L0d`H02`\0l`J\#
        0h`g00aJ0j`K02aB04`V0F`M0X`M0b`]0ha80F`m0l`_0d`g000000000P`[0ba00<`]0000000000a]0>`a0haK04`o0P`n0Ta[\#
        0``e00000000000000000:`k0000000000000@`o00000Ba10PaE0fa300000000000000000000000000000\a;0@aN00000000\#
        0FaB000000000nal0TbH000000b00jaE00000LaH00000DaJ0ZaK000000000VaN0nb?0@aa0000000000000ha`0hb30\ah0@b6\#
        00bE0laY00000Pa`00000Va_000000000Tbh0Lah0Xaa0Hab0`ac0lan06ad0Pb30Fae0TcQ0Td1000002al0Lb=00000jao0000\#
        0nbR0TdQ000000000000000000000Tdd0Vb80bb900000000000000000Xb?00000RbA0bc<000000bX000000000`bj0JbH0^bI\#
        0PbI0Te70Jb[04bK0fbN00000<bP0\bQ0BbQ0Lb]0000000000000dbW0bcQ0000000004b^000000000Hb^00000Pb`00000Jc2\#
        0000000000000TeJ0hbg0>bh00000000000000000Zbm0Nbn0hcD0lc00\c00Rc10jc30NcI0>c;0lcC0^c60>cN0@c90<c90000\#
        00000Dc=000000000hcY0>ca06cA0HcB0@cN0lcc0BcF02cF00000Ncg0<cN02cf0000000000000hcl0VcP0Tea0:cQ0ncS04cT\#
        00000hd?0LcV0^cW0dcW0Vcc0\cY04d>0@cc0:cj0dd50@d@04dS0Dcb00cb00d50Pce0`ce0Pd80<ch00dH0@d[000000000000\#
        0000000004dh00000>d60000000000000:d;02d=0\d7000000000>dV0PdO00d]00000hdT00000ldA0000000000000LdE0HdF\#
        0jdG0@dn0Pdb0JdH0Hd]0DdL000002dP000000000000000000000`dT0>di0ndT0FdU0bdV0:dY00e@0^d[0ndg00000fd^00e]\#
        0>eB00000Ldc0@eA000000000<df00f008df00fC0Jdh0Rdi0ddj00000he10ldn00f[0>eZ06e00@eT0be20heD0beE00000000\#
        0fe90feL0ne:00000000000000000Ve@00000TfN0000000000fl0JeF0<eI0Je]0HeG0000000000000000000008eO0Ve\0NeP\#
        0DeP000000000>f:0PeU0@eg0000000000000000000000000Jf@0000000000000bee00000Tfa0Vfk06ee0Den0>fM0jeh0Xeh\#
        0<eh00g[0Hel0JfZ000006f>0\f00Xf]0DfS00gn0000000000hA0000000000000bf;0bfN0Dff00000Tg40@fX0ff@00000000\#
        0VgF0>f`0LfE00hT000000000Dg`0lfK0LfX000000000NfO0Lfk00000PfR0Xg2000000000lfb000006fX0000000008f[0hf\\#
        08g00000000000000Lg@0<fb000002fd02gD00000TgI0Ffh000000000000000000000Rfn00000Dh9000000000:g30Vgc0LgW\#
        02h50fg60<g7000000000jg;0000000006g>0ng?000000000lgB000008gD06gQ0RgN0`gF0ZgG00000000000000000bgM0fgN\#
        0>gO0JgO0Vh60hgR00000jg[06gd0FgV00000^gX00000Lgj0Tg\000000000000000000000ThJ0\gb02hN0Th]00000VhI0`gg\#
        0:gh0Rgi08gj0>gk0000000000000Hgo000000000:hL0`hI0\h90fh40@h606h;0\hP0dh702hh04h;0hh;0TiC0Bh>0jh?0fhG\#
        0lh@000000000XhD0hhe0\i00<hG000000000RhK0lhW0LhK0Dh^0HhM0Hhb0>hN0BhS00000000000000000@hV0000000002i?\#
        000000000000000000000\iE0000000000000`hl0@i700000Xhf0^hg0hiH00000Tif0Nhk06hk08hl00000dho0\ib0@iJ0Ri2\#
        0RiU06i>0li30Ji50\j500i802iP00000Tj;000000000>i>00iM0000000000000LiC0Tj[0FiC0`iC0JiM00000DiI0hi]0000\#
        000000000hj500000`iV0PiP0000000004iT02ic0000000000000000000000000:i\0Zi\0\jH00000bi`0^i`000000000`ik\#
        0000000000000000000000000000000000000:j00Bio0BjJ0Lj0000000000000000000000fj70000000004j:000000000lj=\#
        0>j=0dj>0djW06jA0^jA0>jV0RjC0ZjC0\j[0DjE0HjG0RjV0`jH00000000000000jN0Tjn02jN0PjO02jn02kA000000000Hj\\#
        000008jX0`j]000000000TkA0Zjb0TkT0Djb00ja0nja000000000Jjd0jje08jk0Hk10<jh0bji02kV0`k=0Jk70ljl0@jl0Zk7\#
        0Pjm0`kR04jn0jkb0Bk20\k20Rk300000Lk80nk90Vk90fk;0lk?0:k;0jl50ZkL0`ke0BkR0RkT0LkK0>k@0PkD0HkJ0lkT0Tl4\#
        0Rkj000000000fkT0nkM00000nkg02ki0Bkg08kQ0000000002l:000000000:kg0Hk[00000000000000000:l:000000000000\#
        0Bl>08l600000`l80`lM06kf0ll50^kg00000Zkk00000>l>0000000000000^l>0Vl20hl300000^lQ0:lM00000BlS00000RlM\#
        0^lc0@l<0Fl=000004l?02lO00l@08l`0hlF00000JlE0@l\0@m700000<lI0000000000000dlM00000000000000000XlR0`l`\#
        0dlf06lT0LlT0PlT0jm700000llZ02lb04l\0000000000000^m80^mK000000000Jld000000lf000000000Rli0nlj0BmT0llo\#
        0nm=00000Xlo08m90Vlo00000Dm30bm408mL0fm6000000000000000000000000000000000dm?000000000jmN0dm[0TmB0JmC\#
        0>mF00000PmH0hmH0TmS0ZmK0\mK04mK08m_0XmL0^mc0Jm\0\m^0FmP0BnA0:mQ06mR04md04n7000002mZ0nm[000000000000\#
        0Hm_0nn80@m`0Zma0bma0Fmk000000000bn40:mg0^n<00000PnI0@n50<mk0Tn30@nV08n90Jn006n10bnG000000000^nO04nL\#
        000000000Dn:000000000Xn=0Hn=0fn?0000000000000000000000000000000000000000000000000dnL0FnM0Hn[00000^nf\#
        00000hnR000006nT00000LnV0Hnn0\nV0fnX06ng0JnY0Fnm000006oG0nn_000000000Pnb00000Znd000008nf00000Nnh0<nh\#
        0lni0Vni00000Tnm0Fo=0Xnn0Do00jo10Jo<00000^o90XoN0Lo6000000000DoB0Bo90bo:0FoP0Zo>0`o=0000000000000000\#
        0@oC00000Zo^0noE00000000000000000@oX00000000000008oO00000BoY0LoW00000Xoa0000000000000000000000000000\#
        06o\08o`0jo^0fo_000000000lob0Roc000000000S0J0hof00000g0400000000000000000joo000000000101000000000000\#
        010F0C060000010Y0000070<0000000000000000000000000000010n011A0o0C030E0Q0F0k0G00000A0I030X000000000i0M\#
        0k0Z0_0N090N0O0O0e0R0g0T030o0m0S0;0T0m0l0o0l031U0e0g0e1<000000000000000000000Y0a0Q1@000000000g0g0000\#
        00000U0h00000U1=0S0j00000C0m0e1M000000000k1:00000m1?00000K150g1:0C1@0517000000000=1;0m1P000000000000\#
        00000Y1A00000000000000000g1M0]1F0C1W0;1G0A1G0[1H0U1P0K1T0Y1R0a1L0Q1S0I1Q0000000000000S1U0[1[0o1V0000\#
        0U260000051[0]1_051n011]0E1_0k1_0=1`0Q1f0o1o00000W1e000000000000000000000K1o0Q2:00000E240I1n0W2>0]2@\#
        052J0O200]2`0Y21052_05320W2Q0i230A240S2T0125072:0C2:0M2;0i2L00000[2B0Q2O0C2M0m2E000000000I2H00000I2[\#
        00000m2\0Y2M0S2k000000000000000000000000000000000e2W00000I2n012Y0;2Z0k2[0O2[0;3=0U2]0g2]0W2d0O360Y3=\#
        0;3V0Q2o0e2j01330k2n053E0g3=0o2j00000o3=00000Y3S0g3Z0G2o00000e3=093400000[37000000000g3m00000C3;0000\#
        00000O3O0[3J00000C3N00000g4@0000000000000g4`0c3G053^0U3H0e3P0e3c0;3i0_3L0k3N00000m3Q00000U3[0W3S0000\#
        0?3V0o3W00000000000000000M3\0Q3]0a3]0000000000000000000000000a420i3f00000W3h0000073j0[3j0g5E00000000\#
        0o3o000000000a4G00000k4;00000E46000000000e490o4B000000000=4=094>0]4>0;4@0i4?0M4?00000Q4D000000000k4Z\#
        00000A4I0]4U0I4J0o4S0[4J0]54054M094Q0Q4W0[4g000000000O4U0C4V00000U4X0;4f000000000g5X0O5=0e4]0k570G4_\#
        000000000]5I0C4g0i4e0M4n00000i580A4i0I4i000000000a4m000000000K500K5Z0_5200000i5K0Q540I5<095G00000000\#
        0000000000000]5a0W5>0_5E055@000000000i5j0C5C0]64055U00000S5H0g5i00000000000000000000000000000K5m0000\#
        000000000G5U000000000S5e0k5Y0K6@0;5[0O5[0i6?0Q5\055h0i6T0K6U0C5_0Y5_00000A5e00000I5g0000000000000000\#
        00000K7500000e5o0e6D0c6000000G6300000000000000000K7H00000k6:0[6:0e6W0k6c0C6=000000000E6A0=6B0a6C0000\#
        000000000[6O0Q6G0m6G0m6g0o6K0=6k0W6M00000g6O00000o6\0K7c00000a6X00000K8600000000096Y00000O6[0S6\0000\#
        0E6^0M6^016_0Q6g0;6a0i780C6c0I6c056e0S710O780]6i00000K8I000000000U6n000000000;7A0E730000037400000e76\#
        0A770k770S7D0U7A0[790m7G0S7Y0o7=0I7?00000?7A0g7A0I7Z00000C7E00000K8^00000[7V017J000000000K910G7M0e7O\#
        0=7P0_7Q00000_7d0I8E0[7i0[8B0Y7W00000Y7n0[8]057Z0c7[0000000000000000057k0G7b00000W7d000000000Y8?0a7g\#
        0I9F0c8Q0m7h0;7j0=820Q7n0Q8A000000000g820U830G850C8N0_8700000000058@0I9Y000000000000078>0S8>0c8d018?\#
        0_8J098C000000000?8F0k8F0a8G0g8H00000000018R00000K9F000000000=8Q00000_8]0g8[0000038V000000000]8Y0Q8Z\#
        00000S8\0000000000000a8c00000[9=0Y8c00000G8e0000038i0o8g00000k8j00000W8l00000Q8n00000I9l0m910E920[9]\#
        000000000S960C960m9B00000O9:0_9:0C9I0o9T0K9n0U9>0000000000000U9Q0000000000000C9^0[:D0]9H0e9I0C:10W9L\#
        0S9L059M0?9M0I:A0Y9N0]9h0W9_0;9T000000000k9W0G9X000000000G9h0M9\0[:\00000Y:C0000000000000000039d0000\#
        059f0A9g0S9h00000K:C0_9k00000C:H00000W:60m9o0]:;0O:10=:100000=:J0M:<00000M:O000000000K:V000000000k:>\#
        000000000c:A00000i:C000000000]:N0S:G0C:Y00000Q:J00000U:L0O:M0000000000000U:l0g:R09:S0000000000000g;0\#
        00000c:a000000000K:i0];100000;:_000001:a0_:a0;;F00000[;300000M:g07:g0000000000000W:l000000000E:o0W;?\#
        0k;105;10Q;20A;20000000001;N00000;;b0;<70000000000000000000000000k;B0000000000000M;E03;E0000000005;I\#
        0a;I0a;a0_;J0m;K0G;N000000000000000009;S0[;T07;T0I;U0=;V0C;X0M;_00000000000000000C;k000000000c;a0k;b\#
        0[<60W;d05;e07;m000001;h000000000000000000000m;n00000]<00_<100000Q<30E<300000Y<600000O<800000O<h0A<:\#
        0o<<0o<O01<>000000000000000000000;<J0=<E00000000000000000M<J0?<K000000000G<N000000000e<Q0C<Q0a<Q0S<S\#
        0Y<U00000U<W0]<X0G=505<l0S<f0G=H0C=20A<\0m<_0]=80O==0K<a0A=D00000I<e00000C=N0?<h07<h0]=S0O=[00000000\#
        0K=60c<n05=A000001=20000000000000==60o=605=T0A=W0A=l0[=;07==07=T000000000000000000000A>H0a=C0;=D0S=F\#
        0000000005>:0e=J00000o=L0Q=M00000000000000000000000000000000000000000M=X0000000000000W=\00000K=^0[=^\#
        0i=^0U=_0e=j0g=a000000000Y=f0U>80g>?0I=h0C=i00000c=l00000S=n0m=o0I>=000000000I>P0e>J00000S>C05>a0I>a\#
        00000C>c0e>]000000000C?6000000000i>A0O>A05?60k>C0000000001>G000000000[>J0E>K0K>L000000000e>n00000000\#
        00000G>S07>T07>i0E>`09>V05?Q03>W0=>W0e?A0O>Y0k>[0K>_0g>^0k?80m>`0I?A0A>c0000000000000c>g03>j0o>h0e?a\#
        0C?^0E?30S>j01>k0A?60[>m0]>n0G>n0G?K0M?00000000000000000000000000??;00000I?V0]?C0a??0U?@00000;?B0[?B\#
        0k?K0W?C01?D0c?E0m?E0g?E0G?b0E?H0c?X0m?c0m@L0??N0[?U01?]0M?Q0i?S000000000??c0k?d0=?W0Q?X0O?Y0U?Y0Y?[\#
        0]?]0o?^0c?k07?`00000000000000000=?l0Y@00000000000000_?j0U?l03?k00000A?n00000Q@00G@50U@L0Y@P0E@40_@C\#
        0C@>0S@50;@60G@U0=@C0c@J0=@a0]@;0Q@E0A@A0_@d01@@0I@C0000000000000I@V0000000000000k@J01@i0i@L00000W@N\#
        0I@i000000000000000000000;@U03@V000000000m@_0K@Z0;@h000000000000000001A>0a@a05@a07@a09@b00000c@f0000\#
        000000000000000005A40o@m0k@n0000000000000WA20gA300000mA50GA60000000000000000000000000000000000000000\#
        000000000000000000000SAF000000000;AI0oAM0kAN0IAL0KAM000000000000000000000OAS00000=AU00000gAW0GAW0000\#
        000000000000000005A^000000000CAa0?Ab0YAb07Ab00000=Ah0=BL0OAm0MAi00000eAk0]Al0WAl0iAm00000gB000000000\#
        000000000AB5000000000iBB0000000005B=0MB>0ABH000000000QB@000003BB09BB0WBD0mBE0_BE0KBE0_BZ03BU0?BF0iBZ\#
        0iBo0mBd0MBS0SBM0mC>0_Bm03Bh0YBR0CBS0_C@0aBS0KBZ0MBh0QBW0cBY0000000000000000000000000000000000000000\#
        000009Bf0000000000000EBj01Bk00000000000000000;C000000AC200000000000000000[C70000000000000ACE0OC;0KC<\#
        0IC<0CC>0GC?0KCO0EC@0YC@000001CE0kCE00000CCS0OCN0eCH0=CI0iCO00000ACZ0WCO000000000OCa0AD10iCh07CT0000\#
        0mC^0SCX00000;CZ0_CZ0=C\0aC[05C\0_D10000000001Cb000009Cd0000000000000YCh0SD30ADQ000000000gCm0[Cm07Co\#
        0UD00oD00000000003D4000000000000000009D907DO0gD@0ID;0gDd0aD>00000MD@0KDA0MDU0aDO0_DH0UDE000000000000\#
        000000000YDK0CDL0ODL0EDL0gE703DM0ADi0ED_00000;DT00000oDZ0QDV0YDk0mDX0GDX0[DY0GDk07Db00000QDk0CD_0000\#
        0eDb0000000000000000000005Dh0YE@0UDi0UEA00000AE<000000000=E007E70gEH0aE20GE@0;E400000KE7000000000cE:\#
        000000000000000000000[E@0GE`0GF30AET00000aEJ0gE[000000000OEI0;EM01EK0]EK0_EL0iEN0oEN0kEP0000000007ET\#
        0GFB0CET0KEV00000AEg0iEc0000000000000000000000000EE`0gEn09Ea0IEa0CF701Eb0_F100000AF80iF6000007Em0]El\#
        0MEm07F@05Eo000000000000000000000eF50YF50IF701FE0SF@0[F90UF:09F;0MF@0_Fa0QF>0000000000000000000009FP\#
        0iFK0WFE0IFJ0cFI0eFJ0YFJ000000000000000000000000000000000_G40aFT00000SFW0;FX0UFY0aFg0WFf03F[0_GQ0IF_\#
        0SFj0YF`0000000009Fg03Fn0AFd0000000000000YG7000007Fk0aG:0gFl0cFm0_Gf0_HS0;G00[G003GN0cGF07G@00000SGB\#
        00000YGL01G901GL0SGU0AG=0GG>00000gGA00000oGB0aGO00000YG_0QGF00000YH200000aGb000000000YHM0[GM03Ga0SGh\#
        0CGP00000SHM00000AG]09GV0CGl00000UGY0YHd0]GZ0YI;00000kG^00000kH30;Ga00000[Gd000000000000000003H409Gi\#
        0_Hf0000000000000000000000000aH50?H10iH20eH30QH50OH605H70000000000000_I:0cH<00000AH>0aHd0IH?0;H?0WH@\#
        0OHI0;HR0iHG0eHJ0IHX0=HD0kHM0;Hm07HH0CHJ0YIV0YJ10kHl0KHP0]HP0WHS03HR0gHT05HU0mHU0SH`05Hh0cH\0IHk0000\#
        0[H\03He00000[Ho0QH_07Hd0gHg0]Hc000007I70KHe0000000000000CHj0WHj01Hk000000000WIA0GI000000aI70mIJ0000\#
        0000000000000000000005IJ0000000000000000000000000;Ig0?IA0kIB0]IC0SIC05I]0gID0KIH00000KI]0mI]0UIJ0kIU\#
        00000kIh00000GIQ00000WIT0OIT0IIU0kJ@00000WIg000000000_I[0oI[00000KJ00GId00000aId09Ib0_In00000kJ]0gIe\#
        03If0mJ003JF00000GJ70QIk0mJL0cIl0kK00iIm0eIm0OJ40;JH0iJF0gJB0CJ20gJU0WJ:00000mJ_0;J[00000EJ=00000000\#
        0OJM0_J[0cJA0gK50UJC0OJg0mK201JE000000000gKJ0YJL000009JM05JP0eJO0=JP0KJQ0kKI0SJR0SJe0CJU000000000000\#
        0000000003J[0eJi000000000YJb000000000?Jb0YK5000003K?0CJh0_Jn00000000000000000oJl0_KA00000AJo0_KT0000\#
        000000000EK40]K500000_Kg03KR0QK900000[K;0;KD0?K;0AKD00000QKR00000000000000000000000000000[KN00000000\#
        0CKK0SKL000000000iKO0IKO0SK_0[Kc0000000000000[LE000000000cKY0[LV0?K[00000IKd0cKn0;K^0]K_000000000000\#
        0QKo00000OKf0UKg0OL=0?L00kKi000000000WKm0oKn0eKn0cLC000000000000000000000AL60000000000000_L:0OLP0cLV\#
        01L;0IL;0aL=0eLA0SL@0EL@0ALK0ILP0cLi00000]LG00000QLI00000eLT0?LL01LN0000000000000000000000000ULT0=LU\#
        0OLa00000;LX0000000000000ULg0000000000000mL`000000000iLc0CLd0gLe0WLf0000000000000iM@0_Lk0ELk00000000\#
        000003M00]M00?M200000SMG0WM;0EM>0000000009M90AM:0000000000000=M>000007M@0oM@0kMB0QMC0OMC0]ME0GMF0000\#
        000000000000000000000_MM0?MN0iMW00000000000001MS00000WMU0gMU01Mf0cMX00000000000000000AM]0EM]0OMc0000\#
        0;Ma0eMb00000000000009Mf0000000000000aMj0aN?0KMk0IMl0eN=0000000000000SN200000eNN0iN50UN5000000000000\#
        0;N:00000[N<0]N=0KN>0oN?0]NX0_N@0GNA0000000000000MNF0KNS00000]O100000eNa0=NL000000000ENO000000000000\#
        0UNS0ANT000000000mNW0INW0?NX09NY07N[00000000000005N_00000UNk0ONb0GNb0=Nn00000000000000000_Ni0cNj05O?\#
        000000000WNn0aNn0_OE00000SO20KO300000[O50KOI0gO70gOP0KO`0MO900000YO<000000000EO?000000000GOB00000000\#
        00000OOF0gOe0AOH0WON09OJ00000COL0QOM00000]OO0mOP00000YOR03OR00000IOU000000000GOY0cOY00000UO[00000000\#
        0AO^0IOj0eO_0COj0MOa0IPJ0kOc07Oe000000000OOh00000000000005Ol0eP20GP503On0000000000000000000000000000\#
        00000aP800000cP:00000UP<0?P=0IQk0[P>01P?0EPA09PB0CPC0000000001P\00000CPe00000EPX00000KPL0IR@00000000\#
        0gPP0000000007PS0_PS03PT0gPc0QPU0]PV0oPW09PY0MPZ03Q0000000000000000000000gQ8000000000YPe0SPe00000cPh\#
        0;Pi0kPj0SQ:0=Pj0kQ@0IRV00000OQ00YQ60SQO0oQ10mQ20QQ20]Q20oQF0CQR09Q40QQI0gQK0MQ90WQ90]QE0WQL0UQ;0gQ^\#
        0cQE0YQI0mQE0?QC0WQi0=QS0EQG0aQH0CQg0KQS0_QK0gR10EQk0eQN000000000]QZ0KQf0kQS0cQX00000000000001QY03QZ\#
        00000iQ\000001Qn0mQ`0000000000000IRi00000aQe000000000UQh0?Qh0ISE0000000009Qm0]RG00000iR10YR10=R20_R2\#
        00000oR50;R60mR<0ERB00000?RH0eR:0;RI0kRW0KR?0]RX0eRW0_RO000000000ERh0cRD0MRD0kRj0YRG01RH0mR_0GRJ0000\#
        0KRR0ISZ00000mS00MRb0[RQ05RR0WRS0URU0iRU0]Rk01Ra0mSE0]S>0kSA0aRZ0CR\0oR]0=R]0KRn00000_Rb00000ISm0000\#
        0oS0000000000KSO09Rj000003Rl09S=0WS300000000000000000eS400000000000000000ES;000000000mSZ0CS<0IT>0;S=\#
        0[SX0kST0GS>09Sm09TM0?SB0YSE0SSE0[T80gSF0eSZ0eSm000000000SSV00000iSO0ITQ0oSQ0[Ta000000000kSi0;SV01SW\#
        000000000]SZ000000000cS]03S^0;Si00000ESa0000000000000ET400000?Sg0YSg0?T:0gSj0eT>0MSl0?TT00000kTH0ST3\#
        00000kT]03T;000000000kU00000000000000GT:07T;0UT;0ITk00000IUJ09Tm0000000000000CTD0gTD0kUG00000eTQ0000\#
        00000STK00000mTM0UTN03TP05TO0YTO0YTd0YU90MTP0?Ti01TR0]TR0cTS0oTU07TY0000000000000mTb0000000000000000\#
        03Ti000000000MTf0oTh00000IU_0=Tj00000[U40YU\000000000oU9000000000?U<00000GU70UU50AU5000000000cU:0aU:\#
        09UG0kUg000000000IV403U@000000000kV:09UZ0IVI0000000000000CUJ0000000000000cUN0iUN0eUO0000000000000000\#
        0]UU0[UV0;UW0=UX09Um0EUZ0EUo0iUa07U\0gU]09VD00000kVW0?Ub00000000000000000eUj0gV00_Ui00000KUk00000YV=\#
        0CUn000000000MV1000009Vb0KVQ0mV40;V50mVI0000000000000kVn0OV<0YVZ0_VQ0CVA0[V?0WV@09W50SVC00000UVE0CVa\#
        0QVF0QVW0_Vd0[VR0SVW000000000eVN00000000000000000oVS0000000000000eVa0WVc0aVY0;VZ0mV\0WWE00000KVh0cV^\#
        05V^0YVo03Vb00000CW@00000CWZ05W10000000000000AVk00000_W90QW60_WN0AW>09WZ0?W003W50_XH0GW400000=W70SW8\#
        0oW9000000000mW<07W=0CWm00000aW@00000]WB0aWY00000_X[0UWF0oWL0eWH00000000000000000000000000000kWP0]XV\#
        0oW_05WR0EWS0YWS0EWh0?WT0EXJ0OWV0cWY07W]000000000oX205Wg0000000000000YWf0gWd0iWe01Wf0EX]0oXO0iXB01X9\#
        000009Wm00000WWn000000000AX100000000000000000]Xi0QX70WXE0]YI000001XR0IX;0[X=00000000000000000;XB0000\#
        00000?XE0;XU0SXF00000000000000000000000000000000000000000cXR000000000cXi0GXV0000000007XY000000000_Xn\#
        0;Xl0aX^0kX_0SX`03X`07Y<0AXa05Xa0QXd000000000000000000000000000000000000000003Y300000IY2000000000000\#
        00000iY701Y803YH000000000kY<00000iYJ0000000000000gYB0OYC0;YD05YD000000000kYO0UYH0iY[0oYJ00000UY_0000\#
        00000CYP0cYQ00000eYS0AYS07Yo0[YU03Y[0CYc0kYo0000000003Yn03ZE0]Yb0aY_0SY`0mYa0000000000000IYe05Yf0000\#
        00000000000009Yk0OYk0[Z80CZ60000000000000gZ2000000000[ZX0000000000000YZ90IZB09Z@0OZB00000iZ>01Z>0[[;\#
        0=Z@05ZM0SZM000000000KZF0_ZF0SZ`0mZH0YZL0AZJ000009ZS07ZN0eZO0KZY00000iZR000000000QZU00000eZb0;ZW0WZY\#
        0GZY0UZZ0kZ[00000cZ^0c[300000;[B00000]Zc000000000=Zf0000000000000MZj00000EZl0YZm0iZm03Zm0CZn0;[S0000\#
        0m[30c[F0000000000000G[900000Y[H0G[N000000000?[>000000000e[A000000000S[D0A[D000000000g[H00000a[J0000\#
        0000000000000000000000000g[c0=[S0k[T0000000000000G[f000007[Z000005[\000000000C[_0W[`0e\C0I[b01[c0O[c\#
        07\105\=0Y[e0W\a0;[i00000O\80000000000000000000000000S\200000M\40a\40g\6000000000S\E000000000G\<0000\#
        0;\>000009\@0Y\A0c\B0W]600000Q\E000005\P0o\G0A\H0g\J00000k\L000000000K\O0e\c0Q\Z01\R0e]B0g\]0K\b0I\T\#
        05\c0U\U000000000k\l0000000000000c\_00000o\a0=\b03\b0S\c0m\d0[\d0a\e00000M\i0c]00a]D0?\k00000Y\n0000\#
        0_]00000000000000;]407]40e]W00000Q]80g]<00000000000000000A]>0000000000000e]l0;]G0K]C0[]D01]D0S]F01]d\#
        0W]I0I]J0;]Z0;^10Y]L0I^70_]c0M]N0]]N0M]i0m]P0c]R000000000M^<000000000000000000000Q]]0S]`0i]^0I^J0000\#
        0I^e0g]b000001^:0W]f03]g0W^;07]g09]h0000000000000g^?00000a^00;^J0M^O000000000]^5000007^G09^>00000000\#
        0I_400000A^=0Y^>0;^]0c^@00000a^C09^Q000007^Z0e^E00000000000000000G^K0O^K0?^L0A^R0000000000000k^R03^S\#
        0]^Y0o^U0=^V03_30?^a0]_=0000000000000[^]000000000E^`0a^`0000000000000a_E000000000I_G00000U^j0e^j0000\#
        000000000]_]00000K_10Y_203_h0__40A_50e_A05_7000000000E_M00000W_<09_=00000e_V0k_@00000G_B00000I_b0000\#
        0000000000000]`00K_J0[_K0g_L0A_M09_P0o_N05_O09`40Y_R07_S0]`P0U_U0I`50Q_U000009`G0c_Z000000000m_]0W_]\#
        0]`c0C_^0a__0o_a0;_a0k_b0g_o01_b05_e00000000000000000Y_l00000000000003`K0?`0000007`g000000000;`60000\#
        00000Q`90K`D0]a60i`:0[`=0]aK00000?`K00000_`B0000000000000M`F0M`_0O`F0]a\00000g`K0A`L0e`M01`N0A`_0000\#
        0Ma?0000000000000000000000000_`h0000000007a<000000000g`g0000000000000E`b000003`d0o`e00000MaT00000000\#
        0=`j0W`k09`l0?`m0m`m00000_a;000000000]b[0000000000000Aa?000003a?0maC000000000]c>01a=0Ua>0ea>0ia@0eaS\#
        0Wa@00000EaE0000000000000CaI00000YaK03a_0=aM05aN000000000eaf00000000000005aa0[aV00000Ua]00000oaZ0ma[\#
        03b:07a\0Mb40Caf0Ea`00000gab0gb=0kab0Oac05b20ob60Ub000000000000000000aam00000_ao000001b10UbC00000=bT\#
        09b40000000000000ob\00000gbZ0000000000000gc10?b@000000000obo03bP000005bF00000WbH00000ebJ03b`000001bi\#
        0QbN0AbO000005bY0000000000000EbU0Abd0Mc;0;bW0_bX0Ac90?c00KbZ0mb[0Ib]0000000000000_c50AcY0Kbo0ebe0000\#
        00000KcB0ocH0Gbi0_cU000000000000000000000kc100000000000000000000000007c8000005c:000000000Ic=01cM0?cC\#
        0Kcb0000000000000000000005cK0=cF00000WcI0ecI07cM0OcJ0000000000000000000000000WcZ0[cT0QcT0]cU0UcW0000\#
        000000000oc[0mc[0Cc\0000000000000?ca000000000000000000000000000000000000000003cl05cm03dY0Ocm0]d50gd0\#
        0Sd10OdY0[d20Wd40gdE0Odn0ed80Ad80;d80cd90kd:0]dH0Ud<0Gd=0000000000000mdC00000UdQ0WdG07dG00000kdM0EdJ\#
        000000000cdN00000000000000000[dR0000000000000Ee400000000000000000Yd[0Md[03dl0Udd000000000Wda0cdc0000\#
        0Ue?0;de0=df0ceF0Gdg03e?0Idj00000gdl0000000000000oe00IeL0ke10]e10EeE00000OeC0000000000000We:0Ce:0000\#
        0UeT0oeE000000000keB0GeB000000000000000000000ce[0GeW000000000;eL0000000000000]eP0SeP0000000001eT0000\#
        000000000WeX0]ee00000Ueg0[e[0Ce\0?e\0ge]00000[f;0Cf40000000007ee00000CfG00000cen0;ej0Wek0Iel00000000\#
        0000000000000Wf@00000Gf4000000000Cg40IfE07f:0Ifa00000Yf<0_f<0if=0=f>00000kfA00000000000000000ofF01fG\#
        000001fk0kfV0afJ0AfK0CgE000003fO0QfO0SfQ0YfR0000000000000=fi0KfV0Af^0Ag100000]f[0000000000000=g:0000\#
        0AgM000000000000000000000gfg000000000Wfj0Kg6000000000mfn000009g0000000000000000000000Cg\000000000000\#
        000000000_g<0[g=00000Mg?00000GgA0ogA0egC000000000kgF09gH0ogT03gI0SgI0]gJ00000OgM0mgM0MgT0igN0[gQ0Sg]\#
        00000EgT0mge0ggT0Og`0UgV0KgV0OhC0IgZ0;gZ0QgZ0eg\0_g\0iga0_go00000Qgo0Oh^000000000Igm09gg0agi00000000\#
        0oh5000000000kgo00000Kh1000000000QhD0Yh500000gh70KhD0KhW0]h90;h;0000000000000khD0Oi1000000000=hC0000\#
        00000000000000000AhI0WhK0ChJ0Chg09hM0ohU0ehN0Wh^000009h`0KiD01hT0YhT00000=h`00000ahY0Kic00000Wi501hg\#
        0Uh^0mh_0000000000000ehc000000000000000000000WiH00000Ehk00000Ihm0000000000000oiU000000000cia0OiD0Mi6\#
        0ai700000Ii@000000000000000000000000000000000MiV0giB00000gif0YiF00000UiH0AiI0Wj:0Yia0_iJ09iL0[iL0Mik\#
        0gj=0gjR0Uif0cj<000000000000000000000Uj;09ia0[ij0MjK0000000000000ki`0[j=0000000000000000000000000000\#
        0oj400000;ik0ojG0cjO0Cin000000000000000000000Mj^00000000000000000Mk10Oj:0?j:0]j:0oj\0Ej;0Wjg0ojo0Qj@\#
        0MkT0CjE0mjD0KjE0Mkk00000Kjn0Qjc0]jT03jK00000CjV0000000000000;jQ000000000000000000000KkL00000mjY0ijY\#
        0mk:0Qk800000Ej^000000000eja07jb0]ji0?jc0;je0MlX0Ujf0000000005jj00000]kI0Sjm0Ijm000000000QkX0Ek50Yk3\#
        00000[k50Ak50gk<0OkA0kk900000Uk;0?k;0[kR0ik<0Kka0?kN0Kl400000CkC0ikO0ekO03kF00000?kj0]l600000AkK0akK\#
        03k[0SkM0CkV0KlQ0gkQ0000000000000]lK000005kW07kX000000000Akh0Al;00000Oka00000Sk`00000iko0Kld03l90Qkk\#
        0000000000000Mlk000000000_kl0mkl000000000000000007l20AlV0Ul30Ali0cl30Yl50al805l807lK0ol;05lK0]lb07l\\#
        0gl?0Km7000000000ClC00000SlE03lJ0ilG0;lG0]m507m<0ol[0klI0_lK0WlL0OlN0000000000000[lS0QlT00000Mm>0elV\#
        09lV0=lY0?lZ000000000000000000000000000000000000000000000Glf0=m10Ilh0Ulh0Qm70klj0oln0Am@0Clm0Um?0km\\#
        0kn109m205m00knB0im30omA00000=mQ0CmB0Sm:0000000001m=000000000000000009mG0=md03mC0ImC0ImV0CmU0UmR0000\#
        000007m\000001mP0WmN0emN000000000cmR0000000000000000000005mX0mmX0mmk0GmY00000Em]0[m]00000gm`03mc0]ma\#
        0Cmj0mn<0Cn=0=nB0Mmf0En200000Ymj0]n400000Gn40cnL01mo00000000000000000Cne0an40;n503n:0knU0en707n90EnE\#
        00000000000000000GnQ0mnQ0Unf0Co>0SnD00000onF0AnF000000000000000000000;nN0enN0mo00000000000000cna0ko5\#
        0_nT0[nV0000000001nY00000Qn[0;na0_ng09n^0000000000000Onb00000ond0moC0000000000000=ni0]ni00000moV0anl\#
        0Oo900000Ko00aoA07o20Io30ko^000000000OoY0[o70Eo800000[oW09o;0EoM0000000000000=oA0Eom00000eoD00000000\#
        0aoT0_oG0l010UoH0ooI0`0101oK0goL000000000ooi0WoQ0aog0YoS0CoT0000000000000GoY0IoZ0ioZ00000000100@0000\#
        0?o`0mom000009oc0@0300000=on0Kog000000000l0D0P000Z0<000000000Uoo0D040H000:0>0R000000
        """#
    }

    /// Where the records of patterns with a wildcard in another place start.
    static let wildcards: [UInt32] = [
        140160, 85533, 220758, 31326, 144741, 135627, 42425, 150600,
        3532, 103418, 241444, 212544, 155707, 209484, 195677,
    ]

    /// The first byte of each of them, and the last one times 256; 0 for a wildcard.
    static let wildcardEnds: [UInt16] = [
        9472, 30208, 31232, 0, 0, 32256, 46, 68,
        77, 82, 83, 29184, 29793, 29801, 29811,
    ]
}
