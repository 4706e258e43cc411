import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { strFromU8, unzipSync } from 'fflate'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { cleanAvif } from '../../assets/clean-avif.ts'
import { cleanGif } from '../../assets/clean-gif.ts'
import { cleanJpeg } from '../../assets/clean-jpeg.ts'
import { cleanPng } from '../../assets/clean-png.ts'
import { cleanWebp } from '../../assets/clean-webp.ts'
import { findPoppler } from '../../../test/golden/poppler.ts'
import { sharp } from '../../assets/sharp.ts'
import { hashDesign } from '../../design-hash.ts'
import type { Document } from '../../document/document.ts'
import type { FormatName } from '../../formats/formats.ts'
import { createDocumentRenderer } from '../render-document.ts'
import type { Output } from '../render-task.ts'
import { parseStamp, type Stamp } from './stamp.ts'
import { findStamp, isSealed } from './stamp-file.ts'
import { RENDERER_VERSION } from '../renderer-version.ts'

const poppler = findPoppler()

const SIZE = { width: 60, height: 40 }
const DOCUMENT: Document = {
  version: 1,
  title: 'Größe & <Maß>',
  language: 'en',
  pages: ['#1d4ed8', '#dc2626'].map((fill, index) => ({
    id: `p${index}`,
    background: '#fef3c7',
    elements: [{ id: `r${index}`, type: 'rect', x: 9, y: 9, width: 20, height: 20, fill }],
  })),
}
const HASH = hashDesign({ document: DOCUMENT, ...SIZE })
const PDF = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: { title: 'Größe & <Maß>' } } as const
const ANIMATION = { pageSeconds: 1, loop: 0, transition: 'none' } as const

const OUTPUTS: Readonly<Record<string, Output>> = {
  png: { format: 'png', scale: 2, transparent: true },
  jpeg: { format: 'jpeg', scale: 1, quality: 80 },
  webp: { format: 'webp', scale: 1, transparent: false, quality: 80, animated: false },
  'lossless webp': { format: 'webp', scale: 1, transparent: false, quality: 100, animated: false },
  'transparent webp': { format: 'webp', scale: 1, transparent: true, quality: 80, animated: false },
  'transparent lossless webp': { format: 'webp', scale: 1, transparent: true, quality: 100, animated: false },
  'animated webp': { format: 'webp', scale: 1, transparent: false, quality: 80, animated: true, ...ANIMATION },
  avif: { format: 'avif', scale: 1, transparent: false, quality: 60 },
  gif: { format: 'gif', scale: 1, transparent: false, ...ANIMATION },
  'gif of one page': { format: 'gif', scale: 1, transparent: false, ...ANIMATION, pages: [2] },
  svg: { format: 'svg', scale: 1, transparent: false, editableText: false },
  pdf: PDF,
  'archival pdf': { ...PDF, conformsTo: ['PDF/A-2b', 'PDF/UA-1'] },
  'printed pdf': { ...PDF, conformsTo: ['PDF/X-4'], colorProfile: 'fogra39-coated', bleed: 8, cropMarks: true },
  pptx: { format: 'pptx', scale: 1, metadata: {} },
}
const NAMES = Object.keys(OUTPUTS)

interface Files {
  readonly format: FormatName
  readonly stamped: Buffer
  readonly plain: Buffer
}

const files = new Map<string, Files>()

beforeAll(async () => {
  const render = createDocumentRenderer()
  const first = async (output: Output, origin?: 'document'): Promise<Buffer> => {
    const rendered = await render({ document: DOCUMENT, size: SIZE, output, images: {}, origin })
    return Buffer.from(rendered.files[0]?.bytes ?? [])
  }
  for (const [name, output] of Object.entries(OUTPUTS)) {
    files.set(name, { format: output.format, stamped: await first(output, 'document'), plain: await first(output) })
    expect((await first(output, 'document')).equals(of(name).stamped), `${name} is the same twice`).toBe(true)
  }
})

function of(name: string): Files {
  return files.get(name) ?? { format: 'png', stamped: Buffer.alloc(0), plain: Buffer.alloc(0) }
}

function read(bytes: Buffer, format: FormatName): { readonly stamp: Stamp | undefined; readonly isIntact: boolean } {
  const place = findStamp(bytes, format)
  return { stamp: place && parseStamp(place.text), isIntact: place !== undefined && isSealed(bytes, place) }
}

describe.each(NAMES)('the stamp of a %s', (name) => {
  test('names the design and the options, and is intact', () => {
    const { format, stamped } = of(name)
    const { format: _, pages, ...options } = OUTPUTS[name] as Output
    const isWhole = ['pdf', 'gif', 'pptx'].includes(format) || name.startsWith('animated')
    expect(read(stamped, format)).toEqual({
      stamp: {
        ...{ renderer: RENDERER_VERSION, document: HASH, format, size: SIZE, options },
        pages: pages ?? (isWhole ? [1, 2] : [1]),
      },
      isIntact: true,
    })
  })

  test('is no longer intact once any byte of the file is changed', () => {
    const { format, stamped } = of(name)
    const step = Math.max(1, Math.floor(stamped.length / 150))
    const unnoticed = []
    for (let at = 0; at < stamped.length; at += step) {
      const changed = Buffer.from(stamped)
      changed[at] = (changed[at] ?? 0) ^ 1
      const { stamp, isIntact } = read(changed, format)
      if (stamp && isIntact) unnoticed.push(at)
    }
    expect(unnoticed).toEqual([])
    expect(read(Buffer.concat([stamped, Buffer.from('\n')]), format).isIntact).toBe(false)
  })
})

test('files without an origin have no stamp', () => {
  for (const name of NAMES) expect(findStamp(of(name).plain, of(name).format), name).toBeUndefined()
})

test.each(NAMES.filter((name) => !/pdf|pptx/.test(name)))(
  'sharp decodes a %s as it does without the stamp',
  async (name) => {
    const { stamped, plain } = of(name)
    const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer()
    expect((await pixels(stamped)).equals(await pixels(plain))).toBe(true)
    const { width, height, hasAlpha, pages, loop, delay } = await sharp(plain, { animated: true }).metadata()
    expect(await sharp(stamped, { animated: true }).metadata()).toMatchObject({
      ...{ width, height, hasAlpha },
      ...(pages !== undefined && { pages }),
      ...(loop !== undefined && { loop, delay }),
    })
  },
)

describe('other programs find the stamp where the format keeps such texts', () => {
  const textOf = (name: string): string => findStamp(of(name).stamped, of(name).format)?.text ?? ''

  test('as the comment of a PNG, whose checksums are right', async () => {
    const { comments } = await sharp(of('png').stamped).metadata()
    expect(comments).toEqual([{ keyword: 'Comment', text: textOf('png') }])
    expect(PNG.sync.read(of('png').stamped, { checkCRC: true })).toMatchObject({ width: 120, height: 80 })
  })

  test.each(NAMES.filter((name) => name.endsWith('webp')))('as the XMP of a %s', async (name) => {
    const { xmp } = await sharp(of(name).stamped).metadata()
    expect(parseXml((xmp ?? '').toString()).text).toContain(textOf(name))
    expect((xmp ?? '').toString()).toContain(`<dc:source>${HASH}</dc:source>`)
  })

  test('as metadata in an SVG', () => {
    const { root } = parseXml(of('svg').stamped.toString())
    const [first] = root?.children.filter((child) => child instanceof XmlElement) ?? []
    expect(first).toMatchObject({ name: 'metadata' })
    expect(first instanceof XmlElement && first.text).toContain(textOf('svg'))
  })

  test.each(NAMES.filter((name) => name.endsWith('pdf')))('in the metadata of a %s', async (name) => {
    const pdf = await PDFDocument.load(of(name).stamped, { updateMetadata: false })
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
    if (!(metadata instanceof PDFRawStream)) throw new Error('no metadata')
    const packet = Buffer.from(metadata.getContents()).toString('utf8')
    expect(parseXml(packet).text).toContain(textOf(name))
    const printed = await poppler?.tell('pdfinfo', of(name).stamped, '-meta')
    if (printed === undefined) return
    expect(printed).toContain(`<dc:source>${HASH}</dc:source>`)
    expect(printed).toContain(textOf(name))
  })

  test('as a custom property of a presentation', () => {
    const parts = unzipSync(of('pptx').stamped)
    const custom = parseXml(strFromU8(parts['docProps/custom.xml'] ?? new Uint8Array()))
    expect(custom.text).toBe(textOf('pptx'))
    expect(strFromU8(parts['_rels/.rels'] ?? new Uint8Array())).toContain('docProps/custom.xml')
    expect(strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())).toContain('/docProps/custom.xml')
  })
})

describe('files that have been through another program', () => {
  test('have no stamp once their metadata is removed, as social networks do', async () => {
    expect(findStamp(cleanPng(of('png').stamped, 1) ?? Buffer.alloc(0), 'png')).toBeUndefined()
    expect(findStamp(cleanJpeg(of('jpeg').stamped, 1) ?? Buffer.alloc(0), 'jpeg')).toBeUndefined()
    expect(findStamp(cleanGif(of('gif').stamped) ?? Buffer.alloc(0), 'gif')).toBeUndefined()
    expect(findStamp(cleanWebp(of('webp').stamped, 1) ?? Buffer.alloc(0), 'webp')).toBeUndefined()
    expect(findStamp(cleanAvif(of('avif').stamped) ?? Buffer.alloc(0), 'avif')).toBeUndefined()
    expect(findStamp(await sharp(of('png').stamped).png().toBuffer(), 'png')).toBeUndefined()
  })

  test('are changed if a program retains the stamp', async () => {
    const { stamped } = of('webp')
    const saved = await sharp(stamped)
      .withXmp((await sharp(stamped).metadata()).xmp?.toString() ?? '')
      .webp()
      .toBuffer()
    expect(read(saved, 'webp')).toMatchObject({ stamp: { document: HASH }, isIntact: false })
    const pdf = await PDFDocument.load(of('pdf').stamped, { updateMetadata: false })
    expect(read(Buffer.from(await pdf.save()), 'pdf')).toMatchObject({ stamp: { document: HASH }, isIntact: false })
  })

  test('that are damaged or cut off are never intact, and never an error', () => {
    for (const name of NAMES) {
      const { format, stamped } = of(name)
      for (let part = 1; part < 40; part += 1) {
        const cut = stamped.subarray(0, Math.floor((stamped.length * part) / 40))
        expect(read(cut, format).isIntact, `${name} ${part}/40`).toBe(false)
      }
    }
  })
})
