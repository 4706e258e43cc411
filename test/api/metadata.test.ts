import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { download, exported } from '../setup/exporting.ts'
import { onePage } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

/*
 * Uploads one image of each type, all with the same author, and searches everything that others can get for the author:
 * the shared design, its previews and downloads, and copies. Exports do not have it either.
 */

const AUTHOR = 'MARKER-AUTHOR'
/** Also as UTF-16, and where it was taken. */
const METADATA = /MARKER-AUTHOR|M\0A\0R\0K\0E\0R|GPSLatitude|xmpmeta|Exif\0\0/

/** Exports have a stamp, in several formats in XMP. */
const METADATA_OF_UPLOADS = new RegExp(METADATA.source.replace('|xmpmeta', ''))

/** A header that browsers send with requests of the app's own pages. */
const OURS = { 'sec-fetch-site': 'same-origin' }

let service: Service
let owner: Client
let originals: ReadonlyMap<string, Buffer>
let designId: string

beforeAll(async () => {
  service = await startService()
  owner = await service.client()
  originals = await makeOriginals()
  const elements: object[] = []
  for (const [type, file] of originals) {
    const { status, body } = await owner.post(`/api/assets?name=${AUTHOR}`, file, { 'content-type': type })
    expect([type, status]).toEqual([type, 201])
    const index: number = elements.length
    elements.push({
      id: `i${index}`,
      type: 'image',
      src: `asset:${body._id}`,
      x: index * 50,
      y: 0,
      width: 40,
      height: 40,
    })
  }
  const shared = { visibility: 'public', sharing: { copy: true, download: true } }
  const { body } = await owner.post('/api/designs', { width: 400, height: 40, document: onePage(elements), ...shared })
  designId = body._id
})

afterAll(() => service.stop())

test('every original has the metadata, and its owner downloads it unchanged unless it is converted', async () => {
  const { assets } = (await owner.get('/api/assets')).body as { assets: { contentType: string; url: string }[] }
  expect(assets).toHaveLength(originals.size)
  for (const [type, file] of originals) expect([type, file.includes(AUTHOR)]).toEqual([type, true])
  for (const { contentType, url } of assets) {
    const { bytes } = await download(url)
    const isOriginal = [...originals.values()].some((file) => file.equals(bytes))
    // Of two JPEGs, one was a HEIC.
    if (contentType === 'image/jpeg') continue
    expect([contentType, isOriginal]).toEqual([contentType, contentType !== 'image/svg+xml'])
  }
})

describe('without metadata are', () => {
  test('the shared design and its previews', async () => {
    const stranger = new Client(service.url)
    const { text, body } = await stranger.get(`/web/shared/${designId}`, OURS)
    expect(text).not.toMatch(METADATA)
    for (const { previewUrl } of body.pages as { previewUrl: string }[]) await expectClean(previewUrl)
    const { designs } = (await (await service.client()).get('/api/community')).body as {
      designs: { thumbnailUrl: string }[]
    }
    for (const { thumbnailUrl } of designs) await expectClean(thumbnailUrl)
  })

  test('thumbnails', async () => {
    const { assets } = (await owner.get('/api/assets')).body as { assets: { thumbnailUrl: string }[] }
    for (const { thumbnailUrl } of assets) await expectClean(thumbnailUrl)
    await expectClean((await owner.get(`/api/designs/${designId}`)).body.thumbnailUrl)
  })

  test.each(['png', 'jpeg', 'webp', 'avif', 'pdf'])('exports as %s', async (format) => {
    const { downloadUrl, status } = await exported(owner, { designId, format })
    expect(status).toBe('completed')
    await expectClean(downloadUrl, METADATA_OF_UPLOADS)
  })

  test('copies, whose names do not come from the original', async () => {
    const other = await service.client()
    expect((await other.post('/api/designs', { fromTemplate: designId })).status).toBe(201)
    const { text, body } = await other.get('/api/assets')
    expect(text).not.toMatch(METADATA)
    expect(body.total).toBe(originals.size)
    for (const { url, thumbnailUrl } of body.assets as { url: string; thumbnailUrl: string }[]) {
      await expectClean(url)
      await expectClean(thumbnailUrl)
    }
  })
})

async function expectClean(url: string, unwanted = METADATA): Promise<void> {
  const { bytes, headers } = await download(url)
  expect(bytes.length).toBeGreaterThan(0)
  expect(headers.get('content-disposition') ?? '').not.toContain(AUTHOR)
  const type = headers.get('content-type') ?? ''
  for (const part of [bytes, ...unpacked(bytes)]) {
    // An EXIF header with only the orientation is allowed.
    expect([type, unwanted.exec(part.toString('latin1'))?.[0].replace(/^Exif\0\0$/, '') || '']).toEqual([type, ''])
  }
}

/** Returns the compressed streams of a PDF. */
function unpacked(bytes: Buffer): readonly Buffer[] {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return []
  return Array.from(bytes.toString('latin1').matchAll(/stream\r?\n([^]*?)endstream/g), ([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1'))
    } catch {
      return Buffer.alloc(0)
    }
  })
}

async function makeOriginals(): Promise<ReadonlyMap<string, Buffer>> {
  const colors = ['#993311', '#339911', '#113399', '#991199', '#119999'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } }),
  )
  const marked = (image: Sharp | undefined): Promise<Buffer> => {
    if (!image) throw new Error('there is no image')
    return image
      .withExif({ IFD0: { Artist: AUTHOR }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${AUTHOR}</x:xmpmeta>`)
      .toBuffer()
  }
  const [jpeg, png, webp, avif, gif] = colors
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><!-- ${AUTHOR} --><metadata>${AUTHOR}</metadata><title>${AUTHOR}</title><linearGradient id="${AUTHOR}"><stop stop-color="#123"/><stop offset="1" stop-color="#456"/></linearGradient><g id="${AUTHOR}-layer" data-author="${AUTHOR}"><rect width="40" height="40" fill="url(#${AUTHOR})"/></g></svg>`
  return new Map([
    ['image/jpeg', await marked(jpeg?.jpeg())],
    ['image/png', await marked(png?.png())],
    ['image/webp', await marked(webp?.webp())],
    ['image/avif', await marked(avif?.avif())],
    ['image/gif', withComment(await (gif ?? sharp()).gif().toBuffer())],
    ['image/svg+xml', Buffer.from(svg)],
    ['image/heic', readFileSync(join(import.meta.dirname, '../fixtures/heic/display-p3.heic'))],
  ])
}

/** Adds a comment to a GIF, before its end. */
function withComment(gif: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, AUTHOR.length]), Buffer.from(AUTHOR), Buffer.of(0)])
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
}
