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
        tab1;c0b005fstab42.tbz1R;0b015*.tbz0SM0N015*.tbz71.c11amz1H20b018*.c11amz                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                    51.woff0FE0b016*.woff                                                   \#
                                                                                                            \#
                                                                                                            \#
                         ;1.crdownload09V0b01<*.crdownload91.minipsf10090b01:*.minipsf1                     \#
                                  61.roles1;c0b017*.roles                                         51.par20jo\#
        0b016*.par2        91.epsf.bz21Fa0b01:*.epsf.bz2                                                    \#
           41.pix1CH0b015*.pix41.gxf06H0b015*.gxf         41.igs1\m0b015*.igs                          41.cf\#
        g0@U0b015*.cfg42.rvz0K30b015*.rvz0=G0a015*.rvz                                                      \#
                                        41.cff1XJ0b015*.cff  31.fq1;c0b014*.fq      41.sra19L0b015*.sra 31.f\#
        v1;c0b014*.fv                        41.ign1VP0b015*.ign=1.bash_profile1f30b00=.bash_profile        \#
                                                                                                            \#
                                                                                                            \#
                                                                               41.gxt0bU0b015*.gxt          \#
                                                                                                      41.tdb\#
        0i80b015*.tdb                                               <1.swiftmodule17D0b01=*.swiftmodule42.cl\#
        s0NB0b015*.cls0O\0N015*.cls             41.tnf1S90b015*.tnf                                 41.clp08\#
        60b015*.clp               51.unif1Z\0b016*.unif              51.abap1;c0b016*.abap41.xmf1RM0b015*.xm\#
        f                                                                                                   \#
                                                                    41.ims1V^0b015*.ims                     \#
                                                                                                            \#
                                                                                                            \#
                                                                     41.pif0L@0b015*.pif51.dfac1[H0b016*.dfa\#
        c                                                                  <1podfile.lock1XJ0b00<Podfile.loc\#
        k<1pipfile.lock1Ei0b00<Pipfile.lock61.gleam1;c0b017*.gleam41.cfc11[0b015*.cfc41.sxd0[40b015*.sxd91.m\#
        arkdown1R80b01:*.markdown:1sconstruct0V40b00:SConstruct51.leex1;c0b016*.leex                     41.\#
        xml0c40b015*.xml   41.tbr1F_0b015*.tbr                  51.kdbx0mo0b016*.kdbx41.sxm1Vg0b015*.sxm    \#
                           31.fs1;c0b014*.fs                                                                \#
                     41.sxl0Z10b015*.sxl51.xfdf1P_0b016*.xfdf51.snap0OO0b016*.snap32.fm1hV0b014*.fm0l>0N014*\#
        .fm41.src1lA0b015*.src41.zoo1=`0b015*.zoo71kconfig1;c0b007Kconfig31.fb0l>0b014*.fb:1Makefile.*0J_0:0\#
        0:Makefile.*41.sy20BM0b015*.sy241.cfs1P40b015*.cfs41.zon1;c0b015*.zon41.hwp1XI0b015*.hwp            \#
                                                                                                            \#
                                                 41.cfm11[0b015*.cfm41.srx1IC0b015*.srx                     \#
                                                               71.c11amc0Tl0b018*.c11amc             <1.mode\#
        l-inter0NZ0b01=*.model-inter                                                                        \#
                                                                                                        51.c\#
        bor0b70b016*.cbor41.xmp16:0b015*.xmp51.tnef1S90b016*.tnef41.arw0VR0b015*.arw61.basis1RF0b017*.basis \#
            41.dff1EP0b015*.dff     42.art1MA0l015*.art0540X015*.art    81pkg-info1;c0b008PKG-INFO41.xpi0Um0\#
        b015*.xpi                                                                                           \#
                                                                                                            \#
                                                                                                            \#
                              41.xpm0:@0b015*.xpm                                                           \#
                                                                                            43.img0gV0b015*.\#
        img0m;0D015*.img0R\05015*.img31.fh1;90b014*.fh         41.cla1]80b015*.cla   51.pcss1JY0b016*.pcss  \#
                                                                                                            \#
                      41.ime0FR0b015*.ime                 41.sxi0a>0b015*.sxi                   31.fn1;c0b01\#
        4*.fn                              33.fo1Zc0b014*.fo1WO0N014*.fo1PT0M014*.fo41.ogx1bM0b015*.ogx     \#
                                                                                                            \#
              31.fl07_0b014*.fl         51.cram0UB0b016*.cram        41.bin0R\05015*.bin                    \#
                                                                          41.imi1PL0b015*.imi    51.xslt1PT0\#
        b016*.xslt81.mbtiles0oc0b019*.mbtiles                                       41.kil0900b015*.kil81.ap\#
        p.src1LB0b019*.app.src                                                                              \#
                                                                                        51.lock1;c0b016*.loc\#
        k                                                                                                 41\#
        .or30PH0b015*.or351.luks0gV0b016*.luks                                                              \#
                                                                                                            \#
                                                                  91.afdesign08>0b01:*.afdesign             \#
                                                        51.sxls0Z10b016*.sxls61.nebul0S40b017*.nebul   71.pd\#
        f.gz05]0b018*.pdf.gz41.or20PH0b015*.or2                                   42.pic08<0b015*.pic1[N0N01\#
        5*.pic                           41.dfu0QD0b015*.dfu                                                \#
                                                                                                            \#
                                                     41.uf20aJ0b015*.uf2  41.imy0FR0b015*.imy               \#
                                   41.rvx04_0b015*.rvx                                                      \#
                                                                                                          41\#
        .kin0XO0b015*.kin                            61.eyaml1XJ0b017*.eyaml                           42.sr\#
        l1gA0X015*.srl1;c0B015*.srl61bashrc1f30b006bashrc                                                   \#
                                                             41.xpx1Be0b015*.xpx                         51.\#
        wiki1;c0b016*.wiki                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                  =1.eslintignore1;c0b00=.es\#
        lintignore                                                                                          \#
                       41.imf1RW0b015*.imf                                                                  \#
                                                                                                            \#
                                                                                                            \#
                    41.mrw1J_0b015*.mrw41.ogm0YO0b015*.ogm                                                  \#
                                                              41.hwt0QU0b015*.hwt                    42.sys0\#
        ;n0l015*.sys0=>0:015*.sys;1makefile.am0J_0b00;Makefile.am                                           \#
                                                                 41.vfk1b50b015*.vfk     51.gypi1;c0b016*.gy\#
        pi                                                                                                  \#
                                                                                                            \#
                                                        :1.copyright0_k0b01;*.copyright                     \#
                                                    :1puppetfile0>W0b00:Puppetfile          42.mrc13\0X015*.\#
        mrc0?=0I015*.mrc                                                                                    \#
                                      51.yang1Y]0b016*.yang                      61.rhtml1;c0b017*.rhtml    \#
                                                                                                 41.zwc1aZ0b\#
        015*.zwc61.acutc0;i0b017*.acutc     61.vimrc1;c0b006.vimrc                                          \#
                                                                                    @1.sqlite3-journal1cS0b0\#
        1A*.sqlite3-journal                                                                  41.jhc0[P0b015*\#
        .jhc               51.psfs0HE0b016*.psfs91.tlclient0Em0b01:*.tlclient                 51.mads0gX0b01\#
        6*.mads                                                          41.kfo0ga0b015*.kfo                \#
                                                     61.emacs14a0b006.emacs                                 \#
                                                41.mde0_S0b015*.mde61.mount06X0b017*.mount                  \#
                                                                51.im240^L0b016*.im24                       \#
            43.elc0@Y0X015*.elc1;c0B015*.elc0R\05015*.elc                                     51.fh121;90b01\#
        6*.fh1231.sk18_0b014*.sk61.smali1;c0b017*.smali                                                     \#
                   71.yarnrc1;c0b007.yarnrc                                                                 \#
                   41.mrb04k0b015*.mrb                          51.boot06Z0b016*.boot                       \#
          71.rfcxml1\A0b018*.rfcxml                                                                    42.md\#
        x1_<0l015*.mdx1:l0b015*.mdx                                                                41.tpl02a\#
        0b015*.tpl                                                                                          \#
                              41.elm1;c0b015*.elm            41.bib0ci0b015*.bib                            \#
              35.so1K[0b014*.so1`Q0D014*.so1Io0C014*.so1W>0B014*.so0R\05014*.so42.nar1<30X015*.nar0Ih0I015*.\#
        nar41.eln0B<0b015*.eln41.csl0gS0b015*.csl41.xpt0TL0b015*.xpt31.sl1:f0b014*.sl41.jmx1;c0b015*.jmx42.o\#
        rg1EN0b015*.org0PH0N015*.org51.fh111;90b016*.fh1131.sg1Qo0b014*.sg61.razor1;c0b017*.razor41.ggb1Z=0b\#
        015*.ggb             42.arc1=F0b015*.arc0JA0X015*.arc41.tpt0jU0b015*.tpt:1dangerfile0>W0b00:Dangerfi\#
        le       41.w600>O0b015*.w60                                                                        \#
                                                  51.wmlc1C]0b016*.wmlc                   71.p8.rom0`f0b018*\#
        .p8.rom51.hcom1UK0b016*.hcom                                                           43.elf0Yo0b01\#
        5*.elf1K[0X015*.elf0M:0N015*.elf                                             42.mdb0_S0l015*.mdb1>^0\#
        b015*.mdb61.mscml1>H0b017*.mscml41.css1JY0b015*.css52.book1hV0b016*.book0l>0X016*.book              \#
                                                                                                           4\#
        2.cst0R90b015*.cst0HS0X015*.cst71.thrift1;c0b018*.thrift      81todo.txt0j;0b008todo.txt            \#
                        31.sm0N=0b014*.sm               41.xpw1Be0b015*.xpw         51.sppt19W0b016*.sppt   \#
                                         41.xpl0\]0b015*.xpl41.rct0Fe0b015*.rct51.cdex0:20b016*.cdex41.irm0_\#
        @0b015*.irm31.sd0@Z0b014*.sd51.fh101;90b016*.fh10                         42.mdc08k0b015*.mdc1[[0N01\#
        5*.mdc                                                                                              \#
                                                                                                            \#
                41.cld1]M0b015*.cld61.bcpio1=E0b017*.bcpio41.sxw0ji0b015*.sxw                               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                              41.arj1oh0b015*.arj                           \#
                       51.mjpg1ol0b016*.mjpg                                                                \#
                                                                                                            \#
                                                                                                            \#
                              41.clj06Z0b015*.clj51.gcda1lf0b016*.gcda                                      \#
                                                                                                            \#
                                                                 41.iml0c40b015*.iml41.csr1:_0b015*.csr;1.st\#
        oryboard0c40b01<*.storyboard                                           41.xpr06F0b015*.xpr      61.u\#
        star1Ag0b017*.ustar                                                                                 \#
                                              41.bik1FJ0b015*.bik41.srw08R0b015*.srw41.ora1LG0b015*.ora     \#
                       91.pspimage1DI0b01:*.pspimage             41.ogv14>0b015*.ogv                        \#
                                                    41.tzo1o[0b015*.tzo                               =1.nod\#
        e-version1;c0b00=.node-version41.csm1hk0b015*.csm                                                   \#
                                                   51.crtr1o=0b016*.crtr                                    \#
                                                                                                            \#
             41.orf1J[0b015*.orf         41.jmp1Ph0b015*.jmp                   91.ds_store09[0b009.DS_Store \#
                                                 81.blender1BC0b019*.blender                                \#
                               81.cpio.gz1<K0b019*.cpio.gz                                            51.2im\#
        g1460b016*.2img                                                        41.tpp0oJ0b015*.tpp          \#
                                                                             41.vct0ah0b015*.vct            \#
                                                                                                       41.wp\#
        d0>O0b015*.wpd51.tres0Om0b016*.tres41.ixx0oJ0b015*.ixx41.imp0\O0b015*.imp41.tcu1=D0b015*.tcu        \#
                                            41.ufd1D80b015*.ufd                                             \#
                                                             61.xmind1jF0b017*.xmind                        \#
                              51.aaxc0kA0b016*.aaxc                       41.xmi1hc0b015*.xmi32.sc06i0b014*.\#
        sc0=Q0N014*.sc<1.safetensors1Aa0b01=*.safetensors          41.csp0HS0b015*.csp                      \#
                   81.jsonnet1;c0b019*.jsonnet41.sru1lS0b015*.sru         61thanks1;c0b006THANKS            \#
                      42.orc1N20l015*.orc0P80X015*.orc                                                      \#
                   42.srt0ER0b015*.srt1;c0N015*.srt41.xps0@g0b015*.xps41.igl1fi0b015*.igl41.pil1aY0b015*.pil\#
                                                                                                            \#
                                        41.igm0>M0b015*.igm                                                 \#
                                                                                                            \#
                                  41.wpg1L70b015*.wpg                                        51.xgrm1;c0b016\#
        *.xgrm:1glide.lock1XJ0b00:glide.lock31.ft1;c0b014*.ft                                               \#
                  42.cso1n<0b015*.cso1j=0I015*.cso61.aiffc0T40b017*.aiffc44.mod0Vc0b015*.mod1;c0]015*.mod0M:\#
        0X015*.mod0P_0N015*.mod                                                                        51.od\#
        ft1EA0b016*.odft                                                                                    \#
             81announce1;c0b008ANNOUNCE    51.ssdl1]T0b016*.ssdl                                          :1\#
        id_dsa.pub0ML1@00:id_dsa.pub                                                                        \#
                                                                                                       41.ah\#
        k1;c0b015*.ahk81.btsnoop0jk0b019*.btsnoop                                                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                  42.mid1ia0b015*.mid1==0N015*.mid                                                          \#
                                                                    41.mif1hV0b015*.mif                     \#
                                                                                                            \#
                                                   41.sab16h0b015*.sab41.wri08@0b015*.wri                   \#
                   61.gsite0dZ0b017*.gsite                             71.gvimrc1;c0b007.gvimrc             \#
                                                                                                            \#
                     51.astc1640b016*.astc                           41.wrl0TQ0b015*.wrl                    \#
                                                                                      41.h++0K>0b015*.h++   \#
                                                                                                            \#
                     41.krz0LD0b015*.krz                                       41.saf10:0b015*.saf51.usdz0m9\#
        0b016*.usdz43.sam0Ed0b015*.sam1Tc0N015*.sam0dO0D015*.sam                                            \#
                                                 41.mie1_b0b015*.mie                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                   52.epsf08:0b016*.epsf0En0N016*.epsf41.sox\#
        1SB0b015*.sox41.lnk18[0b015*.lnk                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                             =1.dockerignore\#
        1;c0b00=.dockerignore                                                                           41.m\#
        oc1HA0b015*.moc                                                                              51.gltf\#
        1:D0b016*.gltf                              42.vcs1i10b015*.vcs1N_0N015*.vcs41.fap06G0b015*.fap:1.sf\#
        d-hdstx0V00b01;*.sfd-hdstx   81.sqlite30Gj0b019*.sqlite3                  41.ahx0Vc0b015*.ahx71.tar.\#
        lz0mm0b018*.tar.lz41.sac15A0b015*.sac                                                               \#
                  41.jwk0h^0b015*.jwk                                                                51.xenc\#
        0`g0b016*.xenc91.hgignore1;c0b009.hgignore                                                          \#
                                                                                                            \#
                                                                                      81.sqlite21500b019*.sq\#
        lite2                                                              51.info07F0b016*.info            \#
                                                                                                            \#
                                              71.shaclc1[:0b018*.shaclc                                     \#
                               41.pdc1JM0b015*.pdc51.udeb01=0b016*.udeb51.usda0X40b016*.usda                \#
                                                                                                            \#
                                                          41.nif1W;0b015*.nif                 41.st71l60b015\#
        *.st7 51.mmat0Z=0b016*.mmat41.pdn09<0b015*.pdn                71.keytab14;0b018*.keytab        41.au\#
        c14=0b015*.auc                                                  41.tcx1hB0b015*.tcx                 \#
                       51.ft111;90b016*.ft1141.p8e1IM0b015*.p8e=1.vscodeignore1;c0b00=.vscodeignore         \#
                        41.mgt1nm0b015*.mgt                                         51.styl1a^0b016*.styl   \#
        42.mgp0`50b015*.mgp14N0N015*.mgp                                                    31.qd0oh0b014*.q\#
        d                                                                                   41.ss70jG0b015*.\#
        ss7     51.ft101;90b016*.ft10       45.pdb0Nn0b015*.pdb1nE0a015*.pdb1oW0X015*.pdb1JM0N015*.pdb0kE0M0\#
        15*.pdb51.pptm03h0b016*.pptm41.rei1;c0b015*.rei61.xhtml1aJ0b017*.xhtml>1.containerfile1L<0b01?*.cont\#
        ainerfile51.ft121;90b016*.ft1281.torrent1[50b019*.torrent                                           \#
                                                            41.tcl17`0b015*.tcl41.cub02d0b015*.cub          \#
                     :1.icalendar1i10b01;*.icalendar41.tcr1eL0b015*.tcr                                     \#
                                                                                                            \#
                       41.txx0oJ0b015*.txx                                                    61.swift1Y[0b0\#
        17*.swift                                                                                           \#
                              71.dyn_hi11>0b018*.dyn_hi     41.miz1;50b015*.miz                  41.csv12:0b\#
        015*.csv                                                                 41.fti18Y0b015*.fti        \#
                                                                                                            \#
                                                                                                            \#
                                                      41.cue0HG0b015*.cue51.cmdf1_L0b016*.cmdf              \#
                               81.listafp00L0b019*.listafp                                                  \#
                                                                                                 61_vimrc1;c\#
        0b006_vimrc                                                                                         \#
                      51.perl0j70b016*.perl                                                                 \#
                                                                 41.mgc1360b015*.mgc                        \#
               51.xcat1;c0b016*.xcat61.facti0ag0b017*.facti                                                 \#
                               41.tmo1PI0b015*.tmo                                                          \#
                                                                                   ;1.handlebars1?;0b01<*.ha\#
        ndlebars41.sr70cZ0b015*.sr741.gmx04B0b015*.gmx41.sos1hn0b015*.sos                                   \#
                                                                                                            \#
                          61owners1;c0b006OWNERS31.sh1f30b014*.sh                                           \#
                                                     41.txz1`30b015*.txz31.si1BI0b014*.si                   \#
         41.sa712R0b015*.sa741.ead0c40b015*.ead              31.sv0U[0b014*.sv51.dpkg0`G0b016*.dpkg         \#
            91.cdx.json0n90b01:*.cdx.json                                                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                         51.gnus14a0b005.gnus                               \#
                                   41.rcc1e_0b015*.rcc                                     51.scap0l60b016*.\#
        scap                   41.csx0Ak0b015*.csx                                                          \#
                                                                                            51.geom1;c0b016*\#
        .geom61.ascii1JK0b017*.ascii                                                                        \#
                         <1pubspec.lock1XJ0b00<pubspec.lock51.wlnk0iP0b016*.wlnk                            \#
                                                41.ggt0Q50b015*.ggt61.ircam0]_0b017*.ircam41.pwn0m?0b015*.pw\#
        n                                                        41.ggs0>a0b015*.ggs   71.mcmeta1Ei0b018*.mc\#
        meta                                            41.mdi1WI0b015*.mdi  31.sz1Qm0b014*.sz              \#
                                                                          41.mdo1;c0b015*.mdo               \#
                  51.sswf0JF0b016*.sswf                                                                     \#
              51.wmls1@=0b016*.wmls       31.ss1o_0b014*.ss                                      51.3dsx0UX0\#
        b016*.3dsx71.vcproj0c40b018*.vcproj                                                                 \#
                                                                                                            \#
                  41.gml0iE0l015*.gml                                      71.socket06X0b018*.socket        \#
                                                                                              31.sw0Uc0b014*\#
        .sw                   71.shader1;c0b018*.shader                                                     \#
           32.st0Bo0l014*.st07>0X014*.st                                                                    \#
                       41.gmo1370b015*.gmo41.vfr1`=0b015*.vfr                                               \#
                                                                                                            \#
                                                           <1rebar.config1LB0b00<rebar.config              7\#
        1.mozlz40h=0b018*.mozlz4                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                            51.zipx1_[0b016*.zipx                                           \#
                                                              51.webp19V0b016*.webp                61.inkml1\#
        GG0b017*.inkml                                                                        41.fth04E0b015\#
        *.fth              41.txt1;c0b015*.txt                                                              \#
                                                   51.3dml0:Q0b016*.3dml                                    \#
                                         41.stw0[I0b015*.stw                                                \#
                              42.tmx12S0b015*.tmx0SX0N015*.tmx                 41.wmc1``0b015*.wmc          \#
                                                                                                            \#
                                                                       42.dcl0X;0b015*.dcl1;c0N015*.dcl     \#
                                                                                                            \#
                                                                                                            \#
                                                                               41.nii1<J0b015*.nii          \#
                 41.tcc0oJ0b015*.tcc41.ftn1hX0b015*.ftn61.theme1_i0b017*.theme31.sr1@U0b014*.sr             \#
                          41.irp1PS0b015*.irp41.qgs0jM0b015*.qgs                                            \#
            44.oga1SW0b015*.oga08A0a015*.oga1oZ0`015*.oga0Rb0_015*.oga                                      \#
                                                                                                            \#
                     51.zabw1O?0b016*.zabw          41.dcm1jo0b015*.dcm                41.rej1[g0b015*.rej42\#
        .sr21GP0b015*.sr20VR0N015*.sr2                     42.dcd10E0X015*.dcd0I90I015*.dcd51.tree0A^0b016*.\#
        tree                                                                                                \#
                 51.cdfx0DO0b016*.cdfx                                                                      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          41.wmx16G0b015*.wmx               \#
                                                                                                       51.mm\#
        as0Z=0b016*.mmas61.vicar0YM0b017*.vicar42.wmz1_40b015*.wmz01X0X015*.wmz                             \#
           51.cfml11[0b016*.cfml                                                       41.kia18j0b015*.kia  \#
                                                    51.wsdd1;c0b016*.wsdd                                   \#
                 51.xmls0GA0b016*.xmls                                                                      \#
                               41.rnd0Fe0b015*.rnd                  41.sxc0070b015*.sxc                     \#
                        91.csrattrs1I50b01:*.csrattrs     71.cellml0R:0b018*.cellml41.mgz1DH0b015*.mgz      \#
                                              51.ddeb01=0b016*.ddeb                                         \#
                                                                    41.t6418?0b015*.t64                     \#
                                                                                                            \#
                                                                                                            \#
                                                   81.babelrc1Ei0b008.babelrc                               \#
                                          51.mmap0Z=0b016*.mmap                                             \#
                41.sxg05a0b015*.sxg                           33.fd0oh0b014*.fd0NB0]014*.fd1G;0N014*.fd     \#
                                                                                                            \#
                                                                                              51.seml1j\0b01\#
        6*.seml         51.xweb1;c0b016*.xweb                                                               \#
                                                                                        42.efi0;n0b015*.efi0\#
        XE0N015*.efi41.mrl0AA0b015*.mrl                                         <1.lostsyncxml0bL0b01=*.lost\#
        syncxml41.bay1KW0b015*.bay;1*.so.[0-9]*1K[0:00;*.so.[0-9]*                               31.fa1;c0b0\#
        14*.fa                                                                     41.rtf0fQ0b015*.rtf      \#
                                                                                                            \#
              42.rng0c40b015*.rng1;c0N015*.rng41.wk41Z[0b015*.wk451.pptx0ij0b016*.pptx                      \#
                      46.ogg1SW0b015*.ogg08A0a015*.ogg14>0`015*.ogg1oZ0_015*.ogg0Rb0^015*.ogg0bM0]015*.ogg51\#
        .dssc0\E0b016*.dssc41.unf1Z\0b015*.unf             42.nim16b0b015*.nim0F70N015*.nim                 \#
                                                   51.moon1;c0b016*.moon41.mqy0Y30b015*.mqy                 \#
                              53.dist0G00X016*.dist1;c0B016*.dist0R\05016*.dist                             \#
                        51.maei14b0b016*.maei61.psexe1g60b017*.psexe                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                            31.ff1g<0b014*.ff42.srf1Tm0b015*.srf0VR0N015*.srf;1jenkinsfile15H0b00;Jenkinsfil\#
        e                                                                                                   \#
                                                                                                            \#
                                                                        31.nu1FT0b014*.nu             22.c0o\#
        J0b033*.C0@[0b033*.c                                         21.b1Uk0b013*.b81.zlogout1f30b008.zlogo\#
        ut42.lib0:70b015*.lib1;c0B015*.lib                             21.d0^=0b013*.d31.nx0e20b014*.nx     \#
                21.e1G=0b013*.e                                       21.g1;c0b013*.g                       \#
                                                                                                            \#
                 21.f1hX0b013*.f61.xliff0lQ0b017*.xliff31.nq1nT0b014*.nq                                    \#
                     41.lin0h>0b015*.lin42.cdf13H0b015*.cdf0`H0N015*.cdf                                    \#
                                                                    22.a0:70b013*.a1_I0N013*.a81.sv4cpio09J0\#
        b019*.sv4cpio62.distz0G00b017*.distz0R\05017*.distz31.dl1690b014*.dl41.flw0Gg0b015*.flw41.lsp18\0b01\#
        5*.lsp23.h0Lf0b013*.h0@[0N013*.h0K>0M013*.h41.cda0`H0b015*.cda41.cdx1a[0b015*.cdx31.nb1i20b014*.nb  \#
                                  32.nc13H0b014*.nc0;U0X014*.nc41.s3m0Le0b015*.s3m                          \#
                    61.dtshd0e<0b017*.dtshd51.csml1hk0b016*.csml               51.scpt0HT0b016*.scpt31.do0K4\#
        0b014*.do                     41.cdi1O`0b015*.cdi                 22.o0M:0b013*.o0_j0X013*.o        \#
                                   61.pryrc0>W0b006.pryrc 41.lsf0`A0b015*.lsf                               \#
                                                                                                            \#
                                                                                                    41.umj1h\#
        `0b015*.umj                                               61.d.mts1K90b017*.d.mts                   \#
                                                                                 41.fly00g0b015*.fly        \#
                          41.flp1Ck0b015*.flp                                                               \#
           41.mwf1g40b015*.mwf              21.y0MA0b013*.y     41.lsx0`A0b015*.lsx                         \#
                                                                                                            \#
                                   42.cdr0>00b015*.cdr1i90N015*.cdr                      <1contributing1;c0b\#
        00<CONTRIBUTING                                       41.lca0:h0b015*.lca                           \#
                                                                                          52.xhtm1aJ0l016*.x\#
        htm1k90X016*.xhtm                                                                                   \#
                41.mwc04X0b015*.mwc                                                                         \#
                                                                  41.rnc0>30b015*.rnc42.stl10U0b015*.stl0KN0\#
        N015*.stl                                                         41.xop1aD0b015*.xop23.t0j70l013*.t\#
        1f30D013*.t1Nj0:013*.t       21.v0UO0b013*.v                                                    51.s\#
        maf0l?0b016*.smaf                                                      51.line0S40b016*.line        \#
                                                                      42.cjs0RA0b015*.cjs1[h0N015*.cjs      \#
                                                                                                            \#
                                                                                                            \#
                                                                                                  41.lyx1SP0\#
        b015*.lyx                                                         51.rsat0gW0b016*.rsat41.oa30n>0b01\#
        5*.oa3 41.oa219m0b015*.oa2                                                                          \#
                   41.stm0MT0b015*.stm                                                                      \#
                           41.au31;c0b015*.au321.~1Y10b013*.~                                               \#
                               71.imgcal1b^0b018*.imgcal                      41.cdy1af0b015*.cdy           \#
                                          71.bsdiff0\^0b018*.bsdiff                              51.jaii1[E0\#
        b016*.jaii                                  41.std1H<0b015*.std                                     \#
                                                                                                            \#
                                                                   61.provn1TL0b017*.provn                  \#
                                         41.azs0c`0b015*.azs                                      91.sas7bit\#
        m0cZ0b01:*.sas7bitm                                                                     @1.swiftsour\#
        ceinfo17D0b01A*.swiftsourceinfo                                                               41.edn\#
        06Z0b015*.edn                                                                                       \#
                                              42.xer0BG0b015*.xer1LD0X015*.xer                              \#
          41.azv0OT0b015*.azv                                                                               \#
                                                                                                         91.\#
        sqliterc1;c0b009.sqliterc                                                                           \#
                                             61.qcall1D@0b017*.qcall                                        \#
                                         51.pvrt0\V0b016*.pvrt               41.stc0O<0b015*.stc            \#
                                       51.semd1Gn0b016*.semd41.stp18I0b015*.stp                             \#
                                                                41.wk21Z[0b015*.wk2                 61.ccxml\#
        0C70b017*.ccxml       41.azf1_O0b015*.azf                                41.wk11Z[0b015*.wk141.jpc0R\#
        X0b015*.jpc                                                                                         \#
                     91.tar.lzma0\[0b01:*.tar.lzma              51.sema1Ze0b016*.sema                       \#
                                                                                                            \#
                                    51.fasl18\0b016*.fasl                        31.dp0Z80b014*.dp          \#
                                ;1gnumakefile0J_0b00;GNUmakefile                 42.spd1_\0b015*.spd0So0N015\#
        *.spd                        51.avdl1;c0b016*.avdl                             51.xbap1k^0b016*.xbap\#
                                            81.gslides1]J0b019*.gslides                                  41.\#
        btf1AB0b015*.btf21.p0c<0b013*.p                                                   21.s0Uo0b013*.s   \#
                                                   41.21018I0b015*.21041.wmd0hn0b015*.wmd61.wbxml0;b0b017*.w\#
        bxml:1appraisals0>W0b00:Appraisals41.erl1LB0b015*.erl21.r1gV0b013*.r41.gp41Zg0b015*.gp4             \#
                                                                                                            \#
                                                      51.cbin1F<0b016*.cbin41.vdb0ZH0b015*.vdb41.wma11Q0b015\#
        *.wma                                                                                          41.f0\#
        81hX0b015*.f08                                                                                     6\#
        1.rvmrc1;c0b006.rvmrc     41.flx1AH0b015*.flx                                       41.pst1`j0b015*.\#
        pst61.npmrc18l0b006.npmrc41.lyr1h40b015*.lyr                                                   41.jp\#
        r1n=0b015*.jpr                                                     41.wk31Z[0b015*.wk3              \#
                                                                                                            \#
                                                                                                            \#
                                                                                           71.tcshrc0CI0b007\#
        .tcshrc51.semf0bD0b016*.semf          41.str16i0b015*.str                   41.vda1kV0b015*.vda61.pr\#
        ovx1HE0b017*.provx                     51.jais1hm0b016*.jais41.wmf01X0b015*.wmf                     \#
                                                                                                            \#
                                                 91copyright1;c0b009COPYRIGHT                41.azw1B60b015*\#
        .azw                                                                         61.atxml0;f0b017*.atxml\#
              41.vds18H0b015*.vds                                  41.edm0iQ0b015*.edm81fastfile0>W0b008Fast\#
        file71.setpay1R:0b018*.setpay                                                                       \#
                                                                                                        41.j\#
        fi0e90b015*.jfi51.asar1oO0b016*.asar                                                                \#
                                                                                                ;1sshd_confi\#
        g1;c0b00;sshd_config                                                                                \#
                                                                                                            \#
                                            41.vdi0>n0b015*.vdi                                             \#
                                                                                                            \#
                                                                                                            \#
                     51.ttml0di0b016*.ttml                                                                  \#
                                                                                                            \#
                                                    71.espass0:e0b018*.espass51.mxmf0>m0b016*.mxmf          \#
                                                                                                            \#
                               41.hbs1?;0b015*.hbs                                                 41.unr142\#
        0b015*.unr               61.env.*1;c0b006.env.*                       81.swidtag0oT0b019*.swidtag   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                 81.src.rpm05G0b019*.src.rpm                                \#
           41.dsk0:00b015*.dsk            41.uni0WI0b015*.uni                                         41.jpm\#
        1j<0b015*.jpm  41.kdl1;c0b015*.kdl71.truehd1B40b018*.truehd                                         \#
                                31.ep1b60b014*.ep41.68k0[k0b015*.68k               41.pyc0=W0b015*.pyc 81.po\#
        rtpkg0TN0b019*.portpkg                                                                              \#
                                                                                                            \#
                                            41.its1bd0b015*.its                                             \#
                                                                 71.uasset1420b018*.uasset                  \#
                                        :1.npmignore1;c0b00:.npmignore                           41.jph0af0b\#
        015*.jph    51.sdkd1CO0b016*.sdkd                                                                   \#
                                                                                                            \#
                                                   41.wvp0NH0b015*.wvp41.jpg0e90b015*.jpg51.sdkm1CO0b016*.sd\#
        km                                                                                        41.vc11>=0\#
        b015*.vc1                                                                                           \#
                                                                71.svg.gz0f10b018*.svg.gz            41.psw1\#
        eT0b015*.psw                                                                                        \#
                                                                                          42.mlp09a0b015*.ml\#
        p1B40X015*.mlp                     61.swcrc1Ei0b006.swcrc                                           \#
                                                                                                            \#
                                                      A1ehthumbs_vista.db0:m0b00Aehthumbs_vista.db41.spf0XV0\#
        b015*.spf                                                                                       31.q\#
        p18o0b014*.qp     71.webidl1;c0b018*.webidl                                                         \#
                                                                                                   41.c4g1QM\#
        0b015*.c4g                                42.c4d1QM0X015*.c4d0Z70I015*.c4d                          \#
                                 51.lisp18\0b016*.lisp71.taglet0P60b018*.taglet41.c4f1QM0b015*.c4f61.pict11[\#
        N0b017*.pict1            >1.tool-versions1;c0b00>.tool-versions41.sty0NB0b015*.sty                  \#
                          61.ipfix1Oo0b017*.ipfix                                               42.stx0=Z0X0\#
        15*.stx1EY0I015*.stx41.et316F0b015*.et3                      41.lnx1O]0b015*.lnx                    \#
                                                                           42.dsw1\d0b015*.dsw1;c0N015*.dsw \#
                                                                             41.mly0SK0b015*.mly            \#
                                                   61.pict21[N0b017*.pict2                                  \#
               51.apkg1en0b016*.apkg                                                                        \#
                                         61.rspec1;c0b006.rspec                                             \#
                             41.pdf0@M0b015*.pdf                            51.slim1Z90b016*.slim           \#
                                                                               71.xdgapp1>L0b018*.xdgapp    \#
                                                                               51.avsc1Ei0b016*.avsc        \#
                                 81.xinitrc1f30b008.xinitrc                                                 \#
           31.qm1`h0b014*.qm       41.ncx0H:0b015*.ncx                              41.pde1030b015*.pde     \#
              41.szx0ha0b015*.szx43.dsp1Ul0b015*.dsp1::0X015*.dsp1;c0N015*.dsp                              \#
                            41.cql0c00b015*.cql71.ndjson0D00b018*.ndjson                              41.stf\#
        0c_0b015*.stf                41.xvm0bk0b015*.xvm                                       41.jpf1DT0b01\#
        5*.jpf                                                      41.reg0gh0b015*.reg      71.dbase303O0b0\#
        18*.dbase3                                                                                          \#
                                                                    42.spc0>e0b015*.spc0cX0N015*.spc        \#
                                             41.cdt1YQ0b015*.cdt41.jpe0e90b015*.jpe                         \#
                                         41.itp1n[0b015*.itp81.docbook1JV0b019*.docbook                     \#
                                                                      41.tuc13J0b015*.tuc                   \#
                                                                                                            \#
                                         41.mj208C0b015*.mj2       41.wml0@V0b015*.wml                      \#
                                                                                                            \#
                51.sylk1LZ0b016*.sylk                                   41.far0Vc0b015*.far  32.es0_O0b014*.\#
        es0RA0N014*.es                         41.ftc1iN0b015*.ftc41.vss0Bc0b015*.vss61.3gpp204D0b017*.3gpp2\#
        71.ibooks19d0b018*.ibooks41.ooc1jI0b015*.ooc41.pya0[50b015*.pya                                     \#
                    51.rdoc1;c0b016*.rdoc41.nix1D=0b015*.nix                                                \#
                                                                                                      71.mop\#
        crt0;c0b018*.mopcrt                                                                                 \#
                                                                                   61.gamin08D0b017*.gamin  \#
             21.z1`d0b013*.z                                                                                \#
                                                          31.di0^=0b014*.di                                 \#
                                                                      52.loas0JX0b016*.loas1O=0I016*.loas   \#
        31.el14a0b014*.el   41.viv0;00b015*.viv                                                             \#
                                                                                                            \#
                                                            41.ba21nj0b015*.ba242.sav08g0b015*.sav0Ua0X015*.\#
        sav                                                             41.mos0WJ0b015*.mos                 \#
                                                                                         71uv.lock0W]0b007uv\#
        .lock41.fch0?P0b015*.fch41.vis1SN0b015*.vis41.mop0;c0b015*.mop                                      \#
                          :1codeowners1;c0b00:CODEOWNERS                                                    \#
                                                                                                            \#
               52.mpg41410b016*.mpg416?0X016*.mpg4                                                          \#
                 41.mol1eo0b015*.mol                                                   41.soc19D0b015*.soc  \#
                                                                                                41.sas1oc0b0\#
        15*.sas                                                                                             \#
                                                                                                            \#
                                                                                                            \#
                                                                    41.3860=>0:015*.386                     \#
                                                                                81procfile1;c0b008Procfile 4\#
        1.mof1Wb0b015*.mof                                                              51.vivo0;00b016*.viv\#
        o                                                                               51.aion0WX0b016*.aio\#
        n                                                                               41.fcs0IE0b015*.fcs \#
            ;1ld.so.cache1mC0b00;ld.so.cache  42.pls15Q0b015*.pls17B0N015*.pls                              \#
                                     42.sap0;k0b015*.sap0Fb0N015*.sap   61.u8mdn18G0b017*.u8mdn             \#
                                                                                                            \#
                                                                                                            \#
                                                                                          41.sol1;c0b015*.so\#
        l                                                                                                   \#
                                                        81pkgbuild1f30b008PKGBUILD                          \#
                          42.bdf0TZ0b015*.bdf1;c0B015*.bdf                                  41.evc0kH0b015*.\#
        evc41.vsw0Bc0b015*.vsw<1configure.ac1ed0b00<configure.ac61.shtml0kN0b017*.shtml42.vst0Bc0b015*.vst1k\#
        V0a015*.vst                    41.evb00Z0b015*.evb                                     51.rexx1WU0b0\#
        16*.rexx                                                                                            \#
                                                                                          ;1ehthumbs.db0:m0b\#
        00;ehthumbs.db                                                            :1.isort.cfg18l0b00:.isort\#
        .cfg                            71.jnilib0Jn0b018*.jnilib                                          6\#
        1.smzip0hH0b017*.smzip                     41.plp1cE0b015*.plp               41.bdo0IL0b015*.bdo    \#
                         41.bz20RP0b015*.bz2                                                                \#
                                                                                           52.epsi08:0b016*.\#
        epsi0En0N016*.epsi      51.psm10i50b016*.psm151.gjam0Ea0b016*.gjam     42.bdm14Q0b015*.bdm0WS0N015*.\#
        bdm                              <1.webmanifest1ae0b01=*.webmanifest41.soa06R0b015*.soa            4\#
        1.sar0Wl0b015*.sar                                                            41.xhe0JX0b015*.xhe   \#
                                                                  41.bz309G0b015*.bz3                       \#
                                                                                                            \#
                           41.pdx0=_0b015*.pdx                                                              \#
                                                                                                            \#
                      51.vala07=0b016*.vala                                                                 \#
                                                                                                            \#
                              81.test.ts1K90b019*.test.ts          51.ovpn0lb0b016*.ovpn                    \#
                                                                                                            \#
                        81.xmt_bin1Rn0b019*.xmt_bin                                                         \#
                                                                                                            \#
                                   <1configure.in1ed0b00<configure.in41.wp60>O0b015*.wp6            41.wp50>\#
        O0b015*.wp5                                                                                         \#
                                                                                                 51.list1;c0\#
        b016*.list                                                                           61.toast0K\0b01\#
        7*.toast                                                                          ;1.gitmessage1;c0b\#
        00;.gitmessage                                                                    71.setreg0@P0b018*\#
        .setreg                                                                 41.itk17`0b015*.itk         \#
                                                                                                41.ghf0oX0b0\#
        15*.ghf                                                                                    41.pfr1l[\#
        0b015*.pfr                                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                   41.wp40>O0b015*.wp4                                      \#
                                                                                                            \#
                                                                                                       <1dun\#
        e-project1;c0b00<dune-project<1.flatpakrepo0[X0b01=*.flatpakrepo                                    \#
                                                             31.qs1i>0b014*.qs            41.csh0CI0b015*.cs\#
        h                        31.h50;U0b014*.h5                          31.qt0@O0b014*.qt               \#
                                                                                                            \#
                 41.w640:n0b015*.w64                           41.e570l50b015*.e57                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                          31.ez15;0b014*.ez                                                 \#
                     41.fg51hf0b015*.fg5                                                                    \#
                                     41.xht1aJ0b015*.xht                                                    \#
                                                                                                            \#
                    44.res0Om0b015*.res0Tb0N015*.res1Ve0I015*.res0_j0?015*.res42.hbc1jH0X015*.hbc0VI0I015*.h\#
        bc                               51.warc0^F0b016*.warc                                              \#
                                     81.mailmap1;c0b008.mailmap                                             \#
                         @1.sublime-snippet0c40b01A*.sublime-snippet                                        \#
                                                                              61.sieve0@00b017*.sieve       \#
                                                                                                            \#
                                                                                                            \#
                                    71podfile0>W0b007Podfile41.pyi0Ym0l015*.pyi41.bsa1nj0b015*.bsa          \#
             71.img.xz0oF0b018*.img.xz                                          41.csf0h70b015*.csf     41.m\#
        oo0bm0b015*.moo                  42.sd209S0b015*.sd20:80X015*.sd2                                   \#
                                                                41.cil0_m0b015*.cil42.jpx1DT0b015*.jpx1n=0a0\#
        15*.jpx                                                 81.request1ZW0b019*.request                 \#
                                F1.git-blame-ignore-revs1;c0b00F.git-blame-ignore-revs41.pyw1J40b015*.pyw51.\#
        mmdb1S20b016*.mmdb41.pyv1<[0b015*.pyv                            41.tur0Vg0b015*.tur42.fts1:g0b015*.\#
        fts1mM0N015*.fts                                                                                    \#
                                                                              41.pyx1[k0b015*.pyx           \#
             41.rep1=n0b015*.rep                                                                            \#
                                                                   41.cii1BQ0b015*.cii41.a781X\0b015*.a78   \#
                             ;1.clang-tidy1XJ0b00;.clang-tidy41.pys1h>0b015*.pys                            \#
                                                                     91.keystore1Tk0b01:*.keystore51.ex011_Z\#
        0b016*.ex01       42.cif1_e0b015*.cif0Fd0X015*.cif                                                  \#
                                                                     81.ditaval1o00b019*.ditaval42.ntf1Tn0b0\#
        15*.ntf0<?0X015*.ntf                                                                                \#
                                                               42.pyo0=W0b015*.pyo1Uf0N015*.pyo82.service06X\#
        0l019*.service1KH0b019*.service61.glbuf0CH0b017*.glbuf41.jfr0o>0b015*.jfr                      41.ag\#
        b17R0b015*.agb51.texi0`\0b016*.texi  81.gnucash0l]0b019*.gnucash                                    \#
                                                                                                            \#
              41.csd0P80b015*.csd                                                                           \#
                                  41.cin0B30b015*.cin    61.irbrc0>W0b006.irbrc                      41.pqa1\#
        oW0b015*.pqa                                                                                        \#
                      31.h40;U0b014*.h4                                                                     \#
                                                                    41.erb1;c0b015*.erb             71.mathm\#
        l0N:0b018*.mathml                                                                                   \#
                                                                                                            \#
                                                               41.rkt1o_0b015*.rkt                          \#
                                                                 51.clip0YR0b016*.clip                      \#
                                                                                                            \#
                                                   41.dsc1\[0b015*.dsc                                 41.4t\#
        h04E0b015*.4th                                          42.qml0C`0b015*.qml0jM0D015*.qml51.opam1;c0b\#
        016*.opam                                                                       31.ex18W0b014*.ex41.\#
        mdr0ND0b015*.mdr              41.kbx0k60b015*.kbx                                                   \#
                                                                                                           4\#
        1.woz00J0b015*.woz41.ubj1<50b015*.ubj41.kdb1>20b015*.kdb                 42.dsm1::0b015*.dsm0`70N015\#
        *.dsm41.age0K70b015*.age71.karbon1a10b018*.karbon71.zlogin1f30b007.zlogin41.bsd1m20b015*.bsd41.kdc0h\#
        [0b015*.kdc         61.u8dsn1:80b017*.u8dsn                                                   41.edb\#
        05^0b015*.edb         61.snoop04O0b017*.snoop            51.mxml0bk0b016*.mxml                      \#
             51.zirz0n30b016*.zirz                                          71.mdtext1R80b018*.mdtext41.dsl0\#
        M=0b015*.dsl                                                                                        \#
                                                                             41.faa1;c0b015*.faa            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                 91.apexlang1b]0b01:*.apexla\#
        ng                                          51.silo1o]0b016*.silo                                   \#
                                                                                                            \#
                                          71.sensml0h50b018*.sensml                                         \#
                                                                                                            \#
                  41.ors0Nf0b015*.ors51.chat1Nf0b016*.chat61.jceks0@H0b017*.jceks                           \#
                                                                                                            \#
                     41.tsa1[<0b015*.tsa                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                    61go.sum1;c0b006go.sum  \#
                                                                41.edx0W>0b015*.edx                         \#
                                                             61.ahead0me0b017*.ahead  41.tsd1Yb0b015*.tsd   \#
                               51.urim0kl0b016*.urim               41.vdx19C0b015*.vdx                      \#
                                 42.stk0Vc0b015*.stk1hL0N015*.stk                                          8\#
        1dicomdir1jo0b008dicomdir                                                                           \#
        41.dsf1B00b015*.dsf                                                   41.umx1420b015*.umx           \#
               42.sti0?k0b015*.sti16V0a015*.sti                                                          51.\#
        nasm1;c0b016*.nasm                41.eva1Hg0b015*.eva51.stan1;c0b016*.stan  41.oza1=?0b015*.oza     \#
                                                                                                            \#
                                           51.ppam0Q30b016*.ppam               31.dv1A;0b014*.dv            \#
                            41.erf1m[0b015*.erf                                                             \#
                                                                                                            \#
             31.dx1j10b014*.dx                                                                              \#
                      51.moml0Zd0b016*.moml                                                                 \#
                   51.hbci1jH0b016*.hbci71.tflite1Tb0b018*.tflite                                           \#
                   81.escript1LB0b019*.escript                                  23.m16X0b013*.m06@0a013*.m04\#
        ;0D013*.m                                              21.l1_d0b013*.l          41.bsh1;c0b015*.bsh \#
                          31owl16:0b003owl                  41.orq0b;0b015*.orq                             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                     81.mod.sf30B\0b019*.mod.sf3            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                           41.mov0@O0b015*.mov31.nt16;0b014*.nt61.ackrc1;c0b006.ackrc                       \#
                                                                                                            \#
                                                ;1.coveragerc18l0b00;.coveragerc61.gform1l40b017*.gform     \#
                                                                                                    41.rpa1h\#
        e0b015*.rpa                                     71.senmlc1i=0b018*.senmlc                           \#
                                                                                                            \#
                    61.pcurl0:C0b017*.pcurl                                                                 \#
                        41.rpm01o0b015*.rpm                                                                 \#
                                                                                                            \#
                                                   41.lws0Vb0b015*.lws ;1go.work.sum1;c0b00;go.work.sum61.me\#
        ta41;b0b017*.meta4     51.root0>B0b016*.root          52.oxps0oV0b016*.oxps0@g0N016*.oxps62.xslfo1Zc\#
        0b017*.xslfo1PT0N017*.xslfo71.senmle0R80b018*.senmle91.zx-state0ha0b01:*.zx-state                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                    41.brf1;c0b015*.brf                                 81.spec.ts1K90b019*.spec.ts         \#
                                                                                       81.typelib05X0b019*.t\#
        ypelib                                                                41.ac31OL0b015*.ac3           \#
                                                                                                            \#
                                                                                                            \#
                                                                             51.loom14V0b016*.loom          \#
                  61.gslib0090b017*.gslib                                                                   \#
              61.scala06i0b017*.scala41.qwt0MP0b015*.qwt71.xroles1;c0b018*.xroles                42.sda0FO0b\#
        015*.sda03a0X015*.sda41.las0O@0b015*.las43.pgp1dl0b015*.pgp03]0a015*.pgp1?10`015*.pgp               \#
                              51.ldif04^0b016*.ldif                                                         \#
                                                                                                 41.wcm1`\0b\#
        015*.wcm     51.hpub19[0b016*.hpub             71.groovy15H0b018*.groovy                            \#
                                 41.pml0[?0b015*.pml                     41.ac21AP0b015*.ac2                \#
                                                                                   51.msix0;m0b016*.msix    \#
                                                                                                 43.aml10T0X\#
        015*.aml04V0W015*.aml17Z0N015*.aml                  42.sdf0Hf0b015*.sdf0@Z0X015*.sdf41.uvh0HY0b015*.\#
        uvh41.sdo03l0b015*.sdo                                                             41.amf1gI0b015*.a\#
        mf       41.uvi1@30b015*.uvi                                                                        \#
                51.bash1f30b016*.bash51.mp2a0Am0b016*.mp2a31.vm1;c0b014*.vm81.gnuplot1;^0b019*.gnuplot41.uvf\#
        1S50b015*.uvf41.mxf0;e0b015*.mxf41.ns30<?0b015*.ns341.ns20<?0b015*.ns2:1.gitignore1;c0b00:.gitignore\#
               41.ac40dB0b015*.ac4                                                                          \#
                                                                 ;1.dockerfile1L<0b01<*.dockerfile41.lwp1Tc0\#
        b015*.lwp41.brk0Nn0b015*.brk                                                                        \#
               91.zprofile1f30b009.zprofile                                                    42.sdw1110b01\#
        5*.sdw0cQ0X015*.sdw81.desktop1DF0b019*.desktop41.uc20]\0b015*.uc2                      51.less0:Z0b0\#
        16*.less71.senmlx0610b018*.senmlx                                                     51.ppsm1am0b01\#
        6*.ppsm42.laz1k]0l015*.laz0O@0X015*.laz                 ;1.catproduct1_o0b01<*.catproduct           \#
                                                                       71.kdelnk1DF0b018*.kdelnk            \#
                                                                                                            \#
                    42.hif15b0b015*.hif1Sh0N015*.hif                                                        \#
                                                                                              41.mxi0NZ0b015\#
        *.mxi                                                                                               \#
                                                                                                            \#
                                             61.ptrom1o\0b017*.ptrom                                        \#
                 71.sqlite0Gj0b018*.sqlite         ?1authorized_keys0ML1@00?authorized_keys41.uil0MR0b015*.u\#
        il91.screenrc1;c0b009.screenrc41.dvb1960b015*.dvb                             41.mxu0k:0b015*.mxu41.\#
        zsh1f30b015*.zsh                                     41.uva0QB0b015*.uva;1.webarchive1cY0b01<*.webar\#
        chive                                                                                   41.ocl1h90b0\#
        15*.ocl41.uvg1@30b015*.uvg                       41.dvc1gL0b015*.dvc             42.uvu1be0b015*.uvu\#
        04i0X015*.uvu71porting1;c0b007PORTING     41.uvd1S50b015*.uvd           71history1;c0b007HISTORY    \#
                       31.vy1;c0b014*.vy                                                           41.nsi0BJ\#
        0b015*.nsi      42.nsh0BJ0b015*.nsh0<?0N015*.nsh31.c20h20b014*.c2                61.fbdoc0l>0b017*.f\#
        bdoc                                                                                                \#
                                                                  51.haml0Ee0b016*.haml                     \#
                                     51.eris0Aj0b016*.eris31.wk1Z[0b014*.wk                              41.\#
        vlc0^40b015*.vlc                                                                       81.gemspec0>W\#
        0b019*.gemspec                         41.amr1\G0b015*.amr   41.acn1\<0b015*.acn                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
            31.wg12\0b014*.wg                                                                               \#
                              41.nds0T`0b015*.nds51.zstd0Tf0b016*.zstd                                      \#
                                                41.pgm0VV0b015*.pgm                               B1.raw-dis\#
        k-image.xz0oF0b01C*.raw-disk-image.xz        41.sdm0Lg0b015*.sdm                                    \#
           41.ns40<?0b015*.ns4                                                                              \#
                                 41.fpx1S\0b015*.fpx                                            51.mcif09K0b\#
        016*.mcif41.thp0jd0b015*.thp                51.gplt1;^0b016*.gplt   41.gvy15H0b015*.gvy             \#
                                       41.axv0j`0b015*.axv                                                  \#
                                                                      51.mpdd1F=0b016*.mpdd;1.bash_login1f30\#
        b00;.bash_login                                                    41.uvs17G0b015*.uvs              \#
                                                                                                            \#
                      41.uvp1NI0b015*.uvp41.pgn1[P0b015*.pgn91.nojekyll1;c0b009.nojekyll                    \#
                                                                                                            \#
            41.f771hX0b015*.f77                                                                             \#
                                          32.m41ed0b014*.m41;c0N014*.m441.ndc0Vo0b015*.ndc81.log.sf30=I0b019\#
        *.log.sf3                     :1app.config0c40b00:app.config                                        \#
                                                                                                            \#
                                                                                                            \#
         41.pl61;c0b015*.pl6                                                                                \#
                                                    31.ws1R<0b014*.ws                                       \#
                                                   91.squashfs13o0b01:*.squashfs                     31.wp0>\#
        O0b014*.wp                                                                                          \#
                                                       32.wv0NH0b014*.wv0gf0N014*.wv51.mrcx0C?0b016*.mrcx61.\#
        asics1K_0b017*.asics                                       41.ndl0<?0b015*.ndl                      \#
                                                     41.rp91?40b015*.rp951.ntar0l60b016*.ntar42.tsx1K90l015*\#
        .tsx0I>0b015*.tsx                                                                                   \#
                                                                                                            \#
                               41.wwf0m00b015*.wwf                                                          \#
            41.bst1ea0b015*.bst                     51.musd0bg0b016*.musd                                   \#
                                                                                                            \#
                                                                                                            \#
                                                                               31.m70K50b014*.m741.tsr15K0b0\#
        15*.tsr                                                                 ;1.qmlproject0C`0b01<*.qmlpr\#
        oject41.tsv0dO0b015*.tsv51.luac0Zk0b016*.luac                                                       \#
                                                                                                            \#
                                                                                                            \#
                                                         41.kbl0i^0b015*.kbl51.vhdx0j80b016*.vhdx           \#
                                                   31.m31WH0b014*.m3                                        \#
                                                          41.sd70H]0b015*.sd7         42.3ds1?]0b015*.3ds0gm\#
        0a015*.3ds                                                                                          \#
        41.mup1lB0b015*.mup                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                        51.stif04P0b016*.stif                                               \#
                    41.bsp12f0b015*.bsp                      41.ocx0;n0l015*.ocx                            \#
                                                                                                            \#
                                                                                        91workspace1;c0b009W\#
        ORKSPACE                                                        51.cmti1S:0b016*.cmti               \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 51.clkk1JI0b016*.clkk51.clkt0mK0b016*.clkt                                 \#
                                              ;1.catdrawing1_o0b01<*.catdrawing                             \#
             42.nsc1K=0b015*.nsc0A?0N015*.nsc51.stix1VY0b016*.stix61.class1:h0b017*.class51.dcmp0Z]0b016*.dc\#
        mp?1.code-workspace1Ei0b01@*.code-workspace41.tst0hU0b015*.tst 71.webapp1Fi0b018*.webapp            \#
                                                                            41.qmd1R80b015*.qmd     51.dill1\#
        hU0b016*.dill                                                                       41.uis1?70b015*.\#
        uis61.blorb09I0b017*.blorb61.xconf0@U0b017*.xconf            41.pgb0SN0b015*.pgb                    \#
                                  41.axa0Fa0b015*.axa51.tmpl1;c0b016*.tmpl                                  \#
                                                                      41.qwd0MP0b015*.qwd                   \#
                            41.ace1S60b015*.ace                   41.old1Y10b015*.old               O1.sarif\#
        -external-properties.json1B_0b01P*.sarif-external-properties.json                                   \#
                              41.acc0mf0b015*.acc                                                           \#
                                                                           41.gvp1bZ0b015*.gvp              \#
                                ;1.sarif.json0CA0b01<*.sarif.json91configure1f30b009configure41.rmp17S0b015*\#
        .rmp        42.scd1Oe0b015*.scd0G\0X015*.scd41.gvr0\V0b015*.gvr?1.prettierignore1;c0b00?.prettierign\#
        ore42.3dm0:Q0X015*.3dm15>0I015*.3dm                 41.mxs0P;0b015*.mxs                             \#
                                                                                                            \#
                  41.scf13m0D015*.scf                                  42.sce04c0b015*.sce0g[0X015*.sce     \#
                                       41.amv05d0b015*.amv71.pdf.xz0LE0b018*.pdf.xz                         \#
           51.sage00k0l016*.sage31.wl0N20b014*.wl                                                           \#
                                          41.zst0Tf0b015*.zst                                41.pmd1o40b015*\#
        .pmd             41.acb18n0X015*.acb                                                     41.thd1B40b\#
        015*.thd                41.sib1dG0b015*.sib                                                         \#
                                                                           41.lvp1DY0b015*.lvp              \#
                                                                                                            \#
                                                               51.xtel1:;0b016*.xtel                   42.sd\#
        c0dT0b015*.sdc0_`0X015*.sdc           51.mp211Hf0b016*.mp21                                         \#
                                                                                                            \#
                                                       41.sic1]50b015*.sic                                  \#
                         42.mus1M<0X015*.mus0_I0I015*.mus    41.nsg0<?0b015*.nsg42.nsf0<?0X015*.nsf1T_0D015*\#
        .nsf     41.fgb1=50b015*.fgb    51.mkdn1R80b016*.mkdn                                               \#
                                                                                       41.dvi1fe0b015*.dvi  \#
                                                                                                            \#
                              42.sdd15[0b015*.sdd0_a0X015*.sdd                                              \#
                                                                                                            \#
                                                                                     41.xbd1lC0b015*.xbd    \#
                                                                                            32.me1;@0b014*.m\#
        e1Nj0N014*.me51.clkp1[G0b016*.clkp                                                                  \#
                                       33.md1R80b014*.md0[k0:014*.md1VE09014*.md                            \#
                                 51.ppsx1_E0b016*.ppsx             71.clangd1XJ0b007.clangd41.cct0R90b015*.c\#
        ct41.tsp0^T0b015*.tsp31.wm0o30b014*.wm           41.tsq0do0b015*.tsq                                \#
                                         91.sas7baud1l60b01:*.sas7baud41.uvm0kn0b015*.uvm                   \#
                                                                                                            \#
                          41.ami1K40b015*.ami41.m3g06L0b015*.m3g                                            \#
                                51.diff0i;0b016*.diff41.ovl0IG0b015*.ovl51.smil1Sk0b016*.smil41.2mg1460b015*\#
        .2mg71.brotli1Nd0b018*.brotli51.text1;c0b016*.text                                                  \#
                          41.lwo1Y^0b015*.lwo41.sit1P;0b015*.sit32.mo1370b014*.mo0L_0a014*.mo               \#
                                                                                                            \#
                    33.mm1890b014*.mm0eH0a014*.mm0hl0N014*.mm51.php41W?0b016*.php4                          \#
                                        41.siv0@00b015*.siv51.mmod1J70b016*.mmod32.ml0SK0b014*.ml0I[0N014*.m\#
        l                                 =1.bash_aliases1f30b00=.bash_aliases                            41\#
        .he50;U0b015*.he5                                                                                   \#
                          31.mk0J_0b014*.mk                  32.mb1i20X014*.mb1Of0I014*.mb                  \#
                                                                                                            \#
                                                                                                   41.vqf0=U\#
        0b015*.vqf51.php51W?0b016*.php5                                51.php71W?0b016*.php7         31.mf1;\#
        c0b014*.mf     41.sis0050b015*.sis                                                                  \#
                                                                                                            \#
                      41.sil1RX0b015*.sil                                                                   \#
                           51.shar1Il0b016*.shar                                                            \#
                   ;1makefile.in0J_0b00;Makefile.in                                                         \#
                                                                                                            \#
                      41.zfc1K:0b015*.zfc                                    51.gcno1lf0b016*.gcno     41.si\#
        k1Y10b015*.sik                                                               41.scs19N0b015*.scs42.h\#
        tc0o20b015*.htc1;c0N015*.htc    41.ccc1ID0b015*.ccc                                                 \#
                                                                                                  31.mg1WH0b\#
        014*.mg                                                   41.zfo1dg0b015*.zfo                       \#
                                      41.lzx1C>0b015*.lzx                                                   \#
             41.sco0P80b015*.sco                                       91.gpkg.tar14]0b01:*.gpkg.tar41.sig1?\#
        10b015*.sig91snakefile1J40b009Snakefile                             81.flatpak1>L0b019*.flatpak     \#
          44.scr0;n0l015*.scr12V0b015*.scr13^0N015*.scr1<20D015*.scr41.blb09I0b015*.blb                   71\#
        .cascii1F<0b018*.cascii=1.entitlements0m\0b01>*.entitlements41.c4p1QM0b015*.c4p41.scq0]a0b015*.scq  \#
                                                                                                            \#
                        61.ngdat0<k0b017*.ngdat                                       41.ab10Y<0b015*.ab1   \#
                                                                                              42.sid1RE0b015\#
        *.sid0oD0N015*.sid                                                                                  \#
                                                                                                            \#
                                                                                         51.xlim1bc0b016*.xl\#
        im                                                                                              31.t\#
        31>@0b014*.t3                                                                                       \#
                                                                         =1.releases.xml1<Q0b01>*.releases.x\#
        ml41.cci0gm0b015*.cci71.lasxml0BK0b018*.lasxml51.oprc1oW0b016*.oprc31*,v1;c0b003*,v                 \#
                                       41.vsl1;c0b015*.vsl                                          41.wve12\#
        @0b015*.wve                                         31.ma1i20b014*.ma         81.strings1;c0b019*.st\#
        rings                                                                                               \#
                                  51.nitf1Tn0b016*.nitf                                                     \#
                                                                    71.pcf.gz1m]0b018*.pcf.gz               \#
                                                                                                            \#
                                  51.fish0nF0b016*.fish                                                     \#
                                                                                     41.evt0]j0b015*.evt    \#
                                                                                                            \#
                        41.evw1Si0b015*.evw                                                                 \#
                                                                                                     51.ogex\#
        1la0b016*.ogex                                                                                      \#
                          41.evy0To0b015*.evy                                                 41.xbm19I0b015\#
        *.xbm                                                                                               \#
                                              51.d.ts1K90b016*.d.ts41.vsd0Bc0b015*.vsd51.mime0540b016*.mime \#
                                                   ;1.db-journal1cS0b01<*.db-journal                        \#
                                                                                                            \#
                                                       51.bats1f30b016*.bats                                \#
                               41.sci0g[0b015*.sci                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                    51.scsf0\#
        0c0b016*.scsf                                                                                       \#
                               41.wvx16G0b015*.wvx                        41.scn0jg0b015*.scn51.avpr1Ei0b016\#
        *.avpr          41.nez1Z\0b015*.nez                               41.rmx0cm0b015*.rmx               \#
                                                                                                 52.m3u80>i0\#
        l016*.m3u80^40b016*.m3u8                                                                          >1\#
        id_ed25519.pub0ML1@00>id_ed25519.pub41.d711Nm0b015*.d71        81rakefile0>W0b008Rakefile           \#
            41.cco0]E0b015*.cco51.clkx0an0b016*.clkx                                                        \#
                                 51.clkw1J^0b016*.clkw51.umap1420b016*.umap                                 \#
                                                      51.iges1\m0b016*.iges41.vic0YM0b015*.vic              \#
                                                                                                            \#
                                                                       51.wafl0la0b016*.wafl                \#
                                                                                                            \#
                                                                                                            \#
               42.scm1o_0b015*.scm1_W0N015*.scm41.blf19e0b015*.blf                                          \#
                                                                                41.si71fF0b015*.si7        4\#
        1.vsh1;c0b015*.vsh                                  61.mpega0Am0b017*.mpega                         \#
                                                                                                            \#
                                                                                                            \#
                                                                               51.php31W?0b016*.php3        \#
                                                                  91.flaskenv1;c0b009.flaskenv              \#
                                              41.vim1;c0b015*.vim                61.qbrew06h0b017*.qbrew51.s\#
        wap06X0b016*.swap                                                                                   \#
                                                                        51.embl1Rg0b016*.embl41.xbl0c40b015*\#
        .xbl41.ei60nn0b015*.ei6                                     41.hta0PC0b015*.hta41.scl0UM0b015*.scl  \#
                                                                                                            \#
                                    41.p651o40b015*.p6541.qbo0?80b015*.qbo    51.vhdl0?90b016*.vhdl         \#
                                                                                                          41\#
        .qoa1n@0b015*.qoa                                                                           51.xaml0\#
        _:0b016*.xaml                                                          71.ps1xml0c40b018*.ps1xml    \#
                                                                                                            \#
                                                                                                            \#
                                                                            71.duckdb0eF0b018*.duckdb42.r3d0\#
        ;d0X015*.r3d1;c0B015*.r3d 41.60201g0b015*.60261.jbig21kD0b017*.jbig2                                \#
                                                  71.cshtml1;c0b018*.cshtml                    41todo1;c0b00\#
        4TODO31.wz1Da0b014*.wz                                                                              \#
                                                                                                            \#
         :1.xdefaults1;c0b00:.xdefaults                                                                     \#
                                                   61.pclxl1h70b017*.pclxl                                  \#
                                                                                                            \#
                                              41.qoi1h]0b015*.qoi                                           \#
                                             :1.rcprofile1Jb0b01;*.rcprofile51.toml0W]0b016*.toml          4\#
        1.kar1ia0b015*.kar;1winmail.dat1S90b00;winmail.dat71.zshenv1f30b007.zshenv                          \#
                                                                71.pickle0AK0b018*.pickle                   \#
                                                                                                            \#
                                                                                        61.asice04c0b017*.as\#
        ice                                                                                                 \#
                                                                                                            \#
                                                                      41.f031hX0b015*.f03                   \#
                                     51.spot06A0b016*.spot                                                  \#
                                                                     51.hwpx0MJ0b016*.hwpx81.warc.gz0Q00b019\#
        *.warc.gz21.70=90b013*.741.sc70^\0b015*.sc7                                                         \#
                                                                 42.hdf0;U0b015*.hdf13=0a015*.hdf51.pyox1Uf0\#
        b016*.pyox                                                                     42.gen0[k0b015*.gen1D\#
        R0N015*.gen                                                                                         \#
                                                                                                            \#
                    42.aep1FY0b015*.aep0Pe0X015*.aep                  41.uvt0m10b015*.uvt                   \#
        51.dtsi0\R0b016*.dtsi                                                                               \#
                                                                                    21.50=90b013*.5         \#
                                                                                                            \#
                               21.40=90b013*.4                               91.qmltypes0C`0b01:*.qmltypes  \#
                                                                                      41.pzx1ka0b015*.pzx   \#
                                                                                                            \#
                                                                        :1.cvsignore1;c0b00:.cvsignore      \#
                                                       81.tfstate1Ei0b019*.tfstate41.ged1470b015*.ged       \#
                41.geo1JD0b015*.geo31faq1;c0b003FAQ41.sc80:\0b015*.sc8                                      \#
                                                                                                            \#
                                                                                                          41\#
        .nsv1RN0b015*.nsv                                                                                   \#
                  41.wvc13c0b015*.wvc                                   41.nsp0Q10b015*.nsp           41.vsc\#
        1YC0b015*.vsc                                                                       41.uvz0c?0b015*.\#
        uvz                   41.uvx0_80b015*.uvx                               41.rxn1D:0b015*.rxn         \#
                                  71.arrows1Z80b018*.arrows                                                 \#
                                                 41.vsf0NI0b015*.vsf                                        \#
                        41.uvv00F0b015*.uvv                                                                 \#
                                              41.idl14c0b015*.idl        31.xi1oP0b014*.xi61.ipynb0Hm0b017*.\#
        ipynb41.l011_Z0b015*.l01                                                                            \#
         41.mll0SK0b015*.mll              51.tcap0>C0b016*.tcap                                             \#
                                              21.30=90b013*.3                                               \#
                                   41.kwt0;P0b015*.kwt         42.hdd1=_0X015*.hdd1I?0I015*.hdd41.hgl0XF0b01\#
        5*.hgl21.20=90b013*.2                                                                        41.e011\#
        _Z0b015*.e01                                                                                        \#
                                                41.hin1A10b015*.hin41.f4a0`M0b015*.f4a41.gem0B?0b015*.gem   \#
                                                                                                            \#
                                                                                                            \#
                                                    41.nst0Vc0b015*.nst              51.xlog1;c0b016*.xlog  \#
                 61.rdata0Gm0b017*.rdata91.pylintrc18l0b009.pylintrc71.ebuild0P50b018*.ebuild               \#
                                                                                                            \#
                 41.c4u1QM0b015*.c4u                                                                        \#
                             I1.disposition-notification0bd0b01J*.disposition-notification41.gtw0Oe0b015*.gt\#
        w                                                                                                   \#
               42.wks1`\0b015*.wks1Z[0a015*.wks                                                             \#
             41.wkq1hb0b015*.wkq                                                                            \#
                                            42.sct18Z0b015*.sct1gD0X015*.sct                               5\#
        1.thor0>W0b016*.thor                                                                                \#
                                                                                      41.mli0SK0b015*.mli   \#
                                         91.adoc.txt14i0b01:*.adoc.txt                                      \#
                                                                                                            \#
                                                                                                            \#
                                                        51zshrc1f30b005zshrc                      61.accdb0_\#
        S0b017*.accdb    51.adts1`00b016*.adts                             61.accde0_S0b017*.accde          \#
                                                    41.aet0ad0b015*.aet                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
         51.hack1;c0b016*.hack                              81.xdelta31FK0b019*.xdelta391.sas7bndx1fF0b01:*.\#
        sas7bndx42.blp0aR0b015*.blp1E[0I015*.blp                                        21.10=90b013*.1     \#
                                                                                                    52.sitx1\#
        jM0b016*.sitx1P;0N016*.sitx91.swiftdoc17D0b01:*.swiftdoc                                            \#
                                                                                                            \#
                                                                                                          42\#
        .pod0j70b015*.pod1;c0N015*.pod                                                                      \#
                                                                                                            \#
                     41.pom1;c0b015*.pom                                                                    \#
                                                                   51.appx0Md0b016*.appx51.ppkg1CP0b016*.ppk\#
        g                                                                         51.istr1n]0b016*.istr     \#
                                                                                                            \#
                                                                                  :1config.sub1f30b00:config\#
        .sub                                                41.gpt1i40b015*.gpt                             \#
                                                                                                            \#
                                                                                                           :\#
        1.swiftdeps1an0b01;*.swiftdeps                                                                      \#
                                                                                                            \#
                                                    41.vbe06]0b015*.vbe41.vtt08_0b015*.vtt   41.g710gD0b015*\#
        .g7161.pages1Ye0b017*.pages                                                                         \#
                                                                               51.dive19n0b016*.dive        \#
                                   51.acfm1j_0b016*.acfm41.vtf1;H0b015*.vtf                                 \#
                  41.gtm1\^0b015*.gtm         51.atfx1X]0b016*.atfx                      41.gtp0gO0b015*.gtp\#
        71.urimap0kl0b018*.urimap                         41.vbk0RQ0b015*.vbk                   41.gts0gO0b0\#
        15*.gts                               43.pot1200b015*.pot1ND0a015*.pot1;c0N015*.pot41.vtx0Bc0b015*.v\#
        tx                      41.gpx12A0b015*.gpx              71.onetmp1\60b018*.onetmp                  \#
          41.gnc0l]0b015*.gnc                                  51.azw31RZ0b016*.azw3        41.lit1fn0b015*.\#
        lit                                                                                    61.xargs1;c0b\#
        017*.xargs                                    31.hs1@a0b014*.hs41.gnd1J:0b015*.gnd                  \#
                                                                                                            \#
                                                                                                            \#
              41.rxt0>A0b015*.rxt                                                                           \#
                                                                                                            \#
                                                                                                 71.nimble1P\#
        60b018*.nimble                                   51.cmsc0640b016*.cmsc               <1id_ecdsa.pub0\#
        ML1@00<id_ecdsa.pub                                  61.fasta1;c0b017*.fasta                        \#
                          42.gpr1>R0b015*.gpr1;c0B015*.gpr     51.ptid0_M0b016*.ptid                        \#
                                                                                              61.ocaml0SK0b0\#
        17*.ocaml       51.divx1nk0b016*.divx31.hi11>0b014*.hi                                              \#
                                              51.azw40Tm0b016*.azw451.istc1ck0b016*.istc71.sldasm09A0b018*.s\#
        ldasm31.7z1Sn0b014*.7z                                                                              \#
                                                              41.bag1a50b015*.bag           :1ssh_config1;c0\#
        b00:ssh_config51.tpic1kV0b016*.tpic                                                                 \#
                                                                                                        41.g\#
        ph13g0b015*.gph          41.tfi07c0b015*.tfi       41.lcs0:h0b015*.lcs41.slm1Z90b015*.slm51.wsdl1J]0\#
        b016*.wsdl                                                                       51.dxbc1j=0b016*.dx\#
        bc          41.wmv1k\0b015*.wmv51.mods0F@0b016*.mods                                                \#
                                                                     81.textile1;c0b019*.textile81.project1;\#
        c0b019*.project32.hh0K>0b014*.hh0@[0N014*.hh41.tfm0HF0b015*.tfm            51.xvml0bk0b016*.xvml    \#
             41.bar0XI0b015*.bar                                                                            \#
                                                                                                            \#
                            51.tese1;c0b016*.tese                                              51.mcap1IQ0b0\#
        16*.mcap41.slk1LZ0b015*.slk42.bat0d`0b015*.bat12V0N015*.bat51.held1eI0b016*.held51.escn0jg0b016*.esc\#
        n           71README*1>T0:007README*    41.6690WI0b015*.66941.apt1;c0b015*.apt51.tesc1;c0b016*.tesc \#
                       41.c9s1>;0b015*.c9s                                                                  \#
                                                                                                            \#
                                                                                                    61notice\#
        1;c0b006NOTICE41.iiq07e0b015*.iiq51.hevc1i@0b016*.hevc41.iif1[>0b015*.iif                           \#
                                                          71.device06X0b018*.device41.tfx0Wf0b015*.tfx61.scu\#
        rl1lF0b017*.scurl                   41.dbk1JV0b015*.dbk                                             \#
                                                                  51.resx0c40b016*.resx21.60=90b013*.6      \#
          51.urls0ZI0b016*.urls                                                                             \#
                       61.jinja1;c0b017*.jinja                                                              \#
                            51.vert1;c0b016*.vert42.dbx1cc0D015*.dbx1;c0B015*.dbx41.bas12g0b015*.bas51.anpa1\#
        ]g0b016*.anpa                                                 91guardfile0>W0b009Guardfile          \#
                                   31.hx1^V0b014*.hx                           81video.db0:m0b008video.db   \#
                          51.jphc0[P0b016*.jphc                     51.eps30En0b016*.eps3  51.eps20En0b016*.\#
        eps241.avf1nk0b015*.avf                                                                             \#
                                                                              51.mpls14Q0b016*.mpls         \#
                                 41.gtl0gO0b015*.gtl                                91.dataless1^L0b01:*.dat\#
        aless41.wgt1]C0b015*.wgt                                                                            \#
         61.restx1mN0b017*.restx                           41.mjs0RA0b015*.mjs                              \#
             91.htaccess1;c0b009.htaccess41.xel0VJ0b015*.xel81.vec.sf30=H0b019*.vec.sf321.90=90b013*.9     8\#
        1.atomsvc02g0b019*.atomsvc 41.hqx05n0b015*.hqx                                                      \#
                                                                                                            \#
                                                    41.gni1;c0b015*.gni             41.c9r1>;0b015*.c9r     \#
                                                                                                            \#
                                                                                                            \#
                                                                     41.kak1;c0b015*.kak41.ape11:0b015*.ape \#
                                                    41.gto0gO0b015*.gto41.por0Ub0b015*.por                  \#
                                                                                                            \#
                                                                                                       41.g2\#
        w02P0b015*.g2w                                                                                      \#
                                          21.80=90b013*.8                        51.asdf1Aj0b016*.asdf      \#
                          51.hsj21=O0b016*.hsj241.txf09^0b015*.txf                                          \#
                                                            41.t380O30b015*.t38                             \#
                                                               41.txd0MY0b015*.txd                          \#
                                                                                                            \#
                    :1.spdx.json0B00b01;*.spdx.json                                                         \#
                        62.dylib1`Q0b017*.dylib1Io0X017*.dylib43.hdr08<0b015*.hdr1<J0X015*.hdr0SL0N015*.hdr \#
                                                                                                            \#
                      41.hdp1_R0b015*.hdp                                                                   \#
                    41.knp0Hf0b015*.knp                                                51.step18I0b016*.step\#
        41.gex0\n0b015*.gex                                                                 51.mbox0SD0b016*\#
        .mbox                    41.fb21X:0b015*.fb221.%1Y10b013*.%81.pkipath1UP0b019*.pkipath              \#
                   31.uo1;Z0b014*.uo                                                                        \#
                                                                                                            \#
                                                                                                            \#
                                                                  41.sf210Z0b015*.sf249.sf31T=0b015*.sf30=I0\#
        a015*.sf31gZ0`015*.sf31To0_015*.sf30<<0^015*.sf30I]0]015*.sf30=H0\015*.sf30B\0[015*.sf31[90Z015*.sf3\#
        61.gcode1<R0b017*.gcode                                                                             \#
                                                                                                            \#
                                                                                                           8\#
        1.artisan1DX0b019*.artisan           41.sf71i50b015*.sf781.iso96600Kh0b019*.iso9660 41.upk1420b015*.\#
        upk                                                                                       :1.fe_laun\#
        ch1@F0b01;*.fe_launch             91yarn.lock1;c0b009yarn.lock  42.apk1860b015*.apk1@80X015*.apk    \#
                                                                                                            \#
                                                                                                            \#
                   41.oas0Jk0b015*.oas                                                                      \#
                                              61.hprof0i_0b017*.hprof                                       \#
                                                                                                            \#
                                                                                                            \#
                         41.xo80:\0b015*.xo8                                     61.accdt0_S0b017*.accdt41.d\#
        xf0?<0b015*.dxf41.iii0Mm0b015*.iii                                     41.kne0Hf0b015*.kne71.priors1\#
        an0b018*.priors81.feature0`=0b019*.feature              61.templ1;c0b017*.templ                     \#
                                                                                                            \#
                           41.cuc0?10b015*.cuc61.junit1;c0b017*.junit51.pcap16k0b016*.pcap                  \#
                                                       81.graphql1;c0b019*.graphql     91.cwl.json1UD0b01:*.\#
        cwl.json  51.apex1b]0b016*.apex                  32.ui0io0b014*.ui0oB0a014*.ui                      \#
                                                      31.hg0c50b014*.hg                                     \#
                                                                       41.hds1I?0b015*.hds                  \#
                                                                   41.dbf03O0b015*.dbf                      \#
                                                                41.bau0`30b015*.bau                         \#
                                      41.dbm0Vc0b015*.dbm              41.apr1k[0b015*.apr                  \#
            51.tscn0jg0b016*.tscn                                                                           \#
                                                                                                            \#
                      41.cuh0oJ0b015*.cuh                                                                   \#
                                                                                                            \#
                    41.sln1;c0b015*.sln             41.bai06I0b015*.bai51.hans0>c0b016*.hans42.lzh1RQ0b015*.\#
        lzh0R\05015*.lzh41.okt0Vc0b015*.okt81.vcxproj0c40b019*.vcxproj41.nfo1cJ0b015*.nfo41.ml20BM0b015*.ml2\#
        51.webm0[W0b016*.webm41.3fr1OE0b015*.3fr?1.browserslistrc1;c0b00?.browserslistrc                    \#
                                 41.eif1G=0b015*.eif41.bak1Y10b015*.bak            51.uoml1;Z0b016*.uoml    \#
                                                                                                            \#
                51.emma1:20b016*.emma                                                                       \#
                                        41.bam0O]0b015*.bam                                                 \#
                                                                 41.avi1nk0b015*.avi                        \#
                91.xsamples1;c0b01:*.xsamples                           51.smpg18X0b016*.smpg               \#
                           41.cnf18l0b015*.cnf42.slt0G;0b015*.slt1T80N015*.slt                              \#
                                                                                 71.cypher1;c0b018*.cypher  \#
                                                                                                            \#
                                                                   41.bal1;c0b015*.bal                      \#
                       51.btif1AB0b016*.btif :1.libsonnet1;c0b01;*.libsonnet                    51.usdc0eZ0b\#
        016*.usdc                                                                                           \#
                                                                                                            \#
              41.jp21fQ0b015*.jp251.smt21;c0b016*.smt251.vxml1]G0b016*.vxml              61.fastq1;c0b017*.f\#
        astq                                                               A1.sublime-settings1Ei0b01B*.subl\#
        ime-settings                 41.idr1;c0b015*.idr71.psf.gz12E0b018*.psf.gz                           \#
                       51hosts1;c0b005hosts81.podspec0>W0b019*.podspec                                      \#
                                                                                                            \#
                          62.alias1Gd0b017*.alias1;c0B017*.alias61.cabal1;c0b017*.cabal71.1905.10YI0b018*.19\#
        05.1                                                                                                \#
                                                                                                            \#
         41.dxb0@40b015*.dxb41.oth1d=0b015*.oth                                                             \#
                                              41.ltf04A0b015*.ltf41.roa0;h0b015*.roa                        \#
                                                                                                            \#
        41.ltx0NB0b015*.ltx      44.gpg1dl0b015*.gpg03]0a015*.gpg1?10`015*.gpg0hK0:015*.gpg41.roc1;c0b015*.r\#
        oc                                                                                                  \#
                                         51.gtar0B?0b016*.gtar41.hdt0nQ0b015*.hdt;1poetry.lock0W]0b00;poetry\#
        .lock51.jfif0e90b016*.jfif                                                                          \#
                                                                                             42.cnd09Y0b015*\#
        .cnd1;c0X015*.cnd51.rest1mN0b016*.rest                                      41.oti0VS0b015*.oti41.gt\#
        f1;c0b015*.gtf41.sls0MK0b015*.sls:1.rdf-crypt13C0b01;*.rdf-crypt41bugs1;c0b004BUGS                  \#
                                71.eclass15C0b018*.eclass:1id_rsa.pub0ML1@00:id_rsa.pub51.rmvb0cm0b016*.rmvb\#
        41.lds1;c0b015*.lds91.sas7bmdb1[J0b01:*.sas7bmdb51.weba1gR0b016*.weba                               \#
                                                                                                            \#
                               61.cdkey1dA0b017*.cdkey                                41.kwd0;P0b015*.kwd41.\#
        for1hX0b015*.for                        42.deb01=0b015*.deb0R\05015*.deb                            \#
                        51.bmpr0PD0b016*.bmpr                                                   42.m3u0^40b0\#
        15*.m3u0>i0a015*.m3u          41.usd0eZ0b015*.usd                                                   \#
        81.gscript0SW0b019*.gscript                                                                         \#
                                <1.sqlite3-wal1SK0b01=*.sqlite3-wal                                         \#
                                                      41.skm0\a0b015*.skm                                   \#
            41.def1;c0b015*.def                       91.musicxml1nO0b01:*.musicxml41.ota1Sb0b015*.ota      \#
                                                                                                         41.\#
        skd0\a0b015*.skd    81.lasjson0Pn0b019*.lasjson                      41.nef1YK0b015*.nef            \#
                                                ?1.sublime-keymap1Ei0b01@*.sublime-keymap41.otg1IK0b015*.otg\#
                                                                                                            \#
                                                                                                        51.s\#
        cad1L90b016*.scad                                                                                   \#
          81.carjson00\0b019*.carjson                                                       ?1.raw-disk-imag\#
        e0gV0b01@*.raw-disk-image41.otc13>0b015*.otc51.idml0\g0b016*.idml                                   \#
                       43.dms0DB0X015*.dms11H0I015*.dms0R\05015*.dms                                        \#
                                                                                                            \#
                                                                                            49.der1ZF0b015*.\#
        der0^60^015*.der1@]0]015*.der1:_0\015*.der1830[015*.der1IM0Z015*.der1Vc0Y015*.der0b;0X015*.der0Nf0W0\#
        15*.der61.x3dvz1ge0b017*.x3dvz41.nes1Z\0b015*.nes41.fig0<Z0b015*.fig41.m3a0Am0b015*.m3a             \#
                                               <1.ecigprofile1fN0b01=*.ecigprofile                          \#
                                                                                  71.stylus1a^0b018*.stylus \#
                                                                                                            \#
                    61.senml08d0b017*.senml                            41.nml0>90b015*.nml     41.fgd0R90b01\#
        5*.fgd                                41.dex1Y00b015*.dex                                           \#
                                                 41.skt0\a0b015*.skt                                        \#
                                                                                           41.iff1YB0b015*.i\#
        ff51.cert1ZF0b016*.cert                                                                             \#
                                                                                                            \#
                                                                                                 43.fit1:g0b\#
        015*.fit1mM0N015*.fit0W20I015*.fit41.ifo0CL0b015*.ifo                                               \#
                                                       42.otp1S40b015*.otp1;c0B015*.otp51.h2661Xk0b016*.h266\#
        42.otm0E?0b015*.otm0il0N015*.otm41.ots0E70b015*.ots                                      51.h2651i@0\#
        b016*.h265                          :1cargo.lock0W]0b00:Cargo.lock81.gdbinit1;c0b008.gdbinit        \#
                                                                        41.w3d0R90b015*.w3d41.dmp16k0b015*.d\#
        mp51.scss0gF0b016*.scss61.grxml1^h0b017*.grxml41.kra0LD0b015*.kra                                 41\#
        .rmd1R80b015*.rmd                                     71.gedcom1470b018*.gedcom                     \#
                                                                               41.pbd0FS0b015*.pbd42.rms0cm0\#
        b015*.rms1l@0N015*.rms                                         71.nuspec0c40b018*.nuspec            \#
                                                                                                     81.json\#
        lz40h=0b019*.jsonlz4     ;1.multitrack0YQ0b01<*.multitrack51.tlrz03d0b016*.tlrz                     \#
                                                                                                            \#
                              42.rgb1L80b015*.rgb0F?0]015*.rgb                                              \#
                           51.xcos0@K0b016*.xcos                                                     51.obgx\#
        0Va0b016*.obgx                                                                                      \#
                     81.parquet1UO0b019*.parquet                                                            \#
                                                                                                            \#
           42.dmg1n10b015*.dmg0R\05015*.dmg51.scim0oW0b016*.scim                      41.pti0BC0b015*.pti   \#
                81jakefile0RA0b008Jakefile41.cur0?e0b015*.cur                                               \#
                                                                                                            \#
                                                   51.wbmp1H`0b016*.wbmp                                    \#
                                                                                                            \#
                                    51.xlam12X0b016*.xlam51.wren1;c0b016*.wren51.h2641[Q0b016*.h26471.jsonml\#
        0jK0b018*.jsonml                                                               51.h2630Me0b016*.h263\#
        41.rmm0cm0b015*.rmm                                                                                 \#
           61.cwiki1;c0b017*.cwiki                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                 91.wikitext1;c0b01:*.wikitext                      41.pbm1jk0b015*.pbm     \#
                        41.rmj0cm0b015*.rmj                                      91.sas7bpgm0jG0b01:*.sas7bp\#
        gm  41.ifc18I0b015*.ifc                                                                    32.ms1^b0\#
        b014*.ms1Nj0N014*.ms                                                               41.ifb1i10b015*.i\#
        fb                 41.skr03]0b015*.skr   =1project.godot0UH0b00=project.godot                       \#
                        63id_dsa0OQ1@006id_dsa0^60X006id_dsa1@]0W006id_dsa                                  \#
                                                                                                            \#
                                                                                                            \#
                                     31.g41;c0b014*.g4                                                      \#
                                                                41.jmz0E;0b015*.jmz                  41.rmi1\#
        ia0b015*.rmi41.ifm18h0b015*.ifm41.ron1;c0b015*.ron                                                  \#
                                                                                     71.csproj0c40b018*.cspr\#
        oj42.ear14I0b015*.ear06f0X015*.ear51.jisp1E@0b016*.jisp41.py30Ym0l015*.py341.sql1Bj0b015*.sql       \#
                             41.py20G_0l015*.py2                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                             42.skp0h?0l015*.skp0\a0X015*.skp51.h2610`J0b016*.h26142.otf0GY0\#
        l015*.otf1EA0b015*.otf41.lzo0gQ0b015*.lzo41.ott0bc0b015*.ott<1.application1H80b01=*.application42.ru\#
        n1AO0X015*.run1f30N015*.run41.wpl1Gm0b015*.wpl41.dmf0Vc0b015*.dmf                                   \#
                                                 42.ptx0]?0X015*.ptx1LL0I015*.ptx                           \#
                                                                                                            \#
                                                      42.env1;c0b004.env1;c0b015*.env    41.dxr0R90b015*.dxr\#
                                                    42.ent1\;0b015*.ent1;c0N015*.ent             42.enw1<N0b\#
        015*.enw02A0X015*.enw                                                                              4\#
        1.dxp15^0b015*.dxp                               71crontab1;c0b007crontab                           \#
                                   31.uc1;c0b014*.uc                                                        \#
                                                                                                            \#
                               81tiltfile1;c0b008Tiltfile                                                   \#
                                                        ;1maintainers1;c0b00;MAINTAINERS                    \#
                                           41.qrc0c40b015*.qrc                                    41.enr02A0\#
        b015*.enr                                                                                           \#
          42.hlp1@H0b015*.hlp1;c0B015*.hlp                                                                  \#
                                                                                                            \#
                                                                                       81mix.lock1;c0b008mix\#
        .lock                                  41.mo31mZ0b015*.mo3                        41.xul15O0b015*.xu\#
        l           51.hpgl1^U0b016*.hpgl81.teacher03c0b019*.teacher                                        \#
                 31.uu1\@0b014*.uu         32.n31]@0b014*.n31;c0N014*.n341.ens0YP0b015*.ens                 \#
          51.htke17[0b016*.htke                                                                             \#
                               61.kexis0OY0b017*.kexis71hacking1;c0b007HACKING71.eps.gz0jW0b018*.eps.gz     \#
                    42.kfx1RZ0b015*.kfx1B60I015*.kfx          41.etx1hK0b015*.etx;1vagrantfile0>W0b00;Vagran\#
        tfile51.flac1=N0b016*.flac                                                           41.fpp1hX0b015*\#
        .fpp                                                                                                \#
                                                                                                            \#
                                                                                                            \#
                           71.xml.in0c40b018*.xml.in                                                      41\#
        .fzs1P90b015*.fzs    71.xdelta1FK0b018*.xdelta                                                      \#
                                                                 41.axx1jE0b015*.axx                        \#
                                                                                                            \#
                                               41.gko0gO0b015*.gko                                  41.acu05\#
        i0b015*.acu41.upa1jH0b015*.upa                                                                      \#
          91deno.lock1Ei0b009deno.lock                                                                      \#
          51.ihex1;c0b016*.ihex                                     81build.pl0j70b008Build.PL51.xdcf0>L0b01\#
        6*.xdcf                                                                                             \#
                                                 81.ditamap1o00b019*.ditamap31.g30MF0b014*.g3               \#
                                                                                                            \#
                                                                          42.sld1o_0b015*.sld0GI0]015*.sld  \#
                                                                                                            \#
                              71.etheme0R`0b018*.etheme                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
           71.bigbed0kI0b018*.bigbed                                                                        \#
              :1.bzrignore1;c0b00:.bzrignore                                                                \#
           41.amz1;e0b015*.amz                             71.svelte1;c0b018*.svelte     71.pgpass1;c0b007.p\#
        gpass                                                               ?1.python-version1;c0b00?.python\#
        -version41.pbp06M0b015*.pbp           42.sdp0EK0b015*.sdp0dg0:015*.sdp                              \#
          91.asciidoc14i0b01:*.asciidoc                                                                     \#
                                                                                                            \#
                                                                                                            \#
                                                           :1web.config0c40b00:web.config                   \#
        51.fh401;90b016*.fh40                                                                   51.wp610>O0b\#
        016*.wp61   41.wpp0>O0b015*.wpp                                             41.mxl0jT0b015*.mxl     \#
                                                                                                          81\#
        pdm.lock0W]0b008pdm.lock33.vb1620l014*.vb0SY0b014*.vb0\f0N014*.vb                                   \#
          41.vbs1530b015*.vbs41.slc0LV0b015*.slc51.sgif1n90b016*.sgif                      31.hp0K>0b014*.hp\#
                                                    42.ros18\0b015*.ros0Dk0N015*.ros                        \#
                                                                                                            \#
                         41.wps1`\0b015*.wps                                                                \#
                   ;1.helmignore1;c0b00;.helmignore            81.gitkeep1;c0b008.gitkeep                   \#
                                                                 61.scope06X0b017*.scope                    \#
                                                          ;1.prettierrc1;c0b00;.prettierrc                  \#
                                                                                         61.gdraw0TO0b017*.g\#
        draw                                                                                   91.justfile1;\#
        c0b009.justfile                                                                                     \#
                                                                                                            \#
                                                                                                            \#
                           41.mbk0:?0b015*.mbk                                                              \#
                                                                                                            \#
                          :1gopkg.lock0W]0b00:Gopkg.lock                           31.vf14U0b014*.vf        \#
                                                                                      51.zone06R0b016*.zone4\#
        1.vtu0nZ0b015*.vtu                                                                                  \#
                                                                                                            \#
                                                                             =1.gcloudignore1;c0b00=.gcloudi\#
        gnore                                                         41.roq02U0b015*.roq                   \#
                                                                         41.usm0\U0b015*.usm                \#
            51.susp0120b016*.susp                                                51.lzma0=g0b016*.lzma      \#
                                                                                                            \#
                                41.wpt0>O0b015*.wpt<1.sparseimage1n10b01=*.sparseimage41.ldb0On0b015*.ldb   \#
                                    71.ps.bz21[m0b018*.ps.bz2                                            43.\#
        frm1D80b015*.frm0l>0X015*.frm0O\0W015*.frm                 42.sds1Y40b015*.sds1V20X015*.sds         \#
                                                                                                            \#
                                                                                                            \#
             41.sla0G\0b015*.sla                                                                            \#
                   91.epsi.bz21Fa0b01:*.epsi.bz2                                                  41.pki0U30\#
        b015*.pki  31.p61;c0b014*.p641.zmt0;c0b015*.zmt                                                     \#
                                                                                                            \#
                   41.kss07]0b015*.kss                                                                      \#
                                                                                                            \#
                                                  41.pkm0\C0b015*.pkm                                       \#
                                                                                                            \#
                                                     32.p81@]0b014*.p81MI0a014*.p8                41.ksh1f30\#
        b015*.ksh                                                                         51.flif14?0b016*.f\#
        lif                                                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                       51.uvvh0HY0b016*.uvvh\#
                                                                                                            \#
                                                      51.xltm1SM0b016*.xltm                                 \#
                           51.pod61;c0b016*.pod643.pkg0k90b015*.pkg0G00N015*.pkg0R\05015*.pkg:1.teicorpus1d\\#
        0b01;*.teicorpus41.ksp0hi0b015*.ksp                                                                 \#
                                                                                                         61.\#
        netrc1;c0b006.netrc                  51.xltx15h0b016*.xltx                                          \#
                                                                                                            \#
                 71.xhtml21aJ0b018*.xhtml2                                                                  \#
                                                                                        41.bcf1Z>0b015*.bcf \#
                             61.ufraw0[e0b017*.ufraw                51.uvva0QB0b016*.uvva                   \#
                                                                                          61.kshrc1f30b006.k\#
        shrc41.cr30H80b015*.cr3                          ;1.msixbundle1WQ0b01<*.msixbundle51.uvvd1S50b016*.u\#
        vvd41.cr20ZG0b015*.cr2                                                                              \#
                                                          51.spdf0So0b016*.spdf51.uvvi1@30b016*.uvvi        \#
                                                                                                            \#
                                                                                                            \#
                                                                                              41.cxf1W:0b015\#
        *.cxf                                             41.nns0d50b015*.nns41.nnd0lk0b015*.nnd        51.s\#
        tml1Oi0b016*.stml  41.rzx1a\0b015*.rzx                                                  41.cxt0R90b0\#
        15*.cxt61.imscc0JB0b017*.imscc41.pkr03]0b015*.pkr                                                   \#
                                                                     61.patch0i;0b017*.patch                \#
                                                                                                            \#
                                                           43.mht0_]0b015*.mht0540N015*.mht1O>0M015*.mht    \#
                      51.amlx0_P0b016*.amlx         61.log.71`>0b017*.log.7                                 \#
                                                                                                           9\#
        3.manifest1Tg0b01:*.manifest0c40N01:*.manifest1;c0M01:*.manifest41.ait1TD0b015*.ait      61.omdoc0?6\#
        0b017*.omdoc                                                                             44.wsc1gD0l\#
        015*.wsc0>>0b015*.wsc1jK0N015*.wsc04W0M015*.wsc                41.crw02I0b015*.crw        51.scld11Y\#
        0b016*.scld  42.gam0^10b015*.gam08D0X015*.gam                                                       \#
                                                   41.snd1;J0b015*.snd                                      \#
                                       51.uvvt0m10b016*.uvvt                      42.crt1ZF0b015*.crt0OH0X01\#
        5*.crt51.ktx20>Y0b016*.ktx221*~1Y10b002*~                                    41.snf13;0b015*.snf51.u\#
        vvs17G0b016*.uvvs    41.snb1gJ0b015*.snb 41.im10^L0b015*.im1                                        \#
                                         51.stpx0S90b016*.stpx                   61.log.41`>0b017*.log.4    \#
                                              41.jks1Tk0b015*.jks                                           \#
                                    41.glb0eI0b015*.glb                                                     \#
                                                                           61.log.21`>0b017*.log.2 51.stpz0\\#
        30b016*.stpz61.gemrc1XJ0b006.gemrc                                                                  \#
                                           51.finf0\P0b016*.finf  51.midi1ia0b016*.midi                     \#
                                                                                                      61.log\#
        .11`>0b017*.log.1                                                                        91.sas7bbak\#
        0kF0b01:*.sas7bbak                                           41.zmm03[0b015*.zmm                    \#
                                                          51.psf10090b016*.psf1                             \#
                                  41.ppd17C0b015*.ppd                                                       \#
                   31.3x0=90b014*.3x                   51.smov1@;0b016*.smov                51.spdx1de0b016*\#
        .spdx                                     61.log.51`>0b017*.log.5                                   \#
                                                                                        41.sna01W0b015*.sna \#
                                                            41.su71=d0b015*.su7          61.dcurl1UE0b017*.d\#
        curl41.crd0=80b015*.crd                                                                             \#
                                                                                                            \#
                                                                                                            \#
                             31.ps0En0b014*.ps                      41.s7m0CJ0b015*.s7m                     \#
                                                                                       81.cdx.xml0Na0b019*.c\#
        dx.xml                                                                                              \#
                                                                                                            \#
            51.segy1PM0b016*.segy51.uvvm0kn0b016*.uvvm                                              31.pp0c<\#
        0b014*.pp                                                                                           \#
                    51.sldm1g30b016*.sldm               61.log.31`>0b017*.log.3                             \#
                                                                                                         61.\#
        log.01`>0b017*.log.0                                                                                \#
                                                                                                            \#
                                                              41.nnw1IA0b015*.nnw                           \#
                                                               51.opml0e]0b016*.opml                        \#
                                                                                                       52.vb\#
        ox0:V0l016*.vbox1O<0X016*.vbox41.pkl0AK0b015*.pkl41.ism09=0b015*.ism                                \#
                                                   <1.senml-etchc1Im0b01=*.senml-etchc51.uvvp1NI0b016*.uvvp \#
                                                                                      41.ppt1200b015*.ppt   \#
                                                                       51.sldx1NY0b016*.sldx                \#
                                                                                                            \#
                41.tb21cV0b015*.tb2                   41.rbw0>W0b015*.rbw          41.oeb1ZY0b015*.oeb      \#
                                                       41.xyz0BR0b015*.xyz                                  \#
                                  41.dpr0c<0b015*.dpr          71.pkpass12Q0b018*.pkpass                    \#
                                                                                                            \#
                                                                                           33.py1J40l014*.py\#
        0G_0b014*.py0Ym0a014*.py 41.b161PN0b015*.b16:1.themepack1b30b01;*.themepack                         \#
                                                                              42.emz01X0b015*.emz1I;0X015*.e\#
        mz41.jad0Mg0b015*.jad71license1;c0b007LICENSE   21*%1Y10b002*%                                      \#
                    41.mst1S[0b015*.mst                                   51.vmdk13n0b016*.vmdk             \#
                                                                                                            \#
                                        41.dzr0^<0b015*.dzr                                                 \#
                                           41.emm1=c0b015*.emm                                              \#
                                                                                          41.typ1?^0b015*.ty\#
        p43.msi1S[0b015*.msi12V0N015*.msi0R\05015*.msi                                                      \#
                                                                                                            \#
                                                                           61.mdown1R80b017*.mdown41.dpx0KO0\#
        b015*.dpx61.phtml1W?0b017*.phtml41.emp0YE0b015*.emp                                                 \#
                                                            41.eml0540b015*.eml      51.qmlc0iZ0b016*.qmlc  \#
                                                               42.msu1a90b015*.msu0R\05015*.msu31.pw0m70b014\#
        *.pw             41.atr1OR0b015*.atr            >1dune-workspace1;c0b00>dune-workspace41.msa1\80b015\#
        *.msa41.msf1ah0b015*.msf                                               41.lmp09=0b015*.lmp          \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                    41.ppj0NV0b015*.ppj     \#
                                                                                                            \#
                                                                                                            \#
                                                                                                 41.wdb1`\0b\#
        015*.wdb                               71.psqlrc1;c0b007.psqlrc                                     \#
                                            41.msh1o]0b015*.msh                                             \#
                                                                                        32.pt1o\0X014*.pt1\>\#
        0I014*.pt                   71.buffer0R\05018*.buffer                                               \#
                                                        41.mef0@D0b015*.mef                                 \#
                                                                                                            \#
            41.sug0@A0b015*.sug                                                                             \#
                     <1.appdata.xml1740b01=*.appdata.xml                                                    \#
                                                              61.zshrc1f30b006.zshrc52.uvvu1be0b016*.uvvu04i\#
        0X016*.uvvu  41.gau0`_0b015*.gau                                                                    \#
                                                                                                            \#
                                                                                                            \#
                         81.targets0c40b019*.targets                J1.sarif-external-properties1B_0b01K*.sa\#
        rif-external-properties61.qcow20?>0b017*.qcow271.lottie1oR0b018*.lottie                             \#
                                                                                                            \#
           31.3p0=90b014*.3p51.xpak1AJ0b016*.xpak                                              51.cmxa1S:0b0\#
        16*.cmxa41.ez31]<0b015*.ez341.qti03k0b015*.qti                                       81doxyfile1;c0b\#
        008Doxyfile    61.log.61`>0b017*.log.6   51.uvvv00F0b016*.uvvv 51.mscx05E0b016*.mscx       91thumbs.\#
        db0:m0b009thumbs.db                                                                                 \#
                                                                      41.crx0=\0b015*.crx41.mpy1350b015*.mpy\#
                     51.puml0:i0b016*.puml                   51.mscz1NS0b016*.mscz                          \#
                     61.blend1BC0b017*.blend                                                                \#
                                                                             41.ppa1200b015*.ppa            \#
                                                                                                            \#
                       81.atomsrv0Kj0b019*.atomsrv                                                          \#
                                                 @1*.so.[0-9]*[0-9]1K[0l00@*.so.[0-9]*[0-9]51.dfxp0di0b016*.\#
        dfxp  41.mpw04o0b015*.mpw71go.work1;c0b007go.work41.mpv1SC0b015*.mpv41.med16>0b015*.med             \#
                                          41.ez209?0b015*.ez2                         41.lgr1^30b015*.lgr   \#
                                                                 41.ppm0[K0b015*.ppm51.shex1i_0b016*.shex   \#
                       41.sun0^L0b015*.sun41.c3d1Ig0b015*.c3d              45.sub1d]0b015*.sub1JX0a015*.sub1\#
        g90`015*.sub18@0N015*.sub1EC0M015*.sub51.mjp208C0b016*.mjp2                      51.heex1;c0b016*.he\#
        ex                                           81.onetoc21\60b019*.onetoc2                            \#
                                                                    51.vsix0<I0b016*.vsix51.emlx0K=0b016*.em\#
        lx51.spec0FD0b016*.spec                                                                             \#
                            31.zz01J0b014*.zz32.gb0In0b014*.gb1DR0N014*.gb                        51.ssml0=i\#
        0b016*.ssml                                                                                         \#
                        42.cxx0oJ0b015*.cxx0@[0N015*.cxx               43.lrf1410l015*.lrf0Bg0b015*.lrf0R\05\#
        015*.lrf                                                                                            \#
                                       43.msm1S[0l015*.msm09=0X015*.msm0R\05015*.msm41.m1u0k:0b015*.m1u     \#
                                       41.c++0oJ0b015*.c++                           41.pkd1jH0b015*.pkd41.l\#
        rc01m0b015*.lrc           41.im80^L0b015*.im8                81.profile1f30b008.profile             \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                41.aif1Y;0b0\#
        15*.aif                                                                            41.xwd1k30b015*.x\#
        wd                                              61.kexic0P<0b017*.kexic                             \#
                     81.package1df0b019*.package                                                            \#
                                                                                                            \#
                                        41.gsp1;c0b015*.gsp             41.msl15B0b015*.msl41.mpt0JP0b015*.m\#
        pt                  <1.senml-etchj1P?0b01=*.senml-etchj                  @1.xcworkspacedata0c40b01A*\#
        .xcworkspacedata                               51.vapi07=0b016*.vapi                                \#
                                                                                                            \#
                      41.inp08D0b015*.inp41.tar0B?0b015*.tar42.ins0NB0b015*.ins1XZ0N015*.ins            41.p\#
        2p03@0b015*.p2p                                                                                     \#
           31.in1;c0b014*.in                   51.trig0]i0b016*.trig                                        \#
          44.tap18?0b015*.tap1[S0a015*.tap0H40N015*.tap1f30D015*.tap                        41.one1\60b015*.\#
        one                                                                                                 \#
                                                                                                            \#
                                                                                           :1.hprof.txt1LW0b\#
        01;*.hprof.txt41.asd18\0b015*.asd51.icns1<j0b016*.icns41.cod0PW0b015*.cod        41.tau1ih0b015*.tau\#
            41.ymp1I@0b015*.ymp                                                       41.asf1Ai0b015*.asf   \#
        41.sml1Sk0b015*.sml                                                                                 \#
                                                                                      42.asn1bI0b015*.asn14g\#
        0X015*.asn                                41.inx1]40b015*.inx                                       \#
                                                41.m1v03m0b015*.m1v           42.smf1mL0b015*.smf0g;0X015*.s\#
        mf                           41.odd1d\0b015*.odd                                               42.sm\#
        i0cI0l015*.smi1Sk0b015*.smi42.taz1mW0b015*.taz0j>0N015*.taz41.odg0iB0b015*.odg                      \#
                                                 51.ulog0==0b016*.ulog43.ase0L10b015*.ase1bm0I015*.ase1;c0B0\#
        15*.ase                                                                                             \#
                                                                                     41.x_b1Rn0b015*.x_b    \#
         71.bibtex0ci0b018*.bibtex41.odc14P0b015*.odc                                                       \#
                              41.tat0]c0b015*.tat                41.tam1>P0b015*.tam         51.frag1;c0b016\#
        *.frag                                   41.es60RA0b015*.es6      41.kpt0nS0b015*.kpt               \#
                                                                                                    51.mets0\#
        iA0b016*.mets41.sst0On0b015*.sst                 41.ext1QC0b015*.ext                                \#
                                                                                                            \#
                                                                                                            \#
            71.mrpack0>J0b018*.mrpack  91.sas7bdmd0CJ0b01:*.sas7bdmd                           42.exr1iB0b01\#
        5*.exr1S@0N015*.exr               41.dgc1U40b015*.dgc 42.mf41\90X015*.mf404:0I015*.mf4              \#
                                                                                 41.smc1mK0b015*.smc        \#
                       41.asm0Uo0b015*.asm                                          61.bazel1;c0b017*.bazel \#
                                    41.ssv0e70b015*.ssv41.odb1^40b015*.odb43.dot1870l015*.dot1C50b015*.dot0b\#
        X0N015*.dot41.ktm0580b015*.ktm42.aso1n>0b015*.aso0Cm0X015*.aso41.smh0U20b015*.smh41.x3f1R90b015*.x3f\#
        <1Dockerfile.*1L<0b00<Dockerfile.*43.mpp0JP0l015*.mpp1SX0b015*.mpp0jI0N015*.mpp42.smv1]h0b015*.smv0Y\#
        :0X015*.smv?1.sqlite-journal1cS0b01@*.sqlite-journal41.smk0e40b015*.smk41.mpq1I80b015*.mpq41.hvd1:S0\#
        b015*.hvd41.dor09=0b015*.dor61.pcf.z1m]0b017*.pcf.z              41.phm1eg0b015*.phm               4\#
        1.at31gQ0b015*.at3        51.rels1Qh0b016*.rels                   41.ulx0EV0b015*.ulx               \#
                         B1.terraform-version1;c0b00B.terraform-version41.exs18W0b015*.exs61.cairo1;c0b017*.\#
        cairo52.heic1=L0l016*.heic15b0b016*.heic51.mol20BM0b016*.mol2;1.luacheckrc1;c0b00;.luacheckrc41.odm0\#
        il0b015*.odm41.cob0F10b015*.cob41.tao0\X0b015*.tao41.hxx0K>0b015*.hxx42.cmx00E0X015*.cmx1S:0I015*.cm\#
        x                                                                            31.it0Nd0b014*.it41.asl\#
        0Nb0X015*.asl                                                                       41.lpf16g0b015*.\#
        lpf                                                                                                 \#
               51.gpkg1B^0b016*.gpkg41.sse0ZD0b015*.sse         51.heif15b0l016*.heif                       \#
                                41.ssf0>o0b015*.ssf                                   41.exi1[O0b015*.exi   \#
                                                       91.eslintrc1;c0b009.eslintrc                         \#
                                                                                                            \#
               91changelog1nL0b009ChangeLog                               41.ult1UM0b015*.ult               \#
                                                 41.ssa1@G0b015*.ssa71.creole1;c0b018*.creole               \#
                           ;1.slugignore1;c0b00;.slugignore41.cgi0FJ0b015*.cgi                              \#
                                                                  41.rwl1i00b015*.rwl                       \#
                                             61.mseed1><0b017*.mseed                                        \#
                                                            41.off1;c0b015*.off42.cml0:j0b015*.cml0R:0X015*.\#
        cml41.kpm0>70b015*.kpm                                                                              \#
                                                                                                            \#
                                       41.x_t0aB0b015*.x_t  41.cgm09D0b015*.cgm                 71credits03j\#
        0b007CREDITS42.x3d0Uh0b015*.x3d0X^0X015*.x3d                         51.latm1O=0b016*.latm          \#
                                                                        51.jmod1:70b016*.jmod               \#
                                                                                     51.rgbe08<0b016*.rgbe  \#
                                                                                                            \#
                                          41.doc0bX0b015*.doc                          41.ktz1010b015*.ktz42\#
        .afm1j_0b015*.afm0Gk0N015*.afm                                              41.cmo1S:0b015*.cmo     \#
                                                                                                            \#
                                                                                  41.xlz1[M0b015*.xlz       \#
                                                                                                            \#
                                                                                                            \#
                                71.shproj0c40b018*.shproj                                                   \#
                                                                                                            \#
                                                                                                            \#
            41.eex1;c0b015*.eex                                                          42.exp0Wm0b015*.exp\#
        1eM0X015*.exp                                                                                       \#
            51.ccmx1I[0b016*.ccmx                                                                           \#
                                                                                                        42.c\#
        om12V0X015*.com1;c0B015*.com                                                                        \#
         :1.automount06X0b01;*.automount41.tak0ZV0b015*.tak41.odf1Rh0b015*.odf                              \#
                                                              41.oda1;G0b015*.oda                           \#
                                                                41.rbi0>W0b015*.rbi           41.1231Z[0b015\#
        *.123                                                                                               \#
                 51.bdmv14Q0b016*.bdmv                                                   41.smo1@;0b015*.smo\#
                                        51.yara1;c0b016*.yara41.bzl1;c0b015*.bzl                            \#
                         51.ecma0_O0b016*.ecma41.lrm1?e0b015*.lrm                                           \#
                                                                                      46.exe0;n0l015*.exe12V\#
        0b015*.exe1kH0N015*.exe1<20D015*.exe0=>0:015*.exe0R\05015*.exe51.jpeg0e90b016*.jpeg                 \#
                                                      41.es316F0b015*.es3                       41.mmf0l?0b0\#
        15*.mmf71a_*.txt1650b007a_*.txt                                                                     \#
                                                                                                            \#
          51.dotm0m80b016*.dotm                                 71.liquid1;c0b018*.liquid41.mmd0f00b015*.mmd\#
                                                                               51.move1;c0b016*.move        \#
                                                            44.msp1cC0b015*.msp1S[0N015*.msp1iA0I015*.msp0R\\#
        05015*.msp             51.part09V0b016*.part                                                        \#
                     71.vtnstd0WX0b018*.vtnstd31.pf0HU0X014*.pf                                             \#
                                                                                                            \#
                        41.ppz1200b015*.ppz                                                                 \#
                              41.z8010M0b015*.z80                                                           \#
                                                                                                   51.cpio0U\#
        e0b016*.cpio                                                                                        \#
                                                 81.schemas1;c0b019*.schemas72.gsheet0K?0l018*.gsheet1le0X01\#
        8*.gsheet41.msx0^g0b015*.msx              41.iss1;c0b015*.iss                                       \#
                                            41.p2118I0b015*.p2151.quiz1fE0b016*.quiz41.nuv1ca0b015*.nuv     \#
                                                                                                            \#
                                                                 41.m211Hf0b015*.m21                        \#
                        41.n641hd0b015*.n64                            51.im320^L0b016*.im32  47.iso0Kh1@015\#
        *.iso0bf0b015*.iso0K30a015*.iso0H30`015*.iso1F\0_015*.iso0=G0^015*.iso0R\05015*.iso32.pl0j70b014*.pl\#
        1DA0X014*.pl41.gdz1OM0b015*.gdz91.jshintrc1Ei0b009.jshintrc                                         \#
                                                                                                            \#
              41.gra0`]0b015*.gra                                                                           \#
                                                                                                            \#
           41.jar14I0b015*.jar:1.arcconfig1Ei0b00:.arcconfig          41.emb1Rg0b015*.emb                   \#
                                                                                                            \#
                                                                                                            \#
               41.pps1200b015*.pps51.aart1;c0b016*.aart52.json1Ei0b016*.json0P@0a016*.json51.cpkg1Z@0b016*.c\#
        pkg41.fxm0[Z0b015*.fxm41.jai1;c0b015*.jai51.tcsh0CI0b016*.tcsh                                      \#
                                  41.oft1a;0b015*.oft                                 41.jsc0iZ0b015*.jsc   \#
                    41.jse1=b0b015*.jse                                                                     \#
                      91.metallib13`0b01:*.metallib                                                         \#
                     31.pk0WF0b014*.pk51.qtif1\g0b016*.qtif    31.i31WH0b014*.i3                            \#
                                                   41.grv1Gb0b015*.grv41.isp1XZ0b015*.isp                   \#
                                                                               =1.editorconfig18l0b00=.edito\#
        rconfig81.docjson1R_0b019*.docjson91.xcscheme0c40b01:*.xcscheme        41.j2k0RX0b015*.j2k          \#
        41.afp00L0b015*.afp  63.mhtml0_]0b017*.mhtml0540N017*.mhtml1O>0M017*.mhtml                          \#
                                                                                                            \#
                                                                                                            \#
                                                          61.wmlsc1@D0b017*.wmlsc                           \#
                                                                                                            \#
                                                                                                            \#
                                                                                 41.cmt1S:0b015*.cmt        \#
                          41.2651i@0b015*.265                                 41.gal0lM0b015*.gal           \#
                                                                                     41.cmp0_<0b015*.cmp    \#
                                                                41.jtd1di0b015*.jtd                         \#
                                                                                                            \#
                       41.ofs1IV0b015*.ofs             41.j2c0RX0b015*.j2c61.ppttc1VD0b017*.ppttc51.3gp204D0\#
        b016*.3gp2                                 41.wdp1_R0b015*.wdp                                      \#
                                                                                                            \#
                           51.egrm1;c0b016*.egrm                                                            \#
                                                                                                         42.\#
        rw21i00b015*.rw20?l0N015*.rw2    51.zpaq1T<0b016*.zpaq                                     41.ulg0==\#
        0b015*.ulg                                                                                          \#
                                                                                                            \#
                                                                                51build1;c0b005BUILD 51.uvvz\#
        0c?0b016*.uvvz                                                                                 41.ss\#
        w0JF0b015*.ssw                       61.ihtml1;c0b017*.ihtml41.p101:_0b015*.p1041.hvs0160b015*.hvs41\#
        .2661Xk0b015*.26652.3gpp0P:0b016*.3gpp1Se0N016*.3gpp                                                \#
                                        41.jsm0RA0b015*.jsm                                      51.seed1^L0\#
        b016*.seed                          41.rwz1IJ0b015*.rwz                                             \#
                                                            41.gan1`A0b015*.gan                             \#
                                                                        41.jsa0H50b015*.jsa41.dgn0J<0b015*.d\#
        gn                                                    42.emf1c=0b015*.emf01X0N015*.emf51.ccmp1Zl0b01\#
        6*.ccmp                                                                                             \#
                                                                                                   <1.study-\#
        inter0NZ0b01=*.study-inter<1gemfile.lock1;c0b00<Gemfile.lock41.hvp0P?0b015*.hvp                     \#
         61.mdtxt1R80b017*.mdtxt                                                                            \#
                                                                                :1.config.ts1K90b01;*.config\#
        .ts                                        32.pm0j70b014*.pm1o40a014*.pm51.gguf0El0b016*.gguf41.jam1\#
        J00b015*.jam                                    51.psgi0j70b016*.psgi        51.uvvf1S50b016*.uvvf41\#
        .php1W?0b015*.php                                                                                   \#
                                                                                  51.s3df12U0b016*.s3df51.uv\#
        vx0_80b016*.uvvx                                                   41.val0Cm0b015*.val              \#
                                        31.ig1WH0b014*.ig51.uvvg1@30b016*.uvvg     41.gac1K`0b015*.gac51.kpx\#
        x16Y0b016*.kpxx                              41.box1O<0b015*.box                                    \#
         31.po17c0b014*.po                                       44.asc1;c0b015*.asc1?10:015*.asc03]09015*.a\#
        sc1dl08015*.asc                                      41.dpg04X0b015*.dpg41.ist1n]0b015*.ist:1.litcof\#
        fee12P0b01;*.litcoffee43.smd1Wd0b015*.smd1;c0B015*.smd12]0:015*.smd 41.ofr1IV0b015*.ofr             \#
                                                                                                            \#
                   41.tld1;c0b015*.tld                                               41.2641[Q0b015*.264    \#
                                                                                                            \#
                41.p121>90b015*.p12                                                                         \#
                                           42.wax16G0b015*.wax0lE0N015*.wax                         41.pen1;\#
        c0b015*.pen                                                                                         \#
                            61.u8msg0e=0b017*.u8msg          51.1clr1Y_0b016*.1clr                  51.beam0\#
        _^0b016*.beam61.proto1;c0b017*.proto41.svd1mJ0b015*.svd51.jake0RA0b016*.jake                        \#
                         41.mng1`U0b015*.mng41.svc0j:0b015*.svc=1containerfile1L<0b00=Containerfile         \#
                  71.jsonld1Lc0b018*.jsonld41.svg0nf0b015*.svg                                              \#
                                                                                               42.wad17L1@01\#
        5*.wad0R^0b015*.wad                      49.pem1ZF0b015*.pem0^60^015*.pem1@]0]015*.pem1:_0\015*.pem1\#
        830[015*.pem1=A0Z015*.pem1YN0Y015*.pem0A30N015*.pem1Y903015*.pem          41.sfc1mK0b015*.sfc       \#
                                                                                     42.djv07E0b015*.djv1]X0\#
        a015*.djv42.war14I0b015*.war1o@0X015*.war                                                           \#
                                                                                              41.vrm0TQ0b015\#
        *.vrm                                                 91.viaframe1`=0b01:*.viaframe                 \#
                                     41.sff1el0b015*.sff51.sass1=>0b016*.sass  91.htpasswd1;c0b009.htpasswd \#
                                                                                                            \#
                                                              51.sdoc03l0b016*.sdoc51.pntg0MG0b016*.pntg81ma\#
        kefile0J_0b008makefile41.boz0RP0b015*.boz               51.fxpl1bK0b016*.fxpl                       \#
                                                                                                            \#
                   42.vhd0;l0l015*.vhd0?90b015*.vhd                                                         \#
                                                                      41.m4p16?0b015*.m4p51.mmpt0Z=0b016*.mm\#
        pt                                                                                                  \#
                                                                                                            \#
                                                                                                            \#
                  41.sfo14[0b015*.sfo                               42.m4v1V;0l015*.m4v1410b015*.m4v        \#
                                                                     41.m4u0k:0b015*.m4u71cacerts1Tk0b007cac\#
        erts91.iso191390S20b01:*.iso19139                                81.inputrc1;c0b008.inputrc         \#
                                                                                                            \#
                                                    41.f4b1g20b015*.f4b                                     \#
                                 71.onepkg1\60b018*.onepkg                                                  \#
                                           53.opus1SW0b016*.opus1180a016*.opus0:]0N016*.opus                \#
                                                                                                            \#
                                41.pef0]?0b015*.pef                                                         \#
                                                                                                            \#
                                                                                               62.plist0m\0b\#
        017*.plist0<A0X017*.plist51.grb20AQ0b016*.grb241.aal0O?0b015*.aal                                   \#
                                                   41.sfd0g50b015*.sfd               41.aam0aj0b015*.aam    \#
                                                                                                            \#
                                                                                                            \#
                                                                               81.epsf.gz0jW0b019*.epsf.gz  \#
                            51.m2ts14Q0b016*.m2ts                            41.sfv0H=0b015*.sfv41.mny0IF0b0\#
        15*.mny                                                                             71.bigwig0cW0b01\#
        8*.bigwig       31.xo0lP0b014*.xo                               81.lostxml1\C0b019*.lostxml         \#
                   61passwd1;c0b006passwd41.aax0i10b015*.aax                                                \#
                                                                                                            \#
          31.xm0fd0b014*.xm                                                                                 \#
                                              51.it871Uj0b016*.it87                                       41\#
        .ost1`j0b015*.ost                        32.bb1;c0b014*.bb0kI0I014*.bb41.cpa1J;0b015*.cpa           \#
                                                                                                            \#
                 71.tfvars1;c0b018*.tfvars                                                                  \#
                             51.cppm0oJ0b016*.cppm                                                          \#
                                              51.rf641o;0b016*.rf6442.cpt0030b015*.cpt0im0X015*.cpt41.twd1bO\#
        0b015*.twd                                                               41.gcd10d0b015*.gcd        \#
                             =1.systemverify1ml0b01>*.systemverify                                          \#
                                                  41.nbp09H0b015*.nbp51.clpi14Q0b016*.clpi41.gcg1@g0b015*.gc\#
        g                                               41.tlz0\[0b015*.tlz  41.kud1TG0b015*.kud   61.animj1\#
        XD0b017*.animj51.psid1RE0b016*.psid41.fbx0go0b015*.fbx61.grib20AQ0b017*.grib281.pmtiles1RP0b019*.pmt\#
        iles81.tmtheme0m\0b019*.tmtheme81.tm.json00<0b019*.tm.json                                          \#
                                                          31.bc0R<0]014*.bc                                 \#
                                                                                                            \#
                                                                                                            \#
                                       41.sv70D@0b015*.sv7                                                  \#
                                            31.k71WT0b014*.k741.m4s0o[0b015*.m4s                            \#
                    41.m4r1ZA0b015*.m4r   81.rakumod1;c0b019*.rakumod                                       \#
                                      42.sfs13o0b015*.sfs1om0N015*.sfs        51.rpss0LX0b016*.rpss52.fits1:\#
        g0b016*.fits1mM0N016*.fits;1.appxbundle1da0b01<*.appxbundle     31.1p0=90b014*.1p51.rpst0ME0b016*.rp\#
        st            41.fh71;90b015*.fh7                                 41.les09@0b015*.les31.xq1fo0b014*.\#
        xq                                                                                                  \#
                                        41.osf0PB0b015*.osf;1makefile.pl0j70b00;Makefile.PL              51.\#
        grb10AQ0b016*.grb1                      61.astro1;c0b017*.astro     41btmp0^d0b004btmp              \#
                     51.rusd0Lc0b016*.rusd         41.u320kY0b015*.u32                               31.br1N\#
        d0b014*.br                                   41.rds0Gm0b015*.rds             41.utz1;Y0b015*.utz    \#
                                                                                                          51\#
        .jxra1j20b016*.jxra                                                                                 \#
                                                                                                            \#
              <1.applescript1V:0b01=*.applescript                                                           \#
           41.gcf1M:0b015*.gcf   42.cpp0oJ0b015*.cpp0@[0N015*.cpp                                           \#
                                                               81.postcss1JY0b019*.postcss                  \#
                                                                                                            \#
                                                                                        81metadata1;c0b008ME\#
        TADATA                                                                                           81.\#
        keynote1bo0b019*.keynote                                                                            \#
                                                                                   41.pxd1[k0b015*.pxd      \#
                 91.sas7bcat0^\0b01:*.sas7bcat                                                             4\#
        1.avr1]S0b015*.avr                                                                                  \#
          41.jsp0@;0b015*.jsp                                                                 41.rdb12L0b015\#
        *.rdb                       71gemfile0>W0b007Gemfile                                           41.rd\#
        a0Gm0b015*.rda                                       41.hal0ka0b015*.hal                            \#
        61.xport0TL0b017*.xport                                                                             \#
                                       41.mml0N:0b015*.mml    51.avro0\m0b016*.avro     41.pxi1[k0b015*.pxi \#
                                                                                                            \#
                                                                        41.fh91;90b015*.fh9                 \#
                                                                61.dhall1;c0b017*.dhall                     \#
                                                                                  41.jsx0bY0b015*.jsx       \#
                                                                                                            \#
                                                                                                            \#
                                                                                                           4\#
        1.prf05g0b015*.prf                                                                                  \#
                                 61.ps.gz0eG0b017*.ps.gz                                                    \#
                                                                          71.7z.0011Sn0b018*.7z.001         \#
                                                                        41.wqd0ke0b015*.wqd                 \#
                                    51.mmmp0Z=0b016*.mmmp41.prj1;c0b015*.prj                                \#
          51.tatp0i?0b016*.tatp            41.fh81;90b015*.fh8                                              \#
                                               81.jardiff0`20b019*.jardiff41.fh51;90b015*.fh5               \#
                                                                                                            \#
                                   41.fh41;90b015*.fh4                                                      \#
                                                                                    61.avifs1Sh0b017*.avifs \#
                                                                                                            \#
          51.tatx0Zh0b016*.tatx41.pre1;<0b015*.pre                                41.gca1mT0b015*.gca       \#
                                                             42.log1`>0b015*.log1;c0N015*.log               \#
                                                                                                            \#
                    41.3mf1=i0b015*.3mf41.qfx1RB0b015*.qfx                                                  \#
                                                    51.path06X0b016*.path                41.pxn1Xi0b015*.pxn\#
        41.nwc1C[0b015*.nwc41.vgz0kh0b015*.vgz                                                              \#
                                                                                                    41.dit0j\#
        00b015*.dit                                                                                         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                               91.iptables1WP0b01:*.iptables                                    51.jxrs0R>0b\#
        016*.jxrs                                                                                           \#
                                                                                                            \#
                                                                                  42.chm0VZ0b015*.chm19a0N01\#
        5*.chm41.bnk1fI0b015*.bnk                                                                           \#
                       41.qps1?P0b015*.qps                                                                  \#
                                 41.chd1@_0b015*.chd41.f4p1410b015*.f4p              ;1.xresources1;c0b00;.x\#
        resources91.wspolicy0Q:0b01:*.wspolicy                                                              \#
                             51.psd10i50b016*.psd1                                          91.list382000L0b\#
        01:*.list382041.npx1A90b015*.npx81.minigsf0090b019*.minigsf42.f4v1410b015*.f4v02N0N015*.f4v42.sms02B\#
        0b015*.sms0n@0N015*.sms   71pipfile0W]0b007Pipfile61.json50AR0b017*.json5                           \#
                                                                                          41.npz0B50b015*.np\#
        z                                                                     51.vips0\20b016*.vips         \#
             41.drf0h[0b015*.drf                                                            41.dd21]R0b015*.\#
        dd2  41.xlw02T0b015*.xlw                                                                            \#
                                                                                                            \#
                                                                                                            \#
            41.aar0^G0b015*.aar                         51.dart0QK0b016*.dart                  41.aas1OS0b01\#
        5*.aas                                                                                              \#
                                                          42.xlr1`\0b015*.xlr1c>0N015*.xlr                  \#
               41.qpw1hb0b015*.qpw                                                                          \#
                                                                          41.fxp1bK0b015*.fxp        31.bz0S\#
        M0b014*.bz42.ass1@G0b015*.ass1`00:015*.ass                                                          \#
                                                                   ?1.watchmanconfig1Ei0b00?.watchmanconfig \#
                        42.smp0ZF0X015*.smp1LR0I015*.smp                                                    \#
                                                                                                            \#
                                            41.pro1DA0b015*.pro                          41.fbs1[K0b015*.fbs\#
        72.config0@U0X018*.config1f30D018*.config                                                           \#
                                         51.jpgm1j<0b016*.jpgm                    41.odi1NK0b015*.odi41.kmz0\#
        ii0b015*.kmz                                                                                        \#
                                                                                                51.lean1;c0b\#
        016*.lean   41.asp0N\0b015*.asp51.mojo1;c0b016*.mojo:1dockerfile1L<0b00:Dockerfile                  \#
                                                                                                            \#
                                   41.3ga0P:0b015*.3ga                                                      \#
                        41.bh20Xn0b015*.bh2                                                                 \#
                                                                                                            \#
         41.xls02T0b015*.xls                                                                                \#
                                                                 41.ivf1nl0b015*.ivf             61.glbin0CH\#
        0b017*.glbin                                                        51.dotx1SJ0b016*.dotx           \#
                                                                                       31.xz1@o0b014*.xz    \#
                                                                                                            \#
           :1.spacemacs14a0b00:.spacemacs41.npy0<@0b015*.npy                                                \#
                31.1x0=90b014*.1x91steepfile0>W0b009Steepfile                                               \#
          61.stpnc18I0b017*.stpnc                                                                           \#
                                                                          41.svh1o70b015*.svh81.dpgraph04X0b\#
        019*.dpgraph                                            31.gv1C50b014*.gv41.hvl0Vc0b015*.hvl        \#
                                                                                          71.uimage1no0b018*\#
        .uimage42.gsm0DJ0b015*.gsm09=0N015*.gsm51.sndt0BZ0b016*.sndt42.htm0kN1@015*.htm1aJ0b015*.htm41.lrv14\#
        10b015*.lrv32.gp1;^0b014*.gp1DR0D014*.gp                                                            \#
                                               31.gs0[`0b034*.gs                                            \#
                                                  41.cer0?:0b015*.cer                                       \#
                                                                                             51.php81W?0b016\#
        *.php8         51.meta1;c0b016*.meta61.cdxml0<g0b017*.cdxml61.sigma1;c0b017*.sigma31.gl00_0b014*.gl \#
                                   41.lrz1K50b015*.lrz81.epsi.gz0jW0b019*.epsi.gz61.nroff1Nj0b017*.nroff 41.\#
        a2l11=0b015*.a2l                                 51.jwks18M0b016*.jwks61kbuild0J_0b006Kbuild31.gn1;c\#
        0b014*.gn41.gsh15H0b015*.gsh51.hlsl1;c0b016*.hlsl                        61.sarif0CA0b017*.sarif    \#
                              61go.mod1;c0b006go.mod 61.vcard0ah0b017*.vcard                                \#
                                                                                                            \#
                         41.tga1kV0b015*.tga         71.smithy1;c0b018*.smithy                           31.\#
        gy15H0b014*.gy                                                                    31.gx1WD0b014*.gx \#
                      51.msty1oY0b016*.msty               51.xodp1e\0b016*.xodp                             \#
                                                                                                            \#
                                                41.t2t0`Q0b015*.t2t                                         \#
                                        31.gf16[0b014*.gf          31.go1]c0b014*.go          41.gyp1;c0b015\#
        *.gyp  71capfile0>W0b007Capfile         51.viff1WZ0b016*.viff                                       \#
                                                                        :1tvthumb.db0:m0b00:tvthumb.db      \#
                                                                                                            \#
                                                             41.xdd0d<0b015*.xdd                            \#
                                       51.smht0U20b016*.smht                                          41.tag\#
        1\[0b015*.tag                                                                                       \#
             51.sisx0050b016*.sisx41.jdx1j10b015*.jdx                      41.xdf11m0b015*.xdf              \#
                                                                                                            \#
                       31.gg1mR0b014*.gg41.ova0Y;0b015*.ova                                                 \#
                                                          51.xodt1j:0b016*.xodt                             \#
                41.ris0;j0b015*.ris                                                                         \#
                                                                                                            \#
                                                                              43.gsf0Gk0b015*.gsf0YJ0N015*.g\#
        sf0YC0M015*.gsf71.pdf.lz0ZE0b018*.pdf.lz                                               51.xods0kU0b0\#
        16*.xods                    51.lwob1Y^0b016*.lwob         51.purs1;c0b016*.purs                     \#
                                                                                                            \#
                                                                                                     61.xegr\#
        m1;c0b017*.xegrm61.slint0<:0b017*.slint41.ink1GG0b015*.ink51.evtx0DG0b016*.evtx31.gd1T[0b014*.gd41.q\#
        xp0MP0b015*.qxp41.xlt02T0b015*.xlt41.odt1210b015*.odt   31.gz1jD0b014*.gz                           \#
         91.preminet1=J0b01:*.preminet                                                                      \#
                                                              41.mpx0[b0b015*.mpx41.rif0j90b015*.rif        \#
                                     41.yml1XJ0b015*.yml                                                    \#
                                                                                                            \#
             71.gbrjob1EO0b018*.gbrjob                42.dib0nb0b015*.dib0=h0]015*.dib41.drm11;0b015*.drm   \#
                                                                                                            \#
                                  71.pypirc18l0b007.pypirc  41.dra1^P0b015*.dra51.rktl1o_0b016*.rktl        \#
                                                                    51.xlsm13l0b016*.xlsm                   \#
                                                                                                            \#
                                 41.lz40]U0b015*.lz4               41.qam1Vn0b015*.qam   52.bdoc0eK0b016*.bd\#
        oc1cD0X016*.bdoc                                                                       <1contributor\#
        s1;c0b00<CONTRIBUTORS      42.dia1oi0b015*.dia1an0I015*.dia81.geojson1]`0b019*.geojson              \#
                                                                                     51.ssvc0hh0b016*.ssvc41\#
        .dic0@[0b015*.dic       41.xll02T0b015*.xll           91setup.cfg18l0b009setup.cfg                  \#
                                                                           51.sqsh13o0b016*.sqsh            \#
                                                                                                            \#
                                                                                                  81.tar.lz4\#
        0FA0b019*.tar.lz4      61.types1;c0b017*.types                                                      \#
                                         41.ovf1bL0b015*.ovf                                   41.cea1[;0b01\#
        5*.cea42.drc00C0X015*.drc0Jd0D015*.drc41.m150Vc0b015*.m15                                           \#
                                                            42.asx16G0b015*.asx1Ai0N015*.asx          81.afp\#
        hoto08>0b019*.afphoto                                                      41.vgm0kh0b015*.vgm      \#
                                                              71.sv4crc0e60b018*.sv4crc                     \#
                                                                                                            \#
             51.xlsb0\T0b016*.xlsb       41.jng11h0b015*.jng51.soql1;c0b016*.soql41.inf1WF0b015*.inf31.j21;c\#
        0b014*.j2                        41.mmr0380b015*.mmr51.smp30ZF0b016*.smp3                           \#
         51.adoc14i0b016*.adoc                                   41.gym0mg0b015*.gym                        \#
                                41.msd1><0b015*.msd                                                         \#
                                         44.msg1a;0X015*.msg17`0D015*.msg0540C015*.msg1Vc0:015*.msg41.mmp0Z=\#
        0b015*.mmp42.qcp0UL0l015*.qcp1:F0X015*.qcp71.tar.bz1R;0b018*.tar.bz                      51.sgml1GE0\#
        b016*.sgml                                                31rdf16:0b003rdf                          \#
                                                                                                            \#
                                     51.mrml0AA0b016*.mrml                                                  \#
            ;1meson.build0E@0b00;meson.build41.m140M90b015*.m1442.cel0X>0b015*.cel0J<0N015*.cel41.db30Gj0b01\#
        5*.db341.wtb01]0b015*.wtb51.dwfx09B0b016*.dwfx51.yaml1XJ0b016*.yaml52.kexi1jL0l016*.kexi0;_0b016*.ke\#
        xi41.ods0XN0b015*.ods                                                                               \#
                            42.vox0kY0X015*.vox1V00I015*.vox41.rip1Tf0b015*.rip41.bup0CL0b015*.bup          \#
                    61.mcurl05b0b017*.mcurl        51.epub0<;0b016*.epub<1settings.xml1ok0b00<settings.xml  \#
                                                                         41.odp1hW0b015*.odp                \#
                    51.mdmp1jY0b016*.mdmp                                                                   \#
                                                 81image.db0:m0b008image.db51.vstx01S0b016*.vstx42.dif1A;0b0\#
        15*.dif1OH0X015*.dif43.mpc1SX0b015*.mpc0:d0N015*.mpc0;c0M015*.mpc51.jpgv0780b016*.jpgv41.m130M90b015\#
        *.m1351.sami0cI0b016*.sami                                                                          \#
                                                    83id_ecdsa0OQ1@008id_ecdsa0^60X008id_ecdsa1@]0W008id_ecd\#
        sa                                                                     61.3perl0=90b017*.3perl      \#
                                                                                   51.asnd0WU0b016*.asnd41.p\#
        rz1;<0b015*.prz                                                                                     \#
                                                                                                            \#
                                                     41.bps0Rn0b015*.bps                               51.x3\#
        db1G<0b016*.x3db41.atc0;i0b015*.atc                                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                     41.atf1^H0b015*.atf41.ivu11K0b015*.ivu41.z641hd0b015*.z64                              \#
                                                                                                            \#
                                                                                                            \#
                                51.sqfs13o0b016*.sqfs                61.tar.z1mW0b017*.tar.z                \#
                                                                                                            \#
                                                                                                            \#
                                                                         41.sk118_0b015*.sk1           51.vs\#
        tm1KU0b016*.vstm                         91.gnumeric1TJ0b01:*.gnumeric                              \#
                                    91.xprofile1f30b009.xprofile91.sas7bfdb1i50b01:*.sas7bfdb41.ttx0HO0b015*\#
        .ttx51.dump0R\05016*.dump51.spng1g70b016*.spng51.joda1D`0b016*.joda43.rdf16:0b015*.rdf1gM0D015*.rdf1\#
        D:0?015*.rdf                            44.prc0Tm0b015*.prc1oW0a015*.prc1g[0N015*.prc0kE0M015*.prc41\#
        .pxr1h;0b015*.pxr42.prt0aI0b015*.prt0J>0X015*.prt                                                   \#
          42.mpl0;L0l015*.mpl14Q0b015*.mpl                                                         81cheffil\#
        e0>W0b008Cheffile     61.forth04E0b017*.forth41.mpm0nm0b015*.mpm<1.atomdeleted1780b01=*.atomdeleted \#
                                                                                                            \#
                               72install1=R0b007INSTALL1;c0N007INSTALL 61.nvmrc1;c0b006.nvmrc               \#
                                                                                                            \#
                                                                                  51.comp1;c0b016*.comp     \#
                                                                                                           9\#
        1.yardopts1;c0b009.yardopts             71.dvi.gz0Lo0b018*.dvi.gz         41.gff1;c0b015*.gff31.xv1W\#
        Z0b014*.xv                                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                42.mpf0l30b015*.mpf1\P0X015*.mpf             41.bpk0R\05015*\#
        .bpk              <1.abw.crashed1O?0b01=*.abw.crashed                                 51.rapd1em0b01\#
        6*.rapd                                                                                             \#
                                                                                   41.s141C60b015*.s14      \#
                                                              32.bw0cW0b014*.bw0F?0X014*.bw                 \#
                                                    41.wtv1;\0b015*.wtv                                     \#
                                                      61.movie0XU0b017*.movie41.mpn0<F0b015*.mpn41wtmp0^d0b0\#
        04wtmp51.onea1\60b016*.onea41.drl0gd0b015*.drl71.hgtags1;c0b007.hgtags71.baklz40h=0b018*.baklz441.mp\#
        g03m0b015*.mpg61.heifs1o^0l017*.heifs41.xlm02T0b015*.xlm42.atx1=e0b015*.atx0;80X015*.atx            \#
                                                 71.nanorc1;c0b007.nanorc                                   \#
                                                                                                            \#
                                       ;1.tmlanguage0m\0b01<*.tmlanguage                                    \#
                                         41.odx0Al0b015*.odx52.mk3d0<j0b016*.mk3d1SC0N016*.mk3d             \#
                                                                                                      41.qxt\#
        0MP0b015*.qxt                41.gch0O^0b015*.gch41.xdw1c30b015*.xdw41.kon08[0b015*.kon           71.\#
        gramps0hT0b018*.gramps                                                                              \#
        41.sus0120b015*.sus                      51.potm0II0b016*.potm                  =1.metainfo.xml1740b\#
        01>*.metainfo.xml                                                                                   \#
                                                                                                            \#
                                     71.abw.gz1O?0b018*.abw.gz;1.flatpakref1gX0b01<*.flatpakref41.mpe03m0b01\#
        5*.mpe                                                                              41.xld02T0b015*.\#
        xld41.xdm0A`0b015*.xdm41.yme1GI0b015*.yme                            61.realm0Uj0b017*.realm61.capnp\#
        1;c0b017*.capnp41.jrd12i0b015*.jrd                                                 =1.vbox-extpack0_\#
        J0b01>*.vbox-extpack:1id_ed255190OQ1@00:id_ed2551941.air0Qh0b015*.air91.graphqls1;c0b01:*.graphqls51\#
        .wsgi1J40l016*.wsgi43.drv0;n0l015*.drv12V0b015*.drv1<20D015*.drv41.mpd0:10b015*.mpd51rmail0]H0b005RM\#
        AIL51.relo1Q;0b016*.relo                              41.mph0n?0b015*.mph43.vor1110b015*.vor0cQ0X015\#
        *.vor07<0N015*.vor           41.xlc02T0b015*.xlc41.xdv1<e0b015*.xdv41.cpi14Q0b015*.cpi              \#
                     41.d900Gh0b015*.d90                              41.f181hX0b015*.f18               42.i\#
        ni18l0b015*.ini1;c0X015*.ini                   41.dii11J0b015*.dii                      91unlicense1\#
        ;c0b009UNLICENSE41.kom1jH0b015*.kom                                                                 \#
                                                          41.xns1VI0b015*.xns                    91.phys.sf3\#
        1[90b01:*.phys.sf3                                                                                  \#
                                                                                                            \#
                                                                 41.osm1`10b015*.osm51.xspf1EV0b016*.xspf   \#
            51.mdwn1R80b016*.mdwn44.cpl0;n0l015*.cpl12V0b015*.cpl1HB0N015*.cpl1<20D015*.cpl41.dim0^R0b015*.d\#
        im             81.osm.pbf0[=0b019*.osm.pbf                                                          \#
                                                                                                            \#
                                                                                                   ;1.gitmod\#
        ules18l0b00;.gitmodules71.gradle0RR0b018*.gradle                                                    \#
                                                                                                            \#
         61.timer06X0b017*.timer41.inl0oJ0b015*.inl    41.aac1`00b015*.aac71s_*.txt1nR0b007s_*.txt          \#
                  41.xlf0lQ0b015*.xlf                                42.eps08:0b015*.eps0En0N015*.eps41.ino0\#
        oJ0b015*.ino                                                                                        \#
                                                                                                            \#
                                                   41.xla02T0b015*.xla             41.ivp1n00b015*.ivp71.tar\#
        .br1F_0b018*.tar.br                                                                                 \#
                                                                                                            \#
                                                       41.har13h0b015*.har            41.cef1W:0b015*.cef   \#
                                                                                                            \#
                       41.zep1;c0b015*.zep42.aab0kY0X015*.aab0j60I015*.aab@1icon-theme.cache1dh0b00@icon-the\#
        me.cache41.xdp1020b015*.xdp61.props0c40b017*.props  41.ico1A@0b015*.ico                             \#
                                          62.frame1hV0b017*.frame0l>0X017*.frame42.cbt0>l0b015*.cbt08=0N015*\#
        .cbt                                                           41.xap0E[0b015*.xap41.dls0fh0b015*.dl\#
        s                                                                                                   \#
                  41.s1w03l0b015*.s1w41.fp70LC0b015*.fp7      42.cbz0IR0b015*.cbz08=0N015*.cbz71.curlrc1;c0b\#
        007.curlrc51.lhzl0jN0b016*.lhzl41.fdt1V>0b015*.fdt                                             42.sh\#
        p0dD0b015*.shp0jM0X015*.shp                                                                         \#
                                                              41.s1p19W0b015*.s1p     41.icm0@?0b015*.icm42.\#
        xar0k90b015*.xar1SV0N015*.xar41.omg1gQ0b015*.omg                31.lz1G_0b014*.lz                   \#
                                      41.bmp0nb0b015*.bmp                                    51.eac30Q40b016\#
        *.eac3                                                   41.icd1]l0b015*.icd                        \#
                                                                                                            \#
                                         41.owx0Zm0b015*.owx              41.ice1@I0b015*.ice               \#
                                                                                       41.sbv1;c0b015*.sbv41\#
        .xav1`_0b015*.xav                                                                                   \#
                                                41.cbl0F10b015*.cbl                       41.ica0nR0b015*.ic\#
        a                       81.txt.sf31To0b019*.txt.sf3                                                 \#
                                                                                      41.lua09>0b015*.lua   \#
                                                                                                            \#
                         71pom.xml1ok0b007pom.xml61.mjpeg1ol0b017*.mjpeg               42.shx16=0b015*.shx0j\#
        M0X015*.shx41.zir0n30b015*.zir61.u8hdr0gn0b017*.u8hdr               51.sofa1850b016*.sofa           \#
                =1composer.lock1Ei0b00=composer.lock           41.s1g1n90b015*.s1g41.cba08=0b015*.cba       \#
                                                                                                            \#
                                                          51.potx1EX0b016*.potx                             \#
                                                                                                            \#
                                                51.mesh1o]0b016*.mesh                                       \#
                                                                                                            \#
                                                                                                       41.zi\#
        m1;70b015*.zim                                                                                      \#
                              51.wast1;c0b016*.wast              41.s1e0Z10b015*.s1e        91.brushset0gK0b\#
        01:*.brushset                                                                                       \#
                                        41.s1n1g70b015*.s1n                                           45.dll\#
        0;n0l015*.dll12V0b015*.dll1<20D015*.dll0=>0:015*.dll0R\05015*.dll51.ccp40?=0b016*.ccp4              \#
                                41.fds0a10b015*.fds                            41.icf1]l0b015*.icf          \#
                                                                                                            \#
                                                         51.mail0540b016*.mail            <1.bash_logout1f30\#
        b00<.bash_logout52.pack1V90b016*.pack0V20X016*.pack                       41.xac0l]0b015*.xac51.lhzd\#
        0?70b016*.lhzd                             51.so.91K[0l016*.so.9              51.glsl1;c0b016*.glsl4\#
        1.sbt06i0b015*.sbt41.njk1;c0b015*.njk41.zip1_[0b015*.zip                         41.zig1;c0b015*.zig\#
                                                                                                            \#
                                                                                                            \#
                                                                                                       51.so\#
        .51K[0l016*.so.5                                                                                    \#
                                                51.gexf0c40b016*.gexf51.so.41K[0l016*.so.451.so.31K[0l016*.s\#
        o.3                 51.vssx1510b016*.vssx                                                           \#
              51.so.21K[0l016*.so.2                                                                         \#
                                              91perf.data1Rb0b029perf.data51.so.11K[0l016*.so.1             \#
                                                                                                            \#
                                         31.le1OK0b014*.le                                                  \#
            51.so.81K[0l016*.so.8                             41.rlc0lC0b015*.rlc                           \#
                                                                                      51.so.61K[0l016*.so.6 \#
                                                                                    41.ics1i10b015*.ics     \#
                                                                                                  A1meson_op\#
        tions.txt0E@0b00Ameson_options.txt                            41.mc10100b015*.mc1                31.\#
        la1?Q0b014*.la41.s1h1Oi0b015*.s1h                                   91.unityweb1FM0b01:*.unityweb   \#
                                                       41.mc20C\0b015*.mc241.shn00j0b015*.shn         41.bmi\#
        1W80b015*.bmi41.hfe0]m0b015*.hfe        92.appimage0NE0l01:*.appimage1k10b01:*.appimage41.hfa0m;0b01\#
        5*.hfa                                                                                              \#
                                                                                                            \#
                51.fh501;90b016*.fh50                                                                       \#
                         51.odin1;c0b016*.odin                                               51.so.71K[0l016\#
        *.so.7                                                                                              \#
                                               81.atomcat18d0b019*.atomcat                                  \#
                             71.coffee12P0b018*.coffee                                                      \#
                                                                                         41.vpc0;l0b015*.vpc\#
                                                                                                            \#
                       71.coswid0Zg0b018*.coswid                                                            \#
                 ;1known_hosts1;c0b00;known_hosts                                                           \#
                                                                                         51.ctab1F<0b016*.ct\#
        ab                                                                          41.s1118X0b015*.s11     \#
                                                       41.icb1kV0b015*.icb51.oleo0[^0b016*.oleo             \#
        41.jxr1_R0b015*.jxr                                       61.hjson0bP0b017*.hjson                   \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                             71patents1;c0b0\#
        07PATENTS                                                                       41.s1j16<0b015*.s1j \#
                                    51.twds1bO0b016*.twds         31.ld1;c0b014*.ld                         \#
                                                                                                            \#
                                                           41.jxs0Mf0b015*.jxs                              \#
                                                                                   41.fnl1;c0b015*.fnl      \#
                                            41.icc0@?0b015*.icc   41.tta1_X0b015*.tta41.pak1cd0b015*.pak    \#
                                                                                                            \#
                 47.key1bo1@015*.key03]0b015*.key1@]0]015*.key0^60\015*.key0OQ0[015*.key1=A0Z015*.key1;c0301\#
        5*.key41.myi0oO0b015*.myi71gradlew1f30b007gradlew:1.ecelp48001hT0b01;*.ecelp480041.ttf0i`0b015*.ttf4\#
        4.obj0`m0l015*.obj0QQ0b015*.obj0_j0a015*.obj0M:0X015*.obj41.dwg0h90b015*.dwg                       5\#
        1.xbel05T0b016*.xbel      41.jxl1Go0b015*.jxl                                                       \#
                                                                       =1abs-menulinks1;c0b00=abs-menulinks5\#
        2.svgz0f10b016*.svgz0nf0N016*.svgz41.dwd0^00b015*.dwd52.thmx0iJ0b016*.thmx0ij0N016*.thmx41.dwf0200b0\#
        15*.dwf51.sjpg16<0b016*.sjpg41.fsi1;c0b015*.fsi51.egon0J\0b016*.egon                :1.classpath1;c0\#
        b01;*.classpath                                                                                     \#
                                                                                   81.cdbcmsg0480b019*.cdbcm\#
        sg51.slaz0G\0b016*.slaz                             42.cb70F00b015*.cb708=0N015*.cb7                \#
                                                                                                            \#
                                                                                                            \#
                                     41.voc1We0b015*.voc                                                    \#
            51.jxsi07V0b016*.jxsi51.vrml0TQ0b016*.vrml                                                      \#
                                                                                            42.ttc1ET0b015*.\#
        ttc0i`0N015*.ttc    41.bpm0B60b015*.bpm                                                             \#
              81.feather0ck0b019*.feather51.x3dv1ge0b016*.x3dv                      41.ads0fD0b015*.ads     \#
                                                                                                            \#
                                    41.dae11@0b015*.dae                                                     \#
                                                                                                            \#
                                                                                                    41.rlm0R\#
        50b015*.rlm                                                                   41.gjc0`_0b015*.gjc   \#
                                                                          51.jxsc0@T0b016*.jxsc=1.clang-form\#
        at1XJ0b00=.clang-format71.jinja21;c0b018*.jinja2                                                    \#
                                                                            71.link661U@0b018*.link66       \#
                                  81.xcf.bz205[0b019*.xcf.bz241.xsp1;c0b015*.xsp                            \#
                                       41.fvt0[T0b015*.fvt41.ani0e\0b015*.ani51.vssm0`F0b016*.vssm          \#
                                 51.drle1ke0b016*.drle                                                      \#
                                                                                                            \#
                         41news1;c0b004NEWS                                             41.rle0R10b015*.rle \#
             41.d8208?0b015*.d82                                                                            \#
                :1.gitconfig18l0b00:.gitconfig51.cljx06Z0b016*.cljx41.rld0=70b015*.rld                      \#
                                                                         61.shape11Z0b017*.shape     41.ttl1\#
        d@0b015*.ttl42.vob03m0b015*.vob11e0N015*.vob41.daf1Pl0b015*.daf   41.oxt1:`0b015*.oxt41.obu14@0b015*\#
        .obu                                            41.myd1QF0b015*.myd                                 \#
                                                                                                       ;1.cr\#
        yptonote1Yd0b01<*.cryptonote                                        51.so.01K[0l016*.so.0           \#
                                                                                                            \#
               41.fsh1;c0b015*.fsh                          41.vew1k[0b015*.vew                             \#
                                                 33.cl0ZQ0b014*.cl05l0N014*.cl18\0M014*.cl                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                              <1nuget.config\#
        0c40b00<nuget.config  71.pgdump0YU0b018*.pgdump71i_*.txt1HT0b007i_*.txt                             \#
                                                            42.nrw1UC0b015*.nrw1YK0N015*.nrw                \#
                                                        51.cljc06Z0b016*.cljc                               \#
                                 :1.syft.json0Qd0b01;*.syft.json                               42.d8004<0b01\#
        5*.d801K10X015*.d80                           41.rsm09=0b015*.rsm           41.paw1=I0b015*.paw     \#
          :1.tm.jsonld00<0b01;*.tm.jsonld                                        51.xotp1T30b016*.xotp      \#
                                                                                                61readme1;c0\#
        b006README                                                                                          \#
                                                                                                            \#
                                    41.pas0c<0b015*.pas                 71.vbhtml1;c0b018*.vbhtml           \#
                                                   42.par0H_0b015*.par1;c0B015*.par41.rss0M00b015*.rss      \#
                                                               41.bpd1jH0b015*.bpd  41.s191;c0b015*.s19     \#
                                                                        51.vsdm10@0b016*.vsdm51.java1;_0b016\#
        *.java41.s1m0ZF0b015*.s1m41.dtd0P_0b015*.dtd51.nims1P60b016*.nims                                   \#
                                                                                 51.curl1FG0b016*.curl      \#
                            41.d810W?0b015*.d81              41.adp1d<0b015*.adp                           9\#
        1.gdshader1GR0b01:*.gdshader41.qxb0MP0b015*.qxb51.mpkg0G00b016*.mpkg                       41.xkm0fY\#
        0b015*.xkm                                                                      42.dtb1SY0b015*.dtb0\#
        bT0N015*.dtb                      41.bpg0D`0b015*.bpg                    41.s1a0So0b015*.s1a        \#
                                                                                 41.mcm1U50b015*.mcm        \#
                                        32.cc0oJ0b014*.cc0@[0N014*.cc                               52.conf0\#
        @U0b016*.conf1;c0X016*.conf                         51.ronn1R80b016*.ronn                           \#
                                     51.ecig1I00b016*.ecig41.koz1HU0b015*.koz                               \#
                                     41.qxd0MP0b015*.qxd          31.ll1;c0b014*.ll                         \#
                 41.v641hd0b015*.v64                           71.qti.gz03k0b018*.qti.gz                    \#
                                                     51.xott08B0b016*.xott                                  \#
                                                                                                            \#
                                                                                                            \#
                                        51.xlsx1g_0b016*.xlsx                    51.cake0Ak0b016*.cake51.was\#
        m0`i0b016*.wasm                             51.gff31VJ0b016*.gff3                                   \#
                                                                                                            \#
                                                    C1[0-9][0-9][0-9].vdr03m0b00C[0-9][0-9][0-9].vdr81.img.s\#
        f30I]0b019*.img.sf341.nqp1;c0b015*.nqp                                                              \#
                                              41.shw1NL0b015*.shw                                           \#
                                         44.pat0S30b015*.pat0N80N015*.pat0N>0I015*.pat1;c0B015*.pat51.xots16\#
        d0b016*.xots41.pfx1>90b015*.pfx                                                                     \#
                                          71.jsontd0hL0b018*.jsontd                       51.avci0@C0b016*.a\#
        vci41.tim0J?0b015*.tim51.bary0Qn0b016*.bary                          43.pfm1e30b015*.pfm0Gk0N015*.pf\#
        m1ZM0M015*.pfm                                               41.plc0L40b015*.plc;1.sqlite-wal1SK0b01\#
        <*.sqlite-wal41.gql1;c0b015*.gql       31.8o0X60b014*.8o                                   91.mustac\#
        he1;c0b01:*.mustache41.plb0m]0b015*.plb                                        41.jdf0UG0b015*.jdf  \#
                                                            41.yin1]f0b015*.yin                   41.plf0GD0\#
        b015*.plf51.docm0\@0b016*.docm41.ply1<]0b015*.ply    41.i2g01R0b015*.i2g61.xtest1;c0b017*.xtest     \#
                        51.avcs0Ne0b016*.avcs                                                               \#
                                                                                                        81.t\#
        ar.lrz03d0b019*.tar.lrz91.sas7bdat0H]0b01:*.sas7bdat                 71.jsontm00<0b018*.jsontm      \#
                          41.plj1NN0b015*.plj                        81justfile1;c0b008Justfile             \#
                       71copying16W0b007COPYING                                                             \#
                                                                                                            \#
                                                                     61.ninja1;c0b017*.ninja                \#
                              81.graphml0c40b019*.graphml41.tif1AD0b015*.tif                                \#
                                     41.yaa0^G0b015*.yaa41.plx0j70b015*.plx71.fsproj0c40b018*.fsproj81.fb2.z\#
        ip1OY0b019*.fb2.zip61.cmake0U40b017*.cmake                                                          \#
                          41.pln1400b015*.pln                  41.pla0IY0b015*.pla                          \#
                          52.html0kN1@016*.html1aJ0b016*.html                                               \#
                                                                        51.docx0270b016*.docx41.qxl0MP0b015*\#
        .qxl41.f951hX0b015*.f95                                                                             \#
                                                             41.f901hX0b015*.f90                            \#
                                                                41.nro1j;0b015*.nro                         \#
                                     51.atom1gm0b016*.atom                                                  \#
                                                  51.uris0ZI0b016*.uris                                     \#
                                                                                                            \#
                                                                      41.tic0lD0b015*.tic71.entity1ZW0b018*.\#
        entity                                                                                              \#
                                                            41.tgf0h]0b015*.tgf                             \#
                                                                             71.wgetrc1;c0b007.wgetrc       \#
                             61.cache0\F0b017*.cache                                                        \#
                                                                                                            \#
                                                                                                      :1flak\#
        e.lock1Ei0b00:flake.lock81.genozip1m:0b019*.genozip                                                 \#
                                                                                                            \#
                                                                                          81brewfile0>W0b008\#
        Brewfile                              41.alz1D\0b015*.alz                                           \#
                         51.srec1;c0b016*.srec                                                              \#
                                                                          51.raku1;c0b016*.raku             \#
                  91.rprofile1gV0b009.Rprofile51.avif1Sh0b016*.avif                            51.agda1;c0b0\#
        16*.agda                                                                                            \#
                             51.bmml1Wg0b016*.bmml51.sfdu1m^0b016*.sfdu31.td07X0b014*.td41.vms0?30b015*.vms \#
                                                              41.qca1D@0b015*.qca41.rsd1:O0b015*.rsd41.1km1M\#
        80b015*.1km                                         91.notebook1mI0b01:*.notebook       41.ves0k^0b0\#
        15*.ves                                                               51.aspx1fL0b016*.aspx41.x640>1\#
        0b015*.x6441.vmt0?50b015*.vmt            41.jb21kD0b015*.jb2                                        \#
                                                                                                51.ufdl1D80b\#
        016*.ufdl                                                                                           \#
                                                                                                61.jsonc1Ei0\#
        b017*.jsonc                                  42.car1L>0b015*.car1Kg0N015*.car          41.cap16k0b01\#
        5*.cap                                 ;1description1;c0b00;DESCRIPTION                             \#
                                                                                                            \#
                                                                                                            \#
                                   41.vwx1k:0b015*.vwx                                                      \#
                                                                                                            \#
                            ;1.wkdownload09V0b01<*.wkdownload                                               \#
                                                  51.rake0>W0b016*.rake                                     \#
                                                        91.topojson1Ei0b01:*.topojson                  41.mv\#
        t1?m0b015*.mvt                                                                               41.dir0\#
        R90b015*.dir81.openvpn0lb0b019*.openvpn                                                      81.pdf.\#
        bz20Da0b019*.pdf.bz231.tf1;c0b014*.tf81thorfile0>W0b008Thorfile                                     \#
                          41.cas1AG0D015*.cas41.vec0010b015*.vec                                            \#
                                     41.dar0V60b015*.dar                         91.sas7bvew0D@0b01:*.sas7bv\#
        ew91.sas7bacs12R0b01:*.sas7bacs                    41.3g204D0b015*.3g2               41.vmd0Q;0b015*\#
        .vmd           81.pbxproj1;c0b019*.pbxproj                                                          \#
                  31.tt1;c0b014*.tt                      41.gjf0`_0b015*.gjf                                \#
                                                                                                            \#
                                                      41.hex1;c0b015*.hex                                   \#
              41.dis0620b015*.dis41.mcd0QE0b015*.mcd                                            42.tgz0j>0b0\#
        15*.tgz1jD0N015*.tgz               :1.ecelp74701ZL0b01;*.ecelp747051.phpt1W?0b016*.phpt51.wgsl0C[0b0\#
        16*.wgsl                                            51.x3dz0Uh0b016*.x3dz                61.rmeta0@m\#
        0b017*.rmeta51.siag1<90b016*.siag                                                       41.ser18U0b0\#
        15*.ser                              51.wadl0[E0b016*.wadl42.pfb0Gk0b015*.pfb0YC0N015*.pfb          \#
                     41.hrl1LB0b015*.hrl                                            81.xmt_txt0aB0b019*.xmt_\#
        txt                    <1.stylelintrc1;c0b00<.stylelintrc                                           \#
                                                                                                            \#
                                  71.oxlicg1VS0b018*.oxlicg41.sed1`?0b015*.sed                              \#
         51.zsav08g0b016*.zsav                      41*-gz1jD0b004*-gz                                      \#
                                                                                            72.psflib0\k0b01\#
        8*.psflib0090N018*.psflib                                        91.xwelcome1;c0b01:*.xwelcome      \#
                             71.bashrc1f30b007.bashrc                                        42.pfa0Gk0b015*\#
        .pfa0YC0N015*.pfa                      31.yt1`I0b014*.yt                                            \#
                                                                               41.adb0fD0b015*.adb41utmp0^d0\#
        b004utmp                                                                              41.ada0fD0b015\#
        *.ada                                                                                               \#
                                                                                                            \#
                                                                                   71.sldprt09A0b018*.sldprt\#
                     41.trr0Y60b015*.trr                                                                    \#
                                      43.awk1L;0b015*.awk03K0a015*.awk1:30`015*.awk:1.mediawiki1;c0b01;*.med\#
        iawiki  61.metal1;c0b017*.metal                                                                     \#
                                                                                        41.pm61o40b015*.pm64\#
        1.awb13D0b015*.awb                                                                                  \#
                                                                      81.sensmlx1o<0b019*.sensmlx           \#
                                                      ;1abs-linkmap1;c0b00;abs-linkmap       42.mvb0M90b015*\#
        .mvb0MH0X015*.mvb41.pam1ER0b015*.pam                          41.ic81]l0b015*.ic8                   \#
            41.wb21hb0b015*.wb2                              41.see1mb0b015*.see                            \#
                                                       41.wb31hb0b015*.wb3               51.msod0720b016*.ms\#
        od                                                                                                  \#
                                                      71.vcdiff1FK0b018*.vcdiff41.rdp1\O0b015*.rdp41.ic51]l0\#
        b015*.ic5                                                                                           \#
                                                                                                            \#
                      51.mpeg03m0b016*.mpeg41.bk21FJ0b015*.bk2                                  61.apxml1l>0\#
        b017*.apxml                     41.eot0_d0b015*.eot                                                 \#
                                                                                                            \#
                                                        41.psm0Vc0b015*.psm51.tdms17Q0b016*.tdms            \#
                            51.cljs06Z0b016*.cljs                                61.robot1;c0b017*.robot41.k\#
        cf0X>0b015*.kcf41.hes0>]0b015*.hes41.paf06G0b015*.paf81.tar.zst1_C0b019*.tar.zst33.ts14Q0d014*.ts1K9\#
        0c014*.ts0<D0b014*.ts51.onnx1GQ0b016*.onnx            41.ic41]l0b015*.ic431.tr1Nj0b014*.tr41.psp1DI0\#
        b015*.psp41.psg0Re0b015*.psg                  41.wiz0bX0b015*.wiz                                   \#
                     :1rebar.lock1LB0b00:rebar.lock                                                         \#
                                                                                                            \#
                                         41.sea1SQ0b015*.sea                                    81.texinfo0`\#
        \0b019*.texinfo71.reload0R50b018*.reload41.ic61]l0b015*.ic6                                         \#
                                                                                                            \#
                     41.wb11hb0b015*.wb1                                                                    \#
                                                                 71.deploy0R\05018*.deploy  41.obd0l10b015*.\#
        obd41.spn1g70b015*.spn                                                                              \#
                                         42.psf1L^0b015*.psf0090a015*.psf      41.adf00f0b015*.adf          \#
                                                                                                            \#
          41.uue1\@0b015*.uue                                                 71.prisma1;c0b018*.prisma41.sp\#
        o06A0b015*.spo                                                                               81.sens\#
        mle16I0b019*.sensmle                                              41.dtx0NB0b015*.dtx      41.ic71]l\#
        0b015*.ic7                                                    51.jxss0=d0b016*.jxss                 \#
                     41.kml1=W0b015*.kml41.fna1;c0b015*.fna41.spq05h0b015*.spq                              \#
                                                            42.xfd1Jo0X015*.xfd1OR0I015*.xfd31.cs0Ak0b014*.c\#
        s41.ec30Q40b015*.ec341.abr0f?0b015*.abr41.fnc0AL0b015*.fnc=1.appinstaller0YF0b01>*.appinstaller41.sp\#
        p1DE0b015*.spp31.cr1kM0b014*.cr41mvnw1f30b004mvnw                                             32.cu0\#
        oJ0l014*.cu00I0X014*.cu                     41.spv0Ql0b015*.spv                                     \#
                       41.abw1O?0b015*.abw:1.hushlogin1;c0b00:.hushlogin                                    \#
                                                             41buck1;c0b004BUCK44.spl1Ac0b015*.spl1XP0N015*.\#
        spl0@A0I015*.spl1;c0B015*.spl                                                                       \#
                                                                         71.xcf.gz05[0b018*.xcf.gz          \#
                             51.fcdt0k[0b016*.fcdt                  71sudoers1;c0b007sudoers                \#
                                                                              41.gif1090b015*.gif           \#
                                       =1meson.options0E@0b00=meson.options                                 \#
                                                                41.3gp0P:0b015*.3gp41.vpm1G50b015*.vpm31.tk1\#
        7`0b014*.tk             41.nrg0lB0b015*.nrg  41.7260nG0b015*.726        41.kcm1ZW0b015*.kcm         \#
                                                       51.fchk0?P0b016*.fchk41.cat0>D0b015*.cat             \#
                                                           41.gim0TM0b015*.gim41.spm05G0b015*.spm          5\#
        1.2bit0WO0b016*.2bit            31.cw1EW0b014*.cw42.dts0\R0l015*.dts1]30b015*.dts51.tamx1480b016*.ta\#
        mx41.whl11\0b015*.whl                                                                               \#
                                41.ejs1;c0b015*.ejs                                                         \#
                                                                              71.xquery1fo0b018*.xquery51.qu\#
        ox1fE0b016*.quox41.wq11hb0b015*.wq1                        41.wq21hb0b015*.wq251.phps1W?0b016*.phps4\#
        1.sem1j\0b015*.sem41.ic01]l0b015*.ic041.fdf1Wo0b015*.fdf                                            \#
                                                 41.ic11]l0b015*.ic1                 51.twig13a0b016*.twig  \#
           :1sconscript0V40b00:SConscript                                                           41.ic21]\#
        l0b015*.ic241.wbs0AM0b015*.wbs                                                                      \#
                                   41.ic31]l0b015*.ic3                                                      \#
                             41.wav1o;0b015*.wav                             >1cmakelists.txt0U40b00>CMakeLi\#
        sts.txt                                                81.sensmlc0?c0b019*.sensmlc41.vpk1Kl0b015*.vp\#
        k                    41.rdz1:^0b015*.rdz                            41.pac0R60b015*.pac             \#
                 91.sas7bput0n]0b01:*.sas7bput61.jsonl0D00b017*.jsonl                                       \#
                       52.vsdx1Fd0b016*.vsdx0Bc0N016*.vsdx41.obg1fS0b015*.obg                            81.\#
        pskcxml10>0b019*.pskcxml                                         81.catpart1_o0b019*.catpart31.tm0e[\#
        0b014*.tm61.d.cts1K90b017*.d.cts31.tl1;c0b014*.tl                                                   \#
                     91.ignition1VP0b01:*.ignition                         41.wat1;c0b015*.wat              \#
                        41.gih1ee0b015*.gih                                                       51.data1;c\#
        0b016*.data                        61.woff205\0b017*.woff2            41.cbr08=0b015*.cbr           \#
                                                        61.jrxml0c40b017*.jrxml51.xlex1;c0b016*.xlex@1.style\#
        lintignore1;c0b00@.stylelintignore                           31.ly1L40b014*.ly                      \#
                                          51.rdfs16:0b016*.rdfs                                             \#
                                                                                                            \#
                                               41.flv0k;0b015*.flv                                          \#
                                          41.fli1?h0b015*.fli41.m4a0`M0b015*.m4a                            \#
                                                  41.m2t14Q0b015*.m2t                       41.flo17I0b015*.\#
        flo               51.jspf0@;0b016*.jspf41.ief0hM0b015*.ief                                          \#
                                                          41.xcf0I?0b015*.xcf71.dgnlib0J<0b018*.dgnlib51.gcr\#
        d0ah0b016*.gcrd                                                        41.xip0k90b015*.xip42.m4b1g20\#
        b015*.m4b0`M0N015*.m4b                                                                              \#
                            51.mobi0Tm0b016*.mobi                                                           \#
                                                                    61.xhvml0bk0b017*.xhvml     41.ps10i50b0\#
        15*.ps1                                                                                             \#
                                                                                            41.fff1IR0b015*.\#
        fff                                                       42.bom1CS0b015*.bom1;c0B015*.bom61.slice06\#
        X0b017*.slice41.ctm14\0b015*.ctm                                                                    \#
                                                                                                            \#
                   41.flb18f0b015*.flb                                                                      \#
                                                                              51.pict1[N0b016*.pict:1os-rele\#
        ase1;c0b00:os-release                               41.dng1>R0b015*.dng                             \#
                                                                                    41.flc1?h0b015*.flc     \#
                                                             41.flt0>X0b015*.flt41.gd20b:0b015*.gd2         \#
                  61.nomad1;c0b017*.nomad                                                                   \#
                                          81.dvi.bz20[U0b019*.dvi.bz281.tar.bz21cV0b019*.tar.bz241.ddd13K0b0\#
        15*.ddd41.m2v03m0b015*.m2v                                                                          \#
                                                                                        41.uri0ZI0b015*.uri \#
                                         41.3pm0=90b015*.3pm                                             41.\#
        fhc1;90b015*.fhc                                                                                    \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                51.fodg0PM0b016*.fodg62.latex0NB0b017*.latex1[f0N017*.latex71rexfile0j70b007\#
        Rexfile                 ?1packages.config0c40b00?packages.config41.rtx0m:0b015*.rtx41.xif1jZ0b015*.x\#
        if                                                                                  41.sjp16<0b015*.\#
        sjp                                                        41.zaz0gb0b015*.zaz71.flake818l0b007.flak\#
        e831.jt0I^0b014*.jt41.pvb0<\0b015*.pvb51.jspx0@;0b016*.jspx41.sp70n]0b015*.sp7                      \#
                                              51.jnlp1:A0b016*.jnlp41.xci1n80b015*.xci51.dita1o00b016*.dita \#
                                                                         41.m2a0Am0b015*.m2a41.fla0C10b015*.\#
        fla                                                                        51.bmed1gd0b016*.bmed    \#
                                     61.bicep1;c0b017*.bicep                            <1.stringsdict0m\0b0\#
        1=*.stringsdict51.kino1Sk0b016*.kino             71authors0k\0b007AUTHORS41.g641nH0b015*.g64        \#
                                                                                                            \#
                          41.dna1O:0b015*.dna51.chrt0XA0b016*.chrt                                          \#
           41.xca1760b015*.xca                                                       32.jl0[_0b014*.jl18\0N0\#
        14*.jl                                                                                              \#
        61.xdssc1XB0b017*.xdssc                                                                             \#
                      41.aa31gQ0b015*.aa3                                                                   \#
                         41.bkm1ZW0b015*.bkm                                            41.tla1;c0b015*.tla4\#
        1.jif0e90b015*.jif:1.ecigtheme1j40b01;*.ecigtheme51.qcow0?>0b016*.qcow51.ggml1<E0b016*.ggml         \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                          41.dds1I10b015*.dds               \#
                               41.p7c1Vc0b015*.p7c                                                          \#
                            51.mp4a0`M0b016*.mp4a     51.mp4s16?0b016*.mp4s                                 \#
                       71.pcapng0l60b018*.pcapng41.psd0D60b015*.psd                                         \#
                                                     51.tzst1_C0b016*.tzst41.rnx1;c0b015*.rnx51.tamp19_0b016\#
        *.tamp91.rockspec1;c0b01:*.rockspec                                                                 \#
                                 61.glade0OC0b017*.glade                                                    \#
                                        71.ar.sf31T=0b018*.ar.sf351.gmap0^S0b016*.gmap                      \#
                                                                                                            \#
                      91.handlers1;c0b01:*.handlers61.clcpp1cH0b017*.clcpp                                  \#
                                                                                                            \#
                                                                                                            \#
                                   51.tbz30gG0b016*.tbz341dune1;c0b004dune                  41.sm71[J0b015*.\#
        sm7                                       46.pub1f`0b015*.pub0ML0a015*.pub0^60X015*.pub0Ij0N015*.pub\#
        03]0D015*.pub1@]0:015*.pub                                           41.xcs1CV0b015*.xcs            \#
                                                                                                            \#
                            91.appcache1Tg0b01:*.appcache41.grb0AQ0b015*.grb                                \#
          41.gbc0j50b015*.gbc31.jx1;c0b014*.jx81.tar.bz30gG0b019*.tar.bz3        41.vxd0=>0:015*.vxd 41.gre0\#
        \n0b015*.gre        41.p7r0?Q0b015*.p7r                                                             \#
                                                                                                         51.\#
        mp4v1410b016*.mp4v                                                                                  \#
                                                             42.psb0D60l015*.psb03R0X015*.psb               \#
                               41.ctx0n;0b015*.ctx                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                41.p7b0>e0b015*.p7b                                         \#
                             41.pvf19`0b015*.pvf41.ipk05R0b015*.ipk                                         \#
                                                                                                            \#
                                41.xct0=Y0b015*.xct                41.p7s1YN0b015*.p7s42.grd1R]0X015*.grd1KZ\#
        0I015*.grd41.ddf1C<0b015*.ddf                                                 45.spx0Rb0l015*.spx1C7\#
        0b015*.spx1F^0X015*.spx1SW0N015*.spx0S=0M015*.spx                                                   \#
                                                                                                            \#
                                                        91.pkpasses1D00b01:*.pkpasses               41.ipa0]\#
        ^0b015*.ipa                                                        31.rz1BP0b014*.rz                \#
         43.gbr0gO0b015*.gbr0Ej0a015*.gbr0?;0N015*.gbr                                                      \#
                                                       41.win09=0b015*.win                    41.gbo0gO0b015\#
        *.gbo                          41.gbp0gO0b015*.gbp                                                  \#
               41.gbl0gO0b015*.gbl                                         51.ptex1LL0b016*.ptex41.ipf10S0b0\#
        15*.ipf                                                                                      81.eps.\#
        bz21Fa0b019*.eps.bz2                                      42.gbs0gO0b015*.gbs0HD0]015*.gbs42.rar0Po0\#
        b015*.rar1<10N015*.rar31.rp1G40b014*.rp                                                             \#
                                   41.gdi0<d0b015*.gdi41.cwk1Sd0b015*.cwk61.heics0>`0l017*.heics            \#
          51.mhas0H60b016*.mhas31.ru0>W0b014*.ru41.a261Dh0b015*.a26                                         \#
                                     31.rt0K00b014*.rt                                                      \#
                                                            41.gdl09=0b015*.gdl                             \#
                              41.mft0:^0b015*.mft                      41.gdm0Vc0b015*.gdm                  \#
                                                         61.brush0Lm0b017*.brush                            \#
                                                                                                            \#
                                                                                                            \#
                                          31.rq1i>0b014*.rq            71.vbproj0c40b018*.vbproj            \#
             41.tra0Q80b015*.tra                                       41.kgb0c30b015*.kgb                  \#
                                                                                          91.memgraph0]o0b01\#
        :*.memgraph41.gbk1DR0b015*.gbk41.trz0[:0b015*.trz                                                   \#
                                                                                                            \#
                                                                                                        51.m\#
        oov0@O0b016*.moov41.swp1mV0b015*.swp                                 41.trm0S10b015*.trm            \#
                   42.abc11U0X015*.abc0mX0I015*.abc41.cma1S:0b015*.cma81hostname1;c0b008hostname            \#
                                                                                        41.esf0130b015*.esf \#
                                                                                                            \#
                     61.anim11XD0b017*.anim1                  61.anim81XD0b017*.anim8                       \#
                  51.hpid1?:0b016*.hpid                                                                     \#
                                       61.anim31XD0b017*.anim341.bed0[]0b015*.bed                           \#
                                        41.dcx1M;0b015*.dcx               81.tar.lzo1o[0b019*.tar.lzo       \#
                                                                                                            \#
                                          41.nzb1<X0b015*.nzb                                               \#
                          41.cmi1S:0b015*.cmi                                                               \#
                       61.keras0Ci0b017*.keras                                                            41\#
        .raw0?l0b015*.raw      41.wif01n0b015*.wif                        41.lxf1_80b015*.lxf               \#
                                                                                                            \#
                                        I1.automaticdestinations-ms0fN0b01J*.automaticDestinations-ms41.alc0\#
        Kk0b015*.alc42.swi0O[0b015*.swi0f:0X015*.swi<1SConscript.*0V40b00<SConscript.*61.anim21XD0b017*.anim\#
        261.anim91XD0b017*.anim9                                                                            \#
        32.rs1kR0l014*.rs18b0N014*.rs                                41.ktx0N;0b015*.ktx      41.mks1SC0b015\#
        *.mks                       41.mp10Am0b015*.mp1                           81.profraw0Rm0b019*.profra\#
        w                                 41.mp30Am0b015*.mp381cpanfile0j70b008cpanfile      43.mp20Mk0l015*\#
        .mp203m0b015*.mp20Am0N015*.mp2            91.davmount1L]0b01:*.davmount51.arff1;c0b016*.arff        \#
                                41.l160>[0b015*.l16              31.ks1Tk0b014*.ks31.ag0OS0b014*.ag         \#
                          41.pcx1950b015*.pcx                                                            41.\#
        p7m1Vc0b015*.p7m                                                              31.jq1;c0b014*.jq     \#
                         41.cgb0j50b015*.cgb                                31.kt0580b014*.kt31.aj0=R0b014*.\#
        aj               41.pvr1D]0b015*.pvr                                                                \#
                                                                                      41.pct1[N0b015*.pct   \#
          31.al0j70b014*.al41.mkv1SC0b015*.mkv                                                              \#
                     31.am1;c0b014*.am                   41.mat19f0b015*.mat         51.fodt1Z30b016*.fodt  \#
                                                                                                            \#
        =1.cursorignore1;c0b00=.cursorignore                                                                \#
                                                                                                            \#
                                                                                         51.fodp1A`0b016*.fo\#
        dp81.bowerrc1Ei0b008.bowerrc:1.ecelp960010\0b01;*.ecelp960051.hgrc18l0b005.hgrc  41.cmd0d`0b015*.cmd\#
        41.sgy1PM0b015*.sgy71.jscsrc1;c0b007.jscsrc32.ai1gS0b014*.ai0En0N014*.ai41.caf1YX0b015*.caf71.rsheet\#
        0F60b018*.rsheet41.esa1MG0b015*.esa             41.kts0580b015*.kts                                 \#
                                             51.clue0Y90b016*.clue                                          \#
                                                                                                            \#
                                                                             61.ctags1;c0b006.ctags41.cts1K9\#
        0b015*.cts@1.sublime-project1Ei0b01A*.sublime-project         61.anim41XD0b017*.anim441.cmc0\J0b015*\#
        .cmc                                                              51.aiff1Y;0b016*.aiff41.xib0c40b01\#
        5*.xib61.anim51XD0b017*.anim542.k250RK0b015*.k250h[0N015*.k2541.opf1nc0b015*.opf91.aseprite0L10b01:*\#
        .aseprite61.anim61XD0b017*.anim641.tei1d\0b015*.tei                                        61.anim71\#
        XD0b017*.anim7                                                        61.dbase03O0b017*.dbase      4\#
        1.ktr1010b015*.ktr41.url1F80b015*.url51.rego1;c0b016*.rego                                    91.sas\#
        7butl1=d0b01:*.sas7butl                            41.gqf0?b0b015*.gqf                              \#
               42.mar0>?0I015*.mar0R\05015*.mar                                                             \#
                                                 52.aifc0T40b016*.aifc1Y;0N016*.aifc                        \#
                             41.map1Ei0b015*.map                                                            \#
                                                         41.x320kY0b015*.x32                                \#
                                    41.cwl1^50b015*.cwl                                                     \#
         41.grm1;c0b015*.grm                                    31.js0RA0b014*.js41.boo1]?0b015*.boo        \#
                                            51.fods1US0b016*.fods41.dcs0h[0b015*.dcs                        \#
                                                      51.xyze08<0b016*.xyze42.dcr0b@0b015*.dcr0R90N015*.dcr \#
                                                                   ;1.gradle.kts1>>0b01<*.gradle.kts        \#
                                                        51.apng0eT0b016*.apng                               \#
                                    91.xsession1f30b009.xsession          51.xmap1;c0b016*.xmap41.swm0G60b01\#
        5*.swm                                42.ras0^L0l015*.ras0h@0b015*.ras71.target06X0b018*.target   41\#
        .wim0G60b015*.wim                                    42.aff1;c0l015*.aff0\;0D015*.aff               \#
                                                                                                            \#
                                                  51.jade03`0b016*.jade                                     \#
                                                                                                            \#
                                                                                         41.ft81;90b015*.ft8\#
                                  81.tab.sf31gZ0b019*.tab.sf3                             41.ft91;90b015*.ft\#
        9                                                                                                   \#
                                                                             41.yar1;c0b015*.yar            \#
                                                                                                  41.qvd01[0\#
        b015*.qvd                  71wscript1J40b007wscript                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                    41.kpr0nS0b015*.kpr                                                                     \#
                                                                                                            \#
                                           51.qtvr0@O0b016*.qtvr                                            \#
                 61.cdmia1n;0b017*.cdmia41.mp+1SX0b015*.mp+                                                 \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                  51.isws1ck0b016*.isws     \#
                                                                               32.as12k0l014*.as0N40b014*.as\#
        41.qed0_;0b015*.qed71.tar.rz0[:0b018*.tar.rz     41.dta1CI0b015*.dta                                \#
                                                                                                 31.au1;J0b0\#
        14*.au    91.geo.json1]`0b01:*.geo.json71.slddrw09A0b018*.slddrw41.gqs0?b0b015*.gqs                =\#
        1.java-version1;c0b00=.java-version                                                                 \#
                                                             :1.ballerina1;c0b01;*.ballerina41.mkd1R80b015*.\#
        mkd                                                  41.hpi1?:0b015*.hpi                            \#
                  61.afpub08>0b017*.afpub<1config.guess1f30b00<config.guess                                 \#
         42.rst1mN0b015*.rst1>M0N015*.rst41.vcx16Q0b015*.vcx     51.bufr1h30b016*.bufr41.mag1[I0b015*.mag   \#
                                            51.pysu0^_0b016*.pysu82.minipsf1Nb0b019*.minipsf0090N019*.minips\#
        f                      41.cac0\F0b015*.cac42.lhs03A0b015*.lhs1@a0N015*.lhs41.d401K10X015*.d40       \#
            42.ngc0CE0b015*.ngc1<R0]015*.ngc                                                                \#
                                                  61.cdmid0h;0b017*.cdmid61.cdmiq1A20b017*.cdmiq         42.\#
        xsl1PT0b015*.xsl0c40N015*.xsl                              61.cdmic0lF0b017*.cdmic                  \#
                  41.xsm0CZ0b015*.xsm                                                       >1.gitattributes\#
        1;c0b00>.gitattributes         41.vue1;c0b015*.vue51.tiff1AD0b016*.tiff;1.json-patch0hI0b01<*.json-p\#
        atch                                     51.roff1Nj0b016*.roff83.install1N40X019*.install1f30D019*.i\#
        nstall0j70:019*.install                                                             42.vcf0ah0b015*.\#
        vcf0j@0X015*.vcf                                                                           41.hps0VQ\#
        0b015*.hps            31.ad14i0b014*.ad51.vdex1Hd0b016*.vdex                                        \#
            61.x3dbz1G<0b017*.x3dbz41.ter0VP0b015*.ter                                  61.lzfse0eE0b017*.lz\#
        fse                                                                                                 \#
                                                                      41.hpp0K>0b015*.hpp42.xsf0AN0X015*.xsf\#
        1;c0B015*.xsf81citation1;c0b008CITATION                    31.z70>=0b014*.z7                        \#
                                        31.z60>=0b014*.z6                                             <1.cry\#
        ptomator1VZ0b01=*.cryptomator                                                         42.lha1RQ0b015\#
        *.lha0R\05015*.lha   31.aa1_k0b014*.aa                                31.z80>=0b014*.z8             \#
                                                                                                           4\#
        2.mp41410b015*.mp416?0N015*.mp4        33.ac1X[0b014*.ac0Ki0X014*.ac1;c0W014*.ac                    \#
                            41.cab0ko0b015*.cab                                                             \#
                                    :1.gresource12^0b01;*.gresource42.png1l_0b015*.png0eT0X015*.png         \#
                                                                                   51.indd1050b016*.indd    \#
                                                                                                            \#
                                                                                                            \#
                                    ;1.properties0T:0b01<*.properties41.tzx1V[0b015*.tzx 41.not1lB0b015*.not\#
                  91berksfile0>W0b009Berksfile41.anx1m>0b015*.anx                                           \#
                                                                                                       42.ma\#
        n0=90b015*.man1Nj0N015*.man                                                                         \#
                                                                               42.fst0Vc0b015*.fst0V90N015*.\#
        fst                                                                  41.cww1EW0b015*.cww            \#
                     91earthfile1;c0b009Earthfile51.raml07m0b016*.raml31.ar0:70b014*.ar51.mpga0Am0b016*.mpga\#
              41.lbc1JU0b015*.lbc                                                               51.csvs0K80b\#
        016*.csvs                                                                                  51.hej205\#
        >0b016*.hej2                                                   41.lhz1`S0b015*.lhz                  \#
                                                                                                            \#
                                    41.mak0J_0b015*.mak                                                     \#
                  41core0JG0b024core                                                                        \#
                               41.32x1:l0b015*.32x                         41.lbd1N]0b015*.lbd              \#
                                                                                                            \#
                61.cshrc0CI0b006.cshrc                                                                      \#
                                                                                                          41\#
        .g3w1H[0b015*.g3w                                             41.swf1Ac0b015*.swf                   \#
                                                                                                            \#
                                                                                 31.ko0M:0b014*.ko          \#
                   31.rv04_0b014*.rv                                                                        \#
                                                                                                            \#
                 51.ilbm1YB0b016*.ilbm                                                             71.tar.xz\#
        1`30b018*.tar.xz                                                                                   4\#
        1.sgb0In0b015*.sgb31.ab1;k0b014*.ab51.nimn10B0b016*.nimn:1.emotionml05O0b01;*.emotionml41.qtl1Gl0b01\#
        5*.qtl61.cdmio0JO0b017*.cdmio       41.lbe0Ai0b015*.lbe                                             \#
                                         61.stpxz15c0b017*.stpxz                         51.lmdb1>^0b016*.lm\#
        db                   51.sbml0m@0b016*.sbml                                                          \#
                                                                                                            \#
                                                                                                            \#
                     51.jpg21fQ0b016*.jpg2                                                                  \#
                                                       41.swa0R90b015*.swa                                  \#
                                                                                                            \#
                                                                                                            \#
                                                                                         91.jbuilder0>W0b01:\#
        *.jbuilder                                                                                          \#
                                                                                                            \#
                                                                                                            \#
                                                                        51.arsc0NA0b016*.arsc               \#
                                                                                                            \#
                           41.bwf1o;0b015*.bwf                 51.efif1?f0b016*.efif                        \#
                           41.ipp0oJ0b015*.ipp                                                              \#
                 41.eol0kB0b015*.eol41.hcl1;c0b015*.hcl=1.ruby-version1;c0b00=.ruby-version                 \#
                                                                                                            \#
                                                                       41.rax1Ah0b015*.rax                  \#
                                         43.mts14Q0l015*.mts1K90X015*.mts0iV0N015*.mts                      \#
                                                                                         51.hdf50;U0b016*.hd\#
        f5           31.rl1IO0b014*.rl                                                                      \#
                        42.ram1Rj0b015*.ram1Ah0N015*.ram                                                    \#
                                      41.pcl1P^0b015*.pcl            42.sgl1AQ0b015*.sgl06C0X015*.sgl       \#
           41.fsx1;c0b015*.fsx51.mseq01F0b016*.mseq       51.hdf40;U0b016*.hdf4 52.tbz21cV0b016*.tbz20RP0N01\#
        6*.tbz2                                                                                             \#
                                                                                 41.pug03`0b015*.pug        \#
                         71.ad.txt14i0b018*.ad.txt42.wia0K30b015*.wia0=G0a015*.wia32.rb0>W0b014*.rb1T]0I014*\#
        .rb41.fsb0=:0b015*.fsb                                                                            32\#
        .rm0cm0b014*.rm1Ah0N014*.rm             41.gba17R0b015*.gba51.grib0AQ0b016*.grib41.uef1YY0b015*.uef4\#
        1.ips1VF0b015*.ips31.rd1gM0b014*.rd81.numbers00]0b019*.numbers51.gram1oB0b016*.gram41.raf0^Q0b015*.r\#
        af   41.pce0od0b015*.pce                            61.envrc1f30b006.envrc                          \#
                                                          41.pcd0@<0b015*.pcd                               \#
                       41.mtm0RS0b015*.mtm41.sgf1ZD0b015*.sgf41.abi0Y<0b015*.abi                            \#
                                                                                                            \#
                                                                                                            \#
                                                                                                            \#
                    41.mtl0<90b015*.mtl                           41.sgm1GE0b015*.sgm                       \#
                                                         41.ipr0c40b015*.ipr91namespace1;c0b009NAMESPACE  31\#
        .re1;c0b014*.re41.fsc0450b015*.fsc                                61.arrow0ck0b017*.arrow           \#
            81gmon.out1Jg0b008gmon.out                                                     31.z30>=0b014*.z3\#
                                                         71.osfpvg01I0b018*.osfpvg71.db-wal1SK0b018*.db-wal \#
                                         41.xsd0c40b015*.xsd31.z20>=0b014*.z2         41.vcd15S0b015*.vcd   \#
          41.u3d1D^0b015*.u3d31.z50>=0b014*.z5                                                              \#
                                                                  31.z40>=0b014*.z471.tar.gz0j>0b018*.tar.gz\#
                41.vcj1`X0b015*.vcj                                                                         \#
                      41.toc0e;0b015*.toc  41.mab1QR0b015*.mab                                              \#
                                                                                                            \#
                                   41.vcg0F^0b015*.vcg81.bbclass1;c0b019*.bbclass            31.z10>=0b014*.\#
        z1     91.metalink0[J0b01:*.metalink                                                               6\#
        2.maker1hV0b017*.maker0l>0X017*.maker                41.tex0NB0b015*.tex                            \#
                                        42.pcf1m]0b015*.pcf1oj0a015*.pcf                                    \#
                                                                                                            \#
                                   81apkbuild1f30b008APKBUILD            51.c3ex1Co0b016*.c3ex              \#
                                                                                                            \#
                                             41.sgd0[k0b015*.sgd                                            \#
                                                                                                            \#
                                                                               32.aw0U50b014*.aw0g00N014*.aw\#
                                             41.ngp0PX0b015*.ngp                                            \#
                           52.djvu07E0b016*.djvu1]X0a016*.djvu                            41.shc1[:0b015*.sh\#
        c                                                                                                   \#
                                          61.log.81`>0b017*.log.8   51.gdoc0Id0b016*.gdoc41.shf1k50b015*.shf\#
                                                                                     61.log.91`>0b017*.log.9\#
                            41.pnm1<F0b015*.pnm                                                 41.p7z1Vc0b0\#
        15*.p7z31.ra1Ah0b014*.ra41.jlt0\=0b015*.jlt                                                         \#
                                                            41.mka1<G0b015*.mka41.owl16:0b015*.owl91.pseg382\#
        000L0b01:*.pseg3820                                                                              41k\#
        eys1;c0b004KEYS                                                                                     \#
                                                                                              41.pch1JF0b015\#
        *.pch                                                                                               \#
                                    91.lldbinit1;c0b009.lldbinit                             41.crl1830b015*\#
        .crl                                                                                                \#
                                          >1musicthumbs.db0:m0b00>musicthumbs.db41.lbm1YB0b015*.lbm71.onetoc\#
        1\60b018*.onetoc41.ft71;90b015*.ft7                   51.iota1>Y0b016*.iota                         \#
                                               51.amfm1j_0b016*.amfm71.au.sf30<<0b018*.au.sf3               \#
                                 41.ksy1^Z0b015*.ksy                                        41.d6417W0b015*.\#
        d64                        42.qif0gZ0b015*.qif1\g0a015*.qif 63id_rsa0OQ1@006id_rsa0^60X006id_rsa1@]0\#
        W006id_rsa:1.resources0Qi0b01;*.resources           41.s1q1@;0b015*.s1q51.pony1;c0b016*.pony41.jls0P\#
        N0b015*.jls                                                                                       42\#
        .sgi0F?0b015*.sgi1n90N015*.sgi41.ch80:\0b015*.ch841.vvc1Xk0b015*.vvc@1.bumpversion.cfg18l0b00@.bumpv\#
        ersion.cfg                           31.ay01l0b014*.ay             41.3tz1c80b015*.3tz              \#
                                 41.mfm1I_0b015*.mfm
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over whole names, and suffixes with their dot: where their records start.
    static var index: StaticString {
        #"""
        000002020D0B00000L0:00000000000006090`0D0000040<0<0=0@0D0000060N0:0C000000000000000000000J0G0000020R\#
        00000D0U000000000000000000000\0Q000000000000000000000:0]0P0X0V0Y0J0\0d0[0Z0\0`0]00000\0b000000000000\#
        000000000L0e000f00000^0h001;00000h0k0T0k0T1>000000000000000000000N130000000000000h1>000000000B1:0000\#
        000000000Z1>00000T1Q0j1A0n1B000000000000000000000f1H0H1I00000d1K001N0000000000000X1P081Q0d1`00000000\#
        0f1[0N1V000000000000000000000d230H1l0b1^000000000>1a0000000000000F1e00000P1g000000000>24041j00000j1m\#
        0000081o0`1o0L210n220<220F2800000<2J000000000000000000000P2<0T2=062>0P2M0b3?0R2A0000000000000`2U0000\#
        002G042H0<2]0X2I0<3000000J2M062`0\2O0F2O0^2P0\2h0^2e00000N2U022V0h2W0Z2X0\3H0n2Z0000000000000b3R0000\#
        000000000d2b00000000000000000l2g0R2g00000000000000000000022n000000000D310832000000000035000000000b3j\#
        0j38003I0L390f3;0@3=083A000000000h3A0N3B083[0R3D0b4I0>3E043G00000B3I00000000000000000000000000000000\#
        000000000000003i00000@3]0D3Z0\3]0j3Z000000000:3]00000:400000000000000h3c0L3c0000000000000T3h0\4=0000\#
        000000000h4800000V3o0`400000000000000`4C0J44000000000000064900000\4P0b4\0<4;064L0d4>0Z4?000000000000\#
        000000000000000000000b5V0>4I0X4I0T4L0R4L00000F4O00000d4Q0d5200000000000000000000084X084g064c00000>5?\#
        000000000000000000000000000000000V4e0000000000000L4i0D4i0X4j0D5<0B4l000000000N50000000000V5>00000000\#
        000000000000000000000000000000000000000000000000000000000P5D0D5Q085E00000>5R0>5g00000T5K0d5L00000000\#
        000000000X5Q00000Z5S00000@5U000000000000000000000R5[000000000B5^0000000000000N5b0X5f0X6=000000000h5g\#
        00000000000000000j5l0F5m065n000000000000000000000X6P00000h6:00000R6800000h6S086;0H6;0Z6=000000000d6@\#
        0b6@00000`6C066D0000000000000000000000000d6]046L0@6M00000D6O0`6V0\6P0J6Q0j6S000000000l6V0>6V0V6X0000\#
        00000b6[0000046_0T6]0:6]0^6^0000000000000>6i0L6e0000000000000000000000000000000000000`6o0N7000000000\#
        000000000000000000000<78027900000`7O0F7<00000n7>00000j7@0Z7@00000l7C00000000000000000000067I00000000\#
        000000000X7N0D7O0^7P000000000^7e00000000000000000d7X0`7g0X7a00000f7\0000067^00000h7`00000`8<00000h83\#
        00000000000000000V7i000000000X8400000000000000000000000000000000000000000\870B880J890B8U0Z8:0l8;0000\#
        00000000000000000f8B0000000000000000000000000000000000000j8L0000088N0B8j00000000088]000000000J8_0000\#
        00000000028Y00000000000000000<8^0L8_00000d8a000000000b8d00000000000000000Z8i00000X8k0P8k0X9D0b9H0894\#
        0V900@9100000000000000000000000000000000000000000`9<00000000069?0000029A000000000n9D000000000D9G0d9G\#
        0j9H000000000d9Z00000j9]0000000000000b9k0H9R000000000000000000000L9Y000000000R9\00000000000000000000\#
        00000>9c0<9d009e000000000B9h0b:>0D9j069k0d9o00000000000000000000000000000N:40h:508:60f:7000000000000\#
        0000000000000f:d00000b:a000000000L:C08:I00000R:F0d:F0\:F0>:F0b;40V:J0d:Y0V:c0000000000000R:Y00000000\#
        00000::U0000000000000L:`0@:Y000000000b;I0000000000000000000000000\:d00000000000000000000000000000Z:l\#
        0000000000000000000000000000000000000\;90l;60000000000000000000000000B;>0J;?0\;P000000000Z;C00000d;E\#
        0f;E0B;Q0j;F0\;g0T;H06;K0000000000000B;f00000<;Q0b;\02;S00000000000000000000000000000`;[0X;\0Z;]0000\#
        000000000T;g000000000H;d0F;e000006;g0000000000000000000000000T<:000000000N<10H<90`<3000000000P<60000\#
        00000000000000000T<O00000F<>02<>00000b<A0h<A0`<F0`<f000000000j<G000008<I0000000000000000000000000000\#
        00000X<R00000\<T00000\<g0R<W08<c00000R=70j<g0L<Z0h<]06<^0F<_0><`0F=20J<a0P<c06=30000000000000>=30R=J\#
        0T<j04<k000008=>00000l<o00000L=108=d00000000000000000\=B0000000000000000000000000000000008>50T=A0000\#
        0000000000000j=G00000N=H0`=I00000000000000000000000000000000000000000l=T0V=U00000H=W0D=X00000\=Z0000\#
        000008>H0>=^0000000000000L=b0D=k08>[0J=d000000000>>>000000000000000000000000000000000f>10^>202>20000\#
        00000J>9000000000^>E0d>90f>D0d>T02>E0@><0N>?0P>?0000000000000000000000>F08?@0000000000000T>K0`>K0000\#
        0\>N00000@>P00000n>R0F>S00000Z>U00000X>W0^>X000008?S00>g00000\>c000000000D>`0T>a02>a000000000R>e08?f\#
        000000000\?90L>i0:>j0@?00000000000000j?000000000000000000\?J0j?C00000000000000000000000000000D?>0L?R\#
        0V??0b?@0F?@04?A0`?B0d?B0F?R0\?]00000000000000000@?L0J?M000000000000000000000j?V0b?[0D?T0B?T00000000\#
        000000000R?[000000000000000000000h?a000000000000000000000000000000000>?j0@?k0000000000000N?o00000Z@1\#
        0@@N0d@300@300000J@6000000000000000006@;0j@;00000X@>00000000000000000000000000000J@I0>@G0J@X00000`@J\#
        0\@J0j@P0b@M0X@^000000000000000008@S0000000000000j@a0000000000000@A400000@AM08A00d@^0H@_000000000>@c\#
        00000B@e00000f@g0000000000000h@k000002@m0000000000000000000000A306A40000000000000000000000000\A;0000\#
        000000000000000000000hAK000000000<AE0000000000000000000000000JAL0BAM0000000000AP00000\AR0TAS0dAT0hAb\#
        000000000000000000000000000000000000000000000000000000000000000000000ZAg0VAh08Ai0000000000000HAm0000\#
        00000000000000000000000000000000000004B800000jB:04BK0fB;08B@0000000000000RBA000000000000000000000000\#
        0000000000000000000000000000000000000:BQ00000TBS000000000FBV00000000000002BZ0DB[00000000000000000:Bj\#
        00000fBb000000Bd08Bd00000000000008C90LBi0^Bi00C706Bk00000000000000000>C2000000000<C500000>CM0fCB0000\#
        0`C:000004C<02C<00000000000000000000000002CQ0000000000000000000000000000000000000^CN06CO0XCO0<CP0000\#
        00CS00000000000000000000000000000`C[00000000000008C_000000000000000000000000000000000RCh000000000000\#
        0000000000000fCo04D000000000000000000jD50TD500000000000000000000000000000VD>0\D>02D?00D@000008DC0DDD\#
        0NDD00000000000000000VDY00000000000000DS000000000nDQ00000LDS0TDS0XDS0000000000000fDY0\DZ000000000000\#
        0000000006D`0<Da0bDb00000FDd0000000000000hDh00000000000000000000000000000000000000000000000000000000\#
        00000000000000000jE;00000000000000000NE@08E@0VEB00000:ED000000000000000000000dEJ0fEJ0`EL00000\EN02EN\#
        0TEN00000000000000000000000008EW0000000000000000000000000XE^0`E_0DE`000000000VEc0jEd0HEd0LEe00000000\#
        000000000NEk00000bEm00000XF10PF0000000000bFB0>F40>FT000000000000000000000RF;000000000000000000000000\#
        00000LFN0RFN0<FE04FF0dFG0XFH0:FH00FI0NFI000000000000000006FP0TFP0>G@0NF^06Fc0BFT0TG0000000000BFe0000\#
        000000000lF]02F^00F^0LFa00000dFb0\Fc0000000000000JFg0fFh0000000000000nFl0ZFl0>GW000000000TGP00000000\#
        00000@G500G504G6000000000jG:0JG:000000000000000000000VGA00000\GC000000000VGT0hGG000000GI0fGJ00000hG\\#
        0000000000000nGP0000000000000000000000000VGi0:GW0000000000000000000000000000000000000000000000000000\#
        00000FGg0\Gg0LGh0<Gi0@Gi0NGj0`Gm000000000000000000H20dH2000000000000000000000dHE0BH90000000002H=0^H>\#
        00000>H@0<HA00HE00000NHD0JI502HP0000000000000000000000000dHX0BHZ0NHa0nHP0BHm0>HS00000000000000000dI1\#
        0`HW0PHW0hHY00000^H\00000000000000000bHa0THb0<Hc0000000000000000000000000>Hj0ZHj04Hk0DHk000000000000\#
        0000000000000TI7000000000000000000000dIL00000000000000000XI?00000`IA0000000000000bIE00000NIG0XIT08II\#
        0^IJ0FIJ00000000000000000000000000000000000000000XIi000000000HIY00000FIi0@I\00000HIl0XJC0PI`00000DIb\#
        0000000000000000000000000PJ50nIj0000000000000PJb0fIo000002J10000000000000000000000000000000000000nJ=\#
        0lJ<0fJH0DJ<06J<0<J>0nJP0HJB000000000000000000000FJH00000fJ[08JK0PKA000000000000000000000HJU00000000\#
        0hJU0FJ[00000RJX0RJo00000bJ[000000000VJ^0000000002Ja0<Ja0^Ja00000XJe0\Je000000000bK600000RKB06Jl0FK;\#
        00000dJo0000000004K200000^K=000000000ZK70@K70000000000000000000000000^KZ0NK@000000000NKW00000RKY0lKF\#
        00000000000000000000000000000DKN00000000000000000>KS0DKa0lK]0dKT0jKW00000VKY00000NKo0`K[000000000000\#
        00000bKa0hKb000000000000000000000^Km00000000000004Kl04L?0hL50^LB00000000000002L30jL40LL500000^LW0000\#
        00000000000000000LN008L>02LH00000\LA0000000000000DLE000000000VLH000000000LNG04LT00000TLN000000000000\#
        00000dLS000002LY0000000000000NLY0ZLY0hL[0\L\00000jL^0VL_0^Ll00000000000000000FLe0TLf0000000000000000\#
        08Lk00000TM?0000000000000000000000000000000000000\M700000000000000000HM<00000000000000M@0XM@00000NMC\#
        000000000000000000000VN@0:MJ0>MK0\ML0NMV0000000000000RMQ0000000000000000000000000jMX0ZMY000000000000\#
        0000000000000JM`0ZMn0>Mb0000000000000`Mf00000nMh00000RMj000000000\Mm00000NN60`N>02N00BN20BNE0HN40^N5\#
        0PN600000HNI0bN900000fN;000000000000000008N@0LNZ00000000000000000JNF00000:NH0fNP00000000000000000>NN\#
        0^No00000JNY00000000000000000VN]04NV0hNW000000000hO2000000000PN^0TN_000008Na0^OB0DNc0ZNc0`Nd0dNe0LNm\#
        0:Ng00000dO:0000000000000VO00nNn0000000000000000000008O50JO500000RO80000000000O;0hOM000000000dOM0000\#
        00000TOB0`OD0ZOD0fOE0NOF0HOG00000hO`0ROX0`OW0000000000000jOO0BOP00000000000002OT000000000XOW00000000\#
        00000000000000000TO^0jOl0<O_00000@Ob0HOc0:Oc000000000DOg00000jP?0\Oi0XOj000000000000000000000fP10000\#
        00000LP400000RP600000:P800000000000000000`P=00P=00P`000002PA0000000000000FPE0:PK0>PG0000000000000@PK\#
        000000000HPN00000HPa00000000000000000RPU0TPV0^PW00000000000000000000000000000JP_00000000000000000000\#
        0`Pe0000000000000000000000000ZPl0RQ;00000TPo0DPo02Po00000000000000000000000000000ZQG00000BQ;00000000\#
        00000RQN000000000nQB00000000000000000000000000000PQJ0JQK000000QM000000000000000000000HQS0`QT00000000\#
        0BQW00000000000000000`Qg000000000VQ_08Q`00000dQb0nQb00000:Qe0:R6000000000JQi00000@Qk0000000000000000\#
        0^R0000000000@RB00000000000000000@RU0HR90DR:0LR;0000000000000000000000RA0bRA000000000<RE000000000000\#
        00000000000002RL0hRM00000^RO0RRP0000000000000000000008RV0lRW0:RX0>RY00000000000000000000000000000000\#
        000000Rc000000000^Rf0\Rf0000000000000HRk0:Rl0TRm00000^S900000000000000000DS4000000000TSB0DSQ0>S90000\#
        0000000000000@S>0000000000000hSB0@S^0000000000SF00000@T10dSI0fSI0nSI0fS\0HSX0<SK0DSd00S[0BSQ00000000\#
        04ST000000000bSW000000000000000000000000000008S_0000000000000000000000000TSf00000ZSh00000000000002Sl\#
        00000000000000000000000004T70\T40PT5000000000lT8000000000000000000000000000000000HTA04TJ0hTB00000LTE\#
        00000lTU00000jTI0000000000000<TM0jT^0<T`00000fTQ0dTR00000NTT000000000`TW0000000000000lTh00000DT]0PT^\#
        0FT_000000000HTb00000VTd000000000000000006Ti0<U300000000000000000bTo000000000VU70XU30\U3000000000000\#
        0LU8000000000nU;000000000bUD0DU?0000000000000@UC00000PUE0lUF0fUF00000<UU00000000000000000fU]0HUO0LUP\#
        00000jUR0000000000000bUh00000^UX00000nUZ00000000000000000VU_08U_0fV00JU`0<Ul0FUb0NUc0XUe0DV90fVC0fVV\#
        0000000000000000000002Uo00000000000000000fW1000000000000000000000NV:00000jV<0ZV=00000jV\0^V@00000000\#
        0LVC0dVC0HVD0nVD00000000000000000000000000VM02VN00000000000000000000000000000nVW00000000000000000000\#
        00000:V]00000DV_06V_0<V`0HVa0\Vb00000DW800000000000000000\W700000jVo0000000000000000000000000nW30000\#
        00000000000000000000000000000000000000000PW?0fWZ0>W@0PWU0DW]02WC06WD0000000000000nWI0XWJ000000000000\#
        00000000000000000lWR02XD02Xd0`WU000000000<WX0000000000000XW]08W]00000JW_0\W`0000000000000DX00TWe0FWf\#
        0XX50lWg0FX;0LWj0@Wj00000000000000000000000000000000000000000000000000000bX900000fX;0ZX;02Y70lXD0000\#
        0TX@0lX]0fXN0NXB0@XB0PXB00000ZXP0HXH000000000FXV0PXc0000000000000fX_0FXe00000000000000000:XV02YJ0PY8\#
        000000000fY2000000000000000000000000000006Xc0@Xd0jXe0RXe0>Xf0000000000000000000000000000000000000000\#
        0XY20bY300000000000000000TY802Y]0000000000000000000000000lY@000000000ZYC0HYC06YD02Yn0bYN02ZA00000000\#
        000002Za0HYT000000000000000000000^YS0VYT000000000fYW00000VYg000002[60000000000000dY_00000:Ya00000000\#
        0000000000000TYg00000dZ2000000000000000000000000000000000@Z20VZ<08Z30\Z4000000000LZ80DZ900000TZ;0000\#
        000004Z>000000000\ZE0BZA0000000008ZF000000000LZK0000000000000000000000000000000000000VZ_0V[40ZZR0nZR\#
        02[G0000000000000@ZZ0:ZZ0fZZ0<Z[0bZ\0000000000000000000000000bZo000000000b[B00000jZj0FZj00000hZm0000\#
        02[^00000:[100000F[J0000000000000D[70N[8000000[:0000000000000n[>0V[G06[@00000h[B0V[Z00000000000000[M\#
        0000000000000P[K0h[h0000000000000^[P0B[Q00000j[S0`[T000000000n[W000000000l[Z000000000P[`000008[_0>[`\#
        00000000000000000X[e0000000008\200000000000000000N[m04[m00000n\700000T\20000000000000J\60<\70N\@0l\9\#
        0^\90b\:0B\:0\\;02\>0000000000000000000002\^0000000000000@\H000000000j\K000000000n\T000000000h\Q0000\#
        00000>\T0000000000000000000006\Z02]10^\[0T\\0d\]08\^0000000000000h]90D\c0F\d00\d00000000000000000000\#
        0^\n00000J\n0V\o00000Z]10<]10Z]D00000\]50X]600]F000000]h0J]E0000000000000l]>0J]X0h]L00000000000000^?\#
        000000000H]G00000000000000000000000004]N000000000>]Q00000`]S0000000002]V000000000T]Y00^R0N][00000000\#
        0R]^0000000008]a00000V]c0000000000000000000000000>^1000000000000000000000000000000000n^306^30<^40`^6\#
        0f^60l^700000@^:000000000000000000000l^N00^e04^A00000j^D0j^[0V^E04^a000000000000000000000T^M00000000\#
        0J^P0R^P0`^Q0d^R0J^c0000000000000:^X00000J_<000000000n^]000000000T^`0<^`000000000T_30X^d06^d0:^k0n_0\#
        04_400_B0L^j0n_E08^l0L_W0f^m00000h_10000000000000Z_5000000000:_>0@_90b_:00000000000000000N_?0f_H0f_a\#
        0<_B0@_Y00_`00000d_F0n_X000000000n_k000000000>_M00000000000000000l_R00000@_l0>_^04_V0T_`000000000Z_Z\#
        02_[00000B_]000000000000000000000Z_m00000J_e0T`3000000000j_i0<_j0V_k0l`20Z`@0000000000000R`100000000\#
        000000000000000000000b`90N`90n`<0h`<0T`S0n`W0n`l0>`?0000000004`C02`C0h`O0T`f0N`S08`G00000l`J0h`g00`J\#
        0j`K02`\04`V0F`M00000b`R0ha800000l`_000000000000000000000P`[000000000000000000``0haK04`o00000Ta[0``e\#
        000000000000000000000:`k000000000000000000000Ba10000000000000000000000000000000000000\a;0@a<00000000\#
        0Fa?000000000naB0TbH000000aE000000000LaH00000DaJ0000000000000VaN000000000000000000000ha`00000\ah0@aV\#
        00aZ0laY00000Pa[00000Va_000000000Tbh0Lah0Xaa0Hab0`ac0lan06ad0Pan0Fae00000TcQ000002al0Lb=000000000000\#
        0nb10Tcd000000000000000000000Td70Vb80bb90000000000000000000000000RbA0bbW000000bD000000000`bj0JbH0^bI\#
        0PbI0TdJ0Jb[04bK0fbN00000<bP000000000Lb]00000000000000000bbl000000000000000000000Hb^00000Pb`00000Jc2\#
        0000000000000Td]00000>bh00000000000000000Zbm0Nbn0hbo0lc00\c00Rc10jc30>c;0lcC0^c60>cN00000@c90<c90000\#
        00000Dc=000000000hcD00000HcB00000@cN0lcc02cF000000000NcI0<cN02cf00000000000000000VcP0:cQ00000ncS0000\#
        00000hcW0LcV0^cW0dcW0Vcc0\cY0@cc0dd50@d404c^0000000000cb000000000Pce0`ce0Pd80<ch00d50@dO000000000000\#
        0000000004d300000>d20000000000000:d602d=0\d7000000000>dR0PdO00dJ0000000000000ldA0000000000000LdE0HdF\#
        0jdG0@db0JdH000000000000000002dP000000000000000000000`dT0>de0ndT0FdU0bdV000000d_0^d[0ndg00000fd^00e<\#
        0>e>00000Ldc0@e5000000000<df00eO00eb0Jdh0Rdi0000000000000hdn0000000000000@eH0be20heA0beE000000000000\#
        0fe90feL0ne:0000000000000000000000000TeB0000000000f:0<eI0JeG0HeG00000000000000000000000008eO0VeP0000\#
        0000000000000>eV0@e[000000000000000000000000000000000000000000000bee00000Ted0Vf40Def0>ei0jeh0Xeh0<eh\#
        00fi0Hel00000Jen000000000XfN00000DfK00g<0000000000gO0000000000000bf;0bfN000000000Tf?0@f@000000000000\#
        0VfO0>fE0LfE00gb000000000Df^0lfK0LfX000000000NfO0Lfk00000PfR0Xfc000000000lfb000006fX0000000008f[0hf\\#
        08g00000000000000Lg@0000000002fd000000000Tfg0Ffh00000000000000000000000000000Dg7000000000:g30Vg40LgW\#
        02gD0<g70000000000000jg;0000000006g>0000000000000lgB000008gD06gQ0RgE0`gF000000000000000000000bgM0fgN\#
        0>gO0JgO0VgQ0hgR00000jgT06gd0FgV00000^gX00000TgZ0000000000000000000000000ThH0\gb02gc0Th[00000Vgf0`gg\#
        0:gh000000000>gk0000000000000Hgo000000000`hI0\h90fh4000006h;0\hP0dh70000000004h;0Ti200000Bh>0jh?0lh@\#
        0000000000000XhD0hhE0\hc0<hG0000000000000LhK0DhL0HhM0Hhb0>hN00000BhS00000000000000000@hV0000000002hY\#
        000000000000000000000\i80000000000000@i7000000000Xhf0^hg0hhh00000TiU0Nhk06hk08hl00000dho0\iI0@iJ0Ri2\#
        06i>0li30\i\00000000000002i900000Tij000000000>i>00000000000000000LiC0TjJ0FiC0`iC0JiD00000DiI0hiJ0000\#
        000000000hib00000`iV0PiP0000000004iT02iU0000000000000000000000000Zi\00000\io00000bi`0000000000000000\#
        00000000000000000000000000000000000000000Bio00000000000000000000000000000fj7000000000000000000000lj=\#
        0>j=0dj>000006jA0^jA0>jV00000\jE0DjE0HjG0`jH0000000000000000000000jN0Tj]02jN0PjO02ja02k4000000000Hj\\#
        000008jX0000000000000Tk00Zj]0TkC0Dj_00ja0nja000000000Jjd0jje08jk0Hk10<jh0bji02kI0`jk0ljl0@jl0Pjm0`k@\#
        000000000jkb0Bk20\k20000000000000Lk8000000000fk;0lk?0:k;0jl50`kS0BkR0Rk?0LkK0HkJ0lkT00000TkV00000000\#
        0RkU000000000fkT000000000nkO02k\0Bkg00000000000002km000000000:kg000000000000000000000000000000000000\#
        0Bl>000000000`kf00000^kg0000000000000000000000000000000000000^l>00000hl300000^lQ000000000BlS00000Rl:\#
        0^lc0@l<0Fl=000004l?00l@08l@0hlF000000000JlE0@l\0@m700000000000000000000000000000000000000000`lR0dlS\#
        0LlT0jm700000000000000000llZ02l[00000000000000000^m80^mK000000000000000000lf0000000000000nlj0Bm<0llo\#
        0nm=000008lo0Vlo000000000Dm30bm400000fm6000000000000000000000000000000000dm?000000000jmN0dm[0TmB0000\#
        0>mF00000PmH0hmH0TmS0\mK0XmL000000000^mc0JmO0\m^0FmP0BmP0:mQ06mR04mT000004mg000000000nm[000000000000\#
        0Hm_0nml0@m`0bma0Fmk0000000000000:mg0^n<000000000PnI0<mk00000@n508mo0Jn006n100000000000000000^nO04n<\#
        000000000000000000000Xn=0Hn=0fn?0000000000000000000000000000000000000000000000000dnL0FnM000000000^nf\#
        00000hnR000006nT00000LnV0Hn[0\nV0fnX06ng0JnY0Fn`000000000nn_000000000Pnb00000000000008nf00000Nnh0lni\#
        0000000000000Tnm0Fo00Xnn00000jo1000000000^o90XoA0Lo6000000000Do90Bo90bo:0Zo;000000000000000000000000\#
        0@oC00000Zo[0noE00000000000000000@oX000000000000000000000BoQ0LoW000000000000000000000000000000000000\#
        06o\08o]00000fo_000000000000000000000000000000000000000000000000000000000jon000000000101000000000000\#
        010F00000000010Y0000070<0000000000000000000000000000010n011A0000030E0Q0F0k0G00000A0I030X000000000i0M\#
        0_0N0O0O000000000e0R0g0R0;0T0m0T0o0T030o0e0g0e1<00000000000000000000000000000Y0a0000000000000g0e0000\#
        00000U0h00000U1=0S0j00000C0m0e1M000000000k1100000m13000000000g180C1@0517000000000=1;0m1D000000000000\#
        00000Y1A00000000000000000]1F0C1W0;1G0[1H000000000a1L0000000000000Q1P0I1Q0000000000000S1U0o1V00000000\#
        0U1Y0000051[0000011]00000E1_0k1_0=1`00000o1o00000000000000000000000000000K1k0Q1k00000I1n0]1o051o0O20\#
        0]2O0Y21052D0W220A240S2T01250000072:0C2:0M2;000000000i2?000000000Q2B000000000m2E000000000I2H00000I2[\#
        00000m2\00000S2k000000000000000000000000000000000e2W00000I2n012Y0;2Z0k2[0;2o0U2]0g2]0W2_0O2`0Y2`0;3H\#
        0e2j01330k2n052g00000g3=0o2j000000000o3=00000Y360g3N0G2o00000e3=093400000[36000000000g3a00000C3;0000\#
        00000O3>0[3I00000C3N00000g440000000000000g4G053H000000000;3[0_3L00000k3N000000000m3Q00000U3S0W3S0000\#
        00000o3W00000000000000000M3\0a3]00000000000000000000000000000a420i3f0000000000000[3j0g4l000000000000\#
        0o3o000000000a4G0000000000000E46000000000e490o4B000000000=4=094>0;4>00000000000000000Q4D000000000k4G\#
        00000A4I0I4J0[4J0000054M00000000000000000000000000000O4U000000000U4X0;4d000000000g5?0O5=0e4]0k4d0G4_\#
        000000000]4c00000i4e0M4f00000i580I4i0000000000000a4m0000000000000K510_5200000i5K0I5<0000095700000000\#
        0000000000000]5=0W5>0_5E055@000000000i5j0C5C0]5P055U00000S5H0g5P00000000000000000000000000000K5Q0000\#
        000000000G5U000000000S5Y0k5Y0K5d0;5[0O5[0i6?0Q5\055h0K690Y5_0000000000000000000000000000000000000000\#
        00000K6Y00000e5o0e6D000000000G6300000000000000000K6l00000k6:0[6:0e6W0k6K0C6=000000000E6A00000a6C0000\#
        000000000Q6G0m6G0m6Z00000o6K00000W6M00000g6O00000o6\0K7G0000000000000K7Z00000000096Y00000O6[0S6\0000\#
        0M6^0Q6g00000;6a00000C6c0000056e0S71000000000]6i00000K7m000000000000000000000;7A00000000000000000e76\#
        0A770k770U780[790m7:0S7D0o7=0I7>000000000g7A0I7Y000000000C7E00000K8B00000[7V0000000000000G7M00000000\#
        0=7P000000000_7S0I840[7i0000000000000[8D00000c7[00000000000000000000057a000000000000000000000Y7g0m7h\#
        00000;7j0=82000000000Q7n0Q8A0000000000000U830G8300000_860000000005890I8Q0000000000000S8>0c8?018?0_8I\#
        0000098C000000000?8F0k8F0a8G0g8H00000000000000000K8U000000000=8Q00000_8\0g8[000000000000000000000Q8Z\#
        00000S8\0000000000000a8c00000[8d0Y8c00000G8e0000038g0o8g0000000000000W8l00000Q8n00000I900m910E920000\#
        000000000S960000000000000_9:00000o9<00000U9>00000000000000000U9Q0000000000000C9G0[9G0e9I000000000W9L\#
        0S9L059M0?9M0I9N0Y9N0]9N0W9_0;9T000000000k9W0000000000000G9[0M9\0[9_00000Y9k0000000000000000039d0000\#
        000000000S9h00000K9j00000000000000000W:60m9o0]:00000000000000000000000000M:<000000000K:=000000000k:>\#
        000000000c:A00000000000000000]:F0000000000000Q:J00000U:L00000000000000000U:l0g:R09:S0000000000000g:d\#
        00000000000000000K:\000000000000000001:a0_:a00000000000000000M:g07:g0000000000000W:l000000000E:o0000\#
        0k;105;10Q;20A;20000000001;N000000000;;:0000000000000000000000000k;B0000000000000M;E00000000000005;I\#
        0a;J0_;J0m;K00000G;N000000000000000009;S000000000=;V00000C;X0M;_00000000000000000000000000000c;a0k;b\#
        0[;c000005;e0000000001;h000000000000000000000m;n00000]<00_<100000Q<30E<300000Y<600000O<800000A<:0000\#
        0o<<0o<O01<>000000000000000000000;<D0000000000000000000000000?<K000000000000000000000e<Q0C<Q0a<Q0S<S\#
        000000000U<W0]<X05<l0S<f0G<Y0C=20A<\00000m<_0]=80K<a0A=D000000000I<e00000C=N07<h0O<i0000000000000000\#
        0c<n05=A0000000000000000000000000==60o=605=T00000A=W0[=;07==07=T000000000000000000000A>30a=C0;=D0S=F\#
        0000000005=k0e=J00000o=L0Q=M000000000000000000000000000000000000000000000000000000000W=\00000[=^0000\#
        0000000000000000000000000Y=f0U=f0g=f0I=h0C=i00000c=l00000S=n00000I>=0000000000000e>40000000005>R0I>P\#
        00000C>I0000000000000C>\000000000O>A05>g0k>C00000000000001>G0000000000000E>K000000000000000000000000\#
        00000G>S07>T0E>`09>V03>W0=>W0O>Y00000k>[00000K>]0g>^0k>l0m>`0I?000000A>c0000000000000c>g03>j0o>h0e>h\#
        0C?D0E?30S>j01>k0A?60[>m0]>n0G>n0G??0M?00000000000000000000000000??;00000I?E0]?C0a??000000000;?B0[?B\#
        00000c?E0g?E0G?V0m?H00000000000000000??N00000000000001?Q00000i?S000000000??c00000Q?X0O?Y0U?Y0Y?[0000\#
        0]?]0o?^0c?_07?`000000000000000000000Y@00000000000000_?j0U?l000000000A?n00000Q@000000U@L0Y@P0E@40_@C\#
        0C@500000000000000000=@;0]@;0Q@E0A@A0_@d01@@0I@A00000000000000000I@T0000000000000k@J00000i@L00000W@N\#
        0I@g0000000000000000000000000000000000000m@Y0K@Z0;@Z000000000000000001@i0a@a05@a07@a09@b00000c@f0000\#
        000000000000000005A40o@m0k@n0000000000000WA20gA3000000000GA60000000000000000000000000000000000000000\#
        000000000000000000000SAF000000000;AI0kAJ00000IAL0KAM000000000000000000000OAS00000=AU00000GAW00000000\#
        000000000000000005A^0000000000000YAb07Ab00000000000000000OAm0MAi000000000]Al0WAl0iAm00000gB000000000\#
        000000000AB50000000000000000000005B=0MB>0ABH000000000QB@000003BB09BB00000mBE0KBE0_BE03BU0?BF0iBG0MBS\#
        0000000000000mBd0_BX03Bh0YBR0CBS0_Bk0aBS00000MBh0QBW0cBY00000000000000000000000000000000000000000000\#
        000009Bf000000000000000001Bk00000000000000000;C000000AC2000000000000000000000000000000000OC;0KC<0000\#
        00000GC?0KCO0EC@00000000000001CE0kCE00000CCH0OCN0eCH0=CI0iCL000000000000000000000OCa0ACR0iCe07CT0000\#
        00000SCX00000_CZ0aC[000000000_D100000000000001Cb000009Cd000000000000000000000AD2000000000gCm0[Cm0000\#
        0UD00oD00000000003D4000000000000000009D907D900000gD@00000aD>00000MD@00000MDU0aDO0_DH0UDE000000000000\#
        000000000YDK0CDL0ODL0EDL0gDS03DM0ADO000000000;DT00000oDV00000YD^0mDX0GDX0[DY0000000000000QD_0CD_0000\#
        00000000000000000000000005Dh0YE30UDi0UEA00000ADm000000000=E007E10gE100000GE4000000000000000000000000\#
        000000000000000000000[E@0GET0GEg000000000aEE0gEF000000000OEI0;EJ01EK0]EK0_EL0iEN000000000000000007ES\#
        0CET00000KEV00000AEX0iEc00000000000000000000000000000gEa09Ea0IEa0CEi01Eb0_F1000000000iF6000007El0]El\#
        0000000005Eo000000000000000000000YF50IF701F70SF@00000UF:00000MF<00000_FO0QF>0000000000000000000009FE\#
        0iFK0WFE0IFJ0cFI0eFI0YFJ000000000000000000000000000000000_Fb0aFT00000SFW0;FX0aFg0WFZ03F[0_G?0IF_0SFj\#
        00000YF`0000000009Fc03Fn0AFd0000000000000YG7000007Fk0gFl0cFm0_GT0_HA0;G003GA000000000000000000000000\#
        00000YGL01G901GL0SGB0AG=0GG>00000gGA00000oGB0aGC000000000QGF0000000000000aGV000000000YG_000000000000\#
        000000000SGU00000AG]09GV0CGW00000UGY0]GZ00000YH600000kG^00000kH30;Ga00000[Gc000000000000000003Gh09Gi\#
        0_HT0000000000000000000000000aH10?H10000000000000OH605H70000000000000_Hh0cH<00000AH>0aH`0IH?0;H?0WH@\#
        0iHB0eHC0IHX0kHM0;HR000000000CHJ0YHQ000000000YHl0kHl0KHP0]HP03HR00000gHT05HU0mHU0SHW00000cH\0IHk0000\#
        0[H\000000000QH_000000000gHg0]Hc000007He00000000000000000CHj0WHj0000000000000WIA0000000000000mI60000\#
        0000000000000000000005I:0000000000000000000000000?IA0kIB0]IC0SIC0gID000000000KIH00000mIJ0UIJ0kIU0000\#
        00000kIh00000GIQ00000WIT0OIT0IIU0kJ@00000WIg000000000_I[000000000KI^0GId0000000009Ib0_In00000kJ]0gIe\#
        0mIg000003Ii00000GJ70QIk0mJC0cIl0kK00iIm0eIm0;J10iJF0CJ20gJ60WJ:0000000000000;JD000000000EJ=00000000\#
        0OJ@0cJA0gJV0000000001JE00000000000000000gJk0000000009JM05JN00000=JP0KJQ0kKI0SJR0SJe0CJU000000000000\#
        0000000003J[0eJ\000000000000000000000?Jb0YJc000003K?0_Jf000000000000000000000oJl000000000AJo0_K90000\#
        0000000000000]K500000_KL0000000000000[K;0;K;0?K;000000000QK@0000000000000000000000000000000000000000\#
        00000SKL000000000IKO0SK_000000000000000000000[KV000000000cKY0[Kg000000000IKd0cKn0;K^0]K_000000000000\#
        0QKd00000OKf0UKg0?Kh0kKi0000000000000WKm0oKn0cLC0000000000000000000000000AL60000000000000_L:0cLV01L;\#
        0IL;0aL=0eL>0SL@0EL@0ALK000000000cLi0000000000000QLI00000eLQ0?LL01LN0000000000000000000000000ULT0000\#
        000000000;LX0000000000000ULg0000000000000mL`000000000iLc0CLd0gLe0WLf0000000000000iM@0_Lk0ELk00000000\#
        000003M00]M0000000000SMG0EM>00000000000009M90AM:0000000000000000000007M@0oM@0kMB0QMC0OMC000000000000\#
        000000000000000000000_MM0?MN0000000000000000000000000WMU00000000000000000000000000000EM]000000000000\#
        0;Ma0eMb00000000000009Mf0000000000000aMj0KMk0IMl0eN=00000000000000000SN2000000000UN50000000000000000\#
        0;N:00000[N<0KN>00000oN?0]N?0_N@0GNA0000000000000MNF0KNS0000000000000eNN0=NL000000000ENO000000000000\#
        00000ANT0000000000000?NX09NY000007N[00000000000005N_000000000GNb0=Nn000000000000000000000_Ni0cNj05O2\#
        000000000aNn00000_OE00000SO2000000000[O50KO60gO70gOP0MO9000000000YO<000000000000000000000GOB00000000\#
        00000OOF0gOe0AOH0WOI09OJ000000000QOM000000000mOP000003OR000000000IOU000000000GOY0cOY0000000000000000\#
        0AO^0IOj0eO_0CO`0MOa0IPJ000007Oe00000000000000000000000005Ol0eP20GP503On0000000000000000000000000000\#
        0000000000000cP:000000000?P=0IP]01P?0000000009PB000000000000000000000CPH00000EPJ00000KPL000000000000\#
        0gPP0000000007PS03PT0gPc0QPU0]PV0oPW00000MPZ00000000000000000000000000000gQ8000000000YPe0SPe00000cPh\#
        0;Pi0kPj0SQ:0=Pj0kQ@000000000OQ00YQ60SQO0oQ10mQ20QQ20]Q20oQF0CQ309Q40QQI0gQK0MQ90WQ90]QE0UQ;0cQE0000\#
        00000?QC000000000WQL0=QG0aQH00000KQJ0_QK0gQ^00000eQN0000000000000]QZ0KQ]0kQS0cQX00000000000001QY03QZ\#
        00000iQ\000001Qn0mQ^0000000000000IQc00000000000000000?Qh000000000000000009Qm0]Qm00000iR10YR10=R20_R2\#
        000000000;R60mR:0ER700000eR:0;RI0000000000000eRW00000000000000000ER]0cRD00000kRG0YRG01RH0mRO0GRJ0000\#
        0000000000000MRP0[RQ05RR0WRS00000iRU0]RV01Ra0mR`0]Ri0kR^0aRZ00000=R]000000000KR`0000000000000IRd0000\#
        0oRf000000000KS409Rj000003Rl09S=0WS30000000000000000000000000000000000000ES8000000000mS;000000000[S>\#
        0000000000000?SB000000000SSE0[SQ0gSF0eSH00000000000000000SSV00000iSO0ISP0oSQ00000000000000000;SV01SW\#
        000000000]SZ000000000cS]00000;Si00000ESa0000000000000ET400000?Sg0YSg00000gSj0eSj0MSl0?T:00000kSo0000\#
        00000kTD03T3000000000kTW0000000000000GT:07T;0000000000000IT?09T?0000000000000CTD0gTD0kTn00000eTH0000\#
        00000STK00000mTM000005TO0YTO0YTd0MTP0?TQ01TR0]TR0cTS0oTU000007TY000000000000000000000000000000000000\#
        0000000000000MTf0oTh00000ITi0=Tj000000000YUG000000000oU900000000000000000GU70UU50AU5000000000cU:0aU:\#
        09U<0kUN000000000IU@03U@000000000kUa09UO0IUU0000000000000CUJ0000000000000iUN000000000000000000000000\#
        0]UU0[UV0;UW0=UX09Ub0EUZ0EUo00000gU]09V9000000000kV>000000000000000000000eUg0gV0000000000KUk00000YUm\#
        0CUn000000000MV1000009VW0KVQ0mV4000000000000000000000kVU0OV<0YV>0_V>0CVA0[V?0WV@09Vj0000000000000QVF\#
        0_VQ0[VR0SVI00000000000000000eVN0000000000000000000000000000000000000WVc0000000000000WWE00000KVh0cV^\#
        05V^0YV_03Vb0000000000000CVf00000000000000000AVk00000_Vm0QVm0_WB0AW>09W90?W000000_X<0GW4000000000SW8\#
        0oW9000000000mW<07W=0CW=00000aW@00000]WB0000000000000oWL0000000000000000000000000000000000000kWP0]X<\#
        05WP0EWS0YWS0?WT0EWh000000000cWY07W]0000000000000oW_05We0000000000000YWf0gWd0iWe01Wf000000000iXB0000\#
        0000000000000WWn00000000000000000000000000000]XO000000000]Xo000001X;0IX;000000000000000000000;XB0000\#
        00000?XE0000000000000000000000000000000000000000000000000000000000000cXU0GXV0000000007XY000000000_X\\#
        0;X\0aX^0kX_03X`07Y<0AXa00000QXd0000000000000000000000000000000000000000000003Y300000IY2000000000000\#
        00000iY701Y803YH000000000kY<00000iYJ0000000000000gYB0OYC05YD0000000000000kYO00000iY[0oYJ00000UYM0000\#
        00000CYP0cYQ00000eYS0AYS0[YU03Y[00000kYb00000000000003Yn00000]Y^00000SY`0mYa0000000000000IYe00000000\#
        00000000000009Yk00000[Ym00000000000000000gZ2000000000[Z@0000000000000YZ90IZB09Z@0OZ<00000iZ>0[ZU0000\#
        00000SZM0000000000000KZF00000YZL00000AZJ0000000009ZS07ZN0eZO0KZY00000iZR00000000000000000eZb00000WZY\#
        0GZY0UZZ0kZ[00000cZ^0c[30000000000000]Zc0000000000000000000000000MZj00000EZl0iZm03Zm000000000;[10000\#
        0m[30000000000000000000000000Y[:0000000000000?[>000000000000000000000S[D0A[D000000000g[H00000a[J0000\#
        0000000000000000000000000g[c0=[S0k[T0000000000000G[X00000000000005[\000000000C[_0W[`0e[a0I[b01[c0O[c\#
        07[d05\=0Y[e0W\=0;[i00000O\80000000000000000000000000S\20000000000000000000000000S\E0000000000000000\#
        0;\>000009\@0Y\A0c\B0W\R00000Q\E000005\P0o\G00000g\J00000k\L000000000K\O0e\P0Q\Z01\R0e\o0K\b0I\T05\c\#
        0U\U00000000000000000000000000000c\_000000000=\b03\b0S\c0m\d0000000000000M\i0a\i0?\k000000000Y\n0000\#
        0_]00000000000000;]40e]D0000000000000g]900000000000000000A]>0000000000000;]G00000[]D01]D0S]F000001]d\#
        0W]I0I]J0;]Z0;^10Y]L0I]f0_]P0]]N0M]N0m]P0c]R0000000000000M]a000000000000000000000Q]]0i]^0I^900000000\#
        0I^T0g]b000000000W]f03]g0W^;07]g09]h0000000000000g^?00000a^00;^J0M^4000000000000000007^G000000000000\#
        000000000A^=0Y^>0;^]0c^@00000a^C09^C000007^Z0e^E00000000000000000G^K0?^L00000A^R0000000000000k^R03^S\#
        00000o^U0=^V03^f0?^a0]^Y0000000000000[^]000000000E^`00000000000000000a^e000000000I^h00000e^j00000000\#
        000000000]_900000K_10Y_203_C00000A_50e_A0000000000000E_@0000000009_=00000000000000000G_B00000I_D0000\#
        0000000000000]_L0K_J00000g_L0A_M09_P0o_N05_O09_f0Y_R07_S0]_l0U_U0Q_U0000000000000c_Z000000000m_]0]`?\#
        0C_^0a__0;_a0k_b0g_o01_b05_e000000000000000000000000000000000000000003`00?`0000007`g000000000;`60000\#
        00000Q`90K`D0]`R0i`:000000000000000000000_`B0000000000000M`F0M`_0O`F0]`g000000000A`L0e`M01`N00000000\#
        0Ma?0000000000000000000000000_`Y0000000007a<000000000g`^0000000000000000000003`d000000000MaT00000000\#
        00000W`k09`l0?`m000000000_a0000000000]a<0000000000000000000003a?0000000000000]a_0Ua>0ea>0ia@0Wa@0000\#
        000000000EaE0000000000000CaI00000YaK00000=aM05aN000000000eaS00000000000005aa0[aV00000Ua]0000000003a[\#
        07a\0Mag0Caf00000Ea`00000gab0gb=0kab0Oac0oac0Ub000000000000000000000000000000_ao00000000000000000=bG\#
        09b40000000000000obI00000gbN0000000000000gbe0?b@000000000ob\0000000005bF00000WbH00000ebJ03bK00000000\#
        0QbN0AbO000005bY0000000000000EbU0MbV0;bW00000Abd0?bY0KbZ0mb[0Ib]00000000000000000_bb0Kbo000000000000\#
        00000KcB0oc500000_cB000000000000000000000kc100000000000000000000000007c8000005c:000000000Ic=00000?c?\#
        0Kcb0000000000000000000005cK0=cF00000WcI0ecI07cM0OcJ0000000000000000000000000WcZ00000]cU00000UcW0000\#
        000000000oc[0mc[0Cc\0000000000000?ca000000000000000000000000000000000000000003cl05cm03dL0]d500000Sd1\#
        0Od10[d20Wd400000gd600000ed80Ad80cd90kd:0]dH0Gd=00000000000000000000000000000WdG000007dG000000000000\#
        00000000000000000000000000000[dR000000000000000000000000000000000Yd[03d_000000000000000000000cdb0000\#
        000000000=df0ce70Gdg03e2000000000gdl0000000000000oe00ke10]e10000000000000Oe60000000000000We:0Ce:0000\#
        0Ue=0oeE000000000keB0GeB0000000000000000000000000000000000000;eL0000000000000]eP0SeP0000000000000000\#
        0000000000000]ee00000Ue[0Ce\0ge]0000000000000[ea0Cf40000000007ee00000CfG00000cei0;ej0000000000000000\#
        0000000000000Wf200000Gf4000000000CfZ000007f:000000000Yf<0if=0=f>000000000kfA00000000000000000ofF01fG\#
        000000000kfV0afJ0AfK000000000QfO00000SfQ0YfR0000000000000KfV0Af^00000Ag10000000000000000000000000000\#
        0000000000000000000000000gfg000000000Wfj0Kg6000000000mfn000009g0000000000000000000000Cg6000000000000\#
        000000000_g<00000000000000000GgA0ogA0egC0000000009gH0000000003gI0]gJ000000000OgM0igN00000[gP00000SgR\#
        00000EgT0mgT0ggT0Og`0UgV00000IgZ0eg\0_g\000000000iga00000_go000000000OhC000000000Igm09gg0agi00000000\#
        0ogl000000000kgo00000Kh1000000000Qh4000000000gh70KhD0KhW0]h90;h;0000000000000khD00000000000000000000\#
        000000000000000000000WhJ0ChJ0Chg09hM0ohM0ehN0000000009h`0Khj01hT0YhT00000=hW00000ahY0KiI00000Wh]0000\#
        0Uh^00000000000000000000000000000000000000000Wi000000Ehk00000Ihm0000000000000oi?000000000cia0Oi50Mi6\#
        0ai700000Ii@000000000000000000000000000000000MiV000000000giE0000000000000AiI0WiO000009iL0[iL0Mik0gi\\#
        0gj10UiQ00000cj<000000000000000000000Uif09ia00000MjK0000000000000ki`0[ij0000000000000000000000000000\#
        0oii00000;ik0oj<00000000000000000000000000000Mj^00000000000000000Mk10Oj:0?j:0]j:0ojQ0Ej;0Wj=0Qj@0000\#
        0000000000000KjE0MkT00000Kj^0]jT000003jK000000000000000000000;jQ000000000000000000000Kk<00000ijY0mjZ\#
        0Qjc000000000Ej^00000000000000000]ji00000;je0Ml40Ujf0000000005jj00000]kI0Sjm0000000000000Qk60Ek50000\#
        00000[k50gk600000Ok80kk900000Uk;0[kF0ik<0KkQ00000Kkd000000000CkC0ikO0ekE03kF000000000]l600000AkK03k[\#
        0SkM00000CkV000000000000000000000000000000000000000000000Akh0Al;0000000000000Sk`00000iko03l900000000\#
        0000000000000MlG000000000_kl0mkl000000000000000000000cl300000Yl5000000000al805l807l90ol;0]lK000007lJ\#
        0gl?0KlA00000000000000000SlE00000]l^07lj0ol[0klI0_lK0WlL0000000000000000000000000[lS0QlT00000elV09lV\#
        00000=lY0000000000000000000000000000000000000000000000000Glf0=m10Ilh0Qm700000oln0Alk0Clm00000klo05m0\#
        0kmD00000im300000omA000000000=mD0CmB0Sm:0000000001m=000000000000000009mB03mC000000000CmU0UmG00000000\#
        00000000000001mP0WmN0emN000000000cmR0000000000000000000005mX0mmX0mmk0GmY00000Em]00000000000003mc0Cmj\#
        00000mn<00000=mf0Mmf0En200000Ymj000000000Gn40cnL000000000000000000000Cn=0an403n:0kn7000000000EnE0000\#
        00000000000000000GnQ0mnQ0Un[0CnV0SnD00000onF0000000000000000000000000;nM0enN00000000000000000cna0knW\#
        0_nT000000000000000000000Qn[0;n`0_ng09n^000000000000000000000ond0mo00000000000000=ni0]ni00000moC0000\#
        0Onn00000Ko00ao100000Io30ko3000000000[o70000000000000[oJ09o;0Eo=0000000000000=oA0EoP00000eoD00000000\#
        0aoG0_oG00000`0101oK0goL00000000000000000WoQ0aoZ0000000000000000000000000GoY0IoZ0000000000000oo^0000\#
        0?o`0moa000000000@0300000=of0Kog000000000koj00000000000000000Uoo0Coo0:000R000000
        """#
    }

    /// Where the records of patterns with a wildcard in another place start.
    static let wildcards: [UInt32] = [
        140148, 85467, 220744, 31326, 144741, 135627, 42425, 150600,
        3482, 103412, 241444, 212544, 155707, 209447, 195666,
    ]

    /// The first byte of each of them, and the last one times 256; 0 for a wildcard.
    static let wildcardEnds: [UInt16] = [
        9472, 30208, 31232, 0, 0, 32256, 46, 68,
        77, 82, 83, 29184, 29793, 29801, 29811,
    ]
}
