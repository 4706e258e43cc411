import fontverter from 'fontverter'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandDesign as design, brandFont as font, uploadFont } from '../setup/brand-font.ts'
import type { Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { exportedPixels } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

const upload = (bytes: Uint8Array, to = client): Promise<Answer> => uploadFont(to, bytes)

async function drawn(id: string, by = client): Promise<Buffer> {
  return exportedPixels(by, { designId: id })
}

function expectRefusal(
  answer: Answer,
  { status, code, detail }: { status: number; code: string; detail: RegExp },
): void {
  expectProblem(answer, status, code)
  expect(answer.text).toMatch(detail)
}

describe('an uploaded font', () => {
  test('is an asset with a sample, and only among the fonts if these are asked for', async () => {
    const { status, body } = await upload(font('Listed Brand'))
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'font', contentType: 'font/ttf', width: null, height: null, uses: 0 })
    expect(body.font).toEqual({
      ...{ family: 'Listed Brand', weight: 400, style: 'normal', axes: [] },
      scripts: expect.arrayContaining(['Latn']) as string[],
    })
    const sample = await fetch(String(body.thumbnailUrl))
    expect(sample.headers.get('content-type')).toBe('image/webp')
    expect((await client.get('/api/assets?kind=font')).body.assets).toEqual([body])
    expect((await client.get('/api/assets?kind=image')).body.total).toBe(0)
  })

  test('is unpacked from WOFF2, and equal to the same font as TTF', async () => {
    const ttf = font('Packed Brand')
    const packed = await upload(await fontverter.convert(ttf, 'woff2'))
    expect(packed.body).toMatchObject({ contentType: 'font/ttf', font: { family: 'Packed Brand' } })
  })

  test('that is damaged is rejected with the reason', async () => {
    const damaged = font('Damaged Brand')
    damaged.fill(0xff, damaged.length - 5_000, damaged.length - 4_000)
    expectRefusal(await upload(damaged), { status: 422, code: 'font_invalid', detail: /is damaged/ })
  })

  test('draws the texts of its family, and is listed in the document and in use', async () => {
    const { body: asset } = await upload(font('House Brand'))
    const { body: created } = await client.post('/api/designs', design('house brand'))
    expect((created.document as { fonts: unknown }).fonts).toEqual([
      { family: 'House Brand', src: `asset:${asset._id}` },
    ])
    const { body: bundled } = await client.post('/api/designs', design('Pacifico'))
    expect(Buffer.compare(await drawn(String(created._id)), await drawn(String(bundled._id)))).toBe(0)
    expect((await client.get(`/api/assets/${asset._id}/uses`)).body.uses).toMatchObject([{ _id: created._id }])
    expectProblem(await client.delete(`/api/assets/${asset._id}`), 409, 'asset_in_use')
    await client.delete(`/api/designs/${created._id}`)
    await client.post('/api/trash/delete', { ids: [created._id] })
    expect((await client.delete(`/api/assets/${asset._id}`)).status).toBe(204)
  })

  test('of another account with the same name draws that account’s texts', async () => {
    const other = await service.client()
    await upload(font('Twin Brand'))
    await upload(font('Twin Brand', 'lato', 900), other)
    const { body: mine } = await client.post('/api/designs', design('Twin Brand'))
    const { body: theirs } = await other.post('/api/designs', design('Twin Brand'))
    const [a, b] = [await drawn(String(mine._id)), await drawn(String(theirs._id), other)]
    expect(Buffer.compare(a, b)).not.toBe(0)
    expect(Buffer.compare(a, await drawn(String(mine._id)))).toBe(0)
  })

  test('that an account does not have is replaced by Inter, and its ID is rejected', async () => {
    const { body: asset } = await upload(font('Private Brand'))
    const other = await service.client()
    const { body: created } = await other.post('/api/designs', design('Private Brand'))
    expect(created.document).not.toHaveProperty('fonts')
    const { document, ...rest } = design('Private Brand')
    const fonts = [{ family: 'Private Brand', src: `asset:${asset._id}` }]
    const rejected = await other.post('/api/designs', { ...rest, document: { ...document, fonts } })
    expectRefusal(rejected, { status: 400, code: 'invalid_input', detail: /not found/ })
  })

  test('is copied with a public design to the account that copies it', async () => {
    await upload(font('Shared Brand'))
    const { body: original } = await client.post('/api/designs', {
      ...design('Shared Brand'),
      ...{ visibility: 'public', sharing: { copy: true, download: true } },
    })
    const other = await service.client()
    const { body: copy, status } = await other.post('/api/designs', { fromTemplate: original._id })
    expect(status).toBe(201)
    const [entry] = (copy.document as { fonts: { src: string }[] }).fonts
    const own = await other.get(`/api/assets/${entry?.src.replace('asset:', '')}`)
    expect(own.body).toMatchObject({ kind: 'font', font: { family: 'Shared Brand' } })
    expect(Buffer.compare(await drawn(String(copy._id), other), await drawn(String(original._id)))).toBe(0)
  })
})

describe('the list of fonts', () => {
  test('has the account’s own families before the bundled ones, each with a sample', async () => {
    const other = await service.client()
    await upload(font('Zebra'), other)
    await upload(font('Apple', 'lato', 900), other)
    await upload(font('Apple', 'lato', 300), other)
    const { body } = await other.get('/api/fonts')
    const fonts = body.fonts as { family: string; own: boolean; sampleUrl: string; scripts: string[] }[]
    expect(fonts.slice(0, 3)).toMatchObject([
      {
        ...{ family: 'Apple', own: true, axes: [], scripts: ['Latn'] },
        faces: [
          { weight: 300, style: 'normal' },
          { weight: 900, style: 'normal' },
        ],
      },
      { family: 'Zebra', own: true },
      { family: 'Inter', own: false, scripts: ['Latn', 'Cyrl', 'Grek'] },
    ])
    for (const { family, sampleUrl } of fonts) {
      const sample = await fetch(sampleUrl)
      expect(sample.status, family).toBe(200)
      expect(sample.headers.get('content-type'), family).toMatch(/^image\/(webp|svg\+xml)/)
    }
    expect((await client.get('/api/fonts')).text).not.toContain('Zebra')
  })

  test('can be searched by name, by script and by owner', async () => {
    const other = await service.client()
    await upload(font('Zebra Sans'), other)
    const familiesOf = async (query: string): Promise<readonly string[]> => {
      const { body } = await other.get(`/api/fonts?${query}`)
      const families = (body.fonts as { family: string }[]).map(({ family }) => family)
      expect(body.total).toBe(families.length)
      return families
    }
    expect(await familiesOf('q=SANS%20t')).toEqual(['Noto Sans Thai', 'Noto Sans TC'])
    expect(await familiesOf('script=Hang')).toEqual(['Black Han Sans', 'Noto Sans KR'])
    expect(await familiesOf('own=true')).toEqual(['Zebra Sans'])
    expect(await familiesOf('own=false&q=zebra')).toEqual([])
    for (const query of ['script=hangul', 'own=yes', 'limit=5'])
      expectProblem(await other.get(`/api/fonts?${query}`), 400, 'invalid_input')
  })
})
