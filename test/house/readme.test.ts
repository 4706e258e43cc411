import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

const run = promisify(execFile)

let readme: string
let service: Service
let folder: string

beforeAll(async () => {
  readme = await readFile('README.md', 'utf8')
  service = await startService()
  // The tour waits at most 30 seconds for an export, and a busy machine starts the render process late.
  const client = await service.client()
  const { body } = await client.post('/api/designs', { width: 9, height: 9 })
  await exported(client, { designId: body._id, format: 'png' })
  folder = await mkdtemp(join(tmpdir(), 'platen-readme-'))
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The shell blocks of the tour as printed, except the first, which sets the URL of the service. */
function tour(): string[] {
  const [, section = ''] = /^## A tour in curl$([\s\S]*?)^## /m.exec(readme) ?? []
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).slice(1)
}

/** Returns the red, green and blue of a pixel. */
async function colorAt(file: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(join(folder, file)).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.removeAlpha().raw().toBuffer())]
}

test('the tour works as printed, and its files have the described content', async () => {
  const blocks = tour()
  expect(blocks.length).toBeGreaterThan(4)
  const key = await service.makeKey()
  const script = [`export PLATEN=${service.url}`, `export KEY=${key}`, ...blocks].join('\n')
  // With pipefail, a line whose curl or grep finds nothing fails.
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder })
  expect(stdout.match(/"title":"Spring campaign"/g), 'printed by the change and by the restore').toHaveLength(2)
  expect(stdout).toMatch(/"slots":\[\{"name":"quote","label":"Quote"/)
  expect(stdout).not.toContain('"status":4')
  expect((await readFile(join(folder, 'hello.png'))).subarray(1, 4).toString()).toBe('PNG')
  expect((await readFile(join(folder, 'quote.jpg'))).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  // A point of the sun in the image, and the same point in the image slot of the template.
  const [uploaded, drawn] = [await colorAt('hello.png', 540, 540), await colorAt('quote.jpg', 794, 540)]
  for (const [channel, level] of uploaded.entries()) expect(Math.abs(level - (drawn[channel] ?? 0))).toBeLessThan(12)
  expect((await readFile(join(folder, 'hello.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the table of settings has exactly the variables that are read', async () => {
  const files = ['src/config/read-config.ts', 'src/config/read-oidc.ts']
  const config = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const read = [...config.matchAll(/'((?:PLATEN_)?[A-Z_]{4,})'/g)].map(([, name]) => name)
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual([...new Set(read)].toSorted())
})

test('every linked file exists', async () => {
  for (const [, target = ''] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
    await expect(readFile(target), target).resolves.toBeDefined()
  }
})
