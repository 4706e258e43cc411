import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, connect, type ResponseBody } from './testing/client.ts'
import { serve, type Served } from './testing/serve-test-routes.ts'

let served: Served
let client: Client

beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

const square = { width: 100, height: 100 }

async function newDesign(fields: object = {}): Promise<ResponseBody> {
  const { status, body } = await client.send('POST', '/api/designs', { json: { ...square, ...fields } })
  expect(status).toBe(201)
  return body
}

describe('a problem', () => {
  test('has a type, title, status, detail and code, and the request ID of the header', async () => {
    const { status, headers, body } = await client.send('GET', '/api/designs/des_none')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(body).toEqual({
      type: 'https://platen.example/problems/not_found',
      title: 'Not found',
      status: 404,
      detail: 'Design "des_none" not found.',
      code: 'not_found',
      requestId: headers.get('x-request-id'),
    })
  })

  test('has a type that is the path of a page about its code', async () => {
    const { status, text } = await client.send('GET', '/problems/not_found')
    expect(status).toBe(200)
    expect(text).toContain('code: not_found')
  })

  test.each([
    ['/nowhere', 404, 'not_found'],
    ['/api/nowhere', 404, 'not_found'],
    ['/api/%zz', 400, 'malformed_request'],
    [`/api/designs/${'x'.repeat(5_000)}`, 404, 'not_found'],
  ])('is returned for GET %s', async (path, status, code) => {
    const reply = await client.send('GET', path)
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(reply.headers.get('x-request-id')).toBe(reply.body.requestId)
  })
})

describe('authentication', () => {
  test.each([
    ['none', { authorization: '' }, 'key_missing', 'Bearer realm="platen"'],
    ['Basic', { authorization: 'Basic abc' }, 'key_missing', 'Bearer realm="platen"'],
    [
      'a mistyped key',
      { authorization: 'Bearer pl_abc' },
      'key_malformed',
      'Bearer realm="platen", error="invalid_token"',
    ],
  ])('rejects %s', async (...[, headers, code, challenge]) => {
    const response = await fetch(`${client.address}/api/designs`, { headers })
    expect(response.status).toBe(401)
    expect(((await response.json()) as { code: string }).code).toBe(code)
    expect(response.headers.get('www-authenticate')).toBe(challenge)
    expect(response.headers.has('x-ratelimit-limit')).toBe(false)
  })

  test.each([
    ['without a header', false, 401, 'key_missing'],
    ['next to a valid header', true, 400, 'invalid_input'],
  ])('reports a key in the URL %s, and the log does not contain it', async (...[, isSent, status, code]) => {
    const lines: string[] = []
    const logging = await serve({ log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) })
    try {
      const { address, key } = await connect(logging)
      const headers: Record<string, string> = isSent ? { authorization: `Bearer ${key}` } : {}
      const response = await fetch(`${address}/api/designs?api_key=${key}`, { headers })
      const body = (await response.json()) as { code: string; detail: string }
      expect([response.status, body.code]).toEqual([status, code])
      expect(body.detail).toContain('contains an API key')
      expect(body.detail).toContain('revoke it')
      await fetch(`${address}/api/designs/${key}`, { headers })
      await fetch(`${address}/files/assets/ast_1?expires=1&signature=${'s'.repeat(43)}`)
      await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(3)
      expect(lines.join('')).toContain('/api/designs?api_key=…')
      expect(lines.join('')).toContain('/api/designs/…')
      expect(lines.join('')).not.toContain(key)
      expect(lines.join('')).not.toContain('sss')
    } finally {
      await logging.close()
    }
  })

  test('is checked before the path and the method', async () => {
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['PUT', '/api/designs'],
    ]) {
      expect((await fetch(`${client.address}${path}`, { method: method ?? '' })).status).toBe(401)
    }
  })

  test('rejects an expired and a revoked key', async () => {
    const expired = await connect(served, { expiresAt: served.services.now() - 1 })
    const late = await expired.send('GET', '/api/designs')
    expect([late.status, late.body.code]).toEqual([401, 'key_expired'])
    const revoked = await connect(served)
    await served.services.keys.revoke(revoked.key.slice(-4))
    const gone = await revoked.send('GET', '/api/designs')
    expect([gone.status, gone.body.code]).toEqual([401, 'key_revoked'])
  })

  test('rejects a write with a key without the write scope, with the rate limit headers', async () => {
    const reader = await connect(served, { scopes: ['read'] })
    expect((await reader.send('GET', '/api/designs')).status).toBe(200)
    const { status, headers, body } = await reader.send('POST', '/api/designs', { json: square })
    expect([status, body.code]).toEqual([403, 'scope_missing'])
    expect(headers.get('www-authenticate')).toContain('scope="write"')
    expect(headers.get('x-ratelimit-remaining')).toBe('298')
  })

  test('rejects a read of a cached response with a key without the read scope', async () => {
    const { _id } = await newDesign()
    await client.send('GET', `/api/designs/${_id}`)
    const writer = await connect(served, { scopes: ['write'] })
    expect((await writer.send('GET', `/api/designs/${_id}`)).status).toBe(403)
  })
})

describe('bodies', () => {
  test('all errors are reported together, including those of the document', async () => {
    const json = { width: 0, height: '5', color: 1, tags: ['a', 'a'], document: { version: 1, pages: [] } }
    const { status, body } = await client.send('POST', '/api/designs', { json })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    const pointers = body.errors.map(({ pointer }) => pointer)
    expect(pointers).toEqual(expect.arrayContaining(['/width', '/height', '/color', '/document/pages']))
    expect(body.errors.find(({ pointer }) => pointer === '/width')?.detail).toBe(
      'must be an integer from 1 to 10000; received 0',
    )
  })

  test('at most 50 errors are reported, with the number of others', async () => {
    const json = { ...square, ...Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`field${index}`, 1])) }
    const { body } = await client.send('POST', '/api/designs', { json })
    expect(body.errors).toHaveLength(50)
    expect(body.errors[49]?.detail).toBe('31 more errors are not listed')
  })

  test('malformed JSON is reported with its position', async () => {
    const { status, body } = await client.send('POST', '/api/designs', { json: '{"width": 100,\n "height": }' })
    expect([status, body.code]).toEqual([400, 'malformed_json'])
    expect(body.detail).toContain('line 2, column 12')
  })

  test.each(['[]', '"text"', '5', 'null', ''])('a body of %j is rejected', async (json) => {
    const { status, body } = await client.send('POST', '/api/designs', { json })
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ pointer: '' })]])
  })

  test('a content type other than JSON is 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await client.send('POST', '/api/designs', { body: '{}', headers: { 'content-type': type } })
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type'])
      expect(reply.body.detail).toContain('application/json')
    }
  })

  test('a compressed body is 415', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const reply = await client.send('POST', '/api/designs', { body: new Uint8Array([31, 139, 8]), headers })
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type'])
    expect(reply.body.detail).toContain('gzip')
  })

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'])(
    '%s is JSON',
    async (type) => {
      const { _id } = await newDesign()
      const headers = { 'content-type': type }
      expect((await client.send('PATCH', `/api/designs/${_id}`, { body: '{"title":"x"}', headers })).status).toBe(200)
    },
  )

  test('a body of 3 MiB is 413, with or without a Content-Length', async () => {
    const text = JSON.stringify({ ...square, title: 'x'.repeat(3 << 20) })
    const received = await client.send('POST', '/api/designs', { json: text })
    expect([received.status, received.body.code]).toEqual([413, 'body_too_large'])
    // Node requires `duplex`, which the types of browsers lack.
    const streamed = { body: new Blob([text]).stream(), duplex: 'half' }
    const response = await fetch(`${client.address}/api/designs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' },
      ...streamed,
    })
    expect(response.status).toBe(413)
  })

  test('an operation that takes no body rejects one that is not empty', async () => {
    const { _id } = await newDesign()
    const restore = `/api/trash/${_id}/restore`
    const refused = await client.send('POST', restore, { json: { title: 'x' } })
    expect([refused.status, refused.body.errors[0]?.detail]).toEqual([
      400,
      'must be empty; this endpoint takes no request body',
    ])
    for (const json of ['', '{}']) expect((await client.send('POST', restore, { json })).status).toBe(200)
    expect((await client.send('POST', restore)).status).toBe(200)
  })

  test('a body with a hundred thousand unknown fields is 400', async () => {
    const json = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, 1]))
    expect((await client.send('POST', '/api/designs', { json })).status).toBe(400)
  })
})

describe('methods', () => {
  test('an unsupported method is 405 with the supported methods in Allow', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const { status, headers, body } = await client.send(method, '/api/designs')
      expect([method, status, body.code]).toEqual([method, 405, 'method_not_allowed'])
      expect(headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
      expect(headers.has('x-ratelimit-remaining')).toBe(true)
    }
  })

  test('HEAD returns what GET does, without the body', async () => {
    const get = await client.send('GET', '/api/designs')
    const head = await client.send('HEAD', '/api/designs')
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-length']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name))
    }
  })

  test('OPTIONS requires no key and allows every origin', async () => {
    const response = await fetch(`${client.address}/api/designs/des_1`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, PATCH, DELETE, OPTIONS')
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })
})

describe('rate limits', () => {
  test('are in the headers of every response, and a request over the limit has no effect', async () => {
    const free = await connect(served, { plan: 'free' })
    const sentAt = Date.now()
    const first = await free.send('POST', '/api/designs', { json: square })
    const reset = first.headers.get('x-ratelimit-reset')
    expect(first.headers.get('x-ratelimit-limit')).toBe('60')
    expect(first.headers.get('x-ratelimit-remaining')).toBe('59')
    expect(Number(reset) * 1000 - sentAt).toBeGreaterThan(58_000)
    expect(Number(reset) * 1000 - Date.now()).toBeLessThanOrEqual(61_000)

    const etag = first.headers.get('etag') ?? ''
    const path = `/api/designs/${first.body._id}`
    const unchanged = await free.send('GET', path, { headers: { 'if-none-match': etag } })
    expect([unchanged.status, unchanged.headers.get('x-ratelimit-remaining')]).toEqual([304, '58'])
    const wrong = await free.send('GET', '/api/designs?limit=0')
    expect([wrong.status, wrong.headers.get('x-ratelimit-remaining')]).toEqual([400, '57'])
    const nowhere = await free.send('GET', '/api/nowhere')
    expect([nowhere.status, nowhere.headers.get('x-ratelimit-remaining')]).toEqual([404, '56'])

    for (let count = 0; count < 56; count += 1) await free.send('GET', path)
    const over = await free.send('POST', '/api/designs', { json: square })
    expect([over.status, over.body.code]).toEqual([429, 'rate_limited'])
    expect(over.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(over.headers.get('x-ratelimit-reset')).toBe(reset)
    const wait = Number(over.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(Math.abs(Date.now() / 1000 + wait - Number(reset))).toBeLessThan(2)
    const accountId = (await served.services.keys.authenticate(free.key)).accountId
    expect((await served.services.store.accounts.usage(accountId, 0)).designs).toBe(1)
  })

  test('are shared by all keys of an account', async () => {
    const one = await connect(served)
    const { accountId } = await served.services.keys.authenticate(one.key)
    const { secret } = await served.services.keys.create({ accountId, name: 'second' })
    await one.send('GET', '/api/designs')
    const response = await fetch(`${one.address}/api/designs`, { headers: { authorization: `Bearer ${secret}` } })
    expect(response.headers.get('x-ratelimit-remaining')).toBe('298')
  })
})

describe('cached responses', () => {
  test('are replaced as soon as something changes', async () => {
    const mine = await connect(served)
    const titles = async () => (await mine.send('GET', '/api/designs')).body.designs.map(({ title }) => title)
    expect(await titles()).toEqual([])
    const { body } = await mine.send('POST', '/api/designs', { json: { ...square, title: 'one' } })
    expect(await titles()).toEqual(['one'])
    expect(await titles()).toEqual(['one'])
    await mine.send('PATCH', `/api/designs/${body._id}`, { json: { title: 'two' } })
    expect(await titles()).toEqual(['two'])
    expect((await mine.send('GET', `/api/designs/${body._id}`)).body.title).toBe('two')
    await mine.send('DELETE', `/api/designs/${body._id}`)
    expect(await titles()).toEqual([])
    expect((await mine.send('GET', `/api/designs/${body._id}`)).body.code).toBe('design_trashed')
    await mine.send('POST', `/api/trash/${body._id}/restore`)
    expect(await titles()).toEqual(['two'])
  })

  test('are not returned to other accounts', async () => {
    const { _id } = await newDesign()
    expect((await client.send('GET', `/api/designs/${_id}`)).status).toBe(200)
    const other = await connect(served)
    expect((await other.send('GET', `/api/designs/${_id}`)).body.code).toBe('not_found')
    expect((await other.send('GET', '/api/designs')).body.total).toBe(0)
  })

  test('have an ETag, and are 304 if the request sends it', async () => {
    for (const path of ['/api/designs', '/api/templates', '/api/fonts', '/api/account', '/api/openapi.json']) {
      const { headers } = await client.send('GET', path)
      const again = await client.send('GET', path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect([path, again.status, again.text]).toEqual([path, 304, ''])
      expect(again.headers.get('etag')).toBe(headers.get('etag'))
    }
  })
})

describe('revisions', () => {
  test('are the ETag; a stale If-Match changes nothing', async () => {
    const { _id } = await newDesign()
    const path = `/api/designs/${_id}`
    const { headers } = await client.send('GET', path)
    expect(headers.get('etag')).toBe('"1"')
    const changed = await client.send('PATCH', path, { json: { title: 'new' }, headers: { 'if-match': '"1"' } })
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
    const stale = await client.send('PATCH', path, { json: { title: 'lost' }, headers: { 'if-match': '"1"' } })
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_revision'])
    expect((await client.send('GET', path)).body.title).toBe('new')
    expect((await client.send('DELETE', path, { headers: { 'if-match': '"1"' } })).status).toBe(412)
    expect((await client.send('DELETE', path, { headers: { 'if-match': '"2"' } })).status).toBe(200)
  })
})

describe('an Idempotency-Key', () => {
  const send = async (key: string, json: object, path = '/api/designs') =>
    client.send('POST', path, { json, headers: { 'idempotency-key': key } })

  test('executes a request once', async () => {
    const first = await send('once', { ...square, title: 'once' })
    const again = await send('once', { ...square, title: 'once' })
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(first.headers.has('idempotent-replayed')).toBe(false)
    for (const name of ['location', 'etag', 'content-type'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  test('of a different request is 422', async () => {
    await send('reused', square)
    const { status, body } = await send('reused', { ...square, title: 'other' })
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('of a request that was rejected as invalid can be used again', async () => {
    expect((await send('corrected', { width: 0, height: 1 })).status).toBe(400)
    expect((await send('corrected', square)).status).toBe(201)
  })

  test('replays a 404', async () => {
    const first = await send('refused', { designId: 'des_none', format: 'png' }, '/api/exports')
    const again = await send('refused', { designId: 'des_none', format: 'png' }, '/api/exports')
    expect([first.status, again.status]).toEqual([404, 404])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  })

  test('of a request in progress is 409', async () => {
    const { _id } = await newDesign()
    const json = { designId: _id, format: 'png' }
    const headers = { 'idempotency-key': 'flight', prefer: 'wait=2' }
    const first = client.send('POST', '/api/exports', { json, headers })
    await expect.poll(async () => (await client.send('GET', `/api/exports?designId=${_id}`)).body.total).toBe(1)
    const { status, headers: received, body } = await client.send('POST', '/api/exports', { json, headers })
    expect([status, body.code]).toEqual([409, 'idempotency_key_in_use'])
    expect(received.get('retry-after')).toBe('1')
    expect((await first).status).toBe(202)
  })

  test('has 1 to 255 characters', async () => {
    expect((await send('k'.repeat(255), square)).status).toBe(201)
    const { status, body } = await send('k'.repeat(256), square)
    expect([status, body.errors[0]?.pointer]).toEqual([400, 'header/Idempotency-Key'])
  })

  test('replays an upload of the same bytes in another form, and rejects other bytes', async () => {
    const bytes = await picture('#123456')
    const upload = async (body: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.set('file', new Blob([body]), 'a.png')
      return client.send('POST', '/api/assets', { body: form, headers: { 'idempotency-key': 'upload' } })
    }
    expect((await upload(bytes)).status).toBe(201)
    expect((await upload(bytes)).headers.get('idempotent-replayed')).toBe('true')
    expect((await upload(await picture('#654321'))).status).toBe(422)
  })
})

async function picture(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const { png } = await import('../service/testing/open-services.ts')
  return new Uint8Array(await png(color))
}

describe('uploads', () => {
  test('are accepted as raw bodies and as forms, and equal bytes are the same asset', async () => {
    const bytes = await picture('#ff0000')
    const bare = await client.send('POST', '/api/assets?name=red.png', {
      body: bytes,
      headers: { 'content-type': 'image/png' },
    })
    expect([bare.status, bare.body.name]).toEqual([201, 'red.png'])
    expect(bare.headers.get('location')).toBe(`/api/assets/${bare.body._id}`)
    const form = new FormData()
    form.set('file', new Blob([bytes], { type: 'image/png' }), 'again.png')
    expect((await client.send('POST', '/api/assets', { body: form })).body._id).toBe(bare.body._id)
  })

  test('of more than 25 MiB are 413, as raw bodies and as forms', async () => {
    const bytes = new Uint8Array((25 << 20) + 1)
    const bare = await client.send('POST', '/api/assets', { body: bytes, headers: { 'content-type': 'image/png' } })
    expect([bare.status, bare.body.code]).toEqual([413, 'body_too_large'])
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'large.png')
    const sent = await client.send('POST', '/api/assets', { body: form })
    expect([sent.status, sent.body.code]).toEqual([413, 'body_too_large'])
  })

  test('are rejected if their type or their bytes are not those of an image', async () => {
    const tiff = await client.send('POST', '/api/assets', { body: 'x', headers: { 'content-type': 'image/tiff' } })
    expect(tiff.status).toBe(415)
    expect(tiff.body.detail).toContain('multipart/form-data')
    const noise = await client.send('POST', '/api/assets', { body: 'noise', headers: { 'content-type': 'image/png' } })
    expect([415, 422]).toContain(noise.status)
    const empty = await client.send('POST', '/api/assets', { body: '', headers: { 'content-type': 'image/png' } })
    expect(empty.status).toBe(400)
  })

  test('without a file, with two files or with unknown fields are rejected with the field names', async () => {
    const faults = async (fill: (form: FormData) => void) => {
      const form = new FormData()
      fill(form)
      return (await client.send('POST', '/api/assets', { body: form })).body.errors
    }
    expect(await faults((form) => form.set('name', 'x'))).toEqual([
      {
        pointer: '/file',
        detail: 'is required; expected a PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC, HEIF, TTF, OTF, WOFF or WOFF2 file',
      },
    ])
    const two = await faults((form) => {
      form.append('file', new Blob(['a']), 'a')
      form.append('file', new Blob(['b']), 'b')
      form.append('color', 'red')
    })
    expect(two).toEqual([
      { pointer: '/file', detail: 'must be one file; received several' },
      { pointer: '/color', detail: 'unknown field `color`; expected `file` or `name`' },
    ])
  })

  test('of a malformed form are 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const reply = await client.send('POST', '/api/assets', {
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      headers,
    })
    expect(reply.status).toBe(400)
    expect(
      (await client.send('POST', '/api/assets', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }))
        .status,
    ).toBe(400)
  })
})

describe('files', () => {
  let url: string
  let bytes: Uint8Array

  beforeAll(async () => {
    bytes = await picture('#00ff00')
    const { body } = await client.send('POST', '/api/assets?name=Gr%C3%BCn.png', {
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/png' },
    })
    const { pathname, search } = new URL(body.url)
    url = `${client.address}${pathname}${search}`
  })

  test('require no key, and have headers that make them safe to open', async () => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    const { headers } = response
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''Gr%C3%BCn.png`)
    expect(headers.get('accept-ranges')).toBe('bytes')
  })

  test('support one range, and are sent whole for several ranges or another If-Range', async () => {
    const part = await fetch(url, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6))
    expect((await fetch(url, { headers: { range: 'bytes=0-1,4-5' } })).status).toBe(200)
    const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    const other = await fetch(url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('support HEAD and If-None-Match', async () => {
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    const etag = head.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('are 404 if the signature was changed, and 410 after the URL has expired', async () => {
    expect(
      (await fetch(url.replace(/signature=./, (first) => (first.endsWith('_') ? 'signature=A' : 'signature=_'))))
        .status,
    ).toBe(404)
    served.services.clock.time += 25 * 3_600_000
    const late = await fetch(url)
    served.services.clock.time -= 25 * 3_600_000
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([410, 'link_expired'])
  })
})

describe('the operational endpoints', () => {
  test('report health, readiness and metrics', async () => {
    expect((await fetch(`${client.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${client.address}/readyz`)).status).toBe(200)
    const text = await (await fetch(`${client.address}/metrics`)).text()
    expect(text).toContain('platen_test_gauge 7')
    expect(text).toMatch(
      /platen_http_request_duration_seconds_count\{method="GET",route="\/api\/designs\/:id",status="200"\} \d+/,
    )
    expect(text).toContain('process_cpu_seconds_total')
  })
})
