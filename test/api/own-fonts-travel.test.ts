import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandDesign, brandFont, uploadFont } from '../setup/brand-font.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, exported, exportedPixels } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

/*
 * A font of one's own goes wherever its designs go. Each font is Pacifico under another name, so that each picture must
 * equal that of the same design in Pacifico.
 */

let service: Service
let owner: Client
let other: Client
let pacifico: Buffer

beforeAll(async () => {
  service = await startService()
  owner = await service.client()
  other = await service.client()
  pacifico = await drawn(await create('Pacifico'))
})

afterAll(() => service.stop())

async function create(family: string, more: object = {}, by = owner): Promise<string> {
  const { status, body } = await by.post('/api/designs', { ...brandDesign(family), ...more })
  expect(status).toBe(201)
  return body._id
}

async function uploaded(family: string, by = owner): Promise<string> {
  const { status, body } = await uploadFont(by, brandFont(family))
  expect(status).toBe(201)
  return body._id
}

function drawn(designId: string, by = owner, more: object = {}): Promise<Buffer> {
  return exportedPixels(by, { designId, ...more })
}

async function usersOf(assetId: string): Promise<readonly string[]> {
  const { uses } = (await owner.get(`/api/assets/${assetId}/uses`)).body as { uses: { _id: string }[] }
  return uses.map(({ _id }) => _id)
}

test('thumbnails and previews of a design are drawn in its font', async () => {
  await uploaded('Preview Brand')
  const pictures = await Promise.all(
    ['Preview Brand', 'Pacifico', 'Inter'].map(async (family) => {
      const { body } = await owner.get(`/api/designs/${await create(family)}`)
      const { pages } = (await owner.get(`/api/designs/${body._id}/pages`)).body as { pages: { previewUrl: string }[] }
      return [(await download(body.thumbnailUrl)).bytes, (await download(pages[0]?.previewUrl ?? '')).bytes]
    }),
  )
  expect(pictures[0]).toEqual(pictures[1])
  expect(pictures[0]).not.toEqual(pictures[2])
})

test('a template uses the fonts of its design, and designs of the template too', async () => {
  const font = await uploaded('Template Brand')
  const designId = await create('Template Brand')
  const { body: template } = await owner.post('/api/templates', { designId })
  expect(template.document.fonts).toEqual([{ family: 'Template Brand', src: `asset:${font}` }])
  const { body: design } = await owner.post('/api/designs', { fromTemplate: template._id })
  expect(Buffer.compare(await drawn(design._id), pacifico)).toBe(0)
  expect(await usersOf(font)).toEqual([template._id, design._id, designId])
  for (const id of [designId, design._id]) await owner.delete(`/api/designs/${id}`)
  await owner.post('/api/trash/delete', { ids: [designId, design._id] })
  expectProblem(await owner.delete(`/api/assets/${font}`), 409, 'asset_in_use')
  await owner.delete(`/api/templates/${template._id}`)
  expect((await owner.delete(`/api/assets/${font}`)).status).toBe(204)
})

test('a duplicate uses the font', async () => {
  const font = await uploaded('Duplicate Brand')
  const id = await create('Duplicate Brand')
  const { body: copy } = await owner.post(`/api/designs/${id}/duplicate`)
  expect(Buffer.compare(await drawn(copy._id), pacifico)).toBe(0)
  expect(await usersOf(font)).toEqual([copy._id, id])
})

test('a stranger sees and downloads a shared design in its font, but not the font', async () => {
  const font = await uploaded('Public Brand')
  const shared = { visibility: 'public', sharing: { copy: true, download: true } }
  const [branded, plain] = [await create('Public Brand', shared), await create('Pacifico', shared)]
  const stranger = new Client(service.url)
  const previewOf = async (id: string): Promise<Buffer> => {
    const { body } = await stranger.get(`/web/shared/${id}`, OURS)
    expect(JSON.stringify(body)).not.toContain(font)
    return (await download(body.pages[0].previewUrl)).bytes
  }
  expect(await previewOf(branded)).toEqual(await previewOf(plain))
  expectProblem(await other.get(`/api/assets/${font}`), 404, 'not_found')
  expect((await other.get('/api/fonts')).text).not.toContain('Public Brand')
})

test('a copy of a shared design brings the font, which counts in the storage of its new account', async () => {
  const copier = await service.client()
  await uploaded('Copied Brand')
  const id = await create('Copied Brand', { visibility: 'public', sharing: { copy: true, download: false } })
  const storedBefore = await storedBytes(copier)
  const { body: copy } = await copier.post('/api/designs', { fromTemplate: id })
  const font = brandFont('Copied Brand').length
  expect((await storedBytes(copier)) - storedBefore).toBe(font)
  await owner.delete(`/api/designs/${id}`)
  await owner.post('/api/trash/delete', { ids: [id] })
  expect(Buffer.compare(await drawn(copy._id, copier), pacifico)).toBe(0)
  expect((await copier.get('/api/fonts')).body.fonts[0]).toMatchObject({ family: 'Copied Brand', own: true })
})

test('the data of an export can name a family that the design does not use', async () => {
  const font = await uploaded('Data Brand')
  const id = await create('Inter', brandDesign('Inter', { slot: 'word' }))
  const data = { word: { fontFamily: 'data brand' } }
  expect(Buffer.compare(await drawn(id, owner, { data }), pacifico)).toBe(0)
  const { warnings } = await exported(owner, { designId: id, format: 'pdf', data })
  expect(warnings).toEqual([])
  expect((await owner.delete(`/api/assets/${font}`)).status).toBe(204)
  const replaced = await exported(owner, { designId: id, format: 'png', data })
  expect(replaced.warnings).toEqual([expect.objectContaining({ code: 'font_substituted', elementId: 'text' })])
})

test('the data of another account cannot use the font', async () => {
  await uploaded('Secret Brand')
  const id = await create('Inter', brandDesign('Inter', { slot: 'word' }), other)
  const { warnings } = await exported(other, {
    ...{ designId: id, format: 'png' },
    data: { word: { fontFamily: 'Secret Brand' } },
  })
  expect(warnings).toEqual([expect.objectContaining({ code: 'font_substituted' })])
})

test('a font counts in the storage of its account until it is deleted', async () => {
  const before = await storedBytes(owner)
  const id = await uploaded('Counted Brand')
  expect((await storedBytes(owner)) - before).toBe(brandFont('Counted Brand').length)
  await owner.delete(`/api/assets/${id}`)
  expect(await storedBytes(owner)).toBe(before)
})

/** A header that browsers send with requests of the app's own pages. */
const OURS = { 'sec-fetch-site': 'same-origin' }

async function storedBytes(client: Client): Promise<number> {
  return (await client.get('/api/account')).body.usage.storedBytes
}
