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
                                                 41*.txf09_0b0500                       31*.xo0lP0b0500     \#
                    51*gtkrc1EZ0b080041*.tlb0XS0b050023*.c0oJ0b0;03*.C0@[0b0=100oJ0X0910>1*.eslintrc.json16[\#
        0b080041*.vfk1b50b0500?1*.tfstate.backup1Ei0b090041*.c4f1QM0b050033*.mm1880b0=000hl0X05000TU0D090071\#
        *.pgpass1;c0b080092*.workflow0c40b09001P<0X0900;1*.sqlite-wal1SK0b090041*.qwd0MP0b090031*.wp0>O0b090\#
        0 51*.http17J0b050051*.so.21K\0l090081*.parquet1UO0b0=00   41*.qti03k0b090051*.mawk1L:0b0500<1*confi\#
        gure.in1ee0b080035*.hh0K>0b0=000oJ0X09000@[0W09001910V05001880U090041*.mgp14N0b050091*perf.data1Rb0b\#
        0:0071*.gramps0hT0b0900           41*.i7x0;50b0900        E1*requirements.lock.txt1JS0b080041*.md51@\#
        W0b051041*.rpm01o0b0=1091*starfield0gT0b080041*.pti0BC0b050051*.avcs0Ne0b050031*.gl00_0b050051*.wmls\#
        1@=0b0900:2*.classpath0c40b08001;c0b090031*.z80>=0b050041*.rlc0lC0b050051*.istr1n]0b0500            \#
          51*.ft121;90b090081*.tar.lrz03d0b090091*.sqliterc1;c0b080042*.mp41410b0=1016B0X0510:1*httpd.conf1[\#
        V0b0800           52*.oxps0oV0b09000@g0X0500                 ?1*.bash_functions1f30b080041*.pdf0@M0b\#
        0=1071*.senmle0R80b090042*.mat19f0b09001;30X050051*.cpio0Ug0b0=00                61*.rbfrm0Wc0b09004\#
        1*.lmi1J40b0500A1*.coffeelintignore16J0b080041*.dlm1[30b050081*procfile1RA0b0808Procfile41*.mof1Wb0b\#
        090042*.ice1@J0b05000EB0X050061*.capnp1K00b090041*.ado0K50b090051*.pidl14c0b0500                    \#
            51*.jxsi07V0b050042*.tlz0\[0b09000mm0S050061*.cwiki1;c0b0900    72*.vbhtml19S0l09001620b090041*.\#
        mpd0:10b090051*.pddl1R:0b090041*.lex1_d0b0500=1*.antlers.html04S0b090061*go.sum1fK0b080051*.relo1Q;0\#
        b050061*.fbdoc0l>0b090041*.ogv14>0b0=0042*.drc00D0b05000Je0D050091*fonts.dir1Q90b080081*xcompose0?U0\#
        b0808XCompose41*.bpm0B60b090041*.2661Xk0b090051*.gcno1lf0b090051*.tamx1480b050081*.env.dev0jB0b08004\#
        1*.wp40>O0b090061*.phtml1W?0b090041*.jsm0RA0b090051*.nims16b0b050061*.nomad1P<0b090041*.vgm0kh0b0900\#
        51*.djvu07E0b0=10                                                     51*.tatp0i?0b0500           41\#
        *.f951hX0b0500                 51*.xtel1::0b0500                           A2*.sublime-settings1Ei0b\#
        090016[0a0900     41*.ic01]l0b0500    41*.xns1VI0b050051*.icls0c40b050041*.apk1860b0=00             \#
         41*.c4u1QM0b0500                   51*.mets0iA0b0500                                               \#
                                         41*.vsw0Bc0b090071*.zmodel14R0b0900            51*.sha31@W0b0500   \#
                                           51*.hej205>0b0500                         71*.1905.10YH0b0900    \#
                                                                                51*.gawk1L:0b090051*.uvvd1S5\#
        0b0500  41*.pgm0VV0b0=00 81*.inputrc05Y0b080041*.jmx1;c0b090081*.tar.bz30gG0b090041*keys1;c0b0404KEY\#
        S?1*nextflow.config1P>0b080041*.imp0\O0b0500>1*.objdump-intel1Xl0b0900@1*.sublime_session16[0b090051\#
        *.snbt12<0b0500  41*.pkd1jH0b050041*btmp0^d0b080041*.ltf04A0b0500                      41*.jav1;_0b0\#
        50041*.vss0Bc0b0900       81*.vec.sf30=H0b090051*.aaxc0kA0b0900                      81*.feature0`=0\#
        b090041*.bh20Xn0b050081*.atomsvc02g0b090091*.adoc.txt14i0b090061*.hjson0bP0b090041*.vgz0kh0b090042*.\#
        cjs0RA0b09001[g0X050042*.aep1FY0b05000Pe0X050051*.wiki1gf0b051041*.inl0oJ0b090051*.cmti1S:0b0=0041*.\#
        pce0od0b090041*.x680Uo0b050041*.nns0d50b0500                                         51*.warc0^F0b09\#
        0051*.h2651i@0b0900:1*flake.lock1Ei0b080041*.bup0CL0b0900             <1*.applescript1V:0b0=00      \#
                     61*.comal03i0b090051*.exrc1mm0b080051*.maei14b0b0500  41*.gcf1M:0b050041*.hwp1XI0b09004\#
        1*.nnw1IA0b0500          31*.ti1VF0b050041*.xhe0JX0b050041*.xla02T0b0=0051*.semf0bD0b050041*.igm0>M0\#
        b050051*.php31W?0b0=1061*.jscad0RA0b090061*.xegrm1;c0b090041*.gtf1;c0b090041*.aam0ak0b050051*.mol20B\#
        M0b0500:1*.resources0Qi0b090051*.h2610`L0b050041*.wpg12e0b0=0042*.pkl0AK0b09001@I0a0500             \#
                       41*.spf0XV0b0500                       51*.rdfs16:0b0900    71*.numpyw01:0b0900      \#
                              =1*tsconfig.json16[0b080042*.asl0Nb0g05001V=0b0500            51*.jpeg0e90b0=1\#
        031*.ay01l0b0900             42*.sfv0H=0b05001RM0X0500:1*.kicad_sch0SO0b090041*.bnk1fI0b090041*.xdp1\#
        020b090031*.dm0fE0b050041*.es316H0b0900>1*.oxlintrc.json16[0b080041*.tnt0Uj0b050061*.spice1710b09004\#
        1*.m4a0`M0b0=0081*.filters0c40b090051*.scld11Y0b050051*.ssdl1]T0b050044*.ent1\<0b0=001;c0X09000Nn0S0\#
        9001_e0I090041*.f4p1410b0900    41*.jfi0e90b0900;1*.xresources1;c0b080042*.jsp0@;0b0=001500X050041*.\#
        snd1;J0b090041*.xyz0BR0b0500            61*.pgsql1MQ0b0900                                          \#
                         41*.ml20BM0b0500>1*.sublime-macro16[0b090042*.cbz0IR0l0=0008=0b050051*.jpg21fQ0b090\#
        0                 41*.ft91;90b0900                            43*.toc0NB0b09000nY0X05000e;0S090031*.\#
        nq1nT0b090071*zlogout1f30b080031*9fs1f30b080091*thumbs.db0:m0b080051*.3gp204D0b090051*.mobi0Tm0b0=00\#
        41*.wxi0c40b0=0081*.wixproj0c40b0=00                   41*.cla1]80b050071*.promql0Ui0b090041*.cod0PW\#
        0b050041*.crx0=\0b0=0041*.uvv00F0b050071*.whiley0Cc0b0900                      51*.step18I0b0=00    \#
         41*.awb13D0b0900                                      61*.ipynb0Hm0b0=1051*.so.61K\0l0900          \#
                                       51*.ascx1fM0b090061*.sarif0CA0b0900                                  \#
                                                                             41*.csr1:_0b0=00               \#
                               41*.cnf18l0b090051*.cram0UB0b0=0061*.tar.z1mW0b090051*.xsjs0RA0b050041*.cdi1O\#
        `0b090041*.3gp0P:0b0=0051*.dart0QK0b0=00   71*.mkfile0J_0b0900                         ;1*makefile.i\#
        n0J_0b080;Makefile.in                81*.teacher03b0b090041*.mhr1iA0b090041*.azf1_O0b050041*.ncx0H:0\#
        b090041*.wrl0TR0b0=0041*.e011_Z0b0900  71*profile1f30b080081*.fshader18A0b090061*.mspec0>W0b090041*.\#
        ica0nR0b050061*.ps.gz0eG0b0900        41*.mph0n?0b050091*berksfile0>W0b0809Berksfile41*.anx1m>0b0900\#
        42*.sap0Fb0b09000;k0]0500;1*winmail.dat1S90b080032*.3x0=90b09001Nj0a050041*.sqf0[Z0b050081*.afphoto0\#
        8>0b090041*.ads0ln0b0=0061*.x3dvz1ge0b090041*.lvp1DY0b050071*.env.ci0jB0b0800                       \#
             31*.dp0Z80b050041*.jp21fQ0b0=00    41*.bk21FJ0b090061*.cs.pp0Ak0b090081*.iso96600Kh0b090041*.m3\#
        a0An0b0900 43*.fst0V90b050007Q0]05000f20X050041*.grt15H0b050091*mise.lock0W^0b080043*.sdc0dT0b05000g\#
        T0X05000_`0S050051*.xlsb0\T0b0=0043*.mpl0V00b05000;L0]09001J^0X050041*.kpt0nT0b090041*.jsa0H50b09006\#
        1*.py2tb1AM0b090092*yarn.lock1;c0b08001XJ0a080041*.qwt0MP0b090042*.gts0gO0b09001\F0a0500;1*.htmlhint\#
        rc1Ei0b080041*.3g204D0b0=0041*.xib0c40b0=00                                          61*.robot0o;0b0\#
        900    61*.talon1iV0b090051*.sats0d;0b0500     41*.fsx0b;0b090032*.fx1?_0b05001O<0a0500             \#
            51*.mkdn1R80b050041*.vmf1NU0b050042*.nar1<30b05000Ih0I050071*.mrpack0>J0b090071*.tar.bz1R<0b0900\#
        21*.70=90b0500                                      51*.ronn1R80b050041*.pps1200b0=0041*.njs0RA0b050\#
        041*.csc0^B0b0500     41*.mcd0QE0b0500                        41*.jai0mM0b0500     41*.gqf0?b0b0500 \#
                                      41*.jam1J00b050051*.segy1PM0b0=00:1*dangerfile0>W0b080:Dangerfile41*.o\#
        ft1a;0b0900                                                 41*.jse1=b0b0900               53*.opus1\#
        SW0b0=000:\0X09001180S090041*.jxr1_R0b0900<1*.antlers.php04S0b090046*.ogg1SW0b0=1008A0X091014>0S0910\#
        1T?0R09100Rb0Q09100bM0P091041*.mdr0ND0b090081*.numbers00]0b0=0081*.lvclass1:G0b090071*s_*.txt1nR0b08\#
        0042*.sru1lS0b05001jG0X050031*.me1Nj0b0=0042*.nim16b0b0=000F70X050081*.minipsf0090b090031*.i31WH0b0=\#
        0061*.junit1;c0b090091*.resource0o;0b090041*.cac0\F0b050081*.genozip1m:0b090081*.gnuplot1;^0b0=0041*\#
        .uvs17G0b050041*.soa06R0b050061*.gamin08D0b090041*.at31gQ0b090031*.wm0o30b050041*.ksy1^Z0b050071*.la\#
        sxml0BK0b0900                                                                 51*.xyze08<0b090042*.d\#
        cr0R90b09000b@0S0500                            41*.xlt02T0b090051*.zirz0n30b0500    41*.wmf01X0b0=0\#
        0                           32*.ma1i10b090004;0X0500                                         51*.xgr\#
        m1;c0b0900:1*glide.lock1XJ0b080071*.tar.xz1`30b0=3061*.hocon13U0b0900                           41*.\#
        exw10E0b0500         51*.smil1Sk0b0=00           41*.2mg1460b090071*.webidl10N0b0900                \#
                            <1*_helpers.tpl0=60b0800                                                    41*.\#
        xmp16:0b0500                    41*.mmf0l?0b0900                                        32*.nu1FT0b0\#
        5001JR0X050041*.st71l60b0500      41*.zmt0;c0b050071*.uimage1no0b090052*.lisp18\0b0=001=70X050041*.s\#
        sf0>n0b050042*.xfd1Jo0b05001OR0I050043*.gbr0gO0l09000?;0b05000Ej0]0500:1*codeowners1Ug0b080:CODEOWNE\#
        RS81*.xmt_bin1Rn0b0900;1*fonts.scale1Q90b080042*.pwn0m?0b05001S_0X050041*.8xp1GT0b050051*.aspx1fM0b0\#
        =00                                                                 41*.uvz0c?0b050051*.x3db1G<0b050\#
        0=1*containerfile1L;0b080=Containerfile51*.mrcx0C?0b050041*.xpm0:@0b0=0041*.rbx0>W0b090081*.sha1sum1\#
        @W0b0900=1*abs-menulinks1;c0b080061*.xport0TL0b090051*.ogex1la0b0500:1*.themepack1b30b090051*.flix1A\#
        =0b0500         81*jakefile0RA0b0808Jakefile41*.s1p19W0b0500             41*.gdb0[=0b0500           \#
             51*.3dsx0UX0b0900            51*.vips0\20b0900 41*.glb0eI0b0=00;1*.desktop.in1DF0b090041*.nef1Y\#
        L0b090061*.acutc0;i0b090041*.bmp0nb0b0=10    61*.blend1BC0b0=0041*.cwk1Ej0b090061*.rspec1N00b080071*\#
        sudoers1;c0b080041*.dds1I10b090071*ant.xml1lh0b080061*.gemrc1XJ0b080031*.ru0>W0b050051*.tesc18A0b050\#
        041*.avi1Pb0b0=0041*.3860=>0:090041*.c9s1>;0b050051*.xmls0GA0b050041*.flf10P0b0500;1*.storyboard0c40\#
        b0=0041*.pix1CH0b0900  41*.zed0<S0b050041*.slc0LV0b0500                                        61*.k\#
        usto1fT0b090081*.maxproj1bh0b0900K1*language-configuration.json16[0b0800J1*apple-app-site-associatio\#
        n1Ei0b080081*.xinitrc1f30b080061*.types1;c0b090051*.sass1=>0b0=0071*.maxpat1bh0b090051*.hpgl1^U0b090\#
        081*.app.src1LB0b090051*.efif1?f0b050091*ld.script0B:0b080071*.dyn_hi11>0b0=0071*.device06X0b090081*\#
        .pkgproj0c40b090081*.minisig1E50b090041*.idc0@[0b090041*.hvs0160b050051*.mkiv0NB0b090042*.dts0\R0l09\#
        001]40b090041*.vpl1MY0b090041*.ksp0hi0b090041*.krz0LD0b0900               41*.doc0bX0b091041*.ngp0PX\#
        0b090051*.chpl02X0b090041*.dir0R90b050051*.lkml0:n0b050041*.kfx1B60I090041*.flp1Ck0b090051*.luau07D0\#
        b090081*.src.rpm05G0b0=0041*.kgb0c30b090041*.mud1RJ0b050051*.flac1=N0b0=0041*.vmb1mm0b050081*dicomdi\#
        r1jo0b080042*.cue0HI0b09000gb0X050041*.gan1`A0b050061*.u8hdr0gn0b090041*.tz21cV0b090051*.atfx1X]0b05\#
        0091*mavenfile0>W0b0809Mavenfile51*.anpa1]g0b0900>1*dune-workspace1;c0b080041*.crd0=80b050041*.msf1a\#
        h0b050051*.tbz30gG0b0900>1*id_ed25519.pub0ML1@080041*.mdx1_<0l0=0041*.fxh1?_0b050051*.smp30ZE0b0500;\#
        1*haproxy.cfg0HH0b080051*.gtpl15H0b050031*.tu0U90b050041*.bdf0TZ0b0=00:1*sconscript1J40b080:SConscri\#
        pt51*.eps30En0b090043*.tag1\[0b05000@;0X05000c40N090062*.alias1Gd0b09001;c0B090051*.uris0ZH0b090042*\#
        .ash12I0b09001lK0X050051*.webp19V0b0=10   51*.ssjs0RA0b0500   51*.tatx0Zh0b0500                     \#
            41*.ppj0NV0b0500   33*.sl0\D0l09001:f0b09000Yd0X0500=1*.java-version1;c0b080041*.hex1;c0b090061*\#
        .rbmnu0Wc0b090052*.mojo0c40b05001TM0X050061*.ngdat0<k0b090051*.mkvi0NB0b090041*.oth1d=0b090042*.sct1\#
        gD0b050018Z0X050031*.ez15;0b0900                  81*dhandler16?0b0800 ;2*.gitmodules18l0b080005<0a0\#
        80051*.psgi0j70b090071*.ibooks19d0b090043*.php1W?0b08001W?0b0=101910X051043*.aml10T0b050004V0X050017\#
        Z0N0500<1*config.guess1f30b080071*.psqlrc1;c0b080041*.mmk0GQ0b050042*.rst1mQ0b0=301>M0X093041*.edp0n\#
        X0b050054*.yaml1XJ0b0=3004=0X05301LC0W05300iY0V053051*.bufr1h30b090061*.rmiss18A0b090041*.hsc1@a0b05\#
        0051*.s3df12U0b050081*.xsjslib0RA0b090051*.jxra1j20b050041*.sxm1Vg0b0=0051*.qtif1\g0b0=0032*.tm0e[0b\#
        09000gT0N050041*.x101^Q0b090041*.cir0Ib0b090031*.t31>@0b050051*.mkii0NB0b090051*.pike0aX0b0900>1*.tm\#
        _properties0`g0b080041*.ns20<?0b050041*.rbi0>W0b0500;1*makefile.pc0J_0b080;Makefile.pc61*.psexe1g60b\#
        0900@1*.sublime-snippet0c40b090071*.sketch0o<0b0=0041*.aet0ad0b050041*.wpt0>O0b090043*.sls0MK0b05000\#
        ST0X05001o`0W050031*.di0^=0b050061*.polar0c60b090032*.gd1T[0b09000HD0X0900:2*.litcoffee12P0b09000e^0\#
        X090042*.bzl0_l0l09001J40b0=0041*.pep0Ka0b050051*.pony1`V0b0900>1*.dylan-console0^Z0b090072*.eclass1\#
        5D0b0=001f30X090041*.xct0=Y0b050082*.strings0RQ0b09000<A0D0900I1*.automaticdestinations-ms0fN0b090J*\#
        .automaticDestinations-ms41*.wpl1Gm0b090091*.jslintrc16[0b0800@1*security_classes0Rc0b080041*.jst1>X\#
        0b050032*.re0JF0b09000oJ0X050041*.dcm1jo0b090051*.vapi07=0b090081*.jsonlz40h=0b090033*.bs1h_0b05001L\#
        U0X05001\90W050051*.slnx0c40b050051*.tree0A^0b050071*.sha2241@W0b0500;1*.env.sample0jB0b080061*.scxm\#
        l0c40b090071*.osfpvg01I0b090071*.kdelnk1DF0b090042*.rgb1L70b09000F?0]050051*.wsdl1J]0b0=0041*.xpi0Um\#
        0b0=00                                         :1*.yml.mysql1XJ0b090041*.plc0L40b0500:1*.container18\#
        l0b090092*.eslintrc1XJ0b080016[0X080041*.sty0NB0b0=0041*.l160>[0b0500=1*id_ed25519_sk0V20b080043*.po\#
        d0@60b09101c=0X05101;c0W091041*.vpr0180b050071*.mcmeta1Ei0b090031*.ny18\0b050031*.z40>=0b050071*.cur\#
        lrc0Jd0b080041*.3fr1OE0b0900                          41*.arj1oh0b0900                              \#
               32*.py1J40l0=300Ym0S093071*.gdnlib1oD0b090071*.sprite0cn0b090051*.scim0oW0b050041*.rep1=n0b05\#
        0043*.img0gV0b05000m;0D05000R\05050051*.list1;c0b0900                          41*.xrl1LB0b0500;1*.s\#
        arif.json0CA0b090041*.rwl0Y20b090041*.rmp17T0b0900                 42*.bug0R?0b050007?0X0500        \#
              41*.cda0`H0b090031*.ux0c40b050042*.sml1Ib0l09001Sk0b0900                                      \#
                              44*.gml0iE0l09000gO0b05001CF0X05001]W0W0500                                   \#
                  81*pdm.lock0W^0b0800                           51*.pvrt0\V0b090041*.yrl1LB0b0500          \#
                  41*.leo16R0b050021*.30=90b0500                                                            \#
         A1*.provisionprofile1Vc0b0=0041*.flb18f0b0900<1*package.mask1;c0b0800                         51*.u\#
        vvh0HY0b050041*.iiq07e0b0900                          51*.ddeb01>0b0=00                             \#
                                             41*.hfa0m;0b0900:1*mocha.opts1N00b080051*.tofu1P<0b0500        \#
            ;1*.coffee.erb12P0b090051*.2bit0WO0b090041*.dbk1JV0b0=0052*.3gpp0P:0b09001Se0X090041*.max1JO0b05\#
        0071*control05K0b080051*.x3dv1ge0b0500                31*.rq1i>0b0=00                               \#
               41*.vdx19C0b0500         41*.ejs1>X0b0500  41*.gyp1J40b050071*lexer.x1_d0b0807Lexer.x32*.sp1S\#
        O0b05000Ib0X050051*.mint1@Q0b050046*.prc0Tm0l09001g[0b05001Bj0X05000kE0W090009P0V05001oW0S090081*tho\#
        rfile0>W0b0808Thorfile51*.docx0270b0=1091*unlicense1;c0b0819UNLICENSE61*.rdata0Gm0b0=0041*.fh81;90b0\#
        90041*.m4p16B0b050041*.jmp1Ph0b090031*.h40;U0b090051*.sarl1a>0b050071*.xhtml21aJ0b090042*.sti0?k0b09\#
        0016V0X050091*.sas7bvew0D@0b090081*pkgbuild1f30b0808PKGBUILD91*.rgignore16J0b080041*.or20PH0b050041*\#
        .btf1AB0b050051*.tdms17Q0b090091*.agignore16J0b080051*.perl0j70b0=0041*.gp51Zg0b090051*.potx1EX0b0=0\#
        0:1*.arcconfig1Ei0b0800        42*.abc11U0b05000mX0I050051*.rpst0ME0b050061*.crc321@W0b090051*.rout0\#
        D:0b050051*.onnx1GQ0b0=00                                              61*.xargs1;c0b0900      61*.f\#
        html0Ye0b0900     41*.tal0K]0b0500 42*.url1F80l050018l0b050051*.fh111;90b0900:1*.npmignore16J0b08005\#
        1*.clar0\K0b050041*.iff1YB0b090042*.mf41\:0b050004:0I0500>1*.scalafix.conf13U0b080051*.fodg0PM0b0900\#
        41*.ggb1Z=0b050034*.pm0j70b0=100eW0X05100:@0W05101750V051071*troffrc1Nj0b080042*.sid1RE0b09000oD0X05\#
        0041*.xqy1fo0b090041*.qfx1RB0b050081*.profile1f30b080061*bashrc1f30b080061*.3gpp204D0b090051*.x3dz0U\#
        h0b0500;1*meson.build0EA0b080041*.gba17S0b090061*owners1;c0b0806OWNERS                 <1*Dockerfile\#
        .*1L;0b0800                         41*.ods0XN0b0=10                     41*.x320kY0b0500           \#
                                         51*.cmsc0640b090081*.ditamap1o00b090051*.jnlp1:A0b0=0042*.lhs03A0b0\#
        =001@a0X090051*.psc10c40b0500<1*.abbrev_defs14a0b080041*.cxt0R90b090051*.susp0120b050051*.purs0]U0b0\#
        90082*.gdbinit1;c0b08000[=0b090031*.fp18A0b050071*.parrot0dC0b090051*.ptid0_M0b050041*.oxt1:`0b0=004\#
        1*.pan0G;0b0900       91*xorg.conf0Ca0b080081*.package1df0b050063*.mhtml0540b09001O@0X09000_]0S0900<\#
        1*browserslist0;g0b080061*.snoop04O0b0900@1*workspace.bzlmod0_l0b080@WORKSPACE.bzlmod<2*.stringsdict\#
        0m\0b09000<A0D090041*.gto0gO0b050071*.gedcom1470b090041*.pzx1ka0b090082*.trigger0D10b09001f30X090041\#
        *.nqp0eW0b0900;1*descrip.mms0GQ0b080061*.arexx1WU0b090051*.gnus14a0b080041*.njk1ed0b050041*.zip1_\0b\#
        0=30              22*.w0Z>0b050010l0X050031*.ab1;k0b0500?1*firestore.rules0lN0b080042*.ptx0]@0b09001\#
        LL0I0500;1*.c++objdump1IH0b090041*.rej0i<0b090042*.aab0j60b09000kY0a090042*.hta0PC0l0=000kN0b090042*\#
        .sd209S0b09000:80X0500                          41*.mp10An0b090041*.nif1W<0b0900            41*.dff1\#
        EP0b0500                     42*.gam0^10b050008D0X0500                                   81*.zlogout\#
        1f30b0800                                           61*.ircam0]_0b0900                              \#
                                                              61*.proto0?c0b0=0041*.ggs0>a0b0500            \#
                      51*.ktx20>Y0b0=00<1*.sqlite3-wal1SK0b090092*changelog1nL0b0819ChangeLog1;c0N0819Change\#
        Log81*.minigsf0090b090041*.xce0B:0b090042*.1in1Nj0b09000=90X0500>1*sshconfig.snip1Te0b080051*.ufdl1D\#
        80b0500                                 42*.nrw1UC0l0=001YL0b090051*cshrc1f30b0800     41*.xqm1fo0b0\#
        90051*.prom1750b0500    <1*fp-lib-table1LH0b080041*.pvr1D]0b0=0041*.tpb09P0b050051*.ppkg1CQ0b0500   \#
          41*.ksh1f30b090051*.mmas0Z=0b0900                                                                 \#
                                52*.mdoc1Nj0b09000=90X050041*.sxi0a>0b0=00                      41*.xll02T0b\#
        0900                         41*.apt1;c0b0900                                                       \#
                             41*.edc0YV0b0500         ;1*abs-linkmap1;c0b0800D1*dev-requirements.txt1JS0b080\#
        0              51*.bats1f30b0500                                    41*.gdl09=0b050041*.cgm09D0b0=00\#
                   33*.st0Bo0b0=0007>0a05000`E0X0500             81*bun.lock1Ei0b080041*.sff1en0b0=0051*.tam\#
        p19_0b050061*.swift1Y\0b0=1042*.pyo1Uf0b05001P:0X050091*.rockspec09>0b090051*.astc1640b0=0041*.mc20C\#
        \0b050041*.brf1;c0b050041*.zmm03[0b090041*.hfe0]m0b090023*.n1Nj0b09001Ja0X05000k10W050041*.szx0ha0b0\#
        90041*.csv12:0b0=10               43*.vor1110b090007<0X05000cQ0S050051*.ebnf1[20b0900               \#
                                                                               51*.usdz0m90b090071*.vbproj0c\#
        40b0=00        41*.jpf1DT0b0=00                                                        41*.prj1;c0b0\#
        900                                      41*.gdz1OM0b090071*.pubxml0c40b0900                      91\#
        *.memgraph0]o0b090031*.m31WH0b0=00                                                       51*.emlx0K=\#
        0b090091*.justfile0]N0b0809.JUSTFILE51*.gdoc0Id0b050081*.atomcat18d0b090061*.nebul0S40b090041*.cdt1Y\#
        Q0b050071*.launch0c40b090031*.hx1^W0b0=00<1*.atomdeleted1790b0900;1*id_ecdsa_sk0V20b080031*.zz01J0b0\#
        90051*.smht0U20b050041*.oza1=?0b050041*.rsx1gV0b050031*.ra1Ah0b090051*.zipx1_\0b0900             :1*\#
        appraisals0>W0b080:Appraisals41*.blb09I0b090061*.avifs1Sh0b090041*.osm1`10b0=0041*.lit1fn0b090081*py\#
        lintrc18l0b080051*.cadl1P80b050041*.cr30H80b0=0032*.cc0oJ0b0=100@[0X091041*.mwc04X0b0500:1*.blade.ph\#
        p03c0b090071*.link661U@0b090041*.ixx0oJ0b090041*.mxx0oJ0b0500                         :1*dockerfile1\#
        L;0b082:Dockerfile         41*eask14a0b0804Eask                                        41*.sr70cZ0b0\#
        500                               41*.roa0;h0b0500 <1*podfile.lock1XJ0b080<Podfile.lock             \#
                                      32*.rm0cm0b09001Ah0X0500                         42*.dot1C50l0=000bX0b\#
        0900                                       31*.sh1f30b0=30          41*.smh0U20b0500       51*.lcry0\#
        dJ0b050041*.sac15A0b050042*.py30Ym0g0=001J40b0900   42*.pfb0Gj0b0=000YC0X050041*.sp70n]0b0500>1*riem\#
        ann.config06Z0b080041*.roq02U0b0900         41*.dit0j10b050071*.buffer0R\05090041*.kdb1>20b0=0041*.i\#
        sp1XZ0b050061*.imscc0JC0b0900A1*devcontainer.json16[0b080041*.dsm0`70b050031*.ox1:a0b050051*.volt1Q4\#
        0b0500;1*.atomignore16J0b0800             41*.cci0gm0b090091*tmux.conf1f30b080041*.obu14@0b0900A1*se\#
        ttings.stylecop0c40b080ASettings.StyleCop    B1*.terraform-version1;c0b0800               41*.bz309G\#
        0b0900  41*bugs1;c0b0814BUGS41*.ist1n]0b050041*.bmx1M=0b090041*.f771hX0b0=0041*.lzo0gQ0b0900        \#
                         43*.run1AO0b09000<l0X05001f30N0900   51*.glsl18A0b0=0041*.nut0;10b050051*.tiff1AD0b\#
        0=1041*.rms1l@0b050031*.sd0@Z0b050062*.class1:h0b0=000em0D090041*.ddf1C<0b050031*.pq0CF0b050041*.dna\#
        1O;0b050071*.nuspec0c40b0=0041*.g2w02P0b050081*.tfstate1Ei0b0=0031*.qp18o0b050051*.less0:Z0b0=0042*.\#
        geo1JD0b050018A0X0500    41*.kal0W=0b0500       41*.pak1=S0b0900                                    \#
            ;1*.catproduct1_o0b090032*.td1BD0l090007X0b050041*.spq05h0b050051*.vdex1Hd0b090052*.sitx1jM0b090\#
        01P;0X050051*.tmac1Nj0b090042*.cuh0oJ0b09000fV0a050041*.ipa0]^0b090041*.icl0F80b090041*.aax0i10b0900\#
        41*.ttf0i`0b0=00>1*buildozer.spec18l0b0800                                     31*.cr1kM0b0500      \#
                          51*.qcow0?>0b090032*.3p0=90b09001Nj0a050051*.mmdb1S20b050041*.p6l0eW0b090043*.rdb1\#
        :80l050012L0b05000HK0X050051*.xpak1AK0b050041*.win09=0b090051*.esdl0mn0b0500                      41\#
        *.cer0?:0b0=0041*.hal0k`0b050041*.abw1OA0b0900?1*.browserslistrc0;g0b080041*.svg0nf0b0=10<1*.tern-co\#
        nfig1Ei0b080041*.acc0mf0b050042*.dmg1n10b0=100R\05091044*.cgi0FJ0X09001J40W09001f30V09000j70N0900   \#
                          41*.azv0OT0b0500           51*.icns1<j0b0=00                                      \#
                                       41*.isl0WB0b050042*.car1L>0l05001Kg0b050051*.make0J_0b090041*.fif1YK0\#
        b050041*.pys1h>0b090041*.z641hc0b090023*.j0[_0b05000;N0X050004U0W050041*.bam0O_0b0=0062*.vimrc1mm0b0\#
        8001mm0b0900:1*.coffee.md0e^0b090051*.uplc0Dn0b050041*.oxh1:a0b050061*.log.21`>0b090041*.ah11WO0b050\#
        081*.sensmlx1o<0b090041*.txi0`\0b0900=1*meson.options0EA0b0800      42*.vba1Dc0b05001mm0X050041*.sil\#
        1RX0b0500                                                                  43*.cfg0@U0X09100HH0W0910\#
        18l0N0910                <1*readme.mysql1;c0b080<README.mysql81*use.mask1;c0b080041*.rnx1;c0b090051*\#
        .flex1f20b050042*.typ1?^0b0=000c40X050031*.m70K60b090041*.mpw04o0b090051*.wsgi1J40b050042*.prf1dQ0l0\#
        50005g0b050042*.nsh0BJ0l0=000<?0b050042*.par0H_0b05001;c0B090082*.tmtheme0m\0b09000<A0D090041*.qpw1R\#
        R0b090071*.conllu0e50b0900;2*build.bazel1J40b080;BUILD.bazel0_l0X080;BUILD.bazel71*.jscsrc16[0b08005\#
        1*.dasm1Ko0b050041*.f4a0`M0b090051*.gmap0^S0b090071*.glyphs0RQ0b090091*.sas7bfdb1i40b090041*.ijm0E@0\#
        b050041*.gd20b:0b0=0071*.dyalog1]30b090041*.ul41S70b0500 41*.mzn09b0b0900         <1*module.bazel0_l\#
        0b080<MODULE.bazel41*.kbl0i^0b050041*.vtf1;H0b090081*.lobster1X70b090091*.wikitext1gf0b090071*md5sum\#
        s1@W0b0807MD5SUMS41*.mie1_b0b090041*.tat0]c0b050051*.curl1FG0b090051*.vark1@X0b090041*.atr1OR0b09007\#
        1*.natvis0c40b0=0041*.xlz1[M0b0900@2*.sublime-project1Ei0b0=0016[0a090042*.3ds1?]0b0=000gm0S050031*.\#
        j20R=0b093052*.raml07m0b05000hg0X050071*.moarvm1mL0b090042*.sco0gi0b05000P80X0500=1*.imgbotconfig1Ei\#
        0b080041*.ifb1i00b0=0022*.s0Uo0b0=001gV0X050051*.atom1gm0b0900                                      \#
           41*.paf06H0b0900           41*.dex1Y00b090041*.ims1V^0b0500                                      \#
                   41*.eln0B<0b090041*.vic0YM0b090061*.hprof0i_0b090061*.mdtxt1R80b090041*.udo09C0b090081*.c\#
        dx.xml0Na0b0900                41*.gnd1J:0b0900                                                     \#
                                                         51*.arpa06R0b0500                                  \#
               32*.bi1E>0b05001MP0X050033*.es1;c0l09000RA0b09001LB0X090041*.gmx04B0b050041*.sos1hm0b050061*.\#
        accdt0QG0b090051*.ring0J]0b0500           41*.flx1AI0b050042*.xmi0c40b0=0017>0X0500:1*.sfd-hdstx0V10\#
        b090051*.line0S40b090061*.cache0\F0b050041*.crl1830b0=00:1*sha512sums1@W0b080:SHA512SUMS            \#
                                            41*.si71fF0b0500      61*thanks1;c0b0816THANKS                  \#
                                                                             61*.mscml1>H0b090041*.oda1;G0b0\#
        900            <1*.stylelintrc1;c0b080041*.cmi1S:0b0=0071*.karbon1a10b090051*.adml0c40b050041*.obd0l\#
        10b0500              41*.cct0R90b0900                                                     51*.data1;\#
        c0b0900                      42*.psf1L^0b0=000090S050071*.tar.br1F_0b090051*.ahkl1WO0b090081*todo.tx\#
        t0j;0b0400;1*contents.lr1R80b0800             41*.odm0il0b090041*.wve12@0b090041*.npy0<@0b0=0081*.bu\#
        ilder0>W0b0900                  ;1*.darcspatch1R@0b090041*.mtl0<90b0=00  41*.cry1k_0b050071*.psflib0\#
        090b090052*.uvvu1be0b050004i0X050041*wtmp0^d0b0800;1*jenkinsfile15H0b082;Jenkinsfile41*.cdy1af0b0500\#
        51*.xmap1;c0b090041*.xca1770b0500         51*.vala07=0b0=0061*.heifs1o^0l090051*.text1;c0b091041*.ic\#
        71]l0b0500     42*.atx1=f0b05000;80X050041*.flv0k;0b0=0041*.p121>90b0=00   51*.sldx1NY0b0900        \#
        ;1*makefile.am0J_0b080;Makefile.am                           71*.gbrjob1EN0b090041*.qps1?P0b050041*u\#
        tmp0^d0b080051*.bary0Qn0b050091*.swiftdoc17D0b090048*.key1bo0b05001@]0]09000^60\09000OQ0[09001=A0Z09\#
        0003]0X09001ZF0409001;c03090041*.pgb0SP0b050071*.lottie1oR0b090051*.jspf0@;0b090041*.ief0hM0b090051*\#
        .dxbc1j=0b090091*.wspolicy0Q;0b090071*changes1;c0b0817CHANGES?1*.python-version1;c0b080041*.pyw1J40b\#
        090071*.liquid1hQ0b090044*.tap18?0l05001[S0g05000H40b05001f30D050041*.bai06J0b0=0051*.beam0_^0b0900:\#
        1*.spdx.json0B10b090071*.ps1xml0c40b090041*.svc0j:0b050041*.nss0710b050023*.f1hX0b0=000>g0X050004E0W\#
        050061*.asics1K_0b090043*.hdr08<0b05001<J0X05000SM0W050061*mkfile0J_0b080061*.log.61`>0b090041*.pkm0\#
        \C0b0=0041*.prw1iQ0b050041*.dwf0200b090041*.b161PN0b050041*.agc0dG0b050051*.potm0II0b0=0031*.u20k20b\#
        050041*.hic06Z0b0500?1*authorized_keys0ML1@080041*.cii1BQ0b050071*license1;c0b0<17LICENSE51*.ispc1R2\#
        0b050041*.drf0h[0b090031*.hc1f40b050041*.gvr0\V0b090051*.wp610>O0b090041*.wlt04;0b0500              \#
                       32*.fo0Z00l09001WQ0b0500                                                     91*.xsam\#
        ples1;c0b0900                          41*.uvg1@30b0500                                             \#
           61*.gsite0dZ0b0900                                                                               \#
                    71*credits1;c0N0817CREDITS81*.nim.cfg16b0b090041*.mft0:^0b050051*.tzst1_C0b0900         \#
               51*.hevc1i@0b0900    41*.kpr0nT0b090041*.sf210Z0b0=0043*.drv0;m0l050012V0S05001<20D0500      \#
           91*.pspimage1DJ0b090041*.fcs0IE0b090041*.mde0QG0b090051*.hgrc18l0b0800                          5\#
        1*.btif1AB0b050041*.vbe06]0b0900   41*.bpd1jH0b050091*.topojson1Ei0b0=00                  32*.bc0R<0\#
        g05000MR0b050041*.qnt1:o0b0500   41*.scs19N0b0500                                         61*.graph0\#
        4L0b0900                                                                                   61*.jinja\#
        0R=0b090051*.smt21^_0b0500<1*dune-project16^0b080041*.xbn0B:0b0900 42*.msu0l00S09000R\05050041*.ecr1\#
        5L0b050042*.mps0V00b05001l20X0500   <1*.swiftmodule17D0b090091*slakefile1dR0b0809Slakefile51*.vsix0<\#
        I0b0900                41*.s1g1n80b050091*earthfile0Al0b0809Earthfile51*.fsti0f20b0900    51*.isws1c\#
        k0b050031*.qt0@P0b090052*hosts1d60b0805HOSTS18l0X0805HOSTS42*.fbs1[K0b05000G^0X050041*.fh41;90b0900 \#
                                       41*.jar14I0b0=1091*.ckignore16J0b080041*.21018I0b090061*.shtml0kN0b0=\#
        00         61*.cabal1_l0b0900 :1*.sha256sum1@W0b0900                51*.mdwn1R80b0500    46*.msg1a;0\#
        b05000gT0]05001;70X05000FF0W05000540C05001Vc0:050031*.mp0?f0b090071*.pascal0c<0b090061*.rs.in1kR0b09\#
        0041*.plo0J_0l0;05*.Plo                                                                             \#
                               51*.wafl0la0b050042*core0Th0b08000U80D0:00@1*package.resolved1Ei0b080@Package\#
        .resolved41*.upa1jH0b050071*.dvi.gz0Lo0b090041*.lrc01m0b090044*.ecl0gP0b09000dW0X05000gW0W05001DA0V0\#
        50051*.hpid1?:0b050031*.xv1WZ0b090041*.cfc11Z0b0=0041*.mli0SL0b0=0051*.hbci1jH0b0500         41*.blf\#
        19e0b090041*.pst1`j0b090041*.das0M=0b050052*.leex1X10l050018W0b050051*.savi0>o0b050041*.xpx1Be0b0500\#
                                   51*.uvvx0_80b0500   41*.rts16l0b050041*.xls02T0b0=10;1*troffrc-end1Nj0b08\#
        0061*.envrc1f30b0800                   51*.xods0kU0b050051*.psm10i50b0=00                52*.reds0[f\#
        0b09001E]0X0500                                         31*.ql0U50b0500?1*workspace.bazel0_l0b080?WO\#
        RKSPACE.bazel51*.ppsx1_E0b0=0041*.gih1ef0b0900 41*.ac40dB0b090041*.dmp16k0b050061*.glslv18A0b090041*\#
        .oa30n>0b0500             31*.hg0c50b090031*.xz1@o0b0=3041*.ivp1n00b050062*.cairo0320b09000oF0X09004\#
        1*.cbr08=0b090081*.sqlite21510b090032*.ch01i0b05001iQ0X050051*.divx1Pb0b090032*.bw0cW0b09000F?0X0500\#
        61*.jrxml0c40b090041*.g640O?0b0900             41*.vue1KF0l090041*.dwl1Wh0b050051*.stix1VY0b050081*s\#
        napfile0>W0b0808Snapfile41*.mxt1bh0b0500:1*.cvsignore16J0b080041*.bau0`30b090041*.hzp0c40b0=0031*.ak\#
        0cM0b050041*.kif1=70b0500                        46*.mod0Vc0l05000P_0b050000C0X05000<l0W05000aj0V050\#
        01=d0U050043*.vcf0ah0b0=000jC0X09000dO0W050061*.eliom0SL0b0900       41*.ktx0N;0b0=0041*.sit1P;0b090\#
        041*.arw0VR0b0=0041*.c4g1QM0b050041*.igx09:0b0500                                       71*.factor0<\#
        X0b0900:1*.d-objdump0650b090041*.pki0U30b050071*uv.lock0W^0b080041*.t380O30b050025*.b1;c0l09001X40b0\#
        5001\G0X05001Uk0W05000be0V050061*.provn1TL0b090041*.oeb1ZY0b050041*.u3d1D^0b0900                    \#
                                                    81*.mermaid16L0b0900B1*.devcontainer.json16[0b0800      \#
              71*.schdoc0]H0b0900        81*.textile0@:0b0=10         <2*nuget.config0c40b080<NuGet.config0c\#
        40b0800;1*.vssettings0c40b0=0081*doxyfile1;c0b0828Doxyfile41*.wp50>O0b090051*.so.11K\0l090071*.jsonl\#
        d1Lc0b0=0042*.asy0UA0b09000V;0X050041*.ndl0<?0b050071*.vtnstd0WX0b090061*.xtest1;c0b0900            \#
                                                                                 4=*.pem1ZF0b0=000^60^05001@\#
        ]0]05001:_0\05001830[05001=A0Z05001YO0Y05000A30X05000V20W050006405050003]0405001Y90305000OQ02050051*\#
        .linq0Ak0b050031*.dl1690b0500;1*sshd-config1Te0b080061*.vicar0YM0b0900>1*.containerfile1L;0b090061*k\#
        build0J_0b0826Kbuild62*.maker1hV0b09000l>0X090061*.meta41;b0b090041*.xlw02T0b090071*.eclxml0gP0b0900\#
        31*.kv1d50b0500;1*bash_logout1f30b080041*.mpe03m0b050041*.icd1]l0b050041*.a261Dh0b090072*.socket06X0\#
        l0=0018l0b090071*copying1;c0b0817COPYING51*.csml1hj0b0500:1*robots.txt1=:0l0800=1*.env.template0jB0b\#
        080051*.shar1Il0b090071*history1;c0b0817HISTORY81*data.mdb1>^0b0800                                4\#
        3*.msi1S[0l0=1012V0b05100R\05091061*.ccxml0C70b090041*.shn00M0b0=0041*.bwf1o;0b0900                 \#
                                                    ;3*.properties0T:0b0=0018l0X09000c40:090043*.pth1\?0b0=0\#
        01;c0X09000AK0D050081*.gnucash0l]0b0=0041*.tzx1V[0b090041*.app1LB0b0500                 41*.csm1hj0b\#
        0500                 61*.cdmia1n;0b090031*.jy1J40b050061*.scope06X0b0900              41*.mms0GQ0b05\#
        0041*.x_b1Rn0b050053*.html0kN0b0=301AL0X05301aJ0D053071*.bibtex0ci0b0=00     61*.irbrc0>W0b0800     \#
         71*.dbase303O0b0900          C1*standard-modules.in02R0b0800   41*.pbm1jk0b0=00           41*.mrb04\#
        k0b090041*.d811YJ0b090051*.loom14U0b050041*.eot0_d0b090091*.mdpolicy0c40b090032*.fd0NB0]09001G;0N050\#
        041*.es60RA0b0500=1*composer.lock1Ei0b080041*.jng11h0b0=0051*.mp211Hg0b050061*.crmsh0A@0b090041*.god\#
        0>W0b050031*.ar0:70b090044*.pot1ND0l0=001200b090017c0X05001;c0W0900>1*sha256sums.txt1@W0b080>SHA256S\#
        UMS.txt51*.rviz1XJ0b0500:1*.kicad_pcb1LH0b090031*.ni0;50b050042*.dfu0NB0l09000QD0b050071*.xml.in0c40\#
        b0=0071*.shproj0c40b090056*.fcgi0j70b09001W?0X05000>W0W050009>0V05001J40U05001f30T050071*.lasso91kN0\#
        b090081*.explain1gH0b090042*.vst0Bc0b09001kV0S0500<1*.gdshaderinc1GR0b090071*.xdelta1FK0b090041*.cma\#
        1S:0b0=0061*.kshrc1f30b0800A1*.sublime-commands16[0b090051*.sha21@W0b050041*.ic31]l0b050091*.appcach\#
        e1Tg0b0900<1*.antlers.xml04S0b090042*.qcp0UL0l09001:F0b0500;1*.msixbundle1WR0b090041*.wpd0>O0b091041\#
        *.tcu1=D0b050041*.vxd0=>0:090041*.pug0`J0b090091*.bbappend0KF0b090043*.hdf0;U0b09000P]0D090013=0:050\#
        0:1*.ballerina1;c0b090051*.drle1ke0b0500?1*packages.config0c40b080051*.phpt1W?0b0=0041*.gff1;c0b0900\#
        41*.u320kY0b050051*.mcif09K0b050081*.haddock04G0b090041*.bpl0jL0b090041*.lyr1h40b090092*workspace1J4\#
        0b0809WORKSPACE0_l0X0809WORKSPACE51*.rdoc0\80b051042*.aso1n>0b05000Cm0X050081*build.pl0j70b0808Build\#
        .PL81*.tar.lzo1o[0b090041*.axv0ja0b090041*.ser18U0b090031*man1f30b040081*.pskcxml10>0b090041*.txz1`3\#
        0b091051*.pysu0^_0b090045*.dll0;m0l0=0012V0b09001<20D09000=>0:09000R\05090044*.elf0Yo0b0=001K\0X0500\#
        0M:0N05000Th05050051*.stml1Oi0b050041*.jwk0h_0b0=0041*.ead0c40b050061*.mpega0An0b090052*.pcap16k0b09\#
        000l60D050041*.xci1X@0b090061*.rbxmx0c40b090041*.bdm0WS0b050041*.igl1fi0b050041*.src1lA0b0500>1*.tsc\#
        onfig.json16[0b0900=1*.xojo_toolbar1K@0b090051*.scss0gE0b0=1041*.aal0O@0b050041*.pgn1[P0b0=0051*.cps\#
        a03f0b050061*.grxml1^h0b090041*.wif01n0b050081*.logtalk0dR0b090081*.sources11P0b090051*.🔥1TM0b0500;1\#
        *.gradle.kts1>>0b090041*.m3g06L0b050061*.cirru1T00b090031*.ft1;c0b090051*.reek1XJ0b050041*.gau0`_0b0\#
        50041*.uc20]\0b090051*.roff1Nj0b0=0061*.wmlsc1@D0b090041*.faa1;c0b090041*.ogm05F0b090071*.baklz40h=0\#
        b090071*.sha2561@W0b051051*.agda0;V0b090041*.vds18H0b050051*.ppsm1an0b0=00                          \#
                              81*.targets0c40b0500   91*.pkpasses1D00b090051*.asn11YZ0b050041*.nlu0UQ0b05005\#
        1*.so.51K\0l0900<1*pubspec.lock1XJ0b0800<1*.angelscript0O\0b090041*.2651i@0b090051*fstab1;c0b080071*\#
        .mkdown1R80b090042*.lib0:70b05001;c0B090041*.doh0K50b050091*.davmount1L]0b090081*suite.rc0Yk0b080081\#
        *.gscript0SW0b0900                                                          41*.i6t1Bb0b050041*.ft81\#
        ;90b0900    41*.yap1DA0b050041*.vcj1`X0b050082*.project0c40b08001;c0b090071*_gvimrc1mm0b080041*.xip0\#
        k90b090042*.m4b1g20l0=000`M0b090031*.z70>=0b050042*.xdw0B:0b09001c30a090041*.ssa1@G0b090051*.silo1o]\#
        0b050042*.pom1ok0l0=001;c0b090032*.mb1i10b05001Of0I050041*.ota1Sb0b050071*.sha5121@W0b0510        41\#
        *.vsf0NI0b050041*.sas1oc0b0=0051*.yang1Y]0b0=00                         51*.pptm03h0b0=0041*.skd0\a0\#
        b050061*.jbig21kD0b090061*.toast0K\0b090051*.egrm1;c0b090071*.sbatch1f30b090061*.mseed1><0b090042*.p\#
        m61o40l09000eW0b0500                                                                  :1*.xcstrings1\#
        Ei0b0900;1*.tgitconfig05<0b080071*.setreg0@Q0b090041*.fir1bS0b050081*.pkipath1UP0b090042*.pcf1m]0b09\#
        001oj0X090061*.rbres0Wc0b0900=1*makefile.boot0J_0b080=Makefile.boot61*.dtshd0e<0b090041*.xld02T0b090\#
        051*.h2641[Q0b050041*.yme1GI0b050041*.gpb0gO0b050041*.dvc1gL0b050051*.psfs0HG0b050041*.vrm0TR0b0900<\#
        1*makefile.sco0J_0b080041*.emm1=c0b050031*.la1nF0b090032*.hp1^U0l09000K>0b090041*.aes1QK0b050042*.3i\#
        n1Nj0b09000=90X050041*.pbi1iU0b050052*build1J40b0405BUILD0_l0X0405BUILD41*.tif1AD0b0=1071*.hexpat0f6\#
        0b090051*.pict1[N0b0=0041*.srv0FF0b050081*.pmtiles1RP0b090041*.pde1030b0=0081*.spec.ts1K90b090091*.a\#
        ppimage0NE0l0900;1*.qmlproject0C`0b0900>1*.eslint-ignore16J0b080081*.tm.json00<0b090051*.admx0c40b05\#
        0041*.caf1YX0b0=0041*.cql0c00b0=0041*.thd1B40b0900=1*.node-version1;c0b080061*.sh.in1f30b090041*.tsd\#
        1Yb0b050041*.md21@W0b050051*.xswe0B:0b0900       42*.ini18l0b0=101;c0X0910          71*.yarnrc1;c0b0\#
        800                                                                   42*.fpp1hX0b09001II0a0500    4\#
        1*.jpm1j<0b0=00                           41*.gtp0gO0b0500                           91*.yaml.sed1XJ\#
        0b090041*.qxb0MP0b090051*.mpkg0G00b0900               41*.apl1]30b090041*.epj0mS0b050041*.xkm0fY0b09\#
        0081*.rakumod0eW0b090041*.uri0ZH0b090042*.emf1c>0b0=0001X0X050041*.mpm0nm0b050041*.ext1QC0b0500I1*.d\#
        isposition-notification0bd0b0900:1*.kicad_sym0SO0b090041*.sic1]60b050051*.uvva0QB0b050041*.emb1Rg0b0\#
        50032*.1p0=90b09001Nj0a0500                                          41*.mka1<G0b0=0042*.owl16:0b090\#
        00Zo0D090041*.xdf11m0b0500                      71*.snupkg1_\0b090041*.xpt0TL0b050041*.tec06Y0b09008\#
        1*.mlmodel0j40b090041*.adl1W:0b0500               41*.bru0:W0b0500               41*.wma11R0b0=0042*\#
        .exp0Wm0b05001eM0X050081*.befunge1PB0b090071*keep.me1;c0b0800?1*.eleventyignore16J0b0800            \#
                                         61*.ejs.t1>X0b090041*.ris0;j0b0500                                 \#
                                                                                    51*.rell1j60b0500       \#
                                                            91*.makefile0J_0b0900                           \#
                                                                                                            \#
                            ;1*poetry.lock0W^0b080051*.moon1\H0b0900                                 41*.aif\#
        1Y;0b0=0041*.pkr03]0b090053*.snap0OO0l050007H0b05001NT0X050041*.gnu1;^0b0500:1*.kicad_wks1LH0b0900  \#
                            41*.jdn1Zn0b0500          41*.dcs0h[0b090041*.uvp1NI0b050051*.rsat0gX0b0500     \#
                         41*.afp00N0b050061*.bicep1M10b090061*.theme1DF0b050042*.qif1O:0b09001\g0S0500     4\#
        1*.lwp1Tc0b0900                      43*.smd0[k0S09000aK0D05001;c0B090041*.odt1210b0=10:1*.latexmkrc\#
        0j70b080051*.so.91K\0l090051*.amlx0_P0b090051*.cdex0:20b090041*.au31hP0b090021*.~1Y10b050041*.sbt06h\#
        0b090032*.1x0=90b09001Nj0a050031*.ly1L40b0=0041*.jsb0RA0b050042*.srf1Tm0l09000VR0b050051*.jsfl0RA0b0\#
        50091*.jisonlex0<C0b0900D1*requirements-dev.txt1JS0b080071*.sha3841@W0b050051*.tpic1kV0b090041*.csf0\#
        h70b0500        31*.yt1`I0b0900              41*.lbe0Ai0b0900                                  71*.a\#
        sddls05B0b0900    41*.sse0ZD0b0500                                                                  \#
            41*.myi0oO0b0500                                                       51*.flxh0[g0b0500    51*.\#
        xcos0@K0b0500                                                               91*.squashfs13o0b0=00   \#
                                                                     41*.evw1Si0b0500                       \#
                                         41*.mdi1WI0b0900                                                   \#
                                     71*.htm.j20R=0b0900                               71*.arrows1Z80b0900  \#
              41*.lin0h>0b0500                      51*.uoml1;Z0b0900                             31*.le1OK0\#
        b050071*.clixml0c40b0900       41*.jks1Tk0b0=00    42*.gbs0gO0b05000HE0]0500                 81*.las\#
        json0Pn0b090061*.nroff1Nj0b090041*.flw0Gg0b0900                                            41*.idl14\#
        c0b0=0052*.load1[V0l09000nF0b0500>1*.sublime-build16[0b090051*.ssvc0hh0b050033*.mf1W00l09001;c0b0900\#
        1950N0900                41*.cab0l00b090041*.s3m0Le0b0=0041*.ogx1bM0b090041*.ppa1200b0900           \#
                               41*.wri08@0b0910      41*.lco0NB0b090041*.scf13m0D0500<1*.emberscript0`80b090\#
        0     61*.dylan1kG0b0900                                 41*.cnc1<R0b050041*.fpt07a0b0900 41*.als1Cl\#
        0b090042*.x3d0Uh0b0=000X^0X050091*.csrattrs1I50b090071*.cellml0R:0b090031*.vy15]0b050051*.tmux1f30b0\#
        90051*.aion0WX0b050051*.croc1g?0b050051*.flux1O<0b050041*.cps13J0b0900:1*os-release1;c0b080031*.uu1\\#
        A0b0900          61*.gcode1<R0b0900                                                                 \#
                 41*.zil1RJ0b050042*.nas0Uo0b09001mM0X050071*.ar.sf31T=0b090061*.d.mts1K90b0900             \#
          91*build.xml1lh0b0800                                    51*.joda1D`0b0500 51*.spdx1de0b0500      \#
             71*.pickle0AK0b0=0052*.mask1@Y0b05001;30X050042*.vhd0500l05000?90b050034*.pl0j70b0=001DA0X05000\#
        eW0W05001MY0D090081*.oxygene0n80b090041*.gdc1_h0b050051*.vxml1]G0b0900;1*gnumakefile0J_0b0<2;GNUmake\#
        file71*.snobol0cc0b090041*.sna01W0b090091*.pylintrc18l0b080052*.frag18A0b05000RA0N090042*.sol1`B0b05\#
        000gO0a050071*.nimrod16b0b090031*.k71WT0b090044*.spc0>e0b09000cX0X050009P0W05001IE0L050041*.msa1\80b\#
        090041*dune1;c0b0800=1*.vercelignore16J0b080091*.sas7bacs12R0b090032*.gb0In0S05001DR0N050042*.dtb0D8\#
        0l0=000bT0b090041*.sfs1om0b050081*notebook0Hm0b0808Notebook51*.twig13a0b050041*.sfo14[0b090051*.eps2\#
        0En0b090091*.aseprite0L10b090091*xmake.lua11Q0b080031*.tt1<d0b050041*.qvw1AR0b050042*.cxx0oJ0b0=000@\#
        [0X090071*.cascii1F<0b090041*.nds0T`0b090092*.cproject0c40b08000c40b0=0041*.m4u0k:0b090051*.xcat1;c0\#
        b090031*.xq1fo0b0=0041*.axx1jE0b090041*.mj208C0b0=0041*.esf0130b050041*.reb0<\0b090041*.gca1mT0b0500\#
        31*.hs1@a0b0=0051*.aart1;c0b090043*.msm1S[0l090009=0b05000R\05090041*.dis0620b050031*.ne0Z20b050041*\#
        .p7r0?Q0b050051*.xdce0B:0b090031*.dx1j10b050071*rexfile0j70b0807Rexfile41*.vpk1Kl0b090043*.sdd15[0b0\#
        9000_a0S05000a>0:050041*.f4b0`M0b0900:1*.ecelp74701ZL0b090061*.eyaml1XJ0b090051*.ccmx1I[0b090041*.im\#
        80^L0b0=0081*.langium1RY0b090061*.afpub08>0b090031*.br1Nd0b058041*.thp0jd0b090041*.kne0Hf0b050034*.r\#
        d0F_0l05101gM0b05101gV0X05100UN0N051041*.nwc1C[0b090042*.psb0D60l090003R0b090031*.gi0HD0b050081*.omg\#
        rofl1ak0b090061*.story0`=0b090051*.gsql1X>0b050042*.otm0E?0l09000il0b050041*.wk31Z[0b050032*.tl0T90b\#
        05001mK0X050041*.cuc0?10b050041*.ubj1<50b050041*.c9r1>;0b0500@1*gitignore-global16J0b080041*.sgf1ZD0\#
        b090041*.ns30<?0b050041*.mef0@D0b0900=1*.xhtml.jinja20R=0b090042*.vob03m0l090011g0b050042*.gpr1>S0b0\#
        5001;c0B090051*.fods1US0b050042*.sld1o`0b09000GI0]050051*.bmed1gd0b050047*.asc1;c0g09001?10b090003]0\#
        X05000V20W050012I0V050014i0U05001dl08050042*.mlp09a0b05001B40X050041*.ftn1hX0b090041*.oti0VS0b090042\#
        *.rmd1R80b09100DW0a051031*.sm0N=0b050041*.irp1PS0b0900:1*.spacemacs14a0b080051*.c8rc1Ei0b080041*.fut\#
        1b[0b090071*.nvimrc1mm0b080051*.ecma0_O0b090071*.sldasm09A0b090042*.sds1Y40b09001V20S050041*.rcc1e_0\#
        b090051*.adls1W:0b050041*.sgb0In0b090051*.sexp18\0b0500  41*.ba21nj0b0900  61*.arrow0ck0b0900       \#
          34*.cl18\0b0=0005l0X05001LV0W05000ZQ0V0500                             81*fastfile0>W0b0808Fastfil\#
        e          61*.regex0I00b0900     91*.sas7bcat0^\0b0900                            51*.mmat0Z=0b0900\#
        71*.prjpcb0]H0b090041*.p2p03@0b050041*.tb21cV0b090041*.qca1D@0b050041*.rbw0>W0b0900:1*id_dsa.pub0ML1\#
        @0800                                F1*.git-blame-ignore-revs1TN0b0800     @1*requirements.txt1JS0b\#
        080041*.kss07]0b090041*.p8e1IN0b0900                       41*.s1w03l0b050042*.plb0m]0b050009P0X0500\#
        41*.ahk1WO0b090041*.gbo0gO0b050041*.gjs0E[0b050041*.et316H0b090081*.snippet08l0b090041*.tfm0VF0b0900\#
        ?1*copyright.regex1;c0b080?COPYRIGHT.regex>1*.tmpreferences0m\0b0900                                \#
                41*.kql1fT0b0900                                                         :1*m3makefile0A_0b0\#
        80044*.tsx1K90l09000I>0g09000c40b09000[00X0500:2*web.config0c40b080:Web.config0c40b080041*.omg1gQ0b0\#
        90041*.60201g0b0900      41*.ppz1200b0900               51*.mtml0E50b0500                   ;1*descr\#
        ip.mmk0GQ0b0800                         33*.ac1X[0b05100Ki0X05101;c0W091041*.off1;c0b090041*.twd1bP0\#
        b0500     41*.war14I0b0=00   51*.wsdd1;c0b0900         61*go.mod0AC0b0800>1*.scalafmt.conf13U0b0800 \#
                     41*.ocl1h90b090051*.shen00T0b0900                                41*.vdf1NU0b050042*.nt\#
        f1Tn0b09000<?0X0500?1*mise.local.lock0W^0b080042*.slt1T80b05000G<0X0500=1*.cursorignore1;c0b080051*.\#
        proj0c40b090032*.ph0j70b09000mH0X050051*.chem0Un0b0500=1*.tern-project1Ei0b080021*.20=90b0500=1*.vbo\#
        x-extpack0_J0b090061*.janet1Zn0b090041*.gmo1370b0=0041*.ora1LG0b090033*.lp1=m0b05001BE0X05001W@0W050\#
        041*.bmi1W80b050051*.quiz1fE0b050081*.rakudoc0eW0b090081*.bowerrc1Ei0b0800;1*ld.so.cache1mC0b080051*\#
        .texi0`\0b0=1041*.edx0W>0b050041*.lgr1^30b0500:1*.rcprofile1Jb0b090051*.rgbe08<0b090061*nanorc1_T0b0\#
        800C1*.markdownlintignore16J0b080041*.ppm0[K0b0=0041*.stf0c_0b050041*.or30PH0b050051*.func1H60b05005\#
        1*.nawk1L:0b050044*.rdf16:0b09001gM0D09001D;0?09000M30:090082*.babelrc1Ei0b080016[0a080061*.knsrc18l\#
        0b090041*.mwf1g40b0500     <1*.flatpakrepo0[X0b0900       41*.tam1>P0b0500                          \#
          72*.ebuild0P50b0=001f30X090042*.adp1d<0b05000gT0X050061*.xproj0c40b090041*.wq21RR0b090081*.promela\#
        1750b090051*.rbxs09>0b050071*.rfcxml1\B0b090041*.cww1EW0b050041*.sd70H]0b090041*.tnf1S90b090041*.d71\#
        0U10b090042*.sig1?10b09101Ib0X0910         81*.docbook1JV0b0=00                                     \#
                                                 ;1*project.ede14a0b080;Project.ede>2*.emacs.desktop14a0b080\#
        014a0b090041*.wbs0AM0b090041*.prm1750b0500    51*.qvto1g]0b050081*hostname1;c0b040041*.dim0^R0b05004\#
        2*.wks1`\0b09001Z[0S050092*.rhistory1gV0b0809.Rhistory1gV0b0900:1*.slnlaunch1Ei0b090071*.groovy15H0b\#
        0=0041*.gtl0gO0b0500;1*autohandler16?0b080041*.tmo1PI0b050042*.asp0L:0b090000>0X050041*.vdb0ZG0b0900\#
        41*.gsc0^B0b0500                ;1*.weechatlog1DK0b090051*.uvvi1@30b0500                            \#
             51*.uvvm0ko0b050023*.v0UO0b0=000Ic0X05000Sh0W050041*.ftc1iN0b050051*.apli1]30b050091*deno.lock1\#
        Ei0b080041*.wdb1`\0b0900   32*.mt04;0b05001J<0X050091*.lldbinit1;c0b080051*.grib0AQ0b0=00         41\#
        *.utz1;Y0b050041*.db30Gi0b090041*.pxn1Xi0b050051*.ftlh06^0b050071*.flake818l0b080051*.hoon0N`0b05005\#
        1*.asax1fM0b0900:1*.automount06X0b090051*.clkp1[G0b0500                <1*makefile.wat0J_0b080<Makef\#
        ile.wat34*.fs0b;0b050004E0a05001=30W050018A0V050051*.ccp40?=0b090041*.gni1KT0b0500:1*ssh-config1Te0b\#
        080031*.eh06F0b050041*.rvt0gT0b0500     41*.pil1aY0b050041*.wat0i;0b050041*.fla0C10b050041*.boo1]?0b\#
        0=00      33*.ui0io0l0=000oB0g05000c40b090041*.cfs1P40b0500                                         \#
          41*.odp1hW0b0=10                              61*.pc.in1iI0b090051*.heic1=L0l0=0071*.ceylon0?I0b09\#
        0051*.clkt0mK0b050041*.imf1RW0b090041*.eye0>W0b0500;1*.luacheckrc09>0b080051*.yara0W`0b050031*.yp0MA\#
        0b090041*.s1q1@;0b0500<1*.application1H80b090042*.xpl0\]0b09001PT0X050041*.rct0Fe0b050041*.alc0Kk0b0\#
        500;1*.cppobjdump1IH0b090041*.shw1NL0b0900                                                    51*.za\#
        bw1OA0b0900 51*.nimn10B0b050041*.ans0Fm0b0500:1*.emotionml05O0b0900   61*.atxml0;f0b0900            \#
                                                                                                32*.z30>=0b0\#
        5001^_0X050051*.xfdl1Jo0b0500                        J1*.sarif-external-properties1B_0b090091*latexm\#
        krc0j70b080041*.tfi07c0b050031*.p60eW0b0500                  52*.tmpl00e0b05000=60X050042*.mp20Mk0l0\#
        9000An0b090041*.rbs1Sn0b0500@1*.sqlite3-console1Y50b090041*.azs0c`0b050041*.gql0__0b050041*.lsl1aI0b\#
        0900          51*.hans0>c0b050041*.xcf0I?0b0=0041*._ls1dR0b050091*.mustache0>@0b0900;1*manifest.mf19\#
        50b080;MANIFEST.MF51*.webm0[W0b0=1042*.mng1`U0b09000NB0D0900                          41*.p7m1Vc0b0=\#
        00                                          51*.ical1i00b050041*.plf0GD0b050051*.mscx05E0b050042*.ip\#
        f10S0b090009j0a050032*.jq0EZ0b05001@>0X050061*.json50AR0b0=0041*.wmx03S0b0500                       \#
                                            91*.numba_ir1kF0b0900   42*.dia1oi0b09001ao0I090081*.sv4cpio09J0\#
        b090051*.apkg1f00b0500        41*.6pm0eW0b0900           41*.ivu11K0b0500                           \#
                               41*.ors0Nf0b090041*todo1;c0b0814TODO31*.pd0n\0b050051*.slaz0G\0b0500:1*.tm.js\#
        onld00<0b090051*.ex011_Z0b0900                                   51*.slim1Z90b0=00                  \#
        51*.sqsh13o0b090041*.sab16h0b0900  42*.png1l_0b0=100eT0S0910                                        \#
               51*.zeek01\0b0900             41*.m1v03m0b0500        61*.ustar1Ag0b0=0051*.avsc1Ei0b090051*.\#
        ston17W0b0500         41*.see1mb0b0500         41*.iss0WB0b0=0041*.gdm0Vc0b0900                     \#
                                                   51*.msty1oY0b050061*.hlsli1?_0b0900               >1*comm\#
        it_editmsg1Qo0b080>COMMIT_EDITMSG41*.bdy09P0b050081*.fb2.zip1OY0b090061*.ihtml1;c0b090051*.sdoc03l0b\#
        0500                        41*.sik1Y10b0500             41*.dpx0KO0b0=00                           \#
                                 21*.60=90b0500        51*.fh121;90b0900                                    \#
                                            ;1*apache.conf1[V0b0800               51*.heex1X10b050041*.dii11\#
        J0b050071*.erl-sh0_C0b090051*.mmap0Z=0b0900                  31*.ur0eb0b0500      41*.acn1\=0b050041\#
        *.gbk1DR0b090046*.cls0NB0l090010l0b09000O^0X09000D10W09000_Z0V09001Dc0U090051*.boot06Z0b050071*.true\#
        hd1B40b090061*.viper14a0b080071*.urimap0kl0b090061*.rbbas0Wc0b090091*.gdshader1GR0b090041*.lzx1C>0b0\#
        50041*.nse09>0b0500:1*.xcprivacy0m\0b090032*.rl1WL0b09001IP0a090041*.jpe0e90b0=00?1*cargo.toml.orig0\#
        W^0b080?Cargo.toml.orig51*.ashx1fM0b090041*.sst0On0b090041*.nro1j;0b0900;1*singularity10G0b080;Singu\#
        larity41*.ssp1_[0b050071*.monkey1Md0b090061*.exlib1f30b090051*.xweb1;c0b090071*.onetmp1\60b090041*.w\#
        640:o0b090041*.kcf0X>0b090041*.oas0Jk0b050051*.cylc0Yk0b050051*.duel16C0b050061*.click1520b090041*.m\#
        gc1360b0900=2*.entitlements0m\0b0=000<A0D090051*.ppam0Q30b0=0051*.toit18J0b050051*.iges1\m0b0=0041*.\#
        bqn0iS0b090081*.axs.erb05^0b090061*.scrbl1OF0b090091*.sas7butl1=e0b090051*.vssm0`F0b0=00A1*module.ba\#
        zel.lock1Ei0b080AMODULE.bazel.lock51*.thor0>W0b050043*.arc1=F0b05000JA0X05000\W0W050041*.mjs0RA0b0=0\#
        042*.gen0[k0l09001DR0b050041*.3mf1=i0b0=0032*.pp00J0b09000c<0a090051*.opam1;c0b090041*.ron1aX0b0500=\#
        1*checksums.txt1@W0b080061*.bones0RA0b090041*.wtb01_0b050041*.bz20RP0b0=30   41*.s1n1g70b0500       \#
                                 31*.si1BI0b0500      42*.smk0e40l09000bi0b0500:3*.gitconfig18l0b080005<0a08\#
        0005<0b090033*.pt1\?0b05001o\0a05000AK0D050041*.wb11RR0b090051*.mpdd1F=0b050051*.epsi0En0b0=0061*.un\#
        ity1;30b090041*.g3w1H[0b050051*.bash1f30b0=0041*.d401K20b090051*.gjam0Ea0b050051*.ruby0>W0b050041*.1\#
        231Z[0b090041*.kdc0h[0b0=0051*.gff31VJ0b050041*.w3d0R90b090061*.cdmiq1A20b0900                      \#
                                   41*.str16i0b050041*.s1j16<0b050051*.evtx0DG0b0900 51*.twds1bP0b050041*.sm\#
        o1@;0b0500                                                                                          \#
                                             51*.apng0eT0b0=00                                              \#
                41*.ah21WO0b050041*.cef1W;0b0500           41*.vvc1Xk0b0900                                 \#
                                71*.brotli1Nd0b0900       43*.pfa0Gj0b0=000En0X09000YC0W050041*.zep0oY0b0900\#
        61*.nproj0c40b090051*.dill1hU0b0900                                           42*.alg0Ke0b05000??0X0\#
        50041*.ico1A@0b0=1042*.fli0M00b05000mk0X050041*.uis1?70b050081*.test.ts1K90b090051*.yacc0MA0b050051*\#
        .sail0gH0b050041*.mop0;c0b050041*.prz1;<0b050041*.m2t14Q0b090034*.cs0Ak0b0=000Bo0X05000kN0509001aJ04\#
        050041*.chd1@_0b090041*.bkm1ZX0b0500                    71*.outjob0]H0b0900       52*.mk3d0<j0l09001\#
        SC0b0500                                     71*gemfile0>W0b0807Gemfile41*.tur0Vg0b0500             \#
                    41*.rda0Gm0b0=0041*.spv0Ql0b090041*.npx1A90b050071*.docker1L;0b0900                     \#
                                51*.part09V0b0=00          61*.marko0HF0b0900                               \#
                43*.cdf13I0l050004;0b05000`H0X050052*.bdoc0eK0b05001cD0X050041*.trg09P0b050041*.rp91?40b0500\#
        51*.avro0\m0b0=00<1*.env.testing0jB0b080071*.duckdb0eF0b090042*.xar0k90l09001SV0b090042*.rar0Po0b0=1\#
        01<10X051041*.tau1ih0b050042*.mid1ia0b0=001==0X050091*buildfile0>W0b0809Buildfile42*.lsp18\0b0=001=7\#
        0X050051*.php51W?0b090041*.swg1^]0b090081*.torrent1[50b0=00<1*.mathematica04;0b090041*.asf1Ai0b0=004\#
        1*.bbc0Xc0b050041*.sfc1mN0b050041*.gdi0<d0b090071*README*1;c0:040071*.edgeql0mn0b090041*.plj1NO0b050\#
        051*.par20jo0b090041*.pkb09P0b0500                                                          71*.pcap\#
        ng0l60b0=0041*.igs1\m0b0=0041*.mc10100b0500                                         41*.hql01Q0b0500\#
        41*.nrg0lB0b090071*kcl.mod17R0b0800                                              41*.pas0c<0b0=00   \#
                41*.nsi0BJ0b0500                                                 ?1*.env.production0jB0b0800\#
          62*.glade0OD0l0=000c40b090051*.rake0>W0b090041*.acb18n0X0900                        81*makefile0J_\#
        0b0<28Makefile41*.boz0RP0b0900<1*rebar.config1LB0b080041*.s191;c0b0900                              \#
                                    51*.smov1@;0b050041*.saf10:0b0500                          46*.iso0Kh0b0\#
        =000K40S05000H30R05001F\0Q05000=G0P05000R\05090061*.log.51`>0b090071*.bbcode0Zn0b0900=1*copying.rege\#
        x1;c0b080=COPYING.regex43*.fig0<[0b0=001X?0N050019f0D050041*.sf71i40b050081*.onetoc21\60b0900       \#
                      51*.avdl0340b050091*pixi.lock1XJ0b080091*.ds_store09[0b0809.DS_Store41*.ifc18I0b090041\#
        *.fdf1Wo0b050031*.ep1b60b0500 71*make.mm0J_0l0:07Make.mm<1*sources.list1<D0b080061*_vimrc1mm0b0800  \#
          42*.sda0FO0b090015[0D050051*.abap1_Y0b090041*.eva1Hh0b0500  41*.sjs0RA0b0500                      \#
                       51*.jxsc0@T0b050041*.pye1J40b050041*.fgd0R90b090041*.kit0D90b050041*.tuc13K0b050071*i\#
        nstall1;c0b0417INSTALL<1*.study-inter0NZ0b090023*.r1gV0b0=000<\0X05001kf0W0500                      \#
          41*.skt0\a0b0500             41*.pre1;<0b050071*.uasset1420b090041*.psg0Re0b0500:1*.snakefile0bi0b\#
        090041*.gbc0j50b0900                                          41*.sdm0Lg0b0900                      \#
                                81*.sensmlc0?d0b0900       61*.mysql1Bj0b0900                     41*.rdz1:^\#
        0b0500:1*.html.tmpl0=60b090041*.32x1:l0b090041*.jmz0E;0b050041*.s1118X0b050071*.jnilib0Jn0b090041*.g\#
        ms0k<0b050051*.wgsl0C[0b0=0042*.pac0R60b09000RA0X090041*.rxt0>A0b050051*.gltf1:D0b0=0041*.sea1SR0b0=\#
        0041*.pya0[50b050071*.wgetrc0PV0b080042*.xht1aJ0b0=000kN0X050041*.wvp0NH0b090041*.odb1^40b0=0041*.if\#
        o0CL0b090081*.texinfo0`\0b0=1041*.aux0NB0b090051*.sdkm1CO0b090051*.ihex1;c0b090071*.reload0R50b09004\#
        1*.ic61]l0b050041*.pri1dQ0b090062*.npmrc18l0b08000a;0a080051*.bare1G80b050071*.csproj0c40b0=0041*.ea\#
        r14I0b0=00=1*.gcloudignore1;c0b080081*.html.hl0kN0b090091*delete.me1;c0b080071*.nimble16b0b090041*.o\#
        df1Ri0b0=0041*.lbm1YB0b090041*.bpk0R\05050041*.grv1Gb0b050041*.ivf1nl0b090041*.mtm0RT0l090041*.dsr0O\#
        ^0b050081*cakefile12P0b0808Cakefile21*.z1`d0b05C071*.thrift0=40b090051*login1f30b040091*.qmltypes0C`\#
        0b0900<1*.bash_logout1f30b080051*.mdmp1jY0b0900:1*.rdf-crypt13C0b090041*.qxp0MP0b090042*.skp0h?0l090\#
        00\a0b090051*.cddl1Xj0b050031*.gz1jD0b0=7031*.el14a0b0=00;1*m3overrides0A_0b0800J1*toolchain_install\#
        script.qs0M20b080061*.bison0d\0b090032*.m41ee0b09101;c0X091051*.h.in0@[0b090051*.weba1gR0b090041*.ip\#
        r0c40b0=0041*.azw1B60b090041*.vew1k[0b0500                        61*.lvlib1:G0b090081*.srcinfo0fa0b\#
        0808.SRCINFO71*.pcf.gz1m]0b0=0081*.dpgraph04X0b090041*.mfm1I_0b050031*.rx1WU0b050031*.gv1C50b0=00   \#
             41*.vms0?30b0500                                                   52*.star0_l0b050005J0a050041\#
        *.drm11;0b050041*.slm1Z90b050043*.pfm0Gj0b05001ZN0X05001e30S050041*.pyt1J40b0500;1*.coveragerc18l0b0\#
        80042*.fnc0AL0b050009P0X050031*.in1;c0b091041*.dwg0h90b0=0061*.u8msg0e=0b090031*.dg00W0b050041*.wmv1\#
        k\0b0=00:1*.ecigtheme1j50b090061*.qhelp0c40b090041*.nsp0Q10b050061*.ipfix1Oo0b090041*.svd1mJ0b050032\#
        *.ks1D<0b05000<G0X050042*.hpp0K>0b0=100oJ0X091071*.senmlc1i=0b0900=1*.bash_aliases1f30b080041*.vht0?\#
        90b050041*.jxl1Go0b0=0041*.mol1f10b090051*.xvml0bk0b090051*.uvvv00F0b050031*.mk0J_0b0=0051*.ptex1LL0\#
        b090041*.bar0XI0b050034*.bb0<B0b05000KF0X050006Z0W05000kI0I0500;1*.apacheconf1[V0b090051*.php81W?0b0\#
        90041*.ss70jG0b050061*.glslf18A0b090041*.xbm19I0b0=00    41*.ps10i50b0=3041*.a781X\0b090062*.distz0G\#
        00b09000R\050900                                                               41*.clj06Z0b0=0032*.a\#
        l0j70b0=001iE0X050041*.mxu0k:0b090041*.mst1S[0b090041*.zsh1f30b090041*.paw1=I0b050031*.fn1;c0b090041\#
        *.sis0050b090041*.kia18j0b0500                                       41*.itk0gT0b0900  B1*api-extrac\#
        tor.json16[0b080051*.mp4a0`M0b090051*.finf0\P0b050081*mvnw.cmd0d`0b080041*.jhc0[P0b050051*ackrc1N00b\#
        080091*.tlclient0Em0b0900                          42*.nbp09H0b050004;0X050041*.uvd1S50b050041*.kwt0\#
        ;P0b090061*.log.11`>0b090052*.sage00k0l09001J40b090041*.xav1`_0b0500                   41*.vfr1`=0b0\#
        50031*.qm1`h0b0=00  31*.fc1H60b050041*.kil0900b090049*.sf31T=0b09000=I0S05001gZ0R05001To0Q05000<<0P0\#
        5000I^0O05000=H0N05000B\0M05001[90L050051*.jmod1:70b0=0041*.xlr1`\0b090041*.cbl0F10b0=0041*.agb17S0b\#
        0900<1*makefile.inc0J_0b080<Makefile.inc71*nim.cfg16b0b080051*.pmod0aX0b0900:1*.libsonnet1`n0b090032\#
        *.cw1EW0b05000dm0X050041*.ppd17C0b0=0071*.rsheet0F60b090041*.opy0EH0b050041*.ezt0G`0b090051*.hxsl1^W\#
        0b0900<1*.php_cs.dist1W?0b080041*.hip0GK0b050041*.sto0nC0b050031*.bz0SN0b090041*.hyb1iY0b050031*.hb1\#
        eN0b050051*.pasm1\M0b050041*.f181hX0b090041*.scn0jg0b090041*.jac1G30b050051*.acfm0DY0b090071*.sv4crc\#
        0e60b090041*.dsk0:00]090042*.spd0So0b05001_]0S0500 41*.cts1K90b050061*.cocci1IY0b0900          71*.s\#
        yntax1XJ0b0500                                     61*.forth04E0b090041*.2da13:0b050051*.ihlp0K50b05\#
        0051*.ccmp1Zl0b050041*.liq1;m0b0500         51*.stan1WP0b090071*xinitrc1f30b080033*.as12k0b0=000O\0a\#
        05000N40S050051*.jphc0[P0b050044*.scr0;m0l050013^0b050012V0S05001<20D0500                  41*.odi1N\#
        K0b0900                41*.fh71;90b0900                                         51*.rexx1WU0b0=00   \#
                    <1*.haml.deface0Ee0b090043*.csl1fT0b08000gS0b05001fT0X050041*.bay1KW0b0500              \#
            51*.apib0S60b0500                                             51*.cpkg1Z@0b050032*.3m1Nj0b05000=\#
        90X050041*.dax0390b0500L1*language-subtag-registry.txt0Ud0b080061*.latex1[f0b090061*.astro0B>0b09004\#
        1*.smc1mN0b050041*.mkd1R80b0=1051*.xodt1j:0b050041*.ccp0F10b0500<1*pipfile.lock1Ei0b080<Pipfile.lock\#
        81*.vshader18A0b0900 91*.brushset0gK0b090071*.priors1ao0b0900          41*.uvh0HY0b0500             \#
                 41*.dcx1M;0b0=00                            41*.mag1[I0b050042*.mpp0JP0l09000jI0b050041*.op\#
        a1450b090042*.gsf0YI0b05000YC0X050081*.todotxt0j;0b0900        71*.onetoc1\60b090042*.mpf0l30b05001\\#
        P0X0900                                            51*.gaml1G20b050032*.vm0Ye0b09001;c0X090051*.xenc\#
        0`h0b0900                                    41*.spn1g70b050031*.fb0l>0b0500               43*.tsp0^\#
        T0b05001RU0X05001am0W050061*.accde0QG0b0900A1*.secrets.baseline1Ei0b080041*.p7b0>e0b0=0051*.rels1Qh0\#
        b0=0031*.ci0@]0b050042*.xsl1PT0b0=000c40X090041*.oa219n0b050041*.kak1\`0b0500                       \#
                                                                               71*fontlog1;c0b0807FONTLOG43*\#
        .oga1SW0b0=001T?0S09000Rb0R090041*.txl1FL0b050041*.pyp1J40b050042*.grd1R]0b05001KZ0I050023*.i1^]0b05\#
        000Uo0X05000mH0W050041*.ndc0Vo0b050041*.mpt0JP0b090081*.desktop1DF0b0=0043*.tst0hU0b05000gZ0X05000HD\#
        0W050084*.install1N40b09001;c0I09001f30D09000j70:090091*namespace1;c0b0809NAMESPACE71*.dpatch1R@0b09\#
        00?1*config.worktree05<0b080051*.usda0X40b090041*root06k0b0804ROOT51*.kojo06h0b050041*.tta1_X0b0=00@\#
        1*icon-theme.cache1dh0b080042*.laz1k]0l0=000OA0b050041*.kwd0;P0b090042*.rsc0JU0b050001O0X050071*.jsp\#
        roj0c40b0900<1*.cpp-objdump1IH0b0900B1*.sublime-workspace16[0b090041*.mks1SC0b090033*.mo1370l0=000L_\#
        0X05000KE0W050042*.deb01>0b0=100R\05091042*.c4d1QM0b05000Z70I050042*.cil0_n0b05000d]0X050071*.evoque\#
        01=0b090042*.art1MA0l05000540b050034*.bf1X40b05001PB0X05000[<0W05000IX0V050071*.n-gage0Jm0b090041*.x\#
        sd0c40b0=0051*.pact1_`0b050041*.auc14=0b0500;2*.tmlanguage0m\0b0=000<A0D0900<1*.xojo_script1K@0b0900\#
        51*.dotm0m80b0=0051*.vssx1530b0=0041*.dxp15^0b050041*.odx0Am0b050041*.dra1^P0b050023*.e1G=0b0=001kE0\#
        X05001UN0W050032*.xm0IA0b090017>0X050051*.rita0fT0b050041*.x641LT0b090041*.bps0Rn0b090041*.mxi0NZ0b0\#
        50041*.qxt0MP0b090041*.jdf0UG0b090071*.sldprt09A0b0=0051*.it871Uj0b090041*.mbt0]O0b050032*.wv0NH0l09\#
        000gf0b050051*.chai0O40b050043*.mrc13\0b05000X80X05000?=0I050041*.pyx1[k0b0=0091*.musicxml1nO0b0=005\#
        1*.ft101;90b090051*.spin1Yj0b0500;1*maintainers1;c0b081;MAINTAINERS51*.cppm0oJ0b090042*.d800K;0b0900\#
        1K20X050051*.jbst16C0b050051*.d.ts1K90b0=0041*.dd21]R0b090051*.chat1Nf0b050051*.vmdk1`50b090051*.stp\#
        z0\30b090081*.pypylog0oI0b090041*.fan0Y10b090081*.md5sums1@W0b090061*.slice06X0b090043*.asn1bI0b0500\#
        14g0X05001YZ0W050041*.gcd10d0b050041*.tsa1[<0b0500A1*meson_options.txt0EA0b080071*.jsonml0jK0b090051\#
        *.midi1ia0b0=0041*.stc0O<0b090081*.ditaval1o00b090061*.realm0Uk0b090051*.kmsg0460b050071*.pdf.xz0LE0\#
        b090061*.scdoc1j70b090041*.msx0^g0b090041*.7260nG0b050071*.cypher0XC0b090081*.mbtiles0oc0b0=0091*.gr\#
        aphqls0__0b090041*.zst0Tf0b0=?061*.verse0eh0b090051*.xodp1e\0b050051*.luac0Zk0b090041*.rss0M30b0=004\#
        1*.cmd0d`0b0=30                                      91*.xprofile1f30b080041*.xlc02T0b090042*.asx16I\#
        0g09001Ai0b090041*.ac31OL0b0=0041*.ivy0c40b050051*.urim0kl0b050041*.nes1Z\0b090041*.bnf0KV0b0500    \#
                 41*.per0UR0b0500                   81*.artisan1DX0b0900        ?1*.watchmanconfig1Ei0b0800 \#
                                     41*.lsx0`A0b050041*.upk1420b0900                   42*.pbt1jG0b050007C0\#
        X0500:1*.xojo_code1K@0b0900<1*.ecigprofile1fO0b090041*.dsf1B00b090041*.sem1j\0b050053*.spec0FD0b0=00\#
        0>W0X05001J40W050061*.dcurl1UF0b090081*.axi.erb05^0b090041*.mmr0380b0500 81*.podspec0>W0b0=00       \#
             42*.ram1Rk0l09001Ah0b090041*.vtx0Bc0b090051*.clkx0an0b050041*._js0RA0b050041*.bpg0D`0b0900     \#
                              =1*.clang-format1XJ0b0800  61*.wbxml0;b0b090041*.ic21]l0b050051*.spot06A0b0900\#
                                                    42*.lrf0Bg0S09000R\05090041*.chs13W0b050052*.tbz21cV0l0=\#
        000RP0b090041*.pck09P0b0500<1*terminfo.src1UE0b080061*.druby0o10b090061*.dbase03O0b090031*.jx1;c0b09\#
        00                             53*.json1Ei0b0=301^d0X05301G?0W0530                                  \#
                                                                                            42*.mar0>?0I0500\#
        0R\05050041*.fsb0=:0b0900 71*.onepkg1\60b0900                                                       \#
                                                         41*.ltx0NB0b0=0051*.path06X0b0900                  \#
                     41*.msh1o]0b050051*.dwfx09B0b090041*.ahx0Vc0b090031*.jt0I_0b090071*.tar.lz0mm0b0=0051*.\#
        prql1>R0b050041*.uvt0m10b050041*.fea0a^0b0900      61*.d.cts1K90b0900                               \#
                         52*.tact1Ei0b050019m0X050041*.mdb0QG0b0900                                         \#
                              51*.wasm0`i0b0=00       71*.au.sf30<<0b0900     :2*.gitignore16J0b080016J0b090\#
        071*.clangd1XJ0b0800                                                                                \#
                        62*.swcrc1Ei0b080016[0a0800           51*.mxml0bk0b0900                             \#
                                                                   41*.uue1\A0b0900  51*.vstx01S0b0=00   51*\#
        .jxrs0R>0b050042*.hxx0K>0b0=000oJ0X090041*.dbf03O0b0=0041*.viv0;00b090041*.djs1oX0b050041*.sgm1GE0b0\#
        =00:1*.gitreview18l0b080041*.bsv1^A0b050041*.tld1;c0b090061*.lagda1d10b0900:2*app.config0c40b080:App\#
        .config0c40b080041*.fsh18A0b050041*.dfm0c<0b050041*.bag1a50b090041*.pfx1>90b0=0072*.target06X0l09001\#
        8l0b090044*.yml1XJ0b0=3004=0X05301LC0W05300iY0V053052*.tscn0jg0l09001oD0b050061*.omdoc0?60b090041*.3\#
        tz1c80b090041*.qtl1Gl0b050041*.wim0G60b090081*gmon.out0BN0b080051*.asdf1Aj0b0=0041*.zap16>0b050041*.\#
        edm0iQ0b050051*.odft1EA0b090051*.sfdu1m^0b090061*.jison0@00b090062*.frame1hV0b09000l>0X090041*.fch0?\#
        P0b050042*.cbt0>l0l090008=0b050041*.pen1;c0b090081*cpanfile0j70b080071*.keytab14;0b050051*.so.41K\0l\#
        090041*.txd0MY0b050041*.pbp06M0b090071*.tcl.in0gT0b090031*mmn1Nj0b080071*.dgnlib0J<0b090051*.clay03?\#
        0b0500           41*.glf0]d0b050042*.f4v02N0b05001410]050035*.mc1ee0b050016?0X05000j^0W05000F90V0500\#
        04C0N090041*.fdt1V?0b050041*.wp60>O0b090041*.snf13;0b050091*.apexlang1b]0b090031*.z60>=0b050041*.pir\#
        11L0b050042*.shp0dD0b0=000jM0X050071*pipfile0W^0b0807Pipfile43*.def1;c0l090000C0b090010G0X090081*.ma\#
        xhelp1bh0b090051*.sjpg16<0b050042*.lha1RQ0b09000R\05050071*.rbtbar0Wc0b0900:1*.yasnippet0NJ0b090023*\#
        .a0:70l0=001_I0b09001Io0D0500>1*.code-snippets16[0b0900:1*readme.nss1;c0b080:README.nss:1*.syft.json\#
        0Qd0b090041*.dvb1970b050051*.puml0:i0b090071*wscript1J40b080071*.xcf.gz05[0b0=0041*.enr02A0b0500;1*.\#
        sh-session1PV0b090051*.cfml11Z0b0=0032*.gn1KT0b08001KT0b050061*.jceks0@H0b0=0091*.workbook1R80b09004\#
        2*.tex0NB0b0=100`\0D091041*.fff1IS0b090042*.cpt0030b05000im0X050061*.roles1;c0b090041*.fb21X:0b0=003\#
        1*.rg1oP0b050041*.tcr1eL0b090051*.jslt0T?0b0500:1*.xdefaults1;c0b080061*.slurm1f30b090031*.do0K50b0=\#
        0051*.scad1L80b0=0091*.textgrid1O_0b090051*.semd1Gn0b050051*.h2630Me0b050051*.arsc0NA0b090051*.xzap1\#
        6>0b050061*notice1;c0b0816NOTICE42*.srw08R0l09001jG0b050051*.psid1RE0b090031*.c20h20b090081*.swidtag\#
        0oT0b090071*.fsproj0c40b0900    32*.1m1Nj0b05000=90X0500   51*.pntg0MG0b0900      42*.vtt08_0b0=0011\#
        f0X0500                              41*.sib1dG0b090043*.elc0@Y0b09001;c0B09000R\05090032*.aw0g00b05\#
        001W?0X050041*.xdv1<e0b090071*.lasso81kN0b090051*.swig1^]0b0900<1*bash_profile1f30b080051*.spng1g70b\#
        050031*.wk1Z[0b050043*.afm0Gj0b05000DY0X05001G70W050041*.elv1]X0b050052*.clue0Y90b05001nP0X050051*.p\#
        ogo0ee0b050041*.eml0540b0=0061*.mjpeg1ol0b0=0041*.amr1\I0b0=00                          31*.r30<\0b0\#
        500       52*.m3u80>i0l0=000^50b0500         41*.upc0mA0b0500      41*.umx1420b090043*.inf1WF0b09000\#
        I[0a050018l0X050042*.cdr0>00b09001i90X050041*.sbl0W70b050041*.hpg1^U0b090051*.mpga0An0b090051*.tikz0\#
        NB0b090041*.mao1hB0b0900                           51*.seml1j\0b0500                                \#
                                                                                                            \#
                                    32*.nl1=70b05000nS0X050044*.cpl0;m0l09001HB0b050012V0S09001<20D050091*gt\#
        krc-2.01EZ0b080091*.cmake.in0U40b0900                                          :1*gopkg.lock0W^0b080\#
        :Gopkg.lock51*.sha11@W0b051042*.mak0J_0b0=001hB0X090041*.ova0Y;0b0=0091*caddyfile17o0b0809Caddyfile:\#
        1*.config.ts1K90b090051*.xbrl0c40b050041*.zim0?o0b090041*.far0Vc0b090041*.vtu0nZ0b0=0041*.moc1HA0b05\#
        0081*zprofile1f30b080051*.msix0;l0b0900   92*.htaccess1[V0b08001;c0X080072*.gradle0RS0b0=0015H0X0900\#
        41*.lbd1N]0b050051*.mp4v1410b090041*.jsc0iZ0b090051*.aifc1Y;0b0=0071*.tflite1Tb0b0=00               \#
                41*.csp0HS0b0500                 51*.jisp1E@0b0500                                          \#
                      91*.xcompose0?U0b0809.XCompose45*.sql1Bj0b0=1001P0X05101MQ0W051009P0V05101V\0U051081*.\#
        catpart1_o0b090041*.sa712R0b050071*.carbon0T00b0900;1*.bash_login1f30b080042*.eps08:0l0=000En0b09004\#
        3*.gst0c40b09001@X0X05000j`0W050051*.xlsx1g_0b0=1041*.gsx1@X0b090081*.graphql0__0l0=0071*.zlogin1f30\#
        b080052*.cake0Ak0b090012P0a050061*.login1f30b0800:1*Makefile.*0J_0:0800:1*android.bp0I]0b080:Android\#
        .bp41*.pks09P0b050051*.dotx1SJ0b0=0041*.sar0Wl0b050061*.u8dsn1:90b090042*.cst0R90b09000HS0X050091*.e\#
        gg-info07R0b090051*.muse17g0b050041*.sug0@A0b090061*zshenv1f30b080041*.ape11:0b0=0051*.clkk1JI0b0500\#
        41*.lxf1_80b090031*.kn1ON0b050041*.xpw1Be0b0500>1*.gitattributes1[b0b080041*.ofr1IV0b090041*.wtv1;\0\#
        b090051*.rmvb0cm0b0900B1*web.release.config0c40b080BWeb.Release.config51*.so.01K\0l090042*.gsp1@X0b0\#
        5001500X050041*.pbd0FS0b050071*.prisma0M40b090051*.cson0J^0b050042*.cmx1S:0l0=0000E0b090041*.ml40SL0\#
        b050041*.mpn0<F0b050041*.aug1HK0b090081*.command1f30b090051*.raku0eW0b090081*.nearley0Z20b0900@1*.bu\#
        mpversion.cfg18l0b080041*.frt04E0b090041*.2641[Q0b090051*.xots16d0b050051*.m2ts14Q0b090041*.xsh17b0b\#
        050042*.sav08g0b05000Ua0X050051*.jaii1[E0b050041*.svh0U[0b090042*.mac0G`0b05001JO0X050051*.tnef1S90b\#
        0=0061*.ascii1JK0b090042*.env0jB0b08000jB0b0900:1*.xojo_menu1K@0b0900:1*.rbuistate0Wc0b090062*.xconf\#
        0c40l09000@U0b090051*.avci0@C0b050051*.hxml0^K0b090041*.jpx1DT0b090051*.cdfx0DO0b050071*.svelte18B0b\#
        0900:1*.ecelp48001hT0b090041*.ada0ln0b0=0032*.pc1iI0b0=001=90X050041*.evt0]j0b050041*.ves0k]0b050042\#
        *.mmd0f00b050016L0X050042*.sdp0EK0b0=000dg0D050051*.xaml0_:0b0=0041*.vsc1YC0b050081*.vcxproj0c40b0=0\#
        041*.fp70LC0b090072*.prolog1DA0b09000dW0X090021**~1Y10b080031*.sz1Qn0b090061*.jspre0RA0b090044*.msp1\#
        cC0l09001S[0b05001iB0I05000R\05090041*.uvx0_80b050062*.dylib1`Q0b0=001Io0X090041*.dfy02c0b050041*.sn\#
        b1gJ0b090041*.zpl0kC0b050041*.soc19D0b050052*.thmx0iJ0b0=000ij0X050041*.ply1<]0b0=0041*.vdi0ic0b0900\#
        >1*.shell-session1PV0b090041*.cbx0NB0b090061*.nginx0NG0b090071*.sqlite0Gi0b090041*.vcg0F^0b050042*.r\#
        3d0;d0b09001;c0B090051*.so.81K\0l090091*.screenrc1;c0b080061*.blade03c0b090041*.vqf0=U0b0900:1*.easi\#
        gnore16J0b080051*.flif14?0b090031*.d200b0b0500;1*go.work.sum1fK0b080071*.cshtml19S0b090021*.%1Y10b05\#
        00@1*.sqlite3-journal1cS0b090042*.ddl1Bj0b090009P0X050041*.dzr0^<0b050042*.psc0he0b05001HS0X050042*.\#
        svx1^I0b05001Qf0X050041*.gxf06I0b090042*.sce04c0X09000gZ0N090042*.uvu1be0b050004i0X050041*.bin0R\050\#
        90031*.tk0gT0b0=0041*.voc1We0b090051*.plot1;^0b090041*.wxs0c40b0=0061*.pryrc0>W0b0800:1*.tmux.conf1f\#
        30b0800@1**.so.[0-9]*[0-9]1K\0l080041*.wk21Z[0b0500:1*.swiftdeps1ao0b090091*expr-dist1gV0b080041*.sm\#
        t1^_0b050041*.gap0HD0b090041*.jag07?0b050051*.fodp1A`0b0500=1*.bash_profile1f30b0800:1*.ecelp960010\\#
        0b090041*.ez209?0b050041*.sgy1PM0b090081*.typelib05X0b0=0041*.fti18Y0b050051*.usdc0eZ0b090051*.shex1\#
        i_0b050041*.vho0?90b050042*.htc0o20b0=001;c0X090051*.dive19o0b050061*.grace0Rg0b090051*.tool1f30b050\#
        0  31*.mg1WH0b0=00       52*.lidr1Ud0b05001oC0X050041*.gtm1\^0b050041*.orf1J[0b0900                 \#
                                                                          41*.dgn0J<0b0900             91*gu\#
        ardfile0>W0b0809Guardfile61*.scala06h0b0=00:1*sha256sums1@W0b080:SHA256SUMS61*.log.91`>0b090041*.hmm\#
        0Q50b090042*.3pm0=90b09001Nj0a050041*.vmd0Q<0b0500       42*.k250RK0l09000h[0b050051*.adlx1W:0b0500 \#
             31*.wg12\0b050041*.wmd0hn0b0500    41*.e570l50b090042*.m4v1V;0l0=001410b0900                  :\#
        1*.tmcommand0m\0b090041*.its1bd0b0=0041*.s7m0CJ0b050042*.efi0;m0l0=000XE0b050061*.inkml1GG0b0900    \#
                                     53*.conf0@U0b09101;c0X09100c405091051*.clip0YR0b0900    42*.eex1X10l090\#
        018W0b050041*.tic0lD0b090051*.cbin1F<0b050051*.fnlm0<R0b050031*.sj0;N0b050042*.log1`>0b09001;c0X0900\#
        41*.jph0af0b090051*.tcsh0CI0b0=0041*.ns40<?0b050061*.xtend1QE0b090042*.tgz0j>0l0=101jD0b091041*.krl0\#
        dE0b050041*.ocx0;m0l090071*.opencl0ZQ0b090041*.stw0[I0b090041*.tgf0h]0b050032*.ll1730b09001_d0D09006\#
        1*.bazel1;c0b090041*.tab1Bj0b050061*.numsc01:0b090041*.bed0[]0b050041*.plp1cE0b050041*.hqx05n0b0=004\#
        3*.gpg1dl0b090003]0S05000hK0:050041*.xbd1lB0b050081*.escript1LB0b0900               41*.ctx0n;0b0500\#
                                                                     =1*cabal.project1_l0b0800             4\#
        1*.nzb1<X0b0500 51*.mp2a0An0b0900                                                             61*.gl\#
        bin0CH0b090021*.50=90b050041*.m2a0An0b0900                                      61*.keras0Ci0b0900  \#
                              42*.cpp0oJ0b0=100@[0X091042*.cnd09Y0b05001;c0X0900                            \#
                                                     64*id_rsa0OQ1@08000^60l08001@]0g08000V20b080061*.provx1\#
        HE0b090031*.ld0B:0b090042*.otf0GY0l0=001EA0S050061*.podsl18\0b090045*.frm1D80b05000O^0X09000l>0W0500\#
        18l0V05001Dc0U050051*.mjml0c40b050051*.swap06X0b050041*.p7s1YO0b090091*.sas7bmdb1[J0b090041*.msl15B0\#
        b050041*.4dm1g\0b050051*.dcmp0Z]0b050042*.sgi0F?0l09001n80b050042*.pyi0Ym0g0=001J40b090041*.mrw1J`0b\#
        0900      41*.ei60nn0b0500        32*.jl0[^0b090018\0X0900    42*.sla0G\0b05000Yd0X050041*.icc0@?0b0\#
        900             31*.nt16;0b0900                   44*.wsc1gD0l05001jK0b050004W0X05000>>0S0500  31*.a\#
        d14i0b0500     41*.muf1nk0b0500  51*.heif15b0l0=00    61*.aheui0kP0b0900     61*.x3dbz1G<0b0900     \#
                           41*.ec30Q40b0900      81*.request1ZX0b050041*.veo0UO0b050061*.lzfse0eE0b090041*.g\#
        al0lM0b050051*.gexf0c40b050041*.dls0fh0b090061*zlogin1f30b0800:1*.factor-rc0<X0b080051*.obgx0Va0b050\#
        041*.jif0e90b090071*jarfile0>W0b0807Jarfile51*.xbel05T0b0=00    42*.fts1:g0b09001mP0X0900:1*.copyrig\#
        ht0_m0b090041*.gbp0gO0b050052*.icon13@0b05001A@0D050061*.dmesg0460b090051*.styl1a^0b0=0071*.pgdump0Y\#
        U0b0900:1*puppetfile0>W0b080:Puppetfile41*.rnw0h`0b090051*.mips1E\0b050041*.ned1_P0b0500<1*.cryptoma\#
        tor1VZ0b090041*.ijs0U=0b090051*.xsce0B:0b090081*.sttheme0m\0b0900                                   \#
                 71*.ignore16J0b080061*.rhtml0Da0b0900=1*license.mysql1;c0b080=LICENSE.mysql51*.tese18A0b050\#
        071*.rbuild0>W0b0900                                                                    51*.wbmp1H`0\#
        b0=0041*.vtl0Ye0b050031*.wz1Da0b050051*vimrc1mm0b080051*.gorm0fH0b090091*.keystore1Tk0b0=00<1*.xojo_\#
        window1K@0b0900                @1*web.debug.config0c40b080@Web.Debug.config43*.plt1;^0b09001DA0X0500\#
        1^U0N050051*.fodt1Z30b0=0033*.fr1;c0b090004E0N09001aG0M090041*.ulg0==0b0900                         \#
                71*.gvimrc1mm0b0800                   51*.c3ex1Co0b050051*.lpad0dW0b0500        41*.aas1OS0b\#
        050091*.unityweb1FN0b090041*.kcm1ZX0b0500                   41*.unr1420b0900                        \#
                                                                                                            \#
           51*.xltm1SM0b0=00                                                        51*.pod61c=0b050071*.vcd\#
        iff1FK0b090041*.g711WS0b090041*.esa1MG0b050061*.pages1Ye0b090061*.mdown1R80b091071*.zshenv1f30b08007\#
        1*.7z.0011So0b0=0071*hacking1;c0b0817HACKING41*.c3d1Ig0b050041*.n641hc0b090042*.ass1@G0l09001`00b050\#
        041*.lua09>0b0=1041*.xvm0bk0b0900;1*objects.inv1GD0b080031*.mu1eh0b0500@1*.env.development0jB0b08003\#
        2*.gf16Z0b05001oE0X050041*.ccc1ID0b050071*capfile0>W0b0807Capfile41*.rwz1IK0b0500=1*.rapp.history1gV\#
        0b080=.Rapp.history22*.y0MA0b0=001@a05090042*.shx16=0b0=000jM0X050042*.smp0ZE0b05001LR0I050041*.zir0\#
        n30b050041*.kdl0dH0b0500<1*apache2.conf1[V0b080081*._coffee12P0b090041*.vbk0RR0b050041*.cba08=0b0900\#
        41*.68k0[k0b0900            43*.tpl02a0b09000W]0X09000=60W0900       41*.p7z1Vc0b0900       61*.csde\#
        f0c40b0900            42*.mus1M<0b05000_I0I0500                 33*.ts14Q0d09101K90c09100<D0b0910   \#
                41*.evb00Z0b050041*.fgb1=50b090071*.coswid0Zg0b0900         71*cacerts1Tk0b080091*.pseg38200\#
        0N0b090091*.sas7bdmd0CJ0b090041*.psp1DJ0b0500       52*.tres0Om0l09001oD0b0500                      \#
             91*.dataless1^L0b0900                                                                          \#
                                                                            <1*.env.staging0jB0b0800  61*.xm\#
        ind1jF0b0900:1*.exheres-01f30b090061*.gleam0[N0b0900         41*.4gl1QG0b050061*.jsonl0D00b0=0041*.r\#
        nh0I;0b0500                                         41*.qvs1AR0b0500     51*.sldm1g30b0=00          \#
                  61*.surql0K90b0900                      61*.react0bY0b0900                      51*.xlim1b\#
        c0b0500      41*.pef0]@0b090041*.nnd0lk0b050041*.hvd1:S0b0500          61*.tftpl1UW0b090061*.pcf.z1m\#
        ]0b090061*.praat1HS0b0900                            41*.xps0@g0b0=0041*.rip1Tf0b050043*.ngc1<R0]090\#
        00CE0[05000PX0S0500<1*initial_sids0Rc0b080061*.mcurl05b0b090041*.ant0c40b0500       41*.auk1L:0b0500\#
                  71*patents1;c0b0807PATENTS   41*.ulx0EV0b0500               31**,v1;c0b080051*.mail0540b05\#
        0041*.s141C60b050041*.sed1`@0b090041*.axd1fM0b090061*.plsql09P0b090041*.vsl1;c0b090041*.vda1kV0b0=00\#
        71*.ldaprc1kA0b080081*.hs-boot1@a0b090071*.sparql1i>0b0=0071*authors1;c0N0817AUTHORS43*.mht0540b0900\#
        1O@0X09000_]0S090051*.azw40Tm0b090041*.cob0F10b090041*.pdx0=_0b050041*.lds0B:0b090051*.tolk0170b0500\#
        41*.tml0c40b050071*test.me1;c0b080091*copyright1;c0b0819COPYRIGHT41*.ovl0IG0b0500@1*.xcworkspacedata\#
        0c40b0=0051*.avif1Sh0b0=0041*.db21V\0b050071*.circom01f0b0900;2*.pluginspec0c40b09000>W0X090041*.ppt\#
        1200b0=1041*.lpf16g0b090033*.rs1kR0l0=1018b0b09100Y[0X051041*.wit1[e0b0500>1*.googlesql.sql1=40b0900\#
        72*.nanorc1_T0b08001_T0b090041*.kml1=W0b0=0061*.blorb09I0b090042*.ins0NB0l09001XZ0b050041*.gph13g0b0\#
        50041*.p651o40b090041*.yyp1Ei0b050041*.aa31gQ0b090051*.asnd0WU0b050042*.gsm0DJ0l090009=0b050041*.mp3\#
        0An0b0=1031*.eb0:e0b050041*.cdc0j@0b050071*.juttle09^0b090051*.jade0`J0b0=0031*.z20>=0b050051*.asar1\#
        oO0b0900<1*.c++-objdump1IH0b090045*.obj0`m0l05000QQ0b05000M:0X05000_j0S05001o:0:050051*.riot1EU0b050\#
        091*.sas7bitm0cZ0b090051*.jake0RA0b0500?1*.livecodescript0^o0b090091*.asciidoc14i0b0=10;1*sshd_confi\#
        g1Te0b080091*sshconfig1Te0b080081*.tab.sf31gZ0b090041*.he50;U0b090041*.jte1Ao0b050041*.trr0Y60b09004\#
        1*.gbl0gO0b050041*.kon08[0b090051*.woff0FE0b0=0042*buck1J40b0804BUCK0_l0X0804BUCK71*termcap0QF0b0800\#
        =1*.metainfo.xml1740b0=00                                                                           \#
                        51*.fxml0c40b0=0051*.aidl0m70b090091*.sas7bdat0H]0b0=0091*.jbuilder0>W0b0900        \#
                                                                                                         <1*\#
        .dotsettings0c40b0900                ;1*tslint.json16[0b0800                                        \#
                                  42*.mvb0M90b05000MH0X050052*.scpt0HT0b09001V:0a090051*.sgif1n80b050041*.rn\#
        d0Fe0b050051*.imba1DI0b0500     41*.amv05d0b090041*.wb21RR0b0900                               41*.i\#
        mi1PL0b090081*.tar.lz40FB0b0900:1*.sha512sum1@W0b0900:2*id_ed255190OQ1@08000V20b080041*.mgz1DH0b0500\#
        51*.latm1O?0b090071*go.work0bR0b080041*.odg0iB0b0=0061*.brush0Lm0b090041*.p2118I0b090031*.fv1;c0b090\#
        061*.grib20AQ0b0=0041*.nuv1ca0b090041*.ign1VP0b050041*.yaa0^H0b090031*.oz1F:0b050041*.cea1[;0b050041\#
        *.dng1>S0b090022*.u0G=0b05000k20X050043*.pkg0G00b05000k90S05000R\05090041*.tzo1o[0b090051*.lark1Z:0b\#
        0900                 4:*.der1ZF0b0=000^60^05001@]0]05001:_0\05001830[05001IN0Z05001Vc0Y05000b<0X0500\#
        0Nf0W05001UP0V050051*.eris0Aj0b090042*.sam1Tc0b05000dO0D050061*.smali0eV0b090041*.stk1hL0b050041*.re\#
        g0gh0b050051*.qmlc0iZ0b0=0051*.xlog1;c0b090051*.quox1fE0b050041*.tdb0i80b090041*.ddd13L0b050041*.wq1\#
        1RR0b090081*terminfo1UE0b080051*.sofa1850b090051*.phps1W?0b050091*.sas7bpgm0jG0b090041*.sss1mj0b0500\#
         41*.m4r1ZA0b090042*.clp0860b050004a0X050041*.rlm0R50b050041*.erb0Da0b090091*.gpkg.tar14]0b0900    5\#
        1*.golo1O[0b0900                              41*.fhc1;90b090051*.ssml0=i0b0=0051*.cljs06Z0b090071*.\#
        tar.rz0[:0b090041*.xsw0B:0b0900                                51*.maql1D90b0500      41*.gjf0`_0b05\#
        00                                     41*.c4p1QM0b0500                                    41*.gp31Z\#
        g0b090041*.erf1m[0b0900       ;1*known_hosts1;c0b0800             81*.depproj0c40b0900@1*.sublime_me\#
        trics16[0b090051*.comp1;c0b090081*.gclient1J40b080041*.osf0PB0b050041*.fvt0[T0b050041*.ufd1D80b05004\#
        1*.gko0gO0b050051*.dfac1[H0b0500                                            41*.4th04E0l0=00        \#
                                          41*.rmi1ia0b0900    21*.90=90b0500    61*.smzip0hH0b0900        51\#
        *.resi1Q:0b0500                                              32*.ex18W0b05001UN0X0500              5\#
        1*.dssc0\E0b0500    62*.vhost1[V0b09000NG0X0900 81*.jsonnet1`n0b0900                      31*.pk0WF0\#
        b0500                       42*.hbc1jH0b05000VI0I0500                        71*.scenic1gX0b0900  31\#
        *.sv0U[0b0=0081*.xmt_txt0aB0b090042*.vox0kY0b05001V00I050041*.swf1Ac0b0=00      61*.xproc0\]0b0900  \#
                          41*.ttl1d@0b0900                                      41*.sy20BM0b050032*.po0J_0l0\#
        ;04*.Po17c0b0=00                            51*.oprc1oW0b090042*.raw0?l0l05001\D0b050031*.jp0JM0b050\#
        061*.pbtxt07C0b0900=1*.json.example1Ei0b090051*.opml1nD0b050031*.sr1@U0b050091*.sas7baud1l60b0900:1*\#
        modulefile00J0b080:Modulefile                    71*.mdtext1R80b090041*.cfm11Z0b0=0051*.ilbm1YB0b090\#
        061*.qbrew06g0b090042*.dif1A;0b09001OH0X050043*.mpc1SX0l09000:d0b09000;c0X050041*.6pl0eW0b090042*.ha\#
        r13h0l0=001Ei0b090071*.shaclc1[:0b090041*.vrx18A0b050051*.hack1910b050051*.diff0i<0b0=30            \#
                                                                                                    ;1*.dir_\#
        colors1[A0b080021*.10=90b050042*.aff1;c0l09000\;0D050041*.mos0WJ0b0900      61*.3perl0=90b0900      \#
              32*.cp0oJ0b050013J0X050041*.icn1db0b050041*.crw02I0b0=0042*.dib0nb0b0=000=h0]050041*.cmt1S:0b0\#
        =0041*.lcs0:h0b090051*.sndt0BZ0b090071*.taglet0P60b090051*.php41W?0b0=0041*.lrv1410b090061*.decls0<B\#
        0b090071*.prefab1;30b090051*.arff1;c0b0900                                                          \#
                         41*.ace1S60b0500                            51*.xlsm13l0b0=00           O1*.sarif-e\#
        xternal-properties.json1B_0b090051*.lhzl0jN0b090041*.lnx1O]0b090051*.uvvs17G0b050041*.ult1UM0b090041\#
        *.gch0O`0b090041*.yin1]f0b050071*.creole1Rh0b091041*.cpa1J;0b050051*.mjpg1ol0b090071*.livemd1R80b090\#
        0           52*.meta1;30b05001;c0X050071*.sagews00k0b090061*.log.41`>0b090041*.mly0SL0b090041*.pxi1[\#
        k0b090051*.cljc06Z0b090052*.pcss1JY0b09001Mc0a050061*.xhvml0bk0b0900<1*.cxx-objdump1IH0b090061*.mlig\#
        o1eO0b0900?1*use.stable.mask1;c0b080062*.xhtml1aJ0b0=100kN0X091041*.vcl1Jc0b0900;1*.gitmessage1Qo0b0\#
        80051*.escn0jg0b090071*.jsontm00<0b090071*.camkes0Wg0b090041*.mq51J>0b090051*.snip08l0b050042*.cml0:\#
        j0b0=000R:0X050041*.uva0QB0b050051*.mhas0H60b050041*.6690WI0l090033*.nc13I0b09000;U0X09001dE0W090051\#
        *.zpaq1T<0b090051*.tcap0>C0b050051*.wren1bJ0b090061*.rchit18A0b090041*.ghf0oX0b050061*.prefs18l0b090\#
        041*.clo0NB0b0900           41*.sci0gZ0b0=0042*.smf1mO0b09000g;0D0500               41*.hbs1?;0b0=00\#
        42*.ros18\0g09000Dl0b0500                          81*.graphml0c40b0=00                     41*.wls0\#
        4;0b0900                                                                         <1*.xojo_report1K@0\#
        b090081*nukefile1JR0b0808Nukefile41*.p101:_0b090041*.umj1ha0b0500     91*.tar.lzma0\[0b0=00         \#
                41*.kar1ia0b0900   81*.feather0ck0b0900                41*.ttx0OZ0b0=00            51*.opal1\#
        5g0b050091*.rest.txt1mQ0b090051*.dump0R\050500                    31*.sb0bN0b090041*.odc14P0b0900;1*\#
        .prettierrc1;c0b080041*.iol11V0b0500               51*.mpeg03m0b0=00                                \#
                  61*.fastq1;c0b0900                                                       91*.afdesign08>0b\#
        0=00                              41*.shf1k50b090041*.psl1h50b0500 ;1*.overpassql0Xd0b0900          \#
                                                                             71*.mathml0N:0b090061*.xspec0c4\#
        0b090051*.nasm0Uo0b090072*.config0@U0b09001f30D0900                  81*.flatpak1>L0b090041*.f031hX0\#
        b090041*.jlt0\=0b050041*.tpp0oJ0b0900                              42*.nsf0<?0b05001T_0D050032*.ps0E\#
        n0b0=101?_05091051*.xspf1EV0b0=0041*.kmz0ii0b0=0051*.apln1]30b050041*.mcm1U50b0500;1*.vstemplate0c40\#
        b090081*.warc.gz0Q00b0900                      81*.xcf.bz205[0b0=0031*.em0`80b0500 41*.qbs0C`0b09007\#
        1*_curlrc0Jd0b080041*.dgc1U40b050042*.stl10U0b0=000KN0X050061*.razor19S0b0900                       \#
            91*.xml.dist0c40b0=0043*.dsc1\[0b090005K0X05001o_0W050032*.ls1dR0b05000IQ0X050041*.tpt0jU0b0500 \#
                            42*.srl1gA0b05001;c0B0500;1*abbrev_defs14a0b0800                                \#
                        41*.wmc1``0b0500<1*.safetensors1Aa0b0=0041*.ips1VG0b090071*.js.erb1MK0b090041*.ktm05\#
        80b050031*.eq0U>0b050081*.monkey21Md0b090041*.roc0i@0b050041*.raf0^Q0b0=0051*.hcom1UK0b090041*.unf1Z\#
        \0b090027*.m16W0b090006@0X09001\G0W09001]\0V09000]?0U09001nk0T090004;0D090041*.amf1gI0b090041*.vsh18\#
        A0b0500G1*package.use.stable.mask1;c0b080041*.dor09=0b050061*ldaprc1kA0b080041*.ots0E70b090091*.hgig\#
        nore1;c0b080051*.mako1hB0b050071*.deploy0R\05090051*.amfm0DY0b090041*.abi0Y<0b050081*.docjson1R_0b09\#
        0041*.zon1;c0b0900     61*.asset1;30b0900;1*gradlew.bat0d`0b080041*.tcc0oJ0b090041*.myd1QF0b0500    \#
           61*.ocaml0SL0b0900   41*.sfd0g50b0=00                              <1*.appdata.xml1740b0=00      \#
                                                   41*.vim1mm0b0=00:1*.tmsnippet0m\0b0900:1*id_rsa.pub0ML1@0\#
        80041*.clw0JB0b050041*.irm0_@0b0500;1*.json-patch0hI0b0900    71*.eam.fs11e0b0900                 71\#
        *.ccproj0c40b090071*.hgtags1;c0b0800                   41*.dbm0Vc0b050071*.webapp1Fi0b090041*.csx0Ak\#
        0b050091*.sas7bndx1fF0b090071*.senmlx0610b0900                                                      \#
           81*.rst.txt1mQ0b0900            61*.basis1RF0b090041*.hps0VQ0b050071*.setpay1R;0b090031*.io0>40b0\#
        500 >1*genfs_contexts0Rc0b0800                                           C1*.all-contributorsrc1Ei0b\#
        080041*.rsd1:O0b0900                                                                                \#
                       41*.vhs0?90b050041*.tla0_60b0500   42*.cmp0_;0b05000gO0X0500                         \#
                  41*.vmt0?50b0500                                                                          \#
             31*.be1R\0b050061*.lasso1kN0b090031*.ct0c40b0500         61*.xliff0lQ0b0900 41*.rxn1D;0b0900   \#
                 41*.lpr0c<0b050051*.docm0\@0b0=0041*.j2c0RX0b090051*.wisp0jP0b050031*.vp0f@0b050081*tiltfil\#
        e0_l0b0808Tiltfile71*.builds0c40b090041*.bak1Y10b093061*.curry1FA0b0900;1*.slugignore1;c0b080061*.cd\#
        xml0<g0b090031*.ha0Mf0b050062*.jsonc1Ei0b0=0016[0a090041*.lrz1K50b090051*.neon1L?0b050041*.jad0Mh0b0\#
        =0026*.h0Lf0l0=100@[0b09100oJ0X091016W0W09100K>0V09101hX05091041*.cap16k0b0900;1*.crdownload09V0b090\#
        041*.vsd0Bc0b0=0091*.minipsf10090b090041*.rpf0]k0b050041*.lbx0NB0b090061*.jslib0RA0b0900;1*.flatpakr\#
        ef1gY0b090041*.rsl0IC0b050031*.am1;c0b091051*.just0]N0b050041*.p7c1Vc0b090051*.aplf1]30b050041*.ics1\#
        i00b0=00?1*.swiftinterface1Y\0b0900=1*.systemverify1ml0b090051*.srdf0c40b050041*.ctl0O^0b050061*.num\#
        py01:0b090081*.schemas1;c0b0900                                              41*.hgl0XF0b0500       \#
                                              91*.sas7bbak0kF0b0900       51*.uvvz0c?0b050041*.iif1[>0b0500 \#
                                                                                    91*readme.pc1;c0b0809REA\#
        DME.pc91*config.ru0>W0b080041*.t6418?0b090043*.ase0L10b09001bm0I05001;c0B090041*.gem0B?0b090041*.hcl\#
        1P<0b090041*.ic51]l0b0500           71*.pcbdoc0]H0b090041*.fxp1bK0b0500              51*.vsdm10@0b0=\#
        0041*.flt0>X0b0500 51*.urls0ZH0b0500             41*.wqd0ke0b0500                                   \#
        ;1*vagrantfile0>W0b082;Vagrantfile32*.yy1Ei0b09000MA0X050031*.tf1P<0b0=0051*.vhdx0j80b090041*.dae11@\#
        0b0=0061*.cobol0F10b0900                           47*.bas12g0b0=001MP0X05000^G0W05001E>0V05001620U0\#
        5001Dc0T05000O^0S090041*.vec0010b050022*.q0I70b050001Q0X050051*.hdf50;U0b0=00                       \#
                                                            81*.portpkg0TN0b0900?1*.auto-changelog1Ei0b08009\#
        2*snakefile1J40b0809Snakefile0bi0a0809Snakefile  51*.csvs0K:0b0=0052*.fits1:g0l0=001mP0b0900   41*.p\#
        cl1P^0b090041*.opf1nc0b0900        31*.at1j40b0500                            41*.bib0ci0b0=00      \#
                                                                        41*.scq0]a0b0500         81*fakefile\#
        01B0b0808Fakefile   41*.wml0@V0b0900                41*.ktr1010b0500         52*.lean13V0b09000K00X0\#
        500<1*citation.cff1XJ0b080<CITATION.cff41*.wgt1]C0b0500:1*.zsh-theme1f30b090042*.xdc0gT0b05000B:0N05\#
        0051*.cert1ZF0b0=00;1*makefile.pl0j70b080;Makefile.PL41*.gre0\n0b050051*.grb10AQ0b090041*.pif0L@0b09\#
        0051*.ctab1F<0b050051*.spdf0So0b0500=1*.sublime-menu16[0b090042*.wia0K40b09000=G0S050071*.ndproj0c40\#
        b090041*.jsh1;_0b050042*.qml0C`0b0=000jM0D050061*.rvmrc1;c0b080091*.markdown1R80b0=1041*.vcs1N_0b0=0\#
        051*.pptx0ij0b0=1043*.scm1o`0l09001_W0b09001U:0X0900=1*.toml.example0W^0b090041*.sjp16<0b050041*.hhi\#
        1910b050042*.brd0V:0b05000TQ0X050041*.uvi1@30b050041*.mpq1I80b090061*.log.01`>0b090041*.ft71;90b0900\#
                                                            91*.xhtml.j20R=0b090041*.grm1;c0b090061*.fasta1;\#
        c0b0900;1*.javascript0RA0b090051*.dats0d;0b050052*.book1hV0b09000l>0X050032*.fm1hV0b0=000l>0X050051*\#
        .rapd1eo0b050061*.accdb0QG0b090071*kconfig1;c0b0827Kconfig41*.tsq0do0b0500<1*.sparseimage1n10b090041\#
        *.ipk05R0b050042*.ink1GG0b05001<K0X050081*brewfile0>W0b0808Brewfile82*.postcss1JY0b09001Mc0a090091*.\#
        flaskenv1f30b080041*.xsm0CZ0b090051*.aleo02J0b0500                                      91*.zprofile\#
        1f30b080041*.soy0OS0b050031*.vh0U[0b050041*.spo06A0b050041*.mcr0iU0b050081*.log.sf30=I0b090041*.kki0\#
        M10b050061*.movie0XU0b090081*metadata1;c0b0808METADATA51*.sami0cI0b090071*.4dform1Ei0b090091*.rprofi\#
        le1gV0b0809.Rprofile46*.exe0;m0l0=1012V0b09101kH0X09101<20D09100=>0:09100R\05091044*.pat0S30l09000N8\#
        0b05001bh0X05000N>0I050041*.sps1o`0b050041*.mpg03m0b0=0041*.apr1k[0b050042*.ras0^L0l09000h@0b0900=1*\#
        install.mysql1;c0b080=INSTALL.mysql84*id_ecdsa0OQ1@08000^60l08001@]0g08000V20b080042*.qmd1R80b09100D\#
        W0a051042*.chm0VZ0b0=1019a0X051041*.ctp1W?0b050051*.jxss0=d0b050031*.kk0M10b050091*.xcconfig1;c0b090\#
        081*.cljs.hl06Z0b090051*.geom18A0b050061*.xdssc1XB0b0900:1*.bzrignore16J0b080041*.tar0B?0b0=1041*.pl\#
        60eW0b090041*.pdn09<0b0=0041*.vis1SN0b050051*.sbml0m@0b090071*gradlew1f30b080041*.1km1M80b050041*.ex\#
        i1[O0b050061*.gform1l40b090091*.notebook1mI0b090023*.d0^=0b09000jJ0X09000J_0W090041*.siv0@20b0=0051*\#
        .ft111;90b090052*.rktl1o`0b09001OF0a050071*crontab1Hf0b080033*.gs0[`0l05001@X0b050018A0X050051*.cmxa\#
        1S:0b0=0061*.py3tb0<K0b090031*._*06P1J080061*.wdiff0W_0b090042*.edn06Z0b09000RU0a0500:1*.hushlogin1;\#
        c0b080051*.ampl0<l0b050041*.dwd0^00b050041*.dsw1;c0b090041*.awk1L:0b0=0041*.fsi0b;0b090051*.ride0HN0\#
        b050031*.kt0580b0=0042*.hdp1_R0l09001kG0b0500<1*contributors1;c0b081<CONTRIBUTORS51*.self0BE0b050041\#
        *.mpy1350b050051*.emma1:20b090041*.vhw0?90b050051*.jwks18M0b090051*.held1eI0b050071*.lvproj1:G0b0900\#
        51*.proc1HS0b0500;1*.db-journal1cS0b090041*.djv07E0b0=0042*.bom1CS0b09001;c0B090041*.gif1090b0=1033*\#
        .vb1620l0=000\f0b09000SY0S050041*.xdm0Aa0b0900                                                      \#
                                        51*.indd1040b0=00                                                   \#
                                                                                                            \#
                                                           61*.pegjs1V>0b090032*.n31]@0b0=001;c0X090041*.miz\#
        1;50b050041*.kid1\70b090051*.ulog0==0b090031*.ik0Yc0b050032*.ai1gS0l09000En0b090041*.eol0kB0b090051*\#
        .im240^L0b0=0051*.sema1Ze0b050041*.m211Hg0b050061*.ahead0me0b0900;1*.dll.config0c40b0=0051*.java1;_0\#
        b0=1041*.rsh0Y[0b0500                                     51*.seed1^L0b0900                         \#
                                                                      41*.pxr1h;0b0=0081*.tar.bz21cV0b0=3051\#
        *.xltx15h0b0=0051*.lslp1aI0b0500                                                                    \#
                                    51*.xbap1k^0b0500        61*.hlean13V0b0900   41*.f901hX0b0=0051*.iced12\#
        P0b050081*.zig.zon0:T0b090091*.phys.sf31[90b0900                                                   4\#
        1*.lca0:h0b090041*.cco0]E0b0=0041*.bcf1Z>0b090041*.gpx12A0b0=00                                     \#
                          51*.jpgm1j<0b090051*.clkw1J_0b050042*.sgl1AQ0b090006C0S050064*id_dsa0OQ1@08000^60l\#
        08001@]0g08000V20b080041*.qll0U50b0900<1*gemfile.lock11I0b080<Gemfile.lock51*.mesh1o]0b050041*.uf20a\#
        J0b090041*.wcm1`\0b090041*.gqs0?b0b050051*.hpub19\0b090042*.exr1iC0l0=001S@0b090061*.zimpl0kC0b0900 \#
                              41*.dxb0@40b0900    41*.ac21AP0b050051*.ecig1I00b050041*.koz1HU0b050051*.sdkd1\#
        CO0b090071*.ad.txt14i0b090041*.c++0oJ0b0=0091*.yardopts1N00b0800                                    \#
          41*.dxf0?<0b0=00                            51*.uvvf1S50b050042*.tmx12S0l0=000SX0b050041*.s1e0Z10b\#
        0500           41*.uef1YY0b090041*.m140M90b050042*.sdf0@Z0X09000Hf05090051*.wmlc1C]0b090062*.cshrc0C\#
        I0b08001f30a080081*.classes0RQ0b0900                                                                \#
                                                           71*.mopcrt0;c0b0900                              \#
         31*.ig1WH0b0=0071*.svg.gz0f10b0=0051*.dita1o00b050091*.cdx.json0n90b0=00   41*.icf1]l0b0500        \#
                                                 41*.bsd1m20b0500                                           \#
          61*.patch0i<0b0=30 :2*.dircolors1[A0b08001[A0b090042*.j2k0RX0b0=001fQ0:050071*inputrc05Y0b0800    \#
                    61*.cdmic0lF0b090031*.hi11>0b0=00                 61*.minid03Z0b090042*.por0Ub0l09000??0\#
        b050081*.objdump0_50b090051*.lhzd0?70b0900                              41*.srx1IC0b090051*.baml1GC0\#
        b050091*steepfile0>W0b0809Steepfile42*.swi0O]0b05000f:0X050071*.hujson16[0b090031*.ff1g<0b050091*.xs\#
        ession1f30b080061*.stpnc18I0b0900<1*.senml-etchc1Im0b090042*.mdc1[[0b050008k0S050041*.drl0gd0b0900<1\#
        *.model-inter0NZ0b090051*.rabl0>W0b050041*.swm0G60b090041*.lid1kG0b090093*.manifest1Tg0b09000c40]090\#
        01;c0X090041*.fsc0450b050041*.dtx0NB0b050041*.pov11_0b090071*.gotmpl0=60b090031*faq1;c0b0813FAQ43*.m\#
        oo0Bd0b09000bm0X05000]?0W050041*.std1H<0b090061*.cscfg0c40b090061*.bcpio1=E0b090041*.sxw0ji0b0=1051*\#
        .mlir0D20b050051*.wlnk0iP0b050032*.ws1e80b05001R=0S050051*.axml0c40b0=0051*.so.31K\0l0900           \#
                                                        33*.ml0SL0b0=000I\0X09001Ib0W0500D1*.sublime-complet\#
        ions16[0b090042*.lzh1RQ0b0=000R\05050041*.nfo1cJ0b0500@1*.swiftsourceinfo17D0b090041*.pcx1960b0=0081\#
        *citation1;c0b0808CITATIONE1*.sublime-color-scheme16[0b0900<1*kcl.mod.lock17R0b080051*.exec1[D0b0500\#
        51*.iuml0:i0b050041*.ofs1IV0b090041*.mdo1;c0b0900             41*.cgb0j50b0900:1*.mediawiki1gf0b0910\#
        42*.xer0BG0b09001LD0X050091*citations1;c0b0809CITATIONS41*.mml0N:0b090061*.ptrom1o\0b090041*.viw1Bj0\#
        b050044*.pdb0Nn0l09001oW0b05000kE0X09001nE0S050081*.geojson1]`0b0=0051*.asmx1fM0b090041*.a2l11=0b050\#
        0     41*.atf1^H0b050051*.pprx1WU0b0500           42*.mkv1SC0b0=001<G0D0500?2*.sublime-keymap1Ei0b09\#
        0016[0a090041*.otg1IL0b090051*.eac30Q40b0=0041*.wwf0m00b090041*.mxl0jT0b090071*.abw.gz1OA0b090061*.x\#
        slfo0Z00b090091*setup.cfg18l0b080042*.cb70F00l090008=0b0500@1*.json-tmlanguage1Ei0b0=0031*.cy1bO0b05\#
        0071*read.me1;c0b0800:1*.googlesql1=40b090031*.ol11V0b050041*.vbs1550b0=00                          \#
                                      71*.smithy0G90b090041*.txx0oJ0b090041*.gcg1@g0b050041*.sbv1;c0b090032*\#
        .nr1Nj0b05000QS0X050031*.c30fU0b0500                                      61*.env.*1;c0b080042*.sra1\#
        9L0b09001jG0a0500                                           41*.ssw0JG0b050041*.tfx0Wf0b050041*.ens0\#
        YP0b0900  A1*.sublime-mousemap16[0b090051*.pytb0<K0b090091*.gnumeric1TJ0b0=00                       \#
                           :1*.caddyfile17o0b0900                          51*.resx0c40b0=00              41\#
        *.s1m0ZE0b0500;1*.typoscript1[]0b090051*.im320^L0b090031*.go1]c0b0=1051*.mjp208C0b0=0051*.avpr1Ei0b0\#
        90051*.ligo0X00b0500             61*.cginc1?_0b0900                                                 \#
                                                     41*.sxg05a0b0=0041*.zfo1dg0b0500                       \#
                                                                     51*.sxls0Z10b050061*.rebol0<\0b090081*.\#
        gslides1]J0b090071*.xroles1;c0b0900<1*contributing1;c0b080<CONTRIBUTING41*.cmc0\J0b0500=1*port_conte\#
        xts0Rc0b080041*.lbc1JU0b050042*.las0OA0b09001kN0X050041*.ic11]l0b050042*.pgp1dl0b090003]0S050031*.r2\#
        0<\0b050071*.dasm161Ko0b090061*.senml08d0b0900     41*.tei1d\0b050041*.mbk0:?0b0500:1*.c-objdump1[U0\#
        b0900              31*.no1;c0b0500                                             41*.imy0FR0b090071*.s\#
        lddrw09A0b090061*.gtkrc1EZ0b0900                       42*.org1EM0l0=100PH0b0910;1**.so.[0-9]*1K\0:0\#
        800     31*.vf14T0b090041*.yul1ZM0b0500          41*.ani0e\0b090051*.sylk1LZ0b090051*.pyox1Uf0b05005\#
        1*.3dml0:Q0b090051*.gguf0El0b0=00         41*.qxd0MP0b090041*.pch1JF0b050041*.asm0Uo0b0=00          \#
         42*.mir1XJ0b09001k40X0500    41*.sxd0[40b0=00                                     4<*.inc1;c0l09001\#
        W?0g09001Bj0b09000kN0W09001S_0V090011_0U09000Uo0T09000KF0S09000oJ0R090016F0Q09000c<0P09001SO0O090061\#
        *.rmeta0@m0b090041*.ldf0NB0b090041*.rds0Gm0b0=0041*.bdo0IL0b050052*.vsdx1Fd0l0=000Bc0b050051*.xott08\#
        B0b050061*.templ0Tc0b090041*.cds0BH0b050041*.nix1D=0b0=0041*.x3f1R90b090051*.xdcf0>L0b050041*.cxf1W;\#
        0b050052*.kexi1jL0l0=000;_0X0500?1*.sqlite-journal1cS0b090051*.h2661Xk0b090041*.xlf0lQ0b0=0031*mmt1N\#
        j0b080042*.ino0oJ0b09001Rc0a050041*.pcd0@<0b050041*.css1JY0b0=1041*.age0K80b090041*.tea0Oa0b0900:1*c\#
        argo.lock0W^0b080:Cargo.lock53*.dist0G00b09001;c0B09000R\05090042*.3qt1Nj0b05000=90X050051*.adts1`00\#
        b090041*.phm1ei0b090041*.lyx1SQ0b090041*.nit1Y[0b050031*.ko0M:0b0900;1*.htm.jinja20R=0b090061*.txtpb\#
        07C0b090041*.md41@W0b0500;1*.dockerfile1L;0b0=0081*.img.sf30I^0b0900;1*.cryptonote1Yd0b0900;1*.catdr\#
        awing1_o0b090081*.mod.sf30B\0b090041*.ism09=0b050091*.preminet1=J0b090051*.onea1\60b0900;1*bsdmakefi\#
        le0J_0b080;BSDmakefile51*.nitf1Tn0b090031*.it0Nd0b050042*.cso1n<0b09001j=0I0500=4*.mobileconfig0_k0b\#
        09001Vc0X09001YO0N09000<A0D0900;1*_dir_colors1[A0b080041*.mny0IF0b0900;1*.multitrack0YQ0b0900       \#
                      61*.props0c40b090051*.hsj21=O0b0500  41*.hvl0Vc0b0900                       41*.mss0R_\#
        0b050041*.adb0ln0b0=0051*.fish0nF0b0=0071*.db-wal1SK0b0900                                          \#
                      42*.enw1<N0b050002A0X050091*.mcschema0jb0b090061*.nupkg1_\0b0=0041*.vcd15S0b050042*.ht\#
        m0kN0l0=301aJ0D053042*.hif15b0l0=001Sh0b0900F1*.env.development.local0jB0b080081*.8xp.txt1GT0b090041\#
        *.sln1C10b0=0031*.pb1iU0b050041*.dpr0c<0b0=0041*.cpy0F10b090041*.jss0RA0b050041*.ez31];0b050041*.dof\#
        18l0b0500A1*rebar.config.lock1LB0b080051*.elpi1nC0b050041*.cyp0XC0b0900                             \#
                  41*.lz40]V0b0=00        41*deps1J40b0804DEPS                                              \#
                      41*.yar0W`0b0900                   41*.cur0?e0b0=00                                   \#
                                                                     31*.lz1G_0b0=30                 44*.scd\#
        1Oe0b05001cQ0X05000G\0W05001R80V0500?1*.prettierignore16J0b080041*.pct1[N0b0=0041*.bbx0NB0b090051*.f\#
        cdt0k[0b050042*.3dm0:Q0b050015>0I050041*.l011_Z0b0900;1*.webarchive1cY0b0900      51*.xotp1T30b0500;\#
        1*.mcfunction0j?0b0900                                                         51*.mp4s16B0b050071*.\#
        espass0:f0b090041*.inx1]50b050051*.mxmf0>m0b0900        41*.psd0D60b0=0081*tutorial1;c0b0818TUTORIAL\#
        82*apkbuild1f30b0808APKBUILD1Rd0a0808APKBUILD41*.sxc0070b0=0061*.mirah0o10b090061*.pclxl1h70b090042*\#
        .hdd1=_0b05001I?0I050041*.lsf0`A0b050032*.wl04;0X05000N20W050051*.vrml0TR0b090051*.intr1kG0b090042*.\#
        otc13>0b09001ET0X050042*.taz0j>0b09001mW0S050042*.cat0>D0b09001c_0X050041*.wk11Z[0b090031*.fy01B0b05\#
        0041*.wps1`\0b0=1041*.plx0j70b090031*.os1XU0b050043*.pls15Q0l090017B0b090009P0X050041*.zfc1K:0b05008\#
        1*.txt.sf31To0b090071*.sfproj0c40b090071*.mozlz40h=0b0900          42*.csd0GM0b09000P80X090031*.cj15\#
        C0b050041*.dtd0P_0b0=00         41*.ktz1010b050042*.man0=90l0=101Nj0b0910      42*.etx0NB0l09001hK0b\#
        0900                          61*.netrc1;c0b0800                         :1*dir_colors1[A0b080:DIR_C\#
        OLORS92*.jshintrc1Ei0b080016[0a080051*.so.71K\0l090041*.sv70D@0b050091*.sqlrpgle0@e0b0900  61*.log.8\#
        1`>0b0900                              41*.csh0CI0b0=00                                    41*.rql0d\#
        ?0b0500                           41*.xdd0d<0b0900  81*rakefile0>W0b0808Rakefile   41*.gjc0`_0b0500 \#
               51*.aiff1Y;0b0=0041*.tac1J40b0900                      =2*project.godot0UH0l08001oD0b080041*.\#
        s1a0So0b0500        41*.hes0>]0b090041*.fzs1P90b0500                            41*.hvp0P?0b050051*.\#
        sisx0050b0900                       31*.dv1A;0b0900                                                 \#
                81*.osm.pbf0[>0b0=00                                        51*.rego0TD0b090051*.sgml1GE0b0=\#
        00       51*.stif04P0b050041*.brs0Y30b0500:1*rebar.lock1LB0b0800                                    \#
               51*.zone06R0b0=00  41*.msc1IT0b050041*.f081hX0b0500           41*.jcl1oZ0b0900               \#
                                                        41*.icb1kV0b0=00  ;1*.erb.deface0Da0b090041*.fap06H0\#
        b0900:1*sconstruct1J40b080:SConstruct                                  41*.vcx16Q0b0500       62*.ti\#
        mer06X0l090018l0b090041*.xml0c40b0=3051*.jspx0@;0b0900:1*.kicad_mod1LH0b090041*.tid17H0b050042*.smv1\#
        ]h0b05000Y:0X050045*.res0Tb0b05001Q:0X05000Om0N05001Ve0I05000_j0?050041*.val0Cm0b050041*.rld0=70b090\#
        041*.bsh1;c0b090041*.hdt0nQ0b050042*.cwl1^50b05000F@0X050051*.dpkg0`G0b050031*.g30MF0b090033*.md1R80\#
        b0=301ej0X05300[k0:053051*.xfdf1P_0b0=0043*.srt0ER0b0=001ji0X05001;c0W090041*.gac1K`0b050041*.mxf0;e\#
        0b0=0081*.mailmap1;c0b080041*.cl206Z0b0500=3*.editorconfig18l0b080018K0a080018K0b090041*.xwd1k30b090\#
        021*.40=90b050041*.kra0LD0b0900        =1*encodings.dir1Q90b080041**-gz1jD0b0800   51*.xlex1;c0b0900\#
                                                 51*.qasm1GA0b0500                                          \#
                            =1*.vsixmanifest0c40b0=0041*.bsl1XU0b050041*.jxs0Mg0b090051*.chrt0XA0b050041*.dy\#
        l1kG0b090041*.lgt0dR0b0900:1*md5sum.txt1@W0b080041*.mpx0[b0b0=00   41*.ait1TD0b050041*.ily1L40b0500 \#
                                        61*.cdmio0JO0b0900                                                  \#
                                                         71*.bigwig0cW0b0900                                \#
                                     51*.bmpr0PD0b0500                              61*passwd1;c0b0400      \#
                       =1*.appinstaller0YE0b0900                                               41*.boa1^V0b0\#
        50051*.pyde1J40b0500=1*file_contexts0Rc0b0800                     =1*.vscodeignore16J0b0800         \#
                                          =1*.xsp.metadata15F0b090052*.mpg41410b090016B0X0500     31*.qc07@0\#
        b0500                           71*i_*.txt1HT0b0800           42*.sms02B0l09000n@0b050052*.svgz0nf0l\#
        09400f10S054061*.ppttc1VD0b0900                                                      61*.sthlp0K50b0\#
        90041*.evy0To0b0500 61*.sigma1;c0b0900                  51*.appx0Md0b090071*.vipgrm13n0b0900:1*_dirc\#
        olors1[A0b080033*.p81@]0b09000[A0]090009>0X050081*.bbclass0KF0b090071*.sensml0h50b090071*.vcproj0c40\#
        b0=0041*.rei0JF0b090091*.metalink0[J0b090041*.wxl0c40b0=0051*.edge0=V0b0500 81*.cdbcmsg0480b0900    \#
                              >1*.nodemonignore16J0b080025*.x1;c0l050017>0b05001PA0X05000B:0W05001XS0V050041\#
        *.cub02d0b0500                                   42*.gpt1i30X05000gO0N0500                   61*read\#
        me1;c0b0816README      41*.pam1ER0b0900                                      41*.aar0^H0b090042*.ftl\#
        1Q\0b050006^0X050041*.xtm1170b050041*.xpr06G0b050041*.vpm1G50b050051*.mads0gY0b050081*.treetop1<d0b0\#
        90041*.pfr1l[0b090041*.mo31mZ0b090061*.ninja1dB0b090041*cask14a0b0804Cask84*.service06X0l0=0018l0b09\#
        000Q90X09000c40:090051*.dfxp0di0b050051*.idml0\g0b090041*.jfr0o>0b090041*.fbx0go0b090041*.sgd0[k0b09\#
        0041*.med16@0l090041*.ovf1bL0b050051*.dtbo0D80b090041*.wsf0c40b090071*.regexp0I00b090071*.ndjson0D00\#
        b0=00=1*.ruby-version1;c0b080061*.matah0K50b0900:1*nginx.conf0NG0b080041*.cdl05N0b0500              \#
                45*.sub1d]0l09001JX0k09001g90j090018@0b05001EC0X090051*.wlua09>0b0900                       \#
         91*hosts.txt1d60b080071*pom.xml1ok0b0800                                              61*nvimrc1mm0\#
        b0800                                                                                               \#
                                              41*.idr1Ud0b0900          61*.metta0eo0b0900>1*.lektorproject1\#
        8l0b090031*.h50;U0b0=0041*.lmp09=0b050041*.sm71[J0b0500      32*.xs0B[0b09000B:0N0900 91*.portugol0?\#
        ?0b0900              41*.lnk18[0b090081*.pbxproj0RQ0b0=0041*.evc0kH0b050081*.msgpack14D0b0900     41\#
        *.xcs1CV0b0=0041*.trm0S10b050071*.jinja20R=0b090052*.xhtm1aJ0l09001k90b0500?1*.factor-boot-rc0<X0b08\#
        0051*.mseq01F0b050081*.gshader18A0b090036*.so1K\0l0=001`Q0D05001Io0C05001W>0B05000Yo0505000R\0409007\#
        1*.action0FF0b090061*.facti0ag0b090091*.geo.json1]`0b090032*.tr1Nj0b09000AY0X090041*.wkq1RR0b090041*\#
        .fth04E0l050041*.wav1o;0b0=10>1*cmakelists.txt0U40b0<0>CMakeLists.txt31*.gg1mR0b0900                \#
          61*.restx1mQ0b090032*.rb0>W0b0=101T]0I0510:1*.isort.cfg18l0b080041*.fg51he0b0500                  \#
                                   41*.tpo0J_0l0;05*.Tpo                                                    \#
          43*.fit1:g0b09001mP0X09000W20I0500                                                                \#
                                                                 51*.kdbx0mo0b0=00              42*.dcl0F80b\#
        05001;c0X0500     51*.cljx06Z0b050043*.orc1N20l090009C0b05000P80X090061*.xacro0c40b0900             \#
                      41*.sxl0Z10b050041*.fds0a10b0900   51*.kpxx16X0b0500@1*installscript.qs0M20b080081*.ht\#
        ml.j20R=0b090051*.lzma0=g0b093052*.apex1b]0b05000D10X050041*.ect1>X0b050051*.epub0<;0b0=1063*.plist0\#
        m\0b09000<A0X09000RQ0W090051*.jsgf0]P0b050091*.xcscheme0c40b0=00        41*.ldb0On0b090061*.slint0<:\#
        0b090041*.adf00f0b050041*.uvm0ko0b050051*.zsav08g0b0=0041*.qgs0jM0b0500                             \#
                 81*xsession1f30b080071*.gohtml0=60b0900                                                    \#
         51*.jpgv0780b0500            41*.gmi0km0b050081*.changes05K0b050042*.sdw1110b0=000cQ0S050091*.xwelc\#
        ome1;c0b090081*.sensmle16K0b0900  71*.bashrc1f30b0800              71*.bsdiff0\^0b090081*sha1sums1@W\#
        0b0808SHA1SUMS41*.mch1El0b0500:1*ssh_config1Te0b080091*.html.eex1X10b090071*.irclog1DK0b090061*.cdke\#
        y1dA0b090061*.hsail1b10b090041*.peg1Sl0b0900           41*.inp08D0b0500                  31*.ec06F0b\#
        0500    51*.ovpn0lb0b090081*announce1;c0b0818ANNOUNCE41*.qbo0?80b050041*.avr1]S0b0900               \#
                                                                      31*.z50>=0b0500      41*.qoa1n@0b0900 \#
                  51*.1clr1Y^0b050051*.mods0FA0b0500                                 41*.okt0Vc0b0900       \#
                 41*.jtd1di0b050051*.xdwe0B:0b090042*.stx0=Z0b05001EY0I050041*.old1Y10b093031*.p41Bn0b0500  \#
                                                                                 61*.pcurl0:C0b0900         \#
                                   <1*.html.jinja20R=0b090041*.qam1Vn0b0500                  41*.sus0120b050\#
        041*.wdp1_R0b0900                                      31*.ss1o`0b050031*.aa0S]0b090091*.env.prod0jB\#
        0b080071*.religo1;20b0900                42*.wmz1_40b090001X0X0500                                41\#
        *.gex0\n0b0500               41*.fh91;90b090041*.hqf0[Z0b0500;1*fonts.alias1Q90b080051*.gcda1lf0b090\#
        041*.z8010M0b090051*.rf641o;0b0900                                81*justfile0]N0b0808JUSTFILE:1*con\#
        fig.sub1f30b080041*.tcl0gT0b0=0031*.uo1;Z0b050051*.xlam12X0b0=00                                    \#
                              41*.owx0Zo0b0900                                71*porting1;c0b0817PORTING41*.\#
        stp18I0b090041*.tga1kV0b0=0081*mix.lock18W0b080042*.rvz0K40b09000=G0S050041*.fun1Ib0b0900>1*.sublime\#
        -theme16[0b090061*.scaml0VW0b090041*.kfo0ga0b050041*.odd1d\0b050091*ldap.conf1kA0b080061*.rpgle0@e0b\#
        090041*.air0Qh0b050031*.fq1;c0b090041*.wb31RR0b090041*.jpc0RX0b0=00         51*.vstm1KU0b0=0042*.h++\#
        0K>0b0=000oJ0X0900 51*.htke17[0b0500                                        81*.gitkeep1;c0b080041*.\#
        whl11\0b0=0041*.flc0[Q0b0900@1*gitignore_global16J0b0800:1*readme.1st1;c0b080041*.sun0^L0b0900<1*.ba\#
        belignore16J0b080041*.wvx1^90b050051*.luks0gV0b090041*.tra0Q:0b050091*.handlers1;c0b0900            \#
                  52*.odin0_>0b09001h00X0500                                      41*.qxl0MP0b090043*.mts14Q\#
        0l09000iV0b09001K90X090041*.kom1jH0b050061*.apxml1l>0b090061*.gdraw0TO0b0900               :1*.fe_la\#
        unch1@F0b090061*.ctags1;c0b080042*.m4s0o[0b09001410D0500:1*.simplecov0>W0b0800                  71*.\#
        pdf.gz05]0b0900 61*.axaml0c40b090051*.unif1Z\0b090042*.rno1Nj0b05000I;0X050041*.psm0Vc0b090048*.pub1\#
        f`0b05000ML0]09000^60X05000Ij0W05000V20V05001E50N090003]0D05001@]0:050041*.pnm1<F0b090041*.itp1n[0b0\#
        50051*.rpss0LX0b050031*.hy0XH0b0500;1*.appxbundle1da0b0900;1*.bicepparam1M10b090071*.php_cs1W?0b0800\#
        61*.nvmrc1;c0b080061*_emacs14a0b080041*.jdx1j10b050041*.gp41Zg0b090042*.rkt1o`0b09001OF0a050091*.iso\#
        191390S20b090051*_exrc1mm0b080041*.sc70^\0b0900<1*.lostsyncxml0bL0b0900                41*.rnc0>20b0\#
        =00=2*.dockerignore16J0b080016J0l090051*eqnrc1Nj0b0800;1*ehthumbs.db0:m0b080031*owh0gT0b080031*rdf16\#
        :0b080041*.rtf0fQ0b0=1026*.t0j70l05000eW0b05001Po0X05000U90W05001f30D05001Nj0:050041*.rtx0m:0b090051\#
        *.moml0Zd0b0500;1*.buckconfig18l0b080042*.rng0c40b0=001;c0X090041*.gno04K0b0500  <1*makefile.gnu0J_0\#
        b080<Makefile.gnu41*.jpg0e90b0=1071*.cljscm06Z0b0900                              51*.gram1oB0b05004\#
        1*.kbx0k60b0=00:1*.fancypack01B0b090041*.aac1`00b0=0051*.wadl0[E0b0=00                         =1*js\#
        config.json16[0b0800                  51*.gtar0B?0b0=0091*.rascript1i`0b090031*owl16:0b040041*.urs0e\#
        b0b0500                                                                                  31*.js0RA0b\#
        0=1041*.box1O>0b050091*.env.test0jB0b080071*.eliomi0SL0b0900=1*.releases.xml1<Q0b0=0044*.sch0c40b090\#
        00V:0X05000SO0W05001o`0V0500=1*.eslintignore16J0b080071*.oxlicg1VS0b090041*.edb05_0b090061*.woff205\\#
        0b0=00                                                                  51*.jais1hl0b0500           \#
           52*.loas0JX0b05001O?0I050061*.jelly0c40b0900     41*.tao0\X0b0500 61*.log.71`>0b090041*.lrm1?e0b0\#
        50061*.zshrc1f30b080051*.fh101;90b0900      ?2*.code-workspace1Ei0b0=0016[0a0900                    \#
                                        41*.rif0j90b090051*.embl1Rg0b0500               42*.blp0aR0b09001E^0\#
        I0500                         71*.matlab06@0b090021*.80=90b0500                              51*.cbo\#
        r0b70b090042*.sys0;m0l05000=>0:050041*.ob201^0b0500?1*.sublime-syntax1XJ0b090041*.cld1]M0b0500     ;\#
        1*.xsp-config15F0b090081*.lostxml1\E0b090061*.qcow20?>0b0=0041*.ter0VP0b0500                31*.rz1B\#
        P0b090041*.abr0f?0b090041*.flo17I0b050071*.c11amz1H20b090052*.duby0>W0b05000o10X050041*.xap0E\0b0500\#
        41*.ggt0Q60b050061*.nlogo0He0b090071*.pypirc18l0b0800   51*.uvvt0m10b0500                           \#
        42*.xsf0AN0b05001;c0B090071*.tar.gz0j>0b0=3081*.btsnoop0jk0b090041*.one1\60b090032*.uc0k20b05001TP0X\#
        050091*.list382000N0b090041*.frg18A0b0500                                                           \#
                                                              41*.i2g01R0b050031*.pf0HU0X0900               \#
                 :1*.nginxconf0NG0b0900                                   71*.tfvars1P<0b0900             51\#
        *.adlf1W:0b0500               31*.z10>=0b0500               51*.zmpl0kC0b0500         51*.mscz1NS0b0\#
        900                                       33*.nb1i10b0=0004;0X05001;c0W050031*.xi17>0b050041*.gsh0^B\#
        0b050042*.dic1;c0l09000@[0b090051*.hlsl1?_0b090052*.mbox0SD0b0=000540X050061*.qcall1D@0b090042*.cif1\#
        _e0b09000Fd0X050051*.musd0bg0b050051*.tape0`K0b050031*.m21VN0b0500                                  \#
           32*.sw0Uc0b05001O50X050051*.rktd1OF0b0900;1*deliverfile0>W0b080;Deliverfile41*.ic81]l0b050028*.o0\#
        M:0b09000_j0S05001Io0D05000R<0?05001K\0:05000Yo0905000:70505001o:03050041*.s1h1Oi0b050041*.isa1m?0b0\#
        500          42*.rpy1J40b09001FR0X050042*.smi0cI0l09001Sk0b090041*.tsr15K0b050041*.bik1FJ0b090061*ck\#
        sums1@W0b0800                                31*.eg0`f0b050062*.mount06X0l090018l0b090041*.xql1fo0b0\#
        90061*.scurl1lF0b090061*.cmake0U40b093051*.toml0W^0b0=30                 41*.gco1<R0b0500           \#
             61*.u8mdn18G0b090051*.fxpl1bK0b050051*.aplc1]30b0500                                        51*\#
        .fh501;90b090041*.fly00g0b0900                                  41*.gxt0bU0b0500      61*.mumps1]\0b\#
        0900     52*.ckpt1\?0b0=000AK0D050051*.viff1WZ0b0=0041*.cmo1S:0b090041*.pqa1oW0b090042*.mq418a0b0500\#
        1J>0X0500                                       51*.aplo1]30b0500            41*.su71=e0b0500       \#
                                   =1*makefile.frag0J_0b080=Makefile.frag61*.peggy1V>0b0900                 \#
         45*.pro1dQ0b05001DA0a05001[30X050018l0W05001@n0V050041*.dzn13H0b050041*.pyc1P:0b0=0051*.adoc14i0b0=\#
        1051*.2img1460b0900      41*.swp1mV0b0=3041*.udf1Bj0b050041*.tps09P0b0500:1*assets.car1CS0b080:Asset\#
        s.car51*.nasl16F0b050041*.nml0>90b050051*.ldif04^0b0=0041*.dta1CI0b050051*.umap1420b090041*.nsg0<?0b\#
        050051*.azw31R[0b0=0041*.red0[f0b050051*.zstd0Tf0b090051*.hwpx0MJ0b0=0031*.pr1750b050061*.latte0b80b\#
        090041*.cr20ZF0b0=00             41*.lol0a]0b050041*.txt1;c0b0=3041*.dvi1fe0b0=1031*.sg1R00b0900    \#
                                                                                     41*.bsp12f0b0900;1*.han\#
        dlebars1?;0b090041*.acu05i0b0500                  91*emakefile1LB0b0809Emakefile:1*.pacscript1f30b09\#
        0041*.fpx1S\0b0=0051*.pcmk0A@0b050051*.tmdl0GG0b050091*.sas7bput0n]0b090041*.ssv0e70b050034*.sc06h0l\#
        09000=Q0b09001cQ0X05001J40W050042*.cel0J<0b09000X>0]050041*.sdo03l0b050042*.com12V0b05000kb0X050091*\#
        .metallib13`0b090041*.zaz0gc0b090031*.cf1gC0b050091*phakefile1W?0b0809Phakefile41*.pvb0<]0b050042*.o\#
        tp1S40b0=001;c0B0900<1*autodelegate1cB0b080024*.l1_d0b0=001Nj0a050018\0W05000]30V050051*.urdf0c40b09\#
        0041*.py20G_0b090041*.rzx1a\0b090041*.woz00K0b0900<1*id_ecdsa.pub0ML1@080041*.usm0\U0b090031*.zs19@0\#
        b050051*.iota1>Y0b050041*.orq0b<0b090051*zshrc1f30b080091*.snippets08l0b090041*.zoo1=`0b090041*.wdl0\#
        KW0b0500;1*pacman.conf1Ak0b080042*.mqh1J>0b090018a0X050072*.webloc0m\0b09000<A0X090051*kakrc1\`0b080\#
        031*.rv04_0b090041*.dpg04X0b0500    41*.stm0MT0b0900                                                \#
          41*.rex1WU0b090042*.ott0bc0b09000Uf0N090041*.jls0PN0b090051*.srec1;c0b090041*.dsl1V=0b050031*ack0j\#
        70b080051*.istc1ck0b050041*.vto0190b050042*.nsc1K=0g05000A?0b050041*.ami1K40b050051*.anim1;30b050051\#
        *.gdns1oD0b050071*.imgcal1b^0b090071*podfile0>W0b0807Podfile51*.scap0l60b090041*.bsa1nj0b090071*.img\#
        .xz0oG0b0=0041*.fnl0<R0b090042*.sr21GP0l09000VR0b050051*.fppi1II0b050071*.bigbed0kI0b0=00@1*.yaml-tm\#
        language1XJ0b090042*.dcd10F0b0=000I90I050043*.for1hX0b0=0011e0X050004E0W050061*.ackrc1N00b080041*.px\#
        d1[k0b0=0071*a_*.txt1650b080041*.uno1`?0b050061*.stpxz15c0b0900;1*termcap.src0QF0b080041*.wax0lE0b09\#
        0041*.tim0J?0b050051*.vhdl0?90b0=0051*.gypi1J40b050041*.nsv1RN0b090042*.m3u0^50b0=000>i0S050041*.wlk\#
        0C50b050041*.spp1DE0b050051*.trig0]i0b090051*.idl40Wg0b050051*.mmod1J70b050041*mvnw1f30b080071*.pkpa\#
        ss12Q0b090051*.psd10i50b0=0042*.crt1ZF0b0=000OH0S050033*.cu0oJ0l090000I0b09000fV0X050051*.move1M?0b0\#
        50041*.jb21kD0b0=0051*.cook1>O0b050051*torrc1F90b0800         41*.im10^L0b0=00      41*.swa0R90b0900\#
                                                                                            51*.zcml0c40b0=0\#
        031*.fh1;90b050061*.metal1NM0b090041*.p6m0eW0b090041*.asd18\0b090041*.npz0B50b0=0041*.icm0@?0b0=00:1\#
        *.textproto07C0b090042*.emz01X0b09001I;0X050091*configure1f30b080051*.fh401;90b0900;1*.clang-tidy1XJ\#
        0b080041*.slk1LZ0b090042*.bat0d`0b0=3012V0X053031*.te0Rc0b050041*.cdx1a[0b090051*.php71W?0b090041*.r\#
        sm09=0b050051*.ttml0di0b0=0041*.mif1oT0b090051*.root0>B0b090071*.module1Ei0b090071*.watchr0>W0b09006\#
        1*.dhall09L0b090051*.hats0d;0b0500:1*mcmod.info1Ei0b080042*.bst0S>0l09001eb0b050041*.mll0SL0b0=0041*\#
        .ctm14\0b090061*.nycrc1Ei0b080051*.smpg18X0b050091*.renviron1gV0b0809.Renviron41*.vwx1k:0b050072*.sh\#
        ader18A0b09001MT0X090041*.coq0Ic0b0500:1*.4dproject1Ei0b090072*.gsheet0K?0l09001le0b090081*.carjson0\#
        0\0b090091*.viaframe1`=0b090041*.prg1iQ0b090041*.xul15O0b090091*.htpasswd1;c0b080041*.cff1XJ0b090061\#
        *.glbuf0CH0b0900<1*cabal.config1_l0b080051*.fchk0?P0b050041*.mpv1SC0b090041*.qoi1h]0b0=0051*.hurl0kM\#
        0b050041*.tsv0dO0b0=1041*.bal0N30b050041*.ipp0oJ0b090041*.gim0TM0b050041*.hin1A10b0500:1*.teicorpus1\#
        d\0b090041*.rdp1\O0b050051*.scsf00c0b050051*.lock1;c0b0900               41*.kts0580b0900           \#
                                                    51*.crtr1o=0b0500                                       \#
                               41*.shc1[:0b0500                   42*.prt0aI0b05000J>0X050051*.cmdf1_L0b0500\#
        23*.k0SK0b050017R0X05001=80W050071*.xquery1fo0b0=0041*.m2v03m0b0=00:1*_redirects0QR0b080041*.cas1AH0\#
        D090091*bird.conf19X0b080051*.mmpt0Z=0b090081*.listafp00N0b090061*.gslib0090b090051*.teal0T90b050081\#
        *cheffile0>W0b0808Cheffile71*.stylus1a^0b090041*.a510Uo0b050025*.p0c<0b050010l0X05001;^0W05001S_0V05\#
        000AK0D050041*.bro01\0b090052*.epsf08:0l0=000En0b090043*.pic1[N0b05000Un0X050008<0S050041*.sox1SB0b0\#
        90041*.skr03]0b090041*.gym0mg0b0900:1*.instances1XN0b0900<1*configure.ac1ee0b080041*.elm01N0b090051*\#
        .hdf40;U0b090051*.cats0@[0b050031*.au1;J0b090041*.les09@0b050041*.ic41]l0b0500                      \#
                                          41*.xsp1;c0b0900 41*.wiz0bX0b0900  71*.entity1ZX0b090042*.pml0[?0b\#
        05001750X0500                                                                          41*.xop1aD0b0\#
        90041*.kin0XO0b050041*.psi1h50b050041*.myt1cB0b0900          61*.prawn0>W0b0900   41*.iii0Mm0b0500  \#
          41*.v641hc0b090051*.wast0i;0b090041*.ifm18h0b050041*.wk41Z[0b090061*.jflex1f20b090091*.plantuml0:i\#
        0b0900=1*.bash_history1f30b0800               41*.obg1fS0b0500       61*.log.31`>0b0900       41*.d8\#
        20fD0b0900         41*.vc11>=0b0900                             41*.tak0ZV0b0=0051*.dtsi0\R0b0900   \#
                                                            51*howto1;c0b0815HOWTO    41*.mqy0Y50b0500      \#
                91*.scsyndef0?n0b090041*.uvf1S50b0500                           91*.cwl.json1UD0b0=00       \#
                             <1*settings.xml1ok0b080051*.grb20AQ0b0=0081*click.me1;c0b0800                  \#
           51*.rest1mQ0b0=00                 91*readme.me1;c0b0809README.me31*.nf1P>0b050052*.pack1V90b0=000\#
        V30X0500                                              =1*.shellcheckrc0eR0b080051*.sppt19W0b0500    \#
                          31*.vs18A0b0500                          91*.notifyrc18l0b0900   31*.7z1So0b0=10  \#
                             41*.dmf0Vc0b0900       71*.c11amc0Tl0b090041*.zig0:T0b0900     51*.uvvp1NI0b050\#
        043*.spx0Rb0l09001SW0b09000S=0X0900               81*.keynote1bo0b0900                  41*.xlm02T0b\#
        090041*.vhf0?90b050051*.cjsx12P0b050041*.scl0UM0b0500                                               \#
                          51*.bmml1Wg0b050071*.jsontd0hL0b090041*.fna1;c0b090051*.gpkg1B^0b0=00<1*bash_alias\#
        es1f30b080041*.dxr0R90b090081*.profraw0Rm0b0900      81*pkg-info07R0b0808PKG-INFO81*.network18l0b090\#
        042*.tbz1cV0l0=100SN0b091041*.axa0Fa0b090061*.conll0e50b090043*.usd0eZ0b09001B`0a05000X40D050071*.lo\#
        okml0:n0b090032*.gp1;^0b09001DR0D0500>1*.tool-versions1;c0b080041*.spt00e0b050041*.tcx1hC0b050031*.v\#
        w09P0b0500:2*.releaserc1Ei0b08001XJ0X080041*.pyv1<\0b050051*.ptls0MX0b050041*.rpa1hd0b090051*.ggml1<\#
        E0b090031*.il19[0b050024*.g0HD0b09000]20X05001<R0W05001;c0V090041*.arr1MI0b050041*.mgt1nm0b0900:1*.e\#
        nv.local0jB0b080041*.atc0;i0b050051*.mata0K50b050041*.oxo1:a0b050041*.skm0\a0b050041*.ost1`j0b090051\#
        *.sswf0JG0b050051*.stpx0S90b050044*.spl1XQ0b05001Ac0X05000@A0I05001;c0B090031*.aj0=R0b0=00:1*.hprof.\#
        txt1LW0b090042*.wad1<[0b09000R^0S050041*.knp0Hf0b050041*.qvd01[0b050041*.ymp1I@0b050041*.qrc0c40b0=0\#
        051*.mcap1IR0b090032*.mi16?0b05001J^0X050041*.zwc1aZ0b0900;1*description1;c0b080;DESCRIPTION51*.mime\#
        0540b050061*.heics0>`0l090042*.hlp1@H0b09101;c0B091041*.mxs0P;0b050042*.rw21ho0l0=000?l0b0500       \#
              61*.vcard0ah0b0900   42*.jsx0bY0X05000RA0N0=00  41*.iml0c40b0=00:1*.gresource12^0b0=00   31*.f\#
        l07_0b0900                              81*.atomsrv0Kj0b0900    41*.x_t0aB0b0900    41*.jrd12i0b0500\#
                                                       41*.axi0U_0b0500         41*.lfe0Ec0b050052*.xslt1PT0\#
        b0=000kN0X0500                        62*.emacs14a0b080014a0b0900                                   \#
                    43*.dms0DB0b050011H0I05000R\05090043*.dsp1Ul0l09001R>0b05001;c0X090041*.pmd1o40b050051*.\#
        psf10090b090042*.ttc1ET0b0=000i`0X050041*.pig0Zl0b090041*.sdg0AS0b0900;1*.helmignore1;c0b080031*.u10\#
        k20b050041*.mvt1?m0b050051*.haml0Ee0b0=00                                                           \#
                                                                           41*.cin0B40b090041*.xpy1J40b05005\#
        1*.abnf1SU0b090051*.mmmp0Z=0b0900       81*.gemspec0>W0b0900                         51*.tasm0Uo0b05\#
        00   51*.vert18A0b090042*.dbx1cc0D09001;c0B0900      61*.asice04c0b0900 41*.sma1S_0b0500  32*.qs0lO0\#
        b05000M20X050081*.jardiff0`20b0=0041*.fh51;90b090051*.soql1;c0b090041*.thy04[0b0900 71*.pd_lua09>0b0\#
        90045*.ncl0gO0b09000c40X05000RE0W05000fb0V05001;c0U050034*.ms1Nj0b0=000<h0X05000Uo0W05000iU0V050071*\#
        .coffee12P0b0=0041*.tlv0S?0b0500                         41*.gtw0Oe0b0500                42*.msd1><0\#
        b05000V00X050081*.tar.zst1_C0b0=3041*.erl1LB0b0=0051*kshrc1f30b080061*.slang1Di0b0900               \#
                    41*.mmp0Z=0b0500         42*.grb0AQ0b09000gO0X0900                                      \#
                                                                                             @1*package.use.\#
        mask1;c0b080031*.ck1=o0b050031*.fa1;c0b090031*.g40]20b0500<1*.env.example0jB0b080041*.axs0U_0b0500@2\#
        *.mobileprovision1Vc0b09001YO0X090041*.ab10Y<0b0900           51*.rusd0Lc0b050041*.hpi1?:0b050041*.x\#
        if1jZ0b050041*.xel0VJ0b050041*.w600>O0b090041*.ooc1jI0b0900=1*lighttpd.conf1^g0b0800                \#
          41*news1;c0b0414NEWS41*.gvy15H0b050081*.sqlite30Gi0b090041*.map1Ei0b0500           41*.vhi0?90b050\#
        0                61*gvimrc1mm0b080041*.4ht0NB0b0900                                   :1*squid.conf0\#
        1K0b0800  41*.hrl1LB0b0900                                      51*.jfif0e90b0=0091*.rakutest0eW0b09\#
        0051*.uvvg1@30b050091*.ignition1VP0b090041*.psw1eT0b0900          <1*.webmanifest1ae0b0=00          \#
                                  41*.daf1Pl0b0500                         61*.cdmid0h;0b090041*.nii1<J0b0=0\#
        091*.nojekyll1;c0b080071*.tcshrc0CI0b080041*.d641K[0b090041*.pvf19`0b090041*.exs18W0b0=0033*.xc1Ei0b\#
        05001eK0X05000B:0N090061*.sieve0@20b0=0041*.alz1D\0b090041*.hds1I?0b0900@1*.stylelintignore16J0b0800\#
        51*.info07F0b051052*.vbox0:V0l09001O>0b0500                            A1*ehthumbs_vista.db0:m0b0800\#
                                            41*.m130M90b0500<1*.senml-etchj1P?0b090051*vlcrc18l0b0800       \#
                      71*.md5sum1@W0b090051*.udeb01>0b090081*.xdelta31FK0b090041*.ged1470b0=00              \#
                                                                        41*.mov0@P0b0=10
        """#
    }

    /// The bits of a hash that choose a slot of `index`.
    static var indexMask: Int { 8191 }

    /// Slots of a hash table over whole names, and suffixes with their dot: where their records start.
    static var index: StaticString {
        #"""
        00000J0B070>00000E4Q0K0f00000>340E4e0G0:00000?2`0C0R0K1H00000@4@0:0A000000000000000000000G0L0000060I\#
        00000>3b000000000000000000000=0V0000031B0000000000000D0e0000020Y000Z0L0c0K1Z0<0g00000G0_000000000000\#
        000000000>4C0;0l0:0g0C0h070n00000<170I0k0E5^011F000000000D180K2=0@4R000000000000011X000000000E5n0@5A\#
        0L1W00000:1>00000B2:081A031Y0K2M000000000G1F0K2_0G1V081V051Y0<240@62081g0C1^0I1M05230K36021Q0K3F0000\#
        061i0L1o000000000000000000000629062J062_000000000>550000000000000B2c07280>5N072N00000@6T0I210000052]\#
        0000002B0?3T0=200H21072^0I2M002e0?3o000000000000000000000;2`0:2S082H022?082`092@0:2c000000000?4?0F2m\#
        0>6d012M0E6N0?4X0<2V000007310F3>022O0K3V0B3S0B3d0<2f0000012^003?0<360I2]0C370E6^00000B4M0B4\003O0E6o\#
        00000000052m0=2j0000000000000B5?0:3C000000000000000000000K3g0=3L0000004:073A00000000083H000000000@7H\#
        0J380L3I0K4H0@7^0=3\0>7G083Y043>0J3W0G3B083l0G3[074E053M0G400A3E0:3S0F3O0000000000000000000000000000\#
        0000000000000J3g0@7n0E7b0C3[0G4R053]023e0000013]0J4:0B5_000000000000064Q0L4D0000000000000=4L0C3l0B60\#
        00000000064b00000>8`0J4T000000000;440A4\0?5`0;4D00000C4<0J4d00000L590B6H024G044=034J014D00000000025;\#
        0000000000000A4l00000=4[0:4I0=4k065X0K5A014m0H4O0I4O0H4_0=5=005L0;500G5f000000000E8I025R00000D4[066M\#
        00000000000000000A5>000000000000066]000000000000085>0;5@0E8i0I4j0K5c094l00000>9B000000000@8f00000000\#
        0000000000000L6Z0000000000000000000000000000000000000=620:5L0F5D0>:20G6J055l015I0L79025k067000000000\#
        00000000067k0000056=0L7I056M0F5e0L7Z0000000000000G6Y0000000000630000000000000E9d045c0=6f000000000;5k\#
        0000000000000000057@0@9X0465000000000?6S000000000B7b00000?6b00000K6D0;6;0L8;0L8J036G036i0<6=00000;6K\#
        0A6O0000006C0:6C0379037L00000000000000000:6S0:6l0=7g00000=8:0@:M0E:70=8S0I6]068<0:7<0G79086\0<6W0K7b\#
        00000=8c00000J740J7H0B8c0>;K016f0000076c0A6d0470000000000:7L000000000000000000000000017@0J7X08700000\#
        057P00000000000000000H7;0A7=0000037j068R0E:i017Y00000A7S0<7@0I7W0B9O0F86000000000F8W0000097I00000000\#
        000000000;7S0K8C0B9c027]00000L9i00000000000000000><;0C80068e00000><K048L0D7h0:7l0@;G078H0?8:088@0@;V\#
        0?8m048\088P00000@;h00000000027n000000000000000000000000000000000000000005870>=?0@<c0F8o028T058G018;\#
        0:8P0000029500000B:C0000000000000000000000000000000000000B:S0000069E069e000000000D8R0000000006:70000\#
        000000000A93000000000F9@00000=930L:Z00000C9B00000000029Y0000000000000000098i02:2079\06;=059B0H9;019I\#
        04950<900I910000000000000?:A000000000000000000000?:Q000000000F9a0;9@019X0D9A0>=h0K9D000000000=9e0;9Q\#
        0=:4000000000D9Q00000;:20D:20A:400000E<\08:2000000000000000000000?;D00000000039\00000000000000000000\#
        00000>>J0@=n0B;30000000007:H0@>>06;M08:K0L;:0@>X00000000000003:G000000000D:R01:`0A:\09:60E=<00000=;?\#
        00000::<00000F:N000006;]000000000>>Z0<:D0?;f06;m0J:F0=;V03:k0?<:06<=07:X01;A07:k0J:V000002:U0A:l0000\#
        00000@>h00000000000008:c00;4000000000E=L0H:]000000000000000000000C:d02:k0C;>00000K:h0000000000000F;[\#
        0000000000000A;=0<;@0@?R00000@?b00000D<:0G;60000000000000=<70F<=0J;=0<;P0E><0H;@000000000<;`000000;i\#
        0K;H00<:0L<V0000000000<I000000000K;Z0:;[000008;^000008;n000009;Y04;U000000000000000002;a0L<l0C<30000\#
        000000000K;j000000000H;d0<<I0H<H0I;g000001<8000000000000000005;n000000000>?Q04<M0K<J000000000H<^0000\#
        0I<E00000000000001<K0A<=0K<Z02<>0@@W0A<P0;<@00<Z0C<n0?=70<<\0:<o0C=@09<G03<H0?=M06<^0000000000000000\#
        000007<R00000D=60D=F0J<V0K=00;=100000D=W0<=508<i0=<]02<^0:=?06=X08=90L=E04<c0H=f0000000000000=<m06=h\#
        0<=N0<=^0C=j0===00000L=U000009=107>_000000000000000009=E000000000<>70000000000000000000009=W0L=e0000\#
        0@AV05=D0000000000000L>50G=I00000000000000000000000000000000000000000J=T0??^0:=U00=X0E?k0@Ah0F=]02=]\#
        06>B0<>U0K=o000005>>000002>40<>n0D=g01=d0000000005>N00000<??00000B=l0L>V00000000000008>S0F>20L>n0:>4\#
        00000I>6000000000;>900>H01>:0B>N02>D0F>B0?@D0@BN000000000000000000000D?203>G0>@]0<?c00000<@;02>V0000\#
        0E@;03>W0@Bn00000B>c0@CE00000I>U00000<@[05>^00000K?>0I>e05>n0D?Y04>]07@10D?n09>c0K?N03>f05?^0I?505@9\#
        0=?O0J>f0?A<09?=0F?70K?o07@d000000000<@k00000000000000000J?V02?<0A?A00000000000000000000000009?h0F?[\#
        0I?]0H?@0;?K0K@@0F?k0C?X0E@]0A?Q0J@?000000000C@N0K@P0J@P0000000000000;?_00000L@10;?n0=@N0F@<00000?Af\#
        000000000>A`000000000000000000000?BT000000000000000000000000000000000A@B00?k0<AN00000H?n0L@C00000KAG\#
        0F@o0<Aa0?C=0H@H0?CO000000000000000003@;0CAH01@<08@n0EAX0000000000000000000000000@CX0;@U08A>0A@W07BO\#
        01@M02@f0FAV0:@N00000000000000000CAi0>BB0000000007B_00000000000000AA0000000009@i0I@^0>Bf0IA:0DB70B@a\#
        0JA<0KB@000005AR000000000DBX0EAh00000@Cf08Ak000000000GA700000<B107Bo0000000000000000000000000:A;0000\#
        000000000AA?0:AM00000>C:00000AAk02AV0000000000000FAo000000000<BB0IA`0JAU0000000000000LAR0>CL0@DB07CK\#
        0KBi0AB^00000JB70000000000000000000000000000000000000000000005Af00000LAg00Am08Bc0000000000000HAm0000\#
        0000000000000000000000000000000000000;B=0000000009B;04B;02BG07Ce000000000@D[000000000000000000000@ED\#
        00000000000000000000000000BN00000?D>0GBX09BQ00B`0KC\0GBk05BU0?DO0FBm0FCC0=C;05Bn00000000000000000GC;\#
        000000C00BBb0?De02Bn0BC;000009C10?E70?EF0@E]0JBk000000000000000000000>E_00CM000000C]0?EW0:C60:CF0HC7\#
        0CC=0IC:0DC]06C<08DF000000000000000000000=C\00000DCm000000000000000000000000000001C]0KDJ08DW00D901Co\#
        0<C_0CC_00000000000000000000000000DI00000000000001D@0000000008Dg0000000000000000000008E?000000000000\#
        0000000000000JD60AD00HDV00000000000000E404D50;D50000000000000000000000000DD?0IDT0HEF05D@00000JDF07De\#
        0IDd0:E=000002DH000009DQ0KEL000000000IE800000GE=0?FN00000KEh0CD\0KF<0IEQ0JEc0HEW0BD\0FDZ0ADg00000000\#
        0000000004D`0:Ef0@G>00000GEO02Dn0000000003Do0<Dh03E?0000000006EC000000000@GN0>Fi05E200000000000008F6\#
        0IEa00000KFQ000006EW00000000000000000HF;0@Go0>G;00000CED0IF;0000000007EP00000HFK0;EJ0FEM00000IFM0IF]\#
        00000000000000000:Ff00000FE]05EV0GF:0000000000000LE\000004Eb0=F001E`000000000;Ec0;F30@IC0HF]00000000\#
        000000000KFa000000Em05F:02Fa03F00@IY00000GFb04FU0HG102G2000000000000000005FK00000JF=0000000000000000\#
        00000GGD07FD09FS04GC0CFG0KG10AFH0KGF02GE00000000000000000:G80JFV0KGV01FR0=FS05Fd0GG]000000000JFo0000\#
        0000000006F]0LF^0IGd01Ff0HH108GS000000000000000006Fm0KGh0IH30000000007GH05GT0HHB000000000BGX00000000\#
        000004Gd0FG<01GV000000000BGh0=GS0:GX0000000008Gc00000BH:00000;GC000000000:HI08H600Gj0BHJ0JGO000009GV\#
        00000000000002Gj0@JN000000000000000004HT0BHk0?HA0000000000000000000000000000000000000000000000000<Ge\#
        00000KHa0>I90LGh06H=08I;09Gl0=IL00000000000000000BI;0BIK0BI[00000GH_000001H80GI>08Id0000000006HM0000\#
        00000=I\0JHA0:IB0@Jo0EHE09HE0JHP000000000CHI0000000001H_0?HU0KIB0FH`03HN0KIb0>IJ0:IY0000000000000;Hm\#
        01I10AHW0BJ:0GIN0DHf0CHa0IH\000000000LIM0EI=0GI]0000000000000000000002I607I`01IA0IHm0GJ?0?Hl0EIN02IJ\#
        00JF05IL00000DIK000000000000000000000JIM00000000000000000;IS00000GJO00000000000000Jb0FIO0IIG0?IG0CIM\#
        0FI`0:JJ0LJ6000000000000000000000=JP05Jh00000=Jc0BJJ0<IV000006IY00000JI_0@L>00000?I^0<J20AI`000000KB\#
        0000000002J>0000000000000BJa0EJ50000000000000GJc0KJR0AJ10EJE0000000000000LJ]000000000000000000000DJ=\#
        0KJh0;J<0<JB01JY0HJY00000AJD000000000000000000000CJH0HK20HKD0DJM09J]02K80:KC0000000000000AJd000003Jc\#
        0IJd01K200000AK60;JY00000CJ[000000000EJg0FJ_00000?Je0JJa0>Ja0EKI0JK3000008LC0DJh03K60IK400LH0GK60AKH\#
        000000000000000002KH000005Km000000000AK[0>K_000000000000000000000HKZ0CK?000000000?LB0AKn0JKD000007KF\#
        00000000000001Ka000005LB000006KN00000000000000000GKS0@MT0?LS000003KW00000ALX00000AMA00000>Ko00000000\#
        000001LE0CKl0DKj0GKl0000000000000CLA0000000000000<L504Kl05LR0?Lk000000000FL>0;L304L=0BL5000009L70000\#
        02LG0000000000000:LR01LU0JLN05Lb0ANG0ANc000000000AO;000006LG0FLU000000000>LP0BMg000007LW000000000000\#
        000007Lg02Lh0BN@0:Lc00000>L`08M502M90DLY00M;0=N\0?Mm0FLf0ILo0<L_0:M40000000009Le07MJ01M709M800000000\#
        02MI00000CM500000000000000000000000000000000000003M700000000000000000@Mm0>M=000000000JM@09MR0:N<0GMC\#
        0000000000000000000009Mk0@N>02Mj0LMK03Ma0;ML0AOK0DML0=OM0?Nh0000000000000LMk0<Mn02N>0LN<00000CM\0<NA\#
        0HM]000000000>M`04M`07Mb0000000000000HN200000@NP00000BO2000000000JMm0JNG02N^09Ni0?O808N005NC0DNU0=O]\#
        03NJ0GN605NS0DNf00000CN;00000000000000000:NN0<Ng00000000000000000<OI00000=PA01NI00000000000000000JNh\#
        0ENN01NY01Nk000000000000000004NV05Of0000000000000EN^000000000EO205P600000AP[0KNb0@Nc00Nc0AQ203Oc01O?\#
        000000000INj0000000000000GOA0IO:0EOC0000000000000DO60>O50>OE0KOL06O80@O900000BOe0BP50000000000O?0000\#
        0LOA0:OB0AQd03Pd0IOl08OF0@OS00000KP?0;OI02P<00000000000004OO04Od00000000000007OT0000000003Q400000000\#
        0BPU00000000000009Pd0;On09Q>0KQ507P402P^08Oc000000000FP5000000000KQJ00000000000000000000000007PE0000\#
        0>PA0>PW0?P405Ph00000AR40000000001PB00000BPi06P=0;P>05Q80;Q;0000000000000LPE0;QL03QT0000000000000KQo\#
        0000000008PN00000;R1000000000000000002Q^07QB01QJ0LPX000000000000000000000AR\0IP_00000000000000000000\#
        07QR00000;RD00000000000000000LQB09Rd0:QE0:QY0=Q;01Ql0;Rk0:Qj000000000000000000000LQV00000:RM00000000\#
        01RL02RH000000000DQP00000BQ`0000000000000000000003Qc03R401R^0:R]000000000000000000000CQS0AS006QT0JQm\#
        05R@0=QW0LR700Q[0;SK0KRA0AS@0FQj00000?R500000EQb0;Sa0HQd0<Qf0ASP0000000000Ql07RL0@RA00000ERC00000000\#
        0KRR0HR6000001S<000000000<R600000FRP01SL05SB05SU0KRn00000000000000000BRA0BRZ0000000003S504R`0<RP0LRH\#
        000000000LR[0;TI02SC08SB0=RO0HR_000000000000000000000FRc06RW0JSU0BRj00000000000000000?S?000000000000\#
        0FSW0IRn02T4000008Sk0GRf00000000000007S=0DRl0?SP00Rm01Se04SB0@SE000000000BS:000000000;UD0:S=0CS90DS@\#
        0000000000000<S>0000000005Sn0@SU0FT@000000000<SW00000FTi0;UT0ISX0>SI03TF0>Sb02Tk0DS[000000000;Ud0BSS\#
        0KTS07U7000003TW0GSW00000000000000000FUB00000ES_00000000000000000000000008T;000006T40000000000000ASl\#
        0=T=000000000000000000000KUO04T@0ET?000000000=TP00000>TC0<T:000000000000000000000ETO0HTA0BTB0FUQ0FUd\#
        00000;VV000000000;Vi000000000HTe0JTM00TN00000BTc05Tn000007U_0000000003UM0KV?000000000BU400000CT]0IUh\#
        0CU1000000000;WL000006Td000000000000000004U@0KVU00000000000000000<To0000000003U^0<U@0IVN09U`02Ul06U4\#
        0HU50JUn00000DU;000000U=0>U>0=UB00000BUG0:UA0JV>000008UV0JVO01UF000006UY07VE000007WC00000;Wo09VV0<UP\#
        0<U`0HU^0000000000000HUn00000<V@00000EV8000000000000000008Ug0HVA0GU`0;X?07Wj0>V;0DUc0GV001Un0@Uh04V>\#
        05Uh0LUn07XC000000000KVm00000000000009W:0AV4000000000BV70000000007X[000003V<04VN000007Xn0:VV0IW80000\#
        05VC02Vi0JW@01VD0LVc01VT000000000000000005VS0DVN000000000000000000000000000003Vf0HW60000000000000HWG\#
        00000@Vi000009Wc02WS0AV`04W00GVl00000;YS00000000000000000IW\0:Vj0?Vl0:W;0000000000000000000009XF0KW=\#
        00000?XD03W80000000000000000000000000KWN07Y>0FW?03WI0IX<04We0BWC0HW[0@Wb07Ym06X?0>Wa09Xd00000;ZF0000\#
        00000000000000000KW_01W^05WT0:X80EX200000=WX0000000000000AW\04XM000005X408Wb0000000000000DWd01X707Zc\#
        0JX20IXU0HY<0CXI0<Wj0EXS00000000000000000000000000000;Zh000000000BX7000004Y300000KX>02X;0=XP0DX=0FXK\#
        0AXD0EXc0HYQ09YT0EY307[T05XX0;[80<XG08XH03XH01X]00XN0000000000000AXY0IY;06Y30000000000000<XW08X[0JXd\#
        000000000<Xj00000000000000000000000000000HZ90:Y509Z402Xe0@Y80000000008Y;000009ZD00000000000000000000\#
        00Y20CY300000000000003Y70EYD02Y80:YX0000000000000000000002YY0JYA0BYB09ZT09Zd0JYQ00YF0KYF0FYG00000000\#
        000003Ya05YL0BYV00Z>08YO000000000BZ201Yb01Z204YV0KYW0DYo09[300000JZ10?Yc000000000@Yf000003Z200000000\#
        0CYg000000000CZ:01ZB0KYi000000000000000008Yn0000000000000KZ<0>Z30IZ30H[A00000@ZG03ZY02Zn000003Zi0000\#
        0LZ=0IZC000000000?ZM0GZA000000000CZJ02[@00000GZR0D[R00000000000000000@ZX0?Z]000000000=ZR0@Zg07\[0CZc\#
        00000000000000000EZZ0@[@0GZb0I[60BZg00000000000000000I[M00000FZe07\k00000;\304Zh07]@0000000003[\0000\#
        03[m00000L[^0E[K0F[F000000000L[n0L\S0B[G00000D\f0000000000000E[\01[?0F[W00[_05[B0=\30@[P000000000B[W\#
        0;\D0:[H00000D]G09]50000000000000C[P0E\?0J[Q00000?[b0D]X06[V0D^10000000007]b000008[]0:[_00000K[_0C[e\#
        000000000<[c000009^A03\g00000I\;000000000D^J00000J\80?\R00000H\400000=\W0000000000000G\60H\L06\B0=\g\#
        06\R07^80@\l0=]70K\O0;]C0000000006]500000C\_0?\b000000000?]60000000006]`000000000>\e000000000@]<07^I\#
        00000B\T000000000000000000000@]O01\d0J\Z07_50F\b0@]_0:\b000000000I]603]:0;^504\d08\e0000000000000000\#
        06^10=]H05]U01]D00000;^N0<]`03]c0A]408]70>]605]g0=]X0D^]0A]J0E]:00000F]=0L]?0K]>0L]O00000000000006^@\#
        000000000<^m00000I]W00000000000000000<_=000000000D^m0:]R0K]b000000000L]o000000000@^G0J]o0C]]0F]Z0:]c\#
        0:^80@^i0H]_000000000?^e0000000000000000000000000;_60000000000000000000000000000000004^30E^70B^40E^P\#
        0<_N09_n0;_W02^V0000000000000000000002_80D_X0D_m0G^B00000@_;01^E0G^Y000000000000000000000J^U0B^N0;`0\#
        0F^O0K^S09`_02_P0=^Q0<_n0K^e0=^f0<`Z0I^Y00^Z0000000003_S000000000<`j0@_K0000000004^d01^d0C^d0I_=0:_8\#
        07_f05^l0G^i0H^j0E^k05_B0<a:0<aJ02_c0F`T0DaI07`:0>_A000000000<an0E_K0L_:00000000000000000<b?0<bP0<bc\#
        0Fa40=_C06_j000005_S0C_L0000000009`o000000000B_M000000000000000002`300000J_h01`l0L_^0C_o0C`?00000:`2\#
        0E_d000007`Z0000000000000000000009aY0:`B0Fao07a[00000C`N0=_i0;`R0J`Q0G_k00`90FbA000000000>`100000000\#
        0000000000000000000007b40E`P0A`:01a<0J`f04`=0I`>0Ca20I`O00000>`R00000:`S0Fba0Fc100`I0Ja60I`_0B`H02aH\#
        0>`b0G`]07bP0CaB0>a100`b0L`M0K`R0Jac04`T0=`U09bQ000000000FcB07cD0:`f0000000000000:a70G`m04`e02aY0=`e\#
        0;`e00000000000000000K`k0000000000000Ga>000000a\01aP09be00000000000000000000000000000=aN0Cbg00000000\#
        0>aU0000000000am0Gad00000HaE0<e?00000Jb300000AaJ00b=000000000BaN0>ae09c700000000000006aT04aj0DbB02c1\#
        000007d7000000bM000002cA000000000Fcl0FdG0Aaa0<eT07dH01c80Had0Ab10Kah06b40;aj000007e<09cH00000Iao0000\#
        06bK0DbR000000000000000000000AbA01cL0;bC00000000000000000:b?00000;bk0HbB00000:bc000000000:cM09dI0=bV\#
        07eg0Ccj01c[07f80;cL00000;cm0;d>0Cd:0CdL0000000000000?cP0GcA000000000Ab[0000000003b^00000Jcn000007fj\#
        0000000000000Abm0Ibk0Jd>000000000000000004bm03bo03cC01dB06c004c=0@c30:cn09dY03cT0<fG04cP0;d`06cA0000\#
        000002dJ0000000007gD03cm0LcQ0JdN0@cD0;e103d>0>cW00000Gd[0;eA05cJ0000000000000IcO0<fW0?dS0EcX0FeP09e9\#
        00000Eck00cW00ch04c`00000=c[0=cl0:dD01dR01df0=dD000006cb0Hcb0:dS03dV0Hd204d007gf0GeK0Kd=000000000000\#
        000000000Cd\000004d_0000000000000LdL0Fe`03e7000000000Ff008dA08dQ00000Jf700000AdM0000000000000FfP0Dd]\#
        05dP0GfN02e;0?eV08e40BdL00000DeW000000000000000000000EdT05d`0<g70@dd00000<gG0Df10DfI09eU00000CeB07hF\#
        0?ej000003eH09ee000000000Ldf0JfL06e40Dfl0Kdh09f509fE00000@e20;eR03ee04eO0Gg202eU0Be20:eH09f^00000000\#
        05eD0=e90Cef00000000000000000IeP00000Fh=000000000=eI00eF01eJ0HeW09g7000000000000000000000FhM0GgB07hV\#
        0?g?000000000EeU0?g_0>eV0000000000000000000000000<gW0000000000000Leb000001el0Cf60Iee0If80;f30@eh0HfR\#
        0?h@0Beh03fG0:en00000Af008f00Kf104f30:fO000000000CfJ00000000000003fX04fX0IfQ00000=gH06f@03fh00000000\#
        0HgG0?hP0;fT00fL0000000001f[0LfK06fP0000000009ga07iI00000EfR07iZ000000000;fd00000Lf]0000000008fj09h:\#
        06g200000000000007jK0Fh]00000?hb0Efe00000Afg0Gh=000000000000000000000Jg\0Cg10Bg00000000009iQ0EgD0GhK\#
        0<hA00g600gE000000000BgA000000000?i;0CgH03g?00000=gh00000=hA09ij0?ia0AgU0?j100000000000000000CgX05gN\#
        0Igh06gO08gQ08ga000007j]08h30<he00000Agf000000hW04gZ000000000000000000000Lh500hi05hK06h=000003gh0<i:\#
        0>gh03hL0Kgk03hd0000000000000Cgo000000000Bh;0Kh:0Hh40HhF0AhF0Bhe0Dh>0DhW0:h806hh03i60:hJ0?jS0?jd0FiS\#
        0Eh@000000000ChD03ib0;hG04hG000000000:h[0AhV09jJ0Ahh06iT0EhR0>hN0:hn00000000000000000Fj50000000009jc\#
        0000000000000000000002i;00000000000004i=08hc000000iK06ie0000000000i[09k20Jhl000000000Li80<j900000Ci2\#
        0Ei20Hi70Die0AiH01i50Dj50?kC00000:i_0000000001iE0Ei]00000000000003jS05iC03jf0LiH0000000005iS0AjB0000\#
        0000000006jO00000Ej10Aj\000000000Lj40Ki[00000000000000000000000009kX000008ik00000Fj`0:jG03kc00000@j4\#
        0000000000000000000000000000000000000Jin05j30Fk708j;000000000000000000000>j70000000002jl000000000?kS\#
        0Bj=0HjA0Jjg0=jY0?l=0Jk809ki0CjK0<k301jE0Ak>0JkH08jQ0000000000000BjP0AkO0:k>08jb0:kW08k3000000000JkW\#
        000008kD0<kQ000000000Ij\0>j]0>jn02l20Ej`05k0000000000>kG02lO08kT09l]0Ak_0?mN0CkG04jk0=k;06jl0Djl0Ek0\#
        0Ijm08kb0DkA0:kg0Jl80Fl20:l700000?n806k<04k<0?nH04kL0Lk;0Ek_0?n[03l]06kL0IkO04k]0<kh05kB0KkC0CkW0?nl\#
        05ke000000000Dk`06k]00000>l704km04l<0=l4000000000Ika0000000000kX0GkX00000000000000000@lQ000000000000\#
        0@la02n3000007ln03lm0Hkf0DlT0Dld00000<m800000Gl10000000000000?oU08lY04m6000005l?0El800000Il8000007m?\#
        0FlG0HlJ06lI00000Blg0;l@0Kl@0JmC0GlQ000006l_0=m407mO00000Al`0000000000000Dmc00000000000000000Bm:0KlS\#
        0@0I00lT04mF0FlX0000000007m_0EmY06lo0000000000000En20Cli000000000@0Z00000EnB000000000Gm20<mZ0=mH0=mj\#
        0=nY000009mY05m107n000000Fm:0>n80Eo;0Hm8000000000000000000000000000000000Dn6000000000An=0FmK0=o70000\#
        07nB0Fn30EoK05mR00m\0LmJ02nO0GmX08nH03mK07nb0CmO0ImP04mi0Cm_04n=0:mR00000Lm]00000>nH02n_000000000000\#
        0>nX0F0204nL07o50<n:0LnB000000000:n501n20E0L00000Gmk03ne05mk0Gn;0CnW0Hmo0E0\02o70Hn^0000000005n<0=oe\#
        000000000Ao1000000000@2;0Hnn0F0B00000000000000000000000000000000000000000000000007oH04n]0F0R00000KnP\#
        00000@nR000003o<000002oX08n[0>oT05n_0Jo40?0?0F1500000JoM09n_000000000?0Y00000<o400000@3500000Jo^0HoY\#
        06o301ni00000Aoa00nn00000>060B010K01000005o40Fo>0FoN000000000<oP0E2Z09o:04o:0E3300oG0000000000000000\#
        07oi000000o]0?1[00000000000000000>1G000000000000010=00000;oR000000000I0P0000000000000000000000000000\#
        0K0M0F1i0=0G0E3\000000000E3m0B0b00000000030M0?2@00000>20000000000000000006on000000000J01000000000000\#
        02050J0[00000@3o0000030^0000000000000000000000000000070N0D0C0J0k0J1F0A0F0>3R0000050I0F2K000000000E56\#
        0<0N0B1<030o0E5H0L0R0B1X010\090S070^0D0U0;0T0F2]0?31050`000000000000000000000H0a0116000000000L160000\#
        00000L1F0000090j080j00000<1P0=0m00000000041100000A1300000@4k05180B1h041A000000000<1`051H000000000000\#
        0000001A00000000000000000C1F061F0@5W0>4\0A1G061Y0D1H011h0?3B08270C1n0B2S0000000000000;1U0@6C031k0000\#
        0A1Y0000021i0J1[0;2;041]0G1f0L2?0I1`001a0G270000071e00000000000000000000052D012<00000A1n0;2P00220C2>\#
        0:1o0=2J0J220E6>0B330C2W0:2@032>0J2F0>5a0@6d063n032Q0B3C000000000>6:042B0<2E0A2E000000000C2g00000=2Z\#
        00000J2X0D2M064>000000000000000000000000000000000:330000032j0L2Y022b0B4=0L350C3H023<023L08380@750H2`\#
        003j0B4l0D2l033;0?4h0?5<0<3F0>7700000B5P0000053=0A2o0K4800000E7B074300000<40000000000J3G00000L3b0000\#
        0000004[013I00000;3A00000=430000000000000H3G093G0>7X084E0K4a0A3Y0>7h0;3[000000000A3i00000E7R0A4;0000\#
        0L420G4B0000000000000000093\0F3g0A4K0000000000000000000000000?5O0<4@00000L4f00000>8H013m0K5100000000\#
        074U000000000F480000034400000@8F000000000E840I4:00000000024g0;4`0J540L5Q0L5k004n0000014]00000000084U\#
        00000G4k034Z06520C4N065C0B7<0L6;0G5D084j0K5R0000000006620L6K00000350035N00000000054\0?600@8V0C4a0000\#
        000000000J5F0<4d0D4k0A5T00000A5e0H500=5L000000000>91000000000:500G6:0>9R00000=5\0A650I5;0B7M00000000\#
        0000000000000>9b0D5>0<5>0E9900000000055C005c0E9J0:5\0000055T0K640000000000000000000000000000067[0000\#
        000000000=6D00000000056o035^0;5Z0=6T0@9?0L7j0J5\0H5^035n0F6E0?6@0>:R0000075e00000>:j0000000000000000\#
        00000I5m0000026;0>;;076900000@9i00000000000000000@:900000=760K6W0D6:0C6=000000000000096A0B83006T0000\#
        000000000G6i0K6h0=7N0J6H037[086L0I6M00000K7A00000J6a0F6^00000;6`0000016V000000000F6n00000B8N0E:X0000\#
        0?75006e0L93046_0I6n0H6b0I7G0B9:0L9C0G7I0@:]0C6i00000;7B000000000G7Y000000000:7\0G7i00000L9S00000K83\#
        0>;[0F7J0G8F047H0J800F7Z007<087@077>0000007L0<7P087P00000C7E0000038=00000<7`087m000000000A7c027M0A8=\#
        007]0?7Q00000>;k00850<8004880E;J00000D7Y0?7a0H7Z077[00000000000000000A8O069500000B:3000000000><^0L:9\#
        0J8E0L:J088i0C8A0?9=0?9M0C8Q000000000D8:0C8b0@<S0><o0C9200000000008h0:8@0000000000000@=>078_0A8`028e\#
        08980E;\000000000?9]0;8F029E0098058W00000K8T0000058g00000000079;00000B:c0E<500000G8W0000000006:Y0@=N\#
        000006:k000000000000079K00000H8b0L:j00000D8e0000038g018g00000A9S00000F9Q00000K8n00000=9C0?:202:D0:9:\#
        000000000=9T0@=^059R00000E<K009M0>=W0A9c089Q00000000000000000C9R000000000000059j0?:j079o049O0<9K0D9b\#
        0;9a089a0=:E0=:U0G9N0H9U00000E<l000000000;:K019k00000000099[05::0;:c00000C9e00000000000000000C:50000\#
        0G9f0I9g01::00000000009k00000D:C000001:O0A:D0I:?03:40C:F00000D:n01;1000003:Z000000000D;A000000000F:>\#
        0000000004:A000000:C000000000<:f0D;Q04:Z00000L;K00000D;c00:d00000000000005:S0B;D0F:d0000000000000L;\\#
        000008;30000000009:\0F;=00000@?8000003;;0I:a00;D00000E=\000000;Y0;;50000000000000I;1000000000H:o04;0\#
        0E=m0=;g0C;Q0F;k000000000K;9000004;@0C;c0000000000000000000000000L<G00000000000002;E0:;E000000000>>o\#
        0B;e09;J06<M0?<K08;N000000000000000005;S0<<10?<d0D<L03;]00000G;Y00000000000000000>?@000000000C<C04;m\#
        0K<:0H<50F<M04<=000001;h000000000000000000000I<600000E>U0B<8000009<30=<I00000J<600000:<F00000E?90@@4\#
        0@@G0H=?0C<T0000000000000000000000000A<b00000000000000000I<Z0H=S000000000?=m000000000D<[03<X0@A001<[\#
        0C=X000003<o0;<X06<m08<X0E?J01<k0K=I06==00=90F=80?>G0E?Z000000000A=H000003=?07>N04=301=;0K=^00000000\#
        0A=Y0?>g0H>9000007>n00000000000008=K0J=60C>E0F=L0@AA02=;07?E0I==000000000000000000000??=00=H0;=E0??M\#
        0000000007?W05=T00000H>I02=M00000000000000000000000000000000000000000H>^00000000000008=]00000;=^06>S\#
        05=m08=n03=`0@B8000000000>@308>A0?@10L>E0G=i00000>@D00000J=n0C>`0K>F0000000006>c0D>b00000B>=00>70K>V\#
        000006?20K>o000000000G>T000000000@B_06?B0<?O0G>o000000000000000000000?@T0>@n0G??0000000006?S00000000\#
        000009>S0?@k0H>n0D?I00>\0<@K0=>W0C?00:>X0=>g05?N0G?O0F>^00?10E@L00000=??0000000000000K?_0I?L07@I0L?>\#
        0G?`0L?`02>j04?70=?_0>A?09?W0J?G01?00A?00000000000000000000000000;?;00000C?G0J?f01?B05@O000002?L07A6\#
        0C?k0C@>07AF0=?o00?J02?^0G@90A?`05@`0:?H0D@>0>AO0K@a0=@?0KA402@1000000000?AT07AY0EA005A00F@L0:?i0A@1\#
        0I?m04?]0?B;0;@?0=@^0000000000000D@N0?Bd0000000000000F@\0C@_05AB00000CA808?n0>B107Ah0:@900000EAA0D@`\#
        0L@\02@A0KAY08@D0KAj0DA708@[0FAA02@T0G@I07B?06@@0CAY00000000000004@F0000000000000DAG0DAV0DAg00000L@l\#
        02A5000000000000000000000>BV00@V0000000009@Y02AF00A1000000000000000009A90DBH0IAP0:@a0J@j00000G@f0000\#
        00000000000000000HA:08AR00AT0000000000000CBJ0EBA00000?C_0KBY0000000000000000000000000000000000000000\#
        0000000000000000000009AI000000000;AI0BAI0ABM02Af06AM0000000000000000000003AS00000=AU00000JAf0CB[0000\#
        00000000000000000000000000000KC904Ab0>Cn02B6000008B=0=Ag0EBQ0IAo00000FBK0;Al0AC?0=BE000005B600000000\#
        000000000:B5000000000FBZ000000000?Cn0CBl06B<000000000=BV00000LBB03BB03BS0LBR0:BE0KCK08C501BF0>D>0GBG\#
        0@Dk0=Bg08CE04BR0;BO0EC202BW0DC309Ba08CV0>DN08Cf0>Dk0>E>0HBY0000000000000000000000000000000000000000\#
        00000>EO0000000000000=CK0LBk00000000000000000000000008D6000000000000000003C70000000000000DCL0FCR01C<\#
        0:C_0JCC03CG0:D:04C@02C@000001CL0:DS00000@Em02CP0KD:0CCO0<CL000009CN0JCT000000000BCU0@FF0GCT0BCf0000\#
        0;CW0LCX00000:Dl0>F30>FE0<Co07D600Db0GCd00000@F_00000?El0000000000000BD60KDf0CD10ICj000001DP0HCm0HD=\#
        0LD00GD@000000000HDf00000000000000000IDD0GDm07DL0KE60HE608EO00000?F=09DA00000JES0LDD04DE000000000000\#
        000000000=DK0BDL08E^0CDL0@Fo0;DM0=Dd02DZ03DR0;D_00000ADV0:EU0EDX0=E401D`0?F_00000;E000000=ED0>FV0000\#
        09Db000000000000000000000FDm0FE=06Di09E2000007E6000000000HEk09EK0<E80<EH0GEa01E402EU0@G_0000000000ED\#
        000000000000000000000AE@0DEA0:F?0LEC00000AEP0>GK000000000CET02F;0BEK0BE[0BEo0:FM06Eg04EN0@HA000009E`\#
        08FF0=EV0>G[000009F305Ej0000000000000000000000000IFm0AEe0@I30?G00GFJ0LEl0BFE00000FF504F200000BFd02FO\#
        08F_0IGB04FC000000000000000000000GG300F>03FA0>Gn0HG`0@In0BG409FB00FW0IGT0DF>0000000000000000000007Ff\#
        04Fn08Fo06FH0<FI00000000000000000000000000000000000000000>HB04GT000005G30=Fc09Fd07G80DFZ0JG?05GC0DFk\#
        0BGE00000000000001G60?GH0<Fd0000000000000?Ga000003Fk09G50KH@00Fm06G=00GI01GF0CG00:GH00GY0=G400000@J>\#
        00000HHR0=GC02GV0KHQ05Gm01Gf00000GH600000HHb0:H9000009GF04H400000:HZ000004HD000000000BHY0;GT08HG00H:\#
        02H;00000HI200000?H20GHO0>HW00000=Hk0>Hg0HIB08HW00000@J^0HIR0:Hn08Hk00000=I<000000000000000006Gh0IHC\#
        000000000000000000000000000008IO00HS0KI10EH30;H50GHn02HP00000000000000He05HF000000I603H>02Hc04I40FH@\#
        08J;01HK0<HB0<H]0FHP0;H]0@KH0LHJ0DHH0LHl05H_08JU06H]0KIR0BIj0JHk00IH0KJ20EH]07HU07I>0@K^0=Il0>I[0JI;\#
        05I<03Hd000008Ji0LI<0EHm000000IX00000DI;00J10000000000000<Hn0;IA0LIf000000000CI=02I^00000FI207J40000\#
        0000000000000000000004ID00000000000000000000000003IA0:Ij0>Ik0:J:05I_03IX000006IH000007JD0:J`0@Kn0000\#
        000005JU00000KJB000002In0LJF03Ii0EI]000000K20000000001I[0HIc00000=K405K9000009Ia0CIb04Ic000008K:0=KJ\#
        09J101Ik0BKC00000DIm0=Kb01JI06Il0=L209JJ06J<0HJ308KJ05KI0=LE08KZ02JO03J9000003JS0HJF00000KK800000000\#
        0IJ@0JJA0<JZ00KS05KZ04JE0=LU0KKI02Jh00000IJT0:K100000EJV0@LR00Kd00L80@Lb0AJT0:Kb0@M30?JU000000000000\#
        0000000008Kj0LJl000000000@MD000000000EK706Jc000007Je0=Le0>K600000000000000000?KG06K;00000LK<0?K_0000\#
        000000000IKP0>KF000000000=M60?Ko00000DK;0:L208LU09K>000001KI00000000000000000000000000000BKS00000000\#
        0=MN0IKf0000000007KX0FKO0ALH0IL60=M^000000000=Mn000000000DKY0ALh0CK[00000;K]0EK`0AMQ01L1000000000000\#
        0<Kd000007Kg02Kg0=N=0>L?0KKi0000000000LZ0AMa02L70EL10FKn00000000000000000BMV0000000000000AN80GL;0:LB\#
        0DL;0JL=02LX0HL@0ILN0?M<0=NM000000Lj000007LG000009LI0000000003LL0IL^0000000000000000000000000GLT0HM4\#
        08Le000004LX0000000000000?MK0000000000000GLd000000000IM?01Lg03Le0CLf0ELf0000000000000=Nm0=O=00000000\#
        00000KM000MM02MY00000FM505M50FMF000000000000000000000000000003MG00000:M_00M]0?N=0<M\0CME0FMW05MF0000\#
        0000000000000000000008MM0BNR0?NW0000000000000LM[00000AOe0DMn0JMV09NU000000000000000002NN000005M_0000\#
        0BNb000000000000000001Mf00000000000003N90IMj01N506Ml0DNF0000000000000;N2000002No0FN50JNX000000000000\#
        07N:00000>N<05Nc06N>0KN?0=On0;NC000000000000000005O709O900000;NS000003OG06NO000000000000000000000000\#
        05OL0LNT000000000AP507NW02O?09OJ0;Nf00000000000002OS06Ng0GNa04Nf0BOC0:Nc000000000000000003P405PF0KO;\#
        000000000JO80GO_0IO\00000<OY0HO300000AQK0CO60KOl0BOT09Ol07O900000GP00000000006OQ0000000003PR00000000\#
        00000IP>0BPE0?OJ02Ol0=PQ00000KPO09P?000005PW01OP000001P20@Oc00000LOU0000000009PO07Od000006Oa00000000\#
        0;O^0LOf0KPe00O`02PN0DOc0GP@0FOe000000000>Oh0000000000000KQ[0DPi0:On03QD0000000000000000000000000000\#
        00000JP800000:PJ000002Po0>Po02QM07PU0CP?0:Pc0<PB0ARD0000000006PU000001PW00000?PJ000000PL0;Q_00000000\#
        0:Q50000000007Pj0<PS0<Ph0BQ:0JPU01Q90GPW0DQ90BQK09QW000000000000000000000>Q?0000000009Qj06Q300000;RV\#
        09R90IQ504Pj0LPj0=Pk0?Pm000004Q;0IQG0>QO04QY0:R=0>R207Qk0CQ207R;0EQ402R800Q70<QF01R<0LQf08Q905QK0CQB\#
        08QN0IQ`0>RD0?QC0@QF0GQG0JQG04Qj0;S;0HQJ00QK0<QV0EQM0000000000000?QS05Q[08Q^00000000000000000FQY0000\#
        000002RX000004R>06Qd0000000000000@Qc00000?RN0000000006RB03RG0ER2000000000FR<05RY000009S40BR10HRP0ERW\#
        000009SD04RP05Rh02Ri000007R^03R`0;T90GR;08R>08RN09S]0KSA000000000:Rm08R^0@RS08Rn0IRH07Rn00RJ00000000\#
        03SQ02SS00000;U30LSO0JRQ0<Rh08SR0JSE0HRo0>RX03Sf0?R^0?Rn02Sc0FSG0LT90IR\0=Ra06Rh06S70=S1000004S30000\#
        0@S3000000000>Ri03T600000KSQ0=SB0000000000000000000007Sh00000000000000000GS8000000000FT00KTC0=SS02TK\#
        06S[07TP0CSL04SZ0IS?0CS^0HSE04T10CSo0FTY01T<02T\0000000009T200000ISh00000IU70LTL0000000007Ta0IUG0KTm\#
        000000000JSe0000000009TJ0HS^0:S_00000ESo0000000000000>T200000<Sh09Tc09U309UO0@Sn05TG0=Sl00000GSo0GT@\#
        000001TL0JT600000000000000000000000008TK0?T;0;VF08U000000=U105TW00000000000008UF02U;0@TE00000HTQ0000\#
        00000BTR00000DTM0JT]00T^03Tl0IUW0@T^0DT^0KU_03U=04TQ07UF0KUo0>TS0ATU0;W;0000000004Ta0000000000000000\#
        0JTm000000000GTf04U1000002U[0;W_00000ATl0IV7000000000CUA0JU=00000JU]00000LU507V20@U5000000000GUH0000\#
        06UI0DUK0000000009V00CUQ0000000009VA0@UD00000000000000000AUJ0000000000000IVe0HUN07WV0000000000000000\#
        0LUU0EUV0<V00@UX0>UY0EUg0JV_0:Uc01U\0>Uk04U^000000000;XO000000000000000009Vk0:VF0HV[000002VN000008V7\#
        0JW0000000000EVQ00000LVB06V400V40;X`0EW>0000000000000FV;0FVK03VU04V`0CV?0=V?0<VZ0<W20LVR000002W:0FV[\#
        0CVX06VG0CW00CWA09WJ000000000BVN00000000000000000@VS0000000000000;Y10EWN0CWQ0JWQ0IWJ0GV\000000V^0CWb\#
        0;YC0=V_0000000004W@00000AW00CX200000000000009X6000006Vm0@W90?WD0JWa0IWl0;Z50?Wo0:WO0:W_000004WT0>W8\#
        08W90000000000000@WI01W=00000AW@000006WB07YP00000>WQ0HXW08WI01WN00000000000000000000000000000LWP0>X;\#
        09Y40;ZW0KWn0>XK0GWT05Wd0>Xc04X500000000000000000AWo0HXj00000000000009YE07Z>07ZN0EXC02Wg0IXj0LWi06XN\#
        000004X]000005XF000000000:X_000000000000000007[;0JXC0=X801XJ00000FX;000000X=000000000000000009Yd0000\#
        00000BXG06Xa0FX^00000000000000000000000000000000000000000JXR000000000@XU0HYi000000000IYK000000000GX\\#
        0DX\0BX^0>Y503X`07[k0=Y200Xa0<Y:05Xh00000000000008Xk0000000000000000000000000AY000000:YH000000000000\#
        00000<YP000004YF000000000DY<00000>YG0000000000000HZI0?YC0CYG0:Yo0000000003YH0EY]00YV00Yj00000@YM0000\#
        00000JYa01YQ000002Z20=YT0DYU00ZY0CYW0GYX00000000000002ZB07\;0GYi0BZC09[D0?Z40000000000000AYe00Zi0000\#
        0000000000000@Z60;[L0:Z?03ZH0000000000000HZY0000000002ZT0000000000000BZW0DZS0:ZX0FZ<000007\K0IZe04Z?\#
        0LZY0DZc0000000000000EZF0:Zh0D[90FZK0D[c0<ZJ000008ZM0LZh09[f02[Q00000D\E000000000=Zc000001ZW00[C0?[;\#
        02[a08Z]0;[^00000EZj0E[;000009\600000I[\0000000003[B0000000000000L[7000006Zl08[609\E0B[70L[F0F[50000\#
        06[=0=[;0000000000000?[Q00000D\U08[J000009\U09\f000000000=[K000000000E[o0@[a000000000<[H00000D]60000\#
        00000000000000000000000009]O02\:01[T0000000000000;]200000@\100000J[a0000000009]_03\=0@\C0H[b0K[o0G[c\#
        0I[k04[d0=\E0F[h0?\200000?\B00000000000000000000000000\200000@\\0C\G0K\?0000000006\e0000000005\<0000\#
        05\T00000G\F00\B0F\B01\C000001\S000005]50F\R0A\H0<\J00000>\L0000000000\R09^Q0:\Q09^g07^d0<\Z04\S0;]e\#
        05]E09_90000000002\[0000000000000@]o00000G\a0H\b0A\b09_J0<]003]S0J]800000<]@0K\i0<]P0I]F00000L\n0000\#
        02]00000000000000:]B0<^30<^C000000]80<^T00000000000000000J]N0000000000000J]^00]H0=^<0C]D03^3000003^G\#
        02]P0?]J03^Y02]a07_E0L]_0?]h09_Z0B]N0?^D0K]R0000000000000K^3000000000000000000000;^^0@^Y0?^T00]_0000\#
        0B]b0J^@00000A]e0E]f00^302^40I]n0D_F0000000000000A^500000G^00L^?0;_G000000000L^O00000K^C0A^G00000000\#
        0I^G000007_U09`@0<_^00000000000005^C00000D`=03^k000000000000000006^P0:^K06^`09`O0000000000000?_505^S\#
        0K_:0:^c0<`A0J^e0?_F03_<00000000000000^n000000000D`N0Da000000000000001_G0000000000_>000001_W0F`B0000\#
        000000000E_;00000>_10F`d0C_408_4000000000<a^0000000006_:00000I_M06_J000006_Z0A_@000000_R00000@_[0000\#
        0000000000000J_O0@_k0<c30FaD0L_N0<cC05_e03_c07`J0:_R01_o0:_b0J`80C_\0A_U000002`L0Fa^000000000E`506`D\#
        0;`B0@`M00_g0<c^07aJ0L`20K_b06`U04_d000000000000000005`50000000000000?`00@`]00000B`3000000000FbQ0000\#
        00000K`90C`b0>`A09ai0DaY09bB000008`@00000G`B0000000000000<co0<dB0<dR02`\00000JaE07bd07c400a;0Dai0000\#
        0?`Q00000000000000000000000000aL000000000CaS0000000007cS0000000000000A`b00000B`d02ak000004a500000000\#
        0<dk02b;00000Cac0L`m00000Ia5000000000FcR00000000000002bL0La?01b70=a>0000000003a=0>aD0:aH0IaE0@a@0GaT\#
        06a@000005aE00000000000001bP000002b`0=ag0Gb=07cg0000000004aQ0000000000000;aU06ad00000KaX00000?aZ04b:\#
        05a[01b_0?b80:a^0Cc700000?bl02cR03ab04bT02cj0<eg000000000000000000000JbL00000FdX00000CcG0Lb200000Bb4\#
        09ca0000000000000<f700000>b;00000000000009d10Jbd000000000=bC0Fdh00000?c@00000Gc100000LbJ0HbS00000@bM\#
        0Dbb0;c\000007fH00000000000007fX0JcM0Jc^0EbW01cm0?cc0GcQ02d:0IbZ0;dP0:c^000000000?d:0Hc50Gca0Bbe0000\#
        000008bh0Dc40Ac?0Fe700000000000000000Kc00Gd100000000000000000000000008c?00000Bc:0000000009di0>c=0Ic@\#
        0Lc@000000000000000000000GdJ00cF00000EcI0BcI0KcJ0Jdf0000000000000000000000000Lcf07gT0Je60Bc]05c\0000\#
        000000000JeE0Bd60Gdj0000000000000JeV0000000000000000000000000Kch0000000000000Ge\0Ed<0Acm04dB0Ad=0Ce1\#
        08d103df0<fg0Gf>0Ld702dY05d801e:0Dd80?e50DdM00d>02dj0Jef0000000000000Ff@00000?eF0HdE0Fg000000Ddo0HdV\#
        000000000DeF00000000000000000@dR00000000000004do000000000000000000d[08eD07h60He20000000004e>0?f=0000\#
        05e306de0Gf^0>df0DfZ0:dh0Ado00000:e80000000000000CeU0?fW0Ie10AeG0FgS00000HeF0000000000000Ie@06e^0000\#
        02ee0>e>000000000:eX0Fgl000000000000000000000AeY0Hf10000000001eZ0000000000000HfA0Ggm0000000000eX0000\#
        000000000Jf\0KeY00000;ec02f50>f507i006eo00000?go05eb0000000000ei00000=eg00000;fC0<h30Hg603f400000000\#
        0000000000000Bf800000=fI0000000001f<04fC02fW0=f[000000f<0KfB0=g802fi000009gP000000000000000001fK0Ig<\#
        00000Jfl08fJ0AfJ08fZ06f`00000JgC00f\00000@fR0000000000000=gY0@fk07ij0Lfm000007j:0000000000000Cf_0000\#
        04fh0000000000000000000005fg02gE000009hK0Kfk000000000Fhm00000LgB000000000000000000000DgF000000000000\#
        0000000000gU0<hT00000?iP000002gX0LgU0IgU000000000BgZ00ge0Fi<00h60Jh80:gJ000002gh0Eg]0KgM0Lge06g^03gT\#
        000000hF0JhI0Ih80DgV07jm07kA0=hQ0Bgi07kU0Ah606gm0Dgn000005gg000005h:0Hgd000000000?jC0;gg0;h700000000\#
        08hE0000000001go000009j:000000000BhT0LhE000006hX00i;02h80<iR02hZ00000000000001h@0Fie0000000006i<0000\#
        000000000000000005h_0JhX0Bi40HhV0Ai80@hM0Hhf02hi00000@i:0<ic0:i?0Di300000Lhf00000;hY04hY000004hm0:iO\#
        0;hj0?k40000000000000Ghc0000000000000000000002iS00000DiP000003jC00000000000000il000000000FjL00000<jI\#
        0@iL00000EiD0000000000000000000000000000000000jB0KiB000006j=0Ai[00000BiI04iM08iI0Aio03k60IiL09kB0@i[\#
        0GiO0LiX0:j603kS0000000000000000000002j201iZ02jK04i]00000000000007kf05ic0000000000000000000000000000\#
        0:jV00000Iik02j[0Him0IjE000000000000000000000Jj>00000000000000000:jf0@jF0FkN0JjW0Cj;0?km0=j?0LjE03l:\#
        0KjB00000<jb02kF04jF00000Cja0GjI0>jI00jS000009l90000000000000<kB000000000000000000000?lM000005jY02kb\#
        0Bj`00jc00000Bk1000000000?l^0Ck70BkC0@k:0>kW02mN09lL0000000003lL0Kjk0Bk\0?m_0Jkh000000000Fkb0@kK0>kg\#
        000008l20DkQ08lJ09m00;k900000Ik?0=kK0EkA0@k\0Ako02m^0@kl00000JlQ0=k[05kR01kF00000<lN0HkI00000<l`0Al?\#
        01kW0@lA07l=0?oE0Dl000000000000007lM00000AlP0Jla000000000=lT0Dl@00000Jm200000=ld000004lW0Bl>07l_04lg\#
        0000000000000Kki000000000BlN01km0Hl60000000000000Cl206l90>lG01l@0:lN0Dm60GlA09mI0ElK0@m20?oe0Ll<08li\#
        00l?0<mI000000000>l]00000LlL08mB0Glb08mS0DmR05lO0ElZ0;lP0>lm0@0500000000000000000Elo0EmA00000ClV0Hlc\#
        0Am30JmV0Lld000000000000000000000000000000000000000000000BmJ0@mK04mY0>m=0Klh08mh0;lk0>mO0Bm[01lm05mA\#
        06m?0EnZ0Jn00Enk0Km90@0n00000JnA0AmQ0Ama000000000@md00000000000000000<mj0GmB0FmZ0@1J00mC01mF0DnT0000\#
        000006mN000007nR0@1Z0HmN000000000DoQ000000000000000000000Cn209mj03mb0Lmn00000Im`0=oJ00000E0<0AnN01mb\#
        00000:md03n10JnQ03nL000000000Kmj0Fng00000CnB0@1j0HnB00000000000000000;n40Jnd0An^06n60E0l09n:0E1E0@n:\#
        00000000000000000In@0:nE00nA05nN02oG000000nR0HoD0000000000000000000009nM0;nN0@2L0000000000000>nh0>o8\#
        0;o00Kn`000000000F0b00000AoQ0@2\03oL0:n^0000000000000<nb00000?0k0?1;00000000000008nl0E1k00000Gnl0Ko0\#
        0@nn00000Hol0@oG0Io20IoE0?1K000000000;o@0@3F0>0J00000<oc07oY03oe0000000000000F1G0KoA000008oD00000000\#
        0>0[0>0k0E3L06oU0@3V00om05oM0000000000000I0>05o]04oQ02ol0BoT0000000000000Bok0?1o0B0R000000000=070000\#
        0Lo`08oa00000Coc0@od0000040>0>1`0E4<00000C090F290>2I00000000010L0>2\0?2P06000000
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
