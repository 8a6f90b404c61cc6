#if Server
/// How all pages look: the reader's own colours and fonts, on a phone as on a desk.
enum PageStyle {
    static let css = """
        :root { color-scheme: light dark; --line: #8886; --soft: #8882; --accent: light-dark(#0b57d0, #8ab4f8);
          --bad: light-dark(#b3261e, #f2b8b5) }
        * { box-sizing: border-box }
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
        h1 { font-size: 1.4rem; margin: .5rem 0 } h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
        label { display: block } code, output b { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
        input[type=text] { font: inherit; width: 100%; padding: .6rem; border: 1px solid var(--line); border-radius: .4rem }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
        button { font: inherit; padding: .5rem 1rem }
        .drop { border: 2px dashed var(--line); border-radius: .6rem; padding: 1.2rem; margin: 0 0 .8rem }
        .drop.over { border-color: var(--accent); background: var(--soft) }
        input[type=file] { font: inherit; max-width: 100%; margin: .4rem 0 }
        article { border: 1px solid var(--line); border-radius: .6rem; padding: .7rem 1rem; margin: .6rem 0 }
        article h3 { font-size: 1rem; font-weight: normal; margin: 0; overflow-wrap: anywhere }
        article p { margin: .2rem 0 } article ul { margin: .2rem 0; padding-left: 1.2rem }
        .type { font: 600 1.1rem ui-monospace, monospace; overflow-wrap: anywhere }
        .conflict { color: var(--bad) } .note { opacity: .75; font-size: .9rem }
        progress { width: 100%; height: .6rem; accent-color: var(--accent) }
        @media (prefers-reduced-motion: no-preference) { .drop { transition: background .15s } }
        """
}
#endif
