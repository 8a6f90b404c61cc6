#if Server
/// How all pages look: in the reader's own font and in light or dark, on a phone as on a desk.
enum PageStyle {
    static let css = colors + elements + form + results

    private static let colors = """
        :root {
          color-scheme: light dark;
          --page: light-dark(#f5f6f8, #101318); --card: light-dark(#ffffff, #191d24);
          --text: light-dark(#171a20, #e8eaf0); --soft: light-dark(#5b6372, #9aa3b2);
          --line: light-dark(#dde1e8, #2c323d); --accent: light-dark(#2f55d4, #8fadff);
          --on-accent: light-dark(#ffffff, #0c1530); --tint: light-dark(#eef2ff, #1b2440);
          --warn: light-dark(#8a4b00, #f3c078); --warn-tint: light-dark(#fff4e0, #33260f);
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }

        """

    private static let elements = """
        * { box-sizing: border-box }
        body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif }
        main { max-width: 43rem; margin: 0 auto; padding: clamp(1.5rem, 7vh, 4.5rem) 1.25rem 2rem }
        h1 { font-size: clamp(1.75rem, 6vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .5rem }
        .lead { color: var(--soft); font-size: 1.075rem; margin: 0 0 1.75rem }
        .note, footer { color: var(--soft); font-size: .875rem }
        a { color: var(--accent); text-underline-offset: .15em }
        code { font: .92em var(--mono); overflow-wrap: anywhere }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
        footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
        footer p { margin: .3rem 0 }

        """

    private static let form = """
        #lookup label { display: block; font-weight: 600; font-size: .875rem; margin: 0 0 .4rem }
        .field { display: flex; gap: .5rem }
        input[type=text] {
          flex: 1; min-width: 0; font: 1.125rem var(--mono); color: inherit; background: var(--card);
          padding: .8rem 1rem; border: 1px solid var(--line); border-radius: .75rem
        }
        input[type=text]:focus { outline: 2px solid var(--accent); outline-offset: -1px; border-color: transparent }
        input::placeholder { color: var(--soft); opacity: .65 }
        button, .choose {
          display: inline-block; font: 600 1rem system-ui, sans-serif; padding: .65rem 1.25rem; border: 0;
          border-radius: .7rem; background: var(--accent); color: var(--on-accent); cursor: pointer
        }
        button:hover, .choose:hover { filter: brightness(1.08) }
        .drop {
          display: grid; justify-items: center; gap: .5rem; text-align: center; margin: 1.25rem 0;
          padding: 2rem 1rem 1.5rem; border: 2px dashed var(--line); border-radius: 1rem
        }
        .drop svg { color: var(--accent) }
        .drop .note { margin: 0 }
        .drop.over { border-color: var(--accent); background: var(--tint) }
        @media (scripting: enabled) {
          input[type=file] { position: absolute; opacity: 0; width: 1px; height: 1px }
          input[type=file]:focus-visible + .choose { outline: 3px solid var(--accent); outline-offset: 2px }
        }
        @media (scripting: none) {
          noscript { display: contents }
          .choose, .hint { display: none }
          input[type=file] { font: inherit; max-width: 100% }
        }
        @media (prefers-reduced-motion: no-preference) { .drop { transition: background .15s, border-color .15s } }
        progress { width: 100%; height: .4rem; accent-color: var(--accent) }

        """

    private static let results = """
        article {
          background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
          padding: 1rem 1.25rem; margin: .8rem 0
        }
        article h3 { font-size: .9rem; font-weight: 500; color: var(--soft); margin: 0; overflow-wrap: anywhere }
        article p { margin: .4rem 0 0 }
        .type { font: 600 1.3rem/1.3 var(--mono); letter-spacing: -.02em; overflow-wrap: anywhere }
        .facts { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .4rem; overflow-wrap: anywhere }
        .facts span { margin-right: .3rem }
        .facts code {
          padding: 0 .45em; border-radius: .4em; background: var(--tint); color: var(--accent)
        }
        .why { color: var(--soft); font-size: .925rem; overflow-wrap: anywhere }
        .conflict {
          color: var(--warn); background: var(--warn-tint); border-radius: .6rem; padding: .5rem .8rem;
          font-size: .925rem; overflow-wrap: anywhere
        }
        article .conflict { margin-top: .6rem }
        .facts:empty { display: none }
        .waiting { color: var(--soft) }

        """
}
#endif
