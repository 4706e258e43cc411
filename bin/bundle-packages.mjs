// Bundles packages that consist of hundreds of modules into one file each, in dist/packages (decision 33).
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(project, 'dist/packages')
const built = `${folder}.new`
const stamp = process.argv[2]

await build({
  root: project,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: built,
    target: 'esnext',
    rolldownOptions: { input: { typebox: 'typebox', kysely: 'kysely' } },
  },
})
mkdirSync(folder, { recursive: true })
// A running server's next render process reads these files, so each is replaced at once.
for (const name of readdirSync(built)) renameSync(join(built, name), join(folder, name))
rmSync(built, { recursive: true })
// Without the stamp, the next start builds again, because the sources of this build are unknown.
if (stamp !== undefined) writeFileSync(join(folder, '.built'), stamp)
