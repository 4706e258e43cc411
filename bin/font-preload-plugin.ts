import { type Plugin } from 'vite'

/** Of the families in src/web/styles, what every page is set in from its first line on. */
const FIRST_SEEN = [/^static\/hanken-grotesk-latin-wght-normal-/, /^static\/bricolage-grotesque-latin-wght-normal-/]

/** Has the browser fetch the fonts that every page needs beside the scripts: it would find them only once the first text is laid out. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        FIRST_SEEN.map((pattern) => {
          const file = Object.keys(bundle).find((name) => pattern.test(name))
          if (file === undefined) throw new Error(`No font of the app is ${String(pattern)}.`)
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` }
          return { tag: 'link', attrs, injectTo: 'head' as const }
        }),
    },
  }
}
