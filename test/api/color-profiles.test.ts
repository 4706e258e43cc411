import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePdf } from '../../src/render/pdf/parse-pdf.ts'
import { pdfxViolations } from '../../src/render/pdf/testing/pdfx-violations.ts'
import { profileOfVersion4 } from '../../src/render/cmyk/testing/profile-of-version-4.ts'
import type { Client } from '../setup/client.ts'
import { exportedBytes } from '../setup/exporting.ts'
import { onePage, rect } from '../setup/pictures.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

let folder: string
let service: Service
let client: Client
let designId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-icc-'))
  const bytes = await readFile('src/render/cmyk/profiles/fogra39-coated.icc')
  await writeFile(join(folder, 'house-paper.icc'), profileOfVersion4(bytes))
  service = await startService({ PLATEN_ICC_DIR: folder })
  client = await service.client()
  const document = onePage([rect('square', [10, 10, 50, 50])])
  const { body } = await client.post('/api/designs', { width: 100, height: 100, document, title: 'Card' })
  designId = String(body._id)
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

test('a PDF/X-4 has the profile of an admin as its output intent', async () => {
  const options = { format: 'pdf', colorProfile: 'house-paper', conformsTo: ['PDF/X-4'] }
  const bytes = await exportedBytes(client, { designId, ...options })
  expect(pdfxViolations(parsePdf(bytes))).toEqual([])
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/OutputConditionIdentifier \(FOGRA51\)\s*\/RegistryName/)
})

test('verify draws a file again with the profile, and says if it is missing', async () => {
  const exported = await exportedBytes(client, { designId, format: 'pdf', colorProfile: 'house-paper' })
  const [file, design] = [join(folder, 'card.pdf'), join(folder, 'card.json')]
  await writeFile(file, exported)
  await writeFile(design, JSON.stringify((await client.get(`/api/designs/${designId}`)).body))
  const verify = (env: Record<string, string>) => runPlaten(['verify', file, design, '--render'], { env })
  const [without, having] = await Promise.all([verify({}), verify({ PLATEN_ICC_DIR: folder })])
  expect(without.stdout).toContain('its color profile, "house-paper", is missing here. Set PLATEN_ICC_DIR')
  expect(having.stdout).toContain('Rendered again: the same file, byte for byte.')
  expect([without.code, having.code]).toEqual([2, 0])
})

test('a profile that was replaced while the server runs is used, and no earlier file is returned', async () => {
  const path = join(folder, 'house-paper.icc')
  const options = { designId, format: 'pdf', colorProfile: 'house-paper' }
  const before = await readFile(path)
  const first = await exportedBytes(client, options)
  await writeFile(path, await readFile('src/render/cmyk/profiles/gracol2006-coated.icc'))
  const second = await exportedBytes(client, options)
  await writeFile(path, before)
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(false)
  expect(Buffer.from(await exportedBytes(client, options)).equals(Buffer.from(first))).toBe(true)
})

test('profiles are listed, and an unknown one is answered with those that there are', async () => {
  const { body } = await client.get('/api/color-profiles')
  expect(body).toMatchObject({ total: 4 })
  expect(body['colorProfiles']).toContainEqual({
    ...{ name: 'house-paper', label: 'Own paper', condition: 'FOGRA51', builtIn: false },
  })
  const issue = {
    pointer: '/colorProfile',
    detail:
      'must be one of "fogra39-coated", "fogra29-uncoated", "gracol2006-coated", "house-paper"; received "house-papers"; did you mean "house-paper"?',
  }
  for (const [path, target] of [
    ['/api/exports', { designId }],
    ['/api/designs/export', { ids: [designId] }],
  ] as const) {
    const answer = await client.post(path, { ...target, format: 'pdf', colorProfile: 'house-papers' })
    expect([path, answer.status, answer.body['errors']]).toEqual([path, 400, [issue]])
  }
})

test('what cannot be the name of a profile is answered with what one looks like', async () => {
  const { status, body } = await client.post('/api/exports', { designId, format: 'pdf', colorProfile: 'House paper' })
  expect([status, body['errors']]).toEqual([
    400,
    [
      {
        pointer: '/colorProfile',
        detail: 'must be the name of a color profile such as "fogra39-coated"; received "House paper"',
      },
    ],
  ])
})
