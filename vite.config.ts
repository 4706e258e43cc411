import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './bin/font-preload-plugin.ts'
import { markdownPages } from './bin/markdown-plugin.ts'

/**
 * The pure rooms and the client have no side effects when loaded, so the bundler may omit what a
 * module does not use.
 */
const PURE_ROOMS = /\/src\/(?:document|text|paint|edit|sdk)\//

/** What every page needs is one chunk. Otherwise each set of lazy parts that shares some of it gets a small one. */
const BASE =
  /\/src\/web\/(?:parts\/(?:class-names|button|tooltip|use-online|states)|api\/use-toast)\.|\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/react-query)\//

/** Builds src/web into dist/web. All URLs in the result are relative, because the server inserts the `<base>`. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [markdownPages(), react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsDir: 'static',
    // No inlined files: the content security policy allows no data: fonts, and every file has its own
    // URL, so it can be cached forever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // In kB. The painter, the encoders of codes and each language’s hyphenation load when a page needs them.
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !PURE_ROOMS.test(id) },
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
})
