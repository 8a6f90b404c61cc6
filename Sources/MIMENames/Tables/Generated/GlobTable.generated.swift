// Generated from data/ by generate-tables; do not edit.
// swift-format-ignore-file

import CDetectionTables

/// The name patterns, packed; `PackedGlobs` reads it.
enum GlobTable {
    /// The bytes of the longest key.
    static var longestKey: Int { 31 }

    /// The records of keys, each where the key's hash points.
    static var text: StaticString {
        #"""
                                                             51.xfdl1Jo0b0506*.xfdl41.igx09:0b0505*.igx41.nl\#
        u0UQ0b0505*.nlu                                   71.n-gage0Jm0b0908*.n-gage                    51fs\#
        tab1;c0b0805fstab42.tbz1cV0l0=15*.tbz0SN0b0915*.tbz71.c11amz1H20b0908*.c11amz                       \#
                                                    61.pgsql1MQ0b0907*.pgsql                                \#
                                                                                                     ;1.vsse\#
        ttings0c40b0=0<*.vssettings                                                      41.pir11L0b0505*.pi\#
        r                           51.woff0FE0b0=06*.woff               81.wixproj0c40b0=09*.wixproj       \#
               61.nginx0NG0b0907*.nginx                                                                     \#
                                                                                                            \#
                         ;1.crdownload09V0b090<*.crdownload91.minipsf10090b090:*.minipsf1                   \#
                                  61.roles1;c0b0907*.roles                      <1.dotsettings0c40b090=*.dot\#
        settings51.par20jo0b0906*.par233.fr1;c0b0904*.fr04E0N0904*.fr1aG0M0904*.fr                          \#
           41.pix1CH0b0905*.pix41.gxf06I0b0905*.gxf       41.igs1\m0b0=05*.igs                         43.cf\#
        g0@U0X0915*.cfg0HH0W0915*.cfg18l0N0915*.cfg42.rvz0K40b0905*.rvz0=G0S0505*.rvz51.plot1;^0b0906*.plot4\#
        1cask14a0b0804Cask              41.cff1XJ0b0905*.cff 31.fq1;c0b0904*.fq     42.sra19L0b0905*.sra1jG0\#
        a0505*.sra31.fv1;c0b0904*.fv         41.ign1VP0b0505*.ign31.fy01B0b0504*.fy=1.bash_profile1f30b080=.\#
        bash_profile                                        51.mkiv0NB0b0906*.mkiv                          \#
                                                                                                            \#
                                                                               41.gxt0bU0b0505*.gxt         \#
                                                                                                      41.tdb\#
        0i80b0905*.tdb                                              <1.swiftmodule17D0b090=*.swiftmodule46.c\#
        ls0NB0l0905*.cls10l0b0905*.cls0O^0X0905*.cls0D10W0905*.cls0_Z0V0905*.cls1Dc0U0905*.cls41.tnf1S90b090\#
        5*.tnf71.syntax1XJ0b0508*.syntax42.clp0860b0505*.clp04a0X0505*.clp=1port_contexts0Rc0b080=port_conte\#
        xts51.unif1Z\0b0906*.unif51.abap1_Y0b0906*.abap71.monkey1Md0b0908*.monkey                           \#
                                                              32.fx1?_0b0504*.fx1O<0a0504*.fx41.ims1V^0b0505\#
        *.ims                                                                                               \#
                                                                                                            \#
                                                                     41.pif0L@0b0905*.pif51.dfac1[H0b0506*.d\#
        fac?1.eleventyignore16J0b080?.eleventyignore81zprofile1f30b0808zprofile<1podfile.lock1XJ0b080<Podfil\#
        e.lock51.ring0J]0b0506*.ring<1pipfile.lock1Ei0b080<Pipfile.lock61.gleam0[N0b0907*.gleam41.cfc11Z0b0=\#
        05*.cfc;1abbrev_defs14a0b080;abbrev_defs41.sxd0[40b0=05*.sxd91.markdown1R80b0=1:*.markdown:1sconstru\#
        ct1J40b080:SConstruct52.leex1X10l0506*.leex18W0b0506*.leex81.classes0RQ0b0909*.classes41.xml0c40b0=3\#
        5*.xml51.kdbx0mo0b0=06*.kdbx41.sxm1Vg0b0=05*.sxm34.fs0b;0b0504*.fs04E0a0504*.fs1=30W0504*.fs18A0V050\#
        4*.fs        41.sxl0Z10b0505*.sxl41.rvt0gT0b0505*.rvt51.xfdf1P_0b0=06*.xfdf53.snap0OO0l0506*.snap07H\#
        0b0506*.snap1NT0X0506*.snap32.fm1hV0b0=04*.fm0l>0X0504*.fm41.src1lA0b0505*.src41.zoo1=`0b0905*.zoo71\#
        kconfig1;c0b0827Kconfig31.fp18A0b0504*.fp31.fb0l>0b0504*.fb:1Makefile.*0J_0:080:Makefile.*41.sy20BM0\#
        b0505*.sy241.cfs1P40b0505*.cfs41.zon1;c0b0905*.zon41.hwp1XI0b0905*.hwp51.aleo02J0b0506*.aleo81.objdu\#
        mp0_50b0909*.objdump                     41.cfm11Z0b0=05*.cfm41.srx1IC0b0905*.srx                   \#
                                                               71.c11amc0Tl0b0908*.c11amc            <1.mode\#
        l-inter0NZ0b090=*.model-inter                                                                       \#
                                                                                                        51.c\#
        bor0b70b0906*.cbor41.xmp16:0b0505*.xmp51.tnef1S90b0=06*.tnef41.arw0VR0b0=05*.arw61.basis1RF0b0907*.b\#
        asis41.dff1EP0b0505*.dff    42.art1MA0l0505*.art0540b0505*.art  81pkg-info07R0b0808PKG-INFO41.xpi0Um\#
        0b0=05*.xpi                                                                                         \#
                                                                                                            \#
                                  41.arr1MI0b0505*.arr                       71_gvimrc1mm0b0807_gvimrc      \#
                              41.xpm0:@0b0=05*.xpm51torrc1F90b0805torrc                                     \#
                                                                                            43.img0gV0b0505*\#
        .img0m;0D0505*.img0R\050505*.img31.fh1;90b0504*.fh     41.cla1]80b0505*.cla  52.pcss1JY0b0906*.pcss1\#
        Mc0a0506*.pcss               ;1sshd-config1Te0b080;sshd-config                                      \#
                                                          41.sxi0a>0b0=05*.sxi     71.eclxml0gP0b0908*.eclxm\#
        l31.fn1;c0b0904*.fn                32.fo0Z00l0904*.fo1WQ0b0504*.fo51.just0]N0b0506*.just41.ogx1bM0b0\#
        905*.ogx                                                                                            \#
              31.fl07_0b0904*.fl        51.cram0UB0b0=06*.cram       41.bin0R\050905*.bin41.clo0NB0b0905*.cl\#
        o                                                                 41.imi1PL0b0905*.imi   52.xslt1PT0\#
        b0=06*.xslt0kN0X0506*.xslt81.mbtiles0oc0b0=09*.mbtiles                      41.kil0900b0905*.kil81.a\#
        pp.src1LB0b0909*.app.src                                                                  41.pig0Zl0\#
        b0905*.pig                                                                      51.lock1;c0b0906*.lo\#
        ck                                                                                                41\#
        .or30PH0b0505*.or351.luks0gV0b0906*.luks                                              41.xpy1J40b050\#
        5*.xpy61.mumps1]\0b0907*.mumps                                                                      \#
                                                                  91.afdesign08>0b0=0:*.afdesign91slakefile1\#
        dR0b0809Slakefile                               51.sxls0Z10b0506*.sxls61.nebul0S40b0907*.nebul 71.pd\#
        f.gz05]0b0908*.pdf.gz41.or20PH0b0505*.or2                                 43.pic1[N0b0505*.pic0Un0X0\#
        505*.pic08<0S0505*.pic           42.dfu0NB0l0905*.dfu0QD0b0505*.dfu                                 \#
                                                                                                            \#
                                                     41.uf20aJ0b0905*.uf271.pascal0c<0b0908*.pascal41.imy0FR\#
        0b0905*.imy                                                                                      51e\#
        qnrc1Nj0b0805eqnrc                                                                                41\#
        .kin0XO0b0505*.kin                           61.eyaml1XJ0b0907*.eyaml                          42.sr\#
        l1gA0b0505*.srl1;c0B0505*.srl61bashrc1f30b0806bashrc41.4gl1QG0b0505*.4gl                            \#
                                                             41.xpx1Be0b0505*.xpx                        51.\#
        wiki1gf0b0516*.wiki                         51.prql1>R0b0506*.prql                              G1pa\#
        ckage.use.stable.mask1;c0b080Gpackage.use.stable.mask=1cabal.project1_l0b080=cabal.project52.tact1Ei\#
        0b0506*.tact19m0X0506*.tact                                                                         \#
                               51.exrc1mm0b0805.exrc                              =1.eslintignore16J0b080=.e\#
        slintignore;1pacman.conf1Ak0b080;pacman.conf                                                        \#
                       41.imf1RW0b0905*.imf41.eye0>W0b0505*.eye                                             \#
                                                                                                            \#
                                                                                                            \#
                    41.mrw1J`0b0905*.mrw41.ogm05F0b0905*.ogm          81sha1sums1@W0b0808SHA1SUMS           \#
            71.gotmpl0=60b0908*.gotmpl                                                               42.sys0\#
        ;m0l0505*.sys0=>0:0505*.sys;1makefile.am0J_0b080;Makefile.am                                        \#
                                                                 41.vfk1b50b0505*.vfk    51.gypi1J40b0506*.g\#
        ypi                                                                                                 \#
                                                                                                            \#
                                                        :1.copyright0_m0b090;*.copyright                    \#
                                                    :1puppetfile0>W0b080:Puppetfile        51.ical1i00b0506*\#
        .ical43.mrc13\0b0505*.mrc0X80X0505*.mrc0?=0I0505*.mrc                       61.sthlp0K50b0907*.sthlp\#
                                      51.yang1Y]0b0=06*.yang                     61.rhtml0Da0b0907*.rhtml51.\#
        neon1L?0b0506*.neon                                                                      41.zwc1aZ0b\#
        0905*.zwc61.acutc0;i0b0907*.acutc   62.vimrc1mm0b0806.vimrc1mm0b0907*.vimrc                         \#
                                   51.ascx1fM0b0906*.ascx                           @1.sqlite3-journal1cS0b0\#
        90A*.sqlite3-journal                                                       51.jslt0T?0b0506*.jslt41.\#
        jhc0[P0b0505*.jhc  51.psfs0HG0b0506*.psfs91.tlclient0Em0b090:*.tlclient               51.mads0gY0b05\#
        06*.mads                     <1package.mask1;c0b080<package.mask 41.kfo0ga0b0505*.kfo41.lfe0Ec0b0505\#
        *.lfe                                        62.emacs14a0b0806.emacs14a0b0907*.emacs                \#
                                                41.mde0QG0b0905*.mde62.mount06X0l0907*.mount18l0b0907*.mount\#
                                                                51.im240^L0b0=06*.im24                      \#
            43.elc0@Y0b0905*.elc1;c0B0905*.elc0R\050905*.elc                                  51.fh121;90b09\#
        06*.fh12            61.smali0eV0b0907*.smali71.env.ci0jB0b0807.env.ci                               \#
                   71.yarnrc1;c0b0807.yarnrc                                                                \#
                   41.mrb04k0b0905*.mrb                         51.boot06Z0b0506*.boot       81._coffee12P0b\#
        0909*._coffee71.rfcxml1\B0b0908*.rfcxml                                                        41.md\#
        x1_<0l0=05*.mdx                                                                            43.tpl02a\#
        0b0905*.tpl0W]0X0905*.tpl0=60W0905*.tpl                                                     41.kit0D\#
        90b0505*.kit          41.elm01N0b0905*.elm           41.bib0ci0b0=05*.bib                           \#
              36.so1K\0l0=04*.so1`Q0D0504*.so1Io0C0504*.so1W>0B0504*.so0Yo050504*.so0R\040904*.so42.nar1<30b\#
        0505*.nar0Ih0I0505*.nar41.eln0B<0b0905*.eln43.csl1fT0b0804.csl0gS0b0505*.csl1fT0X0505*.csl41.xpt0TL0\#
        b0505*.xpt33.sl0\D0l0904*.sl1:f0b0904*.sl0Yd0X0504*.sl41.jmx1;c0b0905*.jmx42.org1EM0l0=15*.org0PH0b0\#
        915*.org51.fh111;90b0906*.fh1131.sg1R00b0904*.sg31.sj0;N0b0504*.sj61.razor19S0b0907*.razor41.ggb1Z=0\#
        b0505*.ggb43.arc1=F0b0505*.arc0JA0X0505*.arc0\W0W0505*.arc41.tpt0jU0b0505*.tpt:1dangerfile0>W0b080:D\#
        angerfile41.w600>O0b0905*.w6041.tpo0J_0l0;05*.Tpo51.wmlc1C]0b0906*.wmlc                62.vhost1[V0b\#
        0907*.vhost0NG0X0907*.vhost51.hcom1UK0b0906*.hcom                                      44.elf0Yo0b0=\#
        05*.elf1K\0X0505*.elf0M:0N0505*.elf0Th050505*.elf                            41.mdb0QG0b0905*.mdb61.\#
        mscml1>H0b0907*.mscml     41.css1JY0b0=15*.css   52.book1hV0b0906*.book0l>0X0506*.book              \#
                                                                                                           4\#
        2.cst0R90b0905*.cst0HS0X0505*.cst:2.dircolors1[A0b080:.dircolors1[A0b090;*.dircolors71.thrift0=40b09\#
        08*.thrift81todo.txt0j;0b0408todo.txt61.pc.in1iI0b0907*.pc.in31.sm0N=0b0504*.sm41.xpw1Be0b0505*.xpw5\#
        1.sppt19W0b0506*.sppt            42.xpl0\]0b0905*.xpl1PT0X0505*.xpl41.rct0Fe0b0505*.rct51.cdex0:20b0\#
        906*.cdex41.irm0_@0b0505*.irm31.sd0@Z0b0504*.sd51.fh101;90b0906*.fh1041.ah21WO0b0505*.ah242.mdc1[[0b\#
        0505*.mdc08k0S0505*.mdc              41.dfm0c<0b0505*.dfm                                           \#
                                                                                                            \#
                41.cld1]M0b0505*.cld61.bcpio1=E0b0907*.bcpio>1.oxlintrc.json16[0b080>.oxlintrc.json41.sxw0ji\#
        0b0=15*.sxw                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                               :1.env.local0jB0b080:.env.local                              \#
                                             41.cyp0XC0b0905*.cyp41.arj1oh0b0905*.arj                       \#
                       51.mjpg1ol0b0906*.mjpg                                                               \#
                    :1m3makefile0A_0b080:m3makefile                                                         \#
                                                                                                            \#
                              41.clj06Z0b0=05*.clj51.gcda1lf0b0906*.gcda                                    \#
              41.ah11WO0b0505*.ah1                       ?1.bash_functions1f30b080?.bash_functions          \#
                                                                 41.iml0c40b0=05*.iml41.csr1:_0b0=05*.csr;1.\#
        storyboard0c40b0=0<*.storyboard                                        41.xpr06G0b0505*.xpr     61.u\#
        star1Ag0b0=07*.ustar                                                                                \#
                                              41.bik1FJ0b0905*.bik42.srw08R0l0905*.srw1jG0b0505*.srw41.ora1L\#
        G0b0905*.ora41.srv0FF0b0505*.srv91.pspimage1DJ0b090:*.pspimage41.ogv14>0b0=05*.ogv51.tofu1P<0b0506*.\#
        tofu                                     42.nas0Uo0b0905*.nas1mM0X0505*.nas41.tzo1o[0b0905*.tzo=1.no\#
        de-version1;c0b080=.node-version41.csm1hj0b0505*.csm<1.php_cs.dist1W?0b080<.php_cs.dist             \#
                                         31.sb0bN0b0904*.sb51.crtr1o=0b0506*.crtr                           \#
                                                                                                            \#
             41.orf1J[0b0905*.orf        41.jmp1Ph0b0905*.jmp                  91.ds_store09[0b0809.DS_Store\#
        71.nimrod16b0b0908*.nimrod                                                                          \#
                                                                                 91.portugol0??0b090:*.portu\#
        gol51.2img1460b0906*.2img71.zmodel14R0b0908*.zmodel41.tps09P0b0505*.tps41.tpp0oJ0b0905*.tpp         \#
                                                                                           91gtkrc-2.01EZ0b0\#
        809gtkrc-2.0                                                                                   41.wp\#
        d0>O0b0915*.wpd52.tres0Om0l0906*.tres1oD0b0506*.tres41.ixx0oJ0b0905*.ixx41.imp0\O0b0505*.imp61.rbmnu\#
        0Wc0b0907*.rbmnu41.tcu1=D0b0505*.tcu41.ufd1D80b0505*.ufd                                            \#
                                                             61.xmind1jF0b0907*.xmind                       \#
                              51.aaxc0kA0b0906*.aaxc                      42.xmi0c40b0=05*.xmi17>0X0505*.xmi\#
        34.sc06h0l0904*.sc0=Q0b0904*.sc1cQ0X0504*.sc1J40W0504*.sc<1.safetensors1Aa0b0=0=*.safetensors41.csp0\#
        HS0b0505*.csp81.jsonnet1`n0b0909*.jsonnet42.sru1lS0b0505*.sru1jG0X0505*.sru81.todotxt0j;0b0909*.todo\#
        txt61thanks1;c0b0816THANKS31mmt1Nj0b0803mmt43.orc1N20l0905*.orc09C0b0505*.orc0P80X0905*.orc51howto1;\#
        c0b0815HOWTO43.srt0ER0b0=05*.srt1ji0X0505*.srt1;c0W0905*.srt41.xps0@g0b0=05*.xps41.igl1fi0b0505*.igl\#
        41.pil1aY0b0505*.pil                                                      42.mqh1J>0b0905*.mqh18a0X0\#
        505*.mqh                        41.igm0>M0b0505*.igm                                                \#
                                                                                                            \#
                                  41.wpg12e0b0=05*.wpg                                       51.xgrm1;c0b090\#
        6*.xgrm:1glide.lock1XJ0b080:glide.lock31.ft1;c0b0904*.ft51.jsfl0RA0b0506*.jsfl                      \#
                  42.cso1n<0b0905*.cso1j=0I0505*.cso                 46.mod0Vc0l0505*.mod0P_0b0505*.mod00C0X\#
        0505*.mod0<l0W0505*.mod0aj0V0505*.mod1=d0U0505*.mod                                        B1.sublim\#
        e-workspace16[0b090C*.sublime-workspace51.odft1EA0b0906*.odft                                       \#
             81announce1;c0b0818ANNOUNCE   51.ssdl1]T0b0506*.ssdl                                         :1\#
        id_dsa.pub0ML1@080:id_dsa.pub                  61.decls0<B0b0907*.decls     81.8xp.txt1GT0b0909*.8xp\#
        .txt                                                                31mmn1Nj0b0803mmn          41.ah\#
        k1WO0b0905*.ahk81.btsnoop0jk0b0909*.btsnoop>1.sublime-macro16[0b090?*.sublime-macro31._*06P1J0803._*\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                  42.mid1ia0b0=05*.mid1==0X0505*.mid                                                        \#
                                                                    41.mif1oT0b0905*.mif                    \#
                                                                                                            \#
                                                   41.sab16h0b0905*.sab41.wri08@0b0915*.wri                 \#
                   61.gsite0dZ0b0907*.gsite                            71.gvimrc1mm0b0807.gvimrc            \#
                                                                                                            \#
                     51.astc1640b0=06*.astc                          41.wrl0TR0b0=05*.wrl                   \#
                                   71profile1f30b0807profile                          42.h++0K>0b0=05*.h++0o\#
        J0X0905*.h++                                                                                        \#
                     41.krz0LD0b0905*.krz51.swig1^]0b0906*.swig                41.saf10:0b0505*.saf51.usdz0m\#
        90b0906*.usdz42.sam1Tc0b0505*.sam0dO0D0505*.sam                                                     \#
                                                 41.mie1_b0b0905*.mie                                       \#
                                                                                                            \#
                                           51.icls0c40b0506*.icls51.teal0T90b0506*.teal                     \#
                                                                   52.epsf08:0l0=06*.epsf0En0b0906*.epsf41.s\#
        ox1SB0b0905*.sox41.lnk18[0b0905*.lnk                                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                             =2.dockerignore\#
        16J0b080=.dockerignore16J0l090>*.dockerignore                                                   41.m\#
        oc1HA0b0505*.moc                                                            42.mir1XJ0b0905*.mir1k40\#
        X0505*.mir51.gltf1:D0b0=06*.gltf            41.vcs1N_0b0=05*.vcs41.fap06H0b0905*.fap:1.sfd-hdstx0V10\#
        b090;*.sfd-hdstx             81.sqlite30Gi0b0909*.sqlite3                 41.ahx0Vc0b0905*.ahx71.tar\#
        .lz0mm0b0=08*.tar.lz41.sac15A0b0505*.sac                                                            \#
                  41.jwk0h_0b0=05*.jwk61.tftpl1UW0b0907*.tftpl                             @1gitignore-globa\#
        l16J0b080@gitignore-global51.gaml1G20b0506*.gaml51.xenc0`h0b0906*.xenc91.hgignore1;c0b0809.hgignore \#
                                                                                                            \#
                                                                                      81.sqlite21510b0909*.s\#
        qlite2                                                             51.info07F0b0516*.info           \#
             >1.dylan-console0^Z0b090?*.dylan-console            41.soy0OS0b0505*.soy                       \#
                                              71.shaclc1[:0b0908*.shaclc   41.hzp0c40b0=05*.hzp             \#
                      71.sha3841@W0b0508*.sha38451.udeb01>0b0906*.udeb51.usda0X40b0906*.usda                \#
                                                                                                            \#
                                                          41.nif1W<0b0905*.nif                41.st71l60b050\#
        5*.st791latexmkrc0j70b0809latexmkrc51.mmat0Z=0b0906*.mmat41.pdn09<0b0=05*.pdn41.yyp1Ei0b0505*.yyp71.\#
        keytab14;0b0508*.keytab41.auc14=0b0505*.auc                     41.tcx1hC0b0505*.tcx                \#
                       51.ft111;90b0906*.ft1141.p8e1IN0b0905*.p8e=1.vscodeignore16J0b080=.vscodeignore      \#
                        41.mgt1nm0b0905*.mgt                                 31.qc07@0b0504*.qc51.styl1a^0b0\#
        =06*.styl41.mgp14N0b0505*.mgp                                                                       \#
                 41deps1J40b0804DEPS                                                        41.ss70jG0b0505*\#
        .ss7    51.ft101;90b0906*.ft10      44.pdb0Nn0l0905*.pdb1oW0b0505*.pdb0kE0X0905*.pdb1nE0S0505*.pdb51\#
        .pptm03h0b0=06*.pptm41.rei0JF0b0905*.rei62.xhtml1aJ0b0=17*.xhtml0kN0X0917*.xhtml>1.containerfile1L;0\#
        b090?*.containerfile51.ft121;90b0906*.ft1281.torrent1[50b0=09*.torrent41.bbc0Xc0b0505*.bbc          \#
                                                            41.tcl0gT0b0=05*.tcl41.cub02d0b0505*.cub        \#
                                                  41.tcr1eL0b0905*.tcr                                      \#
                                               :1robots.txt1=:0l080:robots.txt                              \#
                       41.txx0oJ0b0905*.txx                                                   61.swift1Y\0b0\#
        =17*.swift                                                                                          \#
                              71.dyn_hi11>0b0=08*.dyn_hi    41.miz1;50b0505*.miz<1makefile.inc0J_0b080<Makef\#
        ile.inc41.csv12:0b0=15*.csv;2build.bazel1J40b080;BUILD.bazel0_l0X080;BUILD.bazel41.fti18Y0b0505*.fti\#
                                                                                                            \#
                                                                                                            \#
                                                      42.cue0HI0b0905*.cue0gb0X0505*.cue51.cmdf1_L0b0506*.cm\#
        df                     81.listafp00N0b0909*.listafp                                                 \#
                                                                                                 61_vimrc1mm\#
        0b0806_vimrc                                                                                        \#
                      51.perl0j70b0=06*.perl           :1assets.car1CS0b080:Assets.car                      \#
                                                                 41.mgc1360b0905*.mgc;1.vstemplate0c40b090<*\#
        .vstemplate51.xcat1;c0b0906*.xcat61.facti0ag0b0907*.facti                               :1.snakefile\#
        0bi0b090;*.snakefile   41.tmo1PI0b0505*.tmo              >1.objdump-intel1Xl0b090?*.objdump-intel:1.\#
        zsh-theme1f30b090;*.zsh-theme                                              ;1.handlebars1?;0b090<*.h\#
        andlebars41.sr70cZ0b0505*.sr741.gmx04B0b0505*.gmx41.sos1hm0b0505*.sos                               \#
                                                                                                      41.aux\#
        0NB0b0905*.aux    61owners1;c0b0806OWNERS31.sh1f30b0=34*.sh                                         \#
                                                     41.txz1`30b0915*.txz31.si1BI0b0504*.si41.x101^Q0b0905*.\#
        x1041.sa712R0b0505*.sa741.ead0c40b0505*.ead          31.sv0U[0b0=04*.sv51.dpkg0`G0b0506*.dpkg       \#
            91.cdx.json0n90b0=0:*.cdx.json                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         51.gnus14a0b0805.gnus                        41.tml\#
        0c40b0505*.tml             41.rcc1e_0b0905*.rcc41.aug1HK0b0905*.aug                51.scap0l60b0906*\#
        .scap                  41.csx0Ak0b0505*.csx                                                         \#
                                                                                            51.geom18A0b0506\#
        *.geom61.ascii1JK0b0907*.ascii                                ;1termcap.src0QF0b080;termcap.src31.ec\#
        06F0b0504*.ec    <1pubspec.lock1XJ0b080<pubspec.lock51.wlnk0iP0b0506*.wlnk31.eb0:e0b0504*.eb        \#
                                                41.ggt0Q60b0505*.ggt61.ircam0]_0b0907*.ircam42.pwn0m?0b0505*\#
        .pwn1S_0X0505*.pwn                                       41.ggs0>a0b0505*.ggs  71.mcmeta1Ei0b0908*.m\#
        cmeta                                           41.mdi1WI0b0905*.mdi 31.sz1Qn0b0904*.sz         51.e\#
        xec1[D0b0506*.exec                                                41.mdo1;c0b0905*.mdo              \#
                  51.sswf0JG0b0506*.sswf                                                                    \#
              51.wmls1@=0b0906*.wmls71.clixml0c40b0908*.clixml31.ss1o`0b0504*.ss                 51.3dsx0UX0\#
        b0906*.3dsx71.vcproj0c40b0=08*.vcproj                                                               \#
                                                                                                            \#
                  44.gml0iE0l0905*.gml0gO0b0505*.gml1CF0X0505*.gml1]W0W0505*.gml72.socket06X0l0=08*.socket18\#
        l0b0908*.socket                                                                       32.sw0Uc0b0504\#
        *.sw1O50X0504*.sw     72.shader18A0b0908*.shader1MT0X0908*.shader                                   \#
           33.st0Bo0b0=04*.st07>0a0504*.st0`E0X0504*.st                                                     \#
                       41.gmo1370b0=05*.gmo41.vfr1`=0b0505*.vfr                                             \#
                                    31.eg0`f0b0504*.eg                            81.minisig1E50b0909*.minis\#
        ig                                                 <1rebar.config1LB0b080<rebar.config             7\#
        1.mozlz40h=0b0908*.mozlz4                                                                           \#
                   41.elv1]X0b0505*.elv                            32.sp1SO0b0504*.sp0Ib0X0504*.sp          \#
                                                                                                            \#
         81terminfo1UE0b0808terminfo                                                                        \#
                              ;1.overpassql0Xd0b090<*.overpassql                      45.ncl0gO0b0905*.ncl0c\#
        40X0505*.ncl0RE0W0505*.ncl0fb0V0505*.ncl1;c0U0505*.ncl                                              \#
                                            51.zipx1_\0b0906*.zipx                                          \#
                                                              51.webp19V0b0=16*.webp               61.inkml1\#
        GG0b0907*.inkml                                            71.snupkg1_\0b0908*.snupkg 41.fth04E0l050\#
        5*.fth             41.txt1;c0b0=35*.txt                                                             \#
                                                   51.3dml0:Q0b0906*.3dml;1.weechatlog1DK0b090<*.weechatlog \#
                                         41.stw0[I0b0905*.stw                                               \#
                              42.tmx12S0l0=05*.tmx0SX0b0505*.tmx91.plantuml0:i0b090:*.plantuml41.wmc1``0b050\#
        5*.wmc                                                                                              \#
                                                                       42.dcl0F80b0505*.dcl1;c0X0505*.dcl   \#
                                                                91.rakutest0eW0b090:*.rakutest              \#
                                                                           41.cl206Z0b0505*.cl2             \#
                            71.eliomi0SL0b0908*.eliomi41.auk1L:0b0505*.auk     41.nii1<J0b0=05*.nii         \#
                 41.tcc0oJ0b0905*.tcc41.ftn1hX0b0905*.ftn61.theme1DF0b0507*.theme31.sr1@U0b0504*.sr         \#
                          41.irp1PS0b0905*.irp41.qgs0jM0b0505*.qgs                                          \#
            43.oga1SW0b0=05*.oga1T?0S0905*.oga0Rb0R0905*.oga                                                \#
             41.gmi0km0b0505*.gmi                          71.numpyw01:0b0908*.numpyw                       \#
                     51.zabw1OA0b0906*.zabw         41.dcm1jo0b0905*.dcm               41.rej0i<0b0905*.rej4\#
        2.sr21GP0l0905*.sr20VR0b0505*.sr251.fppi1II0b0506*.fppi42.dcd10F0b0=05*.dcd0I90I0505*.dcd51.tree0A^0\#
        b0506*.tree                                                                                         \#
                 51.cdfx0DO0b0506*.cdfx                                                                     \#
                             <1.xojo_script1K@0b090=*.xojo_script                                           \#
                                                                                                            \#
                                                                                                         41.\#
        dfy02c0b0505*.dfy                                                                                   \#
                                                                          41.wmx03S0b0505*.wmx              \#
                   71.rbtbar0Wc0b0908*.rbtbar41.tpb09P0b0505*.tpb                                      51.mm\#
        as0Z=0b0906*.mmas61.vicar0YM0b0907*.vicar42.wmz1_40b0905*.wmz01X0X0505*.wmz                         \#
           51.cfml11Z0b0=06*.cfml51.edge0=V0b0506*.edge                                41.kia18j0b0505*.kia \#
                                                    51.wsdd1;c0b0906*.wsdd                                  \#
                 51.xmls0GA0b0506*.xmls                                                                     \#
                               41.rnd0Fe0b0505*.rnd       42.ftl1Q\0b0505*.ftl06^0X0505*.ftl41.sxc0070b0=05*\#
        .sxcA1.provisionprofile1Vc0b0=0B*.provisionprofile51.ston17W0b0506*.ston91.csrattrs1I50b090:*.csratt\#
        rs71.cellml0R:0b0908*.cellml41.mgz1DH0b0505*.mgz61.rpgle0@e0b0907*.rpgle51.ddeb01>0b0=06*.ddeb31.fc1\#
        H60b0504*.fc                   91readme.pc1;c0b0809README.pc41.kid1\70b0905*.kid41.t6418?0b0905*.t64\#
                                                                                                            \#
                                                                                                            \#
                                                   82.babelrc1Ei0b0808.babelrc16[0a0808.babelrc             \#
                                          51.mmap0Z=0b0906*.mmap                                            \#
                41.sxg05a0b0=05*.sxg                          32.fd0NB0]0904*.fd1G;0N0504*.fd               \#
                                                                                                            \#
                                                                                              51.seml1j\0b05\#
        06*.seml        51.xweb1;c0b0906*.xweb                                             61.talon1iV0b0907\#
        *.talon                                                                         42.efi0;m0l0=05*.efi\#
        0XE0b0505*.efi                                                          <1.lostsyncxml0bL0b090=*.los\#
        tsyncxml41.bay1KW0b0505*.bay;1*.so.[0-9]*1K\0:080;*.so.[0-9]*51.apib0S60b0506*.apib      31.fa1;c0b0\#
        904*.fa                                                          61.xtend1QE0b0907*.xtend41.rtf0fQ0b\#
        0=15*.rtf                                              41.gms0k<0b0505*.gms                         \#
              42.rng0c40b0=05*.rng1;c0X0905*.rng41.wk41Z[0b0905*.wk451.pptx0ij0b0=16*.pptx                  \#
                      46.ogg1SW0b0=15*.ogg08A0X0915*.ogg14>0S0915*.ogg1T?0R0915*.ogg0Rb0Q0915*.ogg0bM0P0915*\#
        .ogg51.dssc0\E0b0506*.dssc41.unf1Z\0b0905*.unf     42.nim16b0b0=05*.nim0F70X0505*.nim               \#
                                                   51.moon1\H0b0906*.moon41.mqy0Y50b0505*.mqy               \#
                              53.dist0G00b0906*.dist1;c0B0906*.dist0R\050906*.dist                          \#
                        51.maei14b0b0506*.maei61.psexe1g60b0907*.psexe                                      \#
                                                                                                            \#
                                                                                                            \#
                                         41.clw0JB0b0505*.clw                                  51.anim1;30b0\#
        506*.anim    71.eam.fs11e0b0908*.eam.fs31.ff1g<0b0504*.ff42.srf1Tm0l0905*.srf0VR0b0505*.srf;1jenkins\#
        file15H0b082;Jenkinsfile41.kif1=70b0505*.kif    =1install.mysql1;c0b080=INSTALL.mysql               \#
             71.matlab06@0b0908*.matlab                                                                     \#
                                                                        32.nu1FT0b0504*.nu1JR0X0504*.nu71.ev\#
        oque01=0b0908*.evoque23.c0oJ0b0;03*.C0@[0b0=13*.c0oJ0X0913*.c41.cdc0j@0b0505*.cdc25.b1;c0l0903*.b1X4\#
        0b0503*.b1\G0X0503*.b1Uk0W0503*.b0be0V0503*.b81.zlogout1f30b0808.zlogout42.lib0:70b0505*.lib1;c0B090\#
        5*.lib31.dg00W0b0504*.dg23.d0^=0b0903*.d0jJ0X0903*.d0J_0W0903*.d41.lsl1aI0b0905*.lsl23.e1G=0b0=03*.e\#
        1kE0X0503*.e1UN0W0503*.e24.g0HD0b0903*.g0]20X0503*.g1<R0W0503*.g1;c0V0903*.g31.ny18\0b0504*.ny61.las\#
        so1kN0b0907*.lasso23.f1hX0b0=03*.f0>g0X0503*.f04E0W0503*.f61.xliff0lQ0b0907*.xliff31.nq1nT0b0904*.nq\#
                     41.lin0h>0b0505*.lin43.cdf13I0l0505*.cdf04;0b0505*.cdf0`H0X0505*.cdf                   \#
                                                                    23.a0:70l0=03*.a1_I0b0903*.a1Io0D0503*.a\#
        31.u20k20b0504*.u281.sv4cpio09J0b0909*.sv4cpio62.distz0G00b0907*.distz0R\050907*.distz31.dl1690b0504\#
        *.dl41.flw0Gg0b0905*.flw51.zmpl0kC0b0506*.zmpl42.lsp18\0b0=05*.lsp1=70X0505*.lsp26.h0Lf0l0=13*.h0@[0\#
        b0913*.h0oJ0X0913*.h16W0W0913*.h0K>0V0913*.h1hX050913*.h41.cda0`H0b0905*.cda41.cdx1a[0b0905*.cdx23.j\#
        0[_0b0503*.j0;N0X0503*.j04U0W0503*.j52.load1[V0l0906*.load0nF0b0506*.load33.nb1i10b0=04*.nb04;0X0504\#
        *.nb1;c0W0504*.nb51.snip08l0b0506*.snip25.x1;c0l0503*.x17>0b0503*.x1PA0X0503*.x0B:0W0503*.x1XS0V0503\#
        *.x33.nc13I0b0904*.nc0;U0X0904*.nc1dE0W0904*.nc41.s3m0Le0b0=05*.s3m61.dtshd0e<0b0907*.dtshd51.csml1h\#
        j0b0506*.csml41.lco0NB0b0905*.lco52.scpt0HT0b0906*.scpt1V:0a0906*.scpt31.do0K50b0=04*.do41.cdi1O`0b0\#
        905*.cdi28.o0M:0b0903*.o0_j0S0503*.o1Io0D0503*.o0R<0?0503*.o1K\0:0503*.o0Yo090503*.o0:7050503*.o1o:0\#
        30503*.o=1.tern-project1Ei0b080=.tern-project<1readme.mysql1;c0b080<README.mysql61.pryrc0>W0b0806.pr\#
        yrc32.nr1Nj0b0504*.nr0QS0X0504*.nr41.lsf0`A0b0505*.lsf23.n1Nj0b0903*.n1Ja0X0503*.n0k10W0503*.n:1moch\#
        a.opts1N00b080:mocha.opts41.umj1ha0b0505*.umj51.dasm1Ko0b0506*.dasm22.u0G=0b0503*.u0k20X0503*.u31.u1\#
        0k20b0504*.u161.d.mts1K90b0907*.d.mts41.cdl05N0b0505*.cdl41.fly00g0b0905*.fly41.flp1Ck0b0905*.flp41.\#
        iol11V0b0505*.iol41.mwf1g40b0505*.mwf22.y0MA0b0=03*.y1@a050903*.y61.cobol0F10b0907*.cobol41.lsx0`A0b\#
        0505*.lsx23.k0SK0b0503*.k17R0X0503*.k1=80W0503*.k52.lidr1Ud0b0506*.lidr1oC0X0506*.lidr42.cdr0>00b090\#
        5*.cdr1i90X0505*.cdr61.crmsh0A@0b0907*.crmsh<1contributing1;c0b080<CONTRIBUTING31.ni0;50b0504*.ni41.\#
        lca0:h0b0905*.lca41._js0RA0b0505*._js                                             52.xhtm1aJ0l0906*.\#
        xhtm1k90b0506*.xhtm                                        32.nl1=70b0504*.nl0nS0X0504*.nl31.no1;c0b\#
        0504*.no41.mwc04X0b0505*.mwc                                                                        \#
                 81.depproj0c40b0909*.depproj                     41.rnc0>20b0=05*.rnc42.stl10U0b0=05*.stl0K\#
        N0X0505*.stl                                                      41.xop1aD0b0905*.xop71troffrc1Nj0b\#
        0807troffrc26.t0j70l0503*.t0eW0b0503*.t1Po0X0503*.t0U90W0503*.t1f30D0503*.t1Nj0:0503*.t23.v0UO0b0=03\#
        *.v0Ic0X0503*.v0Sh0W0503*.v61.numsc01:0b0907*.numsc                    51.line0S40b0906*.line       \#
                                            41.cds0BH0b0505*.cds      42.cjs0RA0b0905*.cjs1[g0X0505*.cjs    \#
                                                                                                            \#
                                                                                                            \#
                                                         ?1workspace.bazel0_l0b080?WORKSPACE.bazel41.lyx1SQ0\#
        b0905*.lyx                                                        51.rsat0gX0b0506*.rsat41.oa30n>0b0\#
        505*.oa341.oa219n0b0505*.oa2                 31.nf1P>0b0504*.nf                                     \#
                   41.stm0MT0b0905*.stm                                                                     \#
                           41.au31hP0b0905*.au321.~1Y10b0503*.~                     23.i1^]0b0503*.i0Uo0X050\#
        3*.i0mH0W0503*.i@1security_classes0Rc0b080@security_classes71.imgcal1b^0b0908*.imgcal41.cdy1af0b0505\#
        *.cdy41.lid1kG0b0905*.lid22.w0Z>0b0503*.w10l0X0503*.w71.bsdiff0\^0b0908*.bsdiff          51.jaii1[E0\#
        b0506*.jaii                   31.dm0fE0b0504*.dm41.std1H<0b0905*.std                         71.sha2\#
        241@W0b0508*.sha224                                                                                 \#
                                                                   61.provn1TL0b0907*.provn                 \#
                                         41.azs0c`0b0505*.azsF1.env.development.local0jB0b080F.env.developme\#
        nt.local91.sas7bitm0cZ0b090:*.sas7bitm                                                  @1.swiftsour\#
        ceinfo17D0b090A*.swiftsourceinfo                                                              42.edn\#
        06Z0b0905*.edn0RU0a0505*.edn                                                                        \#
                                              42.xer0BG0b0905*.xer1LD0X0505*.xer                            \#
          41.azv0OT0b0505*.azv                                                                              \#
                                                                                                         91.\#
        sqliterc1;c0b0809.sqliterc                                                                          \#
                                             61.qcall1D@0b0907*.qcall                                       \#
                                         51.pvrt0\V0b0906*.pvrt              41.stc0O<0b0905*.stc           \#
                                       51.semd1Gn0b0506*.semd41.stp18I0b0905*.stp                           \#
                                                                41.wk21Z[0b0505*.wk2      51.tmux1f30b0906*.\#
        tmux61.ccxml0C70b0907*.ccxml41.azf1_O0b0505*.azf                         41.wk11Z[0b0905*.wk141.jpc0\#
        RX0b0=05*.jpc                                                                                       \#
                     91.tar.lzma0\[0b0=0:*.tar.lzma             51.sema1Ze0b0506*.sema                      \#
                                 41.sto0nC0b0505*.sto                                                       \#
                                                                                 31.dp0Z80b0504*.dp         \#
                                ;1gnumakefile0J_0b0<2;GNUmakefile                42.spd0So0b0505*.spd1_]0S05\#
        05*.spd                      51.avdl0340b0506*.avdl 22.q0I70b0503*.q01Q0X0503*.q51.xbap1k^0b0506*.xb\#
        ap                                  81.gslides1]J0b0909*.gslides                                 41.\#
        btf1AB0b0505*.btf25.p0c<0b0503*.p10l0X0503*.p1;^0W0503*.p1S_0V0503*.p0AK0D0503*.p;1id_ecdsa_sk0V20b0\#
        80;id_ecdsa_sk42.rno1Nj0b0505*.rno0I;0X0505*.rno22.s0Uo0b0=03*.s1gV0X0503*.s41.gp51Zg0b0905*.gp541.2\#
        1018I0b0905*.21041.wmd0hn0b0505*.wmd61.wbxml0;b0b0907*.wbxml:1appraisals0>W0b080:Appraisals41.erl1LB\#
        0b0=05*.erl23.r1gV0b0=03*.r0<\0X0503*.r1kf0W0503*.r41.gp41Zg0b0905*.gp4:1.blade.php03c0b090;*.blade.\#
        php                                           51.cbin1F<0b0506*.cbin41.vdb0ZG0b0905*.vdb41.wma11R0b0\#
        =05*.wma                                                                                       41.f0\#
        81hX0b0505*.f08                                                                                    6\#
        1.rvmrc1;c0b0806.rvmrc41.rnh0I;0b0505*.rnh41.flx1AI0b0505*.flx                      41.pst1`j0b0905*\#
        .pst62.npmrc18l0b0806.npmrc0a;0a0806.npmrc41.lyr1h40b0905*.lyr41.edp0nX0b0505*.edp                  \#
                                                                           41.wk31Z[0b0505*.wk3             \#
                                                                                                            \#
                                                                                                            \#
                                                                                  71.sketch0o<0b0=08*.sketch\#
        71.tcshrc0CI0b0807.tcshrc51.semf0bD0b0506*.semf41.str16i0b0505*.str         41.vda1kV0b0=05*.vda61.p\#
        rovx1HE0b0907*.provx                   51.jais1hl0b0506*.jais41.wmf01X0b0=05*.wmf                   \#
                                                                                                            \#
        81.changes05K0b0509*.changes             91copyright1;c0b0819COPYRIGHT51.rabl0>W0b0506*.rabl41.azw1B\#
        60b0905*.azw                                                                 61.atxml0;f0b0907*.atxm\#
        l     41.vds18H0b0505*.vds                    81.rst.txt1mQ0b0909*.rst.txt41.edm0iQ0b0505*.edm81fast\#
        file0>W0b0808Fastfile71.setpay1R;0b0908*.setpay41.uno1`?0b0505*.uno                    52.star0_l0b0\#
        506*.star05J0a0506*.star                                         71.mkdown1R80b0908*.mkdown     41.j\#
        fi0e90b0905*.jfi51.asar1oO0b0906*.asar                                                              \#
                                                                                                ;1sshd_confi\#
        g1Te0b080;sshd_config                                                                               \#
                                                                                                            \#
                                            41.vdi0ic0b0905*.vdi                                            \#
                                                           41.xrl1LB0b0505*.xrl                             \#
                                                                                                            \#
                     51.ttml0di0b0=06*.ttml                                                                 \#
                                                                                                            \#
                                                    71.espass0:f0b0908*.espass:1.googlesql1=40b090;*.googles\#
        ql51.mxmf0>m0b0906*.mxmf41.vdf1NU0b0505*.vdf                                                        \#
                               41.hbs1?;0b0=05*.hbs81data.mdb1>^0b0808data.mdb81use.mask1;c0b0808use.mask41.\#
        unr1420b0905*.unr        61.env.*1;c0b0806.env.*                      81.swidtag0oT0b0909*.swidtag  \#
                                                                    81xcompose0?U0b0808XCompose             \#
                                                                                                            \#
                                                                                                            \#
                                                 81.src.rpm05G0b0=09*.src.rpm=1copying.regex1;c0b080=COPYING\#
        .regex41.dsk0:00]0905*.dsk                                                                    41.jpm\#
        1j<0b0=05*.jpm 41.kdl0dH0b0505*.kdl71.truehd1B40b0908*.truehd                                       \#
                                31.ep1b60b0504*.ep41.68k0[k0b0905*.68k             41.pyc1P:0b0=05*.pyc81.po\#
        rtpkg0TN0b0909*.portpkg?1.auto-changelog1Ei0b080?.auto-changelog                                    \#
                                     41.pye1J40b0505*.pye51.sha31@W0b0506*.sha356.fcgi0j70b0906*.fcgi1W?0X05\#
        06*.fcgi0>W0W0506*.fcgi09>0V0506*.fcgi1J40U0506*.fcgi1f30T0506*.fcgi41.its1bd0b0=05*.its51.sha21@W0b\#
        0506*.sha2                41.gp31Zg0b0905*.gp3           71.uasset1420b0908*.uasset41.reb0<\0b0905*.\#
        reb                    <1citation.cff1XJ0b080<CITATION.cff51.sha11@W0b0516*.sha1:1.npmignore16J0b080\#
        :.npmignore41.jph0af0b0905*.jph51.sdkd1CO0b0906*.sdkd         61.mysql1Bj0b0907*.mysql              \#
                                                                                                            \#
                                                   41.wvp0NH0b0905*.wvp41.jpg0e90b0=15*.jpg51.sdkm1CO0b0906*\#
        .sdkm  31.eq0U>0b0504*.eq                                                                 41.vc11>=0\#
        b0905*.vc1                                                                                          \#
                                                                71.svg.gz0f10b0=08*.svg.gz31.eh06F0b0504*.eh\#
        41.psw1eT0b0905*.psw        41.dsr0O^0b0505*.dsr                                                    \#
                                                                                          42.mlp09a0b0505*.m\#
        lp1B40X0505*.mlp91.egg-info07R0b090:*.egg-info62.swcrc1Ei0b0806.swcrc16[0a0806.swcrc=1.json.example1\#
        Ei0b090>*.json.example                             51.c8rc1Ei0b0805.c8rc41.rex1WU0b0905*.rex        \#
                                                      A1ehthumbs_vista.db0:m0b080Aehthumbs_vista.db41.spf0XV\#
        0b0505*.spf41.4dm1g\0b0505*.4dm71.hujson16[0b0908*.hujson                                71.md5sum1@\#
        W0b0908*.md5sum31.qp18o0b0504*.qp71.webidl10N0b0908*.webidl                                         \#
                                                                                                   41.c4g1QM\#
        0b0505*.c4g                               42.c4d1QM0b0505*.c4d0Z70I0505*.c4d                        \#
                                 52.lisp18\0b0=06*.lisp1=70X0506*.lisp71.taglet0P60b0908*.taglet41.c4f1QM0b0\#
        505*.c4f                 >1.tool-versions1;c0b080>.tool-versions41.sty0NB0b0=05*.sty                \#
                          61.ipfix1Oo0b0907*.ipfix                                              42.stx0=Z0b0\#
        505*.stx1EY0I0505*.stx41.et316H0b0905*.et3                   41.lnx1O]0b0905*.lnx                   \#
                                                                           41.dsw1;c0b0905*.dsw             \#
                                                  >1.shell-session1PV0b090?*.shell-session91starfield0gT0b08\#
        09starfield51.prom1750b0506*.prom41.mly0SL0b0905*.mly                                               \#
               51.apkg1f00b0506*.apkg                                                                       \#
                                         61.rspec1N00b0806.rspec                             51.hats0d;0b050\#
        6*.hats         41.fan0Y10b0905*.fan41.pdf0@M0b0=15*.pdf            51.slim1Z90b0=06*.slim          \#
                                                                                                            \#
                     51.proj0c40b0906*.proj                                    51.avsc1Ei0b0906*.avsc       \#
           71.mkfile0J_0b0908*.mkfile81.xinitrc1f30b0808.xinitrc                                            \#
           31.qm1`h0b0=04*.qm      41.ncx0H:0b0905*.ncx                             41.pde1030b0=05*.pde    \#
              41.szx0ha0b0905*.szx81.fshader18A0b0909*.fshader43.dsp1Ul0l0905*.dsp1R>0b0505*.dsp1;c0X0905*.d\#
        sp;1.coffee.erb12P0b090<*.coffee.erb41.cql0c00b0=05*.cql71.ndjson0D00b0=08*.ndjson            41.stf\#
        0c_0b0505*.stf               41.xvm0bk0b0905*.xvm                                      41.jpf1DT0b0=\#
        05*.jpf                                                     41.reg0gh0b0505*.reg     71.dbase303O0b0\#
        908*.dbase3                                                                                         \#
                                                                    44.spc0>e0b0905*.spc0cX0X0505*.spc09P0W0\#
        505*.spc1IE0L0505*.spc               41.cdt1YQ0b0505*.cdt41.jpe0e90b0=05*.jpe                       \#
                51.gtpl15H0b0506*.gtpl   41.itp1n[0b0505*.itp81.docbook1JV0b0=09*.docbook                   \#
                                                                      41.tuc13K0b0505*.tuc          51.duel1\#
        6C0b0506*.duel               41.red0[f0b0505*.red                                                   \#
                                         41.mj208C0b0=05*.mj261.rs.in1kR0b0907*.rs.in41.wml0@V0b0905*.wml  3\#
        1.em0`80b0504*.em                                                                 @1.sublime_session\#
        16[0b090A*.sublime_session31.ne0Z20b0504*.ne51.sylk1LZ0b0906*.sylk41.far0Vc0b0905*.far33.es1;c0l0904\#
        *.es0RA0b0904*.es1LB0X0904*.es         41.ftc1iN0b0505*.ftc41.vss0Bc0b0905*.vss61.3gpp204D0b0907*.3g\#
        pp271.ibooks19d0b0908*.ibooks41.ooc1jI0b0905*.ooc41.pya0[50b0505*.pya                               \#
                    51.rdoc0\80b0516*.rdoc41.nix1D=0b0=05*.nix                                              \#
                                                                                                      71.mop\#
        crt0;c0b0908*.mopcrt                                                                       91.xhtml.\#
        j20R=0b090:*.xhtml.j2               31.ql0U50b0504*.ql                     61.gamin08D0b0907*.gamin \#
             21.z1`d0b05C3*.z                                                                               \#
                         61.pbtxt07C0b0907*.pbtxt         31.di0^=0b0504*.di                                \#
                                                                      52.loas0JX0b0506*.loas1O?0I0506*.loas \#
        31.el14a0b0=04*.el  41.viv0;00b0905*.viv                                                            \#
                          91.jisonlex0<C0b090:*.jisonlex                                                    \#
                                    71.circom01f0b0908*.circom41.ba21nj0b0905*.ba242.sav08g0b0505*.sav0Ua0X0\#
        505*.sav                                                        41.mos0WJ0b0905*.mos                \#
                                                                                         71uv.lock0W^0b0807u\#
        v.lock41.fch0?P0b0505*.fch41.vis1SN0b0505*.vis41.mop0;c0b0505*.mop                                  \#
                          :1codeowners1Ug0b080:CODEOWNERS                                                   \#
                                                                                                            \#
               52.mpg41410b0906*.mpg416B0X0506*.mpg4                                                        \#
                 41.mol1f10b0905*.mol                                                  41.soc19D0b0505*.soc \#
                                                                           41.viw1Bj0b0505*.viw 41.sas1oc0b0\#
        =05*.sas                                  <1.cxx-objdump1IH0b090=*.cxx-objdump ?1use.stable.mask1;c0\#
        b080?use.stable.mask                                       51.pprx1WU0b0506*.pprx                   \#
                                                                                                            \#
                                             61.rbres0Wc0b0907*.rbres43.plt1;^0b0905*.plt1DA0X0505*.plt1^U0N\#
        0505*.plt41.3860=>0:0905*.386                                           81procfile1RA0b0808Procfile4\#
        1.mof1Wb0b0905*.mof                                                                                 \#
                                                                                        51.aion0WX0b0506*.ai\#
        on                                    71.hexpat0f60b0908*.hexpat                41.fcs0IE0b0905*.fcs\#
            ;1ld.so.cache1mC0b080;ld.so.cache 43.pls15Q0l0905*.pls17B0b0905*.pls09P0X0505*.pls              \#
                                     42.sap0Fb0b0905*.sap0;k0]0505*.sap 61.u8mdn18G0b0907*.u8mdn            \#
                                                                                                            \#
                                           ;1apache.conf1[V0b080;apache.conf                                \#
                                                                                          42.sol1`B0b0505*.s\#
        ol0gO0a0505*.sol                                                                                    \#
                                                        81pkgbuild1f30b0808PKGBUILD                         \#
                          41.bdf0TZ0b0=05*.bdf                                              41.evc0kH0b0505*\#
        .evc41.vsw0Bc0b0905*.vsw<1configure.ac1ee0b080<configure.ac61.shtml0kN0b0=07*.shtml42.vst0Bc0b0905*.\#
        vst1kV0S0505*.vst              41.evb00Z0b0505*.evb                                    51.rexx1WU0b0\#
        =06*.rexx                                                                                           \#
                                                                                          ;1ehthumbs.db0:m0b\#
        080;ehthumbs.db                    91.xml.dist0c40b0=0:*.xml.dist         :1.isort.cfg18l0b080:.isor\#
        t.cfg                           71.jnilib0Jn0b0908*.jnilib                                         6\#
        1.smzip0hH0b0907*.smzip                    41.plp1cE0b0505*.plp81.haddock04G0b0909*.haddock41.bdo0IL\#
        0b0505*.bdo      41.bz20RP0b0=35*.bz2                               51.hoon0N`0b0506*.hoon          \#
                                                                                           51.epsi0En0b0=06*\#
        .epsi                   51.psm10i50b0=06*.psm151.gjam0Ea0b0506*.gjam   41.bdm0WS0b0505*.bdm         \#
                                         <1.webmanifest1ae0b0=0=*.webmanifest41.soa06R0b0505*.soa          4\#
        1.sar0Wl0b0505*.sar                                      41.nit1Y[0b0505*.nit 41.xhe0JX0b0505*.xhe  \#
                                                                  41.bz309G0b0905*.bz3                      \#
                                                                                                            \#
                           41.pdx0=_0b0505*.pdx                                                             \#
                        71test.me1;c0b0807test.me                                                           \#
                      51.vala07=0b0=06*.vala                                       71.irclog1DK0b0908*.irclo\#
        g                                                                                                   \#
                              81.test.ts1K90b0909*.test.ts         51.ovpn0lb0b0906*.ovpn                   \#
                                                                                                            \#
                        81.xmt_bin1Rn0b0909*.xmt_bin                                                        \#
                                                         ?1.livecodescript0^o0b090@*.livecodescript41.i6t1Bb\#
        0b0505*.i6t                <1configure.in1ee0b080<configure.in41.wp60>O0b0905*.wp6          41.wp50>\#
        O0b0905*.wp5                                                                            71.livemd1R8\#
        0b0908*.livemd71.builds0c40b0908*.builds                                                 51.list1;c0\#
        b0906*.list                         =1license.mysql1;c0b080=LICENSE.mysql            61.toast0K\0b09\#
        07*.toast                                                                         ;1.gitmessage1Qo0b\#
        080;.gitmessage                               51.proc1HS0b0506*.proc61.jslib0RA0b0907*.jslib:1mcmod.\#
        info1Ei0b080:mcmod.info71.setreg0@Q0b0908*.setreg                       41.itk0gT0b0905*.itk=1makefi\#
        le.boot0J_0b080=Makefile.bootB1api-extractor.json16[0b080Bapi-extractor.json            41.ghf0oX0b0\#
        505*.ghf51.kmsg0460b0506*.kmsg                                                             41.pfr1l[\#
        0b0905*.pfrJ1apple-app-site-association1Ei0b080Japple-app-site-association                          \#
                                                                                                            \#
           41.bdy09P0b0505*.bdy                                                                             \#
                                                   41.wp40>O0b0905*.wp4                                     \#
                                                                                    51.wlua09>0b0906*.wlua  \#
                         71lexer.x1_d0b0807Lexer.x                                                     <1dun\#
        e-project16^0b080<dune-project<1.flatpakrepo0[X0b090=*.flatpakrepo                                  \#
                                                             32.qs0lO0b0504*.qs0M20X0504*.qs41.csh0CI0b0=05*\#
        .csh                     31.h50;U0b0=04*.h5                         31.qt0@P0b0904*.qt              \#
                                                                                                            \#
                 41.w640:o0b0905*.w64                          41.e570l50b0905*.e57                         \#
                                                          51.cadl1P80b0506*.cadl                            \#
                                                                                                            \#
                                                           31.ck1=o0b0504*.ck                    >1.scalafix\#
        .conf13U0b080>.scalafix.conf      31.ez15;0b0904*.ez                                                \#
                     41.fg51he0b0505*.fg5                                                                   \#
                                     42.xht1aJ0b0=05*.xht0kN0X0505*.xht                                     \#
                                                                                     81.html.hl0kN0b0909*.ht\#
        ml.hl       45.res0Tb0b0505*.res1Q:0X0505*.res0Om0N0505*.res1Ve0I0505*.res0_j0?0505*.res42.hbc1jH0b0\#
        505*.hbc0VI0I0505*.hbc           51.warc0^F0b0906*.warc                                             \#
                                     81.mailmap1;c0b0808.mailmap                                            \#
                         @1.sublime-snippet0c40b090A*.sublime-snippet31.ci0@]0b0504*.ci61.asset1;30b0907*.as\#
        set                                               32.ch01i0b0504*.ch1iQ0X0504*.ch61.sieve0@20b0=07*.\#
        sieve                                                                                               \#
                                                                                                            \#
                                    71podfile0>W0b0807Podfile42.pyi0Ym0g0=05*.pyi1J40b0905*.pyi41.bsa1nj0b09\#
        05*.bsa:1md5sum.txt1@W0b080:md5sum.txt71.img.xz0oG0b0=08*.img.xz        41.csf0h70b0505*.csf    43.m\#
        oo0Bd0b0905*.moo0bm0X0505*.moo0]?0W0505*.moo42.sd209S0b0905*.sd20:80X0505*.sd2                      \#
                                                                42.cil0_n0b0505*.cil0d]0X0505*.cil41.jpx1DT0\#
        b0905*.jpx                        41.pyt1J40b0505*.pyt  81.request1ZX0b0509*.request                \#
             @1.sqlite3-console1Y50b090A*.sqlite3-consoleF1.git-blame-ignore-revs1TN0b080F.git-blame-ignore-\#
        revs41.pyw1J40b0905*.pyw51.mmdb1S20b0506*.mmdb41.pyv1<\0b0505*.pyv41.tur0Vg0b0505*.tur42.fts1:g0b090\#
        5*.fts1mP0X0905*.fts                                                                                \#
                                                                              41.pyx1[k0b0=05*.pyx          \#
             41.rep1=n0b0505*.rep41.agc0dG0b0505*.agc51.zcml0c40b0=06*.zcml81.sttheme0m\0b0909*.sttheme     \#
                                                                   41.cii1BQ0b0505*.cii41.a781X\0b0905*.a78 \#
                             ;1.clang-tidy1XJ0b080;.clang-tidy41.pys1h>0b0905*.pys51.jbst16C0b0506*.jbst    \#
                                                                     91.keystore1Tk0b0=0:*.keystore51.ex011_\#
        Z0b0906*.ex01<1.xojo_window1K@0b090=*.xojo_window42.cif1_e0b0905*.cif0Fd0X0505*.cif>1.scalafmt.conf1\#
        3U0b080>.scalafmt.conf                                       81.ditaval1o00b0909*.ditaval42.ntf1Tn0b\#
        0905*.ntf0<?0X0505*.ntf51.xsjs0RA0b0506*.xsjs                                                       \#
                                                         51.flex1f20b0506*.flex42.pyo1Uf0b0505*.pyo1P:0X0505\#
        *.pyo84.service06X0l0=09*.service18l0b0909*.service0Q90X0909*.service0c40:0909*.service61.glbuf0CH0b\#
        0907*.glbuf41.jfr0o>0b0905*.jfr41.agb17S0b0905*.agb51.texi0`\0b0=16*.texi81.gnucash0l]0b0=09*.gnucas\#
        h                                 C1.markdownlintignore16J0b080C.markdownlintignore                 \#
              42.csd0GM0b0905*.csd0P80X0905*.csd                                                            \#
                                  41.cin0B40b0905*.cin   61.irbrc0>W0b0806.irbrc                     41.pqa1\#
        oW0b0905*.pqa                                                                                       \#
                      31.h40;U0b0904*.h4                                     61.py2tb1AM0b0907*.py2tb       \#
                                                                    41.erb0Da0b0905*.erb            71.mathm\#
        l0N:0b0908*.mathml                                                                                  \#
                                                                                                            \#
                                                               42.rkt1o`0b0905*.rkt1OF0a0505*.rkt           \#
                                                                 51.clip0YR0b0906*.clip                     \#
                               41.csc0^B0b0505*.csc                                       31owh0gT0b0803owh \#
                                                   43.dsc1\[0b0905*.dsc05K0X0505*.dsc1o_0W0505*.dsc    41.4t\#
        h04E0l0=05*.4th                                         42.qml0C`0b0=05*.qml0jM0D0505*.qml51.opam1;c\#
        0b0906*.opam                                                                    32.ex18W0b0504*.ex1U\#
        N0X0504*.ex41.mdr0ND0b0905*.mdr41.kbx0k60b0=05*.kbx             51.asax1fM0b0906*.asax              \#
                                                                                                           4\#
        1.woz00K0b0905*.woz41.ubj1<50b0505*.ubj41.kdb1>20b0=05*.kdb51.psc10c40b0506*.psc141.dsm0`70b0505*.ds\#
        m41.age0K80b0905*.age71.karbon1a10b0908*.karbon71.zlogin1f30b0807.zlogin;1.atomignore16J0b080;.atomi\#
        gnore41.bsd1m20b0505*.bsd41.kdc0h[0b0=05*.kdc61.u8dsn1:90b0907*.u8dsn                         41.edb\#
        05_0b0905*.edb        61.snoop04O0b0907*.snoop           51.mxml0bk0b0906*.mxml                     \#
             51.zirz0n30b0506*.zirz                                         71.mdtext1R80b0908*.mdtext41.dsl\#
        1V=0b0505*.dsl                     J1toolchain_installscript.qs0M20b080Jtoolchain_installscript.qs41\#
        .bsl1XU0b0505*.bsl                                                   41.faa1;c0b0905*.faa           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                             61.conll0e50b0907*.conll       \#
                                                                                                            \#
                                                                                                            \#
            51.mawk1L:0b0506*.mawk                                               91.apexlang1b]0b090:*.apexl\#
        ang                                         51.silo1o]0b0506*.silo                                  \#
                                                                                                            \#
                                          71.sensml0h50b0908*.sensml   51.linq0Ak0b0506*.linq               \#
                                                                                                            \#
                  41.ors0Nf0b0905*.ors51.chat1Nf0b0506*.chat61.jceks0@H0b0=07*.jceks                        \#
                                                                                     41.edc0YV0b0505*.edc   \#
                     41.tsa1[<0b0505*.tsa                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                    61go.sum1fK0b0806go.sum \#
                                                                41.edx0W>0b0505*.edx                        \#
                                                             61.ahead0me0b0907*.ahead 41.tsd1Yb0b0505*.tsd  \#
                  51.opal15g0b0506*.opal51.urim0kl0b0506*.urim     41.vdx19C0b0505*.vdx                  51.\#
        luau07D0b0906*.luau      41.stk1hL0b0505*.stk                                                      8\#
        1dicomdir1jo0b0808dicomdir                                                                          \#
        41.dsf1B00b0905*.dsf                                                  41.umx1420b0905*.umx          \#
               42.sti0?k0b0905*.sti16V0X0505*.sti41.god0>W0b0505*.god                                    51.\#
        nasm0Uo0b0906*.nasm               41.eva1Hh0b0505*.eva81notebook0Hm0b0808Notebook51.stan1WP0b0906*.s\#
        tan41.oza1=?0b0505*.oza51.nasl16F0b0506*.nasl            51.cylc0Yk0b0506*.cylc                     \#
                                           51.ppam0Q30b0=06*.ppam              31.dv1A;0b0904*.dv           \#
                            41.erf1m[0b0905*.erf                                                            \#
                                                                                                            \#
             31.dx1j10b0504*.dx                                                                             \#
                      51.moml0Zd0b0506*.moml                                                                \#
                   51.hbci1jH0b0506*.hbci71.tflite1Tb0b0=08*.tflite                                         \#
                   81.escript1LB0b0909*.escript91.makefile0J_0b090:*.makefile   27.m16W0b0903*.m06@0X0903*.m\#
        1\G0W0903*.m1]\0V0903*.m0]?0U0903*.m1nk0T0903*.m04;0D0903*.m24.l1_d0b0=03*.l1Nj0a0503*.l18\0W0503*.l\#
        0]30V0503*.l41.bsh1;c0b0905*.bsh31owl16:0b0403owl   41.orq0b<0b0905*.orq                            \#
                                                                                   =1.xojo_toolbar1K@0b090>*\#
        .xojo_toolbar                                                                                       \#
                                                                                                            \#
                                                                     81.mod.sf30B\0b0909*.mod.sf3           \#
          51.mjml0c40b0506*.mjml  41.pyp1J40b0505*.pyp91.jslintrc16[0b0809.jslintrc61.bison0d\0b0907*.bison \#
                             51vlcrc18l0b0805vlcrc                                                          \#
                                                                                                            \#
                           41.mov0@P0b0=15*.mov31.nt16;0b0904*.nt61.ackrc1N00b0806.ackrc                    \#
                                                                                                            \#
                                                ;1.coveragerc18l0b080;.coveragerc61.gform1l40b0907*.gform   \#
                                                                                                    41.rpa1h\#
        d0b0905*.rpa                41._ls1dR0b0505*._ls71.senmlc1i=0b0908*.senmlc                          \#
                                                                                                            \#
                 >1sshconfig.snip1Te0b080>sshconfig.snip61.pcurl0:C0b0907*.pcurl                            \#
                        41.rpm01o0b0=15*.rpm                                                                \#
                        71.ignore16J0b0807.ignore                                                           \#
                   51.ispc1R20b0506*.ispc                              ;1go.work.sum1fK0b080;go.work.sum41.r\#
        pf0]k0b0505*.rpf61.meta41;b0b0907*.meta451.root0>B0b0906*.root52.oxps0oV0b0906*.oxps0@g0X0506*.oxps6\#
        1.xslfo0Z00b0907*.xslfo71.senmle0R80b0908*.senmle;1.mcfunction0j?0b090<*.mcfunction                 \#
                                                                                                            \#
                                                                                                            \#
                                                                42.rpy1J40b0905*.rpy1FR0X0505*.rpy          \#
                    41.brf1;c0b0505*.brf                                81.spec.ts1K90b0909*.spec.ts        \#
                                                                       41.sdg0AS0b0905*.sdg81.typelib05X0b0=\#
        09*.typelib                                                           41.ac31OL0b0=05*.ac3          \#
                                                                                                            \#
                                                                                                            \#
                                                                             51.loom14U0b0506*.loom         \#
                  61.gslib0090b0907*.gslib                                                    41.thy04[0b090\#
        5*.thy61.scala06h0b0=07*.scala41.qwt0MP0b0905*.qwt71.xroles1;c0b0908*.xroles             42.sda0FO0b\#
        0905*.sda15[0D0505*.sda42.las0OA0b0905*.las1kN0X0505*.las42.pgp1dl0b0905*.pgp03]0S0505*.pgp         \#
                              51.ldif04^0b0=06*.ldif                                                        \#
                                                                                                 41.wcm1`\0b\#
        0905*.wcm    51.hpub19\0b0906*.hpub            71.groovy15H0b0=08*.groovy                           \#
                             41.bru0:W0b0505*.bru42.pml0[?0b0505*.pml1750X0505*.pml41.brs0Y30b0505*.brs41.ac\#
        21AP0b0505*.ac2         @1package.resolved1Ei0b080@Package.resolved        51.msix0;l0b0906*.msix   \#
                                                                                                 43.aml10T0b\#
        0505*.aml04V0X0505*.aml17Z0N0505*.aml               42.sdf0@Z0X0905*.sdf0Hf050905*.sdf41.uvh0HY0b050\#
        5*.uvh41.sdo03l0b0505*.sdo                                            :1.kicad_mod1LH0b090;*.kicad_m\#
        od41.amf1gI0b0905*.amf51.gsql1X>0b0506*.gsql41.uvi1@30b0505*.uvi                                    \#
                51.bash1f30b0=06*.bash51.mp2a0An0b0906*.mp2a32.vm0Ye0b0904*.vm1;c0X0904*.vm81.gnuplot1;^0b0=\#
        09*.gnuplot41.uvf1S50b0505*.uvf41.mxf0;e0b0=05*.mxf41.ns30<?0b0505*.ns341.ns20<?0b0505*.ns2:2.gitign\#
        ore16J0b080:.gitignore16J0b090;*.gitignore41.ac40dB0b0905*.ac472.webloc0m\0b0908*.webloc0<A0X0908*.w\#
        ebloc                    41.axd1fM0b0905*.axd            ;1.dockerfile1L;0b0=0<*.dockerfile41.lwp1Tc\#
        0b0905*.lwp                                                                                         \#
               91.zprofile1f30b0809.zprofile                                                   42.sdw1110b0=\#
        05*.sdw0cQ0S0505*.sdw81.desktop1DF0b0=09*.desktop41.uc20]\0b0905*.uc2                  51.less0:Z0b0\#
        =06*.less;1.c++objdump1IH0b090<*.c++objdump71.senmlx0610b0908*.senmlx                 51.ppsm1an0b0=\#
        06*.ppsm42.laz1k]0l0=05*.laz0OA0b0505*.laz              ;1.catproduct1_o0b090<*.catproduct          \#
                          41.muf1nk0b0505*.muf                         71.kdelnk1DF0b0908*.kdelnk           \#
                                                                                                            \#
                    42.hif15b0l0=05*.hif1Sh0b0905*.hif=1file_contexts0Rc0b080=file_contexts                 \#
            81.mermaid16L0b0909*.mermaid                                                      41.mxi0NZ0b050\#
        5*.mxi                                                                                              \#
                                                                      <1.html.jinja20R=0b090=*.html.jinja2  \#
                                             61.ptrom1o\0b0907*.ptrom                                       \#
                 71.sqlite0Gi0b0908*.sqlite        ?1authorized_keys0ML1@080?authorized_keys51.asmx1fM0b0906\#
        *.asmx91.screenrc1;c0b0809.screenrc41.dvb1970b0505*.dvb                       41.mxu0k:0b0905*.mxu41\#
        .zsh1f30b0905*.zsh                                   41.uva0QB0b0505*.uva;1.webarchive1cY0b090<*.web\#
        archive                                                                                 41.ocl1h90b0\#
        905*.ocl41.uvg1@30b0505*.uvg                     41.dvc1gL0b0505*.dvc51.srdf0c40b0506*.srdf61.dylan1\#
        kG0b0907*.dylan42.uvu1be0b0505*.uvu04i0X0505*.uvu71porting1;c0b0817PORTING41.uvd1S50b0505*.uvd71hist\#
        ory1;c0b0817HISTORY41.axi0U_0b0505*.axi:1.sha512sum1@W0b090;*.sha512sum31.vy15]0b0504*.vy31.c30fU0b0\#
        504*.c341.nsi0BJ0b0505*.nsi42.nsh0BJ0l0=05*.nsh0<?0b0505*.nsh31.c20h20b0904*.c2  61.fbdoc0l>0b0907*.\#
        fbdoc                                                                                               \#
                                                                  51.haml0Ee0b0=06*.haml91build.xml1lh0b0809\#
        build.xml                    51.eris0Aj0b0906*.eris31.wk1Z[0b0504*.wk                               \#
                                        41.mud1RJ0b0505*.mud                                   81.gemspec0>W\#
        0b0909*.gemspec                        41.amr1\I0b0=05*.amr  41.acn1\=0b0505*.acn                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            31.wg12\0b0504*.wg                                                                              \#
                              41.nds0T`0b0905*.nds51.zstd0Tf0b0906*.zstd                            :1.slnla\#
        unch1Ei0b090;*.slnlaunch                41.pgm0VV0b0=05*.pgm                                        \#
                                                     41.sdm0Lg0b0905*.sdm                                   \#
           41.ns40<?0b0505*.ns4                                                <1.env.staging0jB0b080<.env.s\#
        taging                   41.fpx1S\0b0=05*.fpx                                           51.mcif09K0b\#
        0506*.mcif41.thp0jd0b0905*.thp                                      41.gvy15H0b0505*.gvy            \#
                                       41.axv0ja0b0905*.axv42.brd0V:0b0505*.brd0TQ0X0505*.brd81.xsjslib0RA0b\#
        0909*.xsjslib                                                 51.mpdd1F=0b0506*.mpdd51.urdf0c40b0906\#
        *.urdf;1.bash_login1f30b080;.bash_login61.xacro0c40b0907*.xacro    41.uvs17G0b0505*.uvs             \#
                                                                                                            \#
                      41.uvp1NI0b0505*.uvp41.pgn1[P0b0=05*.pgn91.nojekyll1;c0b0809.nojekyllA1settings.stylec\#
        op0c40b080ASettings.StyleCop            ;1contents.lr1R80b080;contents.lr                           \#
            41.f771hX0b0=05*.f77                                                                            \#
                    31.vh0U[0b0504*.vh    32.m41ee0b0914*.m41;c0X0914*.m441.ndc0Vo0b0505*.ndc81.log.sf30=I0b\#
        0909*.log.sf341.mxt1bh0b0505*.mxt61.hocon13U0b0907*.hocon:2app.config0c40b080:App.config0c40b080:app\#
        .config              91.html.eex1X10b090:*.html.eex                                                 \#
                                                                                          61.regex0I00b0907*\#
        .regex41.pl60eW0b0905*.pl6                                                                          \#
                                                    32.ws1e80b0504*.ws1R=0S0504*.ws                         \#
          ;1fonts.scale1Q90b080;fonts.scale        91.squashfs13o0b0=0:*.squashfs         51.ptls0MX0b0506*.\#
        ptls31.wp0>O0b0904*.wp                                                                              \#
              51.cook1>O0b0506*.cook                   32.wv0NH0l0904*.wv0gf0b0504*.wv51.mrcx0C?0b0506*.mrcx\#
        61.asics1K_0b0907*.asics                                   41.ndl0<?0b0505*.ndl                     \#
                                                     41.rp91?40b0505*.rp944.tsx1K90l0905*.tsx0I>0g0905*.tsx0\#
        c40b0905*.tsx0[00X0505*.tsx                                                                         \#
                                                                                                            \#
                               41.wwf0m00b0905*.wwf                                                         \#
            42.bst0S>0l0905*.bst1eb0b0505*.bst      51.musd0bg0b0506*.musd31.m21VN0b0504*.m2                \#
                                                                                                            \#
                                               61.mirah0o10b0907*.mirah                                     \#
                                                                               31.m70K60b0904*.m741.tsr15K0b\#
        0505*.tsr                                                               ;1.qmlproject0C`0b090<*.qmlp\#
        roject41.tsv0dO0b0=15*.tsv51.luac0Zk0b0906*.luac                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                         41.kbl0i^0b0505*.kbl51.vhdx0j80b0906*.vhdx         \#
                                    51.tasm0Uo0b0506*.tasm31.m31WH0b0=04*.m3                                \#
                                                          41.sd70H]0b0905*.sd7        42.3ds1?]0b0=05*.3ds0g\#
        m0S0505*.3ds                                                                                        \#
                                                                               :1.instances1XN0b090;*.instan\#
        ces                                                                                                 \#
          81.gshader18A0b0909*.gshader                                                                      \#
                                                                                                 41.mxx0oJ0b\#
        0505*.mxx                       51.stif04P0b0506*.stif                                              \#
                    41.bsp12f0b0905*.bsp                     41.ocx0;m0l0905*.ocx                           \#
                                                                                                            \#
                                                                                        92workspace1J40b0809\#
        WORKSPACE0_l0X0809WORKSPACE                                     51.cmti1S:0b0=06*.cmti              \#
                                                                    61ldaprc1kA0b0806ldaprc                 \#
                     <1.abbrev_defs14a0b080<.abbrev_defs                                                    \#
                                                                                                            \#
                                                                                                            \#
                                 51.clkk1JI0b0506*.clkk51.clkt0mK0b0506*.clkt                               \#
                                              81.builder0>W0b0909*.builder;1.catdrawing1_o0b090<*.catdrawing\#
             42.nsc1K=0g0505*.nsc0A?0b0505*.nsc51.stix1VY0b0506*.stix62.class1:h0b0=07*.class0em0D0907*.clas\#
        s51.dcmp0Z]0b0506*.dcmp?2.code-workspace1Ei0b0=0@*.code-workspace16[0a090@*.code-workspace43.tst0hU0\#
        b0505*.tst0gZ0X0505*.tst0HD0W0505*.tst71.webapp1Fi0b0908*.webapp    42.qmd1R80b0915*.qmd0DW0a0515*.q\#
        md51.dill1hU0b0906*.dill     41.ob201^0b0505*.ob2                                   41.uis1?70b0505*\#
        .uis61.blorb09I0b0907*.blorb62.xconf0c40l0907*.xconf0@U0b0907*.xconf41.pgb0SP0b0505*.pgb51.sail0gH0b\#
        0506*.sail                41.axa0Fa0b0905*.axa52.tmpl00e0b0506*.tmpl0=60X0506*.tmpl                 \#
                         31.vw09P0b0504*.vw71.outjob0]H0b0908*.outjob 41.qwd0MP0b0905*.qwd        71.tcl.in0\#
        gT0b0908*.tcl.in    41.ace1S60b0505*.ace                  41.old1Y10b0935*.old              O1.sarif\#
        -external-properties.json1B_0b090P*.sarif-external-properties.json41.mbt0]O0b0505*.mbt              \#
             41.zpl0kC0b0505*.zpl51.chai0O40b0506*.chai41.acc0mf0b0505*.acc61.marko0HF0b0907*.marko31.vp0f@0\#
        b0504*.vp51cshrc1f30b0805cshrc                                           51.spin1Yj0b0506*.spin     \#
                                ;1.sarif.json0CA0b090<*.sarif.json91configure1f30b0809configure41.rmp17T0b09\#
        05*.rmp     44.scd1Oe0b0505*.scd1cQ0X0505*.scd0G\0W0505*.scd1R80V0505*.scd41.gvr0\V0b0905*.gvr?1.pre\#
        ttierignore16J0b080?.prettierignore42.3dm0:Q0b0505*.3dm15>0I0505*.3dm41.mxs0P;0b0505*.mxs           \#
                                                                    61.nycrc1Ei0b0806.nycrc                 \#
                  41.scf13m0D0505*.scf                       51.rktd1OF0b0906*.rktd42.sce04c0X0905*.sce0gZ0N\#
        0905*.sce                      41.amv05d0b0905*.amv71.pdf.xz0LE0b0908*.pdf.xz                       \#
           52.sage00k0l0906*.sage1J40b0906*.sage32.wl04;0X0504*.wl0N20W0504*.wl                             \#
                                   91ld.script0B:0b0809ld.script41.zst0Tf0b0=?5*.zst         41.pmd1o40b0505\#
        *.pmd            41.acb18n0X0905*.acb                                                    41.thd1B40b\#
        0905*.thd               41.sib1dG0b0905*.sib51.hxsl1^W0b0906*.hxsl            41.hip0GK0b0505*.hip  \#
                                                                           41.lvp1DY0b0505*.lvp             \#
                                                                                                            \#
                                           :1_redirects0QR0b080:_redirects51.xtel1::0b0506*.xtel  <1apache2.\#
        conf1[V0b080<apache2.conf43.sdc0dT0b0505*.sdc0gT0X0505*.sdc0_`0S0505*.sdc51.mp211Hg0b0506*.mp2141.ns\#
        e09>0b0505*.nse                            61.axaml0c40b0907*.axaml        41.bro01\0b0905*.bro     \#
                                                       41.sic1]60b0505*.sic                                 \#
                         42.mus1M<0b0505*.mus0_I0I0505*.mus  41.nsg0<?0b0505*.nsg42.nsf0<?0b0505*.nsf1T_0D05\#
        05*.nsf:1.c-objdump1[U0b090;*.c-objdump81pylintrc18l0b0808pylintrc41.fgb1=50b0905*.fgb51.mkdn1R80b05\#
        06*.mkdn                                                                       41.dvi1fe0b0=15*.dvi4\#
        1.qbs0C`0b0905*.qbs51.clar0\K0b0506*.clar                                <1.env.example0jB0b080<.env\#
        .example              43.sdd15[0b0905*.sdd0_a0S0505*.sdd0a>0:0505*.sdd                              \#
                                                                                                            \#
                                                                                     41.xbd1lB0b0505*.xbd   \#
                                                                                            31.me1Nj0b0=04*.\#
        me  51.clkp1[G0b0506*.clkp                                                                          \#
                                       33.md1R80b0=34*.md1ej0X0534*.md0[k0:0534*.md                         \#
                                 51.ppsx1_E0b0=06*.ppsx            71.clangd1XJ0b0807.clangd41.cct0R90b0905*\#
        .cct43.tsp0^T0b0505*.tsp1RU0X0505*.tsp1am0W0505*.tsp31.wm0o30b0504*.wm61.glslv18A0b0907*.glslv41.tsq\#
        0do0b0505*.tsq                   91.sas7baud1l60b090:*.sas7baud41.uvm0ko0b0505*.uvm                 \#
                                         61.jelly0c40b0907*.jelly31.vs18A0b0504*.vs71.nvimrc1mm0b0807.nvimrc\#
                          41.ami1K40b0505*.ami41.m3g06L0b0505*.m3g                        41.bsv1^A0b0505*.b\#
        sv                      51.diff0i<0b0=36*.diff41.ovl0IG0b0505*.ovl51.smil1Sk0b0=06*.smil41.2mg1460b0\#
        905*.2mg?1firestore.rules0lN0b080?firestore.rules71.brotli1Nd0b0908*.brotli51.text1;c0b0916*.text;1.\#
        dir_colors1[A0b080;.dir_colors41.sit1P;0b0905*.sit81.cljs.hl06Z0b0909*.cljs.hl33.mo1370l0=04*.mo0L_0\#
        X0504*.mo0KE0W0504*.mo                                                                              \#
                    33.mm1880b0=04*.mm0hl0X0504*.mm0TU0D0904*.mm51.php41W?0b0=06*.php4                      \#
                                        41.siv0@20b0=05*.siv51.mmod1J70b0506*.mmod33.ml0SL0b0=04*.ml0I\0X090\#
        4*.ml1Ib0W0504*.ml41.8xp1GT0b0505*.8xp41.p6l0eW0b0905*.p6l=1.bash_aliases1f30b080=.bash_aliases61.py\#
        3tb0<K0b0907*.py3tb<1kcl.mod.lock17R0b080<kcl.mod.lock41.he50;U0b0905*.he535.mc1ee0b0504*.mc16?0X050\#
        4*.mc0j^0W0504*.mc0F90V0504*.mc04C0N0904*.mc31.mk0J_0b0=04*.mk32.mb1i10b0504*.mb1Of0I0504*.mb41.ijs0\#
        U=0b0905*.ijs                                        41.p6m0eW0b0905*.p6m                           \#
                                                                                                   41.vqf0=U\#
        0b0905*.vqf51.php51W?0b0906*.php532.mi16?0b0504*.mi1J^0X0504*.mi51.php71W?0b0906*.php7       33.mf1W\#
        00l0904*.mf1;c0b0904*.mf1950N0904*.mf41.sis0050b0905*.sis                                           \#
                                                                                                            \#
                      41.sil1RX0b0505*.sil                       61.numpy01:0b0907*.numpy                   \#
                           51.shar1Il0b0906*.shar                                                           \#
                   ;1makefile.in0J_0b080;Makefile.in                                                        \#
                                                                   31.oz1F:0b0504*.oz                   31.o\#
        s1XU0b0504*.os91config.ru0>W0b0809config.ru41.zfc1K:0b0505*.zfc      51.gcno1lf0b0906*.gcno    41.si\#
        k1Y10b0505*.sik                                                            41.ijm0E@0b0505*.ijm41.sc\#
        s19N0b0505*.scs42.htc0o20b0=05*.htc1;c0X0905*.htc41.ccc1ID0b0505*.ccc                               \#
                                                                                                  31.mg1WH0b\#
        0=04*.mg                                                  41.zfo1dg0b0505*.zfo                      \#
                                   81.promela1750b0909*.promela41.lzx1C>0b0505*.lzx51.sarl1a>0b0506*.sarl   \#
             42.sco0gi0b0505*.sco0P80X0505*.sco                        91.gpkg.tar14]0b090:*.gpkg.tar42.sig1\#
        ?10b0915*.sig1Ib0X0915*.sig92snakefile1J40b0809Snakefile0bi0a0809Snakefile61.exlib1f30b0907*.exlib81\#
        .flatpak1>L0b0909*.flatpak44.scr0;m0l0505*.scr13^0b0505*.scr12V0S0505*.scr1<20D0505*.scr41.blb09I0b0\#
        905*.blb<1.gdshaderinc1GR0b090=*.gdshaderinc71.cascii1F<0b0908*.cascii=2.entitlements0m\0b0=0>*.enti\#
        tlements0<A0D090>*.entitlements41.c4p1QM0b0505*.c4p41.scq0]a0b0505*.scq                             \#
                        61.ngdat0<k0b0907*.ngdat                                      41.ab10Y<0b0905*.ab1  \#
                                      71.ndproj0c40b0908*.ndproj                              42.sid1RE0b090\#
        5*.sid0oD0X0505*.sid                                                                                \#
                                                                                                            \#
                                                                                         51.xlim1bc0b0506*.x\#
        lim                                                                                             31.t\#
        31>@0b0504*.t3                   52.reds0[f0b0906*.reds1E]0X0506*.reds     61.xproc0\]0b0907*.xproc \#
                                                   :1android.bp0I]0b080:Android.bp=1.releases.xml1<Q0b0=0>*.\#
        releases.xml41.cci0gm0b0905*.cci44.sch0c40b0905*.sch0V:0X0505*.sch0SO0W0505*.sch1o`0V0505*.sch71.las\#
        xml0BK0b0908*.lasxml51.oprc1oW0b0906*.oprc31*,v1;c0b0803*,v41.vsl1;c0b0905*.vsl             41.wve12\#
        @0b0905*.wve                                        32.ma1i10b0904*.ma04;0X0504*.ma82.strings0RQ0b09\#
        09*.strings0<A0D0909*.strings                                                                       \#
                                  51.nitf1Tn0b0906*.nitf                                                 ;2.\#
        pluginspec0c40b090<*.pluginspec0>W0X090<*.pluginspec41root06k0b0804ROOT71.pcf.gz1m]0b0=08*.pcf.gz   \#
                                                                                                            \#
                                  51.fish0nF0b0=06*.fish61.aheui0kP0b0907*.aheui                            \#
                                                                                     41.evt0]j0b0505*.evt   \#
                                                                                                            \#
                        41.evw1Si0b0505*.evw         51.clay03?0b0506*.clayA1rebar.config.lock1LB0b080Arebar\#
        .config.lock                                                                                 51.ogex\#
        1la0b0506*.ogex                                                                                     \#
                          41.evy0To0b0505*.evy                                                41.xbm19I0b0=0\#
        5*.xbm                                                                                              \#
                                              51.d.ts1K90b0=06*.d.ts41.vsd0Bc0b0=05*.vsd51.mime0540b0506*.mi\#
        me51vimrc1mm0b0805vimrc                    ;1.db-journal1cS0b090<*.db-journal                       \#
                                                                                                            \#
                                 51ackrc1N00b0805ackrc 51.bats1f30b0506*.bats                               \#
                               41.sci0gZ0b0=05*.sci81.maxproj1bh0b0909*.maxproj                             \#
               91ldap.conf1kA0b0809ldap.conf                                                                \#
                                                                                                            \#
                                                                                                    51.scsf0\#
        0c0b0506*.scsf                                 :1readme.1st1;c0b080:readme.1st                      \#
            ;1objects.inv1GD0b080;objects.inv41.wvx1^90b0505*.wvx         41.scn0jg0b0905*.scn51.avpr1Ei0b09\#
        06*.avpr                                                                           41.xbn0B:0b0905*.\#
        xbn           41.ecr15L0b0505*.ecr                                              61.xproj0c40b0907*.x\#
        proj52.m3u80>i0l0=06*.m3u80^50b0506*.m3u8         =1makefile.frag0J_0b080=Makefile.frag61.hlean13V0b\#
        0907*.hlean>1id_ed25519.pub0ML1@080>id_ed25519.pub41.d710U10b0905*.d7181rakefile0>W0b0808Rakefile   \#
            41.cco0]E0b0=05*.cco51.clkx0an0b0506*.clkx                                                      \#
                                 51.clkw1J_0b0506*.clkw51.umap1420b0906*.umap                               \#
                                                      51.iges1\m0b0=06*.iges<1terminfo.src1UE0b080<terminfo.\#
        src41.vic0YM0b0905*.vic51.ssjs0RA0b0506*.ssjs                                                       \#
                                                                       51.wafl0la0b0506*.wafl               \#
                                                                                                            \#
                                                                                                            \#
               43.scm1o`0l0905*.scm1_W0b0905*.scm1U:0X0905*.scm41.blf19e0b0905*.blf                         \#
                                             61.react0bY0b0907*.react           41.si71fF0b0505*.si7       4\#
        1.vsh18A0b0505*.vsh                                 61.mpega0An0b0907*.mpega                        \#
                                                                             @1installscript.qs0M20b080@inst\#
        allscript.qs31.ox1:a0b0504*.ox42.3qt1Nj0b0505*.3qt0=90X0505*.3qt                                    \#
                                                                               51.php31W?0b0=16*.php3       \#
                                                                  91.flaskenv1f30b0809.flaskenv             \#
                                              41.vim1mm0b0=05*.vim               61.qbrew06g0b0907*.qbrew51.\#
        swap06X0b0506*.swap                                                                                 \#
                                                                        51.embl1Rg0b0506*.embl       41.ei60\#
        nn0b0505*.ei6                                          51.kojo06h0b0506*.kojo42.hta0PC0l0=05*.hta0kN\#
        0b0905*.hta41.scl0UM0b0505*.scl                                                                     \#
         51.yacc0MA0b0506*.yacc     41.p651o40b0905*.p6541.qbo0?80b0505*.qbo  51.vhdl0?90b0=06*.vhdl        \#
                                                                                                          41\#
        .qoa1n@0b0905*.qoa                      :2.releaserc1Ei0b080:.releaserc1XJ0X080:.releaserc  51.xaml0\#
        _:0b0=06*.xaml                                                         71.ps1xml0c40b0908*.ps1xml   \#
                                                                                                            \#
                                                                                                            \#
                                                                            71.duckdb0eF0b0908*.duckdb91.env\#
        .prod0jB0b0809.env.prod42.r3d0;d0b0905*.r3d1;c0B0905*.r3d41.60201g0b0905*.60261.jbig21kD0b0907*.jbig\#
        2                                         71.cshtml19S0b0908*.cshtml                   41todo1;c0b08\#
        14TODO31.wz1Da0b0504*.wz                                                                            \#
                                                                                                            \#
         :1.xdefaults1;c0b080:.xdefaults                                                                    \#
                                                   61.pclxl1h70b0907*.pclxl41.aes1QK0b0505*.aes61.scaml0VW0b\#
        0907*.scaml                                                                                         \#
                                              41.qoi1h]0b0=05*.qoi                                          \#
                                             :1.rcprofile1Jb0b090;*.rcprofile51.toml0W^0b0=36*.toml        4\#
        1.kar1ia0b0905*.kar;1winmail.dat1S90b080;winmail.dat71.zshenv1f30b0807.zshenv<1bash_profile1f30b080<\#
        bash_profile                                            71.pickle0AK0b0=08*.pickle52.mask1@Y0b0506*.\#
        mask1;30X0506*.mask                                                                                 \#
                                                                                        61.asice04c0b0907*.a\#
        sice                                                                                                \#
                                                                                                            \#
                                                                      41.f031hX0b0905*.f03  81.msgpack14D0b0\#
        909*.msgpack                 51.spot06A0b0906*.spot                                                 \#
                                                                     51.hwpx0MJ0b0=06*.hwpx81.warc.gz0Q00b09\#
        09*.warc.gz41.bqn0iS0b0905*.bqn21.70=90b0503*.741.sc70^\0b0905*.sc7                                 \#
              51.fnlm0<R0b0506*.fnlm                             43.hdf0;U0b0905*.hdf0P]0D0905*.hdf13=0:0505\#
        *.hdf51.pyox1Uf0b0506*.pyoxA1module.bazel.lock1Ei0b080AMODULE.bazel.lock71.opencl0ZQ0b0908*.opencl42\#
        .gen0[k0l0905*.gen1DR0b0505*.gen                                                                    \#
                                                                                                            \#
                    42.aep1FY0b0505*.aep0Pe0X0505*.aep51.lcry0dJ0b0506*.lcry41.uvt0m10b0505*.uvt            \#
        51.dtsi0\R0b0906*.dtsi                                                                              \#
                                                                                    21.50=90b0503*.5        \#
                                                                                                            \#
                               21.40=90b0503*.4                              91.qmltypes0C`0b090:*.qmltypes \#
                                                                                      41.pzx1ka0b0905*.pzx  \#
                                                                                                            \#
                                                                        :1.cvsignore16J0b080:.cvsignore     \#
                                                       81.tfstate1Ei0b0=09*.tfstate41.ged1470b0=05*.ged     \#
                42.geo1JD0b0505*.geo18A0X0505*.geo31faq1;c0b0813FAQ41.kal0W=0b0505*.kal                     \#
                                                                                                            \#
                                                                                                          41\#
        .nsv1RN0b0905*.nsv                                                                                  \#
                                                                        41.nsp0Q10b0505*.nsp          41.vsc\#
        1YC0b0505*.vsc                                                                      41.uvz0c?0b0505*\#
        .uvz 41.nss0710b0505*.nss41.uvx0_80b0505*.uvx                           41.rxn1D;0b0905*.rxn        \#
                               319fs1f30b08039fs71.arrows1Z80b0908*.arrows                                  \#
                                                 41.vsf0NI0b0505*.vsf                                       \#
             >1.code-snippets16[0b090?*.code-snippets41.hic06Z0b0505*.hic41.uvv00F0b0505*.uvv               \#
                                              41.idl14c0b0=05*.idl       31.xi17>0b0504*.xi61.ipynb0Hm0b0=17\#
        *.ipynb41.l011_Z0b0905*.l01    ;1bash_logout1f30b080;bash_logout;1.tgitconfig05<0b080;.tgitconfig   \#
         41.mll0SL0b0=05*.mll             51.tcap0>C0b0506*.tcap                                            \#
                                              21.30=90b0503*.3               81tutorial1;c0b0818TUTORIAL    \#
                                   41.kwt0;P0b0905*.kwt51.xzap16>0b0506*.xzap42.hdd1=_0b0505*.hdd1I?0I0505*.\#
        hdd41.hgl0XF0b0505*.hgl21.20=90b0503*.242.3in1Nj0b0905*.3in0=90X0505*.3in                    41.e011\#
        _Z0b0905*.e01                                                                                       \#
               41.idc0@[0b0905*.idc             41.hin1A10b0505*.hin41.f4a0`M0b0905*.f4a41.gem0B?0b0905*.gem\#
                                                                                                            \#
                                                                                             41.mzn09b0b0905\#
        *.mzn                                                                        51.xlog1;c0b0906*.xlog \#
                 61.rdata0Gm0b0=07*.rdata91.pylintrc18l0b0809.pylintrc72.ebuild0P50b0=08*.ebuild1f30X0908*.e\#
        build                                                                                               \#
                 41.c4u1QM0b0505*.c4u                                61.xspec0c40b0907*.xspec               \#
                             I1.disposition-notification0bd0b090J*.disposition-notification41.gtw0Oe0b0505*.\#
        gtw                                                                                                 \#
               42.wks1`\0b0905*.wks1Z[0S0505*.wks                                                           \#
             41.wkq1RR0b0905*.wkq                                                                           \#
                                            42.sct1gD0b0505*.sct18Z0X0505*.sct51.xbrl0c40b0506*.xbrl71keep.m\#
        e1;c0b0807keep.me51.thor0>W0b0506*.thor32.bi1E>0b0504*.bi1MP0X0504*.bi                              \#
                                                                                      41.mli0SL0b0=05*.mli  \#
                                         91.adoc.txt14i0b090:*.adoc.txt                                     \#
                                                                                                            \#
                                                                        61.praat1HS0b0907*.praat            \#
                                                        51zshrc1f30b0805zshrc                     61.accdb0Q\#
        G0b0907*.accdb   51.adts1`00b0906*.adts41.ect1>X0b0505*.ect        61.accde0QG0b0907*.accde         \#
                                                    41.aet0ad0b0505*.aet                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
         51.hack1910b0506*.hack                             81.xdelta31FK0b0909*.xdelta391.sas7bndx1fF0b090:\#
        *.sas7bndx42.blp0aR0b0905*.blp1E^0I0505*.blp                                    21.10=90b0503*.1    \#
           <1.cpp-objdump1IH0b090=*.cpp-objdump                                        <1bash_aliases1f30b08\#
        0<bash_aliases51.asn11YZ0b0506*.asn152.sitx1jM0b0906*.sitx1P;0X0506*.sitx91.swiftdoc17D0b090:*.swift\#
        doc                                      52.duby0>W0b0506*.duby0o10X0506*.duby                      \#
                                                                                                          43\#
        .pod0@60b0915*.pod1c=0X0515*.pod1;c0W0915*.pod51.http17J0b0506*.http                                \#
                                                                                                            \#
                     42.pom1ok0l0=05*.pom1;c0b0905*.pom        41.kql1fT0b0905*.kql                         \#
                                                                   51.appx0Md0b0906*.appx51.ppkg1CQ0b0506*.p\#
        pkg                                                                       51.istr1n]0b0506*.istr    \#
                                                 41.hqf0[Z0b0505*.hqf        41.vtl0Ye0b0505*.vtl71.lvproj1:\#
        G0b0908*.lvproj                                                           :1config.sub1f30b080:confi\#
        g.sub @1web.debug.config0c40b080@Web.Debug.config   42.gpt1i30X0505*.gpt0gO0N0505*.gpt      42.vba1D\#
        c0b0505*.vba1mm0X0505*.vba                                                                          \#
                                               41.hql01Q0b0505*.hql                                        :\#
        1.swiftdeps1ao0b090;*.swiftdeps                                                                     \#
                                                                                                            \#
                                 51.pytb0<K0b0906*.pytb41.vbe06]0b0905*.vbe42.vtt08_0b0=05*.vtt11f0X0505*.vt\#
        t41.g711WS0b0905*.g7161.pages1Ye0b0907*.pages                                                       \#
                                                                               51.dive19o0b0506*.dive       \#
                                   51.acfm0DY0b0906*.acfm41.vtf1;H0b0905*.vtf                               \#
                  41.gtm1\^0b0505*.gtm        51.atfx1X]0b0506*.atfx                     41.gtp0gO0b0505*.gt\#
        p71.urimap0kl0b0908*.urimap                       41.vbk0RR0b0505*.vbk                  42.gts0gO0b0\#
        905*.gts1\F0a0505*.gts                44.pot1ND0l0=05*.pot1200b0905*.pot17c0X0505*.pot1;c0W0905*.pot\#
        41.vtx0Bc0b0905*.vtx51.golo1O[0b0906*.golo41.gpx12A0b0=05*.gpx31.hy0XH0b0504*.hy71.onetmp1\60b0908*.\#
        onetmp                                                 51.azw31R[0b0=06*.azw3       41.lit1fn0b0905*\#
        .lit                                                                                   61.xargs1;c0b\#
        0907*.xargs                                   31.hs1@a0b0=04*.hs41.gnd1J:0b0905*.gnd                \#
                              91caddyfile17o0b0809Caddyfile91.bbappend0KF0b090:*.bbappend                   \#
                                                                                                            \#
              41.rxt0>A0b0505*.rxt                                                   51.resi1Q:0b0506*.resi6\#
        1.jflex1f20b0907*.jflex                                                                             \#
                                                                                                 71.nimble16\#
        b0b0908*.nimble                                  51.cmsc0640b0906*.cmsc              <1id_ecdsa.pub0\#
        ML1@080<id_ecdsa.pub                                 61.fasta1;c0b0907*.fasta41.gnu1;^0b0505*.gnu   \#
                          42.gpr1>S0b0505*.gpr1;c0B0905*.gpr   51.ptid0_M0b0506*.ptid                       \#
                                                                                              61.ocaml0SL0b0\#
        907*.ocaml      51.divx1Pb0b0906*.divx31.hi11>0b0=04*.hi                                            \#
                                              51.azw40Tm0b0906*.azw451.istc1ck0b0506*.istc71.sldasm09A0b0908\#
        *.sldasm31.7z1So0b0=14*.7z=1.vsixmanifest0c40b0=0>*.vsixmanifest                                    \#
                                                              41.bag1a50b0905*.bag          :1ssh_config1Te0\#
        b080:ssh_config41.pov11_0b0905*.pov51.tpic1kV0b0906*.tpic                                           \#
                                                                                                        41.g\#
        ph13g0b0505*.gph         41.tfi07c0b0505*.tfi      41.lcs0:h0b0905*.lcs41.slm1Z90b0505*.slm51.wsdl1J\#
        ]0b0=06*.wsdl                                                                    51.dxbc1j=0b0906*.d\#
        xbc         41.wmv1k\0b0=05*.wmv51.mods0FA0b0506*.mods                    51.rita0fT0b0506*.rita    \#
                                          91sshconfig1Te0b0809sshconfig81.textile0@:0b0=19*.textile82.projec\#
        t0c40b0808.project1;c0b0909*.project35.hh0K>0b0=04*.hh0oJ0X0904*.hh0@[0W0904*.hh1910V0504*.hh1880U09\#
        04*.hh41.frg18A0b0505*.frg41.tfm0VF0b0905*.tfm51.xvml0bk0b0906*.xvml41.bar0XI0b0505*.bar            \#
                                                31.ha0Mf0b0504*.ha                                          \#
                            51.tese18A0b0506*.tese                                             51.mcap1IR0b0\#
        906*.mcap41.slk1LZ0b0905*.slk31.hc1f40b0504*.hc42.bat0d`0b0=35*.bat12V0X0535*.bat51.held1eI0b0506*.h\#
        eld51.escn0jg0b0906*.escn71README*1;c0:0407README*41.6690WI0l0905*.66941.apt1;c0b0905*.apt51.tesc18A\#
        0b0506*.tesc   41.c9s1>;0b0505*.c9s                                                                 \#
                                   ?1mise.local.lock0W^0b080?mise.local.lock                      :1.4dproje\#
        ct1Ei0b090;*.4dproject                                                                      61notice\#
        1;c0b0816NOTICE41.iiq07e0b0905*.iiq51.hevc1i@0b0906*.hevc41.iif1[>0b0505*.iif                       \#
                                                          71.device06X0b0908*.device41.tfx0Wf0b0505*.tfx61.s\#
        curl1lF0b0907*.scurl                41.dbk1JV0b0=05*.dbk                                            \#
                                                                  51.resx0c40b0=06*.resx21.60=90b0503*.6    \#
          51.urls0ZH0b0506*.urls31.hb1eN0b0504*.hb                                                          \#
                       61.jinja0R=0b0907*.jinja                   C1standard-modules.in02R0b080Cstandard-mod\#
        ules.in             51.vert18A0b0906*.vert42.dbx1cc0D0905*.dbx1;c0B0905*.dbx47.bas12g0b0=05*.bas1MP0\#
        X0505*.bas0^G0W0505*.bas1E>0V0505*.bas1620U0505*.bas1Dc0T0505*.bas0O^0S0905*.bas51.anpa1]g0b0906*.an\#
        pa61.viper14a0b0806.viper41.upc0mA0b0505*.upc91guardfile0>W0b0809Guardfile51.iced12P0b0506*.iced41.f\#
        xh1?_0b0505*.fxh31.hx1^W0b0=04*.hx41.liq1;m0b0505*.liq:1.kicad_sym0SO0b090;*.kicad_sym51.jphc0[P0b05\#
        06*.jphc51.eps30En0b0906*.eps351.eps20En0b0906*.eps2                                                \#
                                                                                                            \#
                                 41.gtl0gO0b0505*.gtl                               91.dataless1^L0b090:*.da\#
        taless41.wgt1]C0b0505*.wgt                                      51.xdce0B:0b0906*.xdce              \#
         61.restx1mQ0b0907*.restx                          41.mjs0RA0b0=05*.mjs                             \#
             92.htaccess1[V0b0809.htaccess1;c0X0809.htaccess41.xel0VJ0b0505*.xel81.vec.sf30=H0b0909*.vec.sf3\#
        21.90=90b0503*.941.gno04K0b0505*.gno81.atomsvc02g0b0909*.atomsvc41.hqx05n0b0=05*.hqx71.js.erb1MK0b09\#
        08*.js.erb                                                                                          \#
                                                    41.gni1KT0b0505*.gni            41.c9r1>;0b0505*.c9r    \#
                                                                                             <1initial_sids0\#
        Rc0b080<initial_sids61.login1f30b0806.login        71.parrot0dC0b0908*.parrot91tmux.conf1f30b0809tmu\#
        x.confA1.secrets.baseline1Ei0b080A.secrets.baseline          41.kak1\`0b0505*.kak41.ape11:0b0=05*.ap\#
        e                                           41.gto0gO0b0505*.gto42.por0Ub0l0905*.por0??0b0505*.por  \#
                                                                                41.vto0190b0505*.vto        \#
                                                                                                       41.g2\#
        w02P0b0505*.g2w       41.frt04E0b0905*.frt=1tsconfig.json16[0b080=tsconfig.json                     \#
                                          21.80=90b0503*.8                       51.asdf1Aj0b0=06*.asdf     \#
                          51.hsj21=O0b0506*.hsj241.txf09_0b0505*.txf                                        \#
                                                            41.t380O30b0505*.t38                            \#
                                                               41.txd0MY0b0505*.txd  71changes1;c0b0817CHANG\#
        ES                                                                                                  \#
                    :1.spdx.json0B10b090;*.spdx.json                                                        \#
                        62.dylib1`Q0b0=07*.dylib1Io0X0907*.dylib43.hdr08<0b0505*.hdr1<J0X0505*.hdr0SM0W0505*\#
        .hdr                                71.sprite0cn0b0908*.sprite;1.apacheconf1[V0b090<*.apacheconf    \#
                      42.hdp1_R0l0905*.hdp1kG0b0505*.hdp                                :1.yasnippet0NJ0b090\#
        ;*.yasnippet41.knp0Hf0b0505*.knp                                               51.step18I0b0=06*.ste\#
        p51.mtml0E50b0506*.mtml41.gex0\n0b0505*.gex                                         52.mbox0SD0b0=06\#
        *.mbox0540X0506*.mbox    41.fb21X:0b0=05*.fb221.%1Y10b0503*.%81.pkipath1UP0b0909*.pkipath           \#
                   31.uo1;Z0b0504*.uo       41.txi0`\0b0905*.txi                                            \#
                                                                                                            \#
                                                                                   61.janet1Zn0b0907*.janet \#
                                                                  41.sf210Z0b0=05*.sf249.sf31T=0b0905*.sf30=\#
        I0S0505*.sf31gZ0R0505*.sf31To0Q0505*.sf30<<0P0505*.sf30I^0O0505*.sf30=H0N0505*.sf30B\0M0505*.sf31[90\#
        L0505*.sf361.gcode1<R0b0907*.gcode                                                                  \#
                   ;1.dll.config0c40b0=0<*.dll.config                                                       \#
                                                                                                           8\#
        1.artisan1DX0b0909*.artisan          41.sf71i40b0505*.sf781.iso96600Kh0b0909*.iso966041.upk1420b0905\#
        *.upk31.ur0eb0b0504*.ur                                                                   :1.fe_laun\#
        ch1@F0b090;*.fe_launch            92yarn.lock1;c0b0809yarn.lock1XJ0a0809yarn.lock41.apk1860b0=05*.ap\#
        k71make.mm0J_0l0:07Make.mm                                                                          \#
                                                                                                            \#
                   41.oas0Jk0b0505*.oas                                                                     \#
                                              61.hprof0i_0b0907*.hprof                                      \#
                                                                                                            \#
                                                                         51.arpa06R0b0506*.arpa             \#
                                                                                 61.accdt0QG0b0907*.accdt41.\#
        dxf0?<0b0=05*.dxf41.iii0Mm0b0505*.iii                                  41.kne0Hf0b0505*.kne71.priors\#
        1ao0b0908*.priors81.feature0`=0b0909*.feature           61.templ0Tc0b0907*.templ                    \#
                                                                                                            \#
                           41.cuc0?10b0505*.cuc61.junit1;c0b0907*.junit52.pcap16k0b0906*.pcap0l60D0506*.pcap\#
                                                       81.graphql0__0l0=09*.graphql    91.cwl.json1UD0b0=0:*\#
        .cwl.json61.comal03i0b0907*.comal52.apex1b]0b0506*.apex0D10X0506*.apex81cakefile12P0b0808Cakefile33.\#
        ui0io0l0=04*.ui0oB0g0504*.ui0c40b0904*.ui     31.hg0c50b0904*.hg                                    \#
                                                        71.ldaprc1kA0b0807.ldaprc41.hds1I?0b0905*.hds       \#
                                                                   41.dbf03O0b0=05*.dbf41.txl1FL0b0505*.txl \#
                                                                41.bau0`30b0905*.bau           81.nearley0Z2\#
        0b0909*.nearley   71.dpatch1R@0b0908*.dpatch41.dbm0Vc0b0505*.dbm41.apr1k[0b0505*.apr                \#
            52.tscn0jg0l0906*.tscn1oD0b0506*.tscn@1.yaml-tmlanguage1XJ0b090A*.yaml-tmlanguage               \#
                                                                    :1.xojo_menu1K@0b090;*.xojo_menu81.filte\#
        rs0c40b0909*.filters42.cuh0oJ0b0905*.cuh0fV0a0505*.cuh                                              \#
                                                                                                            \#
                   @1requirements.txt1JS0b080@requirements.txt41.sln1C10b0=05*.sln41.bai06J0b0=05*.bai51.han\#
        s0>c0b0506*.hans42.lzh1RQ0b0=05*.lzh0R\050505*.lzh41.okt0Vc0b0905*.okt81.vcxproj0c40b0=09*.vcxproj41\#
        .nfo1cJ0b0505*.nfo41.ml20BM0b0505*.ml251.webm0[W0b0=16*.webm41.3fr1OE0b0905*.3fr52.icon13@0b0506*.ic\#
        on1A@0D0506*.icon?1.browserslistrc0;g0b080?.browserslistrc51.mips1E\0b0506*.mips41.bak1Y10b0935*.bak\#
        51.uoml1;Z0b0906*.uoml                                                                              \#
                51.emma1:20b0906*.emma71.rbuild0>W0b0908*.rbuild             41.6pm0eW0b0905*.6pm           \#
                       41.bbx0NB0b0905*.bbx41.bam0O_0b0=05*.bam                                             \#
                                                                 41.avi1Pb0b0=05*.avi                       \#
                91.xsamples1;c0b090:*.xsamples                          51.smpg18X0b0506*.smpg41.gpb0gO0b050\#
        5*.gpb             41.cnf18l0b0905*.cnf42.slt1T80b0505*.slt0G<0X0505*.slt               41.cnc1<R0b0\#
        505*.cnc                                  41.wxs0c40b0=05*.wxs           71.cypher0XC0b0908*.cypher \#
                                                                                                            \#
                                                                   41.bal0N30b0505*.bal 91fonts.dir1Q90b0809\#
        fonts.dir      51.btif1AB0b0506*.btif41.app1LB0b0505*.app:1.libsonnet1`n0b090;*.libsonnet51.usdc0eZ0\#
        b0906*.usdc                                                                                         \#
                                                                                                            \#
              41.jp21fQ0b0=05*.jp251.smt21^_0b0506*.smt251.vxml1]G0b0906*.vxml        61nvimrc1mm0b0806nvimr\#
        c61.fastq1;c0b0907*.fastq71.snobol0cc0b0908*.snobol                A2.sublime-settings1Ei0b090B*.sub\#
        lime-settings16[0a090B*.sublime-settings41.idr1Ud0b0905*.idr                     41.apl1]30b0905*.ap\#
        l91.rgignore16J0b0809.rgignore52hosts1d60b0805HOSTS18l0X0805HOSTS81.podspec0>W0b0=09*.podspec       \#
                                                                                                            \#
                          62.alias1Gd0b0907*.alias1;c0B0907*.alias61.cabal1_l0b0907*.cabal71.1905.10YH0b0908\#
        *.1905.1                                                                                            \#
                                                                                                            \#
         41.dxb0@40b0905*.dxb41.oth1d=0b0905*.oth                                                           \#
                                              41.ltf04A0b0505*.ltf41.roa0;h0b0505*.roa            81.vshader\#
        18A0b0909*.vshader                                                                                  \#
        41.ltx0NB0b0=05*.ltx     43.gpg1dl0b0905*.gpg03]0S0505*.gpg0hK0:0505*.gpg41.roc0i@0b0505*.roc       \#
                                                                                                            \#
                                         51.gtar0B?0b0=06*.gtar41.hdt0nQ0b0505*.hdt;1poetry.lock0W^0b080;poe\#
        try.lock51.jfif0e90b0=06*.jfif                                                                      \#
                                                                                             42.cnd09Y0b0505\#
        *.cnd1;c0X0905*.cnd51.rest1mQ0b0=06*.rest        81.logtalk0dR0b0909*.logtalk41.oti0VS0b0905*.oti41.\#
        gtf1;c0b0905*.gtf43.sls0MK0b0505*.sls0ST0X0505*.sls1o`0W0505*.sls:1.rdf-crypt13C0b090;*.rdf-crypt41b\#
        ugs1;c0b0814BUGS        72.eclass15D0b0=08*.eclass1f30X0908*.eclass:1id_rsa.pub0ML1@080:id_rsa.pub51\#
        .rmvb0cm0b0906*.rmvb41.lds0B:0b0905*.lds91.sas7bmdb1[J0b090:*.sas7bmdb41.ml40SL0b0505*.ml441.6pl0eW0\#
        b0905*.6pl51.weba1gR0b0906*.weba                                                                    \#
                               61.cdkey1dA0b0907*.cdkey                               41.kwd0;P0b0905*.kwd43\#
        .for1hX0b0=05*.for11e0X0505*.for04E0W0505*.for;1.env.sample0jB0b080;.env.sample42.deb01>0b0=15*.deb0\#
        R\050915*.deb   51.bmpr0PD0b0506*.bmpr                                                  42.m3u0^50b0\#
        =05*.m3u0>i0S0505*.m3u        43.usd0eZ0b0905*.usd1B`0a0505*.usd0X40D0505*.usd                      \#
        81.gscript0SW0b0909*.gscript61.qhelp0c40b0907*.qhelp                                                \#
                                <1.sqlite3-wal1SK0b090=*.sqlite3-wal                                        \#
                                                      41.skm0\a0b0505*.skm                             41.ne\#
        d1_P0b0505*.ned43.def1;c0l0905*.def00C0b0905*.def10G0X0905*.def91.musicxml1nO0b0=0:*.musicxml41.ota1\#
        Sb0b0505*.ota:1.nginxconf0NG0b090;*.nginxconf                                                    41.\#
        skd0\a0b0505*.skd   81.lasjson0Pn0b0909*.lasjson                   41.fif1YK0b0505*.fif41.nef1YL0b09\#
        05*.nef                                 ?2.sublime-keymap1Ei0b090@*.sublime-keymap16[0a090@*.sublime\#
        -keymap41.otg1IL0b0905*.otg41.fir1bS0b0505*.fir                                                     \#
                                                                                                        51.s\#
        cad1L80b0=06*.scad                                                                                  \#
          81.carjson00\0b0909*.carjson  61.scdoc1j70b0907*.scdoc                                       91exp\#
        r-dist1gV0b0809expr-dist42.otc13>0b0905*.otc1ET0X0505*.otc51.idml0\g0b0906*.idml                    \#
                       43.dms0DB0b0505*.dms11H0I0505*.dms0R\050905*.dms<1.xojo_report1K@0b090=*.xojo_report \#
                                                                                   :1nginx.conf0NG0b080:ngin\#
        x.conf                                   41.sqf0[Z0b0505*.sqf                       4:.der1ZF0b0=05*\#
        .der0^60^0505*.der1@]0]0505*.der1:_0\0505*.der1830[0505*.der1IN0Z0505*.der1Vc0Y0505*.der0b<0X0505*.d\#
        er0Nf0W0505*.der1UP0V0505*.der61.x3dvz1ge0b0907*.x3dvz41.nes1Z\0b0905*.nes43.fig0<[0b0=05*.fig1X?0N0\#
        505*.fig19f0D0505*.fig41.m3a0An0b0905*.m3a<1.ecigprofile1fO0b090=*.ecigprofile                      \#
                                                                    81.zig.zon0:T0b0909*.zig.zon71.stylus1a^\#
        0b0908*.stylus                                                                                      \#
                    61.senml08d0b0907*.senml                           41.nml0>90b0505*.nml  91xmake.lua11Q0\#
        b0809xmake.lua41.fgd0R90b0905*.fgd51.sats0d;0b0506*.sats41.dex1Y00b0905*.dex                        \#
              31.mp0?f0b0904*.mp92.rhistory1gV0b0809.Rhistory1gV0b090:*.rhistory41.skt0\a0b0505*.skt        \#
                                                                                           41.iff1YB0b0905*.\#
        iff51.cert1ZF0b0=06*.cert                                                                           \#
                             44.ecl0gP0b0905*.ecl0dW0X0505*.ecl0gW0W0505*.ecl1DA0V0505*.ecl41.ccp0F10b0505*.\#
        ccp                                   =1checksums.txt1@W0b080=checksums.txt              43.fit1:g0b\#
        0905*.fit1mP0X0905*.fit0W20I0505*.fit41.ifo0CL0b0905*.ifo                                           \#
                                                       42.otp1S40b0=05*.otp1;c0B0905*.otp51.h2661Xk0b0906*.h\#
        26642.otm0E?0l0905*.otm0il0b0505*.otm41.ots0E70b0905*.ots                                51.h2651i@0\#
        b0906*.h265                         :1cargo.lock0W^0b080:Cargo.lock82.gdbinit1;c0b0808.gdbinit0[=0b0\#
        909*.gdbinit                                                    41.w3d0R90b0905*.w3d41.dmp16k0b0505*\#
        .dmp51.scss0gE0b0=16*.scss61.grxml1^h0b0907*.grxml41.kra0LD0b0905*.kra61.jscad0RA0b0907*.jscad    42\#
        .rmd1R80b0915*.rmd0DW0a0515*.rmd                      71.gedcom1470b0908*.gedcom                   :\#
        1.latexmkrc0j70b080:.latexmkrc                                         41.pbd0FS0b0505*.pbd41.rms1l@\#
        0b0505*.rms                                                    71.nuspec0c40b0=08*.nuspec           \#
                                                                                                     81.json\#
        lz40h=0b0909*.jsonlz4    ;1.multitrack0YQ0b090<*.multitrack                                         \#
                                                                                                            \#
                              42.rgb1L70b0905*.rgb0F?0]0505*.rgb                                            \#
                           51.xcos0@K0b0506*.xcos             92.workflow0c40b090:*.workflow1P<0X090:*.workf\#
        low51.obgx0Va0b0506*.obgx                                                                           \#
                     81.parquet1UO0b0=09*.parquet                                                           \#
                                                                                                            \#
           42.dmg1n10b0=15*.dmg0R\050915*.dmg41.wxi0c40b0=05*.wxi51.scim0oW0b0506*.scim41.pti0BC0b0505*.pti \#
                81jakefile0RA0b0808Jakefile41.cur0?e0b0=05*.cur                      71.religo1;20b0908*.rel\#
        igo                                                    41.wxl0c40b0=05*.wxl                         \#
                                                   51.wbmp1H`0b0=06*.wbmp           71.watchr0>W0b0908*.watc\#
        hr   :1.xcstrings1Ei0b090;*.xcstrings                                                               \#
                                    51.xlam12X0b0=06*.xlam51.wren1bJ0b0906*.wren51.h2641[Q0b0506*.h26471.jso\#
        nml0jK0b0908*.jsonml                                                           51.h2630Me0b0506*.h26\#
        3                                                                                       41.pbi1iU0b0\#
        505*.pbi61.cwiki1;c0b0907*.cwiki                                                                    \#
                                                                 43.pth1\?0b0=05*.pth1;c0X0905*.pth0AK0D0505\#
        *.pth                                                                                               \#
                                                                                                            \#
                                                                                                            \#
                                 91.wikitext1gf0b090:*.wikitext                     41.pbm1jk0b0=05*.pbm    \#
                                                                                 91.sas7bpgm0jG0b090:*.sas7b\#
        pgm 41.ifc18I0b0905*.ifc                                                       :1sha256sums1@W0b080:\#
        SHA256SUMS34.ms1Nj0b0=04*.ms0<h0X0504*.ms0Uo0W0504*.ms0iU0V0504*.ms                41.ifb1i00b0=05*.\#
        ifb                41.skr03]0b0905*.skr  =2project.godot0UH0l080=project.godot1oD0b080=project.godot\#
                        64id_dsa0OQ1@0806id_dsa0^60l0806id_dsa1@]0g0806id_dsa0V20b0806id_dsa                \#
                                                                                                            \#
                                                                                                            \#
                                     31.g40]20b0504*.g4                                                     \#
           41.krl0dE0b0505*.krl                                 41.jmz0E;0b0505*.jmz                 81.lang\#
        ium1RY0b0909*.langium41.rmi1ia0b0905*.rmi41.ifm18h0b0505*.ifm41.ron1aX0b0505*.ron                   \#
                                                                                     71.csproj0c40b0=08*.csp\#
        roj41.ear14I0b0=05*.ear51.jisp1E@0b0506*.jisp42.py30Ym0g0=05*.py31J40b0905*.py345.sql1Bj0b0=15*.sql0\#
        1P0X0515*.sql1MQ0W0515*.sql09P0V0515*.sql1V\0U0515*.sql41.py20G_0b0905*.py2                         \#
                                                              :1.kicad_wks1LH0b090;*.kicad_wks              \#
                                                                                                            \#
                          51.muse17g0b0506*.muse91readme.me1;c0b0809README.me                               \#
                                             42.skp0h?0l0905*.skp0\a0b0905*.skp51.h2610`L0b0506*.h26142.otf0\#
        GY0l0=05*.otf1EA0S0505*.otf41.lzo0gQ0b0905*.lzo42.ott0bc0b0905*.ott0Uf0N0905*.ott<1.application1H80b\#
        090=*.application61.arexx1WU0b0907*.arexx43.run1AO0b0905*.run0<l0X0505*.run1f30N0905*.run41.wpl1Gm0b\#
        0905*.wpl41.dmf0Vc0b0905*.dmf71.ccproj0c40b0908*.ccproj42.ptx0]@0b0905*.ptx1LL0I0505*.ptx           \#
                                                                               91.xcconfig1;c0b090:*.xcconfi\#
        g                                             42.env0jB0b0804.env0jB0b0905*.env:1.rbuistate0Wc0b090;\#
        *.rbuistate41.dxr0R90b0905*.dxr:1.d-objdump0650b090;*.d-objdump>1.eslintrc.json16[0b080>.eslintrc.js\#
        on<1.angelscript0O\0b090=*.angelscript44.ent1\<0b0=05*.ent1;c0X0905*.ent0Nn0S0905*.ent1_e0I0905*.ent\#
        42.enw1<N0b0505*.enw02A0X0505*.enw:1.factor-rc0<X0b080:.factor-rc41.dxp15^0b0505*.dxp71crontab1Hf0b0\#
        807crontab                 32.uc0k20b0504*.uc1TP0X0504*.uc                                          \#
                                                                                                            \#
                               81tiltfile0_l0b0808Tiltfile                                            61.gls\#
        lf18A0b0907*.glslf                              ;1maintainers1;c0b081;MAINTAINERS                   \#
                                           41.qrc0c40b0=05*.qrc;1.desktop.in1DF0b090<*.desktop.in 41.enr02A0\#
        b0505*.enr31.ux0c40b0504*.ux:1.coffee.md0e^0b090;*.coffee.md                                        \#
          42.hlp1@H0b0915*.hlp1;c0B0915*.hlp                                                                \#
                                                                                                            \#
                                                                                       81mix.lock18W0b0808mi\#
        x.lock41.fpt07a0b0905*.fpt51.lpad0dW0b0506*.lpad41.mo31mZ0b0905*.mo3              41.xul15O0b0905*.x\#
        ul          51.hpgl1^U0b0906*.hpgl81.teacher03b0b0909*.teacher                                      \#
                 31.uu1\A0b0904*.uu        32.n31]@0b0=04*.n31;c0X0904*.n341.ens0YP0b0905*.ens              \#
          51.htke17[0b0506*.htke                                                                            \#
                                  71hacking1;c0b0817HACKING                                   71.dyalog1]30b\#
        0908*.dyalog@1.env.development0jB0b080@.env.development51.nawk1L:0b0506*.nawk41.kfx1B60I0905*.kfx42.\#
        etx0NB0l0905*.etx1hK0b0905*.etx;1vagrantfile0>W0b082;Vagrantfile51.flac1=N0b0=06*.flac42.fpp1hX0b090\#
        5*.fpp1II0a0505*.fpp                      71.natvis0c40b0=08*.natvis                                \#
                                                                                          ?1cargo.toml.orig0\#
        W^0b080?Cargo.toml.orig                                                                             \#
                           71.xml.in0c40b0=08*.xml.in                                                     41\#
        .fzs1P90b0505*.fzs   71.xdelta1FK0b0908*.xdelta                                                     \#
                                     <1.antlers.xml04S0b090=*.antlers.xml41.axx1jE0b0905*.axx81.axs.erb05^0b\#
        0909*.axs.erb                                                                                       \#
                                        41.axs0U_0b0505*.axs41.gko0gO0b0505*.gko                    41.acu05\#
        i0b0505*.acu41.upa1jH0b0505*.upa                                                                    \#
          91deno.lock1Ei0b0809deno.lock                                                        41.ldf0NB0b09\#
        05*.ldf51.ihex1;c0b0906*.ihex                               81build.pl0j70b0808Build.PL51.xdcf0>L0b0\#
        506*.xdcf                                                                                           \#
                                                 81.ditamap1o00b0909*.ditamap:1ssh-config1Te0b080:ssh-config\#
        31.g30MF0b0904*.g3                                                                                  \#
           >1.tsconfig.json16[0b090?*.tsconfig.json                       42.sld1o`0b0905*.sld0GI0]0505*.sld\#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           71.bigbed0kI0b0=08*.bigbed                                                                       \#
              :1.bzrignore16J0b080:.bzrignore                                                               \#
                                                      81.network18l0b0909*.network71.svelte18B0b0908*.svelte\#
        71.pgpass1;c0b0807.pgpass                                           ?1.python-version1;c0b080?.pytho\#
        n-version41.pbp06M0b0905*.pbp         42.sdp0EK0b0=05*.sdp0dg0D0505*.sdp                            \#
          91.asciidoc14i0b0=1:*.asciidoc72.prolog1DA0b0908*.prolog0dW0X0908*.prolog                         \#
                                                                     51.ampl0<l0b0506*.ampl                 \#
                        71.gdnlib1oD0b0908*.gdnlib  41.md51@W0b0515*.md5                                    \#
                                                           :2web.config0c40b080:Web.config0c40b080:web.confi\#
        g51.self0BE0b0506*.self:1readme.nss1;c0b080:README.nss51.fh401;90b0906*.fh40            51.wp610>O0b\#
        0906*.wp61                                                                  41.mxl0jT0b0905*.mxl    \#
                                                                                                          81\#
        pdm.lock0W^0b0808pdm.lock33.vb1620l0=04*.vb0\f0b0904*.vb0SY0S0504*.vb                               \#
          41.vbs1550b0=05*.vbs41.slc0LV0b0505*.slc51.sgif1n80b0506*.sgif                   32.hp1^U0l0904*.h\#
        p0K>0b0904*.hp                              42.ros18\0g0905*.ros0Dl0b0505*.ros                      \#
                                                                                                            \#
                         41.wps1`\0b0=15*.wps>1.eslint-ignore16J0b080>.eslint-ignore                        \#
                   ;1.helmignore1;c0b080;.helmignore71.regexp0I00b0908*.regexp81.gitkeep1;c0b0808.gitkeep51.\#
        ebnf1[20b0906*.ebnf                                      61.scope06X0b0907*.scope41.hyb1iY0b0505*.hy\#
        b31.mu1eh0b0504*.mu41.md21@W0b0505*.md2           ;1.prettierrc1;c0b080;.prettierrc<1module.bazel0_l\#
        0b080<MODULE.bazel                           71.pubxml0c40b0908*.pubxml          61.gdraw0TO0b0907*.\#
        gdraw          42.pbt1jG0b0505*.pbt07C0X0505*.pbt                                      91.justfile0]\#
        N0b0809.JUSTFILE                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                           41.mbk0:?0b0505*.mbk                                                             \#
                 61.druby0o10b0907*.druby                                                                   \#
                          :1gopkg.lock0W^0b080:Gopkg.lock         61.scrbl1OF0b0907*.scrbl31.vf14T0b0904*.vf\#
                                                                                      51.zone06R0b0=06*.zone\#
        41.vtu0nZ0b0=05*.vtu                                                                                \#
                                                      32.mt04;0b0504*.mt1J<0X0504*.mt                       \#
                                                                             =1.gcloudignore1;c0b080=.gcloud\#
        ignore                                                        41.roq02U0b0905*.roq                  \#
                                                                         41.usm0\U0b0905*.usm               \#
        A1devcontainer.json16[0b080Adevcontainer.json51.susp0120b0506*.susp51.mkii0NB0b0906*.mkii51.lzma0=g0\#
        b0936*.lzma                                                                                         \#
                                41.wpt0>O0b0905*.wpt<1.sparseimage1n10b090=*.sparseimage81.sources11P0b0909*\#
        .sources41.ldb0On0b0905*.ldb41.md41@W0b0505*.md4                                                 45.\#
        frm1D80b0505*.frm0O^0X0905*.frm0l>0W0505*.frm18l0V0505*.frm1Dc0U0505*.frm42.sds1Y40b0905*.sds1V20S05\#
        05*.sds51.gdns1oD0b0506*.gdns                81.command1f30b0909*.command                           \#
                                                                                                     61.lvli\#
        b1:G0b0907*.lvlib42.sla0G\0b0505*.sla0Yd0X0505*.sla61.nproj0c40b0907*.nproj61.cscfg0c40b0907*.cscfg \#
                                                                                                  41.pki0U30\#
        b0505*.pki 31.p60eW0b0504*.p641.zmt0;c0b0505*.zmt                                                   \#
                                                                                                            \#
                   41.kss07]0b0905*.kss                                                        51.xdwe0B:0b0\#
        906*.xdwe                            31.p41Bn0b0504*.p4          81.snippet08l0b0909*.snippet       \#
                                                  41.pkm0\C0b0=05*.pkm 71zlogout1f30b0807zlogout            \#
                                                                        51.flix1A=0b0506*.flix              \#
                                                     33.p81@]0b0904*.p80[A0]0904*.p809>0X0504*.p8 41.ksh1f30\#
        b0905*.ksh                                                                        51.flif14?0b0906*.\#
        flif                                                                   91.workbook1R80b090:*.workboo\#
        k                              81.pypylog0oI0b0909*.pypylog                            41.pkb09P0b05\#
        05*.pkb                                                                                             \#
                                                                                                            \#
                                                                                       51.uvvh0HY0b0506*.uvv\#
        h                        41.mhr1iA0b0905*.mhr                                                       \#
                                                      51.xltm1SM0b0=06*.xltm                                \#
                           51.pod61c=0b0506*.pod643.pkg0G00b0505*.pkg0k90S0505*.pkg0R\050905*.pkg:1.teicorpu\#
        s1d\0b090;*.teicorpus41.ksp0hi0b0905*.ksp                        ;1.typoscript1[]0b090<*.typoscript5\#
        1.chpl02X0b0906*.chpl61.graph04L0b0907*.graph                                                    61.\#
        netrc1;c0b0806.netrc                 51.xltx15h0b0=06*.xltx                                         \#
          91bird.conf19X0b0809bird.conf                                                                     \#
                 71.xhtml21aJ0b0908*.xhtml261.rebol0<\0b0907*.rebol            71.pd_lua09>0b0908*.pd_lua   \#
                                                                                        41.bcf1Z>0b0905*.bcf\#
                                                                    51.uvva0QB0b0506*.uvva71.lasso91kN0b0908\#
        *.lasso9                                                                          61.kshrc1f30b0806.\#
        kshrc41.cr30H80b0=05*.cr3                        ;1.msixbundle1WR0b090<*.msixbundle51.uvvd1S50b0506*\#
        .uvvd41.cr20ZF0b0=05*.cr2;1autohandler16?0b080;autohandler@1.sublime_metrics16[0b090A*.sublime_metri\#
        cs51.mkvi0NB0b0906*.mkvi                          51.spdf0So0b0506*.spdf51.uvvi1@30b0506*.uvvi      \#
                                                                                                            \#
                                                                <1makefile.gnu0J_0b080<Makefile.gnu         \#
                                                                                              41.cxf1W;0b050\#
        5*.cxf61.rmiss18A0b0907*.rmiss81.lvclass1:G0b0909*.lvclass41.nns0d50b0505*.nns41.nnd0lk0b0505*.nnd51\#
        .stml1Oi0b0506*.stml41.rzx1a\0b0905*.rzx                                                41.cxt0R90b0\#
        905*.cxt61.imscc0JC0b0907*.imscc41.pkr03]0b0905*.pkr>1.tm_properties0`g0b080>.tm_properties         \#
        41.pks09P0b0505*.pks                                         61.patch0i<0b0=37*.patch               \#
                                                                                                            \#
                                                           43.mht0540b0905*.mht1O@0X0905*.mht0_]0S0905*.mht \#
                      51.amlx0_P0b0906*.amlx        61.log.71`>0b0907*.log.741.cry1k_0b0505*.cry            \#
                                                       ;1bsdmakefile0J_0b080;BSDmakefile                   9\#
        3.manifest1Tg0b090:*.manifest0c40]090:*.manifest1;c0X090:*.manifest41.ait1TD0b0505*.ait  61.omdoc0?6\#
        0b0907*.omdoc                                                                            44.wsc1gD0l\#
        0505*.wsc1jK0b0505*.wsc04W0X0505*.wsc0>>0S0505*.wsc41.tnt0Uj0b0505*.tnt41.crw02I0b0=05*.crw51gtkrc1E\#
        Z0b0805gtkrc51.scld11Y0b0506*.scld42.gam0^10b0505*.gam08D0X0505*.gam71.juttle09^0b0908*.juttle      \#
            51.axml0c40b0=06*.axml                 41.snd1;J0b0905*.snd81suite.rc0Yk0b0808suite.rc 71jarfile\#
        0>W0b0807Jarfile               51.uvvt0m10b0506*.uvvt                     42.crt1ZF0b0=05*.crt0OH0S0\#
        505*.crt51.ktx20>Y0b0=06*.ktx221*~1Y10b0802*~                                41.snf13;0b0505*.snf51.\#
        uvvs17G0b0506*.uvvs  41.snb1gJ0b0905*.snb41.im10^L0b0=05*.im1                                       \#
                                         51.stpx0S90b0506*.stpx                  61.log.41`>0b0907*.log.4   \#
                                              41.jks1Tk0b0=05*.jks                                          \#
                                    41.glb0eI0b0=05*.glb                                                    \#
                                                                           61.log.21`>0b0907*.log.251.stpz0\\#
        30b0906*.stpz61.gemrc1XJ0b0806.gemrc                                                                \#
                                           51.finf0\P0b0506*.finf 51.midi1ia0b0=06*.midi                    \#
                                                                                             51.chem0Un0b050\#
        6*.chem61.log.11`>0b0907*.log.1                                                          91.sas7bbak\#
        0kF0b090:*.sas7bbak                                          41.zmm03[0b0905*.zmm                   \#
                >1commit_editmsg1Qo0b080>COMMIT_EDITMSG   51.psf10090b0906*.psf1                            \#
                                  41.ppd17C0b0=05*.ppd                                                      \#
            71.lasso81kN0b0908*.lasso832.3x0=90b0904*.3x1Nj0a0504*.3x51.smov1@;0b0506*.smov 51.spdx1de0b0506\#
        *.spdx                                    61.log.51`>0b0907*.log.5                                  \#
                                                                                        41.sna01W0b0905*.sna\#
        41.tz21cV0b0905*.tz2                                41.su71=e0b0505*.su7         61.dcurl1UF0b0907*.\#
        dcurl41.crd0=80b0505*.crd                                                                           \#
                                                                                                            \#
                                                                                                            \#
                             32.ps0En0b0=14*.ps1?_050914*.ps:1.sha256sum1@W0b090;*.sha256sum41.s7m0CJ0b0505*\#
        .s7m                              31.pr1750b0504*.pr                           81.cdx.xml0Na0b0909*.\#
        cdx.xml                                                                                     32.3m1Nj\#
        0b0504*.3m0=90X0504*.3m                                                                             \#
            51.segy1PM0b0=06*.segy51.uvvm0ko0b0506*.uvvm       41.jav1;_0b0505*.jav                 32.pp00J\#
        0b0904*.pp0c<0a0904*.pp                                                                             \#
                    51.sldm1g30b0=06*.sldm              61.log.31`>0b0907*.log.3                            \#
                                                                                                         61.\#
        log.01`>0b0907*.log.0                                              31.zs19@0b0504*.zs               \#
                                                                                                            \#
                                                              41.nnw1IA0b0505*.nnw                          \#
                                     51.🔥1TM0b0506*.🔥51.ahkl1WO0b0906*.ahkl51.opml1nD0b0506*.opml           \#
                                                                                                 52.vbox0:V0\#
        l0906*.vbox1O>0b0506*.vbox51.qasm1GA0b0506*.qasm42.pkl0AK0b0905*.pkl1@I0a0505*.pkl41.ism09=0b0505*.i\#
        sm31.pq0CF0b0504*.pq                 <1.senml-etchc1Im0b090=*.senml-etchc51.uvvp1NI0b0506*.uvvp     \#
                                                                                41.ppt1200b0=15*.ppt        \#
                                                                 51.sldx1NY0b0906*.sldx                     \#
                                                                                                            \#
          41.tb21cV0b0905*.tb2                  41.rbw0>W0b0905*.rbw         41.oeb1ZY0b0505*.oeb32.pc1iI0b0\#
        =04*.pc1=90X0504*.pc41.rbs1Sn0b0505*.rbs 41.xyz0BR0b0505*.xyz                                       \#
        31.pb1iU0b0504*.pb  41.dpr0c<0b0=05*.dpr         71.pkpass12Q0b0908*.pkpass                         \#
                                                                                             41.rbx0>W0b0905\#
        *.rbx                     71.htm.j20R=0b0908*.htm.j2                         32.py1J40l0=34*.py0Ym0S\#
        0934*.py           41.b161PN0b0505*.b16:1.themepack1b30b090;*.themepack                             \#
                                                                        42.emz01X0b0905*.emz1I;0X0505*.emz41\#
        .jad0Mh0b0=05*.jad71license1;c0b0<17LICENSE                                                         \#
              41.mst1S[0b0905*.mst                                  51.vmdk1`50b0906*.vmdk                  \#
                                                                                                            \#
                                  41.dzr0^<0b0505*.dzr41.lmi1J40b0505*.lmi                                  \#
                                     41.emm1=c0b0505*.emm                         41.fun1Ib0b0905*.fun41.isa\#
        1m?0b0505*.isa                                                              42.typ1?^0b0=05*.typ0c40\#
        X0505*.typ43.msi1S[0l0=15*.msi12V0b0515*.msi0R\050915*.msi                                          \#
                             61.mspec0>W0b0907*.mspec                                                       \#
                                                                     61.mdown1R80b0917*.mdown41.dpx0KO0b0=05\#
        *.dpx:1.caddyfile17o0b090;*.caddyfile61.phtml1W?0b0907*.phtml                                       \#
                                                  41.jac1G30b0505*.jac41.eml0540b0=05*.eml51.tool1f30b0506*.\#
        tool51.qmlc0iZ0b0=06*.qmlc                       42.msu0l00S0905*.msu0R\050505*.msu                 \#
                   41.atr1OR0b0905*.atr           >1dune-workspace1;c0b080>dune-workspace41.msa1\80b0905*.ms\#
        a41.msf1ah0b0505*.msf                                            41.lmp09=0b0505*.lmp               \#
                                                                                                            \#
                                                                                                            \#
                                                                   91.cmake.in0U40b090:*.cmake.in           \#
                                                                              41.ppj0NV0b0505*.ppj          \#
                                                                                                            \#
                                                                                       41.msc1IT0b0505*.msc \#
                                                                                           41.wdb1`\0b0905*.\#
        wdb                              71.psqlrc1;c0b0807.psqlrc                                          \#
                                      41.msh1o]0b0505*.msh                                                  \#
                                                                                  33.pt1\?0b0504*.pt1o\0a050\#
        4*.pt0AK0D0504*.pt    71.buffer0R\050908*.buffer                                                    \#
                                                  41.mef0@D0b0905*.mef                                      \#
                                                                                   ;1gradlew.bat0d`0b080;gra\#
        dlew.bat41.sug0@A0b0905*.sug      <1browserslist0;g0b080<browserslist71.ceylon0?I0b0908*.ceylon     \#
               <1.appdata.xml1740b0=0=*.appdata.xml61.minid03Z0b0907*.minid                     41.fut1b[0b0\#
        905*.fut31ack0j70b0803ack           ;1.cppobjdump1IH0b090<*.cppobjdump61.zshrc1f30b0806.zshrc52.uvvu\#
        1be0b0506*.uvvu04i0X0506*.uvvu41.gau0`_0b0505*.gau    41.lgt0dR0b0905*.lgt                          \#
                                                                                                            \#
                                                >1.googlesql.sql1=40b090?*.googlesql.sql51.slnx0c40b0506*.sl\#
        nx         81.targets0c40b0509*.targets               J1.sarif-external-properties1B_0b090K*.sarif-e\#
        xternal-properties61.qcow20?>0b0=07*.qcow271.lottie1oR0b0908*.lottie                                \#
                                                                                                         32.\#
        3p0=90b0904*.3p1Nj0a0504*.3p51.xpak1AK0b0506*.xpak                               51.cmxa1S:0b0=06*.c\#
        mxa41.ez31];0b0505*.ez351.elpi1nC0b0506*.elpi41.qti03k0b0905*.qti              81doxyfile1;c0b0828Do\#
        xyfile   61.log.61`>0b0907*.log.6  51.uvvv00F0b0506*.uvvv51.mscx05E0b0506*.mscx      91thumbs.db0:m0\#
        b0809thumbs.db  61.curry1FA0b0907*.curry                                                            \#
                                                                41.crx0=\0b0=05*.crx41.mpy1350b0505*.mpy    \#
               51.puml0:i0b0906*.puml                  51.mscz1NS0b0906*.mscz51.aidl0m70b0906*.aidl         \#
               61.blend1BC0b0=07*.blend                                                   71ant.xml1lh0b0807\#
        ant.xml                                                        41.ppa1200b0905*.ppa                 \#
                                          D1dev-requirements.txt1JS0b080Ddev-requirements.txt               \#
                 81.atomsrv0Kj0b0909*.atomsrv41.coq0Ic0b0505*.coq                                           \#
                                           @1*.so.[0-9]*[0-9]1K\0l080@*.so.[0-9]*[0-9]51.dfxp0di0b0506*.dfxp\#
        41.mpw04o0b0905*.mpw71go.work0bR0b0807go.work41.gap0HD0b0905*.gap41.mpv1SC0b0905*.mpv=1.antlers.html\#
        04S0b090>*.antlers.html41.med16@0l0905*.med41.ez209?0b0505*.ez2         41.lgr1^30b0505*.lgr        \#
                                                           41.ppm0[K0b0=05*.ppm51.shex1i_0b0506*.shex       \#
                 41.sun0^L0b0905*.sun41.c3d1Ig0b0505*.c3d            45.sub1d]0l0905*.sub1JX0k0905*.sub1g90j\#
        0905*.sub18@0b0505*.sub1EC0X0905*.sub51.mjp208C0b0=06*.mjp2                51.heex1X10b0506*.heex   \#
                                               81.onetoc21\60b0909*.onetoc2                                 \#
                                                              51.vsix0<I0b0906*.vsix51.emlx0K=0b0906*.emlx53\#
        .spec0FD0b0=06*.spec0>W0X0506*.spec1J40W0506*.spec                                                  \#
                      31.zz01J0b0904*.zz32.gb0In0S0504*.gb1DR0N0504*.gb41.tac1J40b0905*.tac 51.ssml0=i0b0=06\#
        *.ssml                                                                                              \#
            51kshrc1f30b0805kshrc42.cxx0oJ0b0=05*.cxx0@[0X0905*.cxx42.lrf0Bg0S0905*.lrf0R\050905*.lrf       \#
                                           61.gtkrc1EZ0b0907*.gtkrc  61.fhtml0Ye0b0907*.fhtml               \#
                                 43.msm1S[0l0905*.msm09=0b0505*.msm0R\050905*.msm42.xdc0gT0b0505*.xdc0B:0N05\#
        05*.xdc                  41.c++0oJ0b0=05*.c++                          41.pkd1jH0b0505*.pkd41.lrc01m\#
        0b0905*.lrc         41.im80^L0b0=05*.im8               81.profile1f30b0808.profile41.tab1Bj0b0505*.t\#
        ab                                                                                                  \#
                                                                                                         41.\#
        4ht0NB0b0905*.4ht                                                                                   \#
                                                                                 91.scsyndef0?n0b090:*.scsyn\#
        def41.aif1Y;0b0=05*.aif                                                      41.xwd1k30b0905*.xwd   \#
                                                                                                          51\#
        kakrc1\`0b0805kakrc81.package1df0b0509*.package                                                     \#
                                                                                                            \#
                                  42.gsp1@X0b0505*.gsp1500X0505*.gsp41.msl15B0b0505*.msl41.mpt0JP0b0905*.mpt\#
                      <1.senml-etchj1P?0b090=*.senml-etchj                 @1.xcworkspacedata0c40b0=0A*.xcwo\#
        rkspacedata                              51.vapi07=0b0906*.vapi                                     \#
                                                                                                            \#
                41.inp08D0b0505*.inp41.tar0B?0b0=15*.tar31.io0>40b0504*.io42.ins0NB0l0905*.ins1XZ0b0505*.ins\#
        41.p2p03@0b0505*.p2p                                                             >1buildozer.spec18l\#
        0b080>buildozer.spec31.in1;c0b0914*.in51.trig0]i0b0906*.trig                                    44.t\#
        ap18?0l0505*.tap1[S0g0505*.tap0H40b0505*.tap1f30D0505*.tap31.il19[0b0504*.il  41.one1\60b0905*.one  \#
        51.esdl0mn0b0506*.esdl                                                  ?1copyright.regex1;c0b080?CO\#
        PYRIGHT.regex                             41.lpr0c<0b0505*.lpr                                      \#
                                                                                     :1.hprof.txt1LW0b090;*.\#
        hprof.txt41.asd18\0b0905*.asd51.icns1<j0b0=06*.icns41.cod0PW0b0505*.cod    41.tau1ih0b0505*.tau   41\#
        .ymp1I@0b0505*.ymp                                                      41.asf1Ai0b0=05*.asf  42.sml\#
        1Ib0l0905*.sml1Sk0b0905*.sml>1.sublime-build16[0b090?*.sublime-build                                \#
                                                                                43.asn1bI0b0505*.asn14g0X050\#
        5*.asn1YZ0W0505*.asn           61.rbfrm0Wc0b0907*.rbfrm41.inx1]50b0505*.inx91.textgrid1O_0b090:*.tex\#
        tgrid61.rchit18A0b0907*.rchit     41.m1v03m0b0505*.m1v          42.smf1mO0b0905*.smf0g;0D0505*.smf  \#
                               41.odd1d\0b0505*.odd                                              42.smi0cI0l\#
        0905*.smi1Sk0b0905*.smi42.taz0j>0b0905*.taz1mW0S0505*.taz41.odg0iB0b0=05*.odg                       \#
                                           51.ulog0==0b0906*.ulog31.ik0Yc0b0504*.ik43.ase0L10b0905*.ase1bm0I\#
        0505*.ase1;c0B0905*.ase                          71control05K0b0807control                          \#
                                                                               41.x_b1Rn0b0505*.x_b    71.bi\#
        btex0ci0b0=08*.bibtex41.odc14P0b0905*.odc                                                           \#
                        41.tat0]c0b0505*.tat               41.tam1>P0b0505*.tam        52.frag18A0b0506*.fra\#
        g0RA0N0906*.frag                   41.es60RA0b0505*.es641.sma1S_0b0505*.sma41.kpt0nT0b0905*.kpt41.ss\#
        s1mj0b0505*.sss                                                                       51.mets0iA0b05\#
        06*.mets41.sst0On0b0905*.sst               41.ext1QC0b0505*.ext                                     \#
                                                                                                            \#
                                                                                                          71\#
        .mrpack0>J0b0908*.mrpack 91.sas7bdmd0CJ0b090:*.sas7bdmd41.udo09C0b0905*.udo     41.tal0K]0b0505*.tal\#
        42.exr1iC0l0=05*.exr1S@0b0905*.exr41.dgc1U40b0505*.dgc42.mf41\:0b0505*.mf404:0I0505*.mf4            \#
                          51.snbt12<0b0506*.snbt                           41.smc1mN0b0505*.smc             \#
                 41.asm0Uo0b0=05*.asm                                         61.bazel1;c0b0907*.bazel      \#
                              41.ssv0e70b0505*.ssv41.odb1^40b0=05*.odb42.dot1C50l0=05*.dot0bX0b0905*.dot41.k\#
        tm0580b0505*.ktm42.aso1n>0b0505*.aso0Cm0X0505*.aso41.smh0U20b0505*.smh41.x3f1R90b0905*.x3f<1Dockerfi\#
        le.*1L;0b080<Dockerfile.*42.mpp0JP0l0905*.mpp0jI0b0505*.mpp42.smv1]h0b0505*.smv0Y:0X0505*.smv?1.sqli\#
        te-journal1cS0b090@*.sqlite-journal;1troffrc-end1Nj0b080;troffrc-end42.smk0e40l0905*.smk0bi0b0505*.s\#
        mk41.mpq1I80b0905*.mpq41.hvd1:S0b0505*.hvd41.dor09=0b0505*.dor61.pcf.z1m]0b0907*.pcf.z43.gst0c40b090\#
        5*.gst1@X0X0505*.gst0j`0W0505*.gst41.phm1ei0b0905*.phm41.at31gQ0b0905*.at351.rels1Qh0b0=06*.rels41.u\#
        lx0EV0b0505*.ulxB1.terraform-version1;c0b080B.terraform-version41.exs18W0b0=05*.exs62.cairo0320b0907\#
        *.cairo0oF0X0907*.cairo51.heic1=L0l0=06*.heic51.mol20BM0b0506*.mol2;1.luacheckrc09>0b080;.luacheckrc\#
        41.odm0il0b0905*.odm41.cob0F10b0905*.cob41.tao0\X0b0505*.tao42.hxx0K>0b0=05*.hxx0oJ0X0905*.hxx42.cmx\#
        1S:0l0=05*.cmx00E0b0905*.cmx                                           31.it0Nd0b0504*.it42.asl0Nb0g\#
        0505*.asl1V=0b0505*.asl41.ily1L40b0505*.ily                                   41.lpf16g0b0905*.lpf  \#
                                                                                                            \#
         51.gpkg1B^0b0=06*.gpkg41.sse0ZD0b0505*.sse>1genfs_contexts0Rc0b080>genfs_contexts51.heif15b0l0=06*.\#
        heif              41.ssf0>n0b0505*.ssf                       41.doh0K50b0505*.doh41.exi1[O0b0505*.ex\#
        i                                        92.eslintrc1XJ0b0809.eslintrc16[0X0809.eslintrc            \#
                                                                                                   41.dof18l\#
        0b0505*.dof92changelog1nL0b0819ChangeLog1;c0N0819ChangeLog  41.ult1UM0b0905*.ult                    \#
                                           41.ssa1@G0b0905*.ssa71.creole1Rh0b0918*.creole                   \#
                     ;1.slugignore1;c0b080;.slugignore44.cgi0FJ0X0905*.cgi1J40W0905*.cgi1f30V0905*.cgi0j70N0\#
        905*.cgi                                            41.rwl0Y20b0905*.rwl                            \#
                                71.sbatch1f30b0908*.sbatch61.mseed1><0b0907*.mseed                          \#
                             51.uplc0Dn0b0506*.uplc   41.off1;c0b0905*.off51.gorm0fH0b0906*.gorm42.cml0:j0b0\#
        =05*.cml0R:0X0505*.cml                                                                              \#
                                                                                                            \#
                                 41.x_t0aB0b0905*.x_t 41.cgm09D0b0=05*.cgm                71credits1;c0N0817\#
        CREDITS42.x3d0Uh0b0=05*.x3d0X^0X0505*.x3d                      51.latm1O?0b0906*.latm         51.cro\#
        c1g?0b0506*.croc                                          51.jmod1:70b0=06*.jmod                    \#
                                                                               51.rgbe08<0b0906*.rgbe       \#
                                    71.glyphs0RQ0b0908*.glyphs                                              \#
                                    41.doc0bX0b0915*.doc                         41.ktz1010b0505*.ktz43.afm0\#
        Gj0b0505*.afm0DY0X0505*.afm1G70W0505*.afm                             41.cmo1S:0b0905*.cmo          \#
        71md5sums1@W0b0807MD5SUMS:1dir_colors1[A0b080:DIR_COLORS                42.mps0V00b0505*.mps1l20X050\#
        5*.mps91mavenfile0>W0b0809Mavenfile                                 41.xlz1[M0b0905*.xlz            \#
                     51.fsti0f20b0906*.fsti                       41.dzn13H0b0505*.dzn                      \#
                                                                    41.ssp1_[0b0505*.ssp41.udf1Bj0b0505*.udf\#
                          71.shproj0c40b0908*.shproj                                                      42\#
        .ash12I0b0905*.ash1lK0X0505*.ash                               71.action0FF0b0908*.action           \#
                                                                                                     61.zimp\#
        l0kC0b0907*.zimpl42.eex1X10l0905*.eex18W0b0505*.eex                        42.exp0Wm0b0505*.exp1eM0X\#
        0505*.exp                                                                                         51\#
        .ccmx1I[0b0906*.ccmx                                                                                \#
                                                       <1.antlers.php04S0b090=*.antlers.php       42.com12V0\#
        b0505*.com0kb0X0505*.com                                                                       :1.au\#
        tomount06X0b090;*.automount41.tak0ZV0b0=05*.tak41.odf1Ri0b0=05*.odf:1squid.conf01K0b080:squid.conf  \#
                                                        41.oda1;G0b0905*.oda                 51.pike0aX0b090\#
        6*.pike41.gsx1@X0b0905*.gsx81.html.j20R=0b0909*.html.j251.adml0c40b0506*.adml41.rbi0>W0b0505*.rbi41.\#
        1231Z[0b0905*.123                                                                                   \#
                                                                                   41.smo1@;0b0505*.smo     \#
                         :1modulefile00J0b080:Modulefile51.yara0W`0b0506*.yara42.bzl0_l0l0905*.bzl1J40b0=05*\#
        .bzl       51.ecma0_O0b0906*.ecma41.lrm1?e0b0505*.lrm                                   :1.gitreview\#
        18l0b080:.gitreview                      61.lagda1d10b0907*.lagda41.exw10E0b0505*.exw46.exe0;m0l0=15\#
        *.exe12V0b0915*.exe1kH0X0915*.exe1<20D0915*.exe0=>0:0915*.exe0R\050915*.exe51.jpeg0e90b0=16*.jpeg   \#
         61.eliom0SL0b0907*.eliom               41.es316H0b0905*.es3                      41.mmf0l?0b0905*.m\#
        mf71a_*.txt1650b0807a_*.txt41.mss0R_0b0505*.mss                                                     \#
                                                                                                   <1.c++-ob\#
        jdump1IH0b090=*.c++-objdump51.dotm0m80b0=06*.dotm 71.liquid1hQ0b0908*.liquid42.mmd0f00b0505*.mmd16L0\#
        X0505*.mmd                                                       51.move1M?0b0506*.move             \#
                 E1.sublime-color-scheme16[0b090F*.sublime-color-scheme44.msp1cC0l0905*.msp1S[0b0505*.msp1iB\#
        0I0505*.msp0R\050905*.msp51.part09V0b0=06*.part                                                     \#
               71.vtnstd0WX0b0908*.vtnstd31.pf0HU0X0904*.pf                                                 \#
                               41.gdb0[=0b0505*.gdb                                                  41.isl0\#
        WB0b0505*.isl41.ppz1200b0905*.ppz                                                                   \#
                        41.z8010M0b0905*.z8031.pd0n\0b0504*.pd                                              \#
                                                                                             51.cpio0Ug0b0=0\#
        6*.cpio                                                                                             \#
                                           81.schemas1;c0b0909*.schemas32.ph0j70b0904*.ph0mH0X0504*.ph72.gsh\#
        eet0K?0l0908*.gsheet1le0b0908*.gsheet41.msx0^g0b0905*.msx41.iss0WB0b0=05*.iss                       \#
                                      41.p2118I0b0905*.p2151.quiz1fE0b0506*.quiz41.lex1_d0b0505*.lex41.jag07\#
        ?0b0505*.jag41.nuv1ca0b0905*.nuv?1.env.production0jB0b080?.env.production                           \#
                                                           41.m211Hg0b0505*.m21                             \#
                  41.n641hc0b0905*.n6491.rest.txt1mQ0b090:*.rest.txt51.im320^L0b0906*.im3246.iso0Kh0b0=05*.i\#
        so0K40S0505*.iso0H30R0505*.iso1F\0Q0505*.iso0=G0P0505*.iso0R\050905*.iso34.pl0j70b0=04*.pl1DA0X0504*\#
        .pl0eW0W0504*.pl1MY0D0904*.pl41.gdc1_h0b0505*.gdc41.gdz1OM0b0905*.gdz92.jshintrc1Ei0b0809.jshintrc16\#
        [0a0809.jshintrc                                                                                    \#
                                                                                                            \#
                                                 71xinitrc1f30b0807xinitrc                               41.\#
        jar14I0b0=15*.jar:1.arcconfig1Ei0b080:.arcconfig;1project.ede14a0b080;Project.ede41.emb1Rg0b0505*.em\#
        b                                                                                                   \#
                                                                                                            \#
         41.pps1200b0=05*.pps51.aart1;c0b0906*.aart53.json1Ei0b0=36*.json1^d0X0536*.json1G?0W0536*.json51.cp\#
        kg1Z@0b0506*.cpkg41.jai0mM0b0505*.jai51.tcsh0CI0b0=06*.tcsh                                         \#
                            41.oft1a;0b0905*.oft41.jsh1;_0b0505*.jsh            41.jsc0iZ0b0905*.jsc        \#
              41.jse1=b0b0905*.jse                                                                          \#
                91.metallib13`0b090:*.metallib                                                              \#
               31.pk0WF0b0504*.pk51.qtif1\g0b0=06*.qtif  31.i31WH0b0=04*.i3                                 \#
                                             41.grv1Gb0b0505*.grv41.isp1XZ0b0505*.isp                       \#
                                                         91.env.test0jB0b0809.env.test=3.editorconfig18l0b08\#
        0=.editorconfig18K0a080=.editorconfig18K0b090>*.editorconfig81.docjson1R_0b0909*.docjson91.xcscheme0\#
        c40b0=0:*.xcscheme42.j2k0RX0b0=05*.j2k1fQ0:0505*.j2k41.afp00N0b0505*.afp63.mhtml0540b0907*.mhtml1O@0\#
        X0907*.mhtml0_]0S0907*.mhtml                                                                        \#
                                  41.nut0;10b0505*.nut                                     41.jsb0RA0b0505*.\#
        jsb                                         61.wmlsc1@D0b0907*.wmlsc                                \#
                                                                          <1_helpers.tpl0=60b080<_helpers.tp\#
        l                                                                                                   \#
                                                              71.factor0<X0b0908*.factor41.tlb0XS0b0505*.tlb\#
        41.cmt1S:0b0=05*.cmt41.2651i@0b0905*.265                        41.gal0lM0b0505*.gal 71.lookml0:n0b0\#
        908*.lookml                                                            42.cmp0_;0b0505*.cmp0gO0X0505\#
        *.cmp                                             41.jtd1di0b0505*.jtd                              \#
                                             41.jte1Ao0b0505*.jte                                           \#
                 41.ofs1IV0b0905*.ofs            41.j2c0RX0b0905*.j2c61.ppttc1VD0b0907*.ppttc51.3gp204D0b090\#
        6*.3gp2                              41.wdp1_R0b0905*.wdp41.xqm1fo0b0905*.xqm                71.vipg\#
        rm13n0b0908*.vipgrm                                                                                 \#
                     51.egrm1;c0b0906*.egrm                                                                 \#
                        41.mq51J>0b0905*.mq5                                                       42.rw21ho\#
        0l0=05*.rw20?l0b0505*.rw2  51.zpaq1T<0b0906*.zpaq                                    41.ulg0==0b0905\#
        *.ulg    41.yrl1LB0b0505*.yrl                                                       ;1deliverfile0>W\#
        0b080;Deliverfile                                                                                   \#
                                                                          52build1J40b0405BUILD0_l0X0405BUIL\#
        D51.uvvz0c?0b0506*.uvvz                                                                  41.ssw0JG0b\#
        0505*.ssw41.xql1fo0b0905*.xql  61.ihtml1;c0b0907*.ihtml41.p101:_0b0905*.p1041.hvs0160b0505*.hvs41.26\#
        61Xk0b0905*.26652.3gpp0P:0b0906*.3gpp1Se0X0906*.3gpp                                                \#
                                  41.jsm0RA0b0905*.jsm                                     51.seed1^L0b0906*\#
        .seed41.ul41S70b0505*.ul4     41.rwz1IK0b0505*.rwz                                                  \#
                           42.mq418a0b0505*.mq41J>0X0505*.mq441.gan1`A0b0505*.gan                           \#
                                                                  41.jsa0H50b0905*.jsa91.yaml.sed1XJ0b090:*.\#
        yaml.sed41.dgn0J<0b0905*.dgn                    42.emf1c>0b0=05*.emf01X0X0505*.emf51.ccmp1Zl0b0506*.\#
        ccmp                                                                                                \#
                                                                                             <1.study-inter0\#
        NZ0b090=*.study-inter<1gemfile.lock11I0b080<Gemfile.lock41.hvp0P?0b0505*.hvp                   61.md\#
        txt1R80b0907*.mdtxt<1.haml.deface0Ee0b090=*.haml.deface                                             \#
                                                                          :1.config.ts1K90b090;*.config.ts  \#
                                             34.pm0j70b0=14*.pm0eW0X0514*.pm0:@0W0514*.pm1750V0514*.pm51.ggu\#
        f0El0b0=06*.gguf41.jam1J00b0505*.jam      51.psgi0j70b0906*.psgi       51.uvvf1S50b0506*.uvvf43.php1\#
        W?0b0804.php1W?0b0=15*.php1910X0515*.php                 71.cljscm06Z0b0908*.cljscm       51.savi0>o\#
        0b0506*.savi                                                        51.s3df12U0b0506*.s3df51.uvvx0_8\#
        0b0506*.uvvx                                                 41.val0Cm0b0505*.val                   \#
                                  31.ig1WH0b0=04*.ig51.uvvg1@30b0506*.uvvg   41.gac1K`0b0505*.gac51.kpxx16X0\#
        b0506*.kpxx   51.volt1Q40b0506*.volt   41.box1O>0b0505*.box          41.wdl0KW0b0505*.wdl51.jsgf0]P0\#
        b0506*.jsgf32.po0J_0l0;04*.Po17c0b0=04*.po         47.asc1;c0g0905*.asc1?10b0905*.asc03]0X0505*.asc0\#
        V20W0505*.asc12I0V0505*.asc14i0U0505*.asc1dl080505*.asc41.dpg04X0b0505*.dpg61.polar0c60b0907*.polar4\#
        1.ist1n]0b0505*.ist:2.litcoffee12P0b090;*.litcoffee0e^0X090;*.litcoffee43.smd0[k0S0905*.smd0aK0D0505\#
        *.smd1;c0B0905*.smd41.ofr1IV0b0905*.ofr                                                             \#
             41.tld1;c0b0905*.tld                                              41.2641[Q0b0905*.264         \#
                                                                                                            \#
          41.p121>90b0=05*.p12                                                                         61.sp\#
        ice1710b0907*.spice          41.wax0lE0b0905*.wax                                     41.pen1;c0b090\#
        5*.pen                                                                                              \#
                      61.u8msg0e=0b0907*.u8msg41.vhs0?90b0505*.vhs51.1clr1Y^0b0506*.1clr      51.beam0_^0b09\#
        06*.beam61.proto0?c0b0=07*.proto41.svd1mJ0b0505*.svd51.jake0RA0b0506*.jake41.vht0?90b0505*.vht      \#
                   42.mng1`U0b0905*.mng0NB0D0905*.mng41.svc0j:0b0505*.svc=1containerfile1L;0b080=Containerfi\#
        le  71.jsonld1Lc0b0=08*.jsonld41.svg0nf0b0=15*.svg                                                  \#
                                                                                         42.wad1<[0b0905*.wa\#
        d0R^0S0505*.wad                    4=.pem1ZF0b0=05*.pem0^60^0505*.pem1@]0]0505*.pem1:_0\0505*.pem183\#
        0[0505*.pem1=A0Z0505*.pem1YO0Y0505*.pem0A30X0505*.pem0V20W0505*.pem064050505*.pem03]040505*.pem1Y903\#
        0505*.pem0OQ020505*.pem51.adlf1W:0b0506*.adlf41.vhw0?90b0505*.vhw<1.mathematica04;0b090=*.mathematic\#
        a41.sfc1mN0b0505*.sfc41.djv07E0b0=05*.djv41.war14I0b0=05*.war                                       \#
                42.svx1^I0b0505*.svx1Qf0X0505*.svx<1.emberscript0`80b090=*.emberscript  41.vrm0TR0b0905*.vrm\#
                     41.xtm1170b0505*.xtm               91.viaframe1`=0b090:*.viaframe      >1.sublime-theme\#
        16[0b090?*.sublime-theme41.sff1en0b0=05*.sff51.sass1=>0b0=06*.sass91.htpasswd1;c0b0809.htpasswd     \#
                                                                                                            \#
                                     32.1m1Nj0b0504*.1m0=90X0504*.1m51.sdoc03l0b0506*.sdoc51.pntg0MG0b0906*.\#
        pntg81makefile0J_0b0<28Makefile41.boz0RP0b0905*.boz51.fxpl1bK0b0506*.fxpl                           \#
                                                                                                            \#
          41.per0UR0b0505*.per42.vhd0500l0505*.vhd0?90b0505*.vhd61.knsrc18l0b0907*.knsrc                    \#
                        51.lslp1aI0b0506*.lslp                  41.m4p16B0b0505*.m4p51.mmpt0Z=0b0906*.mmpt31\#
        .r30<\0b0504*.r3                    61.rbbas0Wc0b0907*.rbbas                                        \#
                                                               51.tikz0NB0b0906*.tikz;1haproxy.cfg0HH0b080;h\#
        aproxy.cfg        31.r20<\0b0504*.r2                                                                \#
            41.sfo14[0b0905*.sfo91.ckignore16J0b0809.ckignore 42.m4v1V;0l0=05*.m4v1410b0905*.m4v            \#
                                                               41.m4u0k:0b0905*.m4u71cacerts1Tk0b0807cacerts\#
        91.iso191390S20b090:*.iso1913981fakefile01B0b0808Fakefile  81.inputrc05Y0b0808.inputrc              \#
                                                                                     41eask14a0b0804Eask    \#
                                              41.f4b0`M0b0905*.f4b                                          \#
                           71.onepkg1\60b0908*.onepkg                                                       \#
                                     53.opus1SW0b0=06*.opus0:\0X0906*.opus1180S0906*.opus                   \#
                                          41.vhi0?90b0505*.vhi                                              \#
                          41.pef0]@0b0905*.pef          <1makefile.wat0J_0b080<Makefile.wat                 \#
                                                                                                            \#
                                                                                         63.plist0m\0b0907*.\#
        plist0<A0X0907*.plist0RQ0W0907*.plist51.grb20AQ0b0=06*.grb241.aal0O@0b0505*.aal                     \#
                                             41.sfd0g50b0=05*.sfd              41.aam0ak0b0505*.aam         \#
                                                                                                            \#
                                                                                                            \#
               41.vrx18A0b0505*.vrx         51.adls1W:0b0506*.adls                                          \#
                      51.m2ts14Q0b0906*.m2ts                           42.sfv0H=0b0505*.sfv1RM0X0505*.sfv41.\#
        mny0IF0b0905*.mny41.peg1Sl0b0905*.peg                                         71.bigwig0cW0b0908*.bi\#
        gwig      31.xo0lP0b0504*.xo61.jison0@00b0907*.jison      81.lostxml1\E0b0909*.lostxmlC1.all-contrib\#
        utorsrc1Ei0b080C.all-contributorsrc61passwd1;c0b0406passwd41.aax0i10b0905*.aax                      \#
                                                                                                        32.x\#
        m0IA0b0904*.xm17>0X0504*.xm                                                                         \#
                        61.wdiff0W_0b0907*.wdiff31.be1R\0b0504*.be51.it871Uj0b0906*.it87            41.ost1`\#
        j0b0905*.ost                       34.bb0<B0b0504*.bb0KF0X0504*.bb06Z0W0504*.bb0kI0I0504*.bb41.cpa1J\#
        ;0b0505*.cpa                                                                                        \#
           71.tfvars1P<0b0908*.tfvars     61.mligo1eO0b0907*.mligo                                          \#
                       51.cppm0oJ0b0906*.cppm                                                               \#
                                        51.rf641o;0b0906*.rf6442.cpt0030b0505*.cpt0im0X0505*.cpt41.twd1bP0b0\#
        505*.twd                                                           41.gcd10d0b0505*.gcd             \#
                       =1.systemverify1ml0b090>*.systemverify        41.zed0<S0b0505*.zed                   \#
         51.imba1DI0b0506*.imba             42.nbp09H0b0505*.nbp04;0X0505*.nbp41.gcg1@g0b0505*.gcg          \#
                                                  42.tlz0\[0b0905*.tlz0mm0S0505*.tlz                  51.psi\#
        d1RE0b0906*.psid41.fbx0go0b0905*.fbx41.cps13J0b0905*.cps81.rakudoc0eW0b0909*.rakudoc61.grib20AQ0b0=0\#
        7*.grib261.verse0eh0b0907*.verse81.pmtiles1RP0b0909*.pmtiles82.tmtheme0m\0b0909*.tmtheme0<A0D0909*.t\#
        mtheme81.tm.json00<0b0909*.tm.json61nanorc1_T0b0806nanorc41.vho0?90b0505*.vho32.bc0R<0g0504*.bc0MR0b\#
        0504*.bc                                                                                            \#
                                                                                                            \#
                                 41.sv70D@0b0505*.sv7  41.grt15H0b0505*.grt                                 \#
                                      31.k71WT0b0904*.k742.m4s0o[0b0905*.m4s1410D0505*.m4s:1.simplecov0>W0b0\#
        80:.simplecov41.m4r1ZA0b0905*.m4r81.rakumod0eW0b0909*.rakumod                             32.xs0B[0b\#
        0904*.xs0B:0N0904*.xs   41.sfs1om0b0505*.sfs                    51.rpss0LX0b0506*.rpss51.adlx1W:0b05\#
        06*.adlx52.fits1:g0l0=06*.fits1mP0b0906*.fits;1.appxbundle1da0b090<*.appxbundle32.1p0=90b0904*.1p1Nj\#
        0a0504*.1p51.rpst0ME0b0506*.rpst41.fh71;90b0905*.fh7        41.les09@0b0505*.les31.xq1fo0b0=04*.xq  \#
                                                                                                            \#
                                  41.osf0PB0b0505*.osf;1makefile.pl0j70b080;Makefile.PL81.befunge1PB0b0909*.\#
        befunge51.grb10AQ0b0906*.grb1     61.astro0B>0b0907*.astro    41btmp0^d0b0804btmp                   \#
               51.rusd0Lc0b0506*.rusd        41.u320kY0b0505*.u32                              31.br1Nd0b058\#
        4*.br                                  41.rds0Gm0b0=05*.rds            41.utz1;Y0b0505*.utz      :1s\#
        ha512sums1@W0b080:SHA512SUMS                                                                51.jxra1\#
        j20b0506*.jxra                                                                                      \#
                                                                                                            \#
        <1.applescript1V:0b0=0=*.applescript                                                             41.\#
        gcf1M:0b0505*.gcf  42.cpp0oJ0b0=15*.cpp0@[0X0915*.cpp                                               \#
                          33.xc1Ei0b0504*.xc1eK0X0504*.xc0B:0N0904*.xc82.postcss1JY0b0909*.postcss1Mc0a0909*\#
        .postcss81.hs-boot1@a0b0909*.hs-boot71.sparql1i>0b0=08*.sparql                                      \#
        91.notifyrc18l0b090:*.notifyrc41.djs1oX0b0505*.djs                        81metadata1;c0b0808METADAT\#
        A                                                                                          81.keynot\#
        e1bo0b0909*.keynote                                                                             33.b\#
        s1h_0b0504*.bs1LU0X0504*.bs1\90W0504*.bs71.jsproj0c40b0908*.jsproj   41.pxd1[k0b0=05*.pxd           \#
           91.sas7bcat0^\0b090:*.sas7bcat                                                            41.avr1\#
        ]S0b0905*.avr                                                                                   42.j\#
        sp0@;0b0=05*.jsp1500X0505*.jsp                                                  43.rdb1:80l0505*.rdb\#
        12L0b0505*.rdb0HK0X0505*.rdb71gemfile0>W0b0807Gemfile41.jss0RA0b0505*.jss                41.rda0Gm0b\#
        0=05*.rda             61.jspre0RA0b0907*.jspre42.1in1Nj0b0905*.1in0=90X0505*.1in41.hal0k`0b0505*.hal\#
        61.xport0TL0b0907*.xport                                                                            \#
                           71.sagews00k0b0908*.sagews41.mml0N:0b0905*.mml51.avro0\m0b0=06*.avro41.pxi1[k0b09\#
        05*.pxi  91.numba_ir1kF0b090:*.numba_ir                                                             \#
                                                                  41.fh91;90b0905*.fh9                      \#
                                                          61.dhall09L0b0907*.dhall                          \#
                                                                            42.jsx0bY0X0505*.jsx0RA0N0=05*.j\#
        sx                          61.slurm1f30b0907*.slurm                                                \#
                                                                                      41.prg1iQ0b0905*.prg  \#
                                                                                                     42.prf1\#
        dQ0l0505*.prf05g0b0505*.prf                                                                         \#
                           61.ps.gz0eG0b0907*.ps.gz                                                         \#
                                                                    71.7z.0011So0b0=08*.7z.001              \#
                                                                  41.wqd0ke0b0505*.wqd                      \#
                              51.mmmp0Z=0b0906*.mmmp41.prj1;c0b0905*.prj                                51.t\#
        atp0i?0b0506*.tatp           41.fh81;90b0905*.fh8                                   91mise.lock0W^0b\#
        0809mise.lock                    81.jardiff0`20b0=09*.jardiff41.fh51;90b0905*.fh5                   \#
                                                                                                           ;\#
        1singularity10G0b080;Singularity91.agignore16J0b0809.agignore41.fh41;90b0905*.fh4                   \#
                                                                              61.avifs1Sh0b0907*.avifs41.prm\#
        1750b0505*.prm61.crc321@W0b0907*.crc3251.qvto1g]0b0506*.qvto51.rout0D:0b0506*.rout              51.t\#
        atx0Zh0b0506*.tatx41.pre1;<0b0505*.pre                            41.lol0a]0b0505*.lol41.gca1mT0b050\#
        5*.gca                                         42.log1`>0b0905*.log1;c0X0905*.log                   \#
                                                                                                            \#
              41.3mf1=i0b0=05*.3mf41.qfx1RB0b0505*.qfx                                                      \#
                                        41.mmk0GQ0b0505*.mmk51.path06X0b0906*.path 41.pxn1Xi0b0505*.pxn41.nw\#
        c1C[0b0905*.nwc51.ftlh06^0b0506*.ftlh81.monkey21Md0b0909*.monkey241.vgz0kh0b0905*.vgz   41.x680Uo0b0\#
        505*.x68                                                                              41.dit0j10b050\#
        5*.dit                                                                                              \#
                                                                                                            \#
                                                                            61zshenv1f30b0806zshenv         \#
                                                                                                            \#
                                                                :1.tmsnippet0m\0b090;*.tmsnippet51.jxrs0R>0b\#
        0506*.jxrs51.baml1GC0b0506*.baml51.cson0J^0b0506*.cson      51.h.in0@[0b0906*.h.in                  \#
                                                                41.jst1>X0b0505*.jst  71.sha2561@W0b0518*.sh\#
        a256                                         81.srcinfo0fa0b0808.SRCINFO42.chm0VZ0b0=15*.chm19a0X051\#
        5*.chm41.bnk1fI0b0905*.bnk                                                                          \#
                 41.qps1?P0b0505*.qps51.hxml0^K0b0906*.hxml                34.bf1X40b0504*.bf1PB0X0504*.bf0[\#
        <0W0504*.bf0IX0V0504*.bf41.chd1@_0b0905*.chd41.f4p1410b0905*.f4p       ;1.xresources1;c0b080;.xresou\#
        rces91.wspolicy0Q;0b090:*.wspolicy51.idl40Wg0b0506*.idl4                                            \#
                       51.psd10i50b0=06*.psd141.cpy0F10b0905*.cpy                     91.list382000N0b090:*.\#
        list382041.npx1A90b0505*.npx71.docker1L;0b0908*.docker81.minigsf0090b0909*.minigsf42.f4v02N0b0505*.f\#
        4v1410]0505*.f4v42.sms02B0l0905*.sms0n@0b0505*.sms>1.tmpreferences0m\0b090?*.tmpreferences71pipfile0\#
        W^0b0807Pipfile61.json50AR0b0=07*.json551.ride0HN0b0506*.ride<1.env.testing0jB0b080<.env.testing41.n\#
        pz0B50b0=05*.npz                                                51.vips0\20b0906*.vips             4\#
        1.drf0h[0b0905*.drf                        ;1.sh-session1PV0b090<*.sh-session 41.dd21]R0b0905*.dd2 4\#
        1.xlw02T0b0905*.xlw71.module1Ei0b0908*.module                                                       \#
                                                                                                            \#
                                                    41.leo16R0b0505*.leo                                  41\#
        .aar0^H0b0905*.aar                        51.dart0QK0b0=06*.dart                 41.aas1OS0b0505*.aa\#
        s                                     41.smt1^_0b0505*.smt                                   41.wls0\#
        4;0b0905*.wls         61.hlsli1?_0b0907*.hlsli41.xlr1`\0b0905*.xlr                                  \#
         41.qpw1RR0b0905*.qpw51.admx0c40b0506*.admx                                                         \#
                                                                    41.fxp1bK0b0505*.fxp51.lark1Z:0b0906*.la\#
        rk<1.babelignore16J0b080<.babelignore31.bz0SN0b0904*.bz42.ass1@G0l0905*.ass1`00b0505*.ass           \#
                                                             ?1.watchmanconfig1Ei0b080?.watchmanconfig      \#
                  42.smp0ZE0b0505*.smp1LR0I0505*.smp                                       91.mdpolicy0c40b0\#
        90:*.mdpolicy                                                                                       \#
                                      45.pro1dQ0b0505*.pro1DA0a0505*.pro1[30X0505*.pro18l0W0505*.pro1@n0V050\#
        5*.pro42.fbs1[K0b0505*.fbs0G^0X0505*.fbs72.config0@U0b0908*.config1f30D0908*.config41.tlv0S?0b0505*.\#
        tlv61.csdef0c40b0907*.csdef51.jpgm1j<0b0906*.jpgm                   41.odi1NK0b0905*.odi41.kmz0ii0b0\#
        =05*.kmz                                                                                      51.gaw\#
        k1L:0b0906*.gawk                                                                  52.lean13V0b0906*.\#
        lean0K00X0506*.lean42.asp0L:0b0905*.asp00>0X0505*.asp52.mojo0c40b0506*.mojo1TM0X0506*.mojo:1dockerfi\#
        le1L;0b082:Dockerfile                                                                    41.xqy1fo0b\#
        0905*.xqy                                                                                           \#
                  41.bh20Xn0b0505*.bh2                          41.pri1dQ0b0905*.pri                        \#
              41.hhi1910b0505*.hhi                                                                     41.xl\#
        s02T0b0=15*.xls                                                                                     \#
                             61.rbxmx0c40b0907*.rbxmx      41.ivf1nl0b0905*.ivf            61.glbin0CH0b0907\#
        *.glbin                                                 ;1makefile.pc0J_0b080;Makefile.pc51.dotx1SJ0\#
        b0=06*.dotx                                           51login1f30b0405login31.xz1@o0b0=34*.xz       \#
                                                                                                         :1.\#
        spacemacs14a0b080:.spacemacs41.pep0Ka0b0505*.pep41.npy0<@0b0=05*.npy                                \#
          32.1x0=90b0904*.1x1Nj0a0504*.1x91steepfile0>W0b0809Steepfile                                  61.s\#
        tpnc18I0b0907*.stpnc                                                  ?1config.worktree05<0b080?conf\#
        ig.worktree                41.vhf0?90b0505*.vhf             41.svh0U[0b0905*.svh81.dpgraph04X0b0909*\#
        .dpgraph                                          31.gv1C50b0=04*.gv41.hvl0Vc0b0905*.hvl            \#
                                                                          51.mlir0D20b0506*.mlir71.uimage1no\#
        0b0908*.uimage42.gsm0DJ0l0905*.gsm09=0b0505*.gsm51.sndt0BZ0b0906*.sndt61.nupkg1_\0b0=07*.nupkg42.htm\#
        0kN0l0=35*.htm1aJ0D0535*.htm41.lrv1410b0905*.lrv32.gp1;^0b0904*.gp1DR0D0504*.gp                     \#
                                         33.gs0[`0l0504*.gs1@X0b0504*.gs18A0X0504*.gs                       \#
                                            41.cer0?:0b0=05*.cer                                            \#
                                                                                       51.php81W?0b0906*.php\#
        8        52.meta1;30b0506*.meta1;c0X0506*.meta61.cdxml0<g0b0907*.cdxml61.sigma1;c0b0907*.sigma31.gl0\#
        0_0b0504*.gl         41.lrz1K50b0905*.lrz               61.nroff1Nj0b0907*.nroff           41.a2l11=\#
        0b0505*.a2l                                51.jwks18M0b0906*.jwks61kbuild0J_0b0826Kbuild;1fonts.alia\#
        s1Q90b080;fonts.alias32.gn1KT0b0803.gn1KT0b0504*.gn41.gsh0^B0b0505*.gsh51.hlsl1?_0b0906*.hlsl>1.node\#
        monignore16J0b080>.nodemonignore61.sarif0CA0b0907*.sarif61go.mod0AC0b0806go.mod61.vcard0ah0b0907*.vc\#
        ard     31.ol11V0b0504*.ol                                                                          \#
                   41.tga1kV0b0=05*.tga     81.treetop1<d0b0909*.treetop71.smithy0G90b0908*.smithy          \#
                                                                                                            \#
                51.msty1oY0b0506*.msty              51.xodp1e\0b0506*.xodp                                  \#
                                                                                       71.sfproj0c40b0908*.s\#
        fproj                                                                                               \#
                                  32.gf16Z0b0504*.gf1oE0X0504*.gf31.go1]c0b0=14*.go     41.gyp1J40b0505*.gyp\#
         71capfile0>W0b0807Capfile51.abnf1SU0b0906*.abnf91hosts.txt1d60b0809hosts.txt51.viff1WZ0b0=06*.viff \#
                                                                                                            \#
                                  51.rbxs09>0b0506*.rbxs                                                    \#
                                                       41.xdd0d<0b0905*.xdd                                 \#
                                 51.smht0U20b0506*.smht                                         43.tag1\[0b0\#
        505*.tag0@;0X0505*.tag0c40N0905*.tag                                                               5\#
        1.sisx0050b0906*.sisx41.jdx1j10b0505*.jdx                    41.xdf11m0b0505*.xdf                   \#
                                                                                                            \#
                 31.gg1mR0b0904*.gg41.ova0Y;0b0=05*.ova                                                     \#
                                                    51.xodt1j:0b0506*.xodt         91emakefile1LB0b0809Emake\#
        file41.ris0;j0b0505*.ris                                                                    4<.inc1;\#
        c0l0905*.inc1W?0g0905*.inc1Bj0b0905*.inc0kN0W0905*.inc1S_0V0905*.inc11_0U0905*.inc0Uo0T0905*.inc0KF0\#
        S0905*.inc0oJ0R0905*.inc16F0Q0905*.inc0c<0P0905*.inc1SO0O0905*.inc42.gsf0YI0b0505*.gsf0YC0X0505*.gsf\#
                                                          61.unity1;30b0907*.unity       51.xods0kU0b0506*.x\#
        ods                                                 51.purs0]U0b0906*.purs                          \#
                                                                                 41.jdn1Zn0b0505*.jdn       \#
                                                                                               61.xegrm1;c0b\#
        0907*.xegrm61.slint0<:0b0907*.slint42.ink1GG0b0505*.ink1<K0X0505*.ink51.evtx0DG0b0906*.evtx32.gd1T[0\#
        b0904*.gd0HD0X0904*.gd41.qxp0MP0b0905*.qxp41.xlt02T0b0905*.xlt41.odt1210b0=15*.odt31.gz1jD0b0=74*.gz\#
        91.preminet1=J0b090:*.preminet                                                                      \#
                                                        41.mpx0[b0b0=05*.mpx41.rif0j90b0905*.rif            \#
                               44.yml1XJ0b0=35*.yml04=0X0535*.yml1LC0W0535*.yml0iY0V0535*.yml               \#
                                                                                                           7\#
        1.gbrjob1EN0b0908*.gbrjob;1.xsp-config15F0b090<*.xsp-config42.dib0nb0b0=05*.dib0=h0]0505*.dib41.drm1\#
        1;0b0505*.drm                                                                      61.nlogo0He0b0907\#
        *.nlogo:1.container18l0b090;*.container51.riot1EU0b0506*.riot71.pypirc18l0b0807.pypirc41.dra1^P0b050\#
        5*.dra52.rktl1o`0b0906*.rktl1OF0a0506*.rktl           51.xlsm13l0b0=06*.xlsm                        \#
                                                                          61mkfile0J_0b0806mkfile           \#
                     42.asy0UA0b0905*.asy0V;0X0505*.asy41.lz40]V0b0=05*.lz441.qam1Vn0b0505*.qam52.bdoc0eK0b0\#
        506*.bdoc1cD0X0506*.bdoc91citations1;c0b0809CITATIONS                            <1contributors1;c0b\#
        081<CONTRIBUTORS     42.dia1oi0b0905*.dia1ao0I0905*.dia81.geojson1]`0b0=09*.geojson71.whiley0Cc0b090\#
        8*.whiley                                                              51.ssvc0hh0b0506*.ssvc42.dic1\#
        ;c0l0905*.dic0@[0b0905*.dic41.xll02T0b0905*.xll 91setup.cfg18l0b0809setup.cfg                       \#
                                                                     51.sqsh13o0b0906*.sqsh                 \#
                                                                                                            \#
                                                                                            81.tar.lz40FB0b0\#
        909*.tar.lz4     61.types1;c0b0907*.types                                                           \#
                                   41.ovf1bL0b0505*.ovf                                  41.cea1[;0b0505*.ce\#
        a42.drc00D0b0505*.drc0Je0D0505*.drc                                                                 \#
                                                      42.asx16I0g0905*.asx1Ai0b0905*.asx        81.afphoto08\#
        >0b0909*.afphoto            41.mms0GQ0b0505*.mms                     41.vgm0kh0b0905*.vgm 51.ligo0X0\#
        0b0506*.ligo                                  81.lobster1X70b0909*.lobster71.sv4crc0e60b0908*.sv4crc\#
        71.erl-sh0_C0b0908*.erl-sh  51.vark1@X0b0906*.vark                                                 5\#
        1.xlsb0\T0b0=06*.xlsb      41.jng11h0b0=05*.jng51.soql1;c0b0906*.soql43.inf1WF0b0905*.inf0I[0a0505*.\#
        inf18l0X0505*.inf31.j20R=0b0934*.j241.epj0mS0b0505*.epj41.mmr0380b0505*.mmr51.smp30ZE0b0506*.smp351.\#
        adoc14i0b0=16*.adoc                                41.gym0mg0b0905*.gym                             \#
                          42.msd1><0b0505*.msd0V00X0505*.msd                                                \#
                                   46.msg1a;0b0505*.msg0gT0]0505*.msg1;70X0505*.msg0FF0W0505*.msg0540C0505*.\#
        msg1Vc0:0505*.msg41.mmp0Z=0b0505*.mmp42.qcp0UL0l0905*.qcp1:F0b0505*.qcp71.tar.bz1R<0b0908*.tar.bz51.\#
        sgml1GE0b0=06*.sgml                                 31rdf16:0b0803rdf                               \#
                                                                                                            \#
                                                                      =1lighttpd.conf1^g0b080=lighttpd.conf=\#
        1.bash_history1f30b080=.bash_history;1meson.build0EA0b080;meson.build41.m140M90b0505*.m1442.cel0J<0b\#
        0905*.cel0X>0]0505*.cel41.db30Gi0b0905*.db341.wtb01_0b0505*.wtb51.dwfx09B0b0906*.dwfx31.gi0HD0b0504*\#
        .gi54.yaml1XJ0b0=36*.yaml04=0X0536*.yaml1LC0W0536*.yaml0iY0V0536*.yaml52.kexi1jL0l0=06*.kexi0;_0X050\#
        6*.kexi41.ods0XN0b0=15*.ods42.vox0kY0b0505*.vox1V00I0505*.vox41.rip1Tf0b0505*.rip41.bup0CL0b0905*.bu\#
        p     61.mcurl05b0b0907*.mcurl       51.epub0<;0b0=16*.epub<1settings.xml1ok0b080<settings.xml      \#
                    51.cpsa03f0b0506*.cpsa                         41.odp1hW0b0=15*.odp                     \#
              51.mdmp1jY0b0906*.mdmp                                                                        \#
                                                          51.vstx01S0b0=06*.vstx    42.dif1A;0b0905*.dif1OH0\#
        X0505*.dif43.mpc1SX0l0905*.mpc0:d0b0905*.mpc0;c0X0505*.mpc51.jpgv0780b0506*.jpgv61.cirru1T00b0907*.c\#
        irru41.m130M90b0505*.m1351.sami0cI0b0906*.sami                    41.db21V\0b0505*.db2;1_dir_colors1\#
        [A0b080;_dir_colors                   84id_ecdsa0OQ1@0808id_ecdsa0^60l0808id_ecdsa1@]0g0808id_ecdsa0\#
        V20b0808id_ecdsa                                                 61.3perl0=90b0907*.3perl           \#
             51.tmac1Nj0b0906*.tmac                                          51.asnd0WU0b0506*.asnd41.prz1;<\#
        0b0505*.prz                                                                                         \#
                                                                                                            \#
                                               41.bps0Rn0b0905*.bps                              51.x3db1G<0\#
        b0506*.x3db41.atc0;i0b0505*.atc                                                                     \#
                                                  41.prw1iQ0b0505*.prw                    51.xsce0B:0b0906*.\#
        xsce                                                                                                \#
                                                                                                            \#
               41.atf1^H0b0505*.atf41.ivu11K0b0505*.ivu41.z641hc0b0905*.z64                                 \#
                                                                                                            \#
                                                                                                            \#
                                                               61.tar.z1mW0b0907*.tar.z                     \#
                                                          81.nim.cfg16b0b0909*.nim.cfg                      \#
                                                                                                            \#
                                                                                                81nukefile1J\#
        R0b0808Nukefile51.vstm1KU0b0=06*.vstm71.conllu0e50b0908*.conllu91.gnumeric1TJ0b0=0:*.gnumeric       \#
                              91.xprofile1f30b0809.xprofile91.sas7bfdb1i40b090:*.sas7bfdb41.ttx0OZ0b0=05*.tt\#
        x41.ivy0c40b0505*.ivy51.dump0R\050506*.dump51.spng1g70b0506*.spng51.joda1D`0b0506*.joda41.bnf0KV0b05\#
        05*.bnf44.rdf16:0b0905*.rdf1gM0D0905*.rdf1D;0?0905*.rdf0M30:0905*.rdf46.prc0Tm0l0905*.prc1g[0b0505*.\#
        prc1Bj0X0505*.prc0kE0W0905*.prc09P0V0505*.prc1oW0S0905*.prc41.pxr1h;0b0=05*.pxr42.prt0aI0b0505*.prt0\#
        J>0X0505*.prt43.mpl0V00b0505*.mpl0;L0]0905*.mpl1J^0X0505*.mpl61.cocci1IY0b0907*.cocci81cheffile0>W0b\#
        0808Cheffile<1sources.list1<D0b080<sources.list61.forth04E0b0907*.forth41.mpm0nm0b0505*.mpm<1.atomde\#
        leted1790b090=*.atomdeleted                                                                         \#
                         71install1;c0b0417INSTALL      51.maql1D90b0506*.maql61.nvmrc1;c0b0806.nvmrc       \#
                                                                                                            \#
                                                                            51.comp1;c0b0906*.comp          \#
                                                                                                     91.yard\#
        opts1N00b0809.yardopts            71.dvi.gz0Lo0b0908*.dvi.gz        41.gff1;c0b0905*.gff31.xv1WZ0b09\#
        04*.xv                                                                                              \#
                                                                                                            \#
                                                                                                            \#
                                          42.mpf0l30b0505*.mpf1\P0X0905*.mpf           41.bpk0R\050505*.bpk \#
                                                                                        51.rapd1eo0b0506*.ra\#
        pd                                                                                                  \#
                                                                             41.s141C60b0505*.s14           \#
                                                        32.bw0cW0b0904*.bw0F?0X0504*.bw                     \#
             ;1descrip.mms0GQ0b080;descrip.mms41.wtv1;\0b0905*.wtv                                          \#
                                                61.movie0XU0b0907*.movie41.mpn0<F0b0505*.mpn41wtmp0^d0b0804w\#
        tmp51.onea1\60b0906*.onea41.drl0gd0b0905*.drl71.hgtags1;c0b0807.hgtags71.baklz40h=0b0908*.baklz441.m\#
        pg03m0b0=05*.mpg61.heifs1o^0l0907*.heifs41.xlm02T0b0905*.xlm42.atx1=f0b0505*.atx0;80X0505*.atx      \#
                                           72.nanorc1_T0b0807.nanorc1_T0b0908*.nanorc                       \#
                                                                                                            \#
                                 ;2.tmlanguage0m\0b0=0<*.tmlanguage0<A0D090<*.tmlanguage                    \#
                                   41.odx0Am0b0505*.odx52.mk3d0<j0l0906*.mk3d1SC0b0506*.mk3d                \#
                                                                                              41.glf0]d0b050\#
        5*.glf41.qxt0MP0b0905*.qxt41.gch0O`0b0905*.gch42.xdw0B:0b0905*.xdw1c30a0905*.xdw41.kon08[0b0905*.kon\#
        71.gramps0hT0b0908*.gramps              41.i7x0;50b0905*.i7x                                  41.sus\#
        0120b0505*.sus                     51.potm0II0b0=06*.potm                 =1.metainfo.xml1740b0=0>*.\#
        metainfo.xml                                                                                        \#
                                                                                                            \#
                               71.abw.gz1OA0b0908*.abw.gz;1.flatpakref1gY0b090<*.flatpakref41.mpe03m0b0505*.\#
        mpe                                                                           51.shen00T0b0906*.shen\#
        41.xld02T0b0905*.xld41.xdm0Aa0b0905*.xdm41.yme1GI0b0505*.yme   61.realm0Uk0b0907*.realm61.capnp1K00b\#
        0907*.capnp41.jrd12i0b0505*.jrd                                              =1.vbox-extpack0_J0b090\#
        >*.vbox-extpack:2id_ed255190OQ1@080:id_ed255190V20b080:id_ed2551941.air0Qh0b0505*.air91.graphqls0__0\#
        b090:*.graphqls51.wsgi1J40b0506*.wsgi43.drv0;m0l0505*.drv12V0S0505*.drv1<20D0505*.drv41.mpd0:10b0905\#
        *.mpd51.relo1Q;0b0506*.relo                     41.mph0n?0b0505*.mph43.vor1110b0905*.vor07<0X0505*.v\#
        or0cQ0S0505*.vor41.gco1<R0b0505*.gco41.xlc02T0b0905*.xlc41.qnt1:o0b0505*.qnt41.xdv1<e0b0905*.xdv    \#
                                                                41.f181hX0b0905*.f18              42.ini18l0\#
        b0=15*.ini1;c0X0915*.ini                 41.dii11J0b0505*.dii                     91unlicense1;c0b08\#
        19UNLICENSE41.kom1jH0b0505*.kom                                                         91pixi.lock1\#
        XJ0b0809pixi.lock                           41.xns1VI0b0505*.xns                   91.phys.sf31[90b0\#
        90:*.phys.sf341.a510Uo0b0505*.a5151.ihlp0K50b0506*.ihlp                                             \#
                                                                                                            \#
                                      ?1.factor-boot-rc0<X0b080?.factor-boot-rc41.osm1`10b0=05*.osm51.xspf1E\#
        V0b0=06*.xspf51.mdwn1R80b0506*.mdwn44.cpl0;m0l0905*.cpl1HB0b0505*.cpl12V0S0905*.cpl1<20D0505*.cpl41.\#
        dim0^R0b0505*.dim41.chs13W0b0505*.chs81.osm.pbf0[>0b0=09*.osm.pbf                                   \#
                       41.gsc0^B0b0505*.gsc                                                                 \#
                                                                                             ;2.gitmodules18\#
        l0b080;.gitmodules05<0a080;.gitmodules72.gradle0RS0b0=08*.gradle15H0X0908*.gradle                   \#
                         51.rell1j60b0506*.rell                                                        62.ti\#
        mer06X0l0907*.timer18l0b0907*.timer41.inl0oJ0b0905*.inl41.aac1`00b0=05*.aac71s_*.txt1nR0b0807s_*.txt\#
            41.xlf0lQ0b0=05*.xlf                     91.resource0o;0b090:*.resource42.eps08:0l0=05*.eps0En0b\#
        0905*.eps42.ino0oJ0b0905*.ino1Rc0a0505*.ino                                                         \#
                                                                                 81click.me1;c0b0808click.me\#
                                             41.xla02T0b0=05*.xla            41.ivp1n00b0505*.ivp71.tar.br1F\#
        _0b0908*.tar.br                                                                82.trigger0D10b0909*.\#
        trigger1f30X0909*.trigger                                                                           \#
                                                 42.har13h0l0=05*.har1Ei0b0905*.har41.cef1W;0b0505*.cef     \#
                                                                                                            \#
                 41.zep0oY0b0905*.zep42.aab0j60b0905*.aab0kY0a0905*.aab@1icon-theme.cache1dh0b080@icon-theme\#
        .cache41.xdp1020b0905*.xdp61.props0c40b0907*.props41.ico1A@0b0=15*.ico                       41.icn1\#
        db0b0505*.icn               62.frame1hV0b0907*.frame0l>0X0907*.frame42.cbt0>l0l0905*.cbt08=0b0505*.c\#
        bt41.icl0F80b0905*.icl51.pact1_`0b0506*.pact             41.xap0E\0b0505*.xap41.dls0fh0b0905*.dls   \#
                                                                                                        41.v\#
        pr0180b0505*.vpr41.s1w03l0b0505*.s1w41.fp70LC0b0905*.fp742.cbz0IR0l0=05*.cbz08=0b0505*.cbz71.curlrc0\#
        Jd0b0807.curlrc51.lhzl0jN0b0906*.lhzl41.fdt1V?0b0505*.fdt                                42.shp0dD0b\#
        0=05*.shp0jM0X0505*.shp                                                                             \#
              41.cbx0NB0b0905*.cbx                      41.s1p19W0b0505*.s1p71.promql0Ui0b0908*.promql41.icm\#
        0@?0b0=05*.icm42.xar0k90l0905*.xar1SV0b0905*.xar41.omg1gQ0b0905*.omg91buildfile0>W0b0809Buildfile31.\#
        lz1G_0b0=34*.lz         41.bmp0nb0b0=15*.bmp                                   51.eac30Q40b0=06*.eac\#
        3                                                  41.icd1]l0b0505*.icd   51.aplf1]30b0506*.aplf    \#
                                                                                                            \#
                           41.dlm1[30b0505*.dlm41.owx0Zo0b0905*.owx 42.ice1@J0b0505*.ice0EB0X0505*.ice      \#
                                         K1language-configuration.json16[0b080Klanguage-configuration.json41\#
        .sbv1;c0b0905*.sbv41.xav1`_0b0505*.xav                                              33.lp1=m0b0504*.\#
        lp1BE0X0504*.lp1W@0W0504*.lp      41.cbl0F10b0=05*.cbl                      41.ica0nR0b0505*.ica    \#
                          81.txt.sf31To0b0909*.txt.sf3                                           61.matah0K5\#
        0b0907*.matah                                    51.aplc1]30b0506*.aplc 41.lua09>0b0=15*.lua        \#
                                         51.xswe0B:0b0906*.xswe                                             \#
                   71pom.xml1ok0b0807pom.xml61.mjpeg1ol0b0=07*.mjpeg             42.shx16=0b0=05*.shx0jM0X05\#
        05*.shx41.zir0n30b0505*.zir61.u8hdr0gn0b0907*.u8hdr           51.sofa1850b0906*.sofa                \#
          =1composer.lock1Ei0b080=composer.lock          41.s1g1n80b0505*.s1g:1.xcprivacy0m\0b090;*.xcprivac\#
        y41.cba08=0b0905*.cba                                     =1.imgbotconfig1Ei0b080=.imgbotconfig     \#
                                                    51.potx1EX0b0=06*.potx                                  \#
                                                                                                            \#
                                          51.mesh1o]0b0506*.mesh                                            \#
                                                                      41.njs0RA0b0505*.njs                  \#
                                                                                                 41.zim0?o0b\#
        0905*.zim                                                             61.ejs.t1>X0b0907*.ejs.t      \#
                       51.apli1]30b0506*.apli51.wast0i;0b0906*.wast41.s1e0Z10b0505*.s1e91.brushset0gK0b090:*\#
        .brushset                                                                                           \#
                                  41.s1n1g70b0505*.s1n                                          45.dll0;m0l0\#
        =05*.dll12V0b0905*.dll1<20D0905*.dll0=>0:0905*.dll0R\050905*.dll51.ccp40?=0b0906*.ccp4              \#
                          41.fds0a10b0905*.fds                           41.icf1]l0b0505*.icf               \#
                                                                                                            \#
                                                   51.mail0540b0506*.mail           <1.bash_logout1f30b080<.\#
        bash_logout52.pack1V90b0=06*.pack0V30X0506*.pack41.bmx1M=0b0905*.bmx             51.lhzd0?70b0906*.l\#
        hzd61.podsl18\0b0907*.podsl          51.so.91K\0l0906*.so.9;1m3overrides0A_0b080;m3overrides51.glsl1\#
        8A0b0=06*.glsl41.sbt06h0b0905*.sbt41.njk1ed0b0505*.njk51.reek1XJ0b0506*.reek41.zip1_\0b0=35*.zip41.z\#
        ig0:T0b0905*.zig                                                                                    \#
                                                      :1.kicad_sch0SO0b090;*.kicad_sch                      \#
                                                                                                 51.so.51K\0\#
        l0906*.so.5                                                                                         \#
                                          51.gexf0c40b0506*.gexf51.so.41K\0l0906*.so.451.so.31K\0l0906*.so.3\#
                      51.vssx1530b0=06*.vssx                                                                \#
        51.so.21K\0l0906*.so.2;1manifest.mf1950b080;MANIFEST.MF                                             \#
        51.mata0K50b0506*.mata          91perf.data1Rb0b0:09perf.data51.so.11K\0l0906*.so.1                 \#
                                                                                                            \#
                                  71termcap0QF0b0807termcap31.le1OK0b0504*.le                             51\#
        .so.81K\0l0906*.so.8                            41.rlc0lC0b0505*.rlc                                \#
                                                                                51.so.61K\0l0906*.so.6      \#
                                                                              41.ics1i00b0=05*.ics          \#
                                                                                            A1meson_options.\#
        txt0EA0b080Ameson_options.txt                           41.mc10100b0505*.mc1               31.la1nF0\#
        b0904*.la41.s1h1Oi0b0505*.s1h              71kcl.mod17R0b0807kcl.mod91.unityweb1FN0b090:*.unityweb  \#
                                                 41.mc20C\0b0505*.mc241.shn00M0b0=05*.shn51.flux1O<0b0506*.f\#
        lux41.bmi1W80b0505*.bmi41.hfe0]m0b0905*.hfe91.appimage0NE0l090:*.appimage41.hfa0m;0b0905*.hfa      A\#
        1.sublime-mousemap16[0b090B*.sublime-mousemap 41.zil1RJ0b0505*.zil                                  \#
                                                                                                            \#
          51.fh501;90b0906*.fh50                                                                            \#
                   51.mint1@Q0b0506*.mint52.odin0_>0b0906*.odin1h00X0506*.odin         51.so.71K\0l0906*.so.\#
        7                                                    51.aplo1]30b0506*.aplo                         \#
                                         81.atomcat18d0b0909*.atomcat 41.sbl0W70b0505*.sbl                  \#
                       71.coffee12P0b0=08*.coffee                                                           \#
                                                                                                            \#
                                                                              51.apln1]30b0506*.apln        \#
                 71.coswid0Zg0b0908*.coswidA1.sublime-commands16[0b090B*.sublime-commands                   \#
           ;1known_hosts1;c0b080;known_hosts                                81.gclient1J40b0808.gclient     \#
                                                                                   51.ctab1F<0b0506*.ctab   \#
                         32.ls1dR0b0504*.ls0IQ0X0504*.ls                  :1.pacscript1f30b090;*.pacscript41\#
        .s1118X0b0505*.s11                       41.icb1kV0b0=05*.icb                            =1.toml.exa\#
        mple0W^0b090>*.toml.example41.jxr1_R0b0905*.jxr     61.hjson0bP0b0907*.hjson                        \#
                                                                                                      <1auto\#
        delegate1cB0b080<autodelegate                                                                       \#
                                                                                                            \#
                                                                                       71patents1;c0b0807PAT\#
        ENTS                                                                      41.s1j16<0b0505*.s1j      \#
                              51.twds1bP0b0506*.twds        31.ld0B:0b0904*.ld                              \#
                                                                                                            \#
        51.tolk0170b0506*.tolk                       41.jxs0Mg0b0905*.jxs                                   \#
                                                                             41.fnl0<R0b0905*.fnl           \#
                                 51.cjsx12P0b0506*.cjsx41.icc0@?0b0905*.icc41.tta1_X0b0=05*.tta41.pak1=S0b09\#
        05*.pak                                                                                             \#
           48.key1bo0b0505*.key1@]0]0905*.key0^60\0905*.key0OQ0[0905*.key1=A0Z0905*.key03]0X0905*.key1ZF0409\#
        05*.key1;c030905*.key41.myi0oO0b0505*.myi?1.tfstate.backup1Ei0b090@*.tfstate.backup71gradlew1f30b080\#
        7gradlew:1.ecelp48001hT0b090;*.ecelp480041.ttf0i`0b0=05*.ttf45.obj0`m0l0505*.obj0QQ0b0505*.obj0M:0X0\#
        505*.obj0_j0S0505*.obj1o:0:0505*.obj41.dwg0h90b0=05*.dwg51.xbel05T0b0=06*.xbel41.jxl1Go0b0=05*.jxl  \#
                                                                 =1abs-menulinks1;c0b080=abs-menulinks52.svg\#
        z0nf0l0946*.svgz0f10S0546*.svgz41.dwd0^00b0505*.dwd52.thmx0iJ0b0=06*.thmx0ij0X0506*.thmx41.dwf0200b0\#
        905*.dwf51.sjpg16<0b0506*.sjpg41.fsi0b;0b0905*.fsi<1fp-lib-table1LH0b080<fp-lib-table:2.classpath0c4\#
        0b080:.classpath1;c0b090;*.classpath                                                                \#
                                                                             81.cdbcmsg0480b0909*.cdbcmsg51.\#
        slaz0G\0b0506*.slaz                           42.cb70F00l0905*.cb708=0b0505*.cb7                    \#
              @1.json-tmlanguage1Ei0b0=0A*.json-tmlanguage                                                  \#
                                                                   <1makefile.sco0J_0b080<makefile.sco41.ado\#
        0K50b0905*.ado61.kusto1fT0b0907*.kusto41.voc1We0b0905*.voc                                        51\#
        .jxsi07V0b0506*.jxsi51.vrml0TR0b0906*.vrml                                                          \#
                                                                                      42.ttc1ET0b0=05*.ttc0i\#
        `0X0505*.ttc  41.bpm0B60b0905*.bpm                                                                  \#
        81.feather0ck0b0909*.feather51.x3dv1ge0b0506*.x3dv                    41.ads0ln0b0=05*.ads31.cj15C0b\#
        0504*.cj            51.lkml0:n0b0506*.lkml                                                          \#
                              41.dae11@0b0=05*.dae                                                          \#
                                                    :1.xojo_code1K@0b090;*.xojo_code                        \#
                                                                                              41.rlm0R50b050\#
        5*.rlm                         ;1.htmlhintrc1Ei0b080;.htmlhintrc        41.gjc0`_0b0505*.gjc        \#
                                                                    51.jxsc0@T0b0506*.jxsc=1.clang-format1XJ\#
        0b080=.clang-format41.xsw0B:0b0905*.xsw71.jinja20R=0b0908*.jinja2                           92.cproj\#
        ect0c40b0809.cproject0c40b0=0:*.cproject                      71.link661U@0b0908*.link66            \#
                   81.mlmodel0j40b0909*.mlmodel81.xcf.bz205[0b0=09*.xcf.bz241.xsp1;c0b0905*.xsp?1nextflow.co\#
        nfig1P>0b080?nextflow.config41.adl1W:0b0505*.adl41.fvt0[T0b0505*.fvt41.ani0e\0b0905*.ani51.vssm0`F0b\#
        0=06*.vssm         51.drle1ke0b0506*.drle                                                           \#
                      51.tmdl0GG0b0506*.tmdl                                                                \#
             41.bpl0jL0b0905*.bpl41news1;c0b0414NEWS                                             31.cf1gC0b0\#
        504*.cf41.d820fD0b0905*.d8231man1f30b0403man                                                        \#
          :3.gitconfig18l0b080:.gitconfig05<0a080:.gitconfig05<0b090;*.gitconfig51.cljx06Z0b0506*.cljx41.rld\#
        0=70b0905*.rld                                                                         41.ttl1d@0b09\#
        05*.ttl42.vob03m0l0905*.vob11g0b0505*.vob41.daf1Pl0b0505*.daf41.oxt1:`0b0=05*.oxt41.obu14@0b0905*.ob\#
        u                                         41.myd1QF0b0505*.myd                                      \#
                                                                                                 ;1.cryptono\#
        te1Yd0b090<*.cryptonote                                       51.so.01K\0l0906*.so.0                \#
                                                                                                            \#
         41.fsh18A0b0505*.fsh=4.mobileconfig0_k0b090>*.mobileconfig1Vc0X090>*.mobileconfig1YO0N090>*.mobilec\#
        onfig0<A0D090>*.mobileconfig41.vew1k[0b0505*.vew41.ans0Fm0b0505*.ans41.mch1El0b0505*.mch34.cl18\0b0=\#
        04*.cl05l0X0504*.cl1LV0W0504*.cl0ZQ0V0504*.cl                                                       \#
                                                                                                            \#
            51.flxh0[g0b0506*.flxh                                                                          \#
                                                                                 B1.devcontainer.json16[0b08\#
        0B.devcontainer.json                                                            <2nuget.config0c40b0\#
        80<NuGet.config0c40b080<nuget.config41.oxo1:a0b0505*.oxo71.pgdump0YU0b0908*.pgdump71i_*.txt1HT0b0807\#
        i_*.txt                                       42.nrw1UC0l0=05*.nrw1YL0b0905*.nrw71.sha5121@W0b0518*.\#
        sha512                                    51.cljc06Z0b0906*.cljc                                    \#
                           :1.syft.json0Qd0b090;*.syft.json                              42.d800K;0b0905*.d8\#
        01K20X0505*.d80                         41.rsm09=0b0505*.rsm          41.paw1=I0b0505*.paw41.oxh1:a0\#
        b0505*.oxh:1.tm.jsonld00<0b090;*.tm.jsonld41.rsl0IC0b0505*.rsl     51.xotp1T30b0506*.xotp           \#
                                                                                          61readme1;c0b0816R\#
        EADME                                                                                               \#
                                                   51.pidl14c0b0506*.pidl                                   \#
                              41.pas0c<0b0=05*.pas                72.vbhtml19S0l0908*.vbhtml1620b0908*.vbhtm\#
        l51.pddl1R:0b0906*.pddl              42.par0H_0b0505*.par1;c0B0905*.par41.rss0M30b0=05*.rss         \#
                                                         41.bpd1jH0b0505*.bpd 41.s191;c0b0905*.s19          \#
                                                                  51.vsdm10@0b0=06*.vsdm51.java1;_0b0=16*.ja\#
        va41.s1m0ZE0b0505*.s1m41.dtd0P_0b0=05*.dtd51.nims16b0b0506*.nims                     81.oxygene0n80b\#
        0909*.oxygene                                                      51.curl1FG0b0906*.curl           \#
                      41.d811YJ0b0905*.d81             42.adp1d<0b0505*.adp0gT0X0505*.adp            91.gdsh\#
        ader1GR0b090:*.gdshader41.qxb0MP0b0905*.qxb51.mpkg0G00b0906*.mpkg                    41.xkm0fY0b0905\#
        *.xkm                                                                     42.dtb0D80l0=05*.dtb0bT0b0\#
        905*.dtb                    41.bpg0D`0b0905*.bpg                   41.s1a0So0b0505*.s1a71.php_cs1W?0\#
        b0807.php_cs                                                       41.mcm1U50b0505*.mcm             \#
                                  32.cc0oJ0b0=14*.cc0@[0X0914*.cc                          61.latte0b80b0907\#
        *.latte53.conf0@U0b0916*.conf1;c0X0916*.conf0c4050916*.conf51.ronn1R80b0506*.ronn                   \#
                               51.ecig1I00b0506*.ecig41.koz1HU0b0505*.koz41.dax0390b0505*.dax               \#
                               41.qxd0MP0b0905*.qxd         32.ll1730b0904*.ll1_d0D0904*.ll61.prawn0>W0b0907\#
        *.prawn41.v641hc0b0905*.v64                                                                         \#
                                               51.xott08B0b0506*.xott                                       \#
                                                                                                            \#
                                                                                                            \#
                                  51.xlsx1g_0b0=16*.xlsx51.dats0d;0b0506*.dats52.cake0Ak0b0906*.cake12P0a050\#
        6*.cake51.wasm0`i0b0=06*.wasm41.ant0c40b0505*.ant51.gff31VJ0b0506*.gff3                             \#
                                                                                                            \#
                                                 81.img.sf30I^0b0909*.img.sf3   41.nqp0eW0b0905*.nqp      81\#
        xsession1f30b0808xsession                                                                           \#
                                        41.shw1NL0b0905*.shw                                                \#
                                   44.pat0S30l0905*.pat0N80b0505*.pat1bh0X0505*.pat0N>0I0505*.pat51.xots16d0\#
        b0506*.xots41.pfx1>90b0=05*.pfx                                                                     \#
                                    71.jsontd0hL0b0908*.jsontd             61.scxml0c40b0907*.scxml51.avci0@\#
        C0b0506*.avci41.tim0J?0b0505*.tim51.bary0Qn0b0506*.bary        43.pfm0Gj0b0505*.pfm1ZN0X0505*.pfm1e3\#
        0S0505*.pfm                                            41.plc0L40b0505*.plc;1.sqlite-wal1SK0b090<*.s\#
        qlite-wal41.gql0__0b0505*.gql            D1.sublime-completions16[0b090E*.sublime-completions91.must\#
        ache0>@0b090:*.mustache42.plb0m]0b0505*.plb09P0X0505*.plb                41.jdf0UG0b0905*.jdf       \#
                                                      41.yin1]f0b0505*.yin                  41.plf0GD0b0505*\#
        .plf51.docm0\@0b0=06*.docm41.ply1<]0b0=05*.ply81.maxhelp1bh0b0909*.maxhelp41.i2g01R0b0505*.i2g61.xte\#
        st1;c0b0907*.xtest51.avcs0Ne0b0506*.avcs                                                            \#
                                            61.blade03c0b0907*.blade                              81.tar.lrz\#
        03d0b0909*.tar.lrz91.sas7bdat0H]0b0=0:*.sas7bdat52.mdoc1Nj0b0906*.mdoc0=90X0506*.mdoc71.jsontm00<0b0\#
        908*.jsontm71.edgeql0mn0b0908*.edgeql41.plj1NO0b0505*.plj81justfile0]N0b0808JUSTFILE                \#
                 71copying1;c0b0817COPYING                                                     A1.coffeelint\#
        ignore16J0b080A.coffeelintignore                                                                    \#
                                                               61.ninja1dB0b0907*.ninja                     \#
                        81.graphml0c40b0=09*.graphml41.tif1AD0b0=15*.tif                                    \#
                               41.yaa0^H0b0905*.yaa41.plx0j70b0905*.plx71.fsproj0c40b0908*.fsproj81.fb2.zip1\#
        OY0b0909*.fb2.zip61.cmake0U40b0937*.cmake51.pmod0aX0b0906*.pmod                                     \#
            61.sh.in1f30b0907*.sh.in                                                                        \#
                    53.html0kN0b0=36*.html1AL0X0536*.html1aJ0D0536*.html                                    \#
                                                                  51.docx0270b0=16*.docx41.qxl0MP0b0905*.qxl\#
        41.f951hX0b0505*.f95                                                                                \#
                                                       41.f901hX0b0=05*.f90                                 \#
                                                          41.nro1j;0b0905*.nro                              \#
                               51.atom1gm0b0906*.atom                                                       \#
                            41.qvw1AR0b0505*.qvw51.uris0ZH0b0906*.uris                                      \#
                                                                                       41.plo0J_0l0;05*.Plo \#
                                                                41.tic0lD0b0905*.tic71.entity1ZX0b0908*.enti\#
        ty                                                                                                  \#
                                                      41.tgf0h]0b0505*.tgf                                  \#
                                                                       71.wgetrc0PV0b0807.wgetrc            \#
                       61.cache0\F0b0507*.cache                                          :1.fancypack01B0b09\#
        0;*.fancypack81.omgrofl1ak0b0909*.omgrofl                                                           \#
                                71.carbon0T00b0908*.carbon                                      :1flake.lock\#
        1Ei0b080:flake.lock81.genozip1m:0b0909*.genozip                        =1.xhtml.jinja20R=0b090>*.xht\#
        ml.jinja2                                                                                           \#
                                                                                    81brewfile0>W0b0808Brewf\#
        ile                             41.alz1D\0b0905*.alz                                                \#
                   71.gohtml0=60b0908*.gohtml51.srec1;c0b0906*.srec                                         \#
                                                              71.4dform1Ei0b0908*.4dform51.raku0eW0b0906*.ra\#
        ku  91.rprofile1gV0b0809.Rprofile51.avif1Sh0b0=06*.avif                          51.agda0;V0b0906*.a\#
        gda                                                                                                 \#
                       51.bmml1Wg0b0506*.bmml51.sfdu1m^0b0906*.sfdu32.td1BD0l0904*.td07X0b0504*.td41.vms0?30\#
        b0505*.vms                                      41.qca1D@0b0505*.qca41.rsd1:O0b0905*.rsd41.1km1M80b0\#
        505*.1km41.wlk0C50b0505*.wlk41.veo0UO0b0505*.veo91.notebook1mI0b090:*.notebook    41.ves0k]0b0505*.v\#
        es                                                              51.aspx1fM0b0=06*.aspx41.x641LT0b090\#
        5*.x6441.vmt0?50b0505*.vmt         41.jb21kD0b0=05*.jb2     61.dmesg0460b0907*.dmesg                \#
                                                                                          51.ufdl1D80b0506*.\#
        ufdl                                                                                                \#
                                                                                          62.jsonc1Ei0b0=07*\#
        .jsonc16[0a0907*.jsonc                 42.car1L>0l0505*.car1Kg0b0505*.car42.bug0R?0b0505*.bug07?0X05\#
        05*.bug41.cap16k0b0905*.cap31.te0Rc0b0504*.te41.wlt04;0b0505*.wlt;1descrip.mmk0GQ0b080;descrip.mmk;1\#
        description1;c0b080;DESCRIPTION                                                                     \#
                                    31.cy1bO0b0504*.cy                                                      \#
                             41.vwx1k:0b0505*.vwx                                                           \#
                   41.als1Cl0b0905*.als                                                               51.int\#
        r1kG0b0906*.intr                                                                                    \#
                            61.pegjs1V>0b0907*.pegjs51.rake0>W0b0906*.rake                                  \#
                                                  91.topojson1Ei0b0=0:*.topojson    81.env.dev0jB0b0808.env.\#
        dev41.mvt1?m0b0505*.mvt                                                41.rsh0Y[0b0505*.rsh41.dir0R9\#
        0b0505*.dir                                                                                       31\#
        .tf1P<0b0=04*.tf41.vmb1mm0b0505*.vmb81thorfile0>W0b0808Thorfile                                     \#
                    41.cas1AH0D0905*.cas41.vec0010b0505*.vec                                                \#
                                                                           91.sas7bvew0D@0b090:*.sas7bvew91.\#
        sas7bacs12R0b090:*.sas7bacs>1sha256sums.txt1@W0b080>SHA256SUMS.txt41.3g204D0b0=05*.3g231.tu0U90b0504\#
        *.tu41.vmd0Q<0b0505*.vmd81.pbxproj0RQ0b0=09*.pbxproj                            81.explain1gH0b0909*\#
        .explain31.tt1<d0b0504*.tt                 41.gjf0`_0b0505*.gjf61.click1520b0907*.click             \#
         41.vmf1NU0b0505*.vmf                                                                               \#
                                                41.hex1;c0b0905*.hex                                        \#
        41.dis0620b0505*.dis41.mcd0QE0b0505*.mcd          L1language-subtag-registry.txt0Ud0b080Llanguage-su\#
        btag-registry.txt42.tgz0j>0l0=15*.tgz1jD0b0915*.tgz:1.ecelp74701ZL0b090;*.ecelp747051.phpt1W?0b0=06*\#
        .phpt51.wgsl0C[0b0=06*.wgsl51.pcmk0A@0b0506*.pcmk51.x3dz0Uh0b0506*.x3dz            61.rmeta0@m0b0907\#
        *.rmeta41.das0M=0b0505*.das                                                       41.ser18U0b0905*.s\#
        er                             51.wadl0[E0b0=06*.wadl41.tid17H0b0505*.tid42.pfb0Gj0b0=05*.pfb0YC0X05\#
        05*.pfb41.hrl1LB0b0905*.hrl41.cir0Ib0b0905*.cir71.scenic1gX0b0908*.scenic81.xmt_txt0aB0b0909*.xmt_tx\#
        t                <1.stylelintrc1;c0b080<.stylelintrc                                                \#
                                                                                                            \#
                            71.oxlicg1VS0b0908*.oxlicg41.sed1`@0b0905*.sed                             51.zs\#
        av08g0b0=06*.zsav=1encodings.dir1Q90b080=encodings.dir41*-gz1jD0b0804*-gz                           \#
                                                  B1web.release.config0c40b080BWeb.Release.config71.psflib00\#
        90b0908*.psflib                                            91.xwelcome1;c0b090:*.xwelcome           \#
                       71.bashrc1f30b0807.bashrc                51.sexp18\0b0506*.sexp 43.pfa0Gj0b0=05*.pfa0\#
        En0X0905*.pfa0YC0W0505*.pfa      31.yt1`I0b0904*.yt                                                 \#
                                                                         41.adb0ln0b0=05*.adb41utmp0^d0b0804\#
        utmp                                                                            41.ada0ln0b0=05*.ada\#
                                                                                                            \#
                                                                                                            \#
                                                                             71.sldprt09A0b0=08*.sldprt     \#
               41.trr0Y60b0905*.trr                                                                         \#
                                41.awk1L:0b0=05*.awk:1.mediawiki1gf0b091;*.mediawiki                        \#
          61.metal1NM0b0907*.metal                                                                          \#
                                                                                  42.pm61o40l0905*.pm60eW0b0\#
        505*.pm641.awb13D0b0905*.awb                                                                        \#
                                                                81.sensmlx1o<0b0909*.sensmlx                \#
                                                ;1abs-linkmap1;c0b080;abs-linkmap      42.mvb0M90b0505*.mvb0\#
        MH0X0505*.mvb41.pam1ER0b0905*.pam                       41.ic81]l0b0505*.ic8                      41\#
        .wb21RR0b0905*.wb2                             41.see1mb0b0505*.see                                 \#
                                                 41.wb31RR0b0905*.wb3                                       \#
                                                                                                            \#
                                                71.vcdiff1FK0b0908*.vcdiff41.rdp1\O0b0505*.rdp41.ic51]l0b050\#
        5*.ic5                                                                                              \#
                                                                               71.bbcode0Zn0b0908*.bbcode   \#
                51.mpeg03m0b0=06*.mpeg41.bk21FJ0b0905*.bk2                                61.apxml1l>0b0907*\#
        .apxml                    41.eot0_d0b0905*.eot                                                      \#
                                                              >1.lektorproject18l0b090?*.lektorproject71.lau\#
        nch0c40b0908*.launch                      41.psm0Vc0b0905*.psm51.tdms17Q0b0906*.tdms                \#
                      51.cljs06Z0b0906*.cljs            ;1.bicepparam1M10b090<*.bicepparam61.robot0o;0b0907*\#
        .robot41.kcf0X>0b0905*.kcf41.hes0>]0b0905*.hes41.paf06H0b0905*.paf81.tar.zst1_C0b0=39*.tar.zst33.ts1\#
        4Q0d0914*.ts1K90c0914*.ts0<D0b0914*.ts51.onnx1GQ0b0=06*.onnx41.ic41]l0b0505*.ic432.tr1Nj0b0904*.tr0A\#
        Y0X0904*.tr41.psp1DJ0b0505*.psp41.psg0Re0b0505*.psg41.wiz0bX0b0905*.wiz71_curlrc0Jd0b0807_curlrc@1pa\#
        ckage.use.mask1;c0b080@package.use.mask:1rebar.lock1LB0b080:rebar.lock                              \#
              41.myt1cB0b0905*.myt                                  :1.exheres-01f30b090;*.exheres-0;1.buckc\#
        onfig18l0b080;.buckconfig  41.sea1SR0b0=05*.sea;1.erb.deface0Da0b090<*.erb.deface 81.texinfo0`\0b0=1\#
        9*.texinfo71.reload0R50b0908*.reload41.ic61]l0b0505*.ic6                                            \#
                        61.story0`=0b0907*.story                                                            \#
               41.wb11RR0b0905*.wb1                                                                         \#
                                                           71.deploy0R\050908*.deploy 41.obd0l10b0505*.obd41\#
        .spn1g70b0505*.spn                               41.pan0G;0b0905*.pan                               \#
           31.ti1VF0b0504*.ti      42.psf1L^0b0=05*.psf0090S0505*.psf    41.adf00f0b0505*.adf61.txtpb07C0b09\#
        07*.txtpb                                                                31.yp0MA0b0904*.yp     41.u\#
        ue1\A0b0905*.uue                                                71.prisma0M40b0908*.prisma41.spo06A0\#
        b0505*.spo                                                                             81.sensmle16K\#
        0b0909*.sensmle                                             41.dtx0NB0b0505*.dtx     41.ic71]l0b0505\#
        *.ic7                                                   51.jxss0=d0b0506*.jxss42.rsc0JU0b0505*.rsc01\#
        O0X0505*.rsc41.kml1=W0b0=05*.kml41.fna1;c0b0905*.fna41.spq05h0b0505*.spq32.cp0oJ0b0504*.cp13J0X0504*\#
        .cp                                           42.xfd1Jo0b0505*.xfd1OR0I0505*.xfd34.cs0Ak0b0=04*.cs0B\#
        o0X0504*.cs0kN050904*.cs1aJ040504*.cs41.ec30Q40b0905*.ec341.abr0f?0b0905*.abr42.fnc0AL0b0505*.fnc09P\#
        0X0505*.fnc=1.appinstaller0YE0b090>*.appinstaller41.spp1DE0b0505*.spp31.cr1kM0b0504*.cr41mvnw1f30b08\#
        04mvnw33.cu0oJ0l0904*.cu00I0b0904*.cu0fV0X0504*.cu41.spv0Ql0b0905*.spv                 31.ct0c40b050\#
        4*.ct   81.sha1sum1@W0b0909*.sha1sum41.abw1OA0b0905*.abw:1.hushlogin1;c0b080:.hushlogin             \#
                                                       42buck1J40b0804BUCK0_l0X0804BUCK44.spl1XQ0b0505*.spl1\#
        Ac0X0505*.spl0@A0I0505*.spl1;c0B0905*.spl                                                           \#
                                                              :1.easignore16J0b080:.easignore71.xcf.gz05[0b0\#
        =08*.xcf.gz    51.fcdt0k[0b0506*.fcdt                 71sudoers1;c0b0807sudoers                     \#
                                                                        41.gif1090b0=15*.gif                \#
        51.tape0`K0b0506*.tape   =1meson.options0EA0b080=meson.options                                      \#
                                                          41.3gp0P:0b0=05*.3gp=1.env.template0jB0b080=.env.t\#
        emplate41.vpm1G50b0505*.vpm31.tk0gT0b0=04*.tk41.nrg0lB0b0905*.nrg41.7260nG0b0505*.72641.kcm1ZX0b0505\#
        *.kcm                                    51.fchk0?P0b0506*.fchk42.cat0>D0b0905*.cat1c_0X0505*.cat   \#
                                                     41.gim0TM0b0505*.gim                            51.2bit\#
        0WO0b0906*.2bit           32.cw1EW0b0504*.cw0dm0X0504*.cw41.opy0EH0b0505*.opy42.dts0\R0l0905*.dts1]4\#
        0b0905*.dts51.tamx1480b0506*.tamx41.vpl1MY0b0905*.vpl41.whl11\0b0=05*.whl                           \#
                          41.ejs1>X0b0505*.ejs                            32.yy1Ei0b0904*.yy0MA0X0504*.yy   \#
                                                                        71.xquery1fo0b0=08*.xquery51.quox1fE\#
        0b0506*.quox41.wq11RR0b0905*.wq1                     41.wq21RR0b0905*.wq251.phps1W?0b0506*.phps41.se\#
        m1j\0b0505*.sem41.ic01]l0b0505*.ic041.psl1h50b0505*.psl41.fdf1Wo0b0505*.fdf                         \#
                                           41.ic11]l0b0505*.ic1                51.twig13a0b0506*.twig    :1s\#
        conscript1J40b080:SConscript                                                          41.ic21]l0b050\#
        5*.ic241.wbs0AM0b0905*.wbs                                                                          \#
                             41.ic31]l0b0505*.ic3                                                           \#
                       41.wav1o;0b0=15*.wav                            >1cmakelists.txt0U40b0<0>CMakeLists.t\#
        xt                                               81.sensmlc0?d0b0909*.sensmlc41.vpk1Kl0b0905*.vpk41.\#
        psi1h50b0505*.psi41.rdz1:^0b0505*.rdz:1.html.tmpl0=60b090;*.html.tmpl42.pac0R60b0905*.pac0RA0X0905*.\#
        pac91.sas7bput0n]0b090:*.sas7bput61.jsonl0D00b0=07*.jsonl                                           \#
                 52.vsdx1Fd0l0=06*.vsdx0Bc0b0506*.vsdx41.obg1fS0b0505*.obg      91phakefile1W?0b0809Phakefil\#
        e81.pskcxml10>0b0909*.pskcxml                              81.catpart1_o0b0909*.catpart32.tm0e[0b090\#
        4*.tm0gT0N0504*.tm61.d.cts1K90b0907*.d.cts32.tl0T90b0504*.tl1mK0X0504*.tl                           \#
         51.mako1hB0b0506*.mako91.ignition1VP0b090:*.ignition        41.wat0i;0b0505*.wat                   \#
                  41.gih1ef0b0905*.gih                                                      51.data1;c0b0906\#
        *.data                       61.woff205\0b0=07*.woff2           41.cbr08=0b0905*.cbr                \#
                                               =1.shellcheckrc0eR0b080=.shellcheckrc61.jrxml0c40b0907*.jrxml\#
        51.xlex1;c0b0906*.xlex@1.stylelintignore16J0b080@.stylelintignore31.ly1L40b0=04*.ly41.mcr0iU0b0505*.\#
        mcr                         51.rdfs16:0b0906*.rdfs                                                  \#
                                 41.sps1o`0b0505*.sps                                                       \#
                                         41.flv0k;0b0=05*.flv                                               \#
                                    42.fli0M00b0505*.fli0mk0X0505*.fli41.m4a0`M0b0=05*.m4a                  \#
                                            41.m2t14Q0b0905*.m2t                      41.flo17I0b0505*.flo  \#
                    51.jspf0@;0b0906*.jspf41.ief0hM0b0905*.ief  41.boa1^V0b0505*.boa                        \#
                                                    41.xcf0I?0b0=05*.xcf71.dgnlib0J<0b0908*.dgnlib          \#
            71.schdoc0]H0b0908*.schdoc                               41.xce0B:0b0905*.xce41.xip0k90b0905*.xi\#
        p42.m4b1g20l0=05*.m4b0`M0b0905*.m4b                                        51.wisp0jP0b0506*.wisp   \#
                      51.mobi0Tm0b0=06*.mobi                                                                \#
                                   :1_dircolors1[A0b080:_dircolors61.xhvml0bk0b0907*.xhvml41.ps10i50b0=35*.p\#
        s1                                                                                                  \#
                                                                                      41.fff1IS0b0905*.fff  \#
                                                           ?1.swiftinterface1Y\0b090@*.swiftinterface42.bom1\#
        CS0b0905*.bom1;c0B0905*.bom61.slice06X0b0907*.slice42.ddl1Bj0b0905*.ddl09P0X0505*.ddl41.ctm14\0b0905\#
        *.ctm41.flf10P0b0505*.flf41.ctl0O^0b0505*.ctl61.prefs18l0b0907*.prefs                               \#
             41.flb18f0b0905*.flb                                                                           \#
                                                                        51.pict1[N0b0=06*.pict:1os-release1;\#
        c0b080:os-release                             41.dng1>S0b0905*.dng                                  \#
           71nim.cfg16b0b0807nim.cfg                                          41.flc0[Q0b0905*.flc          \#
                                                       41.flt0>X0b0505*.flt41.gd20b:0b0=05*.gd2             \#
            61.nomad1P<0b0907*.nomad                                                                        \#
                                        81.tar.bz21cV0b0=39*.tar.bz2     41.ddd13L0b0505*.ddd41.m2v03m0b0=05\#
        *.m2v                                                                                               \#
                          61.peggy1V>0b0907*.peggy61.metta0eo0b0907*.metta        41.uri0ZH0b0905*.uri      \#
                                   42.3pm0=90b0905*.3pm1Nj0a0505*.3pm                      41.sjs0RA0b0505*.\#
        sjs41.fhc1;90b0905*.fhc                                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                          51.fodg0PM0b0906*.fodg@2.mobileprovision1Vc0b090A*.mobileprovision1YO0X090A*.mobil\#
        eprovision61.latex1[f0b0907*.latex71rexfile0j70b0807Rexfile?1packages.config0c40b080?packages.config\#
        41.rtx0m:0b0905*.rtx41.xif1jZ0b0505*.xif                                      41.sjp16<0b0505*.sjp  \#
                                                             41.zaz0gc0b0905*.zaz71.flake818l0b0807.flake831\#
        .jt0I_0b0904*.jt41.pvb0<]0b0505*.pvb51.jspx0@;0b0906*.jspx41.rts16l0b0505*.rts41.sp70n]0b0505*.sp7  \#
                                91.rascript1i`0b090:*.rascript51.jnlp1:A0b0=06*.jnlp41.xci1X@0b0905*.xci41.u\#
        rs0eb0b0505*.urs51.dita1o00b0506*.dita91.snippets08l0b090:*.snippets41.m2a0An0b0905*.m2a41.fla0C10b0\#
        505*.fla                                                             51.bmed1gd0b0506*.bmed         \#
                               61.bicep1M10b0907*.bicep                 @1workspace.bzlmod0_l0b080@WORKSPACE\#
        .bzlmod<2.stringsdict0m\0b090=*.stringsdict0<A0D090=*.stringsdict71authors1;c0N0817AUTHORS41.g640O?0\#
        b0905*.g64                                                                                          \#
                    41.dna1O;0b0505*.dna51.chrt0XA0b0506*.chrt                                           41.\#
        xca1770b0505*.xca                                                      32.jl0[^0b0904*.jl18\0X0904*.\#
        jl                                                     41.zap16>0b0505*.zap                   61.xds\#
        sc1XB0b0907*.xdssc                                                                              71.p\#
        rjpcb0]H0b0908*.prjpcb41.aa31gQ0b0905*.aa3                                                          \#
                   41.bkm1ZX0b0505*.bkm     41.spt00e0b0505*.spt                  41.tla0_60b0505*.tla41.jif\#
        0e90b0905*.jif:1.ecigtheme1j50b090;*.ecigtheme51.qcow0?>0b0906*.qcow51.ggml1<E0b0906*.ggml=1id_ed255\#
        19_sk0V20b080=id_ed25519_sk=1.xsp.metadata15F0b090>*.xsp.metadata                                   \#
                                                                                                            \#
                                E1requirements.lock.txt1JS0b080Erequirements.lock.txt                       \#
                                                                                                            \#
                                                   51.make0J_0b0906*.make             31.d200b0b0504*.d2    \#
                                                                    41.dds1I10b0905*.dds                    \#
                         41.p7c1Vc0b0905*.p7c                                                               \#
                      51.mp4a0`M0b0906*.mp4a71read.me1;c0b0807read.me51.mp4s16B0b0506*.mp4s42.psc0he0b0505*.\#
        psc1HS0X0505*.psc71.pcapng0l60b0=08*.pcapng41.psd0D60b0=05*.psd                                     \#
                                               51.tzst1_C0b0906*.tzst41.rnx1;c0b0905*.rnx51.tamp19_0b0506*.t\#
        amp91.rockspec09>0b090:*.rockspec                                                                   \#
           51.hurl0kM0b0506*.hurl62.glade0OD0l0=07*.glade0c40b0907*.glade                                   \#
                                  71.ar.sf31T=0b0908*.ar.sf351.gmap0^S0b0906*.gmap                          \#
                                31.jy1J40b0504*.jy                                                          \#
                91.handlers1;c0b090:*.handlers              51.pogo0ee0b0506*.pogo                61.cginc1?\#
        _0b0907*.cginc                                                                                      \#
                                                                                                            \#
                             51.tbz30gG0b0906*.tbz341dune1;c0b0804dune                41.sm71[J0b0505*.sm7  \#
                                            48.pub1f`0b0505*.pub0ML0]0905*.pub0^60X0505*.pub0Ij0W0505*.pub0V\#
        20V0505*.pub1E50N0905*.pub03]0D0505*.pub1@]0:0505*.pub         41.xcs1CV0b0=05*.xcs>2.emacs.desktop1\#
        4a0b080>.emacs.desktop14a0b090?*.emacs.desktop                                                      \#
                      91.appcache1Tg0b090:*.appcache42.grb0AQ0b0905*.grb0gO0X0905*.grb                  41.g\#
        bc0j50b0905*.gbc31.jx1;c0b0904*.jx81.tar.bz30gG0b0909*.tar.bz3     41.vxd0=>0:0905*.vxd41.gre0\n0b05\#
        05*.gre       41.p7r0?Q0b0505*.p7r                                                                  \#
                                                                                                   51.mp4v14\#
        10b0906*.mp4v                                                                                       \#
                                                       42.psb0D60l0905*.psb03R0b0905*.psb                   \#
                         41.ctx0n;0b0505*.ctx                                                               \#
                                                                                                            \#
                                                                                                            \#
                                          41.p7b0>e0b0=05*.p7b                                              \#
                       41.pvf19`0b0905*.pvf41.ipk05R0b0505*.ipk                                             \#
                                                                                                            \#
                          41.xct0=Y0b0505*.xct               41.p7s1YO0b0905*.p7s42.grd1R]0b0505*.grd1KZ0I05\#
        05*.grd41.ddf1C<0b0505*.ddf 41.dyl1kG0b0905*.dyl                        43.spx0Rb0l0905*.spx1SW0b090\#
        5*.spx0S=0X0905*.spx                                                                                \#
                                               41.wit1[e0b0505*.wit                                         \#
                                                  91.pkpasses1D00b090:*.pkpasses              41.ipa0]^0b090\#
        5*.ipa                                                       31.rz1BP0b0904*.rz                43.gb\#
        r0gO0l0905*.gbr0?;0b0505*.gbr0Ej0]0505*.gbr      51.pyde1J40b0506*.pyde                             \#
                                                 41.win09=0b0905*.win                   41.gbo0gO0b0505*.gbo\#
                                 41.gbp0gO0b0505*.gbp                                                       \#
         41.gbl0gO0b0505*.gbl                                        51.ptex1LL0b0906*.ptex42.ipf10S0b0905*.\#
        ipf09j0a0505*.ipf                                                41.trg09P0b0505*.trg               \#
                                                            42.gbs0gO0b0505*.gbs0HE0]0505*.gbs42.rar0Po0b0=1\#
        5*.rar1<10X0515*.rar                                                                                \#
                             41.gdi0<d0b0905*.gdi41.cwk1Ej0b0905*.cwk61.heics0>`0l0907*.heics           51.m\#
        has0H60b0506*.mhas31.ru0>W0b0504*.ru41.a261Dh0b0905*.a26                                            \#
                                                                                                            \#
                                                      41.gdl09=0b0505*.gdl                                  \#
                        41.mft0:^0b0505*.mft                     41.gdm0Vc0b0905*.gdm71.maxpat1bh0b0908*.max\#
        pat                                        61.brush0Lm0b0907*.brush                                 \#
                                                              81.pkgproj0c40b0909*.pkgproj                  \#
                                                                                          @1gitignore_global\#
        16J0b080@gitignore_global   31.rq1i>0b0=04*.rq           71.vbproj0c40b0=08*.vbproj             51.p\#
        asm1\M0b0506*.pasm41.tra0Q:0b0505*.tra                   41.kgb0c30b0905*.kgb                       \#
                                                                                    91.memgraph0]o0b090:*.me\#
        mgraph41.gbk1DR0b0905*.gbk                                                                          \#
                                                                                                            \#
          41.hmm0Q50b0905*.hmm                                                              71.dasm161Ko0b09\#
        08*.dasm1641.swp1mV0b0=35*.swp                                 41.trm0S10b0505*.trm                 \#
             42.abc11U0b0505*.abc0mX0I0505*.abc41.cma1S:0b0=05*.cma81hostname1;c0b0408hostname              \#
                                                                                  41.esf0130b0505*.esf      \#
                                                                                                            \#
                                                          =1.sublime-menu16[0b090>*.sublime-menu            \#
            51.hpid1?:0b0506*.hpid                                                                          \#
                                  41.bed0[]0b0505*.bed                                                      \#
                                  41.dcx1M;0b0=05*.dcx              81.tar.lzo1o[0b0909*.tar.lzo            \#
                          91delete.me1;c0b0809delete.me             =1jsconfig.json16[0b080=jsconfig.json   \#
                                    41.nzb1<X0b0505*.nzb                                                    \#
                    41.cmi1S:0b0=05*.cmi                                                                    \#
                 61.keras0Ci0b0907*.keras                                                           42.raw0?\#
        l0l0505*.raw1\D0b0505*.raw41.wif01n0b0505*.wif              41.lxf1_80b0905*.lxf                    \#
                                                                                                            \#
                                  I1.automaticdestinations-ms0fN0b090J*.automaticDestinations-ms41.alc0Kk0b0\#
        505*.alc42.swi0O]0b0505*.swi0f:0X0505*.swi                                                          \#
                                                                                                      33.rs1\#
        kR0l0=14*.rs18b0b0914*.rs0Y[0X0514*.rs 31.rx1WU0b0504*.rx41.ktx0N;0b0=05*.ktx   41.mks1SC0b0905*.mks\#
        42.alg0Ke0b0505*.alg0??0X0505*.alg41.mp10An0b0905*.mp1              81.profraw0Rm0b0909*.profraw    \#
                                    41.mp30An0b0=15*.mp381cpanfile0j70b0808cpanfile    42.mp20Mk0l0905*.mp20\#
        An0b0905*.mp2    :1.yml.mysql1XJ0b090;*.yml.mysql91.davmount1L]0b090:*.davmount51.arff1;c0b0906*.arf\#
        f                 41.l160>[0b0505*.l16             32.ks1D<0b0504*.ks0<G0X0504*.ks                  \#
                    41.pcx1960b0=05*.pcx                                                           41.p7m1Vc\#
        0b0=05*.p7m                41.rnw0h`0b0905*.rnw                         32.jq0EZ0b0504*.jq1@>0X0504*\#
        .jq        41.cgb0j50b0905*.cgb                               31.kt0580b0=04*.kt31.aj0=R0b0=04*.aj  \#
                   41.pvr1D]0b0=05*.pvr                                                                     \#
                                                                                41.pct1[N0b0=05*.pct    32.a\#
        l0j70b0=04*.al1iE0X0504*.al42.mkv1SC0b0=05*.mkv1<G0D0505*.mkv71.camkes0Wg0b0908*.camkes31.kv1d50b050\#
        4*.kv  31.am1;c0b0914*.am                  42.mat19f0b0905*.mat1;30X0505*.mat51.fodt1Z30b0=06*.fodt \#
                                                                                                      =1.cur\#
        sorignore1;c0b080=.cursorignore                                                                     \#
                                         :1.tmux.conf1f30b080:.tmux.conf                                    \#
                                                                                   51.fodp1A`0b0506*.fodp81.\#
        bowerrc1Ei0b0808.bowerrc:1.ecelp960010\0b090;*.ecelp960051.hgrc18l0b0805.hgrc41.cmd0d`0b0=35*.cmd41.\#
        sgy1PM0b0905*.sgy71.jscsrc16[0b0807.jscsrc32.ai1gS0l0904*.ai0En0b0904*.ai41.caf1YX0b0=05*.caf71.rshe\#
        et0F60b0908*.rsheet41.esa1MG0b0505*.esa   41.kts0580b0905*.kts                                      \#
                                       52.clue0Y90b0506*.clue1nP0X0506*.clue                                \#
                                                                                                    91.sqlrp\#
        gle0@e0b090:*.sqlrpgle                                         61.ctags1;c0b0806.ctags41.cts1K90b050\#
        5*.cts@2.sublime-project1Ei0b0=0A*.sublime-project16[0a090A*.sublime-project41.rql0d?0b0505*.rql41.c\#
        mc0\J0b0505*.cmc51.rviz1XJ0b0506*.rviz:1.kicad_pcb1LH0b090;*.kicad_pcb51.aiff1Y;0b0=06*.aiff41.xib0c\#
        40b0=05*.xib42.k250RK0l0905*.k250h[0b0505*.k2541.opf1nc0b0905*.opf91.aseprite0L10b090:*.aseprite    \#
        41.tei1d\0b0505*.tei                                                                                \#
                                                                        61.dbase03O0b0907*.dbase     41.ktr1\#
        010b0505*.ktr42.url1F80l0505*.url18l0b0505*.url51.rego0TD0b0906*.rego                   91.sas7butl1\#
        =e0b090:*.sas7butl                           41.gqf0?b0b0505*.gqf                                   \#
         42.mar0>?0I0505*.mar0R\050505*.mar81dhandler16?0b0808dhandler                                      \#
                                           51.aifc1Y;0b0=06*.aifc                        41.qvs1AR0b0505*.qv\#
        s              41.map1Ei0b0505*.map                                                                 \#
                                                   41.x320kY0b0505*.x32                                     \#
                              42.cwl1^50b0505*.cwl0F@0X0505*.cwl                                       41.gr\#
        m1;c0b0905*.grm;1.javascript0RA0b090<*.javascript 31.js0RA0b0=14*.js41.boo1]?0b0=05*.boo            \#
                                      51.fods1US0b0506*.fods41.dcs0h[0b0905*.dcs                           3\#
        1.jp0JM0b0504*.jp                       51.xyze08<0b0906*.xyze42.dcr0R90b0905*.dcr0b@0S0505*.dcr    \#
                                                             ;1.gradle.kts1>>0b090<*.gradle.kts             \#
                                                  51.apng0eT0b0=06*.apng                                    \#
                              91.xsession1f30b0809.xsession    D1requirements-dev.txt1JS0b080Drequirements-d\#
        ev.txt51.xmap1;c0b0906*.xmap31.ak0cM0b0504*.ak41.swm0G60b0905*.swm42.ras0^L0l0905*.ras0h@0b0905*.ras\#
        72.target06X0l0908*.target18l0b0908*.target41.wim0G60b0905*.wim41.ctp1W?0b0505*.ctp42.aff1;c0l0905*.\#
        aff0\;0D0505*.aff                                                                                   \#
                                            51.jade0`J0b0=06*.jade       91.mcschema0jb0b090:*.mcschema     \#
                                                                                                            \#
                                                                                   41.ft81;90b0905*.ft8     \#
         41.yap1DA0b0505*.yap81.tab.sf31gZ0b0909*.tab.sf3                           41.ft91;90b0905*.ft9    \#
                                                                                                            \#
                                                                       41.yar0W`0b0905*.yar                 \#
                                                                                            41.qvd01[0b0505*\#
        .qvd                 71wscript1J40b0807wscript                                                      \#
                                                                                                            \#
                                81.md5sums1@W0b0909*.md5sums                                                \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
              41.kpr0nT0b0905*.kpr<1cabal.config1_l0b080<cabal.config61cksums1@W0b0806cksums                \#
                                                                                                            \#
                                                                                                            \#
           61.cdmia1n;0b0907*.cdmia                               51.func1H60b0506*.func                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                            51.isws1ck0b0506*.isws41.mao1hB0\#
        b0905*.mao                                                       33.as12k0b0=04*.as0O\0a0504*.as0N40\#
        S0504*.as71.tar.rz0[:0b0908*.tar.rz        41.dta1CI0b0505*.dta         31.at1j40b0504*.at          \#
              61.slang1Di0b0907*.slang                                 51.cats0@[0b0506*.cats51.toit18J0b050\#
        6*.toit31.au1;J0b0904*.au91.geo.json1]`0b090:*.geo.json71.slddrw09A0b0908*.slddrw41.gqs0?b0b0505*.gq\#
        s=1.java-version1;c0b080=.java-version                                                              \#
                                                       :1.ballerina1;c0b090;*.ballerina41.mkd1R80b0=15*.mkd \#
                                                       41.hpi1?:0b0505*.hpi                                 \#
            61.afpub08>0b0907*.afpub<1config.guess1f30b080<config.guess                                42.rs\#
        t1mQ0b0=35*.rst1>M0X0935*.rst41.vcx16Q0b0505*.vcx  51.bufr1h30b0906*.bufr41.mag1[I0b0505*.mag       \#
                                      51.pysu0^_0b0906*.pysu81.minipsf0090b0909*.minipsf                    \#
                         41.cac0\F0b0505*.cac42.lhs03A0b0=05*.lhs1@a0X0905*.lhs41.d401K20b0905*.d40       43\#
        .ngc1<R0]0905*.ngc0CE0[0505*.ngc0PX0S0505*.ngc51.ruby0>W0b0506*.ruby                                \#
                                            61.cdmid0h;0b0907*.cdmid61.cdmiq1A20b0907*.cdmiq       42.xsl1PT\#
        0b0=05*.xsl0c40X0905*.xsl                            61.cdmic0lF0b0907*.cdmic61.plsql09P0b0907*.plsq\#
        l   41.xsm0CZ0b0905*.xsm                                                      >1.gitattributes1[b0b0\#
        80>.gitattributes        41.vue1KF0l0905*.vue51.tiff1AD0b0=16*.tiff;1.json-patch0hI0b090<*.json-patc\#
        h41.kki0M10b0505*.kki              51.roff1Nj0b0=06*.roff84.install1N40b0909*.install1;c0I0909*.inst\#
        all1f30D0909*.install0j70:0909*.install                                       43.vcf0ah0b0=05*.vcf0j\#
        C0X0905*.vcf0dO0W0505*.vcf         31.kk0M10b0504*.kk                               71.asddls05B0b09\#
        08*.asddls41.hps0VQ0b0505*.hps31.ad14i0b0504*.ad51.vdex1Hd0b0906*.vdex                            61\#
        .x3dbz1G<0b0907*.x3dbz41.ter0VP0b0505*.ter                                61.lzfse0eE0b0907*.lzfse  \#
                                                                                                            \#
                                                                42.hpp0K>0b0=15*.hpp0oJ0X0915*.hpp42.xsf0AN0\#
        b0505*.xsf1;c0B0905*.xsf81citation1;c0b0808CITATION  31.z70>=0b0504*.z7                             \#
                                  31.z60>=0b0504*.z6<1.tern-config1Ei0b080<.tern-config         <1.cryptomat\#
        or1VZ0b090=*.cryptomator                                                        42.lha1RQ0b0905*.lha\#
        0R\050505*.lha 31.aa0S]0b0904*.aa                               31.z80>=0b0504*.z8                  \#
                                                    41.vcl1Jc0b0905*.vcl                             42.mp41\#
        410b0=15*.mp416B0X0515*.mp4   :1httpd.conf1[V0b080:httpd.conf33.ac1X[0b0514*.ac0Ki0X0514*.ac1;c0W091\#
        4*.ac41.lbx0NB0b0905*.lbx41.cab0l00b0905*.cab31.rg1oP0b0504*.rg                                     \#
                              :1.gresource12^0b0=0;*.gresource81mvnw.cmd0d`0b0808mvnw.cmd42.png1l_0b0=15*.pn\#
        g0eT0S0915*.png51.zeek01\0b0906*.zeek                                51.indd1040b0=06*.indd         \#
                                                                                                            \#
                                                                                                            \#
                              ;3.properties0T:0b0=0<*.properties18l0X090<*.properties0c40:090<*.properties41\#
        .tzx1V[0b0905*.tzx91berksfile0>W0b0809Berksfile41.anx1m>0b0905*.anx41.max1JO0b0505*.max41.ezt0G`0b09\#
        05*.ezt                                                                                  42.man0=90l\#
        0=15*.man1Nj0b0915*.man                                                                             \#
                =1.rapp.history1gV0b080=.Rapp.history                    43.fst0V90b0505*.fst07Q0]0505*.fst0\#
        f20X0505*.fst                                                  41.cww1EW0b0505*.cww81.axi.erb05^0b09\#
        09*.axi.erb91earthfile0Al0b0809Earthfile52.raml07m0b0506*.raml0hg0X0506*.raml31.ar0:70b0904*.ar51.as\#
        hx1fM0b0906*.ashx41.hpg1^U0b0905*.hpg51.mpga0An0b0906*.mpga41.lbc1JU0b0505*.lbc   51.csvs0K:0b0=06*.\#
        csvs41.rsx1gV0b0505*.rsx                                                             51.hej205>0b050\#
        6*.hej241.qll0U50b0905*.qll61_emacs14a0b0806_emacs                                                  \#
                                                                          41.tec06Y0b0905*.tec              \#
                              42.mak0J_0b0=05*.mak1hB0X0905*.mak     41.yul1ZM0b0505*.yul                   \#
            42core0Th0b0804core0U80D0:04core                                                                \#
                         41.32x1:l0b0905*.32x                        41.lbd1N]0b0505*.lbd                   \#
                                                                                                            \#
          62.cshrc0CI0b0806.cshrc1f30a0806.cshrc                                          61gvimrc1mm0b0806g\#
        vimrc41.opa1450b0905*.opa   >1riemann.config06Z0b080>riemann.config                         41.g3w1H\#
        [0b0505*.g3w                                            41.swf1Ac0b0=05*.swf                    41.t\#
        ea0Oa0b0905*.tea                                                                                    \#
                                                                           31.ko0M:0b0904*.ko             71\#
        inputrc05Y0b0807inputrc31.rv04_0b0904*.rv                                       31.kn1ON0b0504*.kn  \#
                                                                                         51.cddl1Xj0b0506*.c\#
        ddl;1.darcspatch1R@0b090<*.darcspatch51.ilbm1YB0b0906*.ilbm                          71.tar.xz1`30b0\#
        =38*.tar.xz                                                                                  41.sgb0\#
        In0b0905*.sgb31.ab1;k0b0504*.ab51.nimn10B0b0506*.nimn:1.emotionml05O0b090;*.emotionml41.xsh17b0b0505\#
        *.xsh41.qtl1Gl0b0505*.qtl61.cdmio0JO0b0907*.cdmio41.lbe0Ai0b0905*.lbe                               \#
                                   61.stpxz15c0b0907*.stpxz                                                 \#
                       51.sbml0m@0b0906*.sbml                                                               \#
                                61zlogin1f30b0806zlogin                                                     \#
                                                                                             41.gjs0E[0b0505\#
        *.gjs  51.jpg21fQ0b0906*.jpg2                                                                       \#
         51.iuml0:i0b0506*.iuml                  41.swa0R90b0905*.swa                                       \#
                                                                                                            \#
                                  :1.textproto07C0b090;*.textproto                                          \#
                                           41.swg1^]0b0905*.swg51.fxml0c40b0=06*.fxml91.jbuilder0>W0b090:*.j\#
        builder                                                                                             \#
                                                                                                            \#
                                       91.renviron1gV0b0809.Renviron                                        \#
                                                                  51.arsc0NA0b0906*.arsc                    \#
                                                                                                            \#
                     41.bwf1o;0b0905*.bwf                51.efif1?f0b0506*.efif                             \#
                     41.ipp0oJ0b0905*.ipp                                                                   \#
           41.eol0kB0b0905*.eol41.hcl1P<0b0905*.hcl=1.ruby-version1;c0b080=.ruby-version71.pcbdoc0]H0b0908*.\#
        pcbdoc                                                                                              \#
                                   61.grace0Rg0b0907*.grace           52.ckpt1\?0b0=06*.ckpt0AK0D0506*.ckpt6\#
        1.cs.pp0Ak0b0907*.cs.pp    43.mts14Q0l0905*.mts0iV0b0905*.mts1K90X0905*.mts                         \#
                                                                                   51.hdf50;U0b0=06*.hdf5   \#
               32.rl1WL0b0904*.rl1IP0a0904*.rl71.moarvm1mL0b0908*.moarvm                                    \#
                  42.ram1Rk0l0905*.ram1Ah0b0905*.ram                                                        \#
                                41.pcl1P^0b0905*.pcl           42.sgl1AQ0b0905*.sgl06C0S0505*.sgl        41.\#
        fsx0b;0b0905*.fsx51.mseq01F0b0506*.mseq     51.hdf40;U0b0906*.hdf452.tbz21cV0l0=06*.tbz20RP0b0906*.t\#
        bz2                                                                                                 \#
                                                                           41.pug0`J0b0905*.pug             \#
                   71.ad.txt14i0b0908*.ad.txt42.wia0K40b0905*.wia0=G0S0505*.wia32.rb0>W0b0=14*.rb1T]0I0514*.\#
        rb41.fsb0=:0b0905*.fsb                                                                      32.rm0cm\#
        0b0904*.rm1Ah0X0504*.rm61.bones0RA0b0907*.bones41.gba17S0b0905*.gba51.grib0AQ0b0=06*.grib41.uef1YY0b\#
        0905*.uef41.ips1VG0b0905*.ips34.rd0F_0l0514*.rd1gM0b0514*.rd1gV0X0514*.rd0UN0N0514*.rd61.surql0K90b0\#
        907*.surql81.numbers00]0b0=09*.numbers51.gram1oB0b0506*.gram41.raf0^Q0b0=05*.raf41.pce0od0b0905*.pce\#
        41.fea0a^0b0905*.fea61.envrc1f30b0806.envrc 41.pcd0@<0b0505*.pcd                                    \#
                 41.mtm0RT0l0905*.mtm41.sgf1ZD0b0905*.sgf41.abi0Y<0b0505*.abi                               \#
                                                                                        91xorg.conf0Ca0b0809\#
        xorg.conf                                                                                           \#
                                                                                                            \#
              41.mtl0<90b0=05*.mtl    41.dwl1Wh0b0505*.dwl81snapfile0>W0b0808Snapfile41.sgm1GE0b0=05*.sgm   \#
                                                   41.ipr0c40b0=05*.ipr91namespace1;c0b0809NAMESPACE32.re0JF\#
        0b0904*.re0oJ0X0504*.re41.fsc0450b0505*.fsc                 61.arrow0ck0b0907*.arrow              81\#
        gmon.out0BN0b0808gmon.out                                   ?1.sublime-syntax1XJ0b090@*.sublime-synt\#
        ax32.z30>=0b0504*.z31^_0X0504*.z3          71.osfpvg01I0b0908*.osfpvg71.db-wal1SK0b0908*.db-wal     \#
                                   41.xsd0c40b0=05*.xsd31.z20>=0b0504*.z2       41.vcd15S0b0505*.vcd    41.u\#
        3d1D^0b0905*.u3d31.z50>=0b0504*.z571.prefab1;30b0908*.prefab                                        \#
                                                            31.z40>=0b0504*.z471.tar.gz0j>0b0=38*.tar.gz    \#
          41.vcj1`X0b0505*.vcj                                                                              \#
                43.toc0NB0b0905*.toc0nY0X0505*.toc0e;0S0905*.toc                                            \#
                                                                                                            \#
                             41.vcg0F^0b0505*.vcg81.bbclass0KF0b0909*.bbclass          31.z10>=0b0504*.z1   \#
         91.metalink0[J0b090:*.metalink                                                              62.make\#
        r1hV0b0907*.maker0l>0X0907*.maker              42.tex0NB0b0=15*.tex0`\0D0915*.tex                   \#
                                  42.pcf1m]0b0905*.pcf1oj0X0905*.pcf;1tslint.json16[0b080;tslint.json       \#
                                                                                                            \#
                             82apkbuild1f30b0808APKBUILD1Rd0a0808APKBUILD51.c3ex1Co0b0506*.c3ex             \#
                       81bun.lock1Ei0b0808bun.lock                                                          \#
                                       41.sgd0[k0b0905*.sgd         51.dtbo0D80b0906*.dtbo                  \#
                                                                                            41.wsf0c40b0905*\#
        .wsf                                                             32.aw0g00b0504*.aw1W?0X0504*.aw    \#
                                       41.ngp0PX0b0905*.ngp                                                 \#
                     51.djvu07E0b0=16*.djvu                                         41.shc1[:0b0505*.shc    \#
                                                                                                            \#
                                    61.log.81`>0b0907*.log.8  51.gdoc0Id0b0506*.gdoc41.shf1k50b0905*.shf    \#
                              =1.vercelignore16J0b080=.vercelignore   41.2da13:0b0505*.2da61.log.91`>0b0907*\#
        .log.9        41.pnm1<F0b0905*.pnm                                                41.p7z1Vc0b0905*.p\#
        7z31.ra1Ah0b0904*.ra41.jlt0\=0b0505*.jlt                                                            \#
                :1.tmcommand0m\0b090;*.tmcommand      41.mka1<G0b0=05*.mka42.owl16:0b0905*.owl0Zo0D0905*.owl\#
        41.pck09P0b0505*.pck91.pseg382000N0b090:*.pseg382051_exrc1mm0b0805_exrc                    41keys1;c\#
        0b0404KEYS                                                                                          \#
                                                                                        41.pch1JF0b0505*.pch\#
              41.jcl1oZ0b0905*.jcl                                                                          \#
                              91.lldbinit1;c0b0809.lldbinit                            41.crl1830b0=05*.crl5\#
        1.bare1G80b0506*.bare                                             41.hsc1@a0b0505*.hsc              \#
                           91.xcompose0?U0b0809.XCompose  41.lbm1YB0b0905*.lbm71.onetoc1\60b0908*.onetoc  41\#
        .ft71;90b0905*.ft7                              51.iota1>Y0b0506*.iota                              \#
                                         51.amfm0DY0b0906*.amfm71.au.sf30<<0b0908*.au.sf3                   \#
                           41.ksy1^Z0b0505*.ksy                                       41.d641K[0b0905*.d64;1\#
        .htm.jinja20R=0b090<*.htm.jinja242.qif1O:0b0905*.qif1\g0S0505*.qif64id_rsa0OQ1@0806id_rsa0^60l0806id\#
        _rsa1@]0g0806id_rsa0V20b0806id_rsa:1.resources0Qi0b090;*.resources41.s1q1@;0b0505*.s1q51.pony1`V0b09\#
        06*.pony41.jls0PN0b0905*.jls71fontlog1;c0b0807FONTLOG                                       42.sgi0F\#
        ?0l0905*.sgi1n80b0505*.sgi              41.vvc1Xk0b0905*.vvc@1.bumpversion.cfg18l0b080@.bumpversion.\#
        cfg                            31.ay01l0b0904*.ay            41.3tz1c80b0905*.3tz                 42\#
        .mac0G`0b0505*.mac1JO0X0505*.mac61.hsail1b10b0907*.hsail41.mfm1I_0b0505*.mfm
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over whole names, and suffixes with their dot: where their records start.
    static var index: StaticString {
        #"""
        000002020D0;00000D0O0L0;0000040806090`0I0000040h0<0=0@0F0000060O0:0S000000000000000000000J0G0000020T\#
        00000D0k000000000000000000000\0Q00000L0k0000000000000:0n00000V0Y0J0]0d0[0Z0\0`0a00000\0c000000000000\#
        000000000L1L000f0B0g0^0h001<00000h0k0T0k0T1?0X0n000000000T1S0:1H0N130000000000000h1M000000000B1?0N1T\#
        0H1<00000Z1>00000T1e0j1A0d1B0n1B000000000V1F061G0f1H0H1_0H250F1J0d1Z001P0`1L061h0^1P0X1P081Q0d200000\#
        0f1\0N24000000000000000000000d2D0H2Z0b1^000000000>1a0000000000000F1e0N2H08200P1g00000>2C041j00000j1m\#
        0000082J0`1o0:200L210<220F290N2h0<2K000000000000000000000P2<0T2G062>0P2N0N3O0b3T0R2A000000000`2W0\2E\#
        002G042H0<2_0X2I0<3300000J2M062a0\2[0F2O0^2P0\350^2f00000N43022V0h2W0Z2X0\3W0n2Z0000063708320b3h0b4R\#
        000000000`390d2b0000000000000l2g0R2g00000000000000000000022n0>2o00000D31083F000000000035000000000b4k\#
        0j38003J0L390f3;0@3=0`3M0:3>084F0h3A0N51084a0l3D0R3D0b5K0\3m0>3E043G0B3I0000000000000000000000000000\#
        000000000000003l0R3X0@3^0D3]0\4E0T3X0j3Z00000:3]0H3^0:410000000000000h3c0L3c0000000000000T4?0\4g0V3j\#
        000000000h4900000V4N0`40000000000R470`4D0J440>4600000448064900000\5;0b5_0<4;064M0d4>0Z4?000000000B4C\#
        0000000000000n4G00000b6k0>4b0X4I0J4J0T4Q0R4L0h4O0F4O0j4P085C0d4R0d54044U00000000085U064e00000X4a0>5Y\#
        00000000000000000N5S0000000000000V4e0000000000000L4i086=0D4i0X550D5=0B4l00000N62000000000V5?00000000\#
        0000000000000F590000000000000000000000000000000000000L5E0P5D0D5S086Q0R5G0>5m005I0>6C0D6?0T5K00000000\#
        000000000X5Q00000D6S0B5S0Z5S0d5T0@5U0000000000000R5[000000000B5i0000000000000N6F0X5g0X6?000000000h5g\#
        00000000000000000j5l0F5m065n000000000461000000000X6S00000h6;00000R680@690T6I08790H6;0`6;0Z6C00000d6H\#
        0b7?00000H6k0`6O066D087m00000000000000000d6f046L0@6M00000D6g0`6c0\6P0X6i0P6P0J6Q0j6S0Z6\0l6V0>6W0V6X\#
        00000b7U0000046`0T6]0:6]0^6^047<00000h6c0>6k0L6e000000000n6h0000000000000000000000000`770N700l700000\#
        0T7300000000000000000<78027900000`7Y0F7<0D7L0n7>00000j7@0Z7@0P7B0l7D0V7D000000000D7d0000067I00000000\#
        000000000X7N0B7O0D8G0^7P00000^7f00000000000000000d7X0`820X8000000f7\0h7\088?0P7^067^007^0D8[0h800Z7a\#
        0`8H0Z890h8D00000V8:000000000X8D00000000000000000000000000000000000000000\870B880J8906890B8W0Z8[0l8;\#
        0T8;00000R8@00000f8B0000000000000000000000000000000000000j8L0000088W0B8m00000000089?000000000J8a0000\#
        00000000028Y000000000n8\00000<8^0L8_00000d8a000000000b8d00000000000000000R8i0Z8o0X8k0P8k0X9E0b9I089W\#
        0@8n0V980@9U0000000000000096000000000000000000000`9<00000000069?029@0P9@0T9A029V0n9D000000000D9a0d9G\#
        0j9H000000000d9[00000j9^0h9N0L9P00000b9n0H9R000000000000000000000L9d000000000R9\00000000000000000000\#
        00000>9c0<9d009e000000000B9h0b:B0^9i0D:3069k0d:10000000000000J:1000000000N:40h:50D:R08:60f:700000J:K\#
        00000H:<00000f:K00000b:g000000000L:T08:J0d:E0R:F0d:a0\:F0>:F0b;;0>:Z0V:J00:J0d;50V:d00000R:Z0^:Q0000\#
        00000::U0000000000000L;20@:Y000000000b;Q02:]000000000000000000000\:d0P:e0Z:f00000>:n0000000000000Z;@\#
        0000000000000>;D0j;00`;1000000;400000\;I0l;60000000000000N;;0<;<0L;F0B;>0J;?0\;a000000000Z;T00000d;M\#
        0f;E0\<90T;H0000000006;K000000000D;N0B;R00000<;Q000002;S000006;a0b;e00000000000000000`;[0X;\0Z;j0000\#
        000000000T;h000000000H;d0F;e0h;f06<;00000`;o00000000000000000T<<000000000N<10H<:0`<I000000000P<60000\#
        0F<?0000000000000T<R0@<=0n<=0V<>0F<\02<>0Z<@0b<H0h<E0J<A0`<]0`=?0<<G0j<G0:<H08<I08=10000000000000000\#
        00000X<R00000\<T02<V0X?N0R<W08=C00000R=90j<i0L<Z0h<]06<^0F=>0><`0F=R0J<a0P<c06=40000000000000>=40R=M\#
        0T<j04<k0<<l08=_00000l<o00000L=108>G00000000000000000\=7000000000`=S0000000000000000000008>Y0T=A0000\#
        0d=C0V=D0000000000000N=H0`>0000000000000000000000000000000000000000008>m0l=T0V=X0H=W0X?d0D=X0\=Z0N=\\#
        0@=\08?C0>=^00000L=`00000L>40D=l08?e0J=d000000000>>?00000n=j00000n>>0D>B0000000000000f>10^>202>20J>:\#
        00000J>P000000000^>F0d>90f>S0d>U02>F0<><0N>?0P>?0000000000000000000000>F08A10>>S0X@800000T>K0`>K0000\#
        0\>N0N>S0@>P00000n>T0F>S00000Z>U00000X@\0^>Z000008AE0H>Z08AY00>h0d?30\>d0@?108BA0D>a0T>a02>a0\?;0N>e\#
        0R>e08Bf0\?\0T?C0L>i0:>j0@?E000000000j?000000000000000000\@:0j?D0H?60000000000000000000000000D?>0L?l\#
        0V??0b?@0F?@04?A0`?B0d?X0H?J0F?S0\@N0000000008CR0@?]0J?M0000000000000V?S00000j?X0b?\0D?j0B?T00000P?X\#
        000000000R?[000000000000000000000h?a000000000000000000000000000000000>?j0@@30d@200000\@d0N?o00000Z@1\#
        0@@X0d@L00@308Ch0J@6000000000000000006@;0j@;02@<0L@@0XA00000000000000000000000000J@J0>@H0J@Z0>@^0`@J\#
        0\AK0j@Q0b@M0XAD000000000000000008Dh0P@T000000000j@c0000000000000@A00000000008ET0d@`0l@_0H@_0`@a00@a\#
        0>AB0B@e00000f@g000000000h@j0hAT000002@m0<@n000000000@AJ000000AE06A90000000000000000000000000\Ac0000\#
        000000000HA?0>Ad00000hB600000<AF0<B60000000000000bAI000000000PAL0JAL0BAM0000000000000\B:0TAS0hBN0dAT\#
        0hC000A[00000BAc000000000000000000000000000000000000000000000JAe00000ZAg0VAh08Eh0000000000000HAm0000\#
        00000000000000000000000000000000000004B80000000004BL0fB;0hCD08F@000000000RBA000000000000000000000XBG\#
        0000000000000000000000000TBN000002BP0:BQ08FV0RBU0nBR0TBf0HBU0FBV0:Bk0\BW02Bf0DB[00000000000000000:CK\#
        00000dBb0fBb0ZBc00Bd08Fj00000XBi08GO0LBi00C806Bk000000000000000000000>C20`C200000<C50TC:0:Ca0>CN0fCD\#
        0TCX0`CF0hCX04C<02C<0000000000000000000002CR00000DCF00000000000000000000000000000^CN06CO0XCO0<CP0>D0\#
        00CS0hCl0000000000000000000000000`C[00000000000008Ga000000000bCb000000000000000000000RCh000000000000\#
        0000000000000fCo04D00XD00000000000000bDE0jD50TD50000000000000000000000000VD>0\D>02D?00D@000008H50DDD\#
        0NDD0VDZ00000bDY00000ND_0VE90000000000E000000BDP0nDQ00000LDS0TDS0XDS0RDU0RDi0\DW0fDY0\E30NE300000000\#
        0000000006D`08IY0bE100000FDd0`Dd000000000hDh0HDh02Dj000000000^Dm0000000000ER0LE108J>0000000000000FE<\#
        0XE700000ZE900000jE;00000000000000000NEI08Ja0VEd00000:ED0FEP000000000:EX00000dEJ0fEJ0`Ee000002EN0TEN\#
        00000000000000000JET000008K80:F308KW00000000000002Eb00000XE_0`F90DE`000000000VF80jEd0HEd00Eh00000000\#
        000000000NEk00000bEm0>En0XF30PF00LF000000bFC0>FD0>Ff0jF800000000000000000RF;00000@F=0000000000000000\#
        00000LFM0RF]0<FE04FF0dFG0XFI0:FN00FI0NFI000000000000000006FP0TFP0>H80NF_06Fd0BFT0TG2000000000BFf0000\#
        000000000lF]02F^00F^0PF^0LFo0dFc00000000000000000JFg0lG10fFh000000000nFl0ZFl0>HP000000000TGT00000000\#
        00000@G500G504G6000000000jG:0JG;0`G;000000000<G?00000VGA00000\GC000000000VGU0hGG0VGk00GW0lGT00000hG]\#
        0000000000000nGP0VH?000000000000000008Kk0VHS0:GW0000000000000000000000000000000000000000000000000VHg\#
        00000FGg0\Gg0LGh0<Gi0@Gi0NGj0`Gm000000000000000000H20dH20DH4000000HF000004H80dHF0BH90000000002H=0000\#
        00000>Hd06HA0<HA00HX0NHD0JI?02HQ000000000LHX000000000RHL0dHZ0BH[0NHc08LS0nHP0BHo0>I80000000000000dI4\#
        0`HW0PHW0hHY0DHY0DHk0^H[0^I6000000000bHa0THb0<Hc000000000000000000000jHi0>IN0ZHj04Hk0DIH0XHl0TI806Ho\#
        0:I10^IL00000TIJ000000000000000000000dIP00000000000000000XIK00000`IA0000000000000bIE0HIF0NIG0XIa08M2\#
        0^If0FIJ0@IL000000000000000000000hIR08MF00000dIh08M\0XJ700000HI\00000FIj0@I`00000HJ00XJR0PI`00000DIb\#
        0000000000Ie0000000000000PJ60nIj0000000000000\In0PJf0fIo02J100000000000008N8000000000000000000000nJ>\#
        0fJI0DJ<06J<0<J>0nJR00000HJR000000000000000000000FJH0`JH0LJH0fJ]08NJ0PKF0>JK0000000000000HJf00000TJT\#
        0hJU0FJ\00000RJX0RK000000bJ[000000000VJ^0RKD000002Ja0<Ja0^Ja0JJd0XJf00000dJg0nK70bK70jJi0RKd06Jl0FK=\#
        000000000000000004K200000^K>000000000ZK70@K70000000000000000000008Nb0^K\0000000004KF0NKC0`KD00000lKF\#
        0000000000000LKJ00000DKL00000DK`00000000000000000>KS0DL40FKV00000jKW00000VKY00000`K[00000^L000000000\#
        00000bKa0VKm0hKb0bL50000000000000^LD00000000000004Kl04L@0hL60^LZ000000000PL202L30jL40LL500000^M00000\#
        0PLT0000000000000lL=0LNG08O60NL?0NLY0\LA000000000DLV00000PLj0VLK000000000LN_04LV00000TLN000000000000\#
        00000dLS0bLS02LU0NMD00000^MF0`LX0NMZ0ZLY0hL[0jL[06L\0\L`0jM10VLa0^MZ000000000FLe0TLf02Lm0FM?00000000\#
        08OJ00000TM@0000000000000000000000000000000000000\M700000000000000000HM<0XM=0000000000M@0XMQ0XN30NMn\#
        000000000000000000000VN;0nMJ0:MJ0>MK06ML0<ML0\ML0NNP0RMM0RMa0000000000000\Me0fMV0jMX0ZMY000008O^0:Mf\#
        0\N;000000000JM`0ZMo0>Mb0000000000000`Mf00000RN500000RNK000000000nMm0\NX0NO10VO40`N?02N00BN20BNF0HN4\#
        0^NX0PN60HNJ0bN900000fN;000000000000000008P20LO300000000000000000JNF00000:NK0fNQ00000000000000000>NN\#
        0^P20nNR0JNZ00000000000000000VOH04NV0000000000000hN[000000000PN^0TN_000008PF0^PF0DNc0ZNc0`Nd0dNe0LOc\#
        000000000dO;0000000000000VO\0nNn0XNo00000000000008Pb08Q:0JO608QN0RO808R6000000O;0hO<000000000dOO0000\#
        0BOA0TOB0`OF0ZOD0fOE0NOG0HOG00000hOP0JOJ0`OZ0000000000000jOO0BOW00000000000002OT000000000XOW00000000\#
        06OZ0000000000000TO^0jOm0<O_0PO_0@Ob0HOc0:Oc000000000DOg000000000XOk0000000000000000000000000fP10000\#
        0bP30LP70XPA0RP600000:P8000000000ZP;00000`P=00P=00Pa0NP?02PA0000000000000FPE0:PL0>PG0000000000000@PK\#
        000000000HPN00000HPb00000000000000000RPU0TPV0^Ph0TPj0000000000000000000002P^0JP_00000000000000000000\#
        0`Pe00000XPg00000000000000000ZPl0RQ<0DPl0\Pm0^QX0TQ>0DQH02Q:000000000000000000000ZQH00000BQ;00000000\#
        0>Q>0RQP000000000nQB00000TQR000000000000000000000DQ\0PQJ0JQK00R;0000000000000000000006QS0HQS0`QT0hQU\#
        0BQW00RO0@QW04QX0`Qh04Qn0`RH0PQd000008R[00000dQb0nQb0hQm0:Qe0:R7000000000JR:08S=0@Qk00000LQm00000000\#
        0^R00fR100000@RC000000000JRN00000@RW0HR90nRA0DR:0LRI000000000000000000Ri0bRA000000000<RE0fRY0^RK0PRH\#
        0000000006RK0NRK02RL0hRM0^Rn0RRP0000000000000000000008SU0lRW0:RX0>RY00000000000000000XR^000000000000\#
        00SK00T00XS400000^SF0\Rf0000000000000HRk0:Rl0lRm0TRm0bRn0^SZ0jS1000000000DS4000000000TSC0DSR0>S90:SH\#
        0000000000000@S>000000000`SA0hSB0@S`0000000000TF00000@TB0dSI0fSI0nSI0fS]0HSi0<SK0DT4000000000ZSR0HT=\#
        04ST08T800000ZT30bSW00000000000000000XS]000008TJ0000000000000000000000000TSf00000ZTP00000000000002Sl\#
        0VSl0000000000000000000004T90\T40PT5000000000lT8000008T^0hT:000000000000000000000HTS04TM0hTN0jTC0LTE\#
        000000T\000000000DTc000000000<TM0jT]0<Ta00000fTQ0dTR00000NTT000000000`TW0BTX000000000lTd00000DU;0HTg\#
        0FT_000000000HU900000VTd000000000000000006Ti0<U500000000000000000bTo000000000VU80:U20fU30XU30\U30XUG\#
        0FU50LU800000nU;00000:UF0bUE0DUW00000bUj0VUW0@UC00000PUE0lUF0fUU00000<UX0:U\00000PU[00000fUm0LUN0LUk\#
        02UQ0jUR0000000000000bV>00000^UX00000nUZ00000000000000000VV808U_0fVA0JU`0<V00FUb0lUc0NUc0LV?0XUe0DVU\#
        0fVU0fVi0DVi0000000002Uo0000000000000dV30fWE000000000^V7000000000NV:00000jV<0ZV=00000jV^0ZVU0^VM0000\#
        0LVU0dVG0HVD0nVD0lVE00VG000000000000000000Vf02VN00000000000000000000000000000ZVi0nVX0000000000000BV[\#
        00000:W=00000DWM06V_0<V`0HVa0\Vb00000DWg00000000000000000\W80ZWA08Vl0jW2000000000000000000000bW30nW3\#
        00000RW60ZWW0000000000000000000000000lW>0PW?08WK0fX10>W@0PWV0DXd02WC06WD0:WQ0LWG0nWI0XWJ00000lWT0000\#
        00000000000000000lWj02XV02Y80LWY0`WU00000<WX0000000000000XW^08W]00000JW_0\W`0000000000000DY80TWe0NWf\#
        0FWf0XX70lX<0FX<0LXI0@Wj00000000000000000000000000000FXX000000000:X700000bX900000fXG0ZX;02YL0XXU0lXZ\#
        0TX@0lY40fX[0NXJ0@XB0PXB0TX^0NX^0ZXQ06XH0HXH0FXl0PXd0000000000000fY:0FY<0dXR0000000000000:XV02Z;0PY:\#
        000000000fYN000000000000000000000000000006Xc0@Xd0jXe0RXe0>Xf000000000bXj00000:Y000000000000000000000\#
        0XY20bYF0000000000000TY70TYK02ZO0PYN000000000000000000000lYH0ZYA08YB0ZYU0HYC06YD02[;0bYb02[O00000000\#
        000002\10HYU0PYo0bZ60bZ_000000000^YS0VYT0`YU0BYV0fYb0:YX0VYh000002\G0:Z;000000000dY_00000:ZQ00000000\#
        0fZ6000000000TYm0>Yh0dZ300000000000000000@Yn0000000000000@ZB0VZ>08Z30\Z400000FZ70LZ80DZ900000TZA0000\#
        0fZO04Z>000000000\ZF0BZA0000000008ZG0PZ[00000@Zd0LZL000000000000000002\Y0HZO000000000V[20ZZR0nZR02\k\#
        00000000000000000@[80:[00f[:0<Z[0b[300000000000000000>Zc00000b[G0HZl00000b[[0XZh0FZj000000000hZm0000\#
        02]C00000N[10:[D0F[Z000000000h[C0D[70N[E000000[:0000000000000n[>0V[H06[@0T[A0J[B0h\I0V[\0000000000[N\#
        0F\006[V00000P[K0h\a0000000000000<[P0^[P0B[Q00000`[T0j[U0@[U0n[X000000000l[Z000000[d0P[a000008[_0>[`\#
        000000000:[c00000X[e08\3000008\L000000000D[k00000N[m04[m00000n\:00000T\20000000000000R\60<\70N\A0l\:\#
        0^\90b\:0B\:0\\;0f\=02]W000000000L\B000002^G00\M000000000@\H000000000j\K000000000n\Y000000000F\]0h]:\#
        00000>\T0000000000000000000006\Z02^[0\\Z0^\[0T\\0d\]08]X000000000h]c0D\c0F]700\h0`\e0000000000000000\#
        0^\o0L]@0J\n0V\o00000Z]10<]10Z]E0f]30\]70X]600]K00]a0V]C00^D0J]F000004]=0l]>0J]Z0h^700000000000000^\\#
        000000000H]G00000f]S000000000000000004]_000000000>]Q0`]R0`]h0000000002_:000000000T]Y0b]Y00_000_Q0N][\#
        0R]^08^@02_N000000000V]c0000000000000000000000000>^3000000000000000000000000000000000n^306^30<^40`^>\#
        0f^60l^70L^70@^:000000000000000000000l^O00_e04^A0f^J00000j^E0V^E04^U000000000000000000000T^M0H^N0n^R\#
        0\^O0H^d0J^P0R^P0`^R0d^R06^U0J^d0:^X0P^Y0J_>000000000n^j000000000T^a0<^`000000000T_50X^d06_30:^l0n_>\#
        0<_404^i00`C0L^j0n_T08^l0L_Z0f^m0Z^o0N_00h_10b_40Z_C000000000:_@0@_90b_H00000000000000000N_D0f_I0f_c\#
        0<_P0@_[00`b00000d_F0n_h000000000n`<000000000>_M00000000000000000l_R00000@_o0>_l04_V0T_W0:_X00000Z_Z\#
        02_b00000B_]000000000000000000000Z_n0Z`B0J_e0T_k00000Z`X0j_i0<_j0V_k0l`40Za408_m000000000R`100000000\#
        000000000000000000000N`900aG0na50naM0h`<0T`M0nai0nb?0>`@000004`C00000h`P0T`a0N`T08`G0b`H0d`H02`H0l`J\#
        0h`i00ac0j`K02a004`W0F`M0X`M0b`Z0ha;0F`o0l``0d`h000000000P`[0b`n0<`]0000000000000>`a0haO04a10P`o0TaX\#
        0``e00000000000000000:`k0000000000000@`o00000Ba10PaG0fa300000000000000000000000000000\a=0@aO00000000\#
        0FaE000000000nbS0Tb:000000b70jaE00000LaH00000DaJ0ZaK000000000VaN0nbg0@ac0000000000000hae0hb90@b900bM\#
        00000laY00000Pac00000Va`000000000Tb\0Laj0Xaa0Hab0`ac0lao06ad0Pb70Fae0TcF0Tcg000002al0Lb@00000jao0000\#
        0nc;0TdI000000000000000000000Td]0Vb80bb900000000000000000Xb?00000RbA0bc?000000ba000000000`bo0JbH0^bI\#
        0PbK0Te10Jb\04bK0fbN00000<bP0\bQ0BbQ0Lbb0000000000000dbW0bcU0000000004b_000000000Hb^00000Pba00000Jc4\#
        0000000000000TeE0hbg0>bh00000000000000000Zbm0Nbn0hcE0lc00\c00Rc10jc30NcJ0>c<0lcD0^c60>cP0@c90<c90000\#
        00000Dc=000000000hc[0>cd06cA0HcB0@cO0lcf0BcF02cF00000Nci0<cO02cZ0000000000000hco0VcP0Te]0:cQ0ncS04cT\#
        00000hdC0LcV0dcW0Vcd000004d?0@ce0:ck0dd60@dD04dU00000Dcb00cb00d60Pce0`ce0Pd90<ch00dJ0@d`000000000000\#
        0000000004dk00000>d:0000000000000:d=02d70\d7000000000>dN0PdQ00d`00000hdY00000ldA0000000000000LdE0HdF\#
        0jdG0@e40Pde0JdH0Hd^0DdL000002dN000000000000000000000`dT0>db0ndT0FdU00000:dY00eT0^d[0ndh00000fd^00f3\#
        0>e<00000Ldd0@eH000000000<df00fG08df00f[0Jdh0Rdi0ddj00000he70le100g40>eU06e00@e\0be20heK0beF00000000\#
        0fe90feM0ne<00000000000000000Ve@00000TfM0000000000gF0JeF0<eJ0Je^0HeG0000000000000000000008eO0Ve]0NeP\#
        0DeP000000000>f60PeU0@f00000000000000000000000000JfC0000000000000beh00000Tfa0Vfo06ee0Deo0>fJ0jeh0Xeh\#
        0<eh00h70Hel0Jf^000006f?0\f00Xf`0DfU00hK0000000000h_0000000000000bf<0bfP0Dfi00000Tg50@fc0ff@00000000\#
        0VgK0>f^0LfE00i3000000000Dgg0lfK0LfY000000000NfO0Lfm00000PfR0Xg6000000000lfc000006fX0000000008f[0hf\\#
        08g10000000000000LgC0<fb000002fd02gF00000TgK0Ffh000000000000000000000@g70Rfn0DhA000000000:g30Vgi0Lg[\#
        02h90fg60<g7000000000jg;000000000:gU06g>0ng?00000lgB000008gE06gR0RgO0`gF0ZgG00000000000000000bgM0fgN\#
        0>gO0JgO0VhK0hgR00000jg]06gf0FgV00000^gX00000Lgo0Tg_000000000000000000000ThN0\gb02hS0Thb00000Vh_0`gg\#
        0:h30Rgi08gj0>gk0000000000000Hgo000000000:hY0`hJ0\h:0fh40@h606h>0\hR0dh702hn04h;0hh;0TiJ0Bh>0jh?0fhH\#
        0lh@000000000XhD0hhf0\i40<hG000000000RhL0lhX0LhK0Dhh0HhM0Hhc0>hN0BhT00000000000000000@hV0000000002iF\#
        000000000000000000000\iJ0000000000000`ho0@i800000Xhf0^hg000000000Ti`06hk08hl000000000dho0\ii00000Ri2\#
        0RiV06i?0li30Ji50\j=00iG02iX00000Tj6000000000>i>00i]0000000000000LiC0TjW0FiC0JiN000000000DiI0hi`0000\#
        000000000hj900000`iP0PiP0000000004iT02il0000000000000000000000000:i\00000\jQ00000bi`0fi`0^i`00000`if\#
        0000000000000000000000000000000000000:j10Bio0BjK0Lj0000000000000000000000fj70000000004j:000000000lj=\#
        0>j=0dj>0djX06jA0^jA0>jW0RjC0ZjC0\je0DjE0HjG0RjW0`jH00000000000000jN0Tjk02jN0PjO02k002kD000000000Hj]\#
        000008jX0`j^000000000Tk?0Zjc0TkS0Djd00jb0nja000000000Jjd0jje08jl0Hk30<jh0bji02kZ0`k?0Jk80ljl0@jl0Zk9\#
        0Pjm0`kU04jn0jkc0Bk20\k70Rk300000Lk80nk90Vk90fk;0lk@0:k;0jl70ZkO0`ki0BkT0RkU0LkL0>k@0PkE0HkM0lkV0Tl5\#
        0Rkl000000000fkU0nkM00000nkh02kn0Bkj08kQ0000000002l@000000000:kh0Hk_00000000000000000:l<000000000000\#
        0BlR08l900000`l=0`lS06kf0ll80^kg00000Zkk00000>l?0000000000000^l?0Vl20hl300000^lS0:lP00000Blh00000RlQ\#
        0^lf0@l<0Fl=000004l?02lV00l@08ld0hlG00000JlE0@l^0@m:00000<lI0000000000000dlM00000000000000000XlR0`lg\#
        0dlg06lT0LlT0PlT000000000llZ02lj04l\0000000000000^m<0^mP000000000Jld000000lf000000000Rli0nlj0Bmk0lm0\#
        0nm>00000Xlo08m>0Vlo00000Dm30bm408mR0fm6000000000000000000000000000000000dm?000000000dm\0TmB0JmC0000\#
        0>mF0bmH0PmH0hmH0TmT0:mJ0ZmK0\mK04mK08mf0^mi0Jm]0\m_0FmP0Bn[0:md06mR000004me000002mZ0nm[000000000000\#
        0Hm_0nn:0@m`0Zma0bo30Fml000000000boG0:n60^nC00000PnL0@n60<mk0Tn60@nX08nB0Jn106n10bo[000000000^nW04n;\#
        000000000Dn:000000000Xn=0Hn=0fn?0000000000000000000000000000000000000000000000000dnL0FnM0Hn\00000^no\#
        00000hnR000006nT00000LnV0Ho00\nV0fnX06nh0JnY0Fno000006oJ0nn_000000000Pnb00000Znd000008nf00000Nnh0<nh\#
        0lni0Vni00000Tnm0Xnn00000Do10jo10Jo>00000^oC0XoP0Lo6000000000DoD0Bo90boo0Fo@0Zo?0`o=0000000000000000\#
        0@oC00000Zoa0noE00000000000000000@oY00000000000008oO00000Bo[000000000Xod0000000000000000000000000000\#
        06o`08oa0jo^0fo_000000000lob0Roc000000000S0K0hof00000g0500000000000000000k00000000000101000000000000\#
        010G0C060000010[0000070B00000000000000000000000000000111011E0o0C030E0Q0F0k0G00000A0I030Y000000000i0M\#
        0k0[0_0N090N0O0O0e0R0g0W03110m0S0;0T0m0m0o0m031X0e0h0e1>000000000000000000000Y0a0Q1D000000000g0k0000\#
        00000U0h00000U1>0S0j00000C0m0e1]000000000k1=00000m1A00000K150g1?0C1A0517000000000=1;0m1S000000000000\#
        00000Y1A00000000000000000g1S0]1F0C1Y0;1G0A1G0[1H0U1R0K1U0Y1S0a1L0Q1X0I1Q0000000000000S1U0[1\0o1V0000\#
        0U290000051[0]1`051o011]0E1_0k1_0=1`0Q1l0o2000000W1e000000000000000000000K210Q2A00000E250I1n0W2?0]2B\#
        052L0]2d0Y21052b05360W2S0i230A240S2U0125072:0C2A0M2;0i2M000000000[2B0Q2W0C2U0m2E000000000I2H00000I2\\#
        00000m2]0Y2M0S2m000000000000000000000000000000000e2W00000I30012Y0;2Z0k2[0O2[0;3?0U2]0g2]0W2g0O370Y3>\#
        0;3Y0Q390e2k01340k2o053J0g3?0o2j00000o3>00000Y3U0g480G2o00000e3?093400000[3;000000000g4L00000C3;0000\#
        00000O3Q0[3O00000C3O00000g4`0000000000000g5B0c3G053d0U3H0e3S0e3g0_3L0k3N000000000m3Q00000U3\0W3S0000\#
        0?3V0o3W00000000000000000M3\0Q3]0a3]0000000000000000000000000a430i3f00000W3h0000073j0[3j0g5h00000000\#
        0o3o000000000a4I00000k4400000E46000000000e4;0o4C000000000=4=094>0]4>0;4>0i4?0M4?00000Q4D000000000k4T\#
        00000A4I0]4V0I4J0o4U0[4K0]56054M094R0Q4X0[4i000000000O4U0C4V00000U4X0;4e000000000g6<0O5>0e4]0k520000\#
        000000000]5L0C4h0i4e0M5000000i590A4k0I4i000000000a4m000000000K500K5[0_5200000i5M0Q540I5=095I00000000\#
        0000000000000]5e0W5>0_5F055@000000000i5m0C5C0]69055V00000S5H0g6N00000000000000000000000000000K5o0000\#
        000000000G5U000000000S5g0k5Y0K6C0;5[0O5[0i6C0Q5\055j0i6Y0K6Y0C5_0Y5_00000A5e00000I5g0000000000000000\#
        00000K7;00000e5o0e6E0c6000000G6300000000000000000K7O00000k6:0[6:0e6Y0C6=0000000000000E6A0=6B0a6C0000\#
        000000000[6P0Q6G0m6G0m6i0o6K0=6l0W6M00000g6a00000o6]0K7k00000a6Y00000K8?00000000096Y00000O6[0S6\0000\#
        0E6^0M6^016_0Q6i0;6a0i7>0C6c0I6c056e0S720O790]6i00000K8S000000000U6n000000000;7C0E740000037400000e76\#
        0A770k770S7F0U7B0[790m7K0S7\0o7=0I7@00000?7A0g7M0I7\00000C7E00000K8i00000[7W017J000000000K9=0G7M0e7O\#
        0=7P0_7Q00000_7e0I8I0[7k0[8E0Y7W00000Y7o0[8a057Z0c7[0000000000000000057l0G7b00000W7d000000000Y8A0a7g\#
        0I9O0c8S0m7h0;7j0=830Q7n0Q8B000000000g820U830G860C8O0_8900000000058B0I9c000000000000078>0S8>0c8g018?\#
        0_8M098C000000000?8F0k8F0g8G0a8G0g8c0000018S00000K9b000000000=8Q00000_8o0g970000038V000000000]8Y0Q8Z\#
        00000S8\0000000000000a8d00000[9C0Y8c00000G8e0000038j0o8g00000k8j00000W8l00000Q8n00000I:70m910E920[9e\#
        000000000S960C960m9C00000O9:0_9C0C9J0K:K0U9>00000000000000000U9R0000000000000C9`0[:M0]9H0e9I0C:40W9L\#
        0S9L0?9M0I:M0Y9N0]9j0W9`00000;9T000000000k9W0G9X000000000G9i0M9\0[:f00000Y:G0000000000000000039d0000\#
        059f0A9g0S9h000000000_9k00000C:L00000W:80m9o0]:>0O:10=:100000=:K0M:>00000M:R000000000K:a000000000k:>\#
        000000000c:A00000i:C000000000]:R0S:G0C:^00000Q:J00000U:L0O:M0000000000000U:m0g:R09:S0000000000000g;2\#
        00000c:c000000000K;50];700000;:_000001:a0_:a0;;G00000[;>00000M:h07:g0000000000000W:l000000000E:o0W;@\#
        0k;105;10Q;20A;20000000001;Q00000;;d0;<:0000000000000000000000000k;C0000000000000M;E03;E0000000005;I\#
        0a;I0a;b0_;J0m;K0G;N000000000000000009;S0[;T07;T0I;U0=;V00000M;`00000000000000000C;^000000000c;a0k;b\#
        0[<70W;d05;e07;n000001;h000000000000000000000m;n00000]<00_<100000Q<30E<300000Y<600000O<800000O<j0A<:\#
        0o<<0o<P01<>0000000000000000000000000=<E00000000000000000M<J0?<K000000000G<N000000000e<Q0C<Q0a<Q0S<S\#
        0Y<U00000U<W0]<X0G=605<c0S<g0G=J0C=30A<\0m<_0]=:0O=@0K<a000000000I<e00000C=P0?<h07<h0]=V0O=_00000000\#
        0K=70c<n05=9000001=20000000000000==60o=605=M0A=E0A=[0[=;07=>07=V000000000000000000000A>80a=C0;=D0S=F\#
        0000000005>50e=J00000o=L0Q=M00000000000000000000000000000000000000000M=X0000000000000W=\00000K=^0[=^\#
        0i=^0U=_0e=l0g=a000000000Y=f0U>90g>@0I=h0C=i00000c=l00000S=n0m=o0I>>000000000I>R0e>N00000S>D05>]0I>d\#
        00000C>g0e>b000000000C?;000000000i>A0O>A05?30k>C000000000000000000000[>J0E>K0K>L000000000e?400000000\#
        00000G>S07>T07>j0E>a09>V05?O03>W0=>W0e?H0k>[0K>`0g>^0k?:0m>`0I?F00000A>c0000000000000c>g03>k0o>h0e?i\#
        0C?d0E?50S>j01>k0A?70[>m0]>n0G>n0G?@0M?00000000000000000000000000??;00000I?\0]?D0a??0U?@00000;?B0[?B\#
        0k?\0W?C01?D0c?E0m?E0g?E0G?X0E?K0c?Y0m?d0m@P0??O0[?V01?^0M?Q0i?S000000000??e0k@60=?W0Q?X0O?Y0U?Y0U?m\#
        0Y?[0]?f0o?^0c?m07?`0000000000000=?m0Y@10000000000000_?j0U@C03?k00000A?n0M?n0Q@00G@00Y@S00000E@40_@D\#
        0C@F0S@50;@60G@Q0=@E0c@M0=@d0]@;0Q@F0A@B0_@f01@@0I@K0000000000000I@_0000000000000k@J01@_0i@L00000W@N\#
        0IA3000000000000000000000;@U03@V000000000m@d0K@Z0;@i000000000000000001A50a@a05@a07@a09@b00000c@f0000\#
        000000000000000005A50o@m0k@n0000000000000WA20gA300000mA80GA60000000000000000000000000000000000000000\#
        000000000000000000000SAF000000000;AI0oAO0kAP0IAL0KAM000000000000000000000OAS00000=AU00000gAW0GAW0000\#
        00000000000000000000000000000CAa0?Ab0YAb07Ab00000=Ai0=BN0OAn0MAi00000eAk0]Al0WAl0iAm00000gB000000000\#
        000000000AB5000000000iBC0000000005B;0MB?0ABI000000000QB@000003BB09BB0WBD0mBE0_BE0KBE0_B[03BV0?BF0iB\\#
        0iC20mBe0MBU0SBM0mC@0_Bo03Bj0YBR0CBS0_CC0aBS0KB[0MBk0QBW0cBY0000000000000000000000000000000000000000\#
        000009Bf0000000000000EBj01Bk0000000000000000000000000AC200000000000000000[C70000000000000ACF0OC;0KC<\#
        0IC<0CC>0GC?0KCP0EC@0YC@000001CE0kCE00000CCT0OCO0eCH0=CI0iCT00000AC\0WCO000000000OCc0AD40iCn07CT0000\#
        0mCb0SCX00000;CZ0_CZ0=C]0aC[05C\0_D20GC^000001Cb000009Cd0000000000000YCh0SD401D60ADV00000gCm0[Cm07Co\#
        0UD00oD00000000003D4000000000000000009D:07DQ0gDA0ID;0gDf0aD>00000MD@0KDA00000aDP0_DJ0UDE000000000000\#
        000000000YDK0CDL0ODL0EDL0gE:03DM0ADo0ED`07De0;DT00000oD\0QDV0mDX0GDX0[DY0GDl000007ES00000QDl0CD`0000\#
        0eDb0000000000000000000005Dh0YDm0UDi0UEB00000AEC000000000=E007Ei0gEL0aE20GEB0;E40=ED0KE7000000000cE:\#
        000000000000000000000[E@0GEd0GF80AE\00000aEK0gE`000000000OEI0;EN01EK0]EK0AF00_EL0iEN0oEN0kEP000007FG\#
        0GFH0CET0KEV00000AFP0iEd0000000000000000000000000EE`0gF409Ea0IEa0CF901Eb0_F200000AFb0iF8000007Fa0]El\#
        0MEm07G505Eo000000000000000000000eF50YF50IF801FG0SFA0[F90UF:09F;0MFA0_Fd0QF>0000000000000000000009FQ\#
        0iFN0WFE0IFL0cFI00000000000000000000000000000000000000000_G80aFT00000SFW0;FX0UFY0aFh0WFh03F[0_GV0IFb\#
        0SFk00000000000009Fi03Fo0AG40000000000000YFi000007GM0aG<0gFl0cFm0_Gl0_H\0;G00[G003GQ0cGX07Gc00000SGD\#
        00000YG?01G901GM0SGX0AGH0GG>00000gGB00000oGB0aGR00000YGS0QGF00000YGg00000aGf000000000YHC0[GM03Ge0SGl\#
        0CGP00000SHR00000AGj09GV0CGm00000UGY0YH[0]GZ0YI300000kG^0oG_0kH40;Ga00000[Ge000000000000000003H909Gj\#
        00000000000000000000000000000aH:0?H10iH20eH30QH50OH605H70000000000000_I00cH<00000AH>0aHX0IH?0;H?0WH@\#
        0OHJ0;HS0iHH0eHK0IHY0=HD0kHO0;Ho07HH0CHJ0YIO0YJ=0kHo0KHP0]HP0WHT03HW0gHT05HU0mHU0MHV0SHf05Hi0cH^0IHm\#
        0[H\03Hk00000[I00QH_07He00000]Hd000007I90KHe0000000000000CHj0WHj01Hk000000000WIB0GI000000aI20mIa0000\#
        0000000000000000000005IL0000000000000000000000000;I_0?IA0kID0SIC05I`0gID00000KIH00000KI^0UIJ0kIX0000\#
        00000kIl00000GIQ00000WIV0OIT0IIU0kJE00000WIj000000000_I[0oI[00000KJ20GIe00000aIa09Ib0_Io00000kJd0gIe\#
        03If0mJ503JH00000GJ90QIk0mJR0cIl0kK80iIm0eIm0OJ50;JA0iJG0gJD0CJ20gJX0WJ>00000mJf0;JU00000EJ=00000000\#
        0OJO0_J_0cJA0gK:0UJC0OJj0mK:01JE0gKP00000gKd0YJY000009JM05JU0eJO0=JP0KJR0kKR0SJR0SJf0CJU000000000000\#
        0000000003J\0eJj000000000YK0000000000?Jb0YKD000003KA0CJi0_K300000000000000000oJl0_KG00000AJo0_K[0000\#
        000000000EK40]K50000000003KU0QK900000[K;0;K;0?K;0AKE00000QKS00000000000000000000000000000[KO00000000\#
        0CKK0SKL000000000iKO0IKO0SK`0[Ke09KR000000000[LH000000000cKY0[LZ0?K[00000IKe0cKo0;K^0]K_000000000000\#
        0QL200000OKf0UKg0OL>0?L10kKi000000000WKm0EKm0oKn0eKn0cLE00000000000000000AL60000000000000OLR0cLY01L;\#
        0IL;0aL=0eLB0SL@0ELN0ALL0ILQ00000cLm00000]LG00000QLI000000000?LL01LO0000000000000000000000000ULT0=LU\#
        0OLd00000;LX0000000000000ULh0000000000000mL`000000000iLc0CLd0gLe03Lf0WLf0000000000000_Lk0ELk00000000\#
        000003M80]M00?M200000SML0WM<0EM?00000000000000000000000000000=M>000007M@0oM@0kMB0QMC0OMC0]ME0GMF0000\#
        000000000000000000000_MM0?MN0iMO00000000000001MS00000WMU0gMU01Mg0cMX00000000000000000AM]00000OMd0000\#
        0;Ma000000000000000009Mf0000000000000aMj0aN@0KMk0IMl0eMm0000000000000SN200000eN?0iN50UN5000000000000\#
        0;N:00000[N<0]N=0KN?0oN?0]NY0_N@00000000000000000MNF0KNU00000]O300000eNS0=NL000000000000000000000000\#
        0UNS0ANT000000000mNW0INW0?NX09NY07N[00000000000005N_0EN`0UNl0ONb0GNb0=No00000000000000000_Ni0cNj05OA\#
        000000000WNn0aNn0_OF00000SO20KO300000[O50KOJ0gO70gOQ0KOb0MO900000YO<000000000EO?000000000GOB00000000\#
        00000OOF0gOg0AOH0WOP09OJ00000COL0QOM00000]OO0mOP00000YOR03OR00000IOU000000000GOZ0cOY00000UO[00000000\#
        0AO^0IOk0eO_0COk0QOa0IPM0kOc07Oe000000000OOh00000000000005Ol0eP30GP703On0000000000000000000000000000\#
        00000aP800000cP:00000UP=0?P=0IR50[P>01P?0EPA09PB0CPC0000000001P]00000CPf00000EPY00000KPL0IRK00000000\#
        0gPP0000000007PS0_PS03PT0gPd0QPU0]PV0oPW09PY0MPZ03Q1000000000000000000000gQ:000000000YPe0SPe00000cPh\#
        0;Pi0kPj0SQ;0=Pj0kQA0IRb00000OQ00YQ70SQQ0oQ10mQ20QQ20]Q20oQG0CQV09Q50QQJ0gQN0MQ90WQ90]QF0WQM0UQ;0gQb\#
        0cQF0YQY0mQF0?QC0WQk0=QI0EQG0aQH0CQl0KQU0_QK0gR60EQl0000000000000]Q\0kQU0cQZ000000000000000001QY0000\#
        00000iQ\000001Qo0mQb0000000000000IS600000aQe000000000UQh0?Qh0ISS0000000009Qm0]RL00000iR20YR80=R20_R2\#
        00000oR50;R60mR?0ERD00000?RJ0eR:0;RJ0kR[0KR>0]R^0eRX0_RP000000000ERk0cRD0MRD0YRL01RH0mRd0GRJ00000000\#
        0KRR0ISi00000mS60MRc0[RQ05RR0WRS0URU0iRU0]S201Rb0mSL0mS`0]SF0kRo0aRZ0CR\0oR]0=R]0KRo0_Rd00000IT=0000\#
        0oS1000000000KSR09Rj000009S>0WS5000000000000000000000eS600000000000000000ES?000000000mT60CS<0ITO0;S=\#
        0[S]0kSC0GS>09T>09T_0?SB0YSE0SSE0[T?0gSF0eS]0eT1000000000SSW00000iSO00000oSQ0[Tj000000000kSY0;SV01SW\#
        000000000]S\000000000cS]03S^0;Sj00000ESa0000000000000ET500000?Sg0YSg0?T;0gSj0eTC0MSl0?TV00000kT90ST6\#
        00000kTO03T<0000000000000000000000000GT:07T;0UT;0ITc00000IUC09UA0000000000000CTD0gTD0kTc00000eTW0000\#
        00000STK00000mTM0UTO03TR05TO0YTO0YTe0YU;0MTP09U]0?Tl01TR0]TR0cTS0oTU07TY000000000mTc0000000000000000\#
        03Tl000000000MTf0oTi00000IUY0=Tj00000[U>0YU`000000000oU;05U000000?U@00000GU80UU50AU5000000000cU:0000\#
        09V10kUE000000000IUo03U@000000000kUY09VE00000000000000000CUJ0000000000000cUN0iUN0eUO0000000000000000\#
        0]UU0[UV0;UW0=UX09VY0EUZ0EV00iUb07U\0gU]09W1000000000?Ub00000000000000000eUk0gV10_Ui00000KUk00000YVB\#
        0CUn000000000MV1000009WP0KVS0mV40;V50mVJ0000000000000kV;0OV<0YVa0_VR0CVB0[V?0WV@09Wd0SVC00000UVE0CVd\#
        0QVF0QVe0_Vf0[VS0SVX000000000eVN00000000000000000oVS0000000000000eVb0WVd0aVY0;VZ0mV^0WWG00000KVk0cV^\#
        05V^0YW7000000000CWD00000CW_05W20000000000000AVk00000_W<0QWE0_WR0AW?09XL0?W003W00_XP0GW400000=W70SW:\#
        0oW900000000000007W=0CX300000aW@00000]WB0aWZ00000_Xd0UWF0oWM0eWH00000000000000000000000000000]X\0oWo\#
        05WT0EWS0YWS0EWi0?WT0EXL0OWV0cWY00000000000000000oXC05Wj0000000000000YWg0gWd0iWe01Wf0EX`0oXa0iXC01X:\#
        000009X`00000WWn000000000AX100000000000000000]Y00QX70WXF0]YR000001XT00000[X=00000000000000000;XB0000\#
        00000?XE0;XV0SXF00000000000000000000000000000000000000000cXR000000000cXj0GXV0000000007XY000000000_Y8\#
        0;Xn0aX^0kX_0SX`03X`07Y=0AXa05Xa0QXd0000000000000mXi00000000000000000000000003Y400000IY2000000000000\#
        00000iY7000003YY000000000kY<00000iYK0000000000000gYB0OYC0;YD05YD000000000kYP0UYH0iY]0oYJ00000UY`0000\#
        00000CYP0cY^00000eYS07Z20[YU03Ym0CYd0kZ200000000000003ZA03ZY0]Yl0aY_0SY`0mYa0000000000000IYe05Yf0000\#
        00000000000009Yk0OYk0[Z:0CZ80000000000000gZ2000000000[Z\0000000000000YZ90IZC09ZA0OZC00000iZ>01Z>0[[A\#
        0=Z@05ZN0000000000000KZF0_ZF0SZP0mZH0YZM0AZJ000009ZU07ZN0eZO0KZZ00000iZR000000000QZU00000eZc0;ZW0WZY\#
        0GZY0UZZ0kZ[00000cZ^0c[400000;[C00000]Zc000000000=Zf0000000000000MZj00000EZl0YZn0iZm03Zm0CZn0;[U0000\#
        0m[30c[H0000000000000G[;00000Y[J0G[Q00000I[=0?[>000000000e[A000000000S[D0A[D000000000g[H00000a[J0000\#
        0000000000000000000000000g[d0=[S0k[T0000000000000G[j000007[Z000005[\000000000C[_0W[`0e\D0I[b01[c0O[c\#
        07\205\>0Y[e0W\Y0;[k00000O\90000000000000000000000000S\200000M\40a\40g\8000000000S\F000000000G\@0000\#
        0;\?000009\@0Y\A0c\B0W\o00000Q\E000005\R0o\G0A\H0g\L00000k\L000000000K\O0e\f0Q\[01\R0e]F0g\`0K\c0I\T\#
        05\f0U\U000000000k\n0000000000000c\_00000o\a0=\b03\b0S\c0m\d0[\d0a\e00000M\i0c]>0a]E0?\k00000Y\n0000\#
        0_]00000000000000;]407]40e]\00000Q]80g]@00000000000000000A]>0000000000000e^20;]H0K]C01]D0S]F000001]f\#
        0W]I0I]J0;]\0;^40Y]L0I^90_]e0M]N0M]j0m]P0c]V0000000000000M^>000000000000000000000Q]]0S]a0i]^0I^M0000\#
        0I^i0g]b000001^=0W]f03]g0W^<07]g09]h0000000000000g^@00000a^00;^N0M^R000000000]^5000007^I09^?00000000\#
        0I_900000A^=0Y^>0;^b00000000000009^S000007^]0e^H00000000000000000G^K0O^K0?^L0A^S0000000000000k^R03^S\#
        0]^Z0o^U0=^V03_50?^b0]_?0000000000000[^]000000000E^`0a^`0000000000000a_F000000000I_M00000U^j0e^j0000\#
        000000000]_`00000K_10Y_203_n0__40000000005_7000000000E_P00000W_<09_=00000e_B0k_@00000G_B00000I_i0000\#
        0000000000000]`40K_J0[_K0g_L0A_M09_Q0o_N05_O09`70Y_R07_S0]`V0U_U0I`=0Q_U000009`K0c_Z000000000m_]0W_]\#
        0]`j0C_^0a__0o_b0;_a0k_b0g`101_b05_f00000000000000000Y_l00000000000003`R0?`0000007`m000000000;`70000\#
        00000Q`90K`:0]a>0i`:0[`=0]aT00000?`L00000_`B0000000000000M`F0M``0O`F0]af00000g`K0A`L0e`M01`N0A``0000\#
        0Ma40000000000000000000000000_`j0000000007aC000000000g`h0000000000000E`b000003`f0o`e00000MaJ00000000\#
        0=`j0W`k00000?`m0m`m00000_a>000000000]bi0000000000000AaB0Sa803aB0maD000000000]cN01a=0Ua>0ea>0ia@0eaT\#
        0WaA00000EaE0000000000000CaI00000YaK03ad0=aM05aN000000000eah00000000000005ab0[aV00000Ua^00000oaZ0ma[\#
        03b@07a\0Mal0Ca]0Ea`00000gab0gb>0kab0Oac05b40Ub2000000000000000000000aam00000_ao000001b10UbF00000=bY\#
        09b40000000000000ob900000gb]0000000000000gc50?bE000000000obM03bW000005bH00000WbH00000ebJ03bh000001bj\#
        0QbN0AbO000005b\0000000000000EbU0Abe0Mc80;bW0_bX0Ac;0?c90eb^0KbZ0mb[0Ib]000000000_c60Ac\0Kc00ec20000\#
        00000KcD0obi0Gbi0_cX000000000000000003cX0kc100000000000000000000000007c8000005c:000000000Ic=01cO0?cM\#
        0Kce0000000000000000000005cL0=cF00000WcI0ecL07cN0OcJ0000000000000000000000000Wc[0[cT0QcT0]cb0UcW0000\#
        000000000oc[0mc[0Cc\0000000000000?ca0000000000000000000000000Sch00000000000003cm05cm03d]0Ocm0]dD0gd0\#
        0SdF0OdZ0[d20Wd40gdF0Oe00ed80Ad80;d80cd90kd:0]dX0Ud<0Gd=0000000000000mdC00000UdR0WdH07dG00000kdN0EdJ\#
        000000000cdO00000000000000000[dR0000000000000Ee500000000000000000Yd[0Md[03e10Udf000000000Wda0cde0000\#
        0UeB0;de0=df0ceJ0Gdg03eE0Idj00000gdl0000000000000oe00IeM0ke10]e10EeG00000OeF0000000000000We:0Ce:0000\#
        0UeX0oeF000000000keC0GeB000000000000000000000ce`0GeX000000000;eL0000000000000]eP0SeP0000000001eT0000\#
        000000000WeX0]ef00000Uel0[e[0Ce\0?e\0ge]00000[f<0Cf50000000007ee00000CfI00000cf40;ej0Wel0Iel00000000\#
        0000000000000WfB00000Gf4000000000Cg90IfF07f;0Ifc00000Yf<0_f<0if=0=f>00000kfA00000000000000000ofF01fG\#
        000001fl0kfW0afJ0AfK0CgK000003fO0QfO00000YfR0000000000000=fj0KfV0Af_0Ag300000]f[0000000000000=g<0000\#
        0AgP000000000000000000000gfg09fg00000Wfj0Kg8000000000mfn000009gA000000000000000000000Cgc000000000000\#
        000000000_g<0[g=00000Mg?00000GgA0ogA0egC000000000kgF09gZ0ogU03gI0SgI0]gJ00000OgM0mgM0MgU0igN0[gR0Sg^\#
        00000EgT0mgf0ggT0Oga0KgV0OhE0IgZ0;gZ0QgZ0eg]0_g\0igb00000_h000000Qh00Oha000000000Ign09h00agi00000000\#
        0oh7000000000kgo00000Kh2000000000QhF0Yh500000gh70KhF0KhZ0]h90;h;0000000000000khE0Oi5000000000=hC0000\#
        00000000000000000AhI0WhR0ChJ0Chh09hM0ohY0ehN0Whf000009ha0KiJ01hT0Yha00000=hb00000ahY0Kij00000Wi>01hh\#
        0Uh^0mh_0000000000000ehd000000000000000000000WiR00000Ehk00000Ihm0000000000000oi]000000000ci400000Mi6\#
        0ai700000IiA000000000000000000000000000000000MiX0giB00000gig0YiO00000UiH0AiI0WjF0Yik0_iJ09iL0[iL0Min\#
        0gj?0gjU0Uig0ciS000000000000000000000Uj=09ib0[ik0MjP0000000000000ki`0[j?0000000000000000000000000000\#
        0oj=00000;ik0ojQ0cim0Cin000000000000000000000Mjd00000000000000000MkF0Oj:0?j:0ojg0Ej;0Wk60ok;0Qj@0Mkj\#
        0CjF00000mjD0KjE0MlB00000Kk00Qje0]jI03jK00000CjX0000000000000;jQ000000000000000000000KkO00000mjZ0ijY\#
        0mk<0Qk;00000Ej^000000000eja07jb0]jc0?jc0;je0Mm20Ujf0000000005jj0Yjk0]kE0Sjm0Ijm000000000Qk]0Ek60YkI\#
        00000[k50Ak50gk@0OkF0kk900000Uk<0?k;0[kT0ik<0Kke0?kO0Kl900000CkC0ikP0ekP03kF00000?kl0]l500000AkK0akK\#
        03k\0SkO0CkW0KlW0gkR0000000000000]lK000005kW07kX000000000Akj0Al>00000Okh00000Skc00000il20Klk03l;0Ql1\#
        0000000000000MmF000000000_kl0mkl09km00000000000007l20AlZ0Ul30Aln0cl30Yl50al805l807lL0ol;05lL0]lc07l^\#
        0gl?0Km?000000000ClC00000SlE03lM0ilG0;lG0]m707m@0klI0_lN0WlL0OlN00000000000000000[lS0QlT00000MmZ0elV\#
        09lV0=lY0?lZ000000000000000000000000000000000000000000000Glf0=m20Ilh0Ulh0Qm80klj0olk0AmF0Clm0Um@0km]\#
        0kn309m305m00knE0im30om?00000=mT0CmC0Sm:0000000001m=000000000000000009mI0=mh03mC0ImC0ImW0CmW0UmT0000\#
        000007ma000001mQ0WmN0emN000000000cmR0000000000000000000005mX0mmX0mml0GmY00000Em]0[m]00000gm`0]ma0Cmm\#
        00000mn>0CnA0=nG0Mn4000000000Ymj0]n500000Gn50cnP01mo00000000000000000Cnj0an40;n503n60knY0en707n90En:\#
        00000000000000000GnS0mnT0Unn0CoD0SnD00000onF0AnF000000000000000000000;nO0enN0mo40000000000000cnf0ko;\#
        0_nT0[nV0000000001nY00000Qn[0;nc0_nh09n^0000000000000Onb00000ond0moH0000000000000=ni0]ni00000mo\0anl\#
        0Oo:00000Ko00aoB07o20Io30kof000000000Oo\0[o70Eo800000[oK09o;0EoN0000000000000=oA0F0000000eoD00000000\#
        0aoV0_oJ0l0:0UoH0ooI0`050goL0000000000000ook0WoQ0aoj0YoS0CoZ0000000000000GoY0IoZ0ioZ00000000100C0000\#
        0?o`0n04000009oc0@0400000>010Kog0Moh00000l0N0P040Z0?000000000Uoo0H000:0?0R000000
        """#
    }

    /// Where the records of patterns with a wildcard elsewhere start.
    static var wildcards: ConstantTable<UInt32> {
        ConstantTable(glob_table_wildcards(), count: 13)
    }

    /// The first byte of each of them, and the last one times 256; 0 for a wildcard.
    static var wildcardEnds: ConstantTable<UInt16> {
        ConstantTable(glob_table_wildcard_ends(), count: 13)
    }
}
