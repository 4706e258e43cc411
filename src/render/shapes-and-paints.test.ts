import { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Element, ElementOf } from '../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from './render-document.ts'
import { BLUE, RED, WHITE, documentOf, expectColor, renderPixels } from './testing/read-pixels.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A PNG of `size` × `size` pixels. */
function png(size: number, colorAt: (x: number, y: number) => Color): Uint8Array {
  const picture = new PNG({ width: size, height: size })
  for (let at = 0; at < size * size; at += 1) {
    picture.data.set(colorAt(at % size, Math.floor(at / size)), at * 4)
  }
  return new Uint8Array(PNG.sync.write(picture))
}

const solid = png(10, () => [255, 0, 0, 255])
const leftHalf = png(10, (x) => (x < 5 ? [0, 255, 0, 255] : [0, 255, 0, 0]))
const images = { solid, leftHalf }
const picture: ElementOf<'image'> = { id: 'i', type: 'image', x: 20, y: 20, width: 60, height: 60, src: 'solid' }

describe('a flipped element', () => {
  const half = { id: 'h', x: 0, y: 40, width: 50, height: 20, type: 'rect', fill: '#ff0000' } as const
  const group: Element = { id: 'g', type: 'group', x: 0, y: 0, width: 100, height: 100, elements: [half] }

  test('is mirrored around the center of its box', async () => {
    const { at } = await renderPixels(render, documentOf([{ ...group, flipX: true }]))
    expect(at(75, 50)).toEqual(RED)
    expect(at(25, 50)[3]).toBe(0)
  })

  test('is mirrored before it rotates', async () => {
    const { at } = await renderPixels(render, documentOf([{ ...group, flipX: true, rotation: 90 }]))
    expect(at(50, 75)).toEqual(RED)
    expect(at(50, 25)[3]).toBe(0)
  })

  test('mirrors the offset of its shadow', async () => {
    const shadows = [{ x: 30, color: '#0000ff' }]
    const bar: Element = { ...half, x: 40, width: 20, shadows, flipX: true }
    const { at } = await renderPixels(render, documentOf([bar]))
    expect(at(15, 50)).toEqual([0, 0, 255, 255])
    expect(at(75, 50)[3]).toBe(0)
  })

  test('is the same as one turned by 180 degrees, if it is flipped both ways', async () => {
    const path: Element = { id: 'p', type: 'path', x: 10, y: 20, width: 60, height: 40, d: 'M0 0 60 0 0 40Z' }
    const flipped = await renderPixels(render, documentOf([{ ...path, flipX: true, flipY: true }]))
    const turned = await renderPixels(render, documentOf([{ ...path, rotation: 180 }]))
    for (const [x, y] of [
      [65, 55],
      [15, 25],
      [40, 45],
      [20, 55],
    ] as const) {
      expect(flipped.at(x, y)).toEqual(turned.at(x, y))
    }
  })

  test('keeps the frame of an image, whose picture alone is mirrored', async () => {
    const half: ElementOf<'image'> = { ...picture, src: 'leftHalf', flipX: true, cornerRadius: [30, 0, 0, 0] }
    const { at } = await renderPixels(render, documentOf([half]), { images })
    expect(at(75, 75)).toEqual([0, 255, 0, 255])
    expect(at(25, 75)[3]).toBe(0)
    expect(at(78, 22)).toEqual([0, 255, 0, 255])
  })
})

describe('the stroke of an image', () => {
  const stroke = { paint: '#0000ff', width: 8 } as const

  test.each([
    ['inside', [[24, 50]], [[15, 50]]],
    [
      'center',
      [
        [22, 50],
        [17, 50],
      ],
      [
        [14, 50],
        [26, 50],
      ],
    ],
    ['outside', [[14, 50]], [[22, 50]]],
  ] as const)('is %s', async (align, blue, other) => {
    const { at } = await renderPixels(render, documentOf([{ ...picture, stroke: { ...stroke, align } }]), { images })
    for (const [x, y] of blue) expect(at(x, y)).toEqual(BLUE)
    for (const [x, y] of other) expect(at(x, y)).not.toEqual(BLUE)
  })

  test('follows the mask', async () => {
    const masked: Element = { ...picture, mask: { type: 'ellipse' }, stroke: { ...stroke, align: 'inside' } }
    const { at } = await renderPixels(render, documentOf([masked]), { images })
    expect(at(50, 22)).toEqual(BLUE)
    expect(at(50, 50)).toEqual(RED)
    expect(at(22, 22)[3]).toBe(0)
  })

  test('leaves no fringe of the picture around it', async () => {
    const masked: Element = { ...picture, mask: { type: 'ellipse' }, stroke: { ...stroke, align: 'inside' } }
    const { at } = await renderPixels(render, documentOf([masked]), { images })
    for (let y = 18; y < 82; y += 1) for (let x = 18; x < 26; x += 1) expect(at(x, y)[0]).toBe(0)
  })
})

describe('a mask', () => {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#00000000' },
  ]

  test('of a gradient fades an image', async () => {
    const mask = { type: 'gradient', gradient: { type: 'linear', angle: 90, stops } } as const
    const { at } = await renderPixels(render, documentOf([{ ...picture, mask }]), { images })
    const alphas = [21, 50, 78].map((x) => at(x, 50)[3])
    expect(alphas[0]).toBeGreaterThan(245)
    expect(Math.abs((alphas[1] ?? 0) - 128)).toBeLessThan(6)
    expect(alphas[2]).toBeLessThan(12)
    expect(at(50, 50).slice(0, 3)).toEqual([255, 0, 0])
  })

  test('of another picture keeps what that picture covers, and not its color', async () => {
    const { at } = await renderPixels(render, documentOf([{ ...picture, mask: { type: 'alpha', src: 'leftHalf' } }]), {
      images,
    })
    expect(at(30, 50)).toEqual(RED)
    expect(at(70, 50)[3]).toBe(0)
  })

  test('that is contained in the box hides what it does not cover', async () => {
    const mask = { type: 'alpha', src: 'leftHalf', fit: 'contain' } as const
    const wide: Element = { ...picture, x: 0, width: 100, height: 50, mask }
    const { at } = await renderPixels(render, documentOf([wide]), { images })
    expect(at(40, 45)).toEqual(RED)
    expect(at(10, 45)[3]).toBe(0)
  })

  test('that is missing causes a warning and hides nothing', async () => {
    const document = documentOf([{ ...picture, mask: { type: 'alpha', src: 'none' } }])
    const output = { format: 'png', scale: 1, transparent: false } as const
    const { warnings } = await render({ document, size: { width: 100, height: 100 }, output, images })
    expect(warnings).toEqual([expect.objectContaining({ code: 'image_missing', elementId: 'i' })])
    expect((await renderPixels(render, document, { images })).at(70, 50)).toEqual(RED)
  })

  test('and round corners clip a group, but only if it clips', async () => {
    const content: Element = { id: 'r', type: 'rect', x: -20, y: -20, width: 200, height: 200, fill: '#ff0000' }
    const group: Element = { id: 'g', type: 'group', x: 20, y: 20, width: 60, height: 60, elements: [content] }
    const shape = {
      cornerRadius: 20,
      mask: { type: 'gradient', gradient: { type: 'linear', angle: 90, stops } },
    } as const
    const clipped = await renderPixels(render, documentOf([{ ...group, ...shape, clip: true }]))
    expect(clipped.at(21, 21)[3]).toBe(0)
    expect(Math.abs(clipped.at(50, 50)[3] - 128)).toBeLessThan(6)
    const open = await renderPixels(render, documentOf([{ ...group, ...shape }]))
    expect(open.at(21, 21)).toEqual(RED)
    expect(open.at(50, 50)).toEqual(RED)
  })
})

describe('a pattern', () => {
  const checks = png(2, (x, y) => ((x + y) % 2 === 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]))
  const fill = { type: 'pattern', src: 'tile' } as const
  const rect = { id: 'r', type: 'rect', x: 10, y: 10, width: 80, height: 80 } as const

  test('repeats from the top left corner of the box, at its scale and with its gaps', async () => {
    const tiled: Element = { ...rect, fill: { ...fill, scale: 1, gap: 10 } }
    const { at } = await renderPixels(render, documentOf([tiled]), { images: { tile: solid } })
    expect(at(10, 10)).toEqual(RED)
    expect(at(19, 19)).toEqual(RED)
    expect(at(22, 12)[3]).toBe(0)
    expect(at(31, 31)).toEqual(RED)
  })

  test('of an SVG has tiles of the size that the file states', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0H10V20H0Z" fill="#ff0000"/></svg>'
    const tiled: Element = { ...rect, fill }
    const { at } = await renderPixels(render, documentOf([tiled]), { images: { tile: Buffer.from(svg) } })
    expect([at(15, 15), at(35, 15), at(55, 15)]).toEqual([RED, RED, RED])
    expect([at(25, 15)[3], at(45, 15)[3]]).toEqual([0, 0])
  })

  test.each([0.37, 1.13, 3.77])('has no seams at a scale of %d', async (scale) => {
    const tiled: Element = { ...rect, fill: { ...fill, scale } }
    const { at } = await renderPixels(render, documentOf([tiled], '#ffffff'), { images: { tile: solid } })
    for (let y = 10; y < 90; y += 1) for (let x = 10; x < 90; x += 1) expect(at(x, y)).toEqual(RED)
  })

  test('is rotated by its angle around the center of the box', async () => {
    const plain = await renderPixels(render, documentOf([{ ...rect, fill: { ...fill, scale: 20 } }]), {
      images: { tile: checks },
    })
    const turned = await renderPixels(render, documentOf([{ ...rect, fill: { ...fill, scale: 20, angle: 90 } }]), {
      images: { tile: checks },
    })
    expect(plain.at(17, 17)[0]).toBeGreaterThan(150)
    expect(turned.at(82, 17)[0]).toBeGreaterThan(150)
  })

  test('fills texts, strokes and the page, with its opacity', async () => {
    const stroke: Element = { ...rect, fill: null, stroke: { paint: { ...fill, opacity: 0.5 }, width: 10 } }
    const drawn = await renderPixels(render, documentOf([stroke]), { images: { tile: solid } })
    expect(Math.abs(drawn.at(50, 10)[3] - 128)).toBeLessThan(3)
    const letters: Element = {
      id: 't',
      type: 'text',
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      text: 'I',
      fontSize: 90,
      fill,
    }
    const text = await renderPixels(render, documentOf([letters]), { images: { tile: solid } })
    let red = 0
    for (let x = 0; x < 60; x += 1) if (text.at(x, 50).join() === RED.join()) red += 1
    expect(red).toBeGreaterThan(4)
    const page = await renderPixels(render, documentOf([], fill), { images: { tile: solid } })
    expect(page.at(99, 99)).toEqual(RED)
  })
})

describe('glass', () => {
  const left: Element = { id: 'l', type: 'rect', x: 0, y: 0, width: 50, height: 100, fill: '#ff0000' }
  const pane: Element = { id: 'p', type: 'rect', x: 0, y: 20, width: 100, height: 40, fill: null, backdropBlur: 6 }

  test('blurs what is beneath it, within its shape only', async () => {
    const { at } = await renderPixels(render, documentOf([left, pane], '#ffffff'))
    expect(at(48, 40)[1]).toBeGreaterThan(80)
    expect(at(48, 40)[1]).toBeLessThan(140)
    expect(at(48, 70)).toEqual(RED)
    expect(at(52, 10)).toEqual(WHITE)
  })

  test.each([2, 6, 21])('of %d pixels does not fade at the edges of the page', async (backdropBlur) => {
    const all: Element = { ...pane, y: 0, height: 100, backdropBlur }
    const { at } = await renderPixels(render, documentOf([{ ...left, width: 100 }, all]), {
      size: { width: 99, height: 97 },
    })
    expectColor({ at }, RED, [
      [0, 0],
      [98, 0],
      [0, 96],
      [98, 96],
      [50, 50],
    ])
  })

  test('replaces a translucent page instead of showing it beneath', async () => {
    const { at } = await renderPixels(render, documentOf([left, pane]))
    expect(at(48, 40)[3]).toBeLessThan(180)
    expect(at(48, 40)[3]).toBeGreaterThan(90)
  })

  test('is mixed with the sharp page by its opacity', async () => {
    const { at } = await renderPixels(render, documentOf([left, { ...pane, opacity: 0.5 }], '#ffffff'))
    const whole = await renderPixels(render, documentOf([left, pane], '#ffffff'))
    expect(Math.abs(at(48, 40)[1] - whole.at(48, 40)[1] / 2)).toBeLessThan(3)
  })

  test('in a translucent, rotated group blurs the page below the group', async () => {
    const group: Element = {
      ...{ id: 'g', type: 'group', x: 0, y: 0, width: 100, height: 100, rotation: 180, opacity: 0.99 },
      elements: [{ ...pane, y: 40 }],
    }
    const inGroup = await renderPixels(render, documentOf([left, group], '#ffffff'))
    const alone = await renderPixels(render, documentOf([left, pane], '#ffffff'))
    expect(Math.abs(inGroup.at(48, 40)[1] - alone.at(48, 40)[1])).toBeLessThan(5)
  })

  test('has the shape of its glyphs for a text', async () => {
    const text: Element = {
      ...{ id: 't', type: 'text', x: 20, y: 0, width: 100, height: 100, text: 'I', fontSize: 110, fontWeight: 900 },
      ...{ fill: '#ffffff00', backdropBlur: 8 },
    }
    const { at } = await renderPixels(render, documentOf([left, text], '#ffffff'))
    const row = Array.from({ length: 100 }, (_, x) => at(x, 60)[1])
    expect(row.filter((green) => green > 10 && green < 245).length).toBeGreaterThan(4)
    expect(row[5]).toBe(0)
    expect(row[95]).toBe(255)
  })

  test('does nothing for a line, and for a group that does not clip', async () => {
    const group: Element = {
      id: 'g',
      type: 'group',
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      elements: [],
      backdropBlur: 9,
    }
    const { at } = await renderPixels(render, documentOf([left, group], '#ffffff'))
    expect(at(48, 40)).toEqual(RED)
    expect(
      (await renderPixels(render, documentOf([left, { ...group, clip: true }], '#ffffff'))).at(48, 40),
    ).not.toEqual(RED)
  })

  test('casts a shadow that it hides within its shape', async () => {
    const shadows = [{ y: 30, color: '#000000' }]
    const { at } = await renderPixels(render, documentOf([left, { ...pane, shadows }], '#ffffff'))
    expect(at(20, 75)).toEqual([0, 0, 0, 255])
    expect(at(20, 55)).toEqual(RED)
  })
})
