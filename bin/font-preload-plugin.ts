import type { Plugin } from 'vite'

/** The fonts at the top of every page. */
const PRELOADED = [/^static\/hanken-grotesk-latin-wght-normal-/, /^static\/bricolage-grotesque-latin-wght-normal-/]

/** Loads these fonts in parallel with the scripts; by default, fonts load only when text is laid out. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        PRELOADED.map((pattern) => {
          const file = Object.keys(bundle).find((name) => pattern.test(name))
          if (file === undefined) throw new Error(`No font of the app is ${String(pattern)}.`)
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` }
          return { tag: 'link', attrs, injectTo: 'head' as const }
        }),
    },
  }
}
