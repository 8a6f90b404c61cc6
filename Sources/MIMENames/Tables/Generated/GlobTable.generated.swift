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
                                                             51*.xfdl1Jo0b050041*.igx09:0b0500    41*.nlu0UQ\#
        0b0500            41*.pki0U30b0500     31*.p60eW0b050041*.zmt0;c0b050071*.n-gage0Jm0b090051*.p_hi11>\#
        0b0=0051*fstab1;c0b080042*.tbz1cV0l0=100SN0b091071*.c11amz1H20b0900                                 \#
                                               41*.kss07]0b090061*.pgsql1MQ0b0900                           \#
                       51*.xdwe0B:0b0900                                 31*.p41Bn0b0500             81*.sni\#
        ppet08l0b0900;1*.vssettings0c40b0=00                                  41*.pkm0\C0b0=0041*.pir11L0b05\#
        0071*zlogout1f30b0800       51*.woff0FE0b0=00  41*.hl71080b0900  81*.wixproj0c40b0=00       51*.flix\#
        1A=0b050061*.nginx0NG0b0900                                              34*.p81@]0b09000[A0]09001IO\#
        0\050009>0X0500   41*.ksh1f30b0900                                                                  \#
                  51*.flif14?0b0900;1*.crdownload09V0b090091*.minipsf10090b0900                            9\#
        1*.workbook1R80b0900      61*.roles1;c0b0900               81*.pypylog0oI0b0900<1*.dotsettings0c40b0\#
        =0051*.par20jo0b090041*.pkb09P0b050033*.fr1;c0b090004E0N09001aG0M090071*.drawio1:40b0=00            \#
           41*.pix1CH0b050041*.gxf06I0b0900               41*.igs1\m0b0=00                             43*.c\#
        fg0@U0X09100HH0W091018l0N091042*.rvz0K40b09000=G0S050051*.plot1;^0b0500                          41*\#
        cask14a0b0804Cask51*.uvvh0HY0b050041*.cff1XJ0b0900   31*.fq0Z90b090041*.mhr1iA0b090042*.sra19L0b0900\#
        1jG0a050031*.fv1;c0b0900             41*.ign1VP0b050031*.fy01B0b0500=1*.bash_profile1f30b080051*.xlt\#
        m1SM0b0=00                                     51*.pod61c=0b050051*.mkiv0NB0b090043*.pkg0G00b05000k9\#
        0S05000R\050900:1*.teicorpus1d\0b090041*.ksp0hj0b0900                                        ;1*.typ\#
        oscript1[]0b090051*.chpl02X0b090061*.graph04L0b0900                    41*.gxt0bU0b0500             \#
                                 61*.netrc1;c0b0800                      51*.xltx15h0b0=00            41*.td\#
        b0i80b0900                    91*bird.conf19X0b0800         <1*.swiftmodule17D0b090046*.cls0NB0l0900\#
        10l0b09000O^0X09000D10W09000_Z0V09001Dc0U090071*.xhtml21aJ0b090041*.tnf1S90b090071*.syntax1XJ0b05006\#
        1*.rebol0<\0b090042*.clp0860b050004a0X050071*.pd_lua09>0b0900=1*port_contexts0Rc0b080051*.unif1Z\0b0\#
        90051*.abap1_Y0b090041*.bcf1Z>0b0=0071*.monkey1Md0b090041*.tbi1jD0b0=00                 51*.uvva0QB0\#
        b050071*.lasso91kN0b0900                              32*.fx1?_0b05001O<0a050041*.ims1V^0b0500      \#
                  61*.kshrc1f30b080041*.cr30H80b0=00                                 ;1*.msixbundle1WR0b0900\#
        51*.uvvd1S50b050041*.cr20ZF0b0=00;1*autohandler16?0b0800@1*.sublime_metrics16[0b0900                \#
                 51*.mkvi0NB0b0900                                   41*.pif0L@0b090051*.dfac1[H0b050051*.sp\#
        df0So0b0500?1*.eleventyignore16J0b080051*.uvvi1@30b050081*zprofile1f30b0800<1*podfile.lock1XJ0b080<P\#
        odfile.lock51*.ring0J]0b0500<1*pipfile.lock1Ei0b080<Pipfile.lock61*.gleam0[N0b090041*.cfc11Z0b0=00;1\#
        *abbrev_defs14a0b080041*.sxd0[40b0=0091*.markdown1R80b0=10<1*makefile.gnu0J_0b080<Makefile.gnu:1*sco\#
        nstruct1J40b080:SConstruct52*.leex1X10l050018W0b050081*.classes0RQ0b090041*.xml0c40b0=3041*.cxf1W;0b\#
        050061*.rmiss18A0b090081*.lvclass1:G0b090051*.kdbx0mo0b0=0041*.sxm1Vg0b0=0041*.nns0d60b050041*.nnd0l\#
        k0b050034*.fs0b;0b050004E0X05001=30W050018A0V050051*.stml1Oi0b050041*.rzx1a\0b090041*.sxl0Z10b050041\#
        *.rvt0gT0b050041*.cxt0R90b090061*.imscc0JC0b090051*.xfdf1P_0b0=0041*.pkr03]0b090053*.snap0OO0l050007\#
        H0b05001NT0X0500>1*.tm_properties0`g0b080032*.fm1hV0b0=000l>0X050041*.src1lA0b050041*.zoo1=`0b090071\#
        *kconfig02R0b0827Kconfig31*.fp18A0b050031*.fb0l>0b0500:1*Makefile.*0J_0:040041*.pks09P0b050041*.sy20\#
        BM0b050041*.cfs1P40b050041*.zon1;c0b090041*.hwp1XI0b090061*.patch0i<0b0=3051*.aleo02J0b050081*.objdu\#
        mp0_50b090043*.mht0540b09001O@0X09000_]0S090041*.cfm11Z0b0=0051*.amlx0_P0b090041*.srx1IC0b0=0061*.lo\#
        g.71`>0b090041*.cry1k_0b050071*.c11amc0Tl0b0900;1*bsdmakefile0J_0b080;BSDmakefile<1*.model-inter0NZ0\#
        b090093*.manifest1Tg0b09000c40]09001;c0X090041*.ait1TD0b050061*.omdoc0?60b0900                  51*.\#
        cbor0b70b090041*.xmp16:0b050051*.tnef1S90b0=0041*.arw0VR0b0=0061*.basis1RF0b090044*.wsc1gD0l05001jK0\#
        b050004W0X05000>>0S050041*.tnt0Uj0b050041*.crw02I0b0=0041*.dff1EP0b050051*gtkrc1EZ0b080051*.scld11Y0\#
        b050042*.art1MA0l05000540b050042*.gam0^10b050008D0X050081*pkg-info07S0b0808PKG-INFO71*.juttle09^0b09\#
        0041*.xpi0Um0b0=0051*.axml0c40b0=0041*.snd1;J0b050081*suite.rc0Yk0b080071*jarfile0>W0b0807Jarfile51*\#
        .uvvt0m10b050042*.crt1ZF0b0=000OH0S050041*.arr1MI0b050051*.ktx20>Y0b0=0021**~1Y10b080071*_gvimrc1mm0\#
        b080041*.snf13;0b050051*.uvvs17G0b050041*.xpm0:@0b0=00=1*lit.local.cfg1J40l080051*torrc1F90b080041*.\#
        snb1gJ0b090041*.im10^L0b0=00                                 51*.stpx0S90b0500      43*.img0gV0b0500\#
        0m;0D05000R\05050061*.log.41`>0b090031*.fh1;90b0500    41*.cla1]80b050042*.jks1Tk0b0=001>90N050052*.\#
        pcss1JY0b09001Mc0a0500       ;1*sshd-config1Te0b0800    41*.glb0eI0b0=00                            \#
                                                          41*.sxi0a>0b0=00         71*.eclxml0gP0b090031*.fn\#
        1;c0b090061*.log.21`>0b090051*.stpz0\30b090061*.gemrc1XJ0b080032*.fo0Z00l09001WQ0b050051*.just0]N0b0\#
        50041*.ogx1bM0b0900                                            51*.finf0\P0b0500      51*.midi1ia0b0\#
        =00   31*.fl07_0b0900           51*.cram0UB0b0=00            41*.bin0R\05090041*.clo0NB0b0900       \#
                     51*.chem0Un0b050061*.log.11`>0b0900                  41*.imi1PL0b0900       52*.xslt1PT\#
        0b0=000kN0X050081*.mbtiles0oc0b0=0091*.sas7bbak0kF0b0900                    41*.kil0900b090081*.app.\#
        src1LB0b090041*.zmm03[0b0900        >1*commit_editmsg1Qo0b080>COMMIT_EDITMSG  51*.psf10090b090041*.p\#
        ig0Zl0b0900                                           41*.ppd17C0b0=00          51*.lock1;c0b0900   \#
                                        71*.lasso81kN0b090032*.3x0=90b09001Nj0a050051*.smov1@;0b0500      41\#
        *.or30PH0b050051*.spdx1de0b050051*.luks0gV0b0900                      61*.log.51`>0b090041*.xpy1J40b\#
        050061*.mumps1]\0b0900                                                                              \#
                41*.sna01W0b0900    41*.tz21cV0b0900              91*.afdesign08>0b0=0091*slakefile1dR0b0809\#
        Slakefile41*.su71=e0b050061*.dcurl1UF0b090041*.crd0=80b050051*.sxls0Z10b050061*.nebul0S40b0900 71*.p\#
        df.gz05]0b0=0041*.or20PH0b0500                                            43*.pic1[N0b05000Un0X05000\#
        8<0S0500                         42*.dfu0NB0l09000QD0b0500                                          \#
                                                         32*.ps0En0b0=301?_050930:1*.sha256sum1@W0b090041*.s\#
        7m0CJ0b0500                                  41*.uf20aJ0b090071*.pascal0c<0b090031*.pr1750b050041*.i\#
        my0FR0b090081*.cdx.xml0Na0b0900                                                                  51*\#
        eqnrc1Nj0b0800      32*.3m1Nj0b05000=90X0500                                                      41\#
        *.kin0XO0b0500                  51*.segy1PM0b0=0051*.uvvm0ko0b050061*.eyaml1XJ0b090041*.jav1;_0b0500\#
        42*.srl1gA0b05001;c0B050061*bashrc1f30b080032*.pp00J0b05000c<0X090041*.4gl1QG0b0500                 \#
                                                51*.sldm1g30b0=0041*.xpx1Be0b0500   61*.log.31`>0b0900   51*\#
        .wiki1gf0b0510                              51*.prql1>R0b0500                                   G1*p\#
        ackage.use.stable.mask1;c0b0800=1*cabal.project1_l0b080061*.log.01`>0b090052*.tact19m0b09001Ei0X0500\#
        31*.zs19@0b0500                                                                                     \#
                               51*.exrc1mm0b0800                                  =1*.eslintignore16J0b0800;\#
        1*pacman.conf1Ak0b080041*.nnw1IA0b0500                   51*.🔥1TM0b050051*.ahkl1WO0b090051*.opml1nD0\#
        b0=00       41*.imf1RW0b090041*.eye0>W0b0500                                                        \#
                            52*.vbox0:V0l09001O>0b050051*.qasm1GA0b050042*.pkl0AK0b09001@I0a050041*.ism09=0b\#
        0500                31*.pq0CF0b0500                                 <1*.senml-etchc1Im0b090051*.uvvp\#
        1NI0b050041*.mrw1J`0b090041*.ogm05F0b0900                  81*sha1sums1@W0b0808SHA1SUMS             \#
         71*.gotmpl0=60b090041*.ppt1200b0=10                                                    51*.sldx1NY0\#
        b090042*.sys0;m0l05000=>0:0500;1*makefile.am0J_0b080;Makefile.am                                    \#
                                         41*.tb21cV0b0900     41*.vfk1b50b0500 41*.rbw0>W0b090051*.gypi1J40b\#
        050041*.oeb1ZY0b050032*.pc1iI0b0=001=90X0500   41*.rbs1Sn0b0500         41*.xyz0BR0b0500            \#
                                       32*.pb1iU0b05000j40X050041*.dpr0c<0b0=00         71*.pkpass12Q0b0900 \#
                                                     :1*.copyright0_m0b0900                                 \#
                        41*.rbx0>W0b0900         :1*puppetfile0>W0b080:Puppetfile71*.htm.j20R=0b090051*.ical\#
        1i00b050043*.mrc13\0b05000X80X05000?>0I050032*.py1J40l0=300Ym0S093041*.b161PN0b0500:1*.themepack1b30\#
        b090061*.sthlp0K50b0900    51*.yang1Y]0b0=00                          61*.rhtml0Da0b0900    51*.neon\#
        1L?0b050042*.emz01X0b09001I;0X050041*.jad0Mh0b0=0071*license1;c0b0<17LICENSE          41*.zwc1aZ0b09\#
        0061*.acutc0;i0b0900             62*.vimrc1mm0b08001mm0b090041*.mst1S[0b0900               51*.vmdk1\#
        `50b0900                51*.ascx1fM0b0900                                @1*.sqlite3-journal1cS0b090\#
        0                                                        41*.dzr0^<0b050051*.jslt0T?0b050041*.lmi1J4\#
        0b050041*.jhc0[P0b050051*.psfs0HG0b050091*.tlclient0Em0b090041*.emm1=c0b0500       51*.mads0gY0b0500\#
             41*.fun1Ib0b090041*.isa1m?0b0500<1*package.mask1;c0b0800 41*.kfo0ga0b050041*.lfe0Ec0b0500      \#
               42*.typ1?^0b0=000c40X050043*.msi1S[0l0=1012V0b05100R\05091062*.emacs14a0b080014a0b0900       \#
                                             41*.mde0QG0b090062*.mount06X0l090018l0b090061*.mspec0>W0b0900  \#
                                                             51*.im240^L0b0=00                      61*.mdow\#
        n1R80b091041*.dpx0KO0b0=00:1*.caddyfile17o0b090043*.elc0@Y0b09001;c0B09000R\05090061*.phtml1W?0b0900\#
        51*.fh121;90b090061*.smali0eV0b090071*.env.ci0jB0b0800                   41*.jac1G30b050041*.eml0540\#
        b0=0051*.tool1f30b050051*.qmlc0iZ0b0=0071*.yarnrc1;c0b0800                      42*.msu0l00S09000R\0\#
        50500   41*.mrb04k0b0900                  41*.atr1OR0b090051*.boot06Z0b0500>1*dune-workspace1;c0b080\#
        081*._coffee12P0b090041*.msa1\80b090071*.rfcxml1\B0b090041*.msf1ah0b0500                    41*.mdx1\#
        _<0l0=0041*.lmp09=0b0500     41*.csi1jD0b0=00                                           43*.tpl02a0b\#
        09000W]0X09000=60W0900                                                                   41*.kit0D90\#
        b0500              41*.elm01N0b0900               41*.bib0ci0b0=00                        91*.cmake.\#
        in0U40b090037*.so1K\0l0=001`Q0D05001Io0C05001W>0B05000Yo0505000R\0409000B:03090042*.nar1<30b05000Ih0\#
        I050041*.eln0B<0b090043*.csl1fT0b08000gS0b0=001fT0X050041*.xpt0TL0b050041*.ppj0NV0b050033*.sl0\D0l09\#
        001:f0b09000Yd0X050041*.jmx1;c0b090042*.org1EM0l0=100PH0b091051*.fh111;90b090031*.sg1R00b050031*.sj0\#
        ;N0b050061*.razor19S0b090041*.ggb1Z=0b050041*.msc1IU0b090043*.arc1=F0b05000JA0X05000\W0W050041*.tpt0\#
        jU0b0500:1*dangerfile0>W0b080:Dangerfile41*.w600>O0b090041*.wdb1`\0b090041*.tpo0J_0l0;05*.Tpo71*.psq\#
        lrc1;c0b0800                           51*.wmlc1C]0b0900     41*.msh1o]0b0500       62*.vhost1[V0b09\#
        000NG0X090051*.hcom1UK0b0=00                                                        44*.elf0Yo0b0=00\#
        1K\0X05000M:0N05000Th05050034*.pt1\?0b05001o\0a05000kN0X05000AK0D050071*.buffer0R\05090041*.mdb0QG0b\#
        0=0061*.mscml1>H0b0900 41*.css1JY0b0=30       52*.book1hV0b09000l>0X0500 41*.mef0@D0b0900           \#
                                                                                                        42*.\#
        cst0R90b09000HS0X0500:2*.dircolors1[A0b08001[A0b0900;1*gradlew.bat0d`0b080071*.thrift0=40b090041*.su\#
        g0@A0b090081*todo.txt0j;0b0400<1*browserslist0;g0b080061*.pc.in1iI0b090071*.ceylon0?I0b090031*.sm0N=\#
        0b0500<1*.appdata.xml1740b0=0061*.minid03Z0b090041*.xpw1Be0b050051*.sppt19W0b050041*.fut1b[0b090031*\#
        ack0j70b080042*.xpl0\]0b09001PT0X050041*.rct0Fe0b050051*.cdex0:20b090041*.irm0_@0b0500;1*.cppobjdump\#
        1IH0b090061*.zshrc1f30b080052*.uvvu1be0b050004i0X050031*.sd0@Z0b050051*.fh101;90b090041*.gau0`_0b050\#
        041*.ah21WO0b050043*.mdc1R80l09001[[0b050008k0S050041*.lgt0dR0b090041*.dfm0c<0b0500>1*.googlesql.sql\#
        1=40b090051*.slnx0c40b050041*.cld1]M0b050061*.bcpio1=E0b0900>1*.oxlintrc.json16[0b080041*.sxw0ji0b0=\#
        1081*.targets0c40b0500J1*.sarif-external-properties1B_0b090061*.qcow20??0b0=0071*.lottie1oR0b0900   \#
                         51*.rint18A0b0900                                                                  \#
                                    32*.3p0=90b09001Nj0a050051*.xpak1AK0b0500                               \#
                    51*.cmxa1S:0b0=0041*.ez31];0b0500:1*.env.local0jB0b080051*.elpi1nC0b050041*.qti03k0b0900\#
                  81*doxyfile1;c0b0828Doxyfile41*.cyp0XC0b090061*.log.61`>0b090041*.arj1oh0b090051*.uvvv00F0\#
        b050051*.mscx05E0b050051*.mjpg1ol0b090091*thumbs.db0:m0b080061*.curry1FA0b0900                      \#
                 :1*m3makefile0A_0b0800                                                        41*.crx0=\0b0\#
        =0041*.mpy1350b0500                   51*.puml0:i0b0900                       51*.mscz1NS0b0=0051*.a\#
        idl0m70b0900       41*.clj06Z0b0=00 51*.gcda1lf0b090061*.blend1BC0b0=00                             \#
           41*.ah11WO0b050071*ant.xml1lh0b0800        ?1*.bash_functions1f30b0800                     41*.pp\#
        a1200b0900                                            41*.iml0c40b0=0041*.csr1:_0b0=00D1*dev-require\#
        ments.txt1JS0b0800;1*.storyboard0c40b0=0081*.atomsrv0Kj0b090041*.coq0Ic0b050041*.xpr06G0b050061*.ust\#
        ar1Ag0b0=00                                                       @1**.so.[0-9]*[0-9]1K\0l0800      \#
        51*.dfxp0di0b0500              41*.mpw04o0b090041*.bik1FJ0b090071*go.work0bR0b080042*.srw08R0l09001j\#
        G0b050051*.icml1]60b090041*.ora1LG0b090041*.gap0HD0b090041*.mpv1SC0b090041*.srv0FF0b0500=1*.antlers.\#
        html04S0b090041*.med16@0l090091*.pspimage1DJ0b0=0041*.ogv14>0b0=0041*.ez209?0b050051*.tofu1P<0b05004\#
        1*.lgr1^30b050042*.nas1mM0b09000Uo0X050041*.tzo1o[0b090041*.ppm0[K0b0=0051*.shex1i_0b0500=1*.node-ve\#
        rsion1;c0b080041*.csm1hj0b0500<1*.php_cs.dist1W?0b080041*.sun0^L0b090041*.c3d1Ig0b050045*.sub1d]0l05\#
        001JX0k05001g90j050018@0b05001EC0X050031*.sb0bN0b090051*.crtr1o=0b050051*.mjp208C0b0=0051*.heex1X10b\#
        050081*.onetoc21\60b090041*.orf1J[0b090041*.jmp1Ph0b0900            91*.ds_store09[0b0809.DS_Store71\#
        *.nimrod16b0b090051*.vsix0<I0b090051*.emlx0K=0b090053*.spec0FD0b0=000>W0X05001J40W0500              \#
                                                     31*.zz01J0b090032*.gb0In0S05001DR0N050091*.portugol0?@0\#
        b090041*.tac1J40b090051*.2img1460b090051*.ssml0=i0b0=0071*.zmodel14R0b090041*.tps09P0b050041*.tpp0oJ\#
        0b0900                             51*kshrc1f30b080042*.cxx0oJ0b0=000@[0X0900   91*gtkrc-2.01EZ0b080\#
        042*.lrf0Bg0S09000R\050900                                        61*.gtkrc1EZ0b0900        61*.fhtm\#
        l0Ye0b090041*.wpd0>O0b091052*.tres0Om0l09001oE0b050041*.ixx0oJ0b090041*.imp0\O0b050061*.rbmnu0Wc0b09\#
        0041*.tcu1=D0b050043*.msm1S[0l090009=0b05000R\05090042*.xdc0gT0b05000B:0N050041*.ufd1D80b050041*.c++\#
        0oJ0b0=0041*.pkd1jH0b050041*.lrc01m0b0900         61*.xmind1jF0b090041*.im80^L0b0=00  81*.profile1f3\#
        0b0800   43*.tab1;c0l09000dO0g09001Bj0b050051*.aaxc0kA0b090091*.devhelp20c40b0=0042*.xmi0c40b0=0017>\#
        0X050034*.sc06h0l09000=Q0b05001cQ0X05001J40W0500<1*.safetensors1Aa0b0=0041*.csp0HS0b0500            \#
                81*.jsonnet1`n0b090041*.4ht0NB0b090042*.sru1lS0b05001jG0X050081*.todotxt0j;0b090061*thanks1;\#
        c0b0816THANKS31*mmt1Nj0b080043*.orc1N20l090009C0b05000P80X090051*howto1;c0b0815HOWTO                \#
            91*.scsyndef0?n0b0=0043*.srt0ER0b0=001ji0X05001;c0W090041*.xps0@g0b0=0041*.aif1Y;0b0=0041*.igl1f\#
        i0b050041*.pil1aY0b050041*.xwd1k30b0900                                42*.mqh1J>0b090018a0X0500    \#
                                     41*.igm0>M0b050051*kakrc1\`0b080081*.package1df0b0500                  \#
                                                                                                            \#
                               41*.wpg12e0b0=00                  42*.gsp1500b05001@X0X050051*.xgrm1;c0b0900:\#
        1*glide.lock1XJ0b080041*.msl15B0b050041*.mpt0JP0b090031*.ft1;c0b0900<1*.senml-etchj1P?0b090051*.jsfl\#
        0RA0b0500@1*.xcworkspacedata0c40b0=0042*.cso1n<0b09001j=0I050046*.mod0Vc0l05000P_0b050000C0X05000aj0\#
        W05001=d0V05000<l0U050051*.vapi07=0b0900                                                B1*.sublime-\#
        workspace16[0b090051*.odft1EA0b0900    41*.inp08D0b050041*.tar0B?0b0=1031*.io0>40b050042*.ins0NB0l09\#
        001XZ0b050081*announce1;c0b0818ANNOUNCE41*.p2p03@0b050051*.ssdl1]T0b0500                       :1*id\#
        _dsa.pub0ML1@0800>1*buildozer.spec18l0b080031*.in1;c0b091061*.decls0<B0b090041*.inv1GD0b0=0051*.trig\#
        0]i0b090081*.8xp.txt1GT0b090046*.tap18?0l05001[S0g05000H40b05001f30D05000j00B05001<R0?050031*mmn1Nj0\#
        b080031*.il19[0b050041*.ahk1WO0b090081*.btsnoop0jk0b090041*.one1\60b0900>1*.sublime-macro16[0b090051\#
        *.esdl0mn0b050031*._*06P1J0800?1*copyright.regex1;c0b080?COPYRIGHT.regex 41*.lpr0c<0b0900           \#
                                                                                                            \#
                :1*.hprof.txt1LW0b0900   41*.asd18\0b090051*.icns1<j0b0=0041*.cod0PW0b0500                  \#
              41*.tau1ih0b050042*.mid1ia0b0=001==0X050041*.ymp1I@0b0500                                     \#
           41*.asf1Ai0b0=00      42*.sml1Ib0l09001Sk0b0900>1*.sublime-build16[0b0=0041*.mif1oT0b0900        \#
                                                                                                            \#
           43*.asn1bI0b050014g0X05001YZ0W0500   41*.sab16h0b090041*.wri08@0b091061*.rbfrm0Wc0b090041*.inx1]6\#
        0b050091*.textgrid1O_0b090061*.rchit18A0b090061*.gsite0dZ0b090071*.gvimrc1mm0b080041*.m1v03m0b050042\#
        *.smf1mO0b09000g;0D0500                               41*.odd1d\0b0500                              \#
                  51*.astc1640b0=0042*.smi0cI0l09001Sk0b090042*.taz0j>0b09001mW0S050041*.odg0iB0b0=0041*.wrl\#
        0TR0b0=00               71*profile1f30b0800                       51*.ulog0==0b090042*.h++0K>0b0=000\#
        oJ0X090031*.ik0Yc0b050043*.ase0L10b09001bm0I05001;c0B0900                       71*control05K0b0800 \#
                  41*.krz0LD0b090051*.swig1^]0b0900                         41*.saf10:0b050051*.usdz0m90b090\#
        042*.sam1Tc0b05000dO0D050041*.x_b1Rn0b050071*.bibtex0ci0b0=0041*.odc14P0b0900                       \#
                                              41*.mie1_b0b090041*.tat0]c0b0500            41*.tam1>P0b0500  \#
                  52*.frag18A0b05000RA0N0900                              41*.es60RA0b050041*.sma1S_0b050041\#
        *.kpt0nT0b090041*.sss1mj0b0500  51*.icls0c40b050051*.teal0T90b0500                                  \#
                         51*.mets0iA0b050041*.sst0On0b0900      52*.epsf08:0l0=000En0b090041*.ext1QC0b050041\#
        *.sox1SB0b090041*.lnk18[0b0900                                                                      \#
                                                                                                            \#
                                     71*.mrpack0>J0b0900        91*.sas7bdmd0CJ0b090041*.udo09C0b0900       \#
                   41*.tal0K]0b050042*.exr1iC0l0=001S@0b0900       41*.dgc1U40b0500    42*.mf41\:0b050004:0I\#
        0500=2*.dockerignore16J0b080016J0l0900           51*.snbt12<0b0500                           41*.moc\#
        1HA0b050041*.smc1mN0b0500               41*.asm0Uo0b0=00                 42*.mir1XJ0b09001k40X050051\#
        *.gltf1:D0b0=0061*.bazel1;c0b0900        41*.vcs1N_0b0=0041*.fap06H0b090041*.ssv0e70b050041*.odb1^40\#
        b0=0042*.dot1C50l0=000bX0b0900:1*.sfd-hdstx0V10b090081*.sqlite30Gi0b0=0041*.ktm0580b050042*.aso1n>0b\#
        05000Cm0X050041*.smh0U20b050041*.ahx0Vc0b090041*.x3f1R90b090071*.tar.lz0mm0b0900<1*Dockerfile.*1L;0:\#
        040041*.sac15A0b050042*.mpp0JP0l09000jI0b050042*.smv1]h0b05000Y:0X0500?1*.sqlite-journal1cS0b0900;1*\#
        troffrc-end1Nj0b080042*.smk0e40l09000bi0b050041*.mpq1I80b090041*.hvd1:S0b050041*.dor09=0b050041*.jwk\#
        0h_0b0=0061*.tftpl1UW0b090061*.pcf.z1m]0b090043*.gst0c40b09000j`0X05001@X0W0500@1*gitignore-global16\#
        J0b080051*.gaml1G20b050051*.xenc0`h0b090091*.hgignore1;c0b080041*.phm1ei0b090041*.at31gQ0b090051*.re\#
        ls1Qh0b0=0041*.ulx0EV0b0500B1*.terraform-version1;c0b080041*.exs18W0b0=0062*.cairo0320b09000oG0X0900\#
        81*.sqlite21510b090051*.heic1=L0l0=0051*.mol20BM0b0500;1*.luacheckrc09>0b080041*.odm0il0b090051*.inf\#
        o07F0b0510>1*.dylan-console0^Z0b090041*.cob0F10b090041*.tao0\X0b050042*.hxx0K>0b0=000oJ0X090041*.soy\#
        0OS0b050042*.cmx1S:0l0=0000E0b090071*.shaclc1[:0b090041*.hzp0c40b0=0031*.it0Nd0b050042*.asl0Nb0g0500\#
        1V=0b050071*.sha3841@W0b050051*.udeb01>0b090041*.ily1L40b050051*.usda0X40b090091*.pd_linux1K\0b0=004\#
        1*.lpf16g0b090041*.ofx0d50b0900 51*.gpkg1B^0b0=0041*.sse0ZD0b050041*.nif1W<0b0900>1*genfs_contexts0R\#
        c0b080051*.heif15b0l0=0041*.st71l60b050091*latexmkrc0j70b080051*.mmat0Z=0b090041*.pdn09<0b0=0041*.yy\#
        p1Ei0b050041*.ssf0>n0b050071*.keytab14;0b050041*.auc14=0b050041*.doh0K50b050041*.exi1[O0b050041*.tcx\#
        1hC0b050092*.eslintrc1XJ0b080016[0X080051*.ft111;90b090041*.p8e1IO0b0900=1*.vscodeignore16J0b0800   \#
                     41*.mgt1nm0b090041*.dof18l0b050092*changelog1nL0b0819ChangeLog1;c0N0819ChangeLog31*.qc0\#
        7@0b050051*.styl1a^0b0=0041*.ult1UM0b090041*.mgp14N0b0500         41*.ssa1@G0b090071*.creole1Rh0b091\#
        0     41*deps1J40b0804DEPS                  ;1*.slugignore1;c0b080045*.cgi0FJ0X09001J40W09001f30V090\#
        00j70N09000Yo0<090041*.ss70jG0b050051*.ft101;90b090044*.pdb0Nn0l09001oW0b05000kE0X09001nE0S050041*.r\#
        wl0Y20b090051*.pptm03h0b0=0041*.rei0JF0b090062*.xhtml1aJ0b0=300kN0X0930>1*.containerfile1L;0b090071*\#
        .sbatch1f30b090061*.mseed1><0b090051*.ft121;90b090081*.torrent1[50b0=0041*.bbc0Xc0b050051*.uplc0Dn0b\#
        050041*.off1;c0b090051*.gorm0fH0b0=0042*.cml0:j0b0=000R:0X050041*.tcl0gT0b0=0041*.cub02d0b0500      \#
                                               41*.tcr1eL0b0900                                             \#
                                            :1*robots.txt1=:0l080041*.x_t0aB0b0900   41*.cgm09D0b0=00       \#
                    41*.txx0oJ0b090071*credits1;c0N0817CREDITS42*.x3d0Uh0b0=000X^0X0500    61*.swift1Y\0b0=1\#
        051*.latm1O?0b0900       51*.croc1g?0b0500                                               51*.jmod1:7\#
        0b0=00             71*.dyn_hi11>0b0=00           41*.miz1;50b0500<1*makefile.inc0J_0b080<Makefile.in\#
        c41*.csv12:0b0=10;2*build.bazel1J40b080;BUILD.bazel0_l0X080;BUILD.bazel51*.rgbe08<0b090071*.glyphs0R\#
        Q0b090041*.fti18Y0b0500                                    41*.doc0bX0b0910                         \#
            41*.ktz1010b050043*.afm0Gj0b05000DY0X05001G70W0500                                              \#
         41*.cmo1S:0b0=00              71*md5sums1@W0b0807MD5SUMS42*.cue0HI0b09000gb0X0500:1*dir_colors1[A0b\#
        080:DIR_COLORS51*.cmdf1_L0b050042*.mps0V00b05001l20X050081*.listafp00N0b090091*mavenfile0>W0b0809Mav\#
        enfile41*.xlz1[M0b0900                      51*.fsti0f20b0900                         61*_vimrc1mm0b\#
        080041*.dzn13H0b0500                                                                       41*.ssp1_\#
        [0b0500  41*.udf1Bj0b050051*.perl0j70b0=00  :1*assets.car1CS0b080:Assets.car71*.shproj0c40b0900     \#
                                     42*.ash1lK0b090012I0X050041*.mgc1360b0900;1*.vstemplate0c40b0900 71*.ac\#
        tion0FF0b050051*.xcat1;c0b090061*.facti0ag0b0900                                     :1*.snakefile0b\#
        i0b0900             41*.tmo1PI0b050061*.zimpl0kC0b090042*.eex1X10l090018W0b0500>1*.objdump-intel1Xl0\#
        b0900:1*.zsh-theme1f30b090042*.exp0Wm0b05001eM0X0500                    ;1*.handlebars1?;0b090041*.s\#
        r70cZ0b0500    41*.gmx04B0b050041*.sos1hm0b050051*.ccmx1I[0b0900                                    \#
                                                                                      <1*.antlers.php04S0b09\#
        0041*.aux0NB0b090061*owners1;c0b0806OWNERS42*.com12V0b05000kb0X050031*.sh1f30b0=30                  \#
                                  :1*.automount06X0b090041*.txz1`30b091031*.si1BI0b050041*.tak0ZV0b0=0041*.x\#
        101^Q0b090041*.odf1Ri0b0=00:1*squid.conf01K0b080041*.sa712R0b050041*.ead0c40b050031*.sv0U[0b0=0051*.\#
        dpkg0`G0b050041*.oda1;G0b090091*.cdx.json0n90b0=0051*.pike0aX0b090041*.gsx1@X0b090081*.html.j20R=0b0\#
        90051*.adml0c40b090041*.rbi0>W0b090041*.1231Z[0b0900                                                \#
                                                                                                            \#
              41*.smo1@;0b0500                          :1*modulefile00J0b080:Modulefile51*.yara0W`0b050042*\#
        .bzl0_l0l09001J40X0=00                    51*.ecma0_O0b090051*.gnus14a0b080041*.lrm1?e0b050041*.tml0\#
        c40b0500           :1*.gitreview18l0b080041*.rcc1e_0b0=0041*.aug1HK0b090061*.lagda1d10b090041*.exw10\#
        E0b050051*.scap0l60b090047*.exe0;m0l0=1012V0b09101kH0X09101<20D09100=>0:09100Yo0705100R\05091041*.cs\#
        x0Ak0b050051*.jpeg0e90b0=10     61*.eliom0SL0b0900                     41*.es316H0b090051*.geom18A0b\#
        090061*.ascii1JK0b090041*.mmf0l?0b090071*a_*.txt1650b0800 41*.mss0R_0b0500;1*termcap.src0QF0b080031*\#
        .ec06F0b0500  <1*pubspec.lock1XJ0b080051*.wlnk0iP0b050031*.eb0:e0b0500                              \#
                              <1*.c++-objdump1IH0b090051*.dotm0m80b0=0041*.ggt0Q60b050061*.ircam0]_0b090042*\#
        .pwn0m?0b05001S_0X050071*.liquid1hQ0b090042*.mmd0f00b050016L0X050041*.ggs0>a0b050071*.mcmeta1Ei0b090\#
        051*.move1M?0b0500                      E1*.sublime-color-scheme16[0b090041*.mdi1WI0b090031*.sz1Qn0b\#
        090044*.msp1cC0l09001S[0b05001iB0I05000R\05090051*.bson0oB0b090051*.exec1[D0b050051*.part09V0b090041\#
        *.mdo1;c0b090051*.sswf0JG0b0500       71*.vtnstd0WX0b090031*.pf0HU0X0900                            \#
           51*.wmls1@=0b090071*.clixml0c40b090031*.ss1o`0b090041*.gdb0[=0b0500                51*.3dsx0UX0b0\#
        90071*.vcproj0c40b0=00  41*.isl0WB0b0500 41*.ppz1200b0900                                           \#
                                                       41*.z8010M0b0900  31*.pd0n\0b0500                    \#
               44*.gml0iE0l09000gO0b05001CF0X05001]W0W0500              72*.socket06X0l0=0018l0b0900        \#
                        51*.cpio0Ug0b0=00                                                  32*.sw0Uc0b05001O\#
        50X0500            72*.shader1MT0b090018A0X090081*.devhelp0c40b0=0081*.schemas1;c0b090032*.ph0j70b09\#
        000mH0X050072*.gsheet0K?0l09001le0b090033*.st0Bo0b0=0007>0a05000`E0X050041*.msx0^g0b090041*.iss0WB0b\#
        0=00        41*.gmo1370b0=0041*.vfr1`=0b0500                 41*.p2118I0b090051*.quiz1fE0b050041*.le\#
        x1_d0b050041*.jag07?0b050041*.nuv1ca0b0900?1*.env.production0jB0b080031*.eg0`f0b050081*.minisig1E50b\#
        0900                                            <1*rebar.config1LB0b0800          41*.m211Hg0b050071\#
        *.mozlz40h=0b0900                        41*.n641hc0b090091*.rest.txt1mQ0b0900          51*.im320^L0\#
        b0900   41*.elv1]X0b050046*.iso0Kh0b0=000K40S05000H30R05001F\0Q05000=G0P05000R\05090034*.pl0j70b0=00\#
        1DA0X05000eW0W05001MY0D090032*.sp1SO0b05000Ib0X050041*.gdc1_h0b050041*.gdz1OM0b090092*.jshintrc1Ei0b\#
        080016[0a080081*terminfo1UE0b0800                                                                   \#
                           ;1*.overpassql0Xd0b0900                                 45*.ncl0RE0b09000gO0X0500\#
        0c40W05000fb0V05001;c0U0500                                             71*xinitrc1f30b0800         \#
                                    41*.jar14I0b0=1051*.zipx1_\0b0900:1*.arcconfig1Ei0b0800;1*project.ede14a\#
        0b080;Project.ede41*.emb1Rg0b0500                  51*.webp19V0b0=10                    61*.inkml1GG\#
        0b0900                                                  71*.snupkg1_\0b0900        41*.fth04E0l0500 \#
                        41*.txt1;c0b0=3041*.pps1200b0=0051*.aart1;c0b090053*.json1Ei0b0=301^d0X05301G?0W0530\#
        51*.cpkg1Z@0b0500                      41*.jai0mM0b050051*.3dml0:Q0b090051*.tcsh0CI0b0=00;1*.weechat\#
        log1DK0b0900                  41*.stw0[I0b0900     41*.oft1a;0b090041*.jsh1;_0b0500                 \#
           41*.jsc0iZ0b090042*.tmx12S0l0=000SX0b050041*.jse1=b0b090091*.plantuml0:i0b090041*.wmc1``0b0500   \#
                                               91*.metallib13`0b0900                                        \#
                                              31*.pk0WF0b050051*.qtif1\g0b0=0042*.dcl0F80b05001;c0X050031*.i\#
        31WH0b0=00                                           91*.rakutest0eW0b090041*.grv1Gb0b050041*.isp1XZ\#
        0b0500                                                          41*.cl206Z0b050091*.env.test0jB0b080\#
        0=3*.editorconfig18l0b080018K0a080018K0b090081*.docjson1R_0b090071*.eliomi0SL0b090041*.auk1L:0b05009\#
        1*.xcscheme0c40b0=0041*.nii1<J0b0=0042*.j2k0RX0b0=001fQ0:0500<1*lit.site.cfg1J40l080041*.tcc0oJ0b090\#
        041*.ftn1hX0b090041*.afp00N0b050061*.theme1DF0b050063*.mhtml0540b09001O@0X09000_]0S090031*.sr1@U0b05\#
        0041*.irp1PS0b090041*.qgs0jM0b050043*.oga1SW0b0=001T?0S09000Rb0R090041*.nut0;10b0500                \#
          41*.gmi0km0b050041*.jsb0RA0b0500              71*.numpyw01:0b0900        61*.wmlsc1@D0b0900       \#
                  51*.zabw1OA0b0900              41*.dcm1jo0b0900                   41*.rej0i<0b090042*.sr21\#
        GP0l09000VR0b050051*.fppi1IJ0b0500<1*_helpers.tpl0=60b080042*.dcd10F0b05000I90I050051*.tree0A^0b0500\#
                                                                                             71*.factor0<X0b\#
        090041*.tlb0XS0b050041*.cmt1S:0b0=0051*.cdfx0DO0b050041*.2651i@0b0900                          41*.g\#
        al0lM0b0500     71*.lookml0:n0b0900<1*.xojo_script1K@0b0900                                         \#
          42*.cmp0_;0b05000gO0X0500                                                      41*.jtd1di0b0500   \#
                                                                            41*.jte1Ao0b0500          41*.df\#
        y02c0b0500                              41*.ofs1IW0b0900                41*.j2c0RX0b090061*.ppttc1VD\#
        0b0900 51*.3gp204D0b0900                                       41*.wmx03S0b050041*.wdp1_R0b090041*.x\#
        qm1fo0b090071*.rbtbar0Wc0b090071*.vipgrm13n0b090041*.tpb09P0b0500                           51*.mmas\#
        0Z=0b0900   61*.vicar0YM0b090042*.wmz1_40b090001X0X050051*.egrm1;c0b0900                            \#
        51*.cfml11Z0b0=0051*.edge0=V0b0500             41*.mq51J>0b0900             41*.kia18j0b0500        \#
                              42*.rw21ho0l0=000?l0b050051*.wsdd1;c0b090051*.zpaq1T<0b0900                   \#
              51*.xmls0GA0b050041*.ulg0==0b0900 41*.yrl1LB0b0500                                            \#
                       ;1*deliverfile0>W0b080;Deliverfile41*.rnd0Fe0b050042*.ftl1Q\0b090006^0X050041*.sxc007\#
        0b0=00A1*.provisionprofile1Vc0b0=0051*.ston17W0b050091*.csrattrs1I50b090071*upgrade1;c0b0817UPGRADE7\#
        1*.cellml0R:0b090041*.mgz1DH0b050061*.rpgle0@e0b090052*build1J40b0405BUILD0_l0X0405BUILD51*.uvvz0c?0\#
        b050051*.ddeb01>0b0=0031*.fc1H60b050041*.ssw0JG0b050091*readme.pc1;c0b0809README.pc41*.xql1fo0b09004\#
        1*.kid1\70b090041*.t6418?0b090061*.ihtml1;c0b090041*.p101:_0b090041*.hvs0160b050041*.2661Xk0b090052*\#
        .3gpp0P:0b09001Se0X0900                                  41*.jsm0RA0b0900                           \#
                      51*.seed1^L0b050041*.ul41S70b050082*.babelrc1Ei0b080016[0a080041*.rwz1IL0b0500        \#
                                       51*.mmap0Z=0b0900  42*.mq418a0b05001J>0X0500  41*.gan1`A0b0500       \#
             41*.sxg05a0b0=00                              32*.fd0NB0]09001G;0N0500              41*.jsa0H50\#
        b090091*.yaml.sed1XJ0b090041*.dgn0J<0b0900                                     42*.emf1c>0b0=0001X0X\#
        0500 51*.ccmp1Zl0b0500                                                             51*.seml1j\0b0500\#
                     51*.xweb1;c0b0900                                                  61*.talon1iV0b0900  \#
                        <1*.study-inter0NZ0b0900<1*gemfile.lock11I0b080<Gemfile.lock41*.hvp0P?0b050042*.efi0\#
        ;m0l0=000XE0b0500         61*.mdtxt1R80b0900<1*.haml.deface0Ee0b0900 <1*.lostsyncxml0bL0b090041*.bay\#
        1KW0b0500         ;1**.so.[0-9]*1K\0:080051*.apib0S60b0500                            31*.fa0?=0b050\#
        0:1*.config.ts1K90b0900                                       61*.xtend1QE0b090034*.pm0j70b0=100eW0X\#
        05100:@0W05101750V051041*.rtf0fQ0b0=1051*.gguf0El0b0=0041*.jam1J00b050041*.gms0k<0b050051*.psgi0j70b\#
        090051*.uvvf1S50b050043*.php1W?0b08001W?0b0=301910X053042*.rng0c40b0=001;c0X090041*.wk41Z[0b090051*.\#
        pptx0ij0b0=1071*.cljscm06Z0b090046*.ogg1SW0b0=1008A0X091014>0S09101T?0R09100Rb0Q09100bM0P091051*.sav\#
        i0>o0b050051*.dssc0\E0b050041*.unf1Z\0b090051*.s3df12U0b050051*.uvvx0_80b050041*.mex1K\0b0=0042*.nim\#
        16b0b0=000F70X050041*.val0Cm0b0500      51*.moon1\H0b090031*.ig1WH0b0=0041*.mqy0Y50b050051*.uvvg1@30\#
        b050041*.gac1K`0b050051*.kpxx16X0b050053*.dist0G00b09001;c0B09000R\05090051*.volt1Q40b050041*.box1O>\#
        0b050041*.wdl0KW0b050051*.maei14b0b050051*.jsgf0]P0b050032*.po0J_0l0;04*.Po17c0b0=0061*.psexe1g60b09\#
        0047*.asc1;c0g09001?10b090003]0X05000V20W050012I0V050014i0U05001dl080500      41*.dpg04X0b050061*.po\#
        lar0c60b090041*.ist1n]0b0500:2*.litcoffee12P0b09000e^0X090043*.smd0[k0S09000aK0D05001;c0B090041*.ofr\#
        1IW0b0900                     42*.clw0JB0b050018l0X0900                             51*.anim1;30b050\#
        0         71*.eam.fs11e0b090031*.ff1g<0b050042*.srf1Tm0l09000VR0b0500;1*jenkinsfile15H0b082;Jenkinsf\#
        ile41*.tld1;c0b090041*.kif1=70b050041*.2641[Q0b0900=1*install.mysql1;c0b080=INSTALL.mysql           \#
          71*.matlab06@0b0900            41*.p121>90b0=00                                                   \#
                                  61*.spice1710b0900                41*.wax0lE0b090032*.nu1FT0b05001JR0X0500\#
        71*.evoque01=0b090023*.c0oJ0b0;03*.C0@[0b0=100oJ0X091041*.pen1;c0b090041*.cdc0j@0b050025*.b1;c0l0900\#
        1X40b05001\G0X05001Uk0W05000be0V050081*.zlogout1f30b080042*.lib0:70b05001;c0B090051*.page0c40b0=0061\#
        *.u8msg0e=0b090031*.dg00W0b050023*.d0^=0b09000jJ0X09000J_0W090041*.vhs0?90b050041*.lsl1aI0b090051*.1\#
        clr1Y^0b050042*.lsm1;c0l09001AD0X050023*.e1G=0b05001kE0X05001UN0W050051*.beam0_^0b0=0061*.proto0?c0b\#
        0=0041*.svd1mJ0b050051*.jake0RA0b050024*.g0HD0b09000]20X05001<R0W05001;c0V090031*.ny18\0b0500C2*andr\#
        oidmanifest.xml0c40b080CAndroidManifest.xml0370N080CAndroidManifest.xml41*.vht0?90b050042*.mng1`U0b0\#
        9000NB0D090041*.svc0j:0b050061*.lasso1kN0b0900=1*containerfile1L;0b080=Containerfile23*.f1hX0b0=000>\#
        g0X050004E0W050061*.xliff0lQ0b090071*.jsonld1Lc0b0=0041*.svg0nf0b0=1031*.nq1nT0b050041*.lin0h>0b0500\#
        43*.cdf13I0l050004;0b05000`H0X050042*.wad1<[0b09000R^0S050025*.a0:70l0=001_I0b09001Io0D05000B:030900\#
        0M:02050031*.u20k20b05004?*.pem1ZF0b0=000^60^05001@]0]05001:_0\05001830[05001=A0Z05001YO0Y05000A30X0\#
        5000V20W05001IO0V05000RN06050006405050003]0405001Y90305000OQ02050051*.adlf1W:0b050081*.sv4cpio09J0b0\#
        90062*.distz0G00b09000R\05090031*.dl1690b050041*.flw0Gg0b090051*.zmpl0kC0b050041*.vhw0?90b050042*.ls\#
        p18\0b0=001=70a050026*.h0Lf0l0=100@[0b09100oJ0X091016W0W09100K>0V09101hX05091041*.cda0`H0b0900<1*.ma\#
        thematica04;0b090041*.sfc1mN0b050041*.cdx1a[0b090023*.j0[_0b05000;N0X050004U0W050052*.load1[V0l09000\#
        nF0b050033*.nb1i10b0=0004;0X05001;c0W050051*.snip08l0b050025*.x1;c0l050017>0b05001PA0X05001XS0W05000\#
        B:0V050041*.djv07E0b0=0041*.war14I0b0=0034*.nc13I0b09000;U0X09001dE0W09001<R0N090041*.s3m0Le0b0=0061\#
        *.dtshd0e<0b090051*.csml1hj0b050042*.svx1^I0b05001Qf0X050041*.lco0NB0b090052*.scpt0HT0b09001V:0a0900\#
        <1*.emberscript0`80b090031*.do0K50b0=0041*.vrm0TR0b090041*.cdi1O`0b090041*.xtm1170b050029*.o0M:0b090\#
        00_j0S05001Io0D05000R<0?05001K\0:05000Yo0905000:70505000`i0405001o:03050091*.viaframe1`=0b0900=1*.te\#
        rn-project1Ei0b0800<1*readme.mysql1;c0b080<README.mysql>1*.sublime-theme16[0b090061*.pryrc0>W0b08003\#
        2*.nr1Nj0b05000QS0X050041*.lsf0`A0b050041*.sff1en0b0=0051*.sass1=>0b0=0091*.htpasswd1;c0b080023*.n1N\#
        j0b09001Ja0a05000k10X050061*.rahit18A0b0900:1*mocha.opts1N00b080032*.1m1Nj0b05000=90X050051*.sdoc03l\#
        0b050051*.pntg0MG0b090041*.umj1ha0b050051*.dasm1Ko0b050022*.u0G=0b05000k20X050081*makefile0J_0b0<28M\#
        akefile41*.boz0RP0b090031*.u10k20b050061*.d.mts1K90b090051*.fxpl1bK0b050041*.cdl05N0b0500:1*.directo\#
        ry1DF0b090041*.fly00g0b090041*.flp1Ck0b090041*.per0UR0b050042*.vhd0500l05000?90b050061*.knsrc18l0b09\#
        0041*.iol11V0b050041*.mwf1g40b050022*.y0MA0b0=001@a05090051*.lslp1aI0b050061*.cobol0F10b090041*.lsx0\#
        `A0b050023*.k0SK0b050017R0X05001=80W050052*.lidr1oD0b05001Ud0X050041*.m4p16B0b050051*.mmpt0Z=0b09003\#
        1*.r30<\0b050061*.rbbas0Wc0b090042*.cdr0>00b09001i90X050061*.crmsh0A@0b0900<1*contributing1;c0b080<C\#
        ONTRIBUTING51*.tikz0NB0b0900;1*haproxy.cfg0HH0b080031*.ni0;50b050031*.r20<\0b050041*.lca0:h0b090041*\#
        ._js0RA0b050041*.sfo14[0b090091*.ckignore16J0b080052*.xhtm1aJ0l09001k90b050043*.m4v1V;0l0=001410b090\#
        00I`0D050032*.nl1=70b05000nS0X050031*.no1;c0b050041*.m4u0k:0b090072*cacerts1Tk0b08001>90N080041*.mwc\#
        04X0b050091*.iso191390S20b090081*fakefile01B0b0808Fakefile81*.inputrc05Y0b080081*.depproj0c40b090041\#
        *.rnc0>20b0=0043*.stl10U0b0=000KN0X050014S0D050041*eask14a0b0804Eask41*.xop1aD0b090041*.f4b0`M0b0900\#
        71*troffrc1Nj0b080026*.t0j70l05000eW0b05001Po0X05000U90W05001f30D05001Nj0:050025*.v0UO0b0=000Ic0X050\#
        00Sh0W05000kJ0:05000\209050071*.onepkg1\60b090061*.numsc01:0b090053*.opus1SW0b0=000:\0X09001180S0900\#
        31*.dz1jD0b090051*.line0S40b050041*.cds0BH0b050042*.cjs0RA0b09001[g0X050041*.vhi0?90b050041*.pef0]@0\#
        b0900<1*makefile.wat0J_0b080<Makefile.wat?1*workspace.bazel0_l0b080?WORKSPACE.bazel41*.lyx1SQ0b09006\#
        3*.plist0m\0b09000<A0X09000RQ0W090051*.grb20AQ0b0=0041*.aal0O@0b050051*.rsat0gX0b050041*.oa30n>0b050\#
        041*.oa219n0b050031*.nf1P>0b050041*.sfd0g50b0=0041*.aam0ak0b050041*.stm0MT0b090041*.au31hP0b090021*.\#
        ~1Y10b050023*.i1^]0b05000Uo0X05000mH0W0500@1*security_classes0Rc0b080071*.imgcal1b^0b090041*.vrx18A0\#
        b050051*.adls1W:0b050041*.cdy1af0b050041*.lid1kG0b090022*.w0Z>0b050010l0X050071*.bsdiff0\^0b090051*.\#
        m2ts14Q0b090051*.cast1?i0b090051*.jaii1[E0b050042*.sfv0H=0b05001RM0X050041*.mny0IF0b090031*.dm0fE0b0\#
        50041*.peg1Sl0b090041*.std1H<0b090071*.sha2241@W0b050071*.bigwig0cW0b090031*.xo0lP0b050061*.jison0@0\#
        0b090081*.lostxml1\E0b0900C1*.all-contributorsrc1Ei0b080061*passwd1;c0b040041*.aax0i10b090061*.provn\#
        1TL0b090041*.azs0c`0b0500F1*.env.development.local0jB0b080091*.sas7bitm0cZ0b090032*.xm0IA0b0=0017>0X\#
        0500@1*.swiftsourceinfo17D0b090061*.wdiff0W_0b090031*.be1R\0b050051*.it871Uj0b090042*.edn06Z0b09000R\#
        U0a0500<1*symfony.lock1Ei0b080041*.ost1`j0b090034*.bb0<B0b05000KF0X050006Z0W05000kI0I050041*.cpa1J;0\#
        b050042*.xer0BG0b09001LD0X050041*.azv0OT0b050071*.tfvars1P<0b090061*.mligo1eO0b0900                 \#
                                                      51*.cppm0oJ0b0900                               91*.sq\#
        literc1;c0b0800                                                51*.rf641o;0b090042*.cpt0030b05000im0\#
        X050041*.twd1bP0b0500             61*.qcall1D@0b0900                                              41\#
        *.gcd10d0b0500                51*.pvrt0\V0b0900=1*.systemverify1ml0b090041*.stc0O<0b0900    41*.zed0\#
        <S0b0500                    51*.semd1Gn0b050051*.imba1DI0b050041*.stp18I0b090042*.nbp09H0b050004;0X0\#
        50041*.gcg1@g0b0500                                  41*.wk21Z[0b0500    42*.tlz0\[0b09000mm0S050051\#
        *.tmux1f30b090061*.ccxml0C70b090041*.azf1_O0b050051*.psid1RE0b090041*.fbx0go0b090041*.cps13J0b090081\#
        *.rakudoc0eW0b090061*.grib20AQ0b0=0041*.wk11Z[0b0=0061*.verse0eh0b090081*.pmtiles1RP0b090041*.jpc0RX\#
        0b0=0082*.tmtheme0m\0b09000<A0D090081*.tm.json00<0b090091*.tar.lzma0\[0b0=0061*nanorc1_T0b080051*.se\#
        ma1Ze0b050041*.vho0?90b050032*.bc0R<0g05000MR0b050041*.sto0nC0b0500                                 \#
                                                                              31*.dp0Z80b0500               \#
                             ;1*gnumakefile0J_0b0<2;GNUmakefile 41*.sv70D@0b050042*.spd0So0b05001_]0S050041*\#
        .grt15H0b0500             51*.avdl0340b0500      22*.q0I70b050001Q0X050031*.k71WT0b090042*.m4s0o[0b0\#
        9001410D050051*.xbap1k^0b0500:1*.simplecov0>W0b080081*.gslides1]J0b090041*.m4r1ZA0b090081*.rakumod0e\#
        W0b090041*.btf1AB0b050025*.p0c<0b050010l0X05001S_0W05001;^0V05000AK0D0500;1*id_ecdsa_sk0V20b080042*.\#
        rno1Nj0b05000I;0X050032*.xs0B[0b09000B:0N090041*.sfs1om0b050022*.s0Uo0b0=001gV0X050051*.rpss0LX0b050\#
        051*.adlx1W:0b050052*.fits1:g0l09001mP0b090041*.gp51Zg0b0900;1*.appxbundle1da0b090041*.21018I0b09004\#
        1*.wmd0hn0b050061*.wbxml0;b0b0900:1*appraisals0>W0b080:Appraisals32*.1p0=90b09001Nj0a050041*.erl1LB0\#
        b0=0051*.rpst0ME0b050023*.r1gV0b0=000<\0X05001kf0W050041*.fh71;90b090041*.gp41Zg0b090041*.les09@0b05\#
        0031*.xq1fo0b0=00:1*.blade.php03c0b090051*.cbin1F<0b050041*.osf0PB0b050041*.vdb0ZG0b0900;1*makefile.\#
        pl0j70b080;Makefile.PL41*.wma11R0b0=0081*.befunge1PB0b090051*.grb10AQ0b090061*.astro0B>0b090041*.f08\#
        1hX0b050041*btmp0^d0b080051*.rusd0Lc0b050041*.u320kY0b050061*.rvmrc1;c0b080041*.rnh0I;0b050031*.br1N\#
        d0b058041*.flx1AI0b050041*.rds0Gm0b0=0041*.pst1`j0b090062*.npmrc18l0b08000a;0a080041*.lyr1h40b090041\#
        *.utz1;Y0b050041*.edp0nX0b0500:1*sha512sums1@W0b080:SHA512SUMS51*.jxra1j20b050041*.wk31Z[0b0500     \#
                                                                                                            \#
                                       <1*.applescript1V:0b0=00                                             \#
                                    41*.gcf1M:0b0500      42*.cpp0oJ0b0=100@[0X091071*.sketch0o<0b0=0071*.tc\#
        shrc0CI0b080051*.semf0bD0b0500     41*.str16i0b050033*.xc1Ei0b09001eK0X05000B:0N090041*.vda1kV0b0=00\#
        61*.provx1HE0b090082*.postcss1JY0b09001Mc0a090081*.hs-boot1@a0b090071*.sparql1i>0b0=0051*.jais1hl0b0\#
        50041*.wmf01X0b0=00            91*.notifyrc18l0b090041*.djs1oX0b0500                             81*\#
        .changes05K0b050082*metadata1;c0b0808METADATA07S0X0808METADATA92*copyright1;c0b0819COPYRIGHT0_m0X081\#
        9COPYRIGHT51*.rabl0>W0b050041*.azw1B60b090081*.keynote1bo0b0900           61*.atxml0;f0b0900        \#
           41*.vds18H0b0500        33*.bs1h_0b05001LU0X05001\90W050081*.rst.txt1mQ0b090071*.jsproj0c40b09004\#
        1*.edm0iQ0b050081*fastfile0>W0b0808Fastfile71*.setpay1R;0b090041*.pxd1[k0b0=0041*.uno1`?0b050091*.sa\#
        s7bcat0^\0b090052*.star0_l0b050005J0a050041*.avr1]S0b0900     71*.mkdown1R80b0900            41*.jfi\#
        0e90b090051*.asar1oO0b0900 42*.jsp0@;0b0=001500X0500                                                \#
                   43*.rdb1:80l090012L0b05000HK0X0500        71*gemfile0>W0b0807Gemfile41*.jss0RA0b0500;1*ss\#
        hd_config1Te0b0800  41*.rda0Gm0b0=00                 61*.jspre0RA0b090042*.1in1Nj0b09000=90X050041*.\#
        hal0k`0b0500             61*.xport0TL0b0900                                                         \#
                                         41*.vdi0ic0b0900 71*.sagews00k0b090041*.mml0N:0b090051*.avro0\m0b0=\#
        00   41*.pxi1[k0b0900                   91*.numba_ir1kF0b090041*.xrl1LB0b0500                       \#
                                   61*.rcall18A0b0900                                            41*.fh91;90\#
        b0900     51*.ttml0di0b0=00                                                      61*.dhall09L0b0900 \#
                                                                                                           4\#
        2*.jsx0bY0X05000RA0N0=00                 71*.espass0:f0b0900:1*.googlesql1=40b090051*.mxmf0>m0b09006\#
        1*.slurm1f30b090041*.vdf1NU0b050041*.hhk0kN0b0900                                                   \#
                 41*.prg1iQ0b090041*.hbs1?;0b0=0081*data.mdb1>^0b080081*use.mask1;c0b0800       41*.unr1420b\#
        0900                  61*.env.*1;c0b080042*.prf1dQ0l050005g0b0500  81*.swidtag0oT0b0900             \#
                                                          61*.ps.gz0eG0b090081*xcompose0?U0b0808XCompose    \#
                                                                                                   71*.7z.00\#
        11So0b0=00                                                                               41*.wqd0ke0\#
        b0500                                 81*.src.rpm05G0b0=0051*.mmmp0Z=0b0900=1*copying.regex1;c0b080=\#
        COPYING.regex41*.prj1;c0b090041*.dsk0:00]090041*.xrc0c40b0=0051*.tatp0i?0b050041*.fh81;90b090041*.jp\#
        m1j<0b0=00  41*.kdl0dH0b050091*mise.lock0W^0b080071*.truehd1B40b090081*.jardiff0`20b0=0041*.fh51;90b\#
        0900                 31*.ep1b60b090041*.68k0[k0b0900                    41*.pyc1P:0b0=00    81*.port\#
        pkg0TN0b0900?1*.auto-changelog1Ei0b0800;1*singularity10G0b080;Singularity91*.agignore16J0b080041*.fh\#
        41;90b0900                41*.pye1J40b050051*.sha31@W0b050057*.fcgi0j70b09001W?0X05000>W0W050009>0V0\#
        5001J40U05001f30T05000Yo0<050061*.avifs1Sh0b090041*.prm1750b050061*.crc321@W0b090041*.its1bd0b0=0051\#
        *.qvto1g]0b050051*.rout0D:0b050051*.sha21@W0b050041*.pyd0;m0b090041*.gp31Zg0b090051*.tatx0Zh0b050041\#
        *.pre1;<0b050071*.uasset1420b0=0041*.reb0<\0b050041*.lol0a]0b050041*.gca1mT0b0500<1*citation.cff1XJ0\#
        b080<CITATION.cff51*.sha11@W0b0510:1*.npmignore16J0b080044*.log1`>0b09001;c0X09000D00:05001Ei0909004\#
        1*.jph0af0b090051*.sdkd1CO0b090061*.mysql1Bj0b090041*.3mf1=i0b0=0041*.qfx1RB0b0900                  \#
                                                41*.wvp0NH0b090041*.jpg0e90b0=1041*.mmk0GQ0b050051*.path06X0\#
        b050051*.sdkm1CO0b090031*.eq0U>0b050041*.pxn1Xi0b050041*.nwc1C[0b0=0051*.ftlh06^0b050081*.monkey21Md\#
        0b090041*.vgz0kh0b090041*.vc11>=0b090041*.x680Uo0b0500                                              \#
                         41*.dit0j10b0500                    71*.svg.gz0f10b0=0031*.eh06F0b0500   41*.psw1eT\#
        0b0900                   41*.dsr0O^0b0500                                                           \#
                                                                                       42*.mlp09a0b05001B40X\#
        050091*.egg-info07S0b090061*zshenv1f30b080062*.swcrc1Ei0b080016[0a0800=1*.json.example1Ei0b0=00     \#
                                                        51*.c8rc1Ei0b0800 41*.rex1WU0b0900     :1*.tmsnippet\#
        0m\0b0900    51*.jxrs0R>0b050051*.baml1GC0b0500A1*ehthumbs_vista.db0:m0b080051*.cson0J^0b050041*.spf\#
        0XV0b050041*.4dm1g\0b050051*.h.in0@[0b090071*.hujson16[0b0900                         71*.md5sum1@W0\#
        b090041*.jst1>X0b050031*.qp18o0b050071*.sha2561@W0b051071*.webidl10N0b0900  81*.srcinfo0fa0b0808.SRC\#
        INFO42*.chm0VZ0b0=1019a0X051041*.bnk1fI0b0900                                           41*.c4g1QM0b\#
        0500                                   42*.c4d1QM0b05000Z70I050041*.qps1?P0b050051*.hxml0^K0b0900 34\#
        *.bf1X40b05000[<0X05000IX0W05001PB0V050052*.lisp18\0b0=001=70X050071*.taglet0P60b090041*.c4f1QM0b050\#
        041*.chd1@_0b090041*.f4p1410b0900;1*.xresources1;c0b0800>1*.tool-versions1;c0b080091*.wspolicy0Q;0b0\#
        90051*.idl40Wg0b050041*.sty0NB0b0=00K1*1?????????.M[0-9]*P[0-9]*.*0541@080061*.ipfix1Oo0b090051*.psd\#
        10i50b0=0041*.cpy0F10b090042*.stx0=Z0b05001EY0I050041*.et316H0b090091*.list382000N0b090041*.npx1A90b\#
        050071*.docker1L;0b090081*.minigsf0090b090042*.f4v02N0b05001410]050041*.lnx1O]0b090042*.sms02B0l0500\#
        0n@0b0500>1*.tmpreferences0m\0b090071*pipfile0W^0b0807Pipfile41*.dsw1;c0b090061*.json50AR0b0=00>1*.s\#
        hell-session1PV0b090091*starfield0gT0b080051*.ride0HN0b050051*.prom1750b050041*.mly0SL0b0900<1*.env.\#
        testing0jB0b080041*.npz0B50b0=0051*.vips0\20b090051*.apkg1f00b050041*.drf0h[0b0900;1*.sh-session1PV0\#
        b0900    41*.dd21]R0b0900     61*.rspec1N00b080041*.xlw02T0b090071*.module1Ei0b090051*.hats0d;0b0500\#
                     41*.fan0Y10b090041*.pdf0@M0b0=30                    51*.slim1Z90b0=00                  \#
                                                                                   41*.leo16R0b0500         \#
                  51*.proj0c40b0900  41*.aar0^H0b0900                       51*.avsc1Ei0b090051*.dart0QK0b0=\#
        0071*.mkfile0J_0b090041*.aas1OS0b050081*.xinitrc1f30b0800            41*.smt1^_0b0500               \#
        31*.qm1`h0b0=00         41*.ncx0H:0b090041*.wls04;0b090061*.hlsli1?_0b090041*.pde1030b0=0041*.xlr1`\\#
        0b090041*.szx0ha0b090081*.fshader18A0b090043*.dsp1Ul0l09001R>0b05001;c0X090041*.qpw1RR0b090051*.admx\#
        0c40b0900;1*.coffee.erb12P0b090041*.cql0c00b0=0071*.ndjson0D00b0=00                        41*.fxp1b\#
        K0b050041*.stf0c_0b050051*.lark1Z:0b0900<1*.babelignore16J0b080031*.bz0SN0b090042*.ass1@G0l09001`00b\#
        050041*.xvm0bk0b090041*.jpf1DT0b0900                     41*.reg0gh0b0500         71*.dbase303O0b090\#
        0?1*.watchmanconfig1Ei0b080041*.qch0Gi0b0=0042*.smp0ZE0b05001LR0I0500                               \#
                      91*.mdpolicy0c40b0900                      44*.spc0>e0b09000cX0X050009P0W05001IE0L0500\#
                                          41*.cdt1YQ0b050041*.jpe0e90b0=0045*.pro1dQ0b05001DA0a05001[30X0500\#
        1@n0W050018l0U050051*.gtpl15H0b050042*.fbs1[K0b05000G^0X050072*.config0@U0b09001f30D090041*.tlv0S?0b\#
        050041*.itp1n[0b050081*.docbook1JV0b0=0061*.csdef0c40b090051*.jpgm1j<0b090041*.tuc13K0b050051*.duel1\#
        6C0b050041*.odi1NK0b090041*.kmz0ii0b0=0041*.red0[f0b0500                                            \#
                                 51*.gawk1L:0b090041*.mj208C0b0=0061*.rs.in1kR0b090041*.wml0@V0b0900    31*.\#
        em0`80b0500  52*.lean13V0b09000K00X050042*.asp0L:0b090000>0X050052*.mojo1TM0b09000c40X0500:1*dockerf\#
        ile1L;0b082:Dockerfile@1*.sublime_session16[0b090031*.ne0Z20b050051*.sylk1LZ0b090041*.far0Vc0b090033\#
        *.es1;c0l09000RA0b09001LB0X090041*.xqy1fo0b090041*.ftc1iN0b050041*.vss0Bc0b090061*.3gpp204D0b090071*\#
        .ibooks19d0b090041*.ooc1jI0b090041*.pya0[50b050041*.bh20Xn0b0500                       41*.pri1dQ0b0\#
        900      51*.rdoc0\80b0510    41*.nix1D=0b0=0041*.hhi1910b0500                                      \#
                                  41*.xls02T0b0=10                                                 71*.mopcr\#
        t0;c0b0900                                          61*.rbxmx0c40b0900            41*.ivf1nl0b0=0091\#
        *.xhtml.j20R=0b090061*.glbin0CH0b090031*.ql0U50b0500                    61*.gamin08D0b0900;1*makefil\#
        e.pc0J_0b080;Makefile.pc41*.fas0?=0b050051*.dotx1SJ0b0=0021*.z1`d0b05C0              51*login1f30b04\#
        00  31*.xz1@o0b0=3061*.pbtxt07C0b0900          31*.di0^=0b0500                                      \#
                                    :1*.spacemacs14a0b080041*.pep0Ka0b050041*.npy0<@0b0=0052*.loas0JX0b05001\#
        O?0I050031*.el14a0b0=0041*.viv0;00b090032*.1x0=90b09001Nj0a050091*steepfile0>W0b0809Steepfile       \#
                       91*.jisonlex0<C0b090061*.stpnc18I0b0900                                              \#
         ?1*config.worktree05<0b080071*.circom01f0b0900  41*.ba21nj0b090041*.vhf0?90b050042*.sav08g0b05000Ua\#
        0X050041*.svh0U[0b090081*.dpgraph04X0b090041*.t3x0c40b0=00   41*.mos0WJ0b0900    31*.gv1C50b0=0041*.\#
        hvl0Vc0b0900                                                                  71*uv.lock0W^0b080041*\#
        .fch0?P0b050051*.mlir0D20b050041*.vis1SN0b050041*.mop0;c0b050071*.uimage1no0b090042*.gsm0DJ0l0=0009=\#
        0b050051*.sndt0BZ0b0=0061*.nupkg1_\0b0=0042*.htm0kN0l0=301aJ0D053041*.lrv1410b090032*.gp1;^0b05001DR\#
        0D0500:1*codeowners1Ug0b080:CODEOWNERS                          33*.gs0[`0l05001@X0b050018A0X0500   \#
            52*.mpg41410b090016B0X0500                                     41*.cer0?:0b0=00                 \#
              41*.mol1f10b0900                                                      41*.soc19D0b0500        \#
                  51*.php81W?0b0900             52*.meta1;30b05001;c0X050061*.cdxml0<g0b090041*.viw1Bj0b0500\#
        61*.sigma1;c0b090031*.gl00_0b050041*.sas1oc0b0=00<1*.cxx-objdump1IH0b090041*.lrz1K50b0900?1*use.stab\#
        le.mask1;c0b080061*.nroff1Nj0b090041*.a2l11=0b0500      51*.pprx1WU0b0500 51*.jwks18M0b090061*kbuild\#
        0J_0b0826Kbuild;1*fonts.alias1Q90b080032*.gn1KT0b08001KT0b050041*.gsh0^B0b050041*.t2x0c40b0=0051*.hl\#
        sl1?_0b0900>1*.nodemonignore16J0b080061*.sarif0CA0b090061*.rbres0Wc0b090061*go.mod0AC0b080043*.plt1;\#
        ^0b09001DA0X05001^U0N050041*.3860=>0:050061*.vcard0ah0b090031*.ol11V0b050081*procfile1RA0b0808Procfi\#
        le41*.mof1Wb0b0900                        41*.tga1kV0b0=00         81*.treetop1<d0b090071*.smithy0G9\#
        0b0900                                                                       51*.aion0WX0b0500      \#
                                           71*.hexpat0f60b090051*.msty1oY0b0500    51*.xodp1e\0b050041*.fcs0\#
        IE0b0900;1*ld.so.cache1mC0b0800    43*.pls15Q0l090017B0b090009P0X0500                               \#
                  71*.sfproj0c40b090042*.sap0Fb0b09000;k0]0500       61*.u8mdn18G0b0900                     \#
                                                                 32*.gf16Z0b05001oF0X0500   31*.go1]c0b0=10 \#
                   41*.gyp1J40b0500     ;1*apache.conf1[V0b080071*capfile0>W0b0807Capfile51*.abnf1SU0b090091\#
        *hosts.txt1d60b080051*.viff1WZ0b0=00                                           42*.sol1`B0b05000gO0X\#
        0500                                                     51*.rbxs09>0b0500                          \#
                                                     81*pkgbuild1f30b0808PKGBUILD     41*.xdd0d<0b0900      \#
                       41*.bdf0TZ0b0=00                         51*.smht0U20b0500        41*.evc0kH0b050041*\#
        .vsw0Bc0b0900<1*configure.ac1ee0b080043*.tag1\[0b05000@;0X05000c40N090061*.shtml0kN0b0=0042*.vst0Bc0\#
        b09001kV0S0500              41*.evb00Z0b050051*.sisx0050b090041*.jdx1j10b0500       51*.rexx1WU0b0=0\#
        041*.xdf11m0b0500                                                                                   \#
                                                31*.gg1mR0b090041*.ova0Y;0b0=00        ;1*ehthumbs.db0:m0b08\#
        00                              91*.xml.dist0c40b0=00                  :1*.isort.cfg18l0b080051*.xod\#
        t1j:0b050091*emakefile1LB0b0809Emakefile71*.jnilib0Jn0b090041*.ris0;j0b0900                     61*.\#
        smzip0hH0b0900         4<*.inc1;c0l09001W?0g09001Bj0b09000kN0W09001S_0V090011_0U09000Uo0T09000KF0S09\#
        000oJ0R090016F0Q09000c<0P09001SO0O090041*.plp1cE0b050081*.haddock04G0b090041*.bdo0IL0b050041*.bz20RP\#
        0b0=3051*.hoon0N`0b050042*.gsf0YI0b05000YC0X0500                                51*.epsi0En0b0=0061*\#
        .unity1;30b090051*.xods0kU0b050051*.psm10i50b0=0051*.gjam0Ea0b0500  41*.bdm0WS0b050051*.purs0]U0b090\#
        0                             <1*.webmanifest1ae0b0=00        41*.soa06R0b0500                  41*.\#
        sar0Wl0b050041*.jdn1Zn0b0500                          41*.nit1Y[0b0500     41*.xhe0JX0b0500         \#
                          61*.xegrm1;c0b090061*.slint0<:0b090042*.ink1GG0b05001<K0X050051*.evtx0DG0b090041*.\#
        bz309G0b090032*.gd1T[0b09000HD0X090041*.qxp0MP0b090041*.xlt02T0b090041*.odt1210b0=1031*.gz1jD0b0=70 \#
                        41*.pdx0=_0b050091*.preminet1=J0b0900                                               \#
                     71*test.me1;c0b0800                                               41*.mpx0[b0b0=0041*.r\#
        if0j90b090051*.vala07=0b0=00                          44*.yml1XJ0b0=3004=0X05301LC0W05300iY0V053071*\#
        .irclog1DK0b0900                                                                                    \#
                           81*.test.ts1K90b090071*.gbrjob1EN0b0900;1*.xsp-config15F0b090051*.ovpn0lb0b090042\#
        *.dib0nb0b0=000=h0]050041*.drm11;0b0500                                                             \#
                     81*.xmt_bin1Rn0b090061*.nlogo0He0b0900:2*.container06X0l090018l0b090051*.riot1EU0b05007\#
        1*.pypirc18l0b080041*.dra1^P0b050052*.rktl1o`0b09001OF0a0500?1*.livecodescript0^o0b090041*.i6t1Bb0b0\#
        50051*.xlsm13l0b0=00    <1*configure.in1ee0b0800  41*.wp60>O0b0900                       41*.wp50>O0\#
        b090061*mkfile0J_0b0800                     42*.asy0UA0b09000V;0X050041*.lz40]V0b0=0041*.qam1Vn0b050\#
        071*.livemd1R80b090071*.builds0c40b090052*.bdoc0eK0b05001cD0X050091*citations1;c0b0809CITATIONS51*.l\#
        ist1;c0b0900<1*contributors1;c0b081<CONTRIBUTORS=1*license.mysql1;c0b080=LICENSE.mysql42*.dia1oi0b09\#
        001ao0I090081*.geojson1]`0b0=0071*.whiley0Cc0b090061*.toast0K\0b090091*.compiled12^0b0900;1*.gitmess\#
        age1Qo0b080051*.ssvc0hh0b050042*.dic1;c0l09000@[0b090051*.proc1HS0b050041*.xll02T0b090061*.jslib0RA0\#
        b0900:1*mcmod.info1Ei0b080071*.setreg0@Q0b090091*setup.cfg18l0b0800  41*.itk0gT0b0900 =1*makefile.bo\#
        ot0J_0b080=Makefile.bootB1*api-extractor.json16[0b080051*.sqsh13o0b0900              41*.ghf0oX0b050\#
        0  51*.kmsg0460b0500                                                                    41*.pfr1l[0b\#
        0900J1*apple-app-site-association1Ei0b080081*.tar.lz40FB0b090061*.types1;c0b0900                    \#
                                                                  41*.ovf1bL0b0500                          \#
        41*.bdy09P0b050041*.cea1[;0b050042*.drc00D0b05000Je0D0500                                           \#
                                                41*.wp40>O0b0900                     42*.asx16I0g09001Ai0b09\#
        00                 81*.afphoto08>0b0900                    41*.mms0GQ0b050051*.wlua09>0b0900        \#
        41*.vgm0kh0b090071*lexer.x1_d0b0807Lexer.x51*.ligo0X00b0500                  81*.lobster1X70b090071*\#
        .sv4crc0e60b090071*.erl-sh0_C0b0900<1*dune-project16^0b0800<1*.flatpakrepo0[X0b090051*.vark1@X0b0900\#
                                      51*.xlsb0\T0b0=00   32*.qs0lO0b05000M20X050041*.jng11h0b0=0051*.soql1;\#
        c0b090041*.csh0CI0b0=0043*.inf1WF0b09000I[0a050018l0X050031*.j20R=0b053031*.h50;U0b0=0041*.epj0mS0b0\#
        50041*.mmr0380b050051*.smp30ZE0b050031*.qt0@P0b090051*.adoc14i0b0=10              41*.gym0mg0b0900  \#
              41*.w640:o0b0900                           42*.msd1><0b05000V00X050041*.e570l50b0900          \#
                                                       51*.cadl1P80b050046*.msg1a;0b05000gT0]05001;70X05000F\#
        F0W05000540C05001Vc0:050041*.mmp0Z=0b050042*.qcp0UL0l09001:F0b050071*.tar.bz1R<0b0900               \#
                      51*.sgml1GE0b0=00                 31*.ck1=o0b0500                    31*rdf16:0b0800>1\#
        *.scalafix.conf13U0b0800       31*.ez15;0b0900                                                      \#
                  41*.fg51he0b0500                                                                   =1*ligh\#
        ttpd.conf1^g0b0800      =1*.bash_history1f30b080042*.xht1aJ0b0=000kN0X0500;1*meson.build0EA0b080041*\#
        .m140M90b050042*.cel0J<0b09000X>0]050041*.db30Gi0b090041*.wtb01_0b050051*.dwfx09B0b090031*.gi0HD0b05\#
        0054*.yaml1XJ0b0=3004=0X05301LC0W05300iY0V053081*.html.hl0kN0b090052*.kexi1jL0l0=000;_0X050041*.ods0\#
        XN0b0=1045*.res0Tb0b05001Q:0X05000Om0N05001Ve0I05000_j0?050042*.hbc1jH0b05000VI0I050051*.warc0^F0b09\#
        0042*.vox0kY0b05001V00I050041*.rip1Tf0b050041*.bup0CL0b090081*.mailmap1;c0b080061*.mcurl05b0b090071*\#
        lit.cfg1J40l080051*.epub0<;0b0=10@1*.sublime-snippet0c40b090031*.ci0@]0b050051*.cpsa03f0b050061*.ass\#
        et1;30b090041*.odp1hW0b0=10          51*.mdmp1jY0b090032*.ch01i0b05001iQ0X050061*.sieve0@20b0=00    \#
                                                                                         51*.vstx01S0b0=00  \#
               42*.dif1A;0b09001OH0X050043*.mpc1SX0l09000:d0b09000;c0X050051*.jpgv0780b050061*.cirru1T00b090\#
        041*.m130M90b050051*.sami0cI0b090071*podfile0>W0b0807Podfile42*.pyi0Ym0g0=001J40b090041*.bsa1nj0b090\#
        0:1*md5sum.txt1@W0b080041*.db21V\0b050071*.img.xz0oH0b0=00;1*_dir_colors1[A0b080041*.csf0h70b050084*\#
        id_ecdsa0OQ1@08000^60l08001@]0g08000V20b080043*.moo0Bd0b09000bm0X05000]?0W050042*.sd209S0b09000:80X0\#
        50061*.3perl0=90b0900               51*.tmac1Nj0b090042*.cil0_n0b05000d]0X050041*.jpx1DT0b0900      \#
        51*.asnd0WU0b050041*.prz1;<0b050041*.pyt1J40b0500    81*.request1ZX0b0500                           \#
          @1*.sqlite3-console1Y50b0900F1*.git-blame-ignore-revs1TN0b080041*.pyw1J40b0900    51*.mmdb1S20b050\#
        041*.pyv1<\0b0500                                             41*.tur0Vg0b050041*.bps0Rn0b090042*.ft\#
        s1:g0b09001mP0X0900 51*.x3db1G<0b050041*.atc0;i0b0500                                               \#
                                                                           41*.pyx1[k0b0=0041*.prw1iQ0b0500 \#
          41*.rep1=n0b050041*.agc0dG0b050051*.xsce0B:0b090051*.zcml0c40b0=0081*.sttheme0m\0b0900            \#
                                                                41*.cii1BQ0b050041*.a781X\0b0900            \#
                          ;1*.clang-tidy1XJ0b080041*.pys1h>0b090041*.atf1^H0b050041*.ivu11K0b050051*.jbst16C\#
        0b050041*.z641hc0b0900                                    92*.keystore1Tk0b0=001>90N090051*.ex011_Z0\#
        b0900<1*.xojo_window1K@0b090042*.cif1_e0b09000Fd0X0500>1*.scalafmt.conf13U0b0800                    \#
                                                                  81*.ditaval1o00b090042*.ntf1Tn0b09000<?0X0\#
        50061*.tar.z1mW0b090051*.xsjs0RA0b0500                                           81*.nim.cfg16b0b090\#
        0                                             51*.flex1f20b050042*.pyo1Uf0b0=001P:0X050084*.service0\#
        6X0l0=0018l0b09000Q90X09000c40:090061*.glbuf0CH0b090041*.jfr0o>0b0900                       41*.agb1\#
        7S0b0900  51*.texi0`\0b0=1081*nukefile1JR0b0808Nukefile51*.vstm1KU0b0=0081*.gnucash0l]0b0=0071*.conl\#
        lu0e50b090091*.gnumeric1TJ0b0=00C1*.markdownlintignore16J0b080091*.xprofile1f30b080091*.sas7bfdb1i40\#
        b090041*.ttx0OZ0b0=0042*.csd0GM0b09000P80X090041*.ivy0c40b050051*.dump0R\05050051*.spng1g70b050051*.\#
        joda1D`0b050041*.bnf0KV0b050044*.rdf16:0b09001gM0D09001D;0?09000M30:090041*.cin0B40b090061*.irbrc0>W\#
        0b080046*.prc0Tm0l09001g[0b05001Bj0X05000kE0W090009P0V05001oW0S090041*.pqa1oW0b090041*.pxr1h;0b0=004\#
        2*.prt0aI0b05000J>0X050031*.h40;U0b090043*.mpl1J^0b05000;L0]09000V00X050061*.cocci1IY0b090061*.py2tb\#
        1AM0b0900       81*cheffile0>W0b0808Cheffile<1*sources.list1<D0b080061*.forth04E0b090041*.erb0Da0b09\#
        0041*.mpm0nm0b0500<1*.atomdeleted1790b090071*.mathml0N:0b0900                                       \#
                                                        71*install1;c0b0417INSTALL     51*.maql1D90b050061*.\#
        nvmrc1;c0b0800                                      42*.rkt1o`0b09001OF0a0500                       \#
                                                              51*.clip0YR0b0900                            5\#
        1*.comp18A0b0900    41*.csc0^B0b0500                                           31*owh0gT0b0800      \#
                                91*.yardopts1N00b080043*.dsc1\[0b090005K0X05001o_0W050071*.dvi.gz0Lo0b090041\#
        *.4th04E0l0=0041*.gff1;c0b090031*.xv1WZ0b0900        42*.qml0C`0b0=000jM0D050051*.opam1;c0b0900     \#
                                                                                     32*.ex18W0b05001UN0X050\#
        041*.mdr0ND0b0900          41*.kbx0k60b0=00                  51*.asax1fM0b0900                      \#
                                                                         42*.mpf0l30b05001\P0X0900      41*.\#
        woz00K0b090041*.ubj1<50b050041*.bpk0R\05050041*.kdb1>20b0=0051*.psc10c40b050041*.dsm0`70b050041*.age\#
        0K80b090071*.karbon1a10b090051*.rapd1eo0b050071*.zlogin1f30b0800;1*.atomignore16J0b080041*.bsd1m20b0\#
        50041*.kdc0h[0b0=0061*.u8dsn1:90b0900                                                      41*.edb05\#
        _0b090041*.s141C60b050061*.snoop04O0b0900             51*.mxml0bk0b0=00        32*.bw0cW0b09000F?0X0\#
        50051*.zirz0n30b0500                ;1*descrip.mms0GQ0b0800      71*.mdtext1R80b090041*.wtv1;\0b0900\#
        41*.dsl1V=0b0500                J1*toolchain_installscript.qs0M20b0800 61*.movie0XU0b090041*.bsl1XU0\#
        b050041*.mpn0<F0b050041*wtmp0^d0b080051*.onea1\60b090041*.drl0gd0b090071*.hgtags1;c0b080041*.faa0?=0\#
        b090071*.baklz40h=0b090041*.mpg03m0b0=0061*.heifs1o^0l090041*.xlm02T0b0900  42*.atx1=f0b05000;80X050\#
        0                                                                 72*.nanorc1_T0b08001_T0b0900      \#
                                                                                                            \#
                                                                ;2*.tmlanguage0m\0b0=000<A0D090061*.conll0e5\#
        0b0900                                                    41*.odx0Am0b050052*.mk3d0<j0l09001SC0b0500\#
                                                                                                            \#
         51*.mawk1L:0b050041*.glf0]d0b050041*.qxt0MP0b0900    41*.gch0O`0b090042*.xdw0B:0b09001c30a090091*.a\#
        pexlang1b]0b090041*.kon08[0b090071*.gramps0hT0b090051*.silo1o]0b0500   41*.i7x0;50b0900             \#
                                 41*.sus0120b0500               91*upgrading1;c0b0819UPGRADING51*.potm0II0b0\#
        =00  =1*.metainfo.xml1740b0=00 71*.sensml0h50b0900          51*.linq0Ak0b0500                       \#
                                                                                                            \#
               41*.ors0Nf0b0900  51*.chat1Nf0b050061*.jceks0@H0b0=0071*.abw.gz1OA0b0900;1*.flatpakref1gY0b09\#
        0041*.mpe03m0b0500                                                        41*.edc0YV0b0500          \#
                 51*.shen00T0b090041*.xld02T0b090041*.tsa1[<0b050041*.xdm0Aa0b090041*.yme1GI0b0500    61*.re\#
        alm0Uk0b090061*.capnp1K00b0900      41*.jrd12i0b0500                                                \#
                =1*.vbox-extpack0_J0b0900:2*id_ed255190OQ1@08000V20b080041*.air0Qh0b050091*.graphqls0__0b090\#
        051*.wsgi1J40b090043*.drv0;m0l050012V0S05001<20D050041*.mpd0:10b0900     61*go.sum1fK0b080051*.relo1\#
        Q;0b0500                                             41*.edx0W>0b0500          41*.mph0n?0b050043*.v\#
        or1110b090007<0X05000cQ0S050041*.gco1<R0b050061*.gsdoc0c40b0=0061*.ahead0me0b090041*.xlc02T0b090041*\#
        .qnt1:o0b050041*.xdv1<e0b090041*.tsd1Yb0b050051*.opal15g0b050051*.urim0kl0b050041*.vdx19C0b050041*.f\#
        181hX0b090051*.luau07D0b090042*.ini18l0b0=101;c0X091041*.stk1hL0b0500   41*.dii11J0b0500        81*d\#
        icomdir1jo0b080091*unlicense1;c0b0819UNLICENSE41*.kom1jH0b0500                                   41*\#
        .dsf1B00b090051*.cmxs1K\0b0=0091*pixi.lock1XJ0b0800                41*.umx1420b090041*.xns1VI0b0500 \#
            42*.sti0?k0b090016V0X050091*.phys.sf31[90b090041*.god0>W0b050041*.a510Uo0b050051*.ihlp0K50b05005\#
        1*.nasm0Uo0b0900               41*.eva1Hh0b050081*notebook0Hm0b0808Notebook51*.stan1WP0b090041*.oza1\#
        =?0b050051*.nasl16F0b0500                             51*.cylc0Yk0b0500?1*.factor-boot-rc0<X0b080041\#
        *.osm1`10b0=0051*.xspf1EV0b0=0051*.mdwn1R80b050044*.cpl0;m0l09001HB0b050012V0S09001<20D050051*.ppam0\#
        Q30b0=0041*.dim0^R0b050041*.chs13W0b050031*.dv1A;0b090041*.erf1m[0b090081*.osm.pbf0[>0b0=00         \#
                                                      41*.gsc0^B0b0500                                      \#
          31*.dx1j10b0500                                                                                   \#
                   51*.moml0Zd0b0500;2*.gitmodules18l0b080005<0a080072*.gradle0RS0b0=0015H0X0900            \#
                51*.hbci1jH0b050071*.tflite1Tb0b0=00    51*.rell1j60b0500                                   \#
                81*.escript1LB0b090091*.makefile0J_0b090062*.timer06X0l090018l0b090041*.inl0oJ0b090027*.m16W\#
        0b090006@0X09000]?0W09001\G0V09001]\0U09001nk0T090004;0D090041*.aac1`00b0=0071*s_*.txt1nR0b080041*.x\#
        lf0lQ0b0=0024*.l1_d0b0=001Nj0X05000]30W050018\0V050091*.resource0o;0b090041*.bsh1;c0b090042*.eps08:0\#
        l0=000En0b090042*.ino0oJ0b09001Rc0a050031*owl16:0b040041*.orq0b<0b0900  =1*.xojo_toolbar1K@0b0900   \#
            81*click.me1;c0b0800                                            41*.xla02T0b0=00                \#
        41*.ivp1n00b050071*.tar.br1F_0b0900                                                                 \#
                  82*.trigger0D10b09001f30X0900                   81*.mod.sf30B\0b0900                     5\#
        1*.mjml0c40b0500       41*.pyp1J40b050091*.jslintrc16[0b080061*.bison0d\0b090042*.har13h0l0=001Ei0b0\#
        90041*.cef1W;0b050051*vlcrc18l0b0800                                                                \#
                                                41*.zep0oY0b090042*.aab0j60b09000kY0a0900          @1*icon-t\#
        heme.cache1dh0b080041*.xdp1020b090041*.mov0@P0b0=1031*.nt16;0b050061*.props0c40b090061*.ackrc1N00b08\#
        0042*.ico1A@0b0=101lJ0D051041*.icn1db0b0500                62*.frame1hV0b09000l>0X090042*.cbt0>l0l09\#
        0008=0b050041*.icl0F80b0900          ;1*.coveragerc18l0b080051*.pact1_`0b050061*.gform1l40b090041*.x\#
        ap0E\0b050041*.dls0fh0b0900                                                              41*.rpa1hd0\#
        b0900                    41*._ls1dR0b050041*.vpr0180b050041*.s1w03l0b050071*.senmlc1i=0b090041*.fp70\#
        LC0b090042*.cbz0IR0l0=0008=0b050071*.curlrc0Jd0b080051*.lhzl0jN0b090041*.fdt1V?0b0500               \#
              >1*sshconfig.snip1Te0b080061*.pcurl0:C0b090042*.shp0dD0b0=000jM0X0500                         \#
                     41*.rpm01o0b0910        41*.cbx0NB0b0900                          41*.s1p19W0b050071*.p\#
        romql0Ui0b090041*.icm0@?0b0=0071*.ignore16J0b080042*.xar0k90l09001SV0b090041*.omg1gQ0b090091*buildfi\#
        le0>W0b0809Buildfile31*.lz1G_0b0=3051*.ispc1R20b0500   42*.bmp0nb0b0=101lJ0D0510;1*go.work.sum1fK0b0\#
        80041*.rpf0]k0b050061*.meta41;b0b090051*.eac30Q40b0=0051*.root0>B0b090052*.oxps0oV0b09000@g0X050061*\#
        .xslfo0Z00b090041*.icd1]l0b050071*.senmle0R80b090051*.aplf1]40b0500;1*.mcfunction0j?0b0900          \#
                                                          41*.dlm1[30b050041*.owx0Zo0b0900         42*.ice1@\#
        J0b05000EB0X0500                                                K1*language-configuration.json16[0b0\#
        800 41*.sbv1;c0b0900  41*.xav1`_0b0500               42*.rpy1FR0b09001J40X0500                      \#
                 41*.brf1;c0b050033*.lp1=m0b05001BE0X05001W@0W0500   81*.spec.ts1K90b090041*.cbl0F10b0=00   \#
               41*.ica0nR0b0500                          81*.txt.sf31To0b090041*.sdg0AS0b090081*.typelib05X0\#
        b0=00               61*.matah0K50b0900                             41*.ac31OL0b0=0051*.aplc1]40b0500\#
           41*.lua09>0b0=10                                             51*.xswe0B:0b0900                   \#
                                                  71*pom.xml1ok0b080061*.mjpeg1ol0b0=00                     \#
            42*.shx16=0b0=000jM0X0500      41*.zir0n30b050061*.u8hdr0gn0b090051*.loom14U0b0500       51*.sof\#
        a1850b090061*.gslib0090b0900     =1*composer.lock1Ei0b0800                      41*.s1g1n80b050041*.\#
        thy04[0b0900:1*.xcprivacy0m\0b090041*.cba08=0b090061*.scala06h0b0=0041*.qwt0MP0b090071*.xroles1;c0b0\#
        90042*.sda0FO0b090015[0D0500=1*.imgbotconfig1Ei0b080042*.las0OA0b09001kN0X050043*.pgp1dl0b090003]0S0\#
        5001?10D050051*.potx1EX0b0=0051*.ldif04^0b0=00                                                      \#
                                                                         51*.mesh1o]0b0500    41*.wcm1`\0b09\#
        00        51*.hpub19\0b0900                 71*.groovy15H0b0=00                              41*.njs\#
        0RA0b0500         41*.bru0:W0b050042*.pml0[?0b05001750X050041*.brs0Y30b050041*.ac21AP0b0500         \#
                            41*.zim0?o0b0900@1*package.resolved1Ei0b080@Package.resolved51*.msix0;l0b0900   \#
         61*.ejs.t1>X0b0900                           51*.apli1]40b050051*.wast0i;0b0900  41*.s1e0Z10b050043\#
        *.aml10T0b050004V0X050017Z0N050091*.brushset0gK0b090042*.sdf0@Z0b05000Hf05090041*.uvh0HY0b050041*.sd\#
        o03l0b0500                                               41*.s1n1g70b0500:1*.kicad_mod1LH0b090041*.a\#
        mf1gI0b090051*.gsql1X>0b050041*.uvi1@30b050045*.dll0;m0l0=0012V0b09001<20D09000=>0:09000R\05090051*.\#
        ccp40?>0b090051*.bash1f30b0=0051*.mp2a0An0b090041*.t1x0c40b0=0032*.vm0Ye0b09001;c0X090081*.gnuplot1;\#
        ^0b0=0041*.fds0a10b090041*.uvf1S50b050041*.mxf0;e0b0=0041*.icf1]l0b050041*.ns30<?0b050041*.ns20<?0b0\#
        500:2*.gitignore16J0b080016J0b090041*.ac40dB0b090072*.webloc0m\0b09000<A0X090051*.mail0540b0500     \#
               <1*.bash_logout1f30b080052*.pack1V90b0=000V30X050041*.axd1fM0b0900;1*.dockerfile1L;0b0=0041*.\#
        bmx1M=0b090041*.lwp1Tc0b090051*.lhzd0?70b090061*.podsl18\0b0900     51*.so.91K\0l0900;1*m3overrides0\#
        A_0b080051*.glsl18A0b0=0091*.zprofile1f30b080041*.sbt06h0b090041*.njk1ed0b050051*.reek1XJ0b050041*.z\#
        ip1_\0b0=3042*.sdw1110b0=000cQ0S050081*.desktop1DF0b0=0041*.uc20]\0b090041*.zig0:T0b090051*.less0:Z0\#
        b0=00;1*.c++objdump1IH0b090071*.senmlx0610b0900                              :1*.kicad_sch0SO0b09005\#
        1*.ppsm1an0b0=0042*.laz1k]0l0=000OA0b0500            ;1*.catproduct1_o0b0900                        \#
                       41*.muf1nk0b050051*.so.51K\0l0900            71*.kdelnk1DF0b0900               71*.ap\#
        iref0^a0b0900                                                    51*.gexf0c40b050051*.so.41K\0l09005\#
        1*.so.31K\0l090042*.hif15b0l0=001Sh0b0900=1*file_contexts0Rc0b080051*.vssx1530b0=00                 \#
         81*.mermaid16L0b0900          51*.so.21K\0l0900;1*manifest.mf1950b080;MANIFEST.MF 41*.mxi0NZ0b0500 \#
                                       51*.mata0K50b0500               91*perf.data1Rb0b0:00    51*.so.11K\0\#
        l0900                                                      <1*.html.jinja20R=0b0900                 \#
                                          61*.ptrom1o\0b0900     71*termcap0QF0b080031*.le1OK0b0500         \#
              71*.sqlite0Gi0b0900    51*.so.81K\0l0900?1*authorized_keys0ML1@080051*.asmx1fM0b090091*.screen\#
        rc1;c0b080041*.dvb1970b050041*.rlc0lC0b0500                                41*.mxu0k:0b090041*.zsh1f\#
        30b090051*.so.61K\0l0900                          41*.uva0QB0b0500;1*.webarchive1cY0b0900           \#
         41*.ics1i00b0=00                                                                    41*.ocl1h90b090\#
        041*.uvg1@30b0500A1*meson_options.txt0EA0b080041*.dvc1gL0b050051*.srdf0c40b050061*.dylan1kG0b090042*\#
        .uvu1be0b050004i0X050041*.mc10100b050071*porting1;c0b0817PORTING31*.la1nF0b090041*.s1h1Oi0b050041*.u\#
        vd1S50b050071*history1;c0b0817HISTORY71*kcl.mod17R0b080041*.axi0U_0b050091*.unityweb1FN0b0900:1*.sha\#
        512sum1@W0b090031*.vy15]0b050031*.c30fU0b050041*.mc20C\0b050041*.shn00M0b0=0041*.nsi0BJ0b050051*.flu\#
        x1O<0b050042*.nsh0BJ0l0=000<?0b050041*.bmi1W80b050041*.hfe0]m0b090031*.c20h20b090091*.appimage0NE0l0\#
        90061*.fbdoc0l>0b090041*.hfa0m;0b0900A1*.sublime-mousemap16[0b090041*.zil1RJ0b050051*.haml0Ee0b0=009\#
        1*build.xml1lh0b0800      51*.eris0Aj0b090051*.fh501;90b090031*.wk1Z[0b0500                         \#
                                     41*.mud1RJ0b050051*.mint1@Q0b050052*.odin0_>0b09001h00X050081*.gemspec0\#
        >W0b0900  51*.so.71K\0l0900         41*.amr1\I0b0=00      41*.acn1\=0b0500          51*.aplo1]40b050\#
        0                                                               81*.atomcat18d0b0900         41*.sbl\#
        0W70b0500                                     71*.coffee12P0b0=00                                   \#
                                                                                                            \#
         31*.wg12\0b0500                                                                                    \#
         51*.apln1]40b0500 41*.nds0T`0b090051*.zstd0Tf0b090071*.coswid0Zg0b0900A1*.sublime-commands16[0b0900\#
        :1*.slnlaunch1Ei0b0900            ;1*known_hosts1;c0b080041*.pgm0VV0b0=00                          8\#
        1*.gclient1J40b0800                       41*.sdm0Lg0b0900                                          \#
        41*.ns40<?0b050051*.ctab1F<0b0500               32*.ls1dR0b05000IQ0X0500<1*.env.staging0jB0b0800 :1*\#
        .pacscript1f30b090041*.s1118X0b050041*.fpx1S\0b0=00                     41*.icb1kV0b0=0051*.mcif09K0\#
        b050041*.thp0jd0b0900=1*.toml.example0W^0b090041*.jxr1_R0b0900   41*.gvy15H0b0500  61*.hjson0bP0b090\#
        0                           41*.axv0ja0b090042*.brd0V:0b09000TQ0a0500  81*.xsjslib0RA0b0900         \#
                                 <1*autodelegate1cB0b0800          51*.mpdd1F=0b050051*.urdf0c40b0900;1*.bas\#
        h_login1f30b080061*.xacro0c40b0900                              41*.uvs17G0b0500                    \#
                                                                                                            \#
                  71*patents1;c0b0807PATENTS41*.uvp1NI0b050041*.pgn1[P0b0=0091*.nojekyll1;c0b0800A1*settings\#
        .stylecop0c40b080ASettings.StyleCop41*.s1j16<0b0500;1*contents.lr1R80b080051*.twds1bP0b050031*.ld0B:\#
        0b090041*.f771hX0b0=00                                                                              \#
                 31*.vh0U[0b0500       32*.m41ee0b09101;c0X091051*.tolk0170b050041*.ndc0Vo0b050081*.log.sf30\#
        =I0b090041*.mxt1bh0b050061*.hocon13U0b090041*.jxs0Mg0b0900:2*app.config0c40b080:App.config0c40b0800 \#
        41*.fnl0<R0b0900  91*.html.eex1X10b0900                 51*.cjsx12P0b050041*.icc0@?0b090041*.tta1_X0\#
        b0=0041*.pak1=S0b0900                                                          61*.regex0I00b0900 41\#
        *.pl60eW0b0900                    49*.key1bo0b05001@]0]09000^60\09000OQ0[09001=A0Z09001IO0Y090003]0X\#
        09001ZF0409001;c03090041*.myi0oO0b0500?1*.tfstate.backup1Ei0b090071*gradlew1f30b0800:1*.ecelp48001hT\#
        0b090041*.ttf0i`0b0=0032*.ws1e80b05001R=0S050045*.obj0`m0l05000QQ0b05000M:0X05000_j0S05001o:0:0500;1\#
        *fonts.scale1Q90b080041*.dwg0h90b0=0091*.squashfs13o0b0=0051*.ptls0MX0b050031*.wp0>O0b090051*.xbel05\#
        T0b0=0041*.jxl1Go0b0=0051*.cook1>O0b0500    32*.wv0NH0l09000gf0b050051*.mrcx0C?0b050061*.asics1K_0b0\#
        900=1*abs-menulinks1;c0b080052*.svgz0nf0l0=400f10S054041*.dwd0^00b050041*.ndl0<?0b050052*.thmx0iJ0b0\#
        =000ij0X050041*.dwf0200b090051*.sjpg16<0b050041*.fsi0b;0b090041*.rp91?40b050044*.tsx1K90l09000I>0g09\#
        000[00b05000c40X0900<1*fp-lib-table1LH0b0800:2*.classpath0c40b08001;c0b0900                         \#
                                                                                                            \#
        81*.cdbcmsg0480b090051*.slaz0G\0b050041*.wwf0m00b0900                        42*.cb70F00l090008=0b05\#
        0042*.bst0S>0l09001eb0b0500          @1*.json-tmlanguage1Ei0b0=0051*.musd0bg0b050031*.m21VN0b0500   \#
                                                                                                  <1*makefil\#
        e.sco0J_0b080041*.ado0K50b090061*.kusto1fT0b090061*.mirah0o10b090041*.voc1We0b0900                  \#
                                     51*.jxsi07V0b050051*.vrml0TR0b0900     31*.m70K60b090041*.tsr15K0b0500 \#
                                                                             ;1*.qmlproject0C`0b090041*.tsv0\#
        dO0b0=1051*.luac0Zk0b090042*.ttc1ET0b0=000i`0X050041*.bpm0B60b0900                                  \#
                                       82*.feather0ck0b09001V80N090051*.x3dv1ge0b0500                       \#
         41*.ads0ln0b0=0031*.cj15C0b0500                   51*.lkml0:n0b0500                                \#
                                                      41*.kbl0i^0b050051*.vhdx0j80b090041*.dae11@0b0=00     \#
                                 51*.tasm0Uo0b050031*.m31WH0b0=00                  :1*.xojo_code1K@0b0900   \#
                                                       41*.sd70H]0b0900            42*.3ds1?]0b0=000gm0S0500\#
                         41*.rlm0R50b0900                             ;1*.htmlhintrc1Ei0b0800               \#
           41*.gjc0`_0b0500                                                 :1*.instances1XN0b0900 51*.jxsc0\#
        @T0b0500=1*.clang-format1XJ0b080041*.xsw0B:0b090071*.jinja20R=0b0900                               8\#
        1*.gshader18A0b0900    92*.cproject0c40b08000c40b0=00                                        71*.lin\#
        k661U@0b0900                              81*.mlmodel0j40b090081*.xcf.bz205[0b0=0041*.xsp1;c0b0900?1\#
        *nextflow.config1P>0b080041*.adl1W:0b050041*.mxx0oJ0b050051*.stif04P0b050041*.fvt0[T0b050041*.ani0e\\#
        0b090051*.vssm0`F0b0=0042*.bsp12f0b09000B_0X0500  51*.drle1ke0b050041*.ocx0;m0l0900                 \#
                                                     51*.tmdl0GG0b0500                                      \#
                                            41*.bpl0jL0b090041*news1;c0b0414NEWS     92*workspace1J40b0809WO\#
        RKSPACE0_l0X0809WORKSPACE31*.cf1gC0b050041*.d820fD0b090031*man1f30b040051*.cmti1S:0b0=00            \#
                                         :3*.gitconfig18l0b080005<0a080005<0b090051*.cljx06Z0b050061*ldaprc1\#
        kA0b080041*.rld0=70b0900<1*.abbrev_defs14a0b0800                                                    \#
                          41*.ttl1d@0b090042*.vob03m0l090011g0b0500       41*.daf1Pl0b0500         41*.oxt1:\#
        `0b0=0041*.obu14@0b0900                                                  41*.myd1QF0b0500           \#
                              51*.clkk1JI0b0500  51*.clkt0mK0b0500                                          \#
                            ;1*.cryptonote1Yd0b090082*.builder0>W0b09000oC0X0900;1*.catdrawing1_o0b090051*.s\#
        o.01K\0l090042*.nsc1K=0g05000A?0b050051*.stix1VY0b050062*.class1:h0b0=000em0D090051*.dcmp0Z]0b0500?2\#
        *.code-workspace1Ei0b0=0016[0a090043*.tst0hU0b05000HD0X05000gZ0W050041*.fsh18A0b0900=4*.mobileconfig\#
        0_k0b09001Vc0X09001YO0N09000<A0D090071*.webapp1Fi0b090041*.vew1k[0b050041*.ans0Fm0b050041*.mch1El0b0\#
        50042*.qmd1R80b09100DW0a051034*.cl18\0b0=0005l0X05001LV0W05000ZQ0V050051*.dill1hU0b090041*.ob201^0b0\#
        50041*.uis1?70b050061*.blorb09I0b090062*.xconf0c40l09000@U0b090041*.pgb0SP0b050051*.sail0gH0b0500   \#
                               41*.axa0Fa0b090052*.tmpl00e0b05000=60X050051*.flxh0[g0b0500                  \#
                      31*.vw09P0b050071*.outjob0]H0b0900           41*.qwd0MP0b0900            71*.tcl.in0gT\#
        0b0900B1*.devcontainer.json16[0b080041*.ace1S60b0500   41*.old1Y10b0930                  O1*.sarif-e\#
        xternal-properties.json1B_0b0900<2*nuget.config0c40b080<NuGet.config0c40b080041*.oxo1:a0b050041*.mbt\#
        0]O0b050071*.pgdump0YU0b090071*i_*.txt1HT0b080041*.zpl0kC0b050051*.chai0O40b050041*.acc0mf0b050061*.\#
        marko0HF0b090051*.zexp1c60b090031*.vp0f@0b050042*.nrw1UC0l0=001YL0b090051*cshrc1f30b080071*.sha5121@\#
        W0b051051*.spin1Yj0b050051*.cljc06Z0b0900;1*.sarif.json0CA0b090091*configure1f30b080041*.rmp17T0b090\#
        0:1*.syft.json0Qd0b090044*.scd1Oe0b05001cQ0X05000G\0W05001R80V050042*.d800K;0b09001K20X050041*.gvr0\\#
        V0b0900?1*.prettierignore16J0b080041*.rsm09=0b050042*.3dm0:Q0b050015>0I050041*.paw1=I0b050041*.oxh1:\#
        a0b0500:1*.tm.jsonld00<0b090041*.mxs0P;0b050041*.rsl0IC0b050051*.xotp1T30b050061*.nycrc1Ei0b0800    \#
               41*.scf13m0D050061*readme1;c0b0816README   51*.rktd1OF0b090042*.sce04c0X09000gZ0N0900        \#
                                    41*.amv05d0b0900   71*.pdf.xz0LE0b0900        51*.pidl14c0b0500         \#
        52*.sage00k0l09001J40b090032*.wl04;0X05000N20W0500   41*.pas0c<0b0=00                    72*.vbhtml1\#
        9S0l09001620b090051*.pddl1R:0b090091*ld.script0B:0b080041*.zst0Tf0b0=?042*.par0H_0b05001;c0B090041*.\#
        pmd1o40b050041*.rss0M30b090041*.acb18n0X0900                                    41*.bpd1jH0b050041*.\#
        thd1B40b090041*.s191;c0b090041*.sib1dG0b090051*.hxsl1^W0b0900              41*.hip0GK0b050051*.vsdm1\#
        0@0b0=0051*.java1;_0b0=1041*.s1m0ZE0b050041*.dtd0P_0b0=0051*.nims16b0b050041*.lvp1DY0b050091*data.in\#
        fo0fH0l0:00     81*.oxygene0n80b0900                                                              51\#
        *.curl1FG0b0900                 :1*_redirects0QR0b080041*.d811YJ0b090051*.xtel1::0b050042*.adp1d<0b0\#
        5000gT0X0500<1*apache2.conf1[V0b080043*.sdc0dT0b05000gT0X05000_`0S050091*.gdshader1GR0b090051*.mp211\#
        Hg0b050041*.qxb0MP0b090041*.nse09>0b050051*.mpkg0G00b090041*.xkm0fY0b090061*.axaml0c40b090041*.bro01\#
        \0b090042*.dtb0D80l0=000bT0b0900            41*.sic1]70b050041*.bpg0D`0b0900                      41\#
        *.s1a0So0b050042*.mus1M<0b05000_I0I050071*.php_cs1W?0b080041*.nsg0<?0b050042*.nsf0<?0b05001T_0D0500:\#
        1*.c-objdump1[U0b090041*.mcm1U50b050081*pylintrc18l0b080041*.fgb1=50b090051*.mkdn1R80b090032*.cc0oJ0\#
        b0=100@[0X091061*.latte0b80b090053*.conf0@U0b09101;c0X09100c4050910         41*.dvi1fe0b0=1051*.ronn\#
        1R80b050041*.qbs0C`0b090051*.clar0\K0b0500            51*.ecig1I00b050041*.koz1HU0b0500<1*.env.examp\#
        le0jB0b080041*.dax0390b050043*.sdd15[0b09000_a0S05000a>0:050041*.qxd0MP0b0900      32*.ll1730b09001_\#
        d0D090061*.prawn0>W0b0900         41*.v641hc0b0900                                                  \#
                                                                              51*.xott08B0b050041*.xbd1lB0b0\#
        500                                                                              31*.me1Nj0b0=00    \#
         51*.clkp1[G0b0500                                                                                  \#
                                    33*.md1R80b0=301ej0X05300[k0:053051*.xlsx1g_0b0=1051*.dats0d;0b0500   52\#
        *.cake0Ak0b090012P0a050051*.wasm0`i0b0=0051*.ppsx1_E0b0=0041*.ant0c40b050071*.clangd1XJ0b080041*.cct\#
        0R90b090043*.tsp0^T0b05001RU0X05001am0W050051*.gff31VJ0b050031*.wm0o30b050061*.glslv18A0b090041*.tsq\#
        0do0b0500                     91*.sas7baud1l60b090041*.uvm0ko0b0500     81*.img.sf30I^0b0900        \#
           41*.nqp0eW0b0900          81*xsession1f30b080061*.jelly0c40b090031*.vs18A0b090071*.nvimrc1mm0b080\#
        0              41*.ami1K40b050041*.m3g06L0b0500                41*.shw1NL0b090041*.bsv1^A0b0500     \#
                             51*.diff0i<0b0=3041*.ovl0IG0b050051*.smil1Sk0b0=0044*.pat0S30l09000N80b05001bh0\#
        X05000N>0I050041*.2mg1460b0900?1*firestore.rules0lN0b080051*.xots16d0b050071*.brotli1Nd0b090051*.tex\#
        t1;c0b091041*.pfx1>90b0=00;1*.dir_colors1[A0b080041*.sit1P;0b090081*.cljs.hl06Z0b090033*.mo1370l0=00\#
        0L_0X05000KE0W050071*.jsontd0hL0b090061*.scxml0c40b090051*.avci0@C0b050041*.tim0J?0b050051*.bary0Qn0\#
        b050043*.pfm0Gj0b05001ZN0X05001e30S050033*.mm1880b0=000hl0X05000TU0D090051*.php41W?0b0=0041*.plc0L40\#
        b0500;1*.sqlite-wal1SK0b090041*.gql0__0b050041*.siv0@20b0=0051*.mmod1J70b050033*.ml0SL0b0=000I\0X090\#
        01Ib0W050041*.8xp1GT0b050041*.p6l0eW0b0900D1*.sublime-completions16[0b090091*.mustache0>@0b090042*.p\#
        lb0m]0b050009P0X0500=1*.bash_aliases1f30b080061*.py3tb0<K0b0900<1*kcl.mod.lock17R0b080041*.he50;U0b0\#
        90041*.jdf0UG0b090035*.mc0j^0b05000F90X05001ee0W050016?0V050004C0N090041*.yin1]f0b050031*.mk0J_0b0=0\#
        041*.plf0GD0b050051*.docm0\@0b0=0032*.mb1i10b05001Of0I050041*.ply1<]0b0=0041*.ijs0U=0b090081*.maxhel\#
        p1bh0b090041*.i2g01R0b050061*.xtest1;c0b090051*.avcs0Ne0b050041*.p6m0eW0b090061*.blade03c0b090041*.v\#
        qf0=U0b090051*.php51W?0b090032*.mi16?0b05001J^0X050081*.tar.lrz03d0b090091*.sas7bdat0H]0b0=0052*.mdo\#
        c1Nj0b09000=90X050051*.php71W?0b090033*.mf1W00l09001;c0b09001950N090071*.jsontm00<0b090041*.sis0050b\#
        090071*.edgeql0mn0b090041*.plj1NO0b050081*justfile0]N0b0808JUSTFILE71*copying1;c0b0817COPYING       \#
                   41*.sil1RX0b0500A1*.coffeelintignore16J0b080061*.numpy01:0b0900                          \#
                        51*.shar1Il0b0900                                                     61*.ninja1dB0b\#
        0900    ;1*makefile.in0J_0b080;Makefile.in     81*.graphml0c40b0=00       41*.tif1AD0b0=10          \#
                                                              41*.yaa0^H0b090031*.oz1F:0b050041*.plx0j70b090\#
        071*.fsproj0c40b090081*.fb2.zip1OY0b090031*.os1XU0b050091*config.ru0>W0b080041*.zfc1K:0b050061*.cmak\#
        e0U40b093051*.pmod0aX0b090051*.gcno1lf0b090041*.sik1Y10b050061*.sh.in1f30b090041*.ijm0E@0b050041*.sc\#
        s19N0b050042*.htc0o20b0=001;c0X090041*.ccc1ID0b050053*.html0kN0b0=301AL0X05301aJ0D0530              \#
                                                                                               31*.mg1WH0b0=\#
        0051*.docx0270b0=1041*.qxl0MP0b090041*.f951hX0b0500    41*.zfo1dg0b0500                             \#
                                81*.promela1750b090041*.lzx1C>0b050051*.sarl1a>0b0500 41*.f901hX0b0=00      \#
          42*.sco0gi0b05000P80X0500                                 91*.gpkg.tar14]0b090042*.sig1?10b09301Ib\#
        0X053041*.nro1j;0b090092*snakefile1J40b0809Snakefile0bi0a0809Snakefile61*.exlib1f30b090051*.atom1gm0\#
        b090081*.flatpak1>L0b090044*.scr0;m0l050013^0b050012V0S05001<20D050041*.blb09I0b0900<1*.gdshaderinc1\#
        GR0b090041*.qvw1AR0b050051*.uris0ZH0b090071*.cascii1F<0b0900=2*.entitlements0m\0b0=000<A0D090041*.c4\#
        p1QM0b050041*.scq0]a0b050041*.plo0J_0l0;05*.Plo                                        41*.tic0lD0b0\#
        90071*.entity1ZX0b090061*.ngdat0<k0b0900                                   41*.ab10Y<0b0900         \#
                                   71*.ndproj0c40b0900                               41*.tgf0h]0b050042*.sid\#
        1RE0b09000oE0X0500                                                                            71*.wg\#
        etrc0PV0b0800                                 61*.cache0\F0b0500                                    \#
                    :1*.fancypack01B0b090081*.omgrofl1ak0b0900                        51*.xlim1bc0b0500     \#
                                                               71*.carbon0T00b0900                   31*.t31\#
        >@0b0500           :1*flake.lock1Ei0b080081*.genozip1m:0b090052*.reds0[f0b09001E]0X050061*.xproc0\]0\#
        b0900=1*.xhtml.jinja20R=0b0900          :1*android.bp0I]0b080:Android.bp=1*.releases.xml1<Q0b0=0041*\#
        .cci0gm0b090044*.sch0c40b09000V:0X05000SO0W05001o`0V050071*.lasxml0BK0b090051*.oprc1oW0b090031**,v1;\#
        c0b080081*brewfile0>W0b0808Brewfile41*.vsl1;c0b0900            41*.alz1D\0b0900          41*.wve12@0\#
        b0900                                     71*.gohtml0=60b090051*.srec1;c0b090033*.ma1i10b090004;0X05\#
        000hi0I050082*.strings0RQ0b09000<A0D090051*.kcfg0c40b0=00                            71*.4dform1Ei0b\#
        090051*.raku0eW0b0900  51*.nitf1Tn0b090091*.rprofile1gV0b0809.Rprofile51*.avif1Sh0b0=00       ;2*.pl\#
        uginspec0c40b09000>W0X090051*.agda0;V0b0900     41*root06k0b0804ROOT71*.pcf.gz1m]0b0=00             \#
                                                      51*.bmml1Wg0b050051*.sfdu1m^0b090032*.td1BD0l090007X0b\#
        050041*.vms0?30b0500   51*.fish0nF0b0=0061*.aheui0kP0b0900                     41*.qca1D@0b050041*.r\#
        sd1:O0b090041*.1km1M80b0500 41*.wlk0C50b050041*.veo0UO0b0500              41*.evt0]j0b050091*.notebo\#
        ok1mI0b0900  41*.ves0k]0b0500                                                                  51*.a\#
        spx1fM0b0=0041*.x641LT0b090041*.vmt0?50b050041*.evw1Si0b050051*.clay03?0b0500A1*rebar.config.lock1LB\#
        0b080041*.jb21kD0b0=0061*.dmesg0460b0900                                                  51*.ogex1l\#
        a0b0500      51*.ufdl1D80b0500                                                                      \#
                       41*.evy0To0b0500                                                    41*.xbm19I0b0=00 \#
                     62*.jsonc1Ei0b0=0016[0a0900                              42*.car1L>0l05001Kg0b050042*.b\#
        ug0R?0b050007?0X050041*.cap16k0b090031*.te0Rc0b050051*.d.ts1K90b0=0041*.wlt04;0b050041*.vsd0Bc0b0=00\#
        ;1*descrip.mmk0GQ0b0800;1*description1;c0b080;DESCRIPTION51*.mime0540b050051*vimrc1mm0b0800;1*.db-jo\#
        urnal1cS0b0900                                             31*.cy1bO0b0500                          \#
                              51*ackrc1N00b0800     51*.bats1f30b050041*.vwx1k:0b0500                       \#
                            41*.sci0gZ0b0=0081*.maxproj1bh0b090041*.als1Cl0b0900                            \#
            91*ldap.conf1kA0b080051*.intr1kG0b0900                                                          \#
                                                           61*.pegjs1V>0b090051*.rake0>W0b0900              \#
                                                                                 91*.topojson1Ei0b0=0051*.sc\#
        sf00c0b050081*.env.dev0jB0b080041*.mvt1?m0b0500:1*readme.1st1;c0b0800                               \#
         ;1*objects.inv1GD0b080041*.rsh0Y[0b050041*.dir0R90b050041*.wvx1^90b050041*.scn0jg0b050051*.avpr1Ei0\#
        b0900                        31*.tf1P<0b0=0041*.vmb1mm0b050081*thorfile0>W0b0808Thorfile41*.xbn0B:0b\#
        0900       41*.ecr15L0b0500                41*.cas1AH0D090041*.vec0010b0500  61*.xproj0c40b090052*.m\#
        3u80>i0l0=000^50b050091*.mplstyle1;c0b0900     =1*makefile.frag0J_0b080=Makefile.frag61*.hlean13V0b0\#
        90041*.hhc0kN0b0900>1*id_ed25519.pub0ML1@080091*.sas7bvew0D@0b090091*.sas7bacs12R0b090041*.d710U10b0\#
        900>1*sha256sums.txt1@W0b080>SHA256SUMS.txt81*rakefile0>W0b0808Rakefile41*.3g204D0b0=0031*.tu0U90b05\#
        0041*.cco0]E0b0=0051*.clkx0an0b050041*.vmd0Q<0b050081*.pbxproj0RQ0b0=0081*.explain1gH0b090051*.clkw1\#
        J_0b050051*.umap1420b0=0031*.tt1<d0b090041*.gjf0`_0b050061*.click1520b090041*.vmf1NU0b050051*.iges1\\#
        m0b0=00<1*terminfo.src1UE0b080041*.vic0YM0b090051*.ssjs0RA0b0500       41*.hex1;c0b0900             \#
                                       41*.dis0620b050041*.mcd0QE0b050051*.wafl0la0b0500 L1*language-subtag-\#
        registry.txt0Ud0b080042*.tgz0j>0l0=101jD0b0910              :1*.ecelp74701ZL0b090051*.phpt1W?0b0=005\#
        1*.wgsl0C[0b0=0051*.pcmk0A@0b0500                                            51*.x3dz0Uh0b0500      \#
            43*.scm1o`0l09001_W0b09001U:0X090061*.rmeta0@m0b090041*.blf19e0b090041*.das0M=0b0500            \#
                     41*.ser18U0b0900     61*.react0bY0b0900          51*.wadl0[E0b0=0041*.tid17H0b050041*.s\#
        i71fF0b050042*.pfb0Gj0b09000YC0X050041*.vsh18A0b090041*.hrl1LB0b090061*.mpega0An0b090041*.cir0Ib0b09\#
        0071*.scenic1gX0b090081*.xmt_txt0aB0b0900       <1*.stylelintrc1;c0b0800@1*installscript.qs0M20b0800\#
        31*.ox1:a0b050042*.3qt1Nj0b05000=90X0500                                                            \#
                                                           71*.oxlicg1VS0b090051*.php31W?0b0=3041*.sed1`@0b0\#
        900                       51*.zsav08g0b0=00    =1*encodings.dir1Q90b080091*.flaskenv1f30b080041**-gz\#
        1jD0b0800                          41*.vim1mm0b0=00                   61*.qbrew06g0b0900B1*web.relea\#
        se.config0c40b080BWeb.Release.config51*.swap06X0b050071*.psflib0090b0900                  91*.xwelco\#
        me1;c0b0900               51*.enex03F0b0900   71*.bashrc1f30b080051*.embl1Rg0b0500     51*.sexp18\0b\#
        050041*.ei60nn0b050043*.pfa0Gj0b0=000En0X09000YC0W050051*.kojo06h0b050042*.hta0PC0l0=000kN0b090041*.\#
        scl0UM0b050031*.yt1`I0b0900                                                                     41*.\#
        adb0ln0b0=0051*.yacc0MA0b050041*utmp0^d0b080041*.p651o40b090041*.qbo0?80b090051*.vhdl0?90b0=00      \#
                   41*.ada0ln0b0=00                                                                    41*.q\#
        oa1n@0b0900                          :2*.releaserc1Ei0b08001XJ0X0800                     51*.xaml0_:\#
        0b0=00                                                              71*.ps1xml0c40b0900             \#
        71*.sldprt09A0b0=00                   41*.trr0Y60b0900                                              \#
                                                               41*.awk1L:0b0=00:1*.mediawiki1gf0b0910       \#
                                         61*.metal1NM0b0900              71*.duckdb0eF0b090091*.env.prod0jB0\#
        b080042*.r3d0;d0b09001;c0B090041*.60201g0b090061*.jbig21kD0b0900                                    \#
             42*.pm61o40l09000eW0b050041*.awb13D0b090071*.cshtml19S0b0900                   41*todo1;c0b0814\#
        TODO31*.wz1Da0b0500                                                                    81*.sensmlx1o\#
        <0b0900                                                                ;1*abs-linkmap1;c0b0800    :1\#
        *.xdefaults1;c0b080042*.mvb0M90b05000MH0X050041*.pam1ER0b0900                          41*.ic81]l0b0\#
        500                          41*.wb21RR0b090061*.pclxl1h70b090041*.aes1QK0b050061*.scaml0VW0b090041*\#
        .see1mb0b0500                                                           41*.wb31RR0b0900            \#
                                           41*.qoi1h]0b0=00                                                 \#
                                          :1*.rcprofile1Jb0b090051*.toml0W^0b0=3071*.vcdiff1FK0b090041*.rdp1\#
        \O0b050041*.kar1ia0b090041*.ic51]l0b0500;1*winmail.dat1S90b080071*.zshenv1f30b0800<1*bash_profile1f3\#
        0b0800                                               71*.pickle0AK0b0=0052*.mask1@Y0b05001;30X0500  \#
          71*.bbcode0Zn0b0900                  51*.mpeg03m0b0=0041*.bk21FJ0b0900                            \#
                     61*.apxml1l>0b0900                          41*.eot0_d0b0900    61*.asice04c0b0900     \#
                                                                                             >1*.lektorproje\#
        ct18l0b090071*.launch0c40b0=00                                           41*.psm0Vc0b090051*.tdms17Q\#
        0b0900                                       51*.cljs06Z0b090041*.f031hX0b0900 ;1*.bicepparam1M10b09\#
        0081*.msgpack14D0b090061*.robot0o;0b090041*.kcf0X>0b090041*.hes0>]0b090051*.spot06A0b090041*.paf06H0\#
        b090081*.tar.zst1_C0b093033*.ts14Q0d09301K90c09300<D0b093051*.onnx1GQ0b0=0051*.hwpx0MJ0b0=0081*.warc\#
        .gz0Q00b090041*.bqn0iS0b090041*.ic41]l0b050032*.tr1Nj0b09000AY0X090021*.70=90b050041*.psp1DJ0b050041\#
        *.sc70^\0b090041*.psg0Re0b050041*.wiz0bX0b090071*_curlrc0Jd0b080051*.fnlm0<R0b0500@1*package.use.mas\#
        k1;c0b0800:1*rebar.lock1LB0b080043*.hdf0;U0b09000P]0D090013=0:050051*.pyox1Uf0b0500A1*module.bazel.l\#
        ock1Ei0b080AMODULE.bazel.lock41*.myt1cB0b090071*.opencl0ZQ0b090042*.gen0[k0l09001DR0b0500:1*.exheres\#
        -01f30b0900;1*.buckconfig18l0b080041*.sea1SR0b0=00;1*.erb.deface0Da0b090081*.texinfo0`\0b0=1071*.rel\#
        oad0R50b090041*.ic61]l0b050042*.aep1FY0b05000Pe0X050051*.lcry0dJ0b050061*.story0`=0b090041*.uvt0m10b\#
        050051*.dtsi0\R0b0900                 41*.wb11RR0b0900                                              \#
                                                                                 21*.50=90b050071*.deploy0R\\#
        050900   41*.obd0l10b050041*.spn1g70b0500                                       41*.pan0G;0b0900    \#
                            21*.40=90b050031*.ti1VF0b0500         42*.psf1L^0b0=000090S050091*.qmltypes0C`0b\#
        090041*.adf00f0b050061*.txtpb07C0b0900                                     41*.pzx1ka0b0900         \#
            31*.yp0MA0b0900        41*.uue1\A0b0900                                                    71*.p\#
        risma0M40b090041*.spo06A0b0500                               :1*.cvsignore16J0b0800                 \#
                          81*.sensmle16K0b0900      81*.tfstate1Ei0b0=0041*.ged1470b0=00          41*.zpt0kN\#
        0X090041*.dtx0NB0b050042*.geo1JD0b050018A0X050041*.ic71]l0b050031*faq1;c0b0813FAQ41*.kal0W=0b050051*\#
        .jxss0=d0b050042*.rsc0JU0b050001O0X050041*.kml1=W0b0=00  41*.fna0?=0b0900 41*.spq05h0b050032*.cp0oJ0\#
        b090013J0a0500                                                               42*.xfd1Jo0b05001OR0I05\#
        0034*.cs0Ak0b0=000Bo0X05000kN0509001aJ04050041*.ec30Q40b090041*.nsv1RN0b090041*.abr0f?0b090042*.fnc0\#
        AL0b050009P0X0500=1*.appinstaller0YE0b090041*.spp1DE0b050031*.cr1kM0b050041*mvnw1f30b080041*.nsp0Q10\#
        b050041*.vsc1YC0b050033*.cu0oJ0l090000I0b09000fV0X0500               41*.spv0Ql0b090041*.uvz0c?0b050\#
        0 41*.nss0710b050031*.ct0c40b050041*.uvx0_80b050081*.sha1sum1@W0b090041*.abw1OA0b0=00:1*.hushlogin1;\#
        c0b080041*.rxn1D;0b090031*9fs1f30b080071*.arrows1Z80b0900                     42*buck1J40b0804BUCK0_\#
        l0X0804BUCK44*.spl1XQ0b05001Ac0X05000@A0I05001;c0B090041*.vsf0NI0b0500                              \#
          >1*.code-snippets16[0b090041*.hic06Z0b050041*.uvv00F0b0500                         :1*.easignore16\#
        J0b080071*.xcf.gz05[0b0=00         41*.idl14c0b0=0051*.fcdt0k[0b050031*.xi17>0b050061*.ipynb0Hm0b0=1\#
        071*sudoers1;c0b080041*.l011_Z0b0900;1*bash_logout1f30b0800;1*.tgitconfig05<0b0800             41*.g\#
        if1090b0=1041*.mll0SL0b0=00    51*.tape0`K0b050051*.tcap0>C0b0500=1*meson.options0EA0b0800          \#
                                           21*.30=90b0500                 81*tutorial1;c0b0818TUTORIAL41*.3g\#
        p0P:0b0=00=1*.env.template0jB0b080041*.vpm1G50b050031*.tk0gT0b0=0041*.kwt0;P0b090051*.xzap16>0b05004\#
        1*.nrg0lB0b090081*.doctree0AK0b090042*.hdd1=_0b05001I?0I050041*.hgl0XF0b050021*.20=90b050041*.7260nG\#
        0b050042*.3in1Nj0b09000=90X050041*.kcm1ZX0b050051*.fchk0?P0b050041*.e011_Z0b090042*.cat0>D0b05001c_0\#
        X050041*.gim0TM0b050041*.idc0@[0b090051*.2bit0WO0b0=0041*.hin1A10b050041*.f4a0`M0b090032*.cw1EW0b050\#
        00dm0X050041*.gem0B?0b0=0041*.opy0EH0b050042*.dts0\R0l09001]50b090051*.tamx1480b050041*.vpl1MY0b0900\#
        41*.whl11\0b0=00                                 41*.ejs1>X0b0500                 41*.mzn09b0b090032\#
        *.yy1Ei0b09000MA0X0500                                                    51*.xlog1;c0b0900    71*.x\#
        query1fo0b0=0051*.quox1fE0b050061*.rdata0Gm0b0=0041*.wq11RR0b090091*.pylintrc18l0b080072*.ebuild0P50\#
        b0=001f30X090041*.wq21RR0b090051*.phps1W?0b050041*.sem1j\0b050041*.ic01]l0b050041*.psl1h50b050041*.f\#
        df1Wo0b050041*.c4u1QM0b0500                               61*.xspec0c40b090041*.ic11]l0b0500        \#
          51*.twig13a0b0500I1*.disposition-notification0bd0b0900:1*sconscript1J40b080:SConscript41*.gtw0Oe0b\#
        0500             41*.ic21]l0b050041*.wbs0AM0b0900                                                   \#
            42*.wks1`\0b09001Z[0S0500                       41*.ic31]l0b0500                                \#
          41*.wkq1RR0b0900                            41*.wav1o;0b0=10                  41*.rdx0Gm0b0=00>1*c\#
        makelists.txt0U40b0<0>CMakeLists.txt42*.sct1gD0b050018Z0X0500   51*.xbrl0c40b050071*keep.me1;c0b0800\#
        81*.sensmlc0?d0b090041*.vpk1Kl0b090051*.thor0>W0b050041*.psi1h50b050032*.bi1E>0b05001MP0X050041*.rdz\#
        1:^0b0500:1*.html.tmpl0=60b090042*.pac0R60b09000RA0X090091*.sas7bput0n]0b090061*.jsonl0D00b0=0041*.m\#
        li0SL0b0=00                   91*.adoc.txt14i0b090052*.vsdx1Fd0l0=000Bc0b050041*.obg1fS0b0500       \#
           91*phakefile1W?0b0809Phakefile81*.pskcxml10>0b0900                                     81*.catpar\#
        t1_o0b090032*.tm0e[0b09000gT0N050061*.d.cts1K90b090032*.tl0T90b05001mK0X050061*.praat1HS0b0900      \#
                                        51*.mako1hB0b050091*.ignition1VP0b090051*zshrc1f30b080061*.accdb0QG0\#
        b090041*.wat0i;0b050051*.adts1`00b090041*.ect1>X0b050041*.gih1ef0b090061*.accde0QG0b0900            \#
                       51*.data1;c0b0900         41*.aet0ad0b0500   61*.woff205\0b0=00                 41*.c\#
        br08=0b0900                                                           =1*.shellcheckrc0eR0b080061*.j\#
        rxml0c40b090051*.xlex1;c0b0900@1*.stylelintignore16J0b0800                            31*.ly1L40b0=0\#
        0            41*.mcr0iU0b0500                              51*.rdfs16:0b0900                      51\#
        *.hack1910b0500                                  81*.xdelta31FK0b090041*.sps1o`0b050091*.sas7bndx1fF\#
        0b090042*.blp0aR0b09001E^0I0500                                 41*.flv0k;0b0=0021*.10=90b0500      \#
        <1*.cpp-objdump1IH0b0900                                   42*.fli0M00b05000mk0X050041*.m4a0`M0b0=00\#
        <1*bash_aliases1f30b080051*.asn11YZ0b050052*.sitx1jM0b09001P;0X050091*.swiftdoc17D0b090041*.m2t14Q0b\#
        0900     41*.flo17I0b0500             52*.duby0>W0b05000o10X050051*.jspf0@;0b090041*.ief0hM0b090041*\#
        .czi0bC0b090041*.boa1^V0b0500                                              41*.xcf0I?0b0=0071*.dgnli\#
        b0J<0b090043*.pod0@60b09101c=0X05101;c0W091051*.http17J0b050071*.schdoc0]H0b0900            41*.xce0\#
        B:0b090041*.xip0k90b090042*.m4b1g20l0=000`M0b0900                                                   \#
              51*.wisp0jP0b050042*.pom1ok0l0=001;c0b090051*.mobi0Tm0b0=0041*.kql1fT0b0900                   \#
                                                                51*.appx0Md0b0900:1*_dircolors1[A0b080051*.p\#
        pkg1CQ0b050061*.xhvml0bk0b090041*.ps10i50b0=30                         51*.istr1n]0b0500            \#
                                              41*.hqf0[Z0b0500            41*.vtl0Ye0b050071*.lvproj1:G0b090\#
        081*lock.mdb1>^0b080041*.fff1IT0b0900                                  :1*config.sub1f30b0800?1*.swi\#
        ftinterface1Y\0b090042*.bom1CS0b09001;c0B0900@1*web.debug.config0c40b080@Web.Debug.config61*.slice06\#
        X0b090042*.ddl1Bj0b090009P0X050041*.ctm14\0b090042*.gpt1i30X05000gO0N050041*.flf10P0b050042*.vba1Dc0\#
        b05001mm0X050041*.ctl0O^0b050061*.prefs18l0b090041*.flb18f0b090041*.hql01Q0b0500                :1*.\#
        swiftdeps1ao0b0900                                                                             51*.p\#
        ict1[N0b0=00:1*os-release1;c0b0800                                           41*.dng1>S0b0900       \#
                              51*.pytb0<K0b090071*nim.cfg16b0b080041*.vbe06]0b090042*.vtt08_0b0=0011f0X05004\#
        1*.g711WS0b090061*.pages1Ye0b090041*.flc0[Q0b0900                             41*.flt0>X0b050041*.gd\#
        20b:0b0=00                         61*.nomad1P<0b0900               51*.dive19o0b0500               \#
                                51*.acfm0DY0b090041*.vtf1;H0b0900      81*.tar.bz21cV0b0=30             41*.\#
        ddd13L0b050041*.gtm1\^0b050041*.m2v03m0b0=0051*.atfx1X]0b0500                 41*.gtp0gO0b050071*.ur\#
        imap0kl0b0900                                  41*.vbk0RR0b050061*.peggy1V>0b090061*.metta0eo0b09004\#
        2*.gts0gO0b09001\F0a050041*.uri0ZH0b090044*.pot1ND0l0=001200b090017c0X05001;c0W090042*.3pm0=90b09001\#
        Nj0a050041*.vtx0Bc0b090051*.golo1O[0b090041*.sjs0RA0b0500Q1*1?????????.V[0-9a-f]*I[0-9a-f]*.*0541@08\#
        0042*.gpx12A0b0=001Zg0X050041*.fhc1;90b090031*.hy0XH0b050071*.onetmp1\60b090051*.azw31R[0b0=0041*.li\#
        t1fn0b0900                                                                          61*.xargs1;c0b09\#
        00                                         31*.hs1@a0b0=0041*.gnd1J:0b0900                          \#
                           91*caddyfile17o0b0809Caddyfile91*.bbappend0KF0b090051*.fodg0PM0b0900@2*.mobilepro\#
        vision1Vc0b0=001YO0X090061*.latex1[f0b090071*rexfile0j70b0807Rexfile?1*packages.config0c40b080041*.r\#
        tx0m:0b090041*.xif1jZ0b050041*.rxt0>A0b0500                               51*.resi1Q:0b050061*.jflex\#
        1f20b090041*.sjp16<0b0500                                                           41*.zaz0gc0b0900\#
        71*.flake818l0b080031*.jt0I_0b090041*.pvb0<]0b050051*.jspx0@;0b0900     41*.rts16l0b050041*.sp70n]0b\#
        050071*.nimble16b0b0900                       51*.cmsc0640b090091*.rascript1i`0b090051*.jnlp1:A0b0=0\#
        041*.xci1X@0b0900<1*id_ecdsa.pub0ML1@080041*.urs0eb0b050051*.dita1o00b050091*.snippets08l0b090061*.f\#
        asta0?=0b090041*.gnu1;^0b090041*.m2a0An0b090041*.fla0C10b050042*.gpr1>S0b05001;c0B090051*.ptid0_M0b0\#
        50051*.bmed1gd0b0500                                  61*.bicep1M10b0900           61*.ocaml0SL0b090\#
        0@1*workspace.bzlmod0_l0b080@WORKSPACE.bzlmod<2*.stringsdict0m\0b09000<A0D090051*.divx1Pb0b090031*.h\#
        i11>0b0=0071*authors1;c0N0817AUTHORS41*.g640O?0b090051*.azw40Tm0b090051*.istc1ck0b050051*.rgen18A0b0\#
        90071*.sldasm09A0b090031*.7z1So0b0=10=1*.vsixmanifest0c40b0=0041*.dna1O;0b050051*.chrt0XA0b0500     \#
                                    41*.xca1770b0500       41*.bag1a50b0900              :1*ssh_config1Te0b0\#
        80041*.pov11_0b090032*.jl0[^0b090018\0X090051*.tpic1kV0b0900                          41*.zap16>0b05\#
        00                       61*.xdssc1XB0b0900                                                  41*.gph\#
        13g0b0500             41*.tfi07c0b050071*.prjpcb0]H0b090041*.aa31gQ0b090041*.lcs0:h0b090041*.slm1Z90\#
        b050051*.wsdl1J]0b0=00                    41*.bkm1ZX0b0500         41*.spt00e0b050051*.dxbc1j=0b0900\#
             41*.tla0_60b050041*.jif0e90b090041*.wmv1k\0b0=00:1*.ecigtheme1j50b090051*.mods0FA0b050051*.qcow\#
        0??0b090051*.ggml1<E0b0900=1*id_ed25519_sk0V20b080051*.rita0fT0b0500=1*.xsp.metadata15F0b090091*sshc\#
        onfig1Te0b080081*.textile0@:0b0=1082*.project0c40b08001;c0b090035*.hh0K>0b0=000oJ0X09000@[0W09001910\#
        V05001880U090041*.frg18A0b050041*.tfm0VF0b090051*.xvml0bk0b090041*.bar0XI0b0500E1*requirements.lock.\#
        txt1JS0b0800                         31*.ha0Mf0b0500                                                \#
                         51*.tese18A0b0500                                        51*.make0J_0b090051*.mcap1\#
        IS0b090041*.slk1LZ0b090031*.hc1f40b050042*.bat0d`0b0=3012V0X053031*.d200b0b050051*.held1eI0b050051*.\#
        escn0jg0b090041*.dds1I10b090071*README*1;c0:040041*.6690WI0l090041*.apt1;c0b090041*.p7c1Vc0b090051*.\#
        tesc18A0b050041*.c9s1>;0b0500                51*.mp4a0`M0b090071*read.me1;c0b080051*.mp4s16B0b050042\#
        *.psc0he0b05001HS0X0500 ?1*mise.local.lock0W^0b080071*.pcapng0l60b0=0041*.psd0D60b0=00 :1*.4dproject\#
        1Ei0b0900                                                             51*.tzst1_C0b090041*.rnx1;c0b0\#
        90061*notice1;c0b0816NOTICE51*.tamp19_0b050041*.iiq07e0b090091*.rockspec09>0b090051*.hevc1i@0b090041\#
        *.iif1[>0b0500                    51*.hurl0kM0b050071*.device06X0b090062*.glade0OD0l0=000c40b090041*\#
        .tfx0Wf0b050061*.scurl1lF0b0900  41*.dbk1JV0b0=00        71*.ar.sf31T=0b090051*.gmap0^S0b0900       \#
                                                               31*.jy1J40b050051*.resx0c40b0=0021*.60=90b050\#
        051*.urls0ZH0b050031*.hb1eN0b0500      91*.handlers1;c0b0900                       51*.pogo0ee0b0500\#
                    61*.jinja0R=0b090061*.cginc1?_0b0900       C1*standard-modules.in02R0b0800              \#
                         51*.vert18A0b090042*.dbx1cc0D09001;c0B090047*.bas12g0b0=001MP0X05000^G0W05001Dc0V05\#
        000O^0U09001E>0T05001620S050051*.anpa1]g0b090061*.viper14a0b080041*.upc0mA0b050051*.tbz30gG0b090091*\#
        guardfile0>W0b0809Guardfile51*.iced12P0b050041*dune1;c0b080041*.fxh1?_0b050041*.sm71[J0b050031*.hx1^\#
        W0b0=0041*.liq1;m0b050048*.pub1f`0b05000ML0]09000^60X05000Ij0W05000V20V05001E50N090003]0D05001@]0:05\#
        00:1*.kicad_sym0SO0b090051*.jphc0[P0b050051*.eps30En0b090051*.eps20En0b090042*.xcs1CV0b0=000m=0]0900\#
        >2*.emacs.desktop14a0b080014a0b0900          91*.appcache1Tg0b090042*.grb0AQ0b09000gO0X0900         \#
                        41*.xcu0m=0b090041*.gtl0gO0b050041*.gbc0j50b090031*.jx1;c0b090081*.tar.bz30gG0b09009\#
        1*.dataless1^L0b090041*.wgt1]C0b050041*.vxd0=>0:090041*.gre0\n0b050041*.p7r0?Q0b050051*.xdce0B:0b090\#
        061*.restx1mQ0b0900                             41*.mjs0RA0b0=00                                    \#
          92*.htaccess1[V0b08001;c0X080041*.xel0VJ0b050051*.mp4v1410b090081*.vec.sf30=H0b090021*.90=90b05004\#
        1*.gno04K0b050081*.atomsvc02g0b090041*.hqx05n0b0=0071*.js.erb1MK0b0900        42*.psb0D60l090003R0b0\#
        900                                             41*.ctx0n;0b0500                                    \#
                                                 41*.gni1KT0b0500                41*.c9r1>;0b0500           \#
                                                                                          <1*initial_sids0Rc\#
        0b080061*.login1f30b0800                        71*.parrot0dC0b090091*tmux.conf1f30b0800A1*.secrets.\#
        baseline1Ei0b080041*.p7b0>e0b0=00             41*.pvf19`0b090041*.kak1\`0b050041*.ipk05R0b050041*.ap\#
        e11:0b0=00                               41*.gto0gO0b050042*.por0Ub0l09000?@0b0500   41*.ffn0?=0b090\#
        0                                                41*.xct0=Y0b0500    41*.vto0190b050041*.p7s1YO0b090\#
        042*.grd1R]0b05001KZ0I050041*.ddf1C<0b0500                 41*.dyl1kG0b0900                 41*.g2w0\#
        2P0b050043*.spx0Rb0l09001SW0b09000S=0X090041*.frt04E0b0900=1*tsconfig.json16[0b0800                 \#
                                       21*.80=90b0500                         51*.asdf1Aj0b0=0041*.wit1[e0b0\#
        500            51*.hsj21=O0b0500  41*.txf09_0b0500                       91*.pkpasses1D00b0900      \#
                         41*.ipa0]^0b0900                41*.t380O30b0500                           31*.rz1B\#
        P0b0900                   43*.gbr0gO0l09000?;0b05000Ej0]050041*.txd0MY0b050071*changes1;c0b0817CHANG\#
        ES51*.pyde1J40b0500                                                     41*.win09=0b0500            \#
                 :1*.spdx.json0B10b0=0041*.gbo0gO0b0500         41*.gbp0gO0b0500                            \#
                     62*.dylib1`Q0b0=001Io0X090041*.gbl0gO0b050043*.hdr08<0b05001<J0X05000SM0W0500  51*.ptex\#
        1LL0b090042*.ipf10S0b090009j0a050071*.sprite0cn0b0900;1*.apacheconf1[V0b0900                    41*.\#
        trg09P0b050042*.hdp1_R0l09001kG0b0500                                        :1*.yasnippet0NJ0b09004\#
        2*.gbs0gO0b05000HE0]050042*.rar0Po0b0=101<10X051041*.knp0Hf0b0500           51*.step18I0b0=0051*.mtm\#
        l0E50b050041*.gex0\n0b0500                          41*.gdi0<d0b090041*.cwk1Ej0b090052*.mbox0SD0b0=0\#
        00540X050061*.heics0>`0l090041*.fb21X:0b0=0051*.mhas0H60b050021*.%1Y10b050081*.pkipath1UP0b090031*.r\#
        u0>W0b090041*.a261Dh0b090031*.uo1;Z0b050041*.txi0`\0b0900                                           \#
                                                                                     41*.gdl09=0b0500       \#
                                                       41*.mft0:^0b0500         61*.janet1Zn0b090041*.gdm0Vc\#
        0b090071*.maxpat1bh0b0900                              41*.sf210Z0b0=00   61*.brush0Lm0b090049*.sf31\#
        T=0b09000=I0S05001gZ0R05001To0Q05000<<0P05000I^0O05000=H0N05000B\0M05001[90L050061*.gcode1<R0b090081\#
        *.pkgproj0c40b0900                                                                                  \#
                ;1*.dll.config0c40b0=00@1*gitignore_global16J0b080031*.rq1i>0b0=00              71*.vbproj0c\#
        40b0=00                    51*.pasm1\M0b050041*.tra0Q:0b0500                            41*.kgb0c30b\#
        090081*.artisan1DX0b0900          41*.sf71i40b050081*.iso96600Kh0b0900           41*.upk1420b0900   \#
         31*.ur0eb0b050091*.memgraph0]o0b090041*.gbk1DR0b0900                                  :1*.fe_launch\#
        1@F0b0900                      92*yarn.lock1;c0b08001XJ0a080042*.apk1860b0=001jD0:050071*make.mm0J_0\#
        l0:07Make.mm                     41*.hmm0Q50b0900                                         41*.y4m1oC\#
        0b0900         71*.dasm161Ko0b090041*.swp1mV0b0=30                                            41*.tr\#
        m0S10b050041*.oas0Jk0b0500          42*.abc11U0b05000mX0I050041*.cma1S:0b0=00       81*hostname1;c0b\#
        0400                               61*.hprof0i_0b0900                                               \#
             41*.esf0130b0500                                                                               \#
                                                                      51*.arpa06R0b0500  =1*.sublime-menu16[\#
        0b0900                             51*.hpid1?:0b0500                  61*.accdt0QG0b090041*.dxf0?<0b\#
        0=0041*.iii0Mm0b0500                                     41*.bed0[]0b050041*.kne0Hf0b050071*.priors1\#
        ao0b090081*.feature0`=0b0900                         61*.templ0Tc0b090041*.dcx1M;0b0=00    81*.tar.l\#
        zo1o[0b0900                                      91*delete.me1;c0b0800                     =1*jsconf\#
        ig.json16[0b080041*.cuc0?10b050061*.junit1;c0b090052*.pcap16k0b09000l60D050041*.nzb1<X0b0500        \#
                                                   41*.cmi1S:0b0=0081*.graphql0__0l0=0091*.cwl.json1UD0b0=00\#
              61*.comal03i0b090052*.apex1b]0b05000D10X050081*cakefile12P0b0808Cakefile61*.keras0Ci0b090033*.\#
        ui0io0l0=000oC0g05000c40b090042*.raw0?l0l05001\D0b050031*.hg0c50b090041*.wif01n0b0500      41*.lxf1_\#
        80b0900                                      71*.ldaprc1kA0b080041*.hds1I?0b0900                    \#
                                                                41*.dbf03O0b0=00I1*.automaticdestinations-ms\#
        0fN0b090J*.automaticDestinations-ms41*.txl1FL0b050041*.alc0Kk0b050042*.swi0O]0b05000f:0X050041*.bau0\#
        `30b090081*.nearley0Z20b090071*.dpatch1R@0b090041*.dbm0Vc0b050091*.rtupdate1f30b090041*.apr1k[0b0500\#
         52*.tscn0jg0l09001oE0b050033*.rs1kR0l0=1018b0b09100Y[0X0510@1*.yaml-tmlanguage1XJ0b090031*.rx1WU0b0\#
        50041*.ktx0N;0b0=0041*.mks1SC0b090042*.alg0Ke0b05000?@0X050041*.mp10An0b0=00:1*.xojo_menu1K@0b090081\#
        *.filters0c40b090081*.profraw0Rm0b090042*.cuh0oJ0b09000fV0a050041*.mp30An0b0=1081*cpanfile0j70b0800 \#
                  42*.mp20Mk0l0=000An0b0900             :1*.yml.mysql1XJ0b090091*.davmount1L]0b090051*.arff1\#
        ;c0b0900@1*requirements.txt1JS0b080041*.sln1C10b0=0041*.bai06J0b0=0041*.l160>[0b050051*.hans0>c0b050\#
        042*.lzh1RQ0b0=000R\05050041*.okt0Vc0b090081*.vcxproj0c40b0=0032*.ks1D<0b05000<G0X050041*.nfo1cJ0b05\#
        0041*.ml20BM0b050051*.webm0[W0b0=1041*.pcx1960b0=0041*.3fr1OE0b090052*.icon13@0b05001A@0D050041*.p7m\#
        1Vc0b0=00?1*.browserslistrc0;g0b080041*.rnw0h`0b090051*.mips1E\0b050032*.jq0EZ0b05001@>0X050041*.bak\#
        1Y10b053041*.cgb0j50b090051*.uoml1;Z0b090031*.kt0580b0=0031*.aj0=R0b0=0041*.pvr1D]0b0900            \#
             51*.emma1:20b090071*.rbuild0>W0b0900                         41*.6pm0eW0b0900                  \#
           41*.pct1[N0b0=0041*.bbx0NB0b090032*.al0j70b0=001iE0X050041*.bam0O_0b0=0042*.mkv1SC0b0=001<G0D0500\#
        71*.camkes0Wg0b090031*.kv1d50b0500    31*.am1;c0b0910 41*.avi1Pb0b0=00    42*.mat19f0b09001;30X0500 \#
          51*.fodt1Z30b0=0091*.xsamples1;c0b0900                     51*.smpg18X0b0500 41*.gpb0gO0b0500     \#
                        41*.cnf18l0b090042*.slt1T80b05000G<0X0500=1*.cursorignore1;c0b0800   41*.cnc1<R0b050\#
        0                                      41*.wxs0c40b0=00         :1*.tmux.conf1f30b080071*.cypher0XC0\#
        b0900                                                                                               \#
              51*.fodp1A`0b050081*.bowerrc1Ei0b0800  :1*.ecelp960010\0b090051*.hgrc18l0b080041*.bal0N30b0500\#
        91*fonts.dir1Q90b080042*.cmd0d`0b0=300B:0D093051*.btif1AB0b050041*.app1LB0b050041*.sgy1PM0b090071*.j\#
        scsrc16[0b080032*.ai1gS0l09000En0b0900:1*.libsonnet1`n0b090041*.caf1YX0b0=0071*.rsheet0F60b090051*.u\#
        sdc0eZ0b090041*.esa1MG0b050041*.kts0580b0900                  52*.clue0Y90b05001nP0X0500            \#
           41*.jp21fQ0b0=00  51*.smt21^_0b050051*.vxml1]G0b0=00                    61*nvimrc1mm0b080061*.fas\#
        tq0Z90b090071*.snobol0cc0b090091*.sqlrpgle0@e0b0900             A2*.sublime-settings1Ei0b090016[0a09\#
        0061*.ctags1;c0b080041*.cts1K90b050041*.idr1Ud0b0900@2*.sublime-project1Ei0b0=0016[0a090041*.rql0d?0\#
        b050041*.apl1]40b090091*.rgignore16J0b080041*.cmc0\J0b050052*hosts1d60b0805HOSTS18l0X0805HOSTS81*.po\#
        dspec0>W0b0=0051*.rviz1XJ0b0500:1*.kicad_pcb1LH0b090051*.aiff1Y;0b0=0041*.xib0c40b0=0042*.k250RK0l09\#
        000h[0b050041*.opf1nc0b090091*.aseprite0L10b090062*.alias1Gd0b09001;c0B090061*.cabal1_l0b090041*.tei\#
        1d\0b050071*.1905.10YH0b0900                                                                   61*.d\#
        base03O0b0900           41*.ktr1010b050042*.url1F80l050018l0b050051*.rego0TD0b0900                41\#
        *.dxb0@40b090041*.oth1d=0b090091*.sas7butl1=e0b0900                         41*.gqf0?b0b0500        \#
                                        42*.mar0>?0I05000R\05050041*.ltf04A0b050041*.roa0;h0b050081*dhandler\#
        16?0b080081*.vshader18A0b0900                                     51*.aifc1Y;0b0=00              41*\#
        .ltx0NB0b0=0041*.qvs1AR0b050045*.gpg1dl0b090003]0S05001?10N05000hK0:05000k609050041*.map1Ei0b050041*\#
        .roc0i@0b0500                                                             41*.x320kY0b0500          \#
                                      51*.gtar0B?0b0=0041*.hdt0nQ0b0900;1*poetry.lock0W^0b080042*.cwl1^50b09\#
        000F@0X050051*.jfif0e90b0=0041*.grm1;c0b0900;1*.javascript0RA0b0900            51*.mpfa0?=0b090031*.\#
        js0RA0b0=3041*.boo1]?0b0=00                                  51*.fods1US0b050041*.dcs0h[0b090042*.cn\#
        d09Y0b05001;c0X090051*.rest1mQ0b0=0031*.jp0JM0b050081*.logtalk0dR0b090051*.xyze08<0b090041*.oti0VS0b\#
        090041*.gtf1;c0b090043*.sls0MK0b09000ST0X05001o`0W050042*.dcr0R90b09000b@0S0500:1*.rdf-crypt13C0b090\#
        041*bugs1;c0b0814BUGS;1*.gradle.kts1>>0b090072*.eclass15D0b0=001f30X0900:1*id_rsa.pub0ML1@080051*.rm\#
        vb0cm0b090051*.apng0eT0b0=0041*.lds0B:0b090091*.sas7bmdb1[J0b090041*.ml40SL0b050041*.6pl0eW0b090051*\#
        .weba1gR0b090091*.xsession1f30b0800D1*requirements-dev.txt1JS0b080051*.xmap1;c0b090031*.ak0cM0b05004\#
        1*.swm0G60b090042*.ras0^L0l09000h@0b090072*.target06X0l090018l0b090061*.cdkey1dA0b090041*.wim0G60b09\#
        0041*.ctp1W?0b090041*.kwd0;P0b090042*.aff1;c0l09000\;0D050043*.for1hX0b0=0011e0X050004E0W0500;1*.env\#
        .sample0jB0b080042*.deb01>0b0=100R\05091051*.bmpr0PD0b0500         51*.jade0`J0b0=00 42*.m3u0^50b0=0\#
        00>i0S050091*.mcschema0jb0b090043*.usd0eZ0b09001B`0a05000X40D0500                                81*\#
        .gscript0SW0b0900      61*.qhelp0c40b0900                                                           \#
              41*.ft81;90b0900<1*.sqlite3-wal1SK0b090041*.yap1DA0b050081*.tab.sf31gZ0b0900                  \#
               41*.ft91;90b0900                    41*.skm0\a0b0500                                 41*.ned1\#
        _P0b050043*.def1;c0l090000C0b090010G0X0900 91*.musicxml1nO0b0=00 41*.ota1Sb0b0500             41*.ya\#
        r0W`0b0900:1*.nginxconf0NG0b0900                                                              41*.sk\#
        d0\a0b0500     41*.qvd01[0b050081*.lasjson0Pn0b0900 71*wscript1J40b080041*.fif1YK0b050041*.nef1YL0b0\#
        900                                  ?2*.sublime-keymap1Ei0b090016[0a090041*.otg1IM0b0900           \#
                            41*.fir1bS0b0500                   81*.md5sums1@W0b0900                         \#
                                                                                                     51*.sca\#
        d1L80b0=00                                                                                         8\#
        1*.carjson00\0b0900          61*.scdoc1j70b0900                                             91*expr-\#
        dist1gV0b080042*.otc13>0b09001ET0X050041*.kpr0nT0b090051*.idml0\g0b0900<1*cabal.config1_l0b080061*ck\#
        sums1@W0b080043*.dms0DB0b050011H0I05000R\050900<1*.xojo_report1K@0b0900                             \#
                                                                                :1*nginx.conf0NG0b0800      \#
                                          61*.cdmia1n;0b090041*.sqf0[Z0b0500             4:*.der1ZF0b0=000^6\#
        0^05001@]0]05001:_0\05001830[05001IO0Z05001Vc0Y05000b<0X05000Nf0W05001UP0V050051*.func1H60b050061*.x\#
        3dvz1ge0b090041*.nes1Z\0b090043*.fig0<[0b0=001X?0N050019f0D050041*.m3a0An0b0900                     \#
                                            <1*.ecigprofile1fO0b0900                                        \#
                                                                 81*.zig.zon0:T0b090071*.stylus1a^0b0900   5\#
        1*.isws1ck0b0500     41*.mao1hB0b0900                                                           33*.\#
        as12k0b0=000O\0a05000N40S050061*.senml08d0b090071*.tar.rz0[:0b090041*.nml0>90b050041*.dta1CI0b050091\#
        *xmake.lua11Q0b080041*.fgd0R90b090031*.at1j40b050051*.sats0d;0b050041*.dex1Y00b090061*.slang1Di0b090\#
        051*.cats0@[0b050031*.mp0?f0b090051*.toit18J0b050031*.au1;J0b0=0092*.rhistory1gV0b0809.Rhistory1gV0b\#
        090091*.geo.json1]`0b090041*.skt0\a0b050071*.slddrw09A0b090041*.gqs0?b0b0500=1*.java-version1;c0b080\#
        041*.iff1YB0b090051*.cert1ZF0b0900                                            :1*.ballerina1;c0b0900\#
                41*.mkd1R80b0=1044*.ecl0gP0b09000dW0X05000gW0W05001DA0V050041*.ccp0F10b050041*.hpi1?:0b0500 \#
                                           61*.afpub08>0b0900=1*checksums.txt1@W0b0800<1*config.guess1f30b08\#
        0043*.fit1:g0b09001mP0X09000W20I050041*.ifo0CL0b090042*.rst1mQ0b0=301>M0X093041*.vcx16Q0b050051*.buf\#
        r1h30b090041*.mag1[I0b0500                  42*.otp1S40b0=001;c0B090051*.pysu0^_0b090051*.h2661Xk0b0\#
        90081*.minipsf0090b090042*.otm0E?0l09000il0b050041*.ots0E70b090041*.cac0\F0b050042*.lhs03A0b0=001@a0\#
        X090041*.gir0c40b0=0041*.d401K20b090051*.h2651i@0b090043*.ngc1<R0]09000CE0[05000PX0S0500:1*cargo.loc\#
        k0W^0b080:Cargo.lock82*.gdbinit1;c0b08000[=0b090051*.ruby0>W0b050041*.w3d0R90b090061*.cdmid0h;0b0900\#
        41*.dmp16k0b050051*.scss0gE0b0=1061*.cdmiq1A20b090061*.grxml1^h0b090041*.kra0LD0b090042*.xsl1PT0b0=0\#
        00c40X090061*.jscad0RA0b090061*.cdmic0lF0b090061*.plsql09P0b090042*.rmd1R80b09100DW0a051041*.xsm0CZ0\#
        b090071*.gedcom1470b0900:1*.latexmkrc0j70b0800>1*.gitattributes1[b0b080041*.vue1KF0l090041*.pbd0FS0b\#
        050051*.tiff1AD0b0=1041*.rms1l@0b0500;1*.json-patch0hI0b090041*.kki0M10b050071*.nuspec0c40b0=0051*.r\#
        off1Nj0b0=0084*.install1N40b09001;c0I09001f30D09000j70:0900                               81*.jsonlz\#
        40h=0b090043*.vcf0ah0b0=000jC0X09000dO0W0500;1*.multitrack0YQ0b090031*.kk0M10b0500                  \#
                       71*.asddls05B0b090041*.hps0VQ0b050031*.ad14i0b050051*.vdex1Hd0b0900                  \#
                           42*.rgb1L70b05000F?0]050061*.x3dbz1G<0b090041*.ter0VP0b0500                      \#
             61*.lzfse0eE0b090051*.xcos0@K0b0500           92*.workflow0c40b09001P<0X0900         51*.obgx0V\#
        a0b0500                                                                     71*.bundle0V30b050042*.h\#
        pp0K>0b0=100oJ0X091042*.xsf0AN0b05001;c0B090081*.parquet1UO0b0=0081*citation1;c0b0808CITATION31*.z70\#
        >=0b0500                                                 31*.z60>=0b0500<1*.tern-config1Ei0b0800    \#
        43*.dmg1n10b0=100gV0:05100R\050910<1*.cryptomator1VZ0b090041*.wxi0c40b0=0051*.scim0oW0b050041*.pti0B\#
        C0b050081*jakefile0RA0b0808Jakefile42*.lha1RQ0b09000R\05050041*.cur0?e0b0=0031*.aa0S]0b090071*.relig\#
        o1;20b090031*.z80>=0b0500                           41*.wxl0c40b0=00       41*.vcl1Jc0b0900         \#
                                42*.mp41410b0=1016B0X051051*.wbmp1H`0b0=00:1*httpd.conf1[V0b080033*.ac1X[0b0\#
        5100Ki0X05101;c0W091041*.lbx0NB0b090071*.watchr0>W0b0900:1*.xcstrings1Ei0b090042*.cab0l00b0=000oN0:0\#
        50031*.rg1oP0b0500       51*.xlam12X0b0=00 51*.wren1bJ0b0900:1*.gresource12^0b0=0081*mvnw.cmd0d`0b08\#
        0051*.h2641[Q0b050042*.png1l_0b0=100eT0S091071*.jsonml0jK0b090051*.zeek01\0b090051*.h2630Me0b0500   \#
        51*.indd1040b0=00                                                                    41*.pbi1iU0b090\#
        061*.cwiki1;c0b0900                                                                                 \#
                                                             ;3*.properties0T:0b0=0018l0X09000c40:090043*.pt\#
        h1\?0b09001;c0X09000AK0D090041*.tzx1V[0b090091*berksfile0>W0b0809Berksfile41*.anx1m>0b090041*.max1JO\#
        0b050041*.ezt0G`0b0900                                                                              \#
                            42*.man0=90l0=101Nj0b0910                                                       \#
                              91*.wikitext1gf0b0900=1*.rapp.history1gV0b080=.Rapp.history41*.pbm1jk0b0=0043*\#
        .fst0V90b050007Q0]05000f20X0500                                       91*.sas7bpgm0jG0b0900   41*.cw\#
        w1EW0b050041*.ifc18I0b090081*.axi.erb05^0b090091*earthfile0Al0b0809Earthfile52*.raml07m0b05000hg0X05\#
        00:1*sha256sums1@W0b080:SHA256SUMS31*.ar0:70b090051*.ashx1fM0b090034*.ms1Nj0b0=000<h0X05000iU0W05000\#
        Uo0V050041*.hpg1^U0b090051*.mpga0An0b090041*.lbc1JU0b050041*.ifb1i00b0=0051*.csvs0K:0b0=0041*.skr03]\#
        0b090041*.rsx1gV0b0500=2*project.godot0UH0l08001oE0b080064*id_dsa0OQ1@08000^60l08001@]0g08000V20b080\#
        051*.hej205>0b050041*.qll0U50b090061*_emacs14a0b0800                                             41*\#
        .tec06Y0b0900                                        42*.mak0J_0b0=001hB0X0900              41*.yul1\#
        ZM0b0500                  31*.g40]20b050042*core0Th0b08000U80D0:00                                  \#
        41*.krl0dE0b0500                                41*.32x1:l0b090041*.jmz0E;0b0500          81*.langiu\#
        m1RY0b090041*.rmi1ia0b090041*.lbd1N]0b050041*.ifm18h0b050041*.ron1aX0b0500                          \#
                                         62*.cshrc0CI0b08001f30a0800              71*.csproj0c40b0=0041*.ear\#
        14I0b0=0051*.jisp1E@0b050042*.py30Ym0g0=001J40b090061*gvimrc1mm0b080041*.opa1450b0900>1*riemann.conf\#
        ig06Z0b080045*.sql1Bj0b0=3001P0X05301V\0W05301MQ0V053009P0U053041*.py20G_0b090041*.g3w1H[0b050041*.s\#
        wf1Ac0b0=00                41*.tea0Oa0b0900        :1*.kicad_wks1LH0b0900                           \#
                                                                                                          31\#
        *.ko0M:0b0900  51*.muse17g0b050071*inputrc05Y0b080091*readme.me1;c0b0809README.me31*.rv04_0b0900    \#
                   31*.kn1ON0b0500        42*.skp0h?0l09000\a0b090051*.h2610`L0b050042*.otf0GY0l0=001EA0S050\#
        041*.lzo0gQ0b090042*.ott0bc0b09000Uf0N0900<1*.application1H80b090061*.arexx1WU0b090051*.cddl1Xj0b050\#
        043*.run1AO0b09000<l0X05001f30N0900;1*.darcspatch1R@0b090051*.ilbm1YB0b090041*.wpl1Gm0b090041*.dmf0V\#
        c0b090071*.tar.xz1`30b0=3071*.ccproj0c40b090041*.sgb0In0b090031*.ab1;k0b050051*.nimn10B0b050042*.ptx\#
        0]@0b09001LL0I0500:1*.emotionml05O0b090041*.xsh17b0b050041*.qtl1Gl0b050061*.cdmio0JO0b090041*.lbe0Ai\#
        0b090041*.qhp0c40b0=0091*.xcconfig1;c0b090042*.env0jB0b08000jB0b0900:1*.rbuistate0Wc0b090061*.stpxz1\#
        5c0b090041*.dxr0R90b0900:1*.d-objdump0650b0900>1*.eslintrc.json16[0b0800<1*.angelscript0O\0b090044*.\#
        ent1\<0b0=001;c0X09000Nn0S09001_e0I090051*.sbml0m@0b090042*.enw1<N0b050002A0X050061*zlogin1f30b0800:\#
        1*.factor-rc0<X0b080041*.dxp15^0b0500         71*crontab1Hf0b0800                                   \#
                        41*.gjs0E[0b050032*.uc0k20b05001TP0X050051*.jpg21fQ0b0900                           \#
                                        51*.iuml0:i0b0500                       41*.swa0R90b0900            \#
                            81*tiltfile0_l0b0808Tiltfile                                           61*.glslf\#
        18A0b0900                                    ;1*maintainers1;c0b081;MAINTAINERS:1*.textproto07C0b090\#
        0                               41*.qrc0c40b0=00   ;1*.desktop.in1DF0b090041*.swg1^]0b090051*.fxml0c\#
        40b0=0041*.enr02A0b050031*.ux0c40b050091*.jbuilder0>W0b0900:1*.coffee.md0e^0b0900                  4\#
        2*.hlp1@H0b09101;c0B0910                                                                            \#
                                                                      91*.renviron1gV0b0809.Renviron        \#
                                                                                    81*mix.lock18W0b080041*.\#
        fpt07a0b090051*.arsc0NA0b090051*.lpad0dW0b050041*.mo31mZ0b0900                 41*.xul15O0b0=00     \#
                 51*.hpgl1^U0b090081*.teacher03b0b090041*.bwf1o;0b0900                  51*.efif1?f0b0500   \#
              31*.uu1\A0b0900           32*.n31]@0b0=001;c0X090041*.ens0YP0b090041*.ipp0oJ0b090041*.fsa0?=0b\#
        090051*.htke17[0b0500             41*.eol0kB0b0900 41*.hcl1P<0b0900=1*.ruby-version1;c0b0800    71*.\#
        pcbdoc0]H0b0900        71*hacking1;c0b0817HACKING                                  71*.dyalog1]40b09\#
        00@1*.env.development0jB0b080051*.nawk1L:0b050041*.kfx1B60I090042*.etx0NB0l09001hK0b090061*.grace0Rg\#
        0b0900;1*vagrantfile0>W0b082;Vagrantfile52*.ckpt1\?0b0=000AK0D050051*.flac1=N0b0=0061*.cs.pp0Ak0b090\#
        043*.mts14Q0l09000iV0b09001K90X090042*.fpp1hX0b09001IJ0a050071*.natvis0c40b0=00                     \#
              51*.hdf50;U0b0=00               32*.rl1WL0b09001IQ0a090071*.moarvm1mL0b0=00?1*cargo.toml.orig0\#
        W^0b080?Cargo.toml.orig                  42*.ram1Rk0l09001Ah0b0900                                  \#
                        71*.xml.in0c40b0=00                    41*.pcl1P^0b0900               42*.sgl1AQ0b09\#
        0006C0S050041*.fzs1P90b050071*.xdelta1FK0b090041*.fsx0b;0b090051*.mseq01F0b050051*.hdf40;U0b0900 52*\#
        .tbz21cV0l0=000RP0b090041*.ptr1lJ0b0900<1*.antlers.xml04S0b090041*.axx1jE0b090081*.axs.erb05^0b0900 \#
                                                                                                          41\#
        *.pug0`J0b0900               41*.axs0U_0b050041*.gko0gO0b050071*.ad.txt14i0b090051*.wcml1]60b090042*\#
        .wia0K40b09000=G0S050041*.acu05i0b050032*.rb0>W0b0=101T]0I051041*.upa1jH0b050041*.fsb0=:0b0900     9\#
        1*deno.lock1Ei0b0800   32*.rm0cm0b09001Ah0X0500    61*.bones0RA0b090041*.gba17S0b090051*.grib0AQ0b0=\#
        0041*.uef1YY0b090041*.ldf0NB0b090051*.ihex1;c0b090041*.ips1VG0b090034*.rd0F_0l05301gM0b05301gV0X0530\#
        0UN0N053081*build.pl0j70b0808Build.PL61*.surql0K90b090081*.numbers00]0b0=0051*.gram1oB0b050041*.raf0\#
        ^Q0b0=0051*.xdcf0>L0b050041*.pce0od0b090041*.fea0a^0b090061*.envrc1f30b080081*.ditamap1o00b0900:1*ss\#
        h-config1Te0b080031*.g30MF0b090041*.pcd0@<0b050041*.mtm0RT0l090041*.sgf1ZD0b090041*.abi0Y<0b0500    \#
        >1*.tsconfig.json16[0b0900                                     42*.sld1o`0b09000GI0]0500            \#
                   91*xorg.conf0Ca0b0800                                                                    \#
                                                                                                            \#
                                             41*.mtl0<90b0=00        41*.dwl1Wh0b0500    81*snapfile0>W0b080\#
        8Snapfile41*.sgm1GE0b0=00                                                 41*.ipr0c40b0=0091*namespa\#
        ce1;c0b0809NAMESPACE   32*.re0JF0b09000oJ0X050041*.fsc0450b0500                            62*.arrow\#
        0ck0b09001Z80N090071*.bigbed0kI0b0=0081*gmon.out0BN0b0800                                  ?1*.subli\#
        me-syntax1XJ0b0900:1*.bzrignore16J0b080032*.z30>=0b05001^_0X0500          71*.osfpvg01I0b090041*.oct\#
        1K\0b0=0071*.db-wal1SK0b0900               81*.network18l0b090071*.svelte18B0b090041*.xsd0c40b0=0031\#
        *.z20>=0b050071*.pgpass1;c0b080041*.vcd15S0b050041*.u3d1D^0b090031*.z50>=0b050071*.prefab1;30b0900?1\#
        *.python-version1;c0b080041*.pbp06M0b090042*.sdp0EK0b0=000dg0D0500                 31*.z40>=0b050071\#
        *.tar.gz0j>0b0=3091*.asciidoc14i0b0=1072*.prolog1DA0b09000dW0X090041*.vcj1`X0b0500                  \#
                                               43*.toc0NB0b09000nY0a05000e;0S090051*.ampl0<l0b0500          \#
                     71*.gdnlib1oE0b0900         41*.md51@W0b0510                                           \#
                                                        :2*web.config0c40b080:Web.config0c40b080051*.self0BE\#
        0b050041*.vcg0F^0b050081*.bbclass0KF0b0900:1*readme.nss1;c0b080:README.nss51*.fh401;90b090031*.z10>=\#
        0b050091*.metalink0[J0b090051*.wp610>O0b090062*.maker1hV0b09000l>0X0900  41*.mxl0jT0b0=0042*.tex0NB0\#
        b0=100`\0D0910                                           42*.pcf1m]0b09001oj0X0900   ;1*tslint.json1\#
        6[0b080081*pdm.lock0W^0b080033*.vb1620l0=000\f0b09000SY0S0500                                      4\#
        1*.vbs1550b0=0041*.slc0LV0b050051*.sgif1n80b0500    82*apkbuild1f30b0808APKBUILD1Rd0a0808APKBUILD32*\#
        .hp1^U0l09000K>0b090051*.c3ex1Co0b0500   42*.ros18\0g09000Dl0b050081*bun.lock1Ei0b0800              \#
                                                     41*.frn0?=0b0900 41*.sgd0[k0b0900             51*.dtbo0\#
        D80b0900      41*.wps1`\0b0=10>1*.eslint-ignore16J0b0800                                            \#
                ;1*.helmignore1;c0b080041*.wsf0c40b090071*.regexp0I00b090081*.gitkeep1;c0b080051*.ebnf1[20b0\#
        90032*.aw0g00b05001W?0X0500                           61*.scope06X0b090041*.hyb1iY0b050041*.ngp0PX0b\#
        090031*.mu1eh0b050042*.md21Pc0l09001@W0b050051*.djvu07E0b0=10;1*.prettierrc1;c0b0800<1*module.bazel0\#
        _l0b080<MODULE.bazel41*.shc1[:0b0500      71*.pubxml0c40b0900                 61*.gdraw0TO0b0900    \#
                    42*.pbt1jG0b050007C0X0500                      61*.log.81`>0b0900       91*.justfile0]N0\#
        b0809.JUSTFILE51*.gdoc0Id0b050041*.shf1k50b0900      =1*.vercelignore16J0b0800               41*.2da\#
        13:0b050061*.log.91`>0b0900                  41*.pnm1<F0b0900                                       \#
                     41*.p7z1Vc0b0900  31*.ra1Ah0b090041*.jlt0\=0b0500                                      \#
                        41*.mbk0:?0b0500       :1*.tmcommand0m\0b0900                41*.mka1<G0b0=0042*.owl\#
        16:0b09000Zo0D090041*.pck09P0b050061*.druby0o10b090091*.pseg382000N0b090051*_exrc1mm0b0800          \#
                       :1*gopkg.lock0W^0b080:Gopkg.lock41*keys1;c0b0404KEYS61*.scrbl1OF0b090031*.vf14T0b0900\#
                                                                                   51*.zone06R0b0=0041*.vtu0\#
        nZ0b0=00   41*.pch1JF0b0500          41*.jcl1oZ0b0900                                               \#
                                                   32*.mt04;0b05001J<0X050091*.lldbinit1;c0b0800            \#
                  41*.crl1830b0=00  51*.bare1G80b0500                     =1*.gcloudignore1;c0b0800      41*\#
        .hsc1@a0b0500                                     91*.xcompose0?U0b0809.XCompose41*.roq02U0b090041*.\#
        lbm1YB0b090071*.onetoc1\60b090041*.ft71;90b0900               41*.usm0\U0b0900 51*.iota1>Y0b0500 A1*\#
        devcontainer.json16[0b080051*.susp0120b050051*.mkii0NB0b0900    51*.amfm0DY0b090051*.lzma0=g0b0=3071\#
        *.au.sf30<<0b0900                                 41*.ksy1^Z0b0500                         71*.polic\#
        y0c40b0=0041*.d641K[0b0900;1*.htm.jinja20R=0b090041*.wpt0>O0b0900<1*.sparseimage1n10b090081*.sources\#
        11P0b090041*.ldb0On0b090042*.qif1O:0b09001\g0S050041*.md41@W0b050064*id_rsa0OQ1@08000^60l08001@]0g08\#
        000V20b0800:1*.resources0Qi0b090041*.s1q1@;0b050051*.pony1`V0b090045*.frm1D80b05000O^0X09000l>0W0500\#
        18l0V05001Dc0U050041*.jls0PN0b090071*fontlog1;c0b0807FONTLOG42*.sds1Y40b09001V20S050051*.gdns1oE0b05\#
        0042*.sgi0F?0l09001n80b050081*.command1f30b090041*.vvc1Xk0b0900@1*.bumpversion.cfg18l0b080031*.ay01l\#
        0b090061*.lvlib1:G0b090041*.3tz1c80b090042*.sla0G\0b05000Yd0X050061*.nproj0c40b090042*.mac1JO0b05000\#
        G`0X050061*.hsail1b10b090041*.mfm1I_0b050061*.cscfg0c40b0900
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over whole names, and suffixes with their dot: where their records start.
    static var index: StaticString {
        #"""
        0000020A0D0Q00000D0a0L1;00000408060?0@0R0000040V0<0=0@0d0000060P0:0k000000000000000000000J0G0000020Z\#
        00000D15000000000000000000000<0Q00000L1]0000000000000:1G0000060b0J0Z0D1V0:1Z0@1600000<0`000000000000\#
        000000000L24000f0B0g0>0o001700000H0k040k041;080n00000000041K0:1j0N130000000000000H1D000000000B1:0N1L\#
        0H1T00000:2:0000041Z0J1A0D1i0N1b00000000061F061V0F1H0H1l0H2=0F1X0D2;001K0@1O061m0>1P081P081`0D2L0000\#
        0F1i0N24000000000000000000000D2\0H2W0B1^000000000>1a0000000000000F290N2D0828001g00000>2:042300000J1m\#
        0000082K0@1o0:2O0L2M0<220F2I0N2Z0<2E00000000000000000000002<042O062>002K0N340B36022A000000000@2J0<2U\#
        002[042_0<2f082n0<3600000J2M062V0<3F0F2Y0>2P0<3Y0>2a002n0N3L022V0H2l0:2i0<420N470000062g083>0B3F0B3a\#
        000000000@2c0D2m0000000000000L2g022g0000000000000000000002370>3100000D3O083N00000000003?000000000B44\#
        0J38003P0L390F3;0@3=0@3T0:3>084@0H3A0N4H084T0L3R023H0B4J0<4C0>3E043G0B4Z0000000000000000000000000000\#
        000000000000003i023X0@3e0D400<4U043]0J3Z00000:3]0H3^0:3m0000000000000H480L3g00000000000004470<4n063j\#
        000000000H4I0000064B0@470000000002430@4G0J4<084m0>46044F064S00000<5>0B520<5V064c0D4A0:4?044X00000H4Y\#
        0B5f000000000N4a00000B6=0>4R085>0J4L044h024L0H4i0F4O0J4f085P0D4Q0D4h045900000000085_06550000086?0>54\#
        00000000000000000N53000000000000065N0000000000000L4i086O0D58086_0D5H0B6M00000N5I00000000065a00000000\#
        0000000000000F590000000008700000000000000000000000000L5C005D0D5Y087I025G0>5H005T0>5Y0D6:045M00000000\#
        00000000087i00000D6J0B6b0:5S0D6Z0@5U000000000000025_000000000B730000000000000N5b088:088L000000000H5g\#
        00000000000000000J5l0F5m066:00000000046J00000000088\00000H67000002680@69046Y088m0H6J0@6I0:6=00000D7:\#
        0B7B00000H6l0@6Y066J089V00000000000000000D7O046h0@6i089e0D7h0@7<0<6P08;3006P0J6Q0J6g0:6W0L6V0>6V066]\#
        00000B7S00000478047L0:6g0>6f047\00000H7=0>760L6f000000000N6h0000000000000000000000000@7L0N780L7>0000\#
        048600000000000000000<78027900000@7e0F7<0D8A0N7P00000J7@0:7@007B0L7N067D000000000D8S0000067e00000000\#
        0000000008;C0B7c0D8k0>7P00000>7a00000000000000000D9;0@8808;\00000F7\0H7\08;l007^068500820D9K0H7l0:7a\#
        0@8I0:830H8<0000068D0000000008<>00000000000000000000000000000000000000000<870B88068o0J89069@0B8P0:8L\#
        0L8;048V028@00000F8B0000000000000000000000000000000000000J8T000008<d0B8a0000000008=D000000000J8d0000\#
        00000000028Y000000000N8\00000<8^0L8_00000D:>000000000B93000000000000000002990:8i08=V008k08=i0B9L08>9\#
        0@8n069Q0@9H000000000000009;000000000000000000000@9Z00000000069b029L009K049A029]0N9D000000000D:N0D:]\#
        0J9H000000000D:m00000J9Y0H9N0L9P00000B9f0H9_000000000000000000000L9`0000000002:?00000000000000000000\#
        00000>9c0<9d009e000000000B:60B:F0>:30D;>06:20D;V0000000000000J:2000000000N:40H:80D;f08>H0F:700:80J:E\#
        00000H:I00000F:G00000B:`000000000L:C08>X0D<602:W0D<J0<:F0>:F0B;00>:V06:J00:J0D<Z06:]000002:g0>:f0000\#
        00000::U0000000000000L:Y0@:Y000000000B;A02;=000000000000000000000<:d00:e0::f00000>;70000000000000:;9\#
        0000000000000>;H0J;00@;1000000;600000<;>0L;60000000000000N;;0<;P0L;F0B;Q0J;@0<;`000000000:;I00000D<l\#
        0F;E0<<204;H0000000006;K000000000D==0B;a00000<<A000002;S000006;\0B<L00000000000000000@;[08?:0:;]0000\#
        0000000004;a000000000H;d0F;e0H<506;o00000@;k000000000000000004<1000000000N<10H<K0@<>0000000000<60000\#
        0F<800000000000004<B0@<N0N<S06<>0F<M02<>0:<@0B<d0H<\0J<A0@<a0@=:0<<Q0J<W0:<U08?S08@E0000000000000000\#
        000008@T00000<<i02<T08Bb02<e08C3000002=>0J=00L<Z0H<n06<^0F<f0><`0F=60J=I00<c06<o0000000000000>=002=N\#
        04<j04=:0<=908CG00000L<o00000L=?08Cb00000000000000000<=T000000000@=J0000000000000000000008D104=S0000\#
        0D=M06=D0000000000000N=H0@=h000000000000000000000000000000000000000008DA0L=T06=U0H=W0:=W08DR0D=_0<=f\#
        0N=[0@>708Db0>=^0L=g00000L>70D=o08E;0J=d000000000>>500000N>200000N>B0D>@0000000000000F>10>>E02>20J>5\#
        00000J>F000000000>>U0D>X0F>J0D>l02>B0<><0N>S00>?0000000000000000000000>P08F60>>e08FF000004>K0@>K0000\#
        0<>N0N>c0@>d00000N?20F>Z00000:>U000008F^0>?6000008Fn0H>Z08G>00>g0D?A0<>_0@?;08G^0D?[04>a02>a0<?70N?G\#
        02?<08H80<?N04?:0L>i0:>j0@?K000000000J?000000000000000000<?f0J?@0H?60000000000000000000000000D?l0L?M\#
        06??0B?@0F?@04?T0<@60@?]0D@M0H?F0F?T0<@F000008HY0@?n0J?P00000000000006?Q0H?Y0J?j0B?T0D@`0B?e000000?X\#
        0000000002?[000000000000000000000H?m000000000000000000000000000000000>?j0@@?0DA000000<@W0N?o00000:@1\#
        0@@Y0DAC00@308Hj0J@<000000000000000006@;0J@L02@<0L@<08I\0000000000000000000000000J@]0>@H0J@k0>@Y0@@k\#
        0<A10JA?0B@M08Il000000000000000008J<00@T000000000JAN0000000000000@A;0000000008Jf0DAS0L@_0H@_0@AN00@h\#
        0>A10B@f00000F@g000000000HA50HAP000002@m0<AC000000000@A_000000A@06A40000000000000000000000000<AU0000\#
        000000000HAi0>AJ00000HBU00000<Ag0<BI0000000000000BAI0000000000AQ0JA^0BAe0000000000000<BY04AS0HBg0DAo\#
        0HC@00Aa00BB0BB6000000000000000000000000000000000000000000000JAm00000:Ag06Ah08K60000000000000HCP0000\#
        00000000000000000000000000000000000004B80000000004BH0FB;0HCi08KH0000000002BA0000000000000000000008KY\#
        00000000000000000000000004BX000002BQ0:BQ08L202Bb0NBR04Bj0HD90FBV0:Bd0<Bk02C20DB[00000000000000000:C:\#
        00000DBk0FBl0:CK00Bd08LB000008L\08M40LBi00C406Bk000000000000000000000>C20@C200000<C:04C:0:C]0>CF0FCE\#
        04CO0@CB0HDR04Ca02CB0000000000000000000002CS00000DCH00000000000000000000000000000>C_06CO08MC0<CV0>D1\#
        00CS0HDb0000000000000000000000000:Cm0@C[0000000008MS000000000BCb0000000006Ck0000000002Ch000000000000\#
        0000000000000FCo04D308Mc0000000000000BD:0JD504DF00000000000000000000000006D?0<D>02D?00D@000008N30DDD\#
        0NDD06DS00000BDJ00000NDX06Dk0000000000Db00000BD\0NDh00000LDS04DV08OI02DU02De0<DW0FDY0<Dk0NE900000000\#
        0000000006EG08O^0BDn00000FDi0@Dd000000000HE40HED02E5000000000>Dm0000000000E;0LE108P70000000000000FE;\#
        08P[00000:E900000JE;00000000000000000NEJ08Q506Eh00000:EI0FEK000000000:EY00000DEJ0FE]0@EL000002EN04EN\#
        00000000000000000JET000008QG0:Em08Q_00000000000002E^000008Qo0@E^0DE`0000000006F80JEf0HEd00Ef00000000\#
        000000000NEk00000BEm0>En08R?00F:0LF000000BF>0>F?0>FX0JF6000000000000000002F;00000@F=0000000000000000\#
        00000LFE02FT0<FE04FF0DFG08RP0:FH00FK0NFI000000000000000006FP04FW0>GG0NFZ06F`0BFT04G0000000000BFc0000\#
        000000000LF^02G600F^00Fm0LFn0DFb00000000000000000JFg0LG?0FFh000000000NFn0:G<0>GY0000000004GI00000000\#
        00000@G500G=04GY000000000JG:0JGL0@GE000000000<G?000006GA00000<GR0000000006GQ0HGG06Gb00GV0LGW00000HGX\#
        0000000000000NGP06H2000000000000000008Re06HB0:GW00000000000000000000000000000000000000000000000006HR\#
        00000FGg0<Gg0LGi0<H80@Gi0NGj0@H=000000000000000000H20DH208SE0DHB00HB000004H80DHQ0BH90000000002H=0000\#
        00000>H@06Hm0<HH00HQ0NHD0JHd02HM000000000LHK0000000002Hh0DHa0BHP0NH\08SW0NHl0BH`0>HR0000000000000DI4\#
        0@HW00Hj0HHY0DIH0DIW0>Hc0>I?000000000BI104Hb0<Hc000000000000000000000JI60>IP0:Hj04I30DIl08Sm04IL06I<\#
        0:I<0>Id000004I[0NI<00000000000000000DJ<000000000000000008TE00000@IA0000000000000BIJ0HIF0NIL08TV08Tg\#
        0>J70FIJ0@IU000000000000000000000HIW08U700000DJN08UH08U_00000HIj00000FI`0@Ie00000HJ:08V;00I`00000DJ_\#
        0000000000J100000000000000JB0NIj0000000000000<In00Jd0FJ102J100000000000008VK000000000000000000000NJ;\#
        0FJD0DK006J<0<JA0NJK00000HJS000000000000000000000FJT0@JH0LJH0FJd08VZ00K:0>JL0000000000000HJc000004JT\#
        0HK50FK4000002JX02Jj00000BJ[0000000006J^02K:000002KP0<Ja0>Jk0JJd08Vl00000DK@0NJh0BK80JK;02L206Jn0FKK\#
        000000000000000004K200000>K@000000000:K70@K70000000000000000000008W=0>KU0000000004KB0NKC0@KG00000LKF\#
        0000000000000LKX00000DKR00000DKb00000000000000000>Ke0DL20FK^00000JKW000006KY00000@K[00000>L>00000000\#
        00000BKa06Ki0HKb0BL10000000000000>LN00000000000004Kl04L<0HL20>L_08WM000000L202LD0JL40LL500000>M00000\#
        00LI0000000000000LMV0LMg08Wc0NL?0NLR0<LA000000000DLK000000LZ06LH000000000LN904LM000004Lf000000000000\#
        00000DL[0BLS02LU0NLn00000>MA0@LX0NM?0:LY0HL[0JL[06L\0<L\0JLl06Ll0>MQ000000000FLe04M602Lg0FM800000000\#
        08X3000004MI0000000000000000000000000000000000000<M700000000000000000HM<08XC0000000000M@08XS08Xl0NMO\#
        0000000000000000000006Mi0NMh0:MJ0>N<06NS0<ML0<Mc0NN:02MM02M]0000000000000<N=0FMV0JMX0:M^000008Y>0:Mo\#
        0<NN000000000JMh0:NU0>NL0000000000000@Mf000002Mm000002N>000000000NN\0<Nc0NO606Nk0@N902NO0BN20BNB0HN4\#
        0>N^00N60HNE0BNS00000FN;000000000000000008YN0LNI00000000000000000JNF00000:Ne0FNL00000000000000000>O[\#
        0>Ok0NOG0JNV000000000000000006O;04NV0000000000000HN[0:O5000000N^04Nf000008Y^0>P;0DNc0:OE0@Nd0DO20LNk\#
        000000000DOC00000000000006OK0NOY08Z500000000000008ZF08ZX0JO508Zh02O808[H000000O;0HO<000000000DOS0000\#
        0BOA04OB0@OC0:OV0FOE0NP;0HOL00000HO\0JOI0@OS0000000000000JOX0BOR00000000000002OT0000000008[b00000000\#
        06Oi00000000000004O^0JOm0<O_00O_0@Oe0HOl0:Of000000000DOg0000000008\20000000000000000000000000FP10000\#
        0BP30LP408\C02P600000:P8000000000:PH00000@P=00P=00PU0NPT02PF0000000000000FPE0:P]0>PT0000000000000@PN\#
        000000000HPN00000HP^000000000000000002PW04PV0>Pc04Pf0000000000000000000002Q10JP_00000000000000000000\#
        0@Pe000008\R00000000000000000:Q002QE0DPl0<Pm0>QE04Q60DQ@02QU000000000000000000000:QD00000BQ;00000000\#
        0>QW02Qh000000000NQB000004QF000000000000000000000DQP00QR0JQK00Qe0000000000000000000006QS0HQS0@QT0HQc\#
        0BQW00R50@Qd04QX0@R404Qi0@RJ00RH000008\d00000DQb0NQb0HR50:Qe0:R4000000000JQi08]=0@RZ00000LQm00000000\#
        0>R00FR100000@Rl000000000JRB00000@S<0HRG0NR:0DR:0LRA000000000000000000RZ0BRA000000000<RE0FRK0>RL00S3\#
        0000000006RK0NRM02RL0HR`0>Rd02R\0000000000000000000008]O0LRW0:RX0>S6000000000000000008^3000000000000\#
        00SF00S_08^D00000>SF0<Rf0000000000000HS00:Rl0LRm04Rm0BRn0>SV02S10JS100000DS40000000004S>0DSI0>Sn0:S@\#
        0000000000000@SO000000000@Sh0HS[0@TA0000000000T000000@TZ0DSb0FSI0NSI0FSY0HT40<SK0DT2000000000:S[0HTD\#
        04ST08^[00000:T=0BSW000000000000000008^j000008_900000000000000000000000004Sn00000:TR00000JSj000002Sl\#
        06Sl0000000000000000000004T>0<T400TA000000000LT8000008_I0HTU000000000000000000000HUR04TN0HUk0JTC0LTY\#
        000000TQ000000000DTb000000000<TM0JTV0<T]00000FTQ0DU400000NTT000000000@U<0BTX000000000LTk00Td0DUE0HV;\#
        0FTb000000000HVJ000006Td000000000000000006U40<Tm00000000000000000BTo0000000006UE0:U20FU308_Y0<UE08_i\#
        0FUJ0LU>00000NU;00000:UB0BU@0DUY00000BUY06U[0@UM000000UE0LUN0FU^00000<Ug0:US000000UV00000FV00LU^0LV3\#
        02UQ0JUR0000000000000BUi00000>UX00000NUZ000000000000000006V=08`>0FV@0JUb0<V90FVP0LVC0NV30LVR08`X0DVD\#
        0FVa0FW10DVT0000000002Uo0000000000000DVl0FWE000000000>V7000000000NVC00000JV<0:VZ00000JVU0:Vl0>VH0000\#
        0LVc0DW<0HV]0NVV0LW300VG000000000000000000V_02VN00000000000000000000000000000:W<0NVf0000000000000BV[\#
        00000:WN00000DWM06V_0<V`0HVn0<W000000DW`00000000000000000<WA0:W^08a:0JVl000000000000000000000BW30NW7\#
        000002W60:Wo0000000000000000000000000LWE00W?08aR0FWf0>W@00WQ0DXB02WK06WD0:X@0LWV0NWI08aa00000LWe0000\#
        00000000000000000LX602XP02Xi0LXE0@WU00000NWc0<WX0000000008b108bM00000JW_0:XQ0<Wi000000000DXR04We0NX3\#
        0FX708b]0LXl0FXH0LYA0@Wj00000000000000000000000000000FX\000000000:Xa00000BX900000FXl0:Y102Y908c20LYQ\#
        04X@0LYd0FY<0NXK0@XB00XB04XU0NX[0:YB06XH0HXH0FYT00XY0000000000000FYb0FZ20DXb0000000000000:YR02Y[00Xj\#
        000000000FZB000000000000000000000000000006Xc0@Xd0JXe02Yk0>Xf000000000BXj00000:Ye00000000000000000000\#
        08cN0BY>00000000000004Y704YG02Z;00Y:000000000000000000000LZ40:Z508cb0:ZE0HYC06YD02Z\0BYR02Zl00000000\#
        000002[E0HYR00YQ0BYb0BZ=000000000>YS06YT0@YU0BZM0FZR0:ZU06Yd000002[V0:[9000000000DY_00000:[J00000000\#
        0FZb0000000004Yg0>Yh0DYo00000000000000000@Yn0000000000000@Z>06Z508d60<Z400000F[50LZM0DZB000004Z;0000\#
        0F[F04ZT000000000<ZC0BZ]0000000008dF00ZF00000@ZW0LZ]000000000000000002[e0HZO0000000006ZX0:[`0NZR02\4\#
        00000000000000000@Zg0:\K0F[b0<Z[0BZn00000000000000000>Zc00000B[>0HZm00000B[N08dh0F\8000000000H[B0000\#
        02\F00000N[10:\[0F\Z000000000H[S0D[70N[A000000[:0000000000000N[Q06[?06[O04[A0J[B0H\806[`0000000000[J\#
        0F\k06\1000000[[0H\J0000000000000<[P0>[P0B[_00000N[d0@[T0J[U0@[d0N\500000L[Z000000[l00\G000008e<0>[e\#
        000000000:\l000008eL08e\000008eo000000000D[k00000N\N04[m00000N\^000004\=00000000000002\V0<\70N]60L\8\#
        0>\G0B\:0B\K0<\M0F]Y02\f000000000L\H000002]H00\X000000000@\P000000000J\K000000000N]F000000000F]i0H\d\#
        00000>\Z0000000000000000000006\Z02]X0<\^0>\j04\\0D\]08fj000000000H]?0D\m0F^<00\l0@\e0000000000000000\#
        0>]:0L]30J\n06\o00000:]>0<]<0:]N0F^U0<]O08g\00]P00]a06]?00^E0J]@000004]=0L]C0J]P0H]O00000000000000^W\#
        000000000H]_00000F^k000000000000000004]V000000000>]Q0@]R0@]c0000000002^80000000004]g0B]Y00^g00_>0N][\#
        02^H08go02^X0000000006]c0000000000000000000000000>]j000000000000000000000000000000000N^306^30<^40@^6\#
        0F_B0L^70L^I0@^F000000000000000000000L^b00_N04^A0F_R00000J^E06^L04^Q0000000000000000000004^a0H^N0N^O\#
        0<^O0H^_0J^U02^m0@^h0D^R06^\0J^e0:^X00_c0J_8000000000N^a0000000004_10<`B0000000004_A08hA06_10:^h0N_1\#
        08hd0<`R04_Z00`G0L_:0N_B08i30L_\0F_i0:_80N_R0H_10B_40:_H00000:_Y0@_=0B_D00000000000000000N_b0F`=0F`P\#
        0<`f0@_V00`g00000D_F0N`3000000000N`C000000000>_M00000000000000000L_l00000@_f0>_e04`004`D0:_j00000:`9\#
        02_[00000B_]000000000000000000000:`I0:`Y0J_e04`T00000:`j0J`70<a606_k0L`E0:a>08iD0000000002`100000000\#
        000000000000000000000N`m00aA0NaI0Na[0H`<04`m0Nao0Nb@0>`?000004a=00000H`L04aM0NbP08iT0B`M0D`H02`H0L`U\#
        0H`_00aU0J`K02`c04a]0F``08im0B`\0H`n0Fa90L`f0D`^0000000000ae0B`l0<aF0000000000000>`a0Ha>04bH00b504bX\#
        0@`e00000000000000000:aN0000000000000@a500000Ba;00bG0FaJ00000000000000000000000000000<aW0@aK00000000\#
        0Fa\000000000Nba04c1000000b[0JaE00000LaH00000DaJ0:a^0000000006aN0Nc10@a[0000000000000HaT0Had0@al00bl\#
        00000Laa000000c<000006a]0000000004cJ0Lb208j=0Hb40@b<0LbC06an00cL0Fal04ce04d<000002al0LbW00000Jao0000\#
        0NcA04dU0000000000000000000004de06bG0Bb9000000000000000008jM000002bW0Bba000000c\000000000@c00JbH0>bI\#
        00dF04e50JbX04eE0FbN00000<bP0<ba0Bc20Lc00000000000000DbW0BcD0000000004eU000000000Hb^000000dW00000Jbj\#
        00000000000004eg0Hbo0>bh00000000000000000:bm0NcS0HcD0Lc@0<c302cA0JcD0Ncg0>c80LcP0>cH0>cX0@cA0<cD0000\#
        00000Dc=00000Lci0HcU0>ch06cA0Hce0@cR0Ld90BcT02cT00000Nd=0<cU02cd0000000000000Hd=06cV04f90:cQ0NdL04f[\#
        0@cc0HdM0LdI0DcW06cf000004g70@d30:cd0Dcm0@dK04gH00000DdA00dg00e700eG0@d_00eW0<ch00ei0@do000000000000\#
        0000000004gY00000>d90000000000000:d602d70<d8000000000>dI00f:00fJ00000Hd^00000LdZ0000000000000Le<0He3\#
        0JdG0@e?00fm0JdW0HeE0Dd[000002dN000000000000000000000@eO0>dY0Nd\0FdU00000:dY00gG0>dl0Ndl00000Fdc00g_\#
        0>e=00000Le\0@e_000000000<df00go08k100h?0Jdk02di0Ddm00000HeU0Lf900hY0>eP06e00@eo0Be20Hee0BeB00000000\#
        0Fe90FeI0Ne<000000000000000006e@000004gn0000000000hh0JeF0<eF0JeX0Hf50000000000000000000008k[06eU0NeP\#
        0DeP000000000>eg00iM0@f?0000000000000000000000000Jf20000000000000Beb000004h>06f@06fT0Df00>f70JfN08kk\#
        0<eh00i]0HfN0Jf`000006fg0<f808lO0DfI00im0000000000j=0000000000000Bf;0BfK0DfY000004hN0@f^0Ff@00000000\#
        06g70>fG0LfJ00jM000000000DgD0LfZ0Lfl000000000NfO0Lg<000000j]08l`000000000LgM000006gL0000000008m00Hf_\#
        08mA0000000000000Lg_0<fb000002fd02g=000004h_0Ffh000000000000000000000@fn02g\0DgW000000000:g306g\0Lh1\#
        02h30Fg60<g706h500000JgA000000000:gL06hM0Ng?00000LhA000008mQ06h]02hF0@gJ0:ga00000000000000000BgM0FgN\#
        0>gO0JgZ06hm0HgR00000Jgi06i=0Fgg00000>g_00000LhZ04ho0000000000000000000004iM0<gb02hV04i]000006iO0@gg\#
        0:h302hj08ma0>go0000000000000Hgo000000000:hN0@h?0<h40Fh<0@hY06j30<hF0Dh702iB04j80HhA04jL0Bh>0Jh?0FhL\#
        0Lhl0000000008n00Hhm0<h_0<i00000000002iT0Li>0LiP0DhS0HiN0Hi_0>hN0BhQ00000000000000000@hi0000000002ig\#
        000000000000000000000<i@0000000000000@i@0@iP000008n@0>hg0000000004j]06jB08nP000000000Dho0<iX000002j6\#
        02jN06jR0Lii0Ji50<ih00jo02j`000004jn000000000>i?00k@0000000000000Lj904kE0FiC0JiH000000000DiI0Hin0000\#
        000000000HjH00000@i`00kT0000000004kU02k00000000000000000000000000:i\00000<j800000Bi`0Fi`0>i`00000@j1\#
        0000000000000000000000000000000000000:in0Bj70BjT0LjL000000000000000000000Fj70000000004kf000000000Ljb\#
        0>j=0Dj>0DjQ06jb0>jP0>j`02kA0:jC0<jH0Djb0HjX02kQ0@jH00000000000000l604l@02k`00lF02l902lI000000000Hji\#
        000008n`0Hk:0@jY000004lP0:j]04l`0DkC00lW0Nja000000000Jjd0Jk408o00HkK0<jh0Bjk02lZ0@k00Jl30Lk<0@kA0:jn\#
        00lg0@kV04m90JlC0Bk<0<k802lj0Dk`0LkL0Nk906kD0Fk;0Lk\0:k?0JlS0:k\0@kf0BkU02mA0Lkm0>k@00m90Hk^0Ll=04mI\#
        02mS000000000FkN0NkM00000Nki02mm0Bkf08o>0000000002n<000000000:km0Hkm00000000000000000:l=000000000000\#
        0BlA08o^00000@l60@lG06kf0LlT0>kg00000:lM00000>l90000000000000>lI06l60HlF00000>lY0:l^00000BlR000002nM\#
        0>li0@lW0Fl=000004mb02n]00mI090:0HlV00000Jll0@m00@mD00000<lI0000000000000DlM0000000000000000090M0@mT\#
        0Dl`06lT0Lld00m\000000000Lm702nm04n50000000000000>m:0>mJ000000000Jm<000000n>0000000002oO0Nlj0Bm60LmH\#
        0Nm:0000090]090n06lo00000Dm30BmX091>0Fm6000000000000000000000000000000000DmD000000000Dmb04nE0JmP0000\#
        0>m]0Bmh00nV0HmH04nT0:mJ0:m]0<mK04nm091N0>mm0Jmc0<m[0FmP0Bn\0:mm06mR000004o@000002o_0Jn30Nm[00000000\#
        0Hm_0Nn30@md0:n<0Bno0Fmd000000000Bo?0:nO0>n@000000o=0@n50<mk04oQ0@nL091e0JnH06n10BoO000000000>nP04oa\#
        000000000Dn:0000000009280Hn=0Fn>0FnN000000000000000000000000000005020000000000000DnZ0Fn^0HnS00000>nb\#
        00000Hnc000006nT00000LnV0Ho;0<nV0Fo706nd0JnY0FoG000006o=0Nn_0000000000oM00000:nd0000092I092Z0No:0<oA\#
        0Lnj06oN0000050G092k00000Do00Jo30JoT00000>o4093D0LoL000000000DoD0Bo_0C080FoY0:o@0@o=0000000000000000\#
        0@oS00000:oY0NoM00000000000000000@od000000000000093T00000C0b00000000093c0000000000000000000000000000\#
        06of09430K000Foi000000000Loc02oo00000000030I0Hof00000G0:00000000000000000K0?000000000101000000000000\#
        010B0C130000010R0000070?0000000000000000000000000000010c01130O0C030Z011E0K0O00000A0I030j050W00000I0M\#
        0K0_0?0N094C0O0^0E0R0G0S031<0M0S0;0T0M0f0O14031V0E0c0E1400000000000000000000094V0120000000000G0e0000\#
        0000050h00000519031f00000C1C0E1L000000000K1800000M1600000K1H0G160C1S051I000000000=1;0M1E000000000000\#
        0000094i00000000000000000G1F0=1O0C1e0;1G0A1G0;1`051Y0K1^09580A1W012@0I1Q000000000000032:0;200O1V0000\#
        05230000052D0=1b052T012P0O1i0E1_0K220=29012`0O29071e000000000000000000000K2F013100000E200I1n07280=2J\#
        052i0=2c095J053:053J072H0I2>0A24032`013B072X0C2@0M2;0I2Q000000000;2B013[0C2P0M2T000000000I2a00000I31\#
        00000M2f095^033200000000000000000000000000000A2V0E2W00000I3A01440;2l0K2_0O2[0;3F053Z0G2]072i0O2o096=\#
        0;3Y014P0E2g014c0K2o053j0G360O3B00000O3R0000096O0G3`0G4000000E37096_00000;3i000000000G4@00000C3;0000\#
        00000O3a0;4900000C3K00000G4P0000000000000G4i0C3e054=054M0E3H0E3X0?3L0K3N000000000M3Q0000054]073S0000\#
        0?3l0O440000033Y000000000M3c01530A3]0000000000000000000000000A3n0I3f0000073h0000074;0;4I0G5B00000000\#
        0O4D000000000A4?00000K4400000E46000000000E4F0O4T000000000=4=09710=4Q0;4`0I4?0M4?0000015D000000000K4J\#
        00000A4P0=4c0I4O0O4c0;5:0=5B054m097A015T0;5O000000000O560C4V0000055=0;5`000000000G5R0O5Q0E4]0K4_0000\#
        000000000=5S0C4e0I4e0M4f00000I550A4i0I5E000000000A5B000000000K500K5L0?5200000I5U015h0I5k097c00000000\#
        0000000000000=5f075>0?5B055[000000000I6<0C5C0=66055l0000035H0G5a00000000000000000000000000000K5\0000\#
        000000000G6100000000035`0K5l0K6<0;6W0O5a0I6M016B056<0I6^0K6M0C5_098800000A5e00000I770000000000000000\#
        00000K6f00000E5o0E6@0C6200000G6A00000000000000000K7600000K7J0;6i0E6P0M6<0C6P000000000E6`0=6P0A6C0000\#
        000000000;7:016S0M6O0M6h0O6K0=6k076M00000G6Q00000O6Z0K7b00000A6T00000K8200000000098P00000O6m036\0000\#
        0E700M7A016l017<0;7J0I7H0C6c0I7a056e036m0O7B0=7;00000K8B000000000575000000000;7c0E7A0000037=00000E7^\#
        0A770K8S037S057E0;830M7U037d0O7^0I8600000?7A0G7A0I8J00000C7E00000K8c00000;8H017[000000000K930G7Q0E7n\#
        0=7P0?7R00000?7b0I8g0;8X0;8k098l0000099>0;9?05850C800000000000000000058D0G7b0000077d00000000099M0A7g\#
        0I9Z0C8]0M810;9X0=7j017n018>000000000G82058U0G8A0C8m0?8600000000058e0I9j000000000000078>038>0C9=018O\#
        0?8F099^0000018_0?8_0K9M0G8Q0A8G0G8e0000019800000K9]000000000=8Q09:70?940G950000038Z000000000=8a019I\#
        0000038j0000000000000A8`00000;9h09:O00000G9K0000039<0O8g00000K:80000078l0000019Y00000I::0M910E920;:A\#
        00000000039L0C9c0M9@00000O9I0?9D0C:30K:H059>0000000000000000059N0000000000000C:D0;:[0=9H0E9I0C:T079L\#
        039]0?9W0I:K09:_0=9a079\00000;;5000000000K:Y0G9[000000000G9j0M9\0;;E000009;I0000000000000000039n0000\#
        059f0A9g03:?000000000?9k0C:f0C;70000079o0M:>0=:10O:10=:A00000=:T0M:V00000M:f000000000K;1000000000K;A\#
        000000000C;F00000I:[000000000=:g03:T0C;_000001:J000005:L0O:M00000000000005:c0G:R09;Y0000000000000G;3\#
        00000C<0000000000K;Q0=;A00000;;W000001:a0?:a0;<100000;<F00000M;707:g00000000000007;7000000000E:o07;G\#
        0K;b05;W01;C0A;20000000001;U00000;<W0;<h000000000000000000000?;@0K<10000000000000M;G03;E0000000005;g\#
        0A;I0A;\0?;^0M;c0G;^000000000000000009<20;=807;W0I;U0=;_00000M<<00000000000000000C<C000000000C<T0K<@\#
        0;=P07;j05<807<=000001;h000000000000000000000M<L00000=<00?<1000001<80E<3000009<B00000O<800000O<a0A<:\#
        0O=20O=B01<Q0000000000000000000000000=<T00000000000000000M<[0?<K000000000G<N000000000E<Q0C<e0A<Q03<S\#
        09<U000005<c0==:0G<h05=303<c0G=80C=<0A<b0M<n0==S0O=V0K<a000000000I<e00000C=Q0?<h07<h0==g0O>600000000\#
        0K=20C=a05=D000001=20000000000000=>:0O>G05=T0A==0A=N0;=`07=<07=N000000000000000000000A=c0A>30;>103=F\#
        0000000005=o0E=J00000O>V01=M00000000000000000000000000000000000000000M=X00000000000007=g00000K=^0;>B\#
        0I=^05>I0E=c0G=a0000000009=f05>\0G>70I=o0C>70=>L0C>b000003=n0M=o0I>@000000000I>P0E><000003>?05>n0I>_\#
        00000C?;0E>L000000000C?K000000000I?80O>k05??0K>C000000000000000000000;>R0E>[0K>S000000000E>l00000000\#
        00000G>S07>T07>e0E?<09>V05?S03>W0=>a0E?L0K>c0K?;0G>c0K?K0M>`0I?G00000A>c0000000000000C?f03>h0O?<0E?c\#
        0C@60E@E03?901>k0A?30;>m0=?80G?40G?C0M?90000000000000000000000000??;00000I?X0=?I0A?C05?c00000;?B0;?T\#
        0K?d07?C01?D0C@O0M?J0G?U0G?h0E@V0C@_0M?`0M@A0??M0;?d01?W0M@Q0I?i000000000??^0K@70=?b01?f0O?Y05@405@D\#
        09?[0=@30O?i0C@o07?`0000000000000=@C09?l0000000000000?@005@U03?k00000A?n0M@d01@80G@809@E00000E@g0?@C\#
        0CAE03@;0;@70G@O0=@U0CAU0=@k0=A>01@I0A@>0?@Z01@[0I@L0000000000000I@\0000000000000K@J01A30I@l000007@N\#
        0IA<000000000000000000000;@U03@V000000000MA:0K@Z0;@e000000000000000001AD0A@a05@n07@g09@b00000CAe0000\#
        000000000000000005A>0O@m0K@n00000000000007A80GA300000MAS0GAC0000000000000000000000000000000000000000\#
        0000000000000000000003AF000000000;AI0OAI0KAJ0IAM0KA[000000000000000000000OA`00000=AU00000GAW0GAh0000\#
        00000000000000000000000000000CB60?Ab09Ab07Ab00000=Af0=BL0OB40MAi00000EAk0=Bj07B30IAm00000GB900000000\#
        000000000AB5000000000IB>0000000005B;0MB;0ABE0000000001B@000003BB09BB07BD0MBL0?BE0KBE0?BV03BR0?Bf0IBQ\#
        0IBb0MBb0MC603Bb0MCG0?C603CB09BS0CBS0?CF0ABU0KBW0MC`01BW0CBc0000000000000000000000000000000000000000\#
        000009Bl0000000000000EBj01Bk0000000000000000000000000AC200000000000000000;C70000000000000ACB0OC;0KC<\#
        0IC<0CC>0GC?0KCL0EC@09C@000001CE0KCe00000CCO0OCK0ECQ0=CI0ICW00000ACS07CO000000000OC[0ACe0ICj07D10000\#
        0MD303CY00000;CZ0?CZ0=C[0AD>05C\0?Cl0GC^000001Cb000009Cd00000000000009D503Cm01D20ADN00000GD:0;Cm07DA\#
        05D20OD00000000003D=000000000000000009DF07DZ0GDJ0ID;0GDc0ADh00000MDD0KDA00000AE70?DD05DE000000000000\#
        0000000009DV0CDL0OD]0EDL0GE303DM0AEG0ED\07Dj0;DT00000OE501DV0MDX0GEB0;De0GER000007EG000001Dg0CD_0000\#
        0EE00000000000000000000005Dh09Do05E805ER00000AEW000000000=E007EX0GEc0GF30AF10GFG0;E60=E@0KE700000CE:\#
        000000000000000000000;EI0GF`0GG00AFD00000AFT0GG>000000000OEI07Em0;EY01EK0=Ef0AFi0?EL0IEN0OEb0KEP07FG\#
        0GGN0CET0KEf00000AG?0IE_0000000000000000000000000EE`0GGg09Ea0IEo0CEn01Eb0?Ee00000AGN0IFG000007FZ0=F:\#
        0MEm07Fj05Eo000000000000000000000EF509F50IFX01F<03F80;F905FA09FN0MF=0?FD01FP0000000000000000000009F_\#
        0IFh07G<0IG=0CFI00000000000000000000000000000000000000000?FT0AG]000003FW0;FX05FY0AGm07G`03Fg0?Fi0IGN\#
        03G700000000000009G103GJ0AH=00000000000009GA000007H10AHM0GH70CFm0?G:0?G\03Gc0;G00;G@0OG103H40CGI07HB\#
        03HD09GR01G901GI03HT0AH^0GHH00000GHX00000OGB0AI7000009Gb01G]000009H200000AIG0000000009HF0;GP03Hd03I4\#
        0CGZ000003IM00000AIW09HX0CGo000005GY09Hh0=GZ09I:00000KG^0OG_0KGo0;Gb00000;H2000000000000000003I]09IN\#
        00000000000000000000000000000AIf0?H10IH20EH301H50OH605H70000000000000?HC0CH?00000AJ;0AJM0IHC0;HB07HQ\#
        0OHF0;HR0IHV0EHE0II10=HD0KHE0;Hf07Ha0CHX09I^09J;0KH[0KHl0=HT07I?03J20GI105HU0MHU0MI>03JB05He0CHh0IIA\#
        0;IH03JR00000;IX01H_07IO00000=Hd000007I_0KI<0000000000000CI807Io01I00000000007JA0GIA00000AJ]0MI`0000\#
        0000000000000000000005II0000000000000000000000000;Ii0?IA0KIQ03Jc05IY0GIQ00000KIj00000KJ;05JO0KJK0000\#
        00000KJ[00000GIb000007JQ0OIT0IIU0KJn000007Ja000000000?I[0OIk00000KKF0GJ200000AK:09JO0?Ik00000KK\0GJB\#
        03K30MJ003KL00000GJZ01Ik0MJN0CIl0KKl0IIm0EIm0OJ;0;J@0IJ@0GJj0CJ<0GK:07K100000MJ^0;JP00000EJB00000000\#
        0OJN0?JM0CJL0GKS05J`0OJb0MJn01JE0GKd00000GL409Jd000009K605K30EJS0?J]0=JP0KL?0KLP03K\03Kl0CJ\00000000\#
        0000000003L=0EJg0000000009KG000000000?Jo09KW000003LV0CJl0?KA00000000000000000OK30?KQ00000AKJ0?Ka0000\#
        000000000EK70=K50000000003Lf01K900000;K;0;KK0?L10AK[000001KL00000000000000000000000000000;K[00000000\#
        0CKK03M>000000000IKO0IK^03MN0;Kl09Ko000000000;LD000000000CK[0;LS0?LA00000IKo0CKl0;Ll0=K_000000000000\#
        01Kd00000OKf05Kg0OL80?LR0KL`0000000007Km0EKm0OLH0ELD0CL=00000000000000000AL60000000000000OLX0CLM01L;\#
        0IL=0ALG0ELT03M^0ELd0ALX0ILN00000CL]00000=LG000001LK000000000?Lc01L\00000000000000000000000005LT0=LW\#
        0OLg00000;M<00000000000005Ld0000000000000ML`000000000ILc0CLn0GLe03NR07Lf0CM>000000000?M30EM400000000\#
        000003Na0=M00?MC000003O207M70EMD00000000000000000000000000000=M@000007MG0OM@0KMB01MC0OMQ0=MZ0GMF0000\#
        000000000000000000000?MT0?Mm0IMO00000000000001MU000007Md0GMV01Me0CMX00000000000000000AM]00000OMh0000\#
        0;Ma000000000000000009Mf0000000000000AMm0AN>0KMk0IMl0EMm00000000000003OC00000EN<0IN>05N5000000000000\#
        0;N:00000;NM0=N=0KN=0ONL0=NQ0?N@00000000000000000MNF0KNN00000=Nd00000ENL0=O7000000000000000000000000\#
        05NS0ANX000000000MN[0INW0?NX09NY07N[000000000;Nh05Nm0ENh05OF0ONb0GNb0=OO00000000000000000?Nl0CNj05Of\#
        0000000007Nn0ANn0?OJ000003OT0KO300000;O80KOE0GO70GOJ0KOW0MOA000009O<000000000EO?000000000GO[00000000\#
        00000OOF0GOm0AOH07OI09OL00000COL01OM00000=Og0MOQ000009Oe03Oh00000IOU000000000GP=0COb000005P700000000\#
        0AO^0IOf0EO_0CP201Oa0IP?0KOj07Oe000000000OOh00000000000005PP0EOo0GPR03P80000000000000000000000000000\#
        00000AP800000CPC000005Pd0?P=0IQE0;P>01P?0EPA09PB0CP\0000000001PT00000CQ400000EPS00000EPm0KPL0IQV0?PM\#
        0GPn0000000007PS0?P^03PT0GQ>01Q20=PV0OPW09PY0MPZ03Q2000000000000000000000GQO0000000009Q003QE00000CQV\#
        0;Pi0KQ203QV0=Pj0KQD0IQh00000OQ009Q?03Qg0OQN0MQ201QB0=QB0OQ_0CQk09QX01QT0GQ_0MQB07Q90=QR07QI05QB0GQo\#
        0CR<09Qi0MQR0?QC07Q^0=Qc0EQG0AQH0CRL0KQT0?QS0GR?0EQm0000000000000=R30KQd0CR\000000000000000001Qd0000\#
        00000IR8000001R50MQf0000000000000ER?0IRI0AQe0000000005Qh0?Qh0IRg0000000009R?0=RU00000IS809RS0=Rd0?RA\#
        00000OR50;R60MRD0ERO00000?RV0ERi0;RF0KRI0KRY0=S30ES>0?Rf000000000ESS0CRm0MR^09Rc01RH0MS>0GRO00000000\#
        0KRi0ISH00000MSM0MS^0;RV05RR07RS05Rd0ISX0=SC01R[0MTH0MTX0=SS0KS>0ARZ0CS=0OR]0=Sd0KSN0?S600000ISh0000\#
        0ORm000000000KT209S7000009SG07Rm000000000000000000000ESc00000000000000000ETK000000000MTi0CSO0IT70;SJ\#
        0;S[0KTF0GS>09T909TP0?SG09Ti03SE0;T40GSP0ETg0EU70000000003ST00000ITG00000OSQ0;TP000000000KTW0;T`01SW\#
        000000000=T3000000000CS_03Sl0;U000000EUF0000000000000EUV00000?Sg09UA0?T70GSj0EUg0MU90?TS00000KTm03TA\#
        00000KU>03TQ0000000000000000000000000GT;07T;05T;0IUV00000IUl09UQ0000000000000CTD0GT`0KUN00000EV70000\#
        000003Tb00000MUI05TM03U305T]09Uh09V909VJ0MUZ09Vd0?Td01TR0=TR0CTT0OTU07TY000000000MUj0000000000000000\#
        03UF000000000MV:0OTg00000IV=0=Tj00000;UD09W4000000000OU605U000000?U400000GU@05UP0AU5000000000CU:0000\#
        09WK0KUg000000000IVN03UV000000000KV709W[00000000000000000CUJ0000000000000CUc0IV_0EVK0000000000000000\#
        0=UU0;UV0;Ug0=Un09Wk0EV_0EW00IW807U\0GU]09X=000000000?Ub00000000000000000EWA0GUm0?V300000KVL000009X]\#
        0CV6000000000MV\000009Y50KVg0MWI0;V70MWZ0000000000000KW90OV<09YE0?VN0CVF0;VH07V@09YV03VC000005VE0CV_\#
        01VF01V^0?V^0;VX03VT000000000EWP00000000000000000OVS0000000000000EW`07VX0AVY0;Vh0MWj07W<00000KWI0CW5\#
        05V^09Z6000000000CWE00000CWY05Vn0000000000000AVk00000?Vo01W40?W@0AW;09ZF0?Wk03W00?X<0GW400000=W703WE\#
        0OW900000000000007WL0CWi00000AWL00000=WH0AW_00000?XL05WF0OWI0EX200000000000000000000000000000=XE0OWb\#
        05WY0EXB09ZV0EXS0?X\0EXk0OX20CX:00000000000000000OXD05Wj00000000000009Zf0GWd0IWe01Wf0EY;0OXY0IX:01X6\#
        000009[5000007Wn000000000AX<00000000000000000=XU01XI07X@0=Xn000001XX00000;X=00000000000000000;XN0000\#
        00000?Xk0;X^03XF00000000000000000000000000000000000000000CXR000000000CXd0GXV0000000007XY000000000?Y;\#
        0;Y00AX^0KX_03X`03Y207Y10AY505Xa01Xh0000000000000MXi000000000IXl00000000000003YB00000IY<000000000000\#
        00000IYL000003Y\000000000KY<00000IY\0000000000000GYB0OYC0;YD05YD000000000KYL05YT0IYk0OYc000005Yf0000\#
        00000CYP0CY`00000EYS07Ya0;YU03Yl0CZ10KYe00000000000003Z<03ZN0=Y^0AY_03Z^0MYa000000000GYd0IZ?05Z?0000\#
        00000000000009[K0OZ70;Yo0CZA0000000000000GZ4000000000;ZH00000000000009[\0IZT09[l0OZI00000IZd01Z>0;Zb\#
        0=Z@05ZY0000000000000KZF0?ZF03[@0MZH09\<0AZJ000009\^07ZN0EZO0KZV00000I[40000000001ZU00000EZ_0;[B07Z]\#
        0GZ\05Zo0KZf00000CZ^0CZo00000;[^00000=Zc000000000=[20000000000000MZj00000EZo09\n0I[D03[Y0C[?0;[m0000\#
        0M[90C[W0000000000000G[8000009]B0G[I00000I[T0?[>000000000E[A0000000003[i0A[D000000000G[\00000A[T0000\#
        0000000000000000000000000G\00=[S0K[T0000000000000G\@000007[Z000005[\000000000C[g07[l0E[i0I[e01[c0O[c\#
        07\V05\309]S07\f0;\>00000O\400000000000000000000000003\900000M\40A\40G\Q0000000003\I000000000G\a0000\#
        0;\N000009]e09^50C\I07]7000001\E000005\G0O\G0A\L0G]900000K\L000000000K\e0E\P01\V01\g0E\f0G]I0K]50I\T\#
        05\W05\g000000000K]E0000000000000C\_00000O\a0=\b03\b03]40M\d0;\o0A\e00000M]40C]70A];0?\k000009^E0000\#
        0?]<0000000000000;]?07]G0E]7000001]90G]_00000000000000000A]K0000000000000E]H0;]O0K]Y01]I03]F000001]b\#
        07]W0I]J0;]_0;^109^V0I]h0?]\0M]N0M]b0M^20C]R0000000000000M^B0000000000000000000001^403]]0I^80I^I0000\#
        0I^]0G^8000001^L07]h03^?07^907^[09^f0000000000000G^M00000A^00;^D0M^R000000000=^5000007_409_8000003^P\#
        0I^k00000A^@09_H0;^T00000000000009_W000007_D0E^E00000000000000000G^_0O^K0?^L0A^Q0000000000000K^R03^e\#
        0=^T0O^c0=^m03_>0?^]0=_F0000000000000;^d000000000E^`0A^a0000000000000A_:000000000I_;000005^j0E_B0000\#
        000000000=_]00000K_109_g03_h0?_40000000005_B000000000E_T000007_U09`700000E_d0K_A00000G_B00000I_O0000\#
        0000000000000=_m0K_Q0;_K0G_W0A_M09`G0O_N05_R09`b09a207_h0=`F05_j0I__01_U000009aB0C_Z000000000M_]07`e\#
        0=`V0C_k0A__0O_`0;_a0K`E0G`101_f05`C000000000000000009aR00000000000003`@0?`0000007a6000000000;`60000\#
        000001`90K`U0=`f0I`:0;`F0=a700000?`D00000?`Y0000000000000M`F0M`Y0O`F0=aF00000G`K0A`L0E`M01`N0A`\0000\#
        0M`i0000000000000000000000000?a40000000007aG000000000G`i0000000000000E`b000003`d0O`e00000Ma:00000000\#
        0=b207aW00000?aD0MaS00000?bH000000000=bF0000000000000Aa703a803aH0Mae000000000=b`01a=05a>0Ea>0Ia@0EaO\#
        07ah00000Ea_0000000000000CaI000009b203aa0=c005aT000000000Eao00000000000005ad0;aV07b905b300000OaZ0Mb5\#
        03b507bI0MbO0Ca]0EbH00000Gab0Gb60Kab0Ob805bC05bS000000000000000000000Aam00000?bk000001b105bc00000=cd\#
        09bC0000000000000ObH00000GbN0000000000000Gb`0?c;000000000ObX03bM000005c9000007bb00000EbX03b\000001bT\#
        01bm0AbO000005cI0000000000000Ebh0Ab`0McC0;bW0?cd0Ac10?d90Ec:0KbZ0McS0Ib]000000000?dI0AcH0Kbk0EcJ0000\#
        00000Kc;0Obk0Gc80?db000000000000000003c>0KcR00000000000000000000000007c8000005cY000000000Ic=01c?0?e;\#
        0Kck0000000000000000000005ch0=d=000007cI0Ec]07cX0OcJ00000000000000000000000007ch0;cT01cY0=dN05d90000\#
        000000000Oc[0Mcc0Cc\0000000000000?eJ00000000000000000000000003ch00000000000003d=05dI03d_0Ocm0=dg0Gd0\#
        03do0OdJ0;d207d90GdA0Od[0Ed80Ad80;dB0Cd=0Kd<0=e705d^0GdV0000000000000MdC000005do07dI07dZ00000KdL0EdP\#
        000000000CdN00000000000000000;dW0000000000000Edl000000000000000009d[0Md[03e?05e?0000000007e=0Cdb0000\#
        05eS0;di0=eG0Ce<0Gdg03eO0Idj00000Ge9000000000Kdo0Oe00IeB0Ke@0=e[0Ee;00000OeA00000000000007eN0CeM0000\#
        05ed0OeR000000000KeO0GeI000000000000000000000Ce^0GeZ000000000;eL00000=em00000=f@03e_0000000001eT0000\#
        0000000007e^0000000005f40;e^0Cen0?e\0Gej0;f@0;fP0CfA0000000007en00000CfQ00000Cg30;fa07f?0Iel00000000\#
        00000000000007fP00000Gf:000000000CgD0If?07fl0IfT000009f<0?f<0Ig10=fQ00000KfA00000000000000000OfF01fG\#
        000001f`0KfR0AfJ0Afd0CgS000003fO01g7000009fR0000000000000=fm0Kfb0Ag40AgD00000=g<0000000000000=gM0000\#
        0AgY000000000000000000000Gfg09fk000007g>0Kg;000000000Mfn0Ofo09g>000000000000000000000Cge000000000000\#
        000000000?g<0;g=00000Mg?00000GgA0OgB0EgC000000000KgL09gQ0OgR03gI03gY0=g_00000Ogi0MgP0Mgc0IgN0;gP03gj\#
        00000EgV0MhA0GgT0Oh90Kg[0OhQ0Ig^0;g_01gZ0Egg0?g\0Ign00000?gl000001gk0Ohe000000000Ih>09gg0AhG00000000\#
        0Oi5000000000Kgo00000Kh@0000000001h<09h700000Gh70KhP0Kh`0=h90;h;0000000000000KiB0OiN000000000=hJ0000\#
        00000000000000000AhW07hJ0ChJ0Ch_09hX0Oi^0EhN07hZ000009hh0Ki[01hT09i:00000=hb00000Ahn0Kj1000007hl01hd\#
        05h^0Mh_0000000000000Ehc0000000000000000000007i<00000Ei<00000Ihm0000000000000OjK000000000Ci400000Mi6\#
        0Ai?00000Ii=000000000000000000000000000000000MiO0GiB00000Gi[09iW000005iH0AiN07i[09ik0?iJ09j>0;iL0Mi`\#
        0Gim0Gj>05ih0CiS0000000000000000000005j90IiY09jO0;ib0Mj9000000000KjE0;j20000000000000000000000000000\#
        0Oja00000;jB0Ok10Cim0CjA000000000000000000000MjI00000000000000000Mjb0OkB0?j:0Ol60Ej;07j=0OlF01j@0Mk:\#
        0CjS00000MkL0Kj\0Mk]00000Kk801jZ0=jI03jK00000Cjb0000000000000;j\000000000000000000000KkN00000Ml?0IjY\#
        0MlV01jk00000Ej^000000000Ek007jb0=jc0?jc0;jk0Mlg05jf0000000005k709jk0=k<03jm0Ijm0000000001kD0Ek`09k@\#
        00000;k;0Ak50Gk60Ol`0Kk_000005kH0?k;0;kS0Ik=0Kl00?kK0Kl@00000CkC0IkM0El103kF00000?k`0=k^00000AkK0Akc\#
        03kW03km0CkS0KlU0GkQ0000000000000=ko000005kX07kX000000000Al40AlD00000Om9000003l=00000Ikf0Kle03lM01kd\#
        0000000000000Mm7000000000?l20MmG09km00000000000007l20AlX05l30Alh0Cl309lA0Am:05lI07lE0OmJ05lY0=lA07lT\#
        0Gl?0Km5000000000ClC000003l\03m40IlG0;lG0=lQ07lm0KmF0?lK07mO0Omc00000000000000000;l\01lT00000MmZ0ElV\#
        09ln0=lb0?l[000000000000000000000000000000000000000000000Glf0=m<0Ilh05li01ll0Km[0On70AmJ0Clm05m;0Kn;\#
        0KnL09m^05mK0Kn[0Im80OnG00000=mU0Cm>0Em:03mE000001m=000000000000000009mo0=me03ma0ImZ0Imj0CmN05m\0000\#
        000007m_000001mM07mo0EmN000000000Cm_0000000000000000000005nb0Mmm0Mn=0GmY00000Ema0;m]00000Gmm0=n;0CnJ\#
        00000MnL0CnZ0=nK0Mn]0000000009n?0=n^00000Gn=0Co501mo00000000000000000CoF0An40;n803n:0Knk0En707n?0EnH\#
        00000000000000000GnR0Mo605o20CoY03o700000Onc0AnF000000000000000000000;nM0EnX0MoL0000000000000Coj0KoD\#
        0?nT0;n]0000000001nY000001nl0;nm0?nd09n^0000000000000Oo200000OoD0Mo\0000000000000=o50=oE00000Mol0Anl\#
        0OoT00000Ko`0Ao=07o20Io30L02000000000Oom0;oF0Eo:00000;oV09o;0EoK0000000000000>040Eod00000F0400000000\#
        0AoM0?oG0L0B05oH0P0?0?oc0GoL0;oj000000000P0X07oQ0Ao]09oS0D0:0000000000000Go\0IoZ0Iok000000000P0j0000\#
        0@030N0>0N0N0:040@0C00000>0V0L0R0N0^00000L0b0P1:0:0H0000000005oo0H000:0[02000000
        """#
    }

    /// Where the records of patterns with a wildcard elsewhere start.
    static var wildcards: ConstantTable<UInt32> {
        ConstantTable(glob_table_wildcards(), count: 15)
    }

    /// The first byte of each of them, and the last one times 256; 0 for a wildcard.
    static var wildcardEnds: ConstantTable<UInt16> {
        ConstantTable(glob_table_wildcard_ends(), count: 15)
    }
}
