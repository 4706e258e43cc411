// Builds the web app into dist/web, and compresses its files once, so that no request has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(project, 'dist/web')
const stamp = process.argv[2]

const COMPRESSED = /\.(?:js|css|svg|html)$/
/** Less than one packet: there is nothing to win. */
const LEAST_BYTES = 1_000

await build({ root: join(project, 'src/web'), configFile: join(project, 'vite.config.ts'), logLevel: 'warn' })
for (const name of readdirSync(join(folder, 'static'))) compress(join(folder, 'static', name))
// Without one, the next start builds again: nobody has said of which sources this is.
if (stamp !== undefined) writeFileSync(join(folder, '.built'), stamp)

function compress(path) {
  if (!COMPRESSED.test(path)) return
  const bytes = readFileSync(path)
  if (bytes.length < LEAST_BYTES) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
