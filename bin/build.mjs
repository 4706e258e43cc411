// Builds the web app into dist/web, and the packages that every process loads into dist/packages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = process.argv[2]

const COMPRESSED = /\.(?:js|css|svg|html)$/
/** Smaller files fit into one packet and are not compressed. */
const MIN_BYTES = 1_000

await bundlePackages()
await buildWebApp()
// Without the stamp, the next start builds again, because the sources of this build are unknown.
if (stamp !== undefined) writeFileSync(join(project, 'dist/.built'), stamp)

/** Each in one file: they consist of hundreds, which a process takes a fifth of a second to find and link. */
async function bundlePackages() {
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/packages',
      target: 'esnext',
      rolldownOptions: { input: { typebox: 'typebox', kysely: 'kysely' } },
    },
  })
}

async function buildWebApp() {
  await build({ root: join(project, 'src/web'), configFile: join(project, 'vite.config.ts'), logLevel: 'warn' })
  const folder = join(project, 'dist/web/static')
  for (const name of readdirSync(folder)) compress(join(folder, name))
}

function compress(path) {
  if (!COMPRESSED.test(path)) return
  const bytes = readFileSync(path)
  if (bytes.length < MIN_BYTES) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
