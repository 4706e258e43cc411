import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Client } from '../setup/client.ts'
import { pngBomb } from '../setup/png-bomb.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

const SIZE = { width: 400, height: 300 }

function rect(id: string, more: object = {}): object {
  return { id, type: 'rect', x: 0, y: 0, width: 10, height: 10, ...more }
}

function page(...elements: object[]): object {
  return { version: 1, pages: [{ id: 'page', elements }] }
}

async function counts(): Promise<{ designs: number; exports: number; assets: number }> {
  const { usage } = (await client.get('/api/account')).body
  const exports = Object.values(usage.exports as Record<string, number>).reduce((sum, count) => sum + count, 0)
  return { designs: usage.designs + usage.trashedDesigns, exports, assets: usage.assets }
}

/** Expects that invalid input is rejected with a complete problem without internal details, and writes nothing. */
async function expectRefused(send: () => Promise<Answer>, expected: { status: number; code: string }): Promise<Answer> {
  const before = await counts()
  const response = await send()
  expect({ status: response.status, code: response.body?.code }).toEqual(expected)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(response.body).toMatchObject({ status: expected.status, requestId: response.headers.get('x-request-id') })
  for (const field of ['type', 'title', 'detail']) expect(response.body[field]).toMatch(/./)
  expect(response.text).not.toMatch(/node_modules|\.ts:\d|at Object|select |sqlite|\/tmp\//i)
  expect(await counts()).toEqual(before)
  return response
}

const INVALID = { status: 400, code: 'invalid_input' }
const UNSUPPORTED = { status: 415, code: 'unsupported_media_type' }

function expectUsualHeaders({ headers }: Answer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    expect(headers.get(name)).toMatch(/^\d+$/)
  }
}

test.each(['/api/designs', '/api/account', '/api/templates', '/api/fonts', '/api/tags', '/api/exports', '/api/assets'])(
  'a parameter __proto__ in the query of %s is rejected',
  async (path) => {
    for (const query of ['__proto__=1', '__proto__', '%5F_proto__=1', 'constructor=1', 'limit=1&__proto__=1']) {
      const { body } = await expectRefused(() => client.get(`${path}?${query}`), INVALID)
      expect(body.errors[0].pointer).toMatch(/^query\/(?:__proto__|constructor|limit)$/)
    }
  },
)

describe('a body', () => {
  test('is rejected if it is not JSON', async () => {
    await expectRefused(() => client.post('/api/designs', '{"title": "x",'), { status: 400, code: 'malformed_json' })
  })

  test('is rejected if it is empty', async () => {
    const response = await client.post('/api/designs', '')
    expect(response.status).toBe(400)
  })

  test('is rejected if it is not an object', async () => {
    for (const body of ['null', '[]', '"text"', '5'])
      await expectRefused(() => client.post('/api/designs', body), INVALID)
  })

  test('is rejected if it has another type', async () => {
    await expectRefused(
      () => client.post('/api/designs', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      {
        status: 415,
        code: 'unsupported_media_type',
      },
    )
  })

  test.each(['latin1', 'utf-16', 'bogus', '', '"iso-8859-1"'])('is rejected if its charset is %j', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    const response = await expectRefused(() => client.post('/api/designs', SIZE, headers), UNSUPPORTED)
    expect(response.body.detail).toContain('application/json in UTF-8')
    expectUsualHeaders(response)
  })

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('is accepted if its charset is %s', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    expect((await client.post('/api/designs', SIZE, headers)).status).toBe(201)
  })

  test.each(['gzip', 'br', 'bogus'])('is rejected if its content encoding is %s', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    expectUsualHeaders(await expectRefused(() => client.post('/api/designs', SIZE, headers), UNSUPPORTED))
  })

  test('is rejected if it is not an object and the operation takes no body', async () => {
    for (const body of ['null', '[]', '0', 'false', '""']) {
      await expectRefused(() => client.post('/api/exports/exp_1/retry', body), INVALID)
    }
  })

  test('is rejected if it is null, even if it is optional', async () => {
    const { body } = await client.post('/api/designs', SIZE)
    await expectRefused(() => client.post(`/api/designs/${body._id as string}/duplicate`, 'null'), INVALID)
  })

  test('is rejected if it has 3 MiB', async () => {
    const name = 'n'.repeat(3 * 1024 * 1024)
    await expectRefused(() => client.post('/api/designs', { ...SIZE, title: name }), {
      status: 413,
      code: 'body_too_large',
    })
  })
})

describe('a design', () => {
  const faulty: [string, object, string][] = [
    ['an unknown field', { ...SIZE, color: 'red' }, '/color'],
    ['a title that is a number', { ...SIZE, title: 5 }, '/title'],
    ['a title of 256 characters', { ...SIZE, title: 'x'.repeat(256) }, '/title'],
    ['a title of spaces', { ...SIZE, title: '   ' }, '/title'],
    ['a title with NUL', { ...SIZE, title: 'a\0b' }, '/title'],
    ['no width', { height: 300 }, '/width'],
    ['a width of 0', { ...SIZE, width: 0 }, '/width'],
    ['a width of -1', { ...SIZE, width: -1 }, '/width'],
    ['a width of 1.5', { ...SIZE, width: 1.5 }, '/width'],
    ['a width of 10001', { ...SIZE, width: 10_001 }, '/width'],
    ['a height of 1e9', { ...SIZE, height: 1e9 }, '/height'],
    ['a width in a string', { ...SIZE, width: '400' }, '/width'],
    ['tags that repeat', { ...SIZE, tags: ['a', 'a'] }, '/tags'],
    ['a tag of 51 characters', { ...SIZE, tags: ['x'.repeat(51)] }, '/tags/0'],
    ['51 tags', { ...SIZE, tags: Array.from({ length: 51 }, (_, index) => `t${index}`) }, '/tags'],
    ['an unknown visibility', { ...SIZE, visibility: 'secret' }, '/visibility'],
    [
      'an unknown kind of element',
      { ...SIZE, document: page(rect('a', { type: 'hexagon' })) },
      '/document/pages/0/elements/0/type',
    ],
    [
      'an unknown element kind',
      { ...SIZE, document: page(rect('a', { type: 'hologram' })) },
      '/document/pages/0/elements/0/type',
    ],
    ['two elements of one id', { ...SIZE, document: page(rect('a'), rect('a')) }, '/document/pages/0/elements/1/id'],
    [
      'an image of a private address',
      { ...SIZE, document: page(rect('a', { type: 'image', src: 'https://127.0.0.1/a.png' })) },
      '/document/pages/0/elements/0/src',
    ],
    [
      'an image that was not uploaded',
      { ...SIZE, document: page(rect('a', { type: 'image', src: 'asset:ast_nothing' })) },
      '/document/pages/0/elements/0/src',
    ],
    ['an invalid color', { ...SIZE, document: page(rect('a', { fill: 'red' })) }, '/document/pages/0/elements/0/fill'],
    [
      'a script as a link',
      { ...SIZE, document: page(rect('a', { link: 'javascript:alert(1)' })) },
      '/document/pages/0/elements/0/link',
    ],
    [
      '5,001 elements',
      { ...SIZE, document: page(...Array.from({ length: 5_001 }, (_, index) => rect(`e${index}`))) },
      '/document/pages/0/elements/5000',
    ],
  ]
  test.each(faulty)('with %s is rejected, with a pointer to it', async (_name, body, pointer) => {
    const { body: problem } = await expectRefused(() => client.post('/api/designs', body), INVALID)
    expect(problem.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
  })

  test('with a number that is too large to represent is rejected', async () => {
    const text = JSON.stringify({ ...SIZE, document: page(rect('a')) }).replace('"x":0', '"x":1e999')
    await expectRefused(() => client.post('/api/designs', text), INVALID)
    const { body } = await expectRefused(
      () => client.post('/api/designs', '{"width":10,"height":10,"title":1e999}'),
      INVALID,
    )
    expect(body.errors[0].detail).toMatch(/; received a number that is too large$/)
  })

  test('with NaN in its document is rejected as malformed JSON', async () => {
    const text = JSON.stringify({ ...SIZE, document: page(rect('a')) }).replace('"x":0', '"x":NaN')
    await expectRefused(() => client.post('/api/designs', text), { status: 400, code: 'malformed_json' })
  })

  test('with groups 33 levels deep is rejected, and with 32 levels is stored', async () => {
    const nested = (depth: number): object =>
      depth === 0 ? rect('leaf') : rect(`g${depth}`, { type: 'group', elements: [nested(depth - 1)] })
    await expectRefused(() => client.post('/api/designs', { ...SIZE, document: page(nested(33)) }), INVALID)
    expect((await client.post('/api/designs', { ...SIZE, document: page(nested(32)) })).status).toBe(201)
  })

  test('is rejected with all its errors together', async () => {
    const body = {
      width: 0,
      title: '',
      tags: ['a', 'a'],
      nonsense: 1,
      document: page(rect('a', { fill: 'red', opacity: 2 })),
    }
    const { body: problem } = await expectRefused(() => client.post('/api/designs', body), INVALID)
    const pointers = problem.errors.map((error: { pointer: string }) => error.pointer)
    const [first] = problem.errors as { pointer: string; detail: string }[]
    expect(problem.detail).toBe(
      `Validation failed with ${pointers.length} errors: ${first?.pointer}: ${first?.detail} (see "errors").`,
    )
    for (const pointer of [
      '/width',
      '/height',
      '/title',
      '/tags',
      '/nonsense',
      '/document/pages/0/elements/0/fill',
      '/document/pages/0/elements/0/opacity',
    ]) {
      expect(pointers).toContain(pointer)
    }
  })

  test('is rejected with what is wrong, what is allowed, and what was received', async () => {
    const { body: problem } = await client.post('/api/designs', { ...SIZE, width: 10_001 })
    expect(problem.errors[0].detail).toMatch(/10000/)
    expect(problem.errors[0].detail).toMatch(/10001/)
  })

  test('is unchanged if a change is rejected', async () => {
    const { body: design } = await client.post('/api/designs', { ...SIZE, title: 'Before' })
    await expectRefused(() => client.patch(`/api/designs/${design._id}`, { title: 'After', width: 0 }), INVALID)
    expect((await client.get(`/api/designs/${design._id}`)).body).toMatchObject({ title: 'Before', revision: 1 })
  })
})

describe('a query', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=abc',
    'limit=1.5',
    'limit=',
    'offset=-1',
    'offset=x',
    'page=2',
    'sort=size',
    'visibility=x',
  ])('with %s is rejected', async (query) => {
    const { body } = await expectRefused(() => client.get(`/api/designs?${query}`), INVALID)
    expect(body.errors[0].pointer).toBe(`query/${query.split('=')[0]}`)
  })
})

describe('an upload', () => {
  const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
  const upload = (bytes: Uint8Array, type = 'image/png') => client.post('/api/assets', bytes, { 'content-type': type })

  test('that is cut short is rejected', async () => {
    for (const bytes of [
      await picture().png().toBuffer(),
      await picture().jpeg().toBuffer(),
      await picture().webp().toBuffer(),
    ]) {
      await expectRefused(() => upload(bytes.subarray(0, bytes.length - 40)), { status: 422, code: 'image_invalid' })
    }
  })

  test('that is damaged in the middle is rejected', async () => {
    const bytes = await picture().png().toBuffer()
    const middle = Math.floor(bytes.length / 2)
    bytes.fill(0xaa, middle, middle + 20)
    await expectRefused(() => upload(bytes), { status: 422, code: 'image_invalid' })
  })

  test('that unpacks to a gigapixel is rejected by its size in pixels, before it is unpacked', async () => {
    const { body } = await expectRefused(() => upload(pngBomb(30_000)), { status: 422, code: 'image_invalid' })
    expect(body.detail).toMatch(/^The image is 30000 × 30000 pixels; the limit is /)
  })

  test('that is not an image is rejected, whatever type is declared', async () => {
    const response = await expectRefused(() => upload(Buffer.from('<html><body>no image</body></html>')), {
      status: 415,
      code: 'unsupported_upload',
    })
    expect(response.body.detail).toMatch(/PNG|png/)
  })

  test('that begins like a font, and has no tables, is rejected', async () => {
    const bytes = Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(500)])
    await expectRefused(() => upload(bytes, 'font/ttf'), { status: 422, code: 'font_invalid' })
  })
})

describe('an export', () => {
  let designId: string

  beforeAll(async () => {
    designId = (await client.post('/api/designs', { width: 10_000, height: 10_000 })).body._id
  })

  const ask = (more: object) => client.post('/api/exports', { designId, format: 'png', ...more })

  test('over the pixel limit is rejected', async () => {
    const response = await expectRefused(() => ask({ scale: 2 }), { status: 422, code: 'export_too_large' })
    expect(response.body.detail).toMatch(/20000|20,000|16384|16,384/)
  })

  test('of a missing page is rejected', async () => {
    await expectRefused(() => ask({ pages: [2] }), { status: 422, code: 'page_not_found' })
  })

  test.each([
    [{ format: 'bmp' }, '/format'],
    [{ scale: 9 }, '/scale'],
    [{ pages: [0] }, '/pages/0'],
    [{ pages: [] }, '/pages'],
    [{ quality: 80 }, '/quality'],
    [{ bleed: 10 }, '/bleed'],
    [{ format: 'jpeg', transparent: true }, '/transparent'],
    [{ format: 'jpeg', quality: 101 }, '/quality'],
    [{ filename: '../etc/passwd\0' }, '/filename'],
    [{ data: { unknown: 'x' } }, '/data/unknown'],
    [{ data: 'x' }, '/data'],
    [{ dpi: 300 }, '/dpi'],
  ])('with %j is rejected', async (options, pointer) => {
    const { body } = await expectRefused(() => ask(options), INVALID)
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
  })

  test('of a missing design is rejected', async () => {
    await expectRefused(() => client.post('/api/exports', { designId: 'des_nothing', format: 'png' }), {
      status: 404,
      code: 'not_found',
    })
  })
})

test.each([
  ['GET', '/api/designs/%00'],
  ['PATCH', '/api/designs/a%20b'],
  ['DELETE', '/api/designs/%E2%82%AC'],
  ['POST', '/api/designs/%00/duplicate'],
  ['POST', '/api/trash/%00/restore'],
  ['GET', '/api/exports/%00'],
  ['GET', '/api/templates/%00'],
  ['DELETE', '/api/assets/%00'],
])('%s %s has an impossible ID and is 404', async (method, path) => {
  const body = method === 'PATCH' ? { title: 'New' } : undefined
  await expectRefused(() => client.request(method, path, body === undefined ? {} : { body }), {
    status: 404,
    code: 'not_found',
  })
})

test.each([
  ['/api/exports?designId=%00', 'query/designId'],
  ['/api/designs?q=%00', 'query/q'],
  ['/api/designs?limit=1e1', 'query/limit'],
  ['/api/exports?offset=0x10', 'query/offset'],
  ['/api/templates?limit=%205', 'query/limit'],
  ['/api/openapi.json?x=1', 'query/x'],
])('GET %s is rejected with the name of the parameter', async (path, pointer) => {
  const { body } = await expectRefused(() => client.get(path), INVALID)
  expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer])
})

test.each(['/api/exports', '/api/templates'])('a NUL in the designId sent to %s is reported', async (path) => {
  const { body } = await expectRefused(
    () => client.post(path, { designId: 'a\0b', format: 'png', title: 'x' }),
    INVALID,
  )
  expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain('/designId')
})

test('an unknown path is 404, and an unsupported method is 405 with the supported ones', async () => {
  await expectRefused(() => client.get('/api/nothing'), { status: 404, code: 'not_found' })
  const response = await expectRefused(() => client.request('PUT', '/api/designs'), {
    status: 405,
    code: 'method_not_allowed',
  })
  expect(response.headers.get('allow')).toMatch(/GET.*POST|POST.*GET/)
})
