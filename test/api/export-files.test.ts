import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { unzipSync } from 'fflate'
import type { Client } from '../setup/client.ts'
import { download, type Exported, exported } from '../setup/exporting.ts'
import { coloredPages, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const HOUR_MS = 3_600_000

let service: Service
let client: Client
let designId: string
let finished: Exported
let whole: Buffer

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  designId = await create(onePage([rect('square', [100, 50, 200, 150])]), 'Poster')
  finished = await exported(client, { designId, format: 'png' })
  whole = (await download(finished.downloadUrl)).bytes
})

afterAll(() => service.stop())

afterEach(() => {
  vi.useRealTimers()
})

async function create(document: object, title: string): Promise<string> {
  const { status, body, text } = await client.post('/api/designs', { width: 400, height: 300, document, title })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

/** The same URL with another path, query or signature. */
function changedUrl(change: (url: URL) => void, from = finished.downloadUrl): string {
  const url = new URL(from)
  change(url)
  return url.href
}

describe('a signed URL', () => {
  test('requires no key, and is absolute', async () => {
    expect(finished.downloadUrl).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/files\//)
    const { status, headers } = await download(finished.downloadUrl)
    expect(status).toBe(200)
    expect(headers.get('x-request-id')).toMatch(/./)
    expect(headers.get('x-ratelimit-limit')).toBeNull()
    expect((await openPicture(whole)).width).toBe(400)
  })

  test('ignores keys, even wrong ones, and cookies', async () => {
    const headers = { authorization: 'Bearer pl_nonsense', cookie: 'a=b' }
    expect((await download(finished.downloadUrl, { headers })).status).toBe(200)
  })

  test('that was changed is rejected, and reveals nothing', async () => {
    const other = await exported(client, { designId, format: 'png', scale: 0.5 })
    const changed: Record<string, string> = {
      'no signature': changedUrl((url) => url.searchParams.delete('signature')),
      'an empty signature': changedUrl((url) => url.searchParams.set('signature', '')),
      'another signature': changedUrl((url) =>
        url.searchParams.set('signature', new URL(other.downloadUrl).searchParams.get('signature') ?? ''),
      ),
      'one letter of the signature': changedUrl((url) => {
        const signature = url.searchParams.get('signature') ?? ''
        url.searchParams.set('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)
      }),
      'a later expiry': changedUrl((url) =>
        url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 3600)),
      ),
      'no expiry': changedUrl((url) => url.searchParams.delete('expires')),
      'another name': changedUrl((url) => (url.pathname = url.pathname.replace('Poster', 'Other'))),
      'another export': changedUrl((url) => (url.pathname = url.pathname.replace(finished._id, other._id))),
      'a path out of the folder': changedUrl((url) => (url.pathname = '/files/exports/..%2f..%2fplaten.sqlite')),
      'no path': changedUrl((url) => (url.pathname = '/files/')),
    }
    for (const [what, url] of Object.entries(changed)) {
      const { status, code, bytes } = await download(url)
      expect((JSON.parse(bytes.toString()) as { detail: string }).detail).toBe(
        'This URL is invalid or no longer valid. Fetch the export or asset again for a new one.',
      )
      expect({ what, status, code }).toEqual({ what, status: 404, code: 'not_found' })
      expect(bytes.toString()).not.toMatch(/\/tmp|sqlite|ENOENT/)
    }
  })

  // It may expire some minutes later, so that responses with the URL are the same for a while.
  test('expires after about 24 hours', async () => {
    vi.setSystemTime(Date.now() + 24 * HOUR_MS - 60_000)
    expect((await download(finished.downloadUrl)).status).toBe(200)
    vi.setSystemTime(Date.now() + 12 * 60_000)
    const { status, code } = await download(finished.downloadUrl)
    expect({ status, code }).toEqual({ status: 410, code: 'link_expired' })
  })

  test('is signed again by every GET and list as long as the files exist', async () => {
    vi.setSystemTime(Date.now() + 6 * 24 * HOUR_MS)
    const { body: read } = await client.get(`/api/exports/${finished._id}`)
    expect(read.downloadUrl).not.toBe(finished.downloadUrl)
    expect((await download(finished.downloadUrl)).status).toBe(410)
    expect((await download(read.downloadUrl)).bytes.equals(whole)).toBe(true)
    const { body: list } = await client.get('/api/exports?limit=100')
    const listed = (list.exports as Exported[]).find(({ _id }) => _id === finished._id)
    expect((await download(listed?.downloadUrl ?? '')).status).toBe(200)
  })

  test('is the same in two responses close together, so that the second can be 304', async () => {
    const path = `/api/exports/${finished._id}`
    await expect
      .poll(async () => {
        const etag = (await client.get(path)).headers.get('etag') ?? ''
        const { status, text } = await client.get(path, { 'if-none-match': etag })
        return { status, text }
      })
      .toEqual({ status: 304, text: '' })
  })

  test('supports only GET and HEAD', async () => {
    const { status, headers } = await download(finished.downloadUrl, { method: 'DELETE' })
    expect(status).toBe(405)
    expect(headers.get('allow')).toMatch(/GET/)
  })
})

describe('a download', () => {
  test('has its length, type and ETag, and cannot be sniffed or run', async () => {
    const { headers } = await download(finished.downloadUrl)
    expect(headers.get('content-length')).toBe(String(whole.length))
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  test('returns for HEAD what it does for GET, without the bytes', async () => {
    const full = await download(finished.downloadUrl)
    const head = await download(finished.downloadUrl, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.bytes.length).toBe(0)
    for (const name of ['content-length', 'content-type', 'etag', 'content-disposition', 'accept-ranges']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name))
    }
  })

  test('is 304 for its ETag or its time', async () => {
    const { headers } = await download(finished.downloadUrl)
    const etag = headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await download(finished.downloadUrl, { headers: { 'if-none-match': known } })
      expect({ known, status: again.status, bytes: again.bytes.length }).toEqual({ known, status: 304, bytes: 0 })
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await download(finished.downloadUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const since = { 'if-modified-since': headers.get('last-modified') ?? '' }
    expect((await download(finished.downloadUrl, { headers: since })).status).toBe(304)
  })

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-99', 0, 100],
    ['bytes=10-', 10, Infinity],
    ['bytes=-10', -10, Infinity],
    ['bytes=5-99999999', 5, Infinity],
    ['bytes=-99999999', 0, Infinity],
  ])('returns the range %s', async (range, start, end) => {
    const { status, headers, bytes } = await download(finished.downloadUrl, { headers: { range } })
    const expected = whole.subarray(start, end === Infinity ? whole.length : end)
    const first = start < 0 ? whole.length + start : start
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${whole.length}`)
    expect(headers.get('content-length')).toBe(String(expected.length))
    expect(bytes.equals(expected)).toBe(true)
  })

  test('is complete if the range is malformed or has several parts', async () => {
    for (const range of ['bytes=5-2', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,4-5', 'bytes=-']) {
      const { status, bytes } = await download(finished.downloadUrl, { headers: { range } })
      expect({ range, status, length: bytes.length }).toEqual({ range, status: 200, length: whole.length })
    }
  })

  test('rejects a range beyond its end, with its size', async () => {
    for (const range of [`bytes=${whole.length}-`, 'bytes=-0']) {
      const { status, headers, code } = await download(finished.downloadUrl, { headers: { range } })
      expect({ range, status, code }).toEqual({ range, status: 416, code: 'invalid_range' })
      expect(headers.get('content-range')).toBe(`bytes */${whole.length}`)
    }
  })

  test('is resumed only if the file is unchanged', async () => {
    const etag = (await download(finished.downloadUrl)).headers.get('etag') ?? ''
    const same = await download(finished.downloadUrl, { headers: { range: 'bytes=10-19', 'if-range': etag } })
    expect({ status: same.status, length: same.bytes.length }).toEqual({ status: 206, length: 10 })
    const other = await download(finished.downloadUrl, { headers: { range: 'bytes=10-19', 'if-range': '"other"' } })
    expect({ status: other.status, length: other.bytes.length }).toEqual({ status: 200, length: whole.length })
  })

  test('of an archive supports ranges', async () => {
    const pages = await create(coloredPages(['#ff0000', '#00ff00']), 'Two pages')
    const { downloadUrl } = await exported(client, { designId: pages, format: 'png' })
    const first = await download(downloadUrl, { headers: { range: 'bytes=0-199' } })
    const rest = await download(downloadUrl, { headers: { range: 'bytes=200-' } })
    expect(Object.keys(unzipSync(Buffer.concat([first.bytes, rest.bytes])))).toHaveLength(2)
  })
})

describe('the file name of a download', () => {
  /** The file name, read as in RFC 6266: the extended name takes precedence over the plain one. */
  const nameIn = (headers: Headers): string => {
    const disposition = headers.get('content-disposition') ?? ''
    const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
    return extended === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? '') : decodeURIComponent(extended)
  }

  const named = async (title: string, options: object = {}): Promise<{ name: string; plain: string }> => {
    const { body } = await client.post('/api/designs', { width: 8, height: 8, title })
    const { downloadUrl } = await exported(client, { designId: body._id, format: 'png', ...options })
    const { status, headers } = await download(downloadUrl)
    expect(status).toBe(200)
    const disposition = headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[ !#-$&-[\]-~]*"(; filename\*=UTF-8''[\w.~!#$&+^`|%-]+)?$/)
    return { name: nameIn(headers), plain: /filename="([^"]*)"/.exec(disposition)?.[1] ?? '' }
  }

  test.each([
    ['Summer sale', 'Summer sale.png'],
    ['Été à Zürich', 'Été à Zürich.png'],
    ['東京の夏', '東京の夏.png'],
    ['مرحبا بالعالم', 'مرحبا بالعالم.png'],
    ['🎉 Party 👩‍👩‍👧', '🎉 Party 👩‍👩‍👧.png'],
    ["it's (50*2)", "it's (50-2).png"],
    ['v1.2', 'v1.2.png'],
  ])('of %s is %s', async (title, name) => {
    expect((await named(title)).name).toBe(name)
  })

  test.each([
    'say "hello"',
    'a/b\\c',
    '../../etc/passwd',
    'line\nbreak\rand\ttab',
    'invoice\u202Egnp.exe',
    'a\u200Fb\u2066c',
    '100% <script>alert(1)</script>',
    'C:\\CON',
    '.hidden',
    'x'.repeat(255),
    '語'.repeat(255),
    '...',
    '"; filename="evil.exe',
  ])('of %j is valid on every file system', async (title) => {
    const { name, plain } = await named(title)
    for (const text of [name, plain]) {
      expect(text).toMatch(/^[^.\s].*\.png$/u)
      // oxlint-disable-next-line no-control-regex -- control characters are what the name must not contain
      expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
    }
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  })

  test('is the requested one, with or without its extension', async () => {
    expect((await named('Title', { filename: 'mine' })).name).toBe('mine.png')
    expect((await named('Title', { filename: 'mine.png' })).name).toBe('mine.png')
    expect((await named('Title', { filename: 'mine.PNG' })).name).toBe('mine.png')
    expect((await named('Title', { filename: 'mine.pdf' })).name).toBe('mine.pdf.png')
    expect((await named('Title', { filename: 'a/b' })).name).toBe('a-b.png')
  })

  test('in an archive is valid, too', async () => {
    const pages = await create(coloredPages(['#ff0000', '#00ff00']), '../../évil\u202E"page')
    const { downloadUrl } = await exported(client, { designId: pages, format: 'png' })
    const names = Object.keys(unzipSync((await download(downloadUrl)).bytes))
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^[^./\\"\u202e][^/\\"\u202e]*évil[^/\\"\u202e]*-[12]\.png$/)
  })
})

test('the file of a deleted export is deleted, and its URL is 404', async () => {
  const other = await exported(client, { designId, format: 'png', scale: 0.3 })
  expect((await client.delete(`/api/exports/${other._id}`)).status).toBe(204)
  const { status, code } = await download(other.downloadUrl)
  expect({ status, code }).toEqual({ status: 404, code: 'not_found' })
})
