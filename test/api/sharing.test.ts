import { randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download } from '../setup/exporting.ts'
import { coloredPages, expectColor, openPicture } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let visitor: Client
let owner: Client
let other: Client

beforeAll(async () => {
  service = await startService()
  visitor = new Client(service.url)
})
beforeEach(async () => {
  owner = await service.client()
  other = await service.client()
})
afterAll(() => service.stop())

/** A header that browsers send with requests of the app's own pages. */
const OURS = { 'sec-fetch-site': 'same-origin' }

const HOSTILE = `<img src=x onerror=alert(1)> ' " \\ ‮ {{name}} %_ Ünï 🦊`

interface Design {
  readonly _id: string
  readonly revision: number
  readonly thumbnailUrl: string
}

async function create(body: object = {}, client = owner): Promise<Design> {
  const { status, body: design } = await client.post('/api/designs', {
    ...{ title: 'Poster', width: 320, height: 160, document: coloredPages(['#ff0000', '#0000ff']) },
    ...body,
  })
  expect(status).toBe(201)
  return design as Design
}

describe('the sharing options', () => {
  test('are off by default, and a change leaves omitted ones unchanged', async () => {
    const { _id } = await create()
    const path = `/api/designs/${_id}`
    expect((await owner.get(path)).body.sharing).toEqual({ download: false, copy: false })
    expect((await owner.patch(path, { sharing: { copy: true } })).body).toMatchObject({
      revision: 2,
      sharing: { download: false, copy: true },
    })
    expect((await owner.patch(path, { sharing: { download: true } })).body).toMatchObject({
      revision: 3,
      sharing: { download: true, copy: true },
    })
    expect((await owner.patch(path, { sharing: { download: true } })).body.revision).toBe(3)
    expect((await owner.post(`${path}/duplicate`)).body.sharing).toEqual({ download: false, copy: false })
    const design = await create({ visibility: 'public', sharing: { download: true } })
    expect((await owner.get('/api/designs?limit=1')).body.designs[0]).toMatchObject({
      _id: design._id,
      sharing: { download: true, copy: false },
    })
  })

  test('are rejected with a pointer unless they are booleans', async () => {
    const { _id } = await create()
    const refused = await owner.patch(`/api/designs/${_id}`, { sharing: { copy: 'yes', print: true } })
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/sharing/copy',
      '/sharing/print',
    ])
  })
})

describe('a shared design', () => {
  test.each(['unlisted', 'public'])(
    'that is %s is visible without an account, and reveals nothing about its owner',
    async (visibility) => {
      const { _id } = await create({ title: HOSTILE, visibility, tags: [HOSTILE.slice(0, 50).trim()] })
      const { status, body, text } = await visitor.get(`/web/shared/${_id}`)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...{ _id, title: HOSTILE, width: 320, height: 160, pageCount: 2, visibility },
        sharing: { download: false, copy: false },
        updatedAt: (await owner.get(`/api/designs/${_id}`)).body.updatedAt,
        pages: [1, 2].map((page) => ({ page, previewUrl: expect.any(String) as string })),
      })
      expect(text).not.toMatch(/@example|acc_|accountId|email/)
      for (const [at, color] of ['#ff0000', '#0000ff'].entries()) {
        const { bytes, headers } = await download(body.pages[at].previewUrl as string)
        expectColor(await openPicture(bytes), color, [5, 5], [1590, 790])
        expect(headers.get('cache-control')).toBe('private, max-age=60, immutable')
      }
    },
  )

  test('is 404 for visitors, with its images, as soon as it is private or in the trash', async () => {
    for (const [hide, showAgain] of [
      [(id: string) => owner.patch(`/api/designs/${id}`, { visibility: 'private' }), undefined],
      [(id: string) => owner.delete(`/api/designs/${id}`), (id: string) => owner.post(`/api/trash/${id}/restore`)],
    ] as const) {
      const { _id } = await create({ visibility: 'public' })
      const { body } = await visitor.get(`/web/shared/${_id}`)
      const listed = (await other.get('/api/community?limit=1')).body.designs[0]
      expect(listed._id).toBe(_id)
      const urls = [body.pages[0].previewUrl, body.pages[1].previewUrl, listed.thumbnailUrl] as string[]
      const [first = '', unseen = '', thumbnail = ''] = urls
      const { headers } = await download(first)
      expect((await download(thumbnail)).status).toBe(200)
      await hide(_id)
      expectProblem(await visitor.get(`/web/shared/${_id}`), 404, 'not_found')
      const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
      for (const url of [first, unseen, thumbnail]) {
        expect(await download(url)).toMatchObject({ status: 404, code: 'not_found' })
        expect((await download(url, known)).status).toBe(404)
      }
      expect((await other.get('/api/community')).body.designs.map(({ _id }: Design) => _id)).not.toContain(_id)
      await showAgain?.(_id)
      if (showAgain) expect((await download(first)).status).toBe(200)
    }
  })

  test('that is private looks like one that never existed', async () => {
    const { _id } = await create()
    const absent = 'des_01jqr8yd0m3k5t7w9x2z4b6c8f'
    for (const path of ['', '/exports']) {
      const ask = (id: string) =>
        path === ''
          ? visitor.get(`/web/shared/${id}`)
          : visitor.post(`/web/shared/${id}${path}`, { format: 'png' }, OURS)
      const [foreign, never] = [await ask(_id), await ask(absent)]
      expectProblem(foreign, 404, 'not_found')
      expect(foreign.body.detail.replace(_id, '')).toBe(never.body.detail.replace(absent, ''))
    }
  })

  test('cannot be reached by changing a URL', async () => {
    const shared = await create({ visibility: 'public' })
    const hidden = await create()
    const url = (await visitor.get(`/web/shared/${shared._id}`)).body.pages[0].previewUrl as string
    for (const bent of [
      url.replace(shared._id, hidden._id),
      url.replace('/files/shared/', '/files/'),
      url.replace('/1.webp', '/2.webp'),
      url.replace(/signature=.*/, ''),
    ]) {
      expect(await download(bent)).toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('a visitor’s download', () => {
  const ask = (id: string, format = 'png') => visitor.post(`/web/shared/${id}/exports`, { format }, OURS)

  test('is rendered once, in the owner’s account, for all visitors', async () => {
    const { _id } = await create({ title: HOSTILE, visibility: 'unlisted', sharing: { download: true } })
    const downloads = await Promise.all(Array.from({ length: 6 }, () => ask(_id, 'pdf')))
    expect(downloads.map(({ status, body }) => [status, body.status])).toEqual(Array(6).fill([200, 'completed']))
    expect(Object.keys(downloads[0]?.body).sort()).toEqual(['downloadUrl', 'error', 'status'])
    const { bytes } = await download(downloads[0]?.body.downloadUrl as string)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await owner.get(`/api/exports?designId=${_id}`)).body).toMatchObject({
      total: 1,
      exports: [{ format: 'pdf', status: 'completed', designTitle: HOSTILE, requestedBy: 'visitor' }],
    })
    await ask(_id, 'png')
    expect((await owner.get(`/api/exports?designId=${_id}`)).body.total).toBe(2)
    await owner.patch(`/api/designs/${_id}`, { title: 'Another' })
    await ask(_id, 'png')
    expect((await owner.get(`/api/exports?designId=${_id}`)).body.total).toBe(3)
  })

  test('stops working as soon as the owner no longer allows it', async () => {
    for (const change of [{ visibility: 'private' }, { sharing: { download: false } }]) {
      const { _id } = await create({ visibility: 'public', sharing: { download: true } })
      const { downloadUrl } = (await ask(_id)).body
      const { status, headers } = await download(downloadUrl as string)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
      expect(headers.get('cache-control')).toBe('private, max-age=60, immutable')
      await owner.patch(`/api/designs/${_id}`, change)
      expect(await download(downloadUrl as string)).toMatchObject({ status: 404, code: 'not_found' })
      expectProblem(await ask(_id), 404, 'not_found')
    }
  })

  test('that is not allowed is rejected, and nothing is queued', async () => {
    const { _id } = await create({ visibility: 'public' })
    const refused = await ask(_id)
    expectProblem(refused, 404, 'not_found')
    expect(refused.body.detail).toContain('does not allow downloads')
    expectProblem(await ask(_id, 'webp'), 400, 'invalid_input')
    expectProblem(await visitor.post(`/web/shared/${_id}/exports`, {}, OURS), 400, 'invalid_input')
    expect((await owner.get('/api/exports')).body.total).toBe(0)
  })

  test('is limited by address', async () => {
    const limited = await startService()
    try {
      const client = new Client(limited.url)
      const path = '/web/shared/des_01jqr8yd0m3k5t7w9x2z4b6c8f/exports'
      for (let count = 0; count < 120; count += 1)
        expect((await client.post(path, { format: 'png' }, OURS)).status).toBe(404)
      const refused = await client.post(path, { format: 'png' }, OURS)
      expectProblem(refused, 429, 'too_many_attempts')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await limited.stop()
    }
  })
})

describe('a design created from another design', () => {
  async function upload(client: Client, color: string): Promise<string> {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    const { body } = await client.post('/api/assets', await picture.png().toBuffer(), { 'content-type': 'image/png' })
    return body._id as string
  }
  const showing = (...assetIds: string[]): object => ({
    version: 1,
    pages: assetIds.map((id, at) => ({
      id: `p${at}`,
      elements: [{ id: `e${at}`, type: 'image', x: 0, y: 0, width: 320, height: 160, src: `asset:${id}` }],
    })),
  })
  const copyable = { visibility: 'unlisted', sharing: { copy: true } }

  test('of the same account has its document, size and title', async () => {
    const original = await create({ title: HOSTILE })
    const { status, body } = await owner.post('/api/designs', { fromTemplate: original._id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ title: HOSTILE, width: 320, height: 160, pageCount: 2, revision: 1 },
      ...{ visibility: 'private', sharing: { download: false, copy: false }, fromTemplate: original._id },
    })
    const small = await owner.post('/api/designs', {
      fromTemplate: original._id,
      width: 32,
      height: 16,
      title: 'Small',
    })
    expect(small.body).toMatchObject({ title: 'Small', width: 32, height: 16 })
    await owner.delete(`/api/designs/${original._id}`)
    expectProblem(await owner.post('/api/designs', { fromTemplate: original._id }), 404, 'design_trashed')
  })

  test('of another account has its own copies of the images, even after the original is deleted', async () => {
    const assetIds = [await upload(owner, '#ff0000'), await upload(owner, '#0000ff')]
    const mine = await upload(other, '#0000ff')
    const original = await create({ ...copyable, document: showing(...assetIds) })
    const { status, body } = await other.post('/api/designs', { fromTemplate: original._id })
    expect(status).toBe(201)
    const { assets, total } = (await other.get('/api/assets')).body
    expect(total).toBe(2)
    const copied = JSON.stringify(body.document)
    for (const id of assetIds) expect(copied).not.toContain(id)
    expect(copied).toContain(mine)
    for (const { _id, uses } of assets as { _id: string; uses: number }[]) {
      expect(copied).toContain(_id)
      expect(uses).toBe(1)
    }
    await owner.delete(`/api/designs/${original._id}`)
    await owner.delete(`/api/trash/${original._id}`)
    for (const id of assetIds) expect((await owner.delete(`/api/assets/${id}`)).status).toBe(204)
    const { pages } = (await other.get(`/api/designs/${body._id as string}/pages`)).body
    for (const [at, color] of ['#ff0000', '#0000ff'].entries()) {
      expectColor(await openPicture((await download(pages[at].previewUrl as string)).bytes), color, [9, 9])
    }
  })

  test('has each image once, without its location, author and file name', async () => {
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    const foreign = {
      IFD0: { Artist: 'Ada', Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    }
    const withMetadata = (picture: Sharp): Promise<Buffer> =>
      picture
        .withIccProfile('p3')
        .withMetadata({ orientation: 6 })
        .withExifMerge(foreign)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada</x:xmpmeta>')
        .toBuffer()
    const files = new Map([
      ['image/jpeg', await withMetadata(photo.clone().jpeg())],
      ['image/png', await withMetadata(photo.clone().png())],
      ['image/webp', await withMetadata(photo.clone().webp())],
    ])
    const assetIds: string[] = []
    for (const [type, file] of files) {
      const { body } = await owner.post('/api/assets?name=Ada-at-home', file, { 'content-type': type })
      assetIds.push(body._id as string)
    }
    const original = await create({ ...copyable, document: showing(...assetIds) })
    for (let copies = 0; copies < 2; copies += 1) {
      expect((await other.post('/api/designs', { fromTemplate: original._id })).status).toBe(201)
    }
    const { assets, total } = (await other.get('/api/assets')).body
    expect(total).toBe(3)
    for (const asset of assets as { name: string; contentType: string; url: string; bytes: number }[]) {
      expect(asset).toMatchObject({ name: asset.contentType.replace('/', '.'), width: 30, height: 40, uses: 2 })
      const { bytes, headers } = await download(asset.url)
      expect(headers.get('content-disposition')).not.toContain('Ada')
      expect(bytes.toString('latin1')).not.toMatch(/Ada|camera|GPS/)
      expect(bytes.length).toBe(asset.bytes)
      const before = files.get(asset.contentType) ?? Buffer.of()
      expect(before.toString('latin1')).toContain('Ada')
      const [now, then] = [await sharp(bytes).metadata(), await sharp(before).metadata()]
      expect([now.orientation, now.icc]).toEqual([6, then.icc])
      expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
    }
  })

  test('is rejected if copying is not allowed, as if the original did not exist, and nothing is created', async () => {
    const originals = [
      await create({ sharing: { copy: true } }),
      await create({ visibility: 'public' }),
      await create({ visibility: 'public', sharing: { download: true } }),
      await create({ ...copyable }),
    ]
    await owner.delete(`/api/designs/${originals[3]?._id ?? ''}`)
    const never = await other.post('/api/designs', { fromTemplate: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f' })
    expect(never.body.detail).toBe('No template or copyable design with this ID.')
    for (const { _id } of originals) {
      const refused = await other.post('/api/designs', { fromTemplate: _id })
      expectProblem(refused, 404, 'not_found')
      expect(refused.body.detail).toBe(never.body.detail)
    }
    expect((await other.get('/api/designs')).body.total).toBe(0)
  })

  test('leaves no assets if it is rejected, and other documents cannot use its assets', async () => {
    const assetId = await upload(owner, '#00ff00')
    const original = await create({ ...copyable, document: showing(assetId) })
    const refused = await other.post('/api/designs', { fromTemplate: original._id, data: { unknown: 'x' } })
    expectProblem(refused, 400, 'invalid_input')
    expect((await other.get('/api/assets')).body.total).toBe(0)
    expectProblem(
      await other.post('/api/designs', { width: 9, height: 9, document: showing(assetId) }),
      400,
      'invalid_input',
    )
  })

  test('is created once per Idempotency-Key', async () => {
    const original = await create({ ...copyable, document: showing(await upload(owner, '#aa0000')) })
    const key = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all(
      [1, 2].map(() => other.post('/api/designs', { fromTemplate: original._id }, key)),
    )
    expect(responses.map(({ status }) => status)).toContain(201)
    expect((await other.get('/api/designs')).body.total).toBe(1)
    expect((await other.get('/api/assets')).body.total).toBe(1)
  })
})

describe('the community', () => {
  test('has the public designs of all accounts, last changed first, with search by words and tags', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const mine = await create({ title: `${word} Käse`, visibility: 'public', tags: ['a', 'b'] })
    const theirs = await create({ title: `Big ${word}`, visibility: 'public', tags: ['b'] }, other)
    for (const visibility of ['private', 'unlisted']) await create({ title: word, visibility, tags: ['b'] })
    const trashed = await create({ title: word, visibility: 'public', tags: ['b'] })
    await owner.delete(`/api/designs/${trashed._id}`)
    const ids = async (query: string) => {
      const { body } = await other.get(`/api/community?q=${word}&${query}`)
      expect(JSON.stringify(body)).not.toMatch(/@|acc_/)
      return [body.designs.map(({ _id }: Design) => _id), body.total]
    }
    expect(await ids('')).toEqual([[theirs._id, mine._id], 2])
    expect(await ids('tag=b&limit=1')).toEqual([[theirs._id], 2])
    expect(await ids('tag=b&limit=1&offset=1')).toEqual([[mine._id], 2])
    expect(await ids('tag=a')).toEqual([[mine._id], 1])
    expect(await ids('tag=A')).toEqual([[], 0])
    expect((await other.get(`/api/community?q=${encodeURIComponent(`kase ${word.toUpperCase()}`)}`)).body.total).toBe(1)
  })
})

test('tags are counted over the designs outside the trash, the most used first', async () => {
  expect((await owner.get('/api/tags')).body).toEqual({ tags: [] })
  await create({ tags: ['b', HOSTILE.slice(0, 40).trim()] })
  const trashed = await create({ tags: ['gone', 'b'] })
  await create({ tags: ['b', 'a'] })
  await create({ tags: ['x'] }, other)
  await owner.delete(`/api/designs/${trashed._id}`)
  expect((await owner.get('/api/tags')).body).toEqual({
    tags: [
      { tag: 'b', count: 2 },
      { tag: HOSTILE.slice(0, 40).trim(), count: 1 },
      { tag: 'a', count: 1 },
    ],
  })
})
