import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './bin/font-preload-plugin.ts'
import { markdownPages } from './bin/markdown-plugin.ts'

/**
 * The pure rooms and the client have no side effects when loaded: a module that uses only a type or
 * a small function of theirs does not load the rest.
 */
const PURE_ROOMS = /\/src\/(?:document|text|paint|sdk)\//

/** The web app, from src/web to dist/web. The server puts the right `<base>` in, so every address in it is relative. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [markdownPages(), react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsDir: 'static',
    // The content security policy allows no data: fonts, and every file has its own address, so it
    // can be cached forever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !PURE_ROOMS.test(id) } },
  },
})
