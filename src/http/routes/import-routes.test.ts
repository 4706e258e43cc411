import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from '../testing/client.ts'
import { serve, type Served } from '../testing/serve-test-routes.ts'

let served: Served
let client: Client

beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

const PATH = '/api/designs/import'
const DECK = readFileSync(new URL('../../../test/fixtures/imports/deck.pptx', import.meta.url))
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${content}</svg>`
interface ImportedBody {
  readonly document: { readonly pages: readonly { readonly elements: readonly { readonly src?: string }[] }[] }
  readonly report: readonly unknown[]
}

async function send(content: string | Uint8Array, type: string, query = '') {
  const body = new Blob([typeof content === 'string' ? content : Uint8Array.from(content)])
  const reply = await client.send('POST', `${PATH}${query}`, { body, headers: { 'content-type': type } })
  return { ...reply, body: reply.body as typeof reply.body & ImportedBody }
}

test('a drawing becomes a design with elements, assets of its pictures and a report', async () => {
  const svg = drawing(
    `<rect width="50" height="50" fill="red"/><image width="20" height="20" href="data:image/png;base64,${PNG}"/><text y="50" font-family="Calibri">A</text>`,
  )
  const { status, body, headers } = await send(svg, 'image/svg+xml', '?name=Card.svg')
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: 'Card', width: 200, height: 100, revision: 1 })
  expect(headers.get('location')).toBe(`/api/designs/${body._id}`)
  const [, image] = body.document.pages[0]?.elements ?? []
  expect(image).toMatchObject({ type: 'image', src: expect.stringMatching(/^asset:ast_(?!import)/) })
  expect(body.report).toMatchObject([{ what: 'Font “Calibri”', count: 1, pages: [1], elements: ['text-1'] }])
  const asset = await client.send('GET', `/api/assets/${image?.src?.slice('asset:'.length)}`)
  expect(asset.body).toMatchObject({ contentType: 'image/png', uses: 1 })
  const stored = await client.send('GET', `/api/designs/${body._id}`)
  expect(stored.body).toHaveProperty('document', body.document)
})

test('chosen slides of a presentation are imported', async () => {
  const { status, body } = await send(DECK, 'application/octet-stream', '?pages=1,3&title=Deck')
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: 'Deck', pageCount: 2, width: 1280, height: 720 })
})

test('a picture that cannot be read is left out, and reported', async () => {
  const svg = drawing(
    '<image width="20" height="20" href="data:image/png;base64,iVBORw0KGgo="/><rect width="5" height="5"/>',
  )
  const { status, body } = await send(svg, 'image/svg+xml')
  expect(status).toBe(201)
  expect(body.document.pages[0]?.elements).toMatchObject([{ type: 'rect' }])
  expect(body.report).toMatchObject([
    { what: expect.stringContaining('image-1.png'), how: 'The picture was left out.' },
  ])
})

test('a font instead of a picture is left out, and not stored', async () => {
  const before = await client.send('GET', '/api/assets')
  const font = Buffer.from('wOF2 and more').toString('base64')
  const svg = drawing(
    `<image width="20" height="20" href="data:image/png;base64,${font}"/><rect width="5" height="5"/>`,
  )
  const { status, body } = await send(svg, 'image/svg+xml')
  expect(status).toBe(201)
  expect(body.report).toMatchObject([{ what: expect.stringContaining('it is a font') }])
  expect((await client.send('GET', '/api/assets')).body.total).toBe(before.body.total)
})

test('a file that cannot be imported is rejected with the reason, and nothing is stored', async () => {
  const before = await client.send('GET', '/api/designs')
  const rejected = [
    await send('hello', 'application/octet-stream'),
    await send('{"pages":1}', 'application/json'),
    await send(drawing('<rect>'), 'image/svg+xml'),
    await send(DECK, 'application/octet-stream', '?pages=9'),
  ]
  expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(rejected.map(() => [422, 'import_invalid']))
  expect(rejected[0]?.body.detail).toBe('The file cannot be imported: it is not SVG, PPTX or Polotno JSON.')
  expect((await client.send('GET', '/api/designs')).body.total).toBe(before.body.total)
})
