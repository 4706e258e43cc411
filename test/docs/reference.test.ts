import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  responseExample,
  type Description,
  isStream,
  type Operation,
  operationsOf,
  problemsOf,
} from '../../src/web/pages/docs/reference/description.ts'
import { requestCode } from '../../src/web/pages/docs/reference/request-code.ts'
import { rangesOf, typeOf } from '../../src/web/pages/docs/reference/schema-facts.ts'
import type { Client } from '../setup/client.ts'
import { exported } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

/*
 * The reference shows each operation in curl and TypeScript. These tests run the curl examples with
 * existing IDs instead of the printed ones, and check the TypeScript examples against the client's types.
 */

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const described = JSON.parse(await readFile(join(PROJECT, 'openapi.json'), 'utf8')) as Description
const operations = operationsOf(described)

let service: Service
let client: Client
let folder: string

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  folder = await mkdtemp(join(tmpdir(), 'platen-reference-'))
  await cp(join(PROJECT, 'src/sdk'), join(folder, 'platen'), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Excludes streams, which do not end, and retries, which require a failed export. */
const runnable = operations.filter((operation) => !isStream(operation) && operation.operationId !== 'retryExport')

test.each(runnable.map((operation) => [operation.operationId, operation] as const))(
  'the curl example of %s returns what is described',
  async (_id, operation) => {
    const [curl] = requestCode(operation)
    expect(curl?.language).toBe('curl')
    const ids = await idsFor(operation)
    const code = (curl?.code ?? '').replaceAll(
      /\b(des|tpl|exp|ast|fol)_[0-9a-z]{26}\b/g,
      (id, kind: keyof Ids) => ids[kind] ?? id,
    )
    await writeFile(join(folder, 'beach.jpg'), await newPicture())
    await writeFile(join(folder, 'poster.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const env = { ...process.env, PLATEN: service.url, KEY: client.key }
    const script = `curl() { command curl -sS --fail-with-body "$@"; }\n${code}`
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env })
    const example = responseExample(operation)
    if (example === undefined || (stdout === '' && '204' in operation.responses)) expect(stdout).toBe('')
    else expect(Object.keys(JSON.parse(stdout) as object).toSorted()).toEqual(Object.keys(example as object).toSorted())
  },
)

test('every example in TypeScript matches the types of the client', async () => {
  const calls = operations
    .flatMap((operation) => requestCode(operation).filter(({ language }) => language === 'TypeScript'))
    .map(({ code }) => `{\n${code}\n}`)
  expect(calls.length).toBeGreaterThan(25)
  const head = `import { readFile } from 'node:fs/promises'\nimport { createPlaten } from './platen/create-platen.ts'\nconst platen = createPlaten({ baseUrl: '' })\n`
  await writeFile(join(folder, 'typed.ts'), head + calls.join('\n'))
  const options = '--module nodenext --target es2023 --strict --noEmit --skipLibCheck --types node --ignoreConfig'
  const args = [...options.split(' '), '--allowImportingTsExtensions', 'typed.ts']
  const { stdout } = await run(process.execPath, [join(PROJECT, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd: folder,
  }).catch((error: unknown) => error as { stdout: string })
  expect(stdout).toBe('')
})

test('internal routes are shown with fetch', async () => {
  const web = operationsOf(JSON.parse(await readFile(join(PROJECT, 'openapi-web.json'), 'utf8')) as Description)
  expect(web.length).toBeGreaterThan(10)
  for (const operation of web) expect(requestCode(operation)[0]?.code).toContain(`await fetch('/web/`)
})

test('types and constraints are described in words', () => {
  const { NewDesign, NewExport, Element } = described.components.schemas
  const title = NewDesign?.properties?.['title'] ?? {}
  expect([typeOf(title, described), ...rangesOf(title, described)]).toEqual(['string', '1 to 255 characters'])
  const pages = NewExport?.properties?.['pages'] ?? {}
  expect([typeOf(pages, described), ...rangesOf(pages, described)]).toEqual(['array of integer', '1 to 200 items'])
  const visibility = NewDesign?.properties?.['visibility'] ?? {}
  expect(typeOf(visibility, described)).toBe('"private" or "unlisted" or "public"')
  expect(typeOf(Element ?? {}, described)).toContain('TextElement or ImageElement')
})

test('every operation lists its error codes', () => {
  for (const operation of operations) {
    const problems = problemsOf(operation, described)
    expect(problems.map(({ code }) => code)).toContain('rate_limited')
    for (const { title } of problems) expect(title).not.toBe('')
  }
})

type Ids = Partial<Record<'des' | 'tpl' | 'exp' | 'ast' | 'fol', string>>

/** Creates the resources that an operation needs. They are new each time, since some operations delete them. */
async function idsFor({ path }: Operation): Promise<Ids> {
  const des = await createResource('/api/designs', { title: 'Poster', width: 40, height: 40 })
  const ids: Ids = {
    des,
    tpl: await createResource('/api/templates', { designId: des, title: 'Poster', category: 'Mine' }),
  }
  if (path.startsWith('/api/trash')) await client.delete(`/api/designs/${des}`)
  if (path.startsWith('/api/exports/{id}')) ids.exp = (await exported(client, { designId: des, format: 'png' }))._id
  if (path.startsWith('/api/assets/{id}')) ids.ast = await uploadPicture()
  if (path.startsWith('/api/folders/{id}') || path.endsWith('/move')) {
    ids.fol = await createResource('/api/folders', { name: `Folder of ${des}` })
  }
  return ids
}

async function createResource(path: string, body: object): Promise<string> {
  const { status, text, body: answer } = await client.post(path, body)
  if (status !== 201) throw new Error(text)
  return answer._id as string
}

async function uploadPicture(): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await newPicture())]), 'beach.jpg')
  return createResource('/api/assets', form)
}

/** Creates a different image each time, since equal bytes are stored once. */
function newPicture(): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3))
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } })
    .jpeg()
    .toBuffer()
}
