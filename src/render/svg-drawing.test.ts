import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { normalizeSvg } from '../assets/svg/normalize-svg.ts'
import type { Element } from '../document/elements/element.ts'
import type { Warning } from '../text/warning.ts'
import { createDocumentRenderer } from './render-document.ts'

const render = createDocumentRenderer()
const PDF = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
const PNG = { format: 'png', scale: 1, transparent: false } as const

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${content}</svg>`

async function drawn(
  content: string,
  properties: object = {},
  output: typeof PDF | typeof PNG = PNG,
): Promise<{ bytes: Buffer; warnings: readonly Warning[] }> {
  const { bytes } = await normalizeSvg(Buffer.from(svg(content)))
  const box = { id: 'a', type: 'svg', x: 0, y: 0, width: 100, height: 100, src: 'asset:ast_1' }
  const page = { id: 'p', background: '#ffffff', elements: [{ ...box, ...properties } as Element] }
  const { files, warnings } = await render({
    document: { version: 1, pages: [page] },
    size: { width: 100, height: 100 },
    output: output,
    images: { 'asset:ast_1': bytes },
  })
  return { bytes: Buffer.from(files[0]?.bytes ?? []), warnings }
}

async function colorAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const pixel = await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel]
}

const MASK =
  '<mask id="m"><rect width="50" height="100" fill="#fff"/><rect x="50" width="50" height="100" fill="#808080"/></mask>'

describe('an SVG', () => {
  test('is drawn in its box, with colors that can be replaced', async () => {
    const two = '<rect width="50" height="100" fill="red"/><rect x="50" width="50" height="100" fill="currentColor"/>'
    const plain = await drawn(two)
    expect(plain.warnings).toEqual([])
    expect(await colorAt(plain.bytes, 20, 50)).toEqual([255, 0, 0])
    expect(await colorAt(plain.bytes, 80, 50)).toEqual([0, 0, 0])
    const { bytes } = await drawn(two, { colors: { '#F00': '#00ff00', currentColor: '#0000ff' } })
    expect(await colorAt(bytes, 20, 50)).toEqual([0, 255, 0])
    expect(await colorAt(bytes, 80, 50)).toEqual([0, 0, 255])
  })

  test('with replacements of colors that it lacks has a warning that lists its colors', async () => {
    const two = '<rect width="50" height="100" fill="red"/><rect x="50" width="50" height="100" fill="currentColor"/>'
    const { warnings } = await drawn(two, { colors: { '#F00': '#00ff00', '#00f': '#ffffff', '*': '#000000' } })
    expect(warnings).toEqual([
      {
        ...{ code: 'color_unused', page: 1, elementId: 'a' },
        message: '"colors" replaces "#00f", but no such color is in "asset:ast_1", which has "#ff0000", "currentColor"',
      },
    ])
  })

  test('with opacity is faded as a whole', async () => {
    const { bytes } = await drawn(
      '<rect width="100" height="100" fill="red"/><rect width="100" height="100" fill="blue"/>',
      {
        opacity: 0.5,
      },
    )
    const [red = 0, , blue = 0] = await colorAt(bytes, 50, 50)
    expect(Math.abs(red - 127)).toBeLessThanOrEqual(1)
    expect(blue).toBe(255)
  })

  test('as an image with opacity is faded as a whole', async () => {
    const layered = '<rect width="100" height="100" fill="red"/><rect width="100" height="100" fill="blue"/>'
    const { bytes } = await drawn(layered, { type: 'image', opacity: 0.5 })
    const [red = 0, , blue = 0] = await colorAt(bytes, 50, 50)
    expect(Math.abs(red - 127)).toBeLessThanOrEqual(1)
    expect(blue).toBe(255)
  })

  test('shows what is light in its mask', async () => {
    const { bytes } = await drawn(`${MASK}<rect width="100" height="100" fill="blue" mask="url(#m)"/>`)
    expect(await colorAt(bytes, 20, 50)).toEqual([0, 0, 255])
    const [red = 0] = await colorAt(bytes, 80, 50)
    expect(red).toBeGreaterThan(120)
    expect(red).toBeLessThan(136)
  })

  test('with a mask whose area ends shows nothing beyond it', async () => {
    const mask =
      '<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="100"><rect width="100" height="100" fill="#fff"/></mask>'
    const { bytes } = await drawn(`${mask}<rect width="100" height="100" fill="blue" mask="url(#m)"/>`)
    expect(await colorAt(bytes, 20, 50)).toEqual([0, 0, 255])
    expect(await colorAt(bytes, 60, 50)).toEqual([255, 255, 255])
  })

  test('draws the tiles of a pattern, and omits too many with a warning', async () => {
    const pattern = (size: number): string =>
      `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size / 2}" height="${size}" fill="red"/></pattern>`
    const tiles = await drawn(`${pattern(40)}<rect width="100" height="100" fill="url(#p)"/>`)
    expect(await colorAt(tiles.bytes, 50, 50)).toEqual([255, 0, 0])
    expect(await colorAt(tiles.bytes, 70, 50)).toEqual([255, 255, 255])
    const { warnings } = await drawn(`${pattern(1)}<rect width="100" height="100" fill="url(#p)"/>`)
    expect(warnings).toMatchObject([{ code: 'effect_simplified', page: 1, elementId: 'a' }])
  })

  test('with filters and embedded images has warnings that name them', async () => {
    const { warnings } = await drawn(
      '<filter id="f"><feTurbulence/></filter><rect width="9" height="9" filter="url(#f)"/><image href="https://images.example.com/a.png" width="9" height="9"/>',
    )
    expect(warnings.map(({ message }) => message).sort()).toEqual([
      'An SVG has embedded images, which are omitted',
      'An SVG has filters, which are omitted',
    ])
  })

  test('whose patterns multiply is omitted with a warning', async () => {
    const patterns = Array.from({ length: 4 }, (_, at) => {
      const fill = at === 0 ? 'red' : `url(#p${at - 1})`
      return `<pattern id="p${at}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="99" height="99" fill="${fill}"/></pattern>`
    })
    const content = `${patterns.join('')}<rect width="100" height="100" fill="url(#p3)"/>`
    for (const output of [PNG, PDF]) {
      const { warnings } = await drawn(content, {}, output)
      expect(warnings).toMatchObject([{ message: 'An SVG takes too long to draw and is omitted' }])
    }
  })

  test('that takes too long is drawn at a lower resolution, with a warning', async () => {
    const points = Array.from({ length: 30_000 }, (_, at) => `L${(at * 37) % 100} ${(at * 61) % 100}`).join('')
    const path = `<path d="M0 0${points}" fill="none" stroke="red" stroke-width="3"/>`
    const { bytes, warnings } = await drawn(path, { x: -450, y: -450, width: 1_000, height: 1_000 })
    expect(warnings).toMatchObject([{ message: expect.stringMatching(/drawn at \d+% of its resolution/) }])
    expect(await colorAt(bytes, 50, 50)).toEqual([255, 0, 0])
  })

  test('that is another kind of image is omitted with a warning', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const page = { id: 'p', elements: [{ id: 'a', type: 'svg', x: 0, y: 0, width: 9, height: 9, src: 'asset:ast_1' }] }
    const { warnings } = await render({
      document: { version: 1, pages: [page as never] },
      size: { width: 9, height: 9 },
      output: PNG,
      images: { 'asset:ast_1': png },
    })
    expect(warnings).toMatchObject([{ code: 'image_missing', message: expect.stringContaining('is not an SVG') }])
  })
})

describe('in a PDF, an SVG', () => {
  const icon =
    '<g opacity="0.5"><circle cx="50" cy="50" r="40" fill="red"/><path d="M0 0h50v9z" stroke="#00f" stroke-dasharray="3"/></g>'

  test.each([
    ['svg element', {}],
    ['image', { type: 'image' }],
    ['image paint', { type: 'rect', src: undefined, fill: { type: 'image', src: 'asset:ast_1' } }],
  ])('as %s has no pixels', async (_, properties) => {
    const { src, ...rest } = properties as { src?: string }
    const element = 'src' in properties ? { ...rest, src } : properties
    const { bytes } = await drawn(icon, JSON.parse(JSON.stringify({ ...element })) as object, PDF)
    expect(bytes.toString('latin1')).not.toMatch(/\/Subtype ?\/Image/)
  })

  test('with a mask has pixels only for the mask', async () => {
    const { bytes } = await drawn(`${MASK}<rect width="100" height="100" fill="blue" mask="url(#m)"/>`, {}, PDF)
    expect(bytes.toString('latin1')).toMatch(/\/Subtype ?\/Image/)
  })
})
