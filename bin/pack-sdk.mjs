// Packs src/sdk as the npm package @platen/sdk for Node 20 and browsers into dist, or into the
// folder given as an argument.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const PROJECT = join(import.meta.dirname, '..')
const ENTRY = join(PROJECT, 'src/sdk/create-platen.ts')
const destination = resolve(process.argv[2] ?? join(PROJECT, 'dist'))
const stage = join(destination, 'sdk')
const { version, license } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))

const manifest = {
  name: '@platen/sdk',
  version,
  description: 'Typed client of the Platen REST API, for Node and browsers',
  license,
  type: 'module',
  exports: { '.': { types: './types/create-platen.d.ts', default: './index.js' } },
  types: './types/create-platen.d.ts',
  files: ['index.js', 'types', 'LICENSE-openapi-fetch'],
  sideEffects: false,
  engines: { node: '>=20' },
}

const README = `# @platen/sdk

A typed client of the Platen REST API, for Node from version 20 and for browsers. It has no dependencies.

\`\`\`ts
import { createPlaten, PlatenProblem } from '@platen/sdk'

const platen = createPlaten({ baseUrl: 'http://localhost:4400', key: process.env.KEY })
try {
  const design = await platen.createDesign({ body: { title: 'Hello', width: 1080, height: 1080 } })
  const { status, downloadUrl } = await platen.exportAndWait({ body: { designId: design._id, format: 'png' } })
  console.log(status, downloadUrl)
} catch (error) {
  if (!(error instanceof PlatenProblem)) throw error
  console.error(error.code, error.detail)
}
\`\`\`

Each operation of the API is a method under its own name. Your service describes all of them at \`/docs\`.
`

rmSync(stage, { recursive: true, force: true })
mkdirSync(stage, { recursive: true })
await build({
  root: PROJECT,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: stage,
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    target: 'es2022',
    lib: { entry: ENTRY, formats: ['es'], fileName: () => 'index.js' },
  },
})
declareTypes(join(stage, 'types'))
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(join(stage, 'README.md'), README)
copyFileSync(join(PROJECT, 'LICENSE'), join(stage, 'LICENSE'))
// openapi-fetch is bundled in index.js, and its license requires this notice.
copyFileSync(join(PROJECT, 'node_modules/openapi-fetch/LICENSE'), join(stage, 'LICENSE-openapi-fetch'))
const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', destination], {
  cwd: stage,
  encoding: 'utf8',
}).trim()
process.stdout.write(`${join(destination, tarball)}\n`)

function declareTypes(folder) {
  const options = [
    '--ignoreConfig',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    folder,
    '--rootDir',
    join(PROJECT, 'src/sdk'),
  ]
  const language = ['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable,dom.asynciterable', '--types', 'node']
  const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--rewriteRelativeImportExtensions']
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, ENTRY, ...options, ...language, ...modules, '--strict', '--skipLibCheck'], {
    cwd: PROJECT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // call.d.ts is not exported and refers to types of a package that is not installed.
  rmSync(join(folder, 'call.d.ts'))
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    // The compiler does not rewrite extensions in declarations.
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from\s+'\.\/[\w-]+)\.ts'/g, "$1.js'"))
  }
}
