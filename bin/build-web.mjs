// Builds the web app into dist/web and compresses its files once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(project, 'dist/web')
const stamp = process.argv[2]

const COMPRESSED = /\.(?:js|css|svg|html)$/
/** Smaller files fit into one packet and are not compressed. */
const MIN_BYTES = 1_000

await build({ root: join(project, 'src/web'), configFile: join(project, 'vite.config.ts'), logLevel: 'warn' })
for (const name of readdirSync(join(folder, 'static'))) compress(join(folder, 'static', name))
// Without the stamp, the next start builds again, because the sources of this build are unknown.
if (stamp !== undefined) writeFileSync(join(folder, '.built'), stamp)

function compress(path) {
  if (!COMPRESSED.test(path)) return
  const bytes = readFileSync(path)
  if (bytes.length < MIN_BYTES) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
