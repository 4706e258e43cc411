import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMachineNode, installSdk } from '../setup/install-sdk.ts'
import { type Service, startService } from '../setup/start-service.ts'

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const machineNode = await findMachineNode()
if (machineNode === undefined && process.env['PLATEN_TEST_REQUIRE_ALL'] === '1') {
  throw new Error('PLATEN_TEST_REQUIRE_ALL is 1, and the machine has no Node of its own')
}

const PROGRAM = `import { createPlaten, PlatenProblem, type Schemas } from '@platen/sdk'

const platen = createPlaten({ baseUrl: process.env.URL ?? '', key: process.env.KEY ?? '' })
const design: Schemas['OpenDesign'] = await platen.createDesign({ body: { title: 'Packed', width: 64, height: 64 } })
const { status } = await platen.exportAndWait({ body: { designId: design._id, format: 'png' } })
const problem: unknown = await platen.getDesign({ id: 'des_none' }).catch((error: unknown) => error)
console.log(design.title, status, problem instanceof PlatenProblem && problem.code, process.version)
`

let folder: string
let service: Service
/** Errors of the compiler, one per line. */
let errors: readonly string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-sdk-'))
  await installSdk(folder)
  const readme = await readFile(join(folder, 'node_modules/@platen/sdk/README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  await writeFile(join(folder, 'readme.ts'), example)
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  await writeFile(join(folder, 'wrong.ts'), PROGRAM.replace('width: 64', "width: '64'"))
  errors = await compile('readme.ts', 'program.ts', 'wrong.ts')
  service = await startService()
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Compiles `files` in one run, which takes seconds, and returns the errors. */
async function compile(...files: readonly string[]): Promise<string[]> {
  const options = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node', '--strict', '--ignoreConfig']
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [compiler, ...files, ...options], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  )
  return output.stdout.split('\n').filter((line) => line !== '')
}

test('the package has no dependencies, and contains the licenses of its parts', async () => {
  const installed = join(folder, 'node_modules/@platen/sdk')
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: '@platen/sdk', license: 'MIT' })
  expect(manifest).not.toHaveProperty('dependencies')
  expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toContain('MIT')
  expect(await readFile(join(installed, 'LICENSE-openapi-fetch'), 'utf8')).toContain('MIT')
})

test('the example of its README and a program match its types, and a program with a wrong type does not', () => {
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts.*string.*number/)])
})

test.skipIf(machineNode === undefined)('the compiled program runs on the machine’s own version of Node', async () => {
  const env = { PATH: process.env['PATH'] ?? '', URL: service.url, KEY: await service.makeKey() }
  const { stdout } = await run(machineNode ?? '', ['program.js'], { cwd: folder, env })
  expect(stdout).toMatch(/^Packed completed not_found v\d+/)
})

test('a bundler creates a browser script from it, without modules of Node', async () => {
  const page = "import { createPlaten } from '@platen/sdk'\nglobalThis.platen = createPlaten({ baseUrl: '' })\n"
  await writeFile(join(folder, 'page.js'), page)
  const lib = { entry: join(folder, 'page.js'), formats: ['es' as const], fileName: 'page' }
  const outDir = join(folder, 'bundled')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir, lib, minify: false } })
  const bundled = await readFile(join(outDir, 'page.js'), 'utf8')
  expect(bundled).toContain('/api/designs')
  expect(bundled).not.toMatch(/\bfrom ["']|require\(|node:/)
})
