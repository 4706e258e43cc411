import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { BLEND_MODES } from '../document/elements/base.ts'
import type { Element } from '../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from './render-document.ts'
import { BLUE, CLEAR, GREEN, RED, documentOf, expectColor, renderPixels } from './testing/read-pixels.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

/** Skia rounds a blended channel up or down. */
function expectNear(actual: readonly number[], expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length)
  for (const [index, channel] of actual.entries()) {
    expect(Math.abs(channel - (expected[index] ?? 0)), String(actual)).toBeLessThanOrEqual(1)
  }
}

const square = { type: 'rect', x: 20, y: 20, width: 40, height: 40, fill: '#ff0000' } as const

test('a red square is red inside its box and nowhere else', async () => {
  const { at } = await renderPixels(render, documentOf([{ ...square, id: 'a' }]))
  expectColor({ at }, RED, [
    [20, 20],
    [59, 20],
    [20, 59],
    [59, 59],
  ])
  expectColor({ at }, CLEAR, [
    [19, 20],
    [60, 20],
    [20, 19],
    [20, 60],
  ])
})

test('a translucent color is drawn unchanged', async () => {
  const { at } = await renderPixels(render, documentOf([{ ...square, id: 'a', fill: '#12345678' }]))
  const [r, g, b, a] = at(40, 40)
  expect(a).toBe(0x78)
  // Premultiplied by 120 of 255, a channel keeps seven bits.
  for (const [actual, expected] of [
    [r, 0x12],
    [g, 0x34],
    [b, 0x56],
  ] as const)
    expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1)
})

test('an element rotates clockwise around the center of its box', async () => {
  const bar: Element = { id: 'a', type: 'rect', x: 10, y: 45, width: 80, height: 10, fill: '#ff0000', rotation: 90 }
  const { at } = await renderPixels(render, documentOf([bar]))
  expect(at(50, 12)).toEqual(RED)
  expect(at(50, 88)).toEqual(RED)
  expect(at(12, 50)).toEqual(CLEAR)
  const left: Element = { ...square, id: 'b', x: 0, y: 40, width: 100, height: 20, rotation: 45 }
  const turned = await renderPixels(render, documentOf([left]))
  expect(turned.at(20, 20)).toEqual(RED)
  expect(turned.at(20, 80)).toEqual(CLEAR)
})

test('a sharp shadow has its offset and color and is below its element', async () => {
  const element: Element = { ...square, id: 'a', shadows: [{ x: 20, y: 30, color: '#0000ff' }] }
  const { at } = await renderPixels(render, documentOf([element]))
  expect(at(40, 40)).toEqual(RED)
  expect(at(79, 89)).toEqual([0, 0, 255, 255])
  expect(at(41, 89)).toEqual([0, 0, 255, 255])
  expect(at(80, 89)).toEqual(CLEAR)
  expect(at(39, 89)).toEqual(CLEAR)
})

test('a blurred shadow is half as dark at its edge, as in CSS', async () => {
  const element: Element = {
    id: 'a',
    type: 'rect',
    x: -50,
    y: -50,
    width: 100,
    height: 200,
    fill: '#ffffff00',
    shadows: [],
  }
  const caster: Element = { ...element, fill: '#ff0000', shadows: [{ x: 20, blur: 16, color: '#000000' }] }
  const { at } = await renderPixels(render, documentOf([caster]))
  const alphas = [62, 66, 69, 70, 74, 78].map((x) => at(x, 50)[3])
  const expected = [0.826, 0.669, 0.525, 0.475, 0.287, 0.144].map((part) => part * 255)
  for (const [index, alpha] of alphas.entries()) expect(Math.abs(alpha - (expected[index] ?? 0))).toBeLessThan(8)
})

test('a blur computed at a reduced size looks like one at full size', async () => {
  const caster: Element = {
    id: 'a',
    type: 'rect',
    x: -500,
    y: -500,
    width: 550,
    height: 1100,
    fill: '#ff0000',
    shadows: [{ blur: 64, color: '#000000' }],
  }
  const { at } = await renderPixels(render, documentOf([caster]))
  const alphas = [50, 66, 82, 98].map((x) => at(x, 50)[3])
  const expected = [0.494, 0.303, 0.155, 0.065].map((part) => part * 255)
  for (const [index, alpha] of alphas.entries()) expect(Math.abs(alpha - (expected[index] ?? 0))).toBeLessThan(8)
})

test('a shadow is the same whether its hidden part is omitted or not', async () => {
  const card = { id: 'a', type: 'rect', x: 30.4, y: 20.3, width: 300, height: 200.5, cornerRadius: 18 } as const
  const shadows = [
    { x: 3, y: 5, blur: 7, color: '#000000a0' },
    { x: -8, y: 24, blur: 60, color: '#0000ffff' },
  ]
  const size = { width: 380, height: 300 }
  const draw = (fill: string) => renderPixels(render, documentOf([{ ...card, fill, shadows }], '#ffffff'), { size })
  const [opaque, glass] = [await draw('#ffcc00'), await draw('#ffcc00fe')]
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      for (const [index, channel] of opaque.at(x, y).entries()) {
        const other = glass.at(x, y)[index] ?? 0
        expect(Math.abs(channel - other), `${x} ${y}: ${channel} and ${other}`).toBeLessThanOrEqual(3)
      }
    }
  }
})

test('a bar thinner than the pixels of its shadow layer has a shadow', async () => {
  const bar = await sharp({ create: { width: 90, height: 4, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const image: Element = {
    ...{ id: 'i', type: 'image', src: 'p', x: 5, y: 48, width: 90, height: 4 },
    shadows: Array.from({ length: 8 }, () => ({ blur: 128, color: '#000000' })),
  }
  const { at } = await renderPixels(render, documentOf([image], '#ffffff'), { images: { p: bar } })
  expect(at(50, 40)[0]).toBeLessThan(245)
})

test('an inner shadow darkens one side and remains inside', async () => {
  const element: Element = { ...square, id: 'a', shadows: [{ x: 10, y: 0, color: '#000000', inner: true }] }
  const { at } = await renderPixels(render, documentOf([element]))
  expect(at(25, 40)).toEqual([0, 0, 0, 255])
  expect(at(35, 40)).toEqual(RED)
  expect(at(15, 40)).toEqual(CLEAR)
})

test("a group's shadow has the shape of its content, not of its box", async () => {
  const group: Element = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    shadows: [{ y: 40, color: '#00ff00' }],
    elements: [{ ...square, id: 'a', y: 0, height: 20 }],
  }
  const { at } = await renderPixels(render, documentOf([group]))
  expect(at(40, 50)).toEqual([0, 255, 0, 255])
  expect(at(80, 50)).toEqual(CLEAR)
})

test("an image's shadow follows its transparency", async () => {
  const half = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 10, height: 10, channels: 4, background: '#000000' } },
        left: 10,
        top: 0,
        blend: 'dest-out',
      },
    ])
    .png()
    .toBuffer()
  const image: Element = {
    id: 'i',
    type: 'image',
    src: 'p',
    x: 10,
    y: 10,
    width: 40,
    height: 20,
    shadows: [{ y: 40, color: '#0000ff' }],
  }
  const { at } = await renderPixels(render, documentOf([image]), { images: { p: half } })
  expect(at(20, 60)).toEqual([0, 0, 255, 255])
  expect(at(44, 60)).toEqual(CLEAR)
})

test("a group's opacity applies to the whole group, so that overlaps are not visible", async () => {
  const group: Element = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    opacity: 0.5,
    elements: [
      { ...square, id: 'a' },
      { ...square, id: 'b', x: 40, fill: '#0000ff' },
    ],
  }
  const { at } = await renderPixels(render, documentOf([group], '#ffffff'))
  expectNear(at(50, 40), [127, 127, 255, 255])
})

test('a rotated group clips its content to its box', async () => {
  const group: Element = {
    id: 'g',
    type: 'group',
    x: 30,
    y: 30,
    width: 40,
    height: 40,
    clip: true,
    rotation: 90,
    elements: [{ id: 'a', type: 'rect', x: -100, y: 0, width: 300, height: 10, fill: '#ff0000' }],
  }
  const { at } = await renderPixels(render, documentOf([group]))
  expect(at(65, 50)).toEqual(RED)
  expect(at(65, 20)).toEqual(CLEAR)
  expect(at(40, 50)).toEqual(CLEAR)
})

/** CSS formulas for an opaque source and backdrop, channels 0–1. */
const BLENDED: Partial<Record<(typeof BLEND_MODES)[number], (backdrop: number, source: number) => number>> = {
  normal: (_, s) => s,
  multiply: (b, s) => b * s,
  screen: (b, s) => b + s - b * s,
  overlay: (b, s) => (b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (b, s) => (b === 0 ? 0 : s === 1 ? 1 : Math.min(1, b / (1 - s))),
  'color-burn': (b, s) => (b === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  'hard-light': (b, s) => (s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)),
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
}

test.each(BLEND_MODES)('%s blends as in CSS, for a fill and for a group', async (blendMode) => {
  const source: Element = { ...square, id: 'a', fill: '#cc6633' }
  const one = await renderPixels(render, documentOf([{ ...source, blendMode }], '#3399e6'))
  const group: Element = { id: 'g', type: 'group', x: 0, y: 0, width: 9, height: 9, blendMode, elements: [source] }
  const whole = await renderPixels(render, documentOf([group], '#3399e6'))
  expect(whole.at(40, 40)).toEqual(one.at(40, 40))
  expect(one.at(10, 10)).toEqual([0x33, 0x99, 0xe6, 255])
  if (blendMode !== 'normal') expect(one.at(40, 40)).not.toEqual([0xcc, 0x66, 0x33, 255])
  const formula = BLENDED[blendMode]
  if (!formula) return
  for (const [index, [b, s]] of (
    [
      [0x33, 0xcc],
      [0x99, 0x66],
      [0xe6, 0x33],
    ] as const
  ).entries()) {
    const expected = formula(b / 255, s / 255) * 255
    expect(Math.abs((one.at(40, 40)[index] ?? 0) - expected)).toBeLessThanOrEqual(2)
  }
})

async function quarters(width: number, height: number): Promise<Buffer> {
  const block = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  })
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: block('#00ff00'), left: width / 2, top: 0 },
      { input: block('#0000ff'), left: 0, top: height / 2 },
      { input: block('#ffff00'), left: width / 2, top: height / 2 },
    ])
    .png()
    .toBuffer()
}

const YELLOW = [255, 255, 0, 255]
const photo = { id: 'i', type: 'image', src: 'p', x: 0, y: 0, width: 100, height: 100 } as const

test('cover, contain, crop and flips place the right part of an image', async () => {
  const images = { p: await quarters(200, 100) }
  const show = (element: Partial<Extract<Element, { type: 'image' }>>) =>
    renderPixels(render, documentOf([{ ...photo, ...element }]), { images })
  const cover = await show({})
  expect([cover.at(2, 2), cover.at(97, 2), cover.at(2, 97), cover.at(97, 97)]).toEqual([RED, GREEN, BLUE, YELLOW])
  const right = await show({ focus: { x: 1, y: 0.5 } })
  expect([right.at(2, 2), right.at(2, 97)]).toEqual([GREEN, YELLOW])
  const contain = await show({ fit: 'contain' })
  expect([contain.at(2, 20), contain.at(2, 27), contain.at(97, 72), contain.at(97, 80)]).toEqual([
    CLEAR,
    RED,
    YELLOW,
    CLEAR,
  ])
  const flipped = await show({ flipX: true, flipY: true })
  expect([flipped.at(2, 2), flipped.at(97, 97)]).toEqual([YELLOW, RED])
  const crop = await show({ crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })
  expect([crop.at(1, 1), crop.at(98, 98)]).toEqual([YELLOW, YELLOW])
})

test('the EXIF orientation is applied', async () => {
  const turned = await sharp(await quarters(200, 100))
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { at } = await renderPixels(render, documentOf([{ ...photo, width: 50, fit: 'fill' }]), {
    images: { p: turned },
  })
  const [r, g, b] = at(5, 5)
  expect(b).toBeGreaterThan(240)
  expect(r + g).toBeLessThan(30)
})

test('grayscale, duotone, tint and brightness change the color', async () => {
  const gray = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const show = async (filters: NonNullable<Extract<Element, { type: 'image' }>['filters']>, bytes: Buffer = gray) =>
    (await renderPixels(render, documentOf([{ ...photo, filters }]), { images: { p: bytes } })).at(50, 50)
  const [r, g, b] = await show({ grayscale: 1 }, await quarters(20, 20))
  expect(r === g && g === b).toBe(true)
  expect(await show({ duotone: { dark: '#000000', light: '#ff8000' } })).toEqual([128, 64, 0, 255])
  expectNear(await show({ tint: { color: '#ff0000', amount: 0.5 } }), [192, 64, 64, 255])
  expect(await show({ brightness: 0.5 })).toEqual([64, 64, 64, 255])
})

test('a blurred image has sharp edges', async () => {
  const gray = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const { at } = await renderPixels(
    render,
    documentOf([{ ...photo, x: 10, y: 10, width: 80, height: 80, filters: { blur: 10 } }]),
    { images: { p: gray } },
  )
  expect(at(10, 10)).toEqual([128, 128, 128, 255])
  expect(at(9, 50)).toEqual(CLEAR)
})

test('a page can be transparent or have another background', async () => {
  const document = documentOf([{ ...square, id: 'a' }], '#ffffff')
  const transparent = await renderPixels(render, document, { output: { format: 'png', scale: 1, transparent: true } })
  expect(transparent.at(5, 5)).toEqual(CLEAR)
  const withBackground = await renderPixels(render, document, {
    output: { format: 'png', scale: 1, transparent: true, background: '#00ff00' },
  })
  expect(withBackground.at(5, 5)).toEqual(GREEN)
})

test('the size is multiplied by the scale and rounded', async () => {
  const document = documentOf([{ ...square, id: 'a' }])
  const large = await renderPixels(render, document, { output: { format: 'png', scale: 2.504, transparent: false } })
  expect([large.width, large.height]).toEqual([250, 250])
  expect(large.at(52, 52)).toEqual(RED)
  const small = await renderPixels(render, document, {
    size: { width: 3, height: 100 },
    output: { format: 'png', scale: 0.1, transparent: false },
  })
  expect([small.width, small.height]).toEqual([1, 10])
})

test('a transparent page is white in JPEG and transparent in WebP', async () => {
  const document = documentOf([{ ...square, id: 'a' }])
  const task = { document, size: { width: 100, height: 100 }, images: {} }
  const jpeg = (await render({ ...task, output: { format: 'jpeg', scale: 1, quality: 90 } })).files[0]
  const jpegPixels = await sharp(jpeg?.bytes).raw().toBuffer()
  expect(jpeg?.contentType).toBe('image/jpeg')
  expect([...jpegPixels.subarray(0, 3)]).toEqual([255, 255, 255])
  const webp = (
    await render({ ...task, output: { format: 'webp', scale: 1, quality: 100, transparent: true, animated: false } })
  ).files[0]
  const { data, info } = await sharp(webp?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(4)
  expect([...data.subarray(0, 4)]).toEqual(CLEAR)
  expect([...data.subarray((40 * 100 + 40) * 4).subarray(0, 4)]).toEqual(RED)
})

test('pages are rendered in the requested order, and progress is reported after each', async () => {
  const page = (id: string, background: string) => ({ id, background, elements: [] })
  const document = { version: 1 as const, pages: [page('a', '#ff0000'), page('b', '#00ff00'), page('c', '#0000ff')] }
  const progress: string[] = []
  const { files } = await render(
    {
      document,
      size: { width: 10, height: 10 },
      output: { format: 'png', scale: 1, transparent: false, pages: [3, 1] },
      images: {},
    },
    { onProgress: (done, total) => void progress.push(`${done}/${total}`) },
  )
  expect(files.map(({ page }) => page)).toEqual([3, 1])
  expect(progress).toEqual(['1/2', '2/2'])
})

test('a missing page is named in the error', async () => {
  const output = { format: 'png', scale: 1, transparent: false, pages: [1, 7] } as const
  await expect(renderPixels(render, documentOf([]), { output })).rejects.toMatchObject({
    code: 'page_not_found',
    details: { pages: [7], pageCount: 1 },
  })
})

test('a file that is not an image fails with image_invalid', async () => {
  const images = { p: readFileSync(import.meta.filename) }
  await expect(renderPixels(render, documentOf([photo]), { images })).rejects.toMatchObject({ code: 'image_invalid' })
})

test('a page of 16,384 pixels with a wide shadow is not blank', async () => {
  const element: Element = {
    id: 'a',
    type: 'rect',
    x: 100,
    y: 2,
    width: 9800,
    height: 6,
    fill: '#ff0000',
    shadows: [{ blur: 500 }],
  }
  const { width, at } = await renderPixels(render, documentOf([element]), {
    size: { width: 10_000, height: 10 },
    output: { format: 'png', scale: 1.6384, transparent: false },
  })
  expect(width).toBe(16_384)
  expect(at(16_000, 8)).toEqual(RED)
})

test('the most extreme valid documents render without an error', async () => {
  const gray = await sharp({ create: { width: 40, height: 10, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const elements: Element[] = [
    { ...photo, id: 'wide', width: 1e6, height: 10, filters: { blur: 500, contrast: 2 } },
    { ...photo, id: 'huge', width: 1e6, height: 1e6, filters: { duotone: { dark: '#000000', light: '#ffffff' } } },
    { ...photo, id: 'nothing', width: 0, height: 0, filters: { blur: 1 } },
    { ...square, id: 'far', x: -1e6, y: 1e6, width: 1e6, shadows: [{ x: 1e6, y: -1e6, blur: 500 }], blur: 500 },
    {
      ...square,
      id: 'none',
      width: 0,
      height: 0,
      stroke: { paint: '#000000', width: 1000, align: 'outside' },
      opacity: 0.5,
    },
    {
      id: 'line',
      type: 'line',
      x: 0,
      y: 0,
      width: 0,
      height: 0,
      points: [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      endCap: 'arrow',
    },
    { id: 'path', type: 'path', x: 0, y: 0, width: 0, height: 10, viewBox: [0, 0, 1, 1], d: 'M0 0L1 1', shadows: [{}] },
    {
      id: 'group',
      type: 'group',
      x: 0,
      y: 0,
      width: 0,
      height: 0,
      clip: true,
      opacity: 0.5,
      shadows: [{}],
      elements: [],
    },
    { id: 'text', type: 'text', x: 0, y: 0, width: 0, height: 0, text: '', shadows: [{}], blur: 3 },
  ]
  const { width } = await renderPixels(render, documentOf(elements), { images: { p: gray } })
  expect(width).toBe(100)
  const task = { document: documentOf(elements), size: { width: 100, height: 100 }, images: { p: gray } }
  const pdf = await render({ ...task, output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } })
  expect(pdf.files).toHaveLength(1)
})
