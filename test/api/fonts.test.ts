import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPoppler } from '../golden/poppler.ts'
import type { Client } from '../setup/client.ts'
import { download, exported } from '../setup/exporting.ts'
import { onePage, openPicture } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const poppler = findPoppler()

interface Font {
  readonly family: string
  readonly faces: readonly { weight: number; style: string }[]
}

let service: Service
let client: Client
let fonts: Font[]

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  fonts = (await client.get('/api/fonts')).body.fonts as Font[]
})

afterAll(() => service.stop())

test('the list of fonts has each family once, with its weights and styles', async () => {
  const { status, body, headers } = await client.get('/api/fonts')
  expect(status).toBe(200)
  expect(body.total).toBe(fonts.length)
  const families = fonts.map(({ family }) => family)
  expect(new Set(families).size).toBe(families.length)
  for (const family of ['Inter', 'Roboto', 'Playfair Display', 'JetBrains Mono']) expect(families).toContain(family)
  for (const { family, faces } of fonts) {
    expect(faces.length, family).toBeGreaterThan(0)
    for (const { weight, style } of faces) {
      expect(weight % 100 === 0 && weight >= 100 && weight <= 900, `${family} ${weight}`).toBe(true)
      expect(['normal', 'italic']).toContain(style)
    }
  }
  const again = await client.get('/api/fonts', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await client.get('/api/fonts?limit=5')).status).toBe(400)
})

test('every listed family is drawn in each of its faces without a warning', async () => {
  const samples = fonts.flatMap(({ family, faces }) => faces.map((face) => ({ family, ...face })))
  const rows = Math.ceil(samples.length / 10)
  const elements = samples.map(({ family, weight, style }, index) => {
    const box = { x: (index % 10) * 100, y: Math.floor(index / 10) * 30, width: 100, height: 30 }
    // Every font has digits, including the emoji font and fonts of a single script.
    const textStyle = { fontFamily: family, fontWeight: weight, fontStyle: style, fontSize: 24, text: '1234' }
    return { id: `t${index}`, type: 'text', ...box, ...textStyle }
  })
  const size = { width: 1000, height: rows * 30 }
  const { body } = await client.post('/api/designs', { ...size, document: onePage(elements) })
  const finished = await exported(client, { designId: body._id, format: 'png' })
  expect(finished.warnings).toEqual([])
  const picture = await openPicture((await download(finished.downloadUrl)).bytes)
  for (const [index, { family, weight, style }] of samples.entries()) {
    const [left, top] = [(index % 10) * 100, Math.floor(index / 10) * 30]
    const points = Array.from({ length: 3_000 }, (_, at) => picture.at(left + (at % 100), top + Math.floor(at / 100)))
    expect(
      points.some(([red, green, blue]) => red + green + blue < 600),
      `${family} ${weight} ${style}`,
    ).toBe(true)
  }
})

test.skipIf(!poppler)('many scripts are text in the PDF, each in a bundled font', async () => {
  const words = ['Grüße', 'Привет', 'Ελλάδα', 'שלום', 'مرحبا', 'नमस्ते', 'สวัสดี', '東京']
  const elements = words.map((text, index) => {
    return { id: `t${index}`, type: 'text', x: 10, y: index * 50, width: 380, height: 50, fontSize: 30, text }
  })
  const { body } = await client.post('/api/designs', { width: 400, height: 400, document: onePage(elements) })
  const finished = await exported(client, { designId: body._id, format: 'pdf' })
  expect(finished.warnings).toEqual([])
  const { bytes } = await download(finished.downloadUrl)
  const read = ((await poppler?.text(bytes)) ?? '').normalize('NFKC')
  for (const word of ['Grüße', 'Привет', 'Ελλάδα', '東京', 'สวัสดี']) expect(read).toContain(word.normalize('NFKC'))
  const embedded = (await poppler?.tell('pdffonts', bytes)) ?? ''
  const lines = embedded.trim().split('\n').slice(2)
  expect(lines.length).toBeGreaterThanOrEqual(5)
  for (const line of lines) expect(line).toMatch(/ yes +yes +yes /)
})
