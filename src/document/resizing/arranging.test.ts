import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document, Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { parseDocument } from '../parse-document.ts'
import { resizeDocument } from '../resize-document.ts'
import { documentOf, element } from '../testing/build.ts'

const SQUARE: Size = { width: 1000, height: 1000 }
const STORY: Size = { width: 1000, height: 2000 }
const WIDE: Size = { width: 2000, height: 1000 }

function arranged(to: Size, elements: readonly Element[], document: Partial<Document> = {}): Element[] {
  const result = resizeDocument({ ...documentOf(...elements), ...document }, SQUARE, to)
  expect(parseDocument(result)).toEqual({ document: result })
  return result.pages[0]?.elements ?? []
}

const words = (id: string, box: object, own: object = {}): Element =>
  element('text', { id, text: 'Words', ...box, ...own })

describe('a backdrop', () => {
  it.each(['rect', 'image', 'path', 'group'])('covers the new page: a %s', (type) => {
    const own = type === 'path' ? { d: 'M0 0H1000V1000H0Z' } : {}
    const [whole] = arranged(STORY, [element(type, { x: 0, y: 0, width: 1000, height: 1000, ...own })])
    expect(whole).toMatchObject({ x: 0, y: 0, width: 1000, height: 2000 })
  })

  it('has its overhang scaled, to the bleed at least', () => {
    const backdrop = element('rect', { x: -20, y: -20, width: 1040, height: 1040 })
    const small = { width: 100, height: 100 }
    expect(arranged(small, [backdrop])[0]).toMatchObject({ x: -2, width: 104 })
    expect(arranged(small, [backdrop], { bleed: 11 })[0]).toMatchObject({ x: -11, y: -11, width: 122, height: 122 })
  })

  it('that is a pattern is cropped, and not stretched', () => {
    const dots = Array.from(
      { length: 100 },
      (_, index) => `M${(index % 10) * 100} ${Math.floor(index / 10) * 100}h20v20z`,
    )
    const [pattern] = arranged(STORY, [element('path', { x: 0, y: 0, width: 1000, height: 1000, d: dots.join('') })])
    expect(pattern).toMatchObject({ x: -500, y: 0, width: 2000, height: 2000 })
  })

  it('that is a border of tiles has more of them, and none is stretched', () => {
    const tiles = Array.from({ length: 100 }, (_, index) => [(index % 10) * 100, Math.floor(index / 10) * 100] as const)
    const d = tiles
      .filter((at) => at.some((side) => side === 0 || side === 900))
      .map(([x, y]) => `M${x} ${y}h50v50z`)
      .join('')
    const [border] = arranged(STORY, [element('path', { x: 0, y: 0, width: 1000, height: 1000, d })])
    expect(border).toMatchObject({ x: 0, y: 0, width: 1000, height: 2000, viewBox: [0, 0, 700, 1400] })
    expect(border?.type === 'path' && border.d.match(/M[\d ]+h50v50z/g)).toHaveLength(2 * 7 + 2 * 12)
  })

  it('keeps its openings around what they show', () => {
    const wall = element('path', {
      ...{ id: 'wall', x: 0, y: 0, width: 1000, height: 1000 },
      d: 'M0 0H1000V1000H0ZM100 100H300V300H100Z',
    })
    const [drawn, shown] = arranged(WIDE, [
      wall,
      element('ellipse', { id: 'sun', x: 100, y: 100, width: 200, height: 200 }),
    ])
    const opening = / ?M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+Z$/.exec(drawn?.type === 'path' ? drawn.d : '')
    const { x = 0, y = 0, width = 0, height = 0 } = shown ?? {}
    for (const [index, at] of [x, y, x + width, y + height].entries()) {
      expect(Number(opening?.[index + 1])).toBeCloseTo(at, 1)
    }
  })
})

describe('a line across the page', () => {
  it('has bends that continue it, whatever room they get', () => {
    const road = element('path', {
      ...{ id: 'road', x: 0, y: 0, width: 1000, height: 1000 },
      d: 'M100 1000L100 700A100 100 0 0 1 200 600L1000 600',
    })
    const [drawn] = arranged(WIDE, [road, words('title', { x: 220, y: 400, width: 400, height: 100 })])
    const [x, y, , , , endX, endY] = numbersAfter(drawn, 'A')
    const [startX, startY] = numbersAfter(drawn, 'L')
    expect(x).toBeCloseTo(Number(endX) - Number(startX), 1)
    expect(y).toBeCloseTo(Number(startY) - Number(endY), 1)
  })
})

/** Returns the numbers after the first command of this name. */
function numbersAfter(path: Element | undefined, command: string): number[] {
  const [, written = ''] = new RegExp(`${command}([^A-Z]*)`).exec(path?.type === 'path' ? path.d : '') ?? []
  return written.split(' ').map(Number)
}

describe('at an edge', () => {
  it('a band reaches across and keeps its edge', () => {
    const [band, title] = arranged(WIDE, [
      element('rect', { id: 'band', x: 0, y: 900, width: 1000, height: 100 }),
      words('title', { x: 100, y: 100, width: 800, height: 100 }),
    ])
    expect(band).toMatchObject({ x: 0, width: 2000 })
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeCloseTo(1000, 2)
    expect(title?.y).toBeLessThan(band?.y ?? 0)
  })

  it('an ornament stays in its corner, and what lies on it moves with it', () => {
    const [ornament, price] = arranged(WIDE, [
      element('ellipse', { id: 'ornament', x: 800, y: -100, width: 300, height: 300 }),
      words('price', { x: 850, y: 20, width: 100, height: 60 }),
      words('title', { x: 100, y: 500, width: 500, height: 60 }),
      words('more', { x: 100, y: 600, width: 500, height: 60 }),
    ])
    const scale = (ornament?.width ?? 0) / 300
    expect(ornament?.x).toBeCloseTo(2000 - 200 * scale, 1)
    expect(ornament?.y).toBeCloseTo(-100 * scale, 1)
    expect((price?.x ?? 0) - (ornament?.x ?? 0)).toBeCloseTo(50 * scale, 1)
  })

  it('an ornament has the room next to it, and the text keeps its margin', () => {
    const [, title] = arranged({ width: 3000, height: 1000 }, [
      element('ellipse', { id: 'ornament', x: 700, y: 300, width: 400, height: 400 }),
      words('title', { x: 80, y: 400, width: 400, height: 80 }, { fit: 'hug' }),
    ])
    expect(title?.x).toBeLessThan(400)
  })

  it('texts at the top and at the bottom keep their margins', () => {
    const [top, bottom] = arranged(STORY, [
      words('top', { x: 80, y: 80, width: 840, height: 100 }),
      words('bottom', { x: 80, y: 820, width: 840, height: 100 }),
    ])
    expect(top?.y).toBeCloseTo(2000 - (bottom?.y ?? 0) - (bottom?.height ?? 0), 1)
  })
})

describe('a frame', () => {
  it('keeps its distance from the edges, and what it frames is between them', () => {
    const [frame, title] = arranged(WIDE, [
      element('rect', { id: 'frame', x: 40, y: 40, width: 920, height: 920 }),
      words('title', { x: 200, y: 400, width: 600, height: 100 }, { align: 'center' }),
    ])
    const { x = 0, y = 0, width = 0 } = frame ?? {}
    expect(x).toBeCloseTo(y, 1)
    expect(x + width).toBeCloseTo(2000 - x, 1)
    expect((title?.x ?? 0) + (title?.width ?? 0) / 2).toBeCloseTo(1000, 1)
  })
})

describe('a picture and a text', () => {
  const stack = [
    element('image', { id: 'photo', x: 0, y: 0, width: 1000, height: 500 }),
    words('title', { x: 80, y: 560, width: 840, height: 160 }),
    words('more', { x: 80, y: 740, width: 840, height: 180 }),
  ]

  it('on top of each other become columns on a wide page', () => {
    const [photo, title, more] = arranged({ width: 2400, height: 800 }, stack)
    expect(photo).toMatchObject({ x: 0, y: 0, height: 800 })
    expect(title?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0))
    expect(more?.x).toBe(title?.x)
  })

  it('are read from the right in a document for it', () => {
    const [photo, title] = arranged({ width: 2400, height: 800 }, stack, { direction: 'rtl' })
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(photo?.x ?? 0)
    expect((photo?.x ?? 0) + (photo?.width ?? 0)).toBeCloseTo(2400, 1)
  })

  it('next to each other are stacked on a tall page, even if another page limits the scale', () => {
    const limiting = words('across', { x: 50, y: 450, width: 900, height: 100 })
    const columns = [
      words('title', { x: 60, y: 300, width: 380, height: 200 }),
      element('ellipse', { id: 'drawing', x: 560, y: 300, width: 380, height: 380 }),
    ]
    const document: Document = {
      version: 1,
      pages: [
        { id: 'one', elements: [limiting] },
        { id: 'two', elements: columns },
      ],
    }
    const [title, drawing] = resizeDocument(document, SQUARE, { width: 500, height: 1500 }).pages[1]?.elements ?? []
    expect(drawing?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    expect(title?.width).toBeGreaterThan(250)
  })

  it('next to each other are stacked on a tall page', () => {
    const columns = [
      element('image', { id: 'photo', x: 0, y: 0, width: 500, height: 1000 }),
      words('title', { x: 560, y: 300, width: 380, height: 160 }),
    ]
    const [photo, title] = arranged({ width: 800, height: 2400 }, columns)
    expect(photo).toMatchObject({ x: 0, y: 0, width: 800 })
    expect(title?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0))
  })
})

it('a page number stays at its edge if columns are stacked', () => {
  const [number, photo, title] = arranged({ width: 800, height: 2400 }, [
    words('number', { x: 900, y: 40, width: 60, height: 30 }, { text: '7' }),
    element('image', { id: 'photo', x: 0, y: 100, width: 500, height: 800 }),
    words('title', { x: 560, y: 300, width: 380, height: 160 }),
  ])
  expect(title?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0))
  expect(number?.y).toBeLessThan(photo?.y ?? 0)
  expect(number?.x).toBeGreaterThan(600)
})

describe('three cards under a title', () => {
  const cards = [60, 370, 680].flatMap((x, index) => [
    element('rect', { id: `card-${index}`, x, y: 400, width: 260, height: 300 }),
    words(`words-${index}`, { x: x + 20, y: 420, width: 220, height: 80 }),
  ])
  const title = words('title', { x: 60, y: 100, width: 880, height: 120 })

  it('are stacked on a tall page, and become as wide as it', () => {
    const [, ...items] = arranged({ width: 500, height: 1500 }, [title, ...cards])
    const [first, second, third] = items.filter(({ type }) => type === 'rect')
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
    expect(third?.y).toBeGreaterThan((second?.y ?? 0) + (second?.height ?? 0))
    for (const card of [first, second, third]) expect(card?.width).toBeGreaterThan(380)
  })

  it('stay in a row with room for it', () => {
    const [, ...items] = arranged({ width: 1000, height: 1300 }, [title, ...cards])
    expect(new Set(items.filter(({ type }) => type === 'rect').map(({ y }) => y)).size).toBe(1)
  })
})

describe('texts', () => {
  it('become wider with the page, and stay apart from a code', () => {
    const [title, code] = arranged(WIDE, [
      words('title', { x: 80, y: 400, width: 500, height: 100 }),
      element('code', { id: 'code', x: 720, y: 400, width: 200, height: 200 }),
    ])
    expect(title?.width).toBeGreaterThan(500)
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(code?.x ?? 0)
    expect(code?.width).toBeCloseTo(code?.height ?? 0, 2)
  })
})

const box = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 900 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
})
const pages = fc.array(fc.tuple(fc.constantFrom('text', 'rect', 'image', 'ellipse', 'code', 'group', 'star'), box), {
  minLength: 1,
  maxLength: 12,
})
const side = fc.integer({ min: 200, max: 4_000 })

function drawn(
  parts: readonly (readonly [string, { x: number; y: number; width: number; height: number }])[],
): Element[] {
  return parts.map(([type, own], index) => {
    const inside = { ...own, width: Math.min(own.width, 1000 - own.x), height: Math.min(own.height, 1000 - own.y) }
    return element(type, { id: `e${index}`, ...inside, ...(type === 'text' && { text: 'a', fontSize: 1 }) })
  })
}

describe('any page', () => {
  it('keeps what was on it on it', () => {
    fc.assert(
      fc.property(pages, side, side, (parts, width, height) => {
        for (const { x, y, ...own } of arranged({ width, height }, drawn(parts))) {
          expect(Math.min(x, y)).toBeGreaterThan(-0.1)
          expect(x + own.width).toBeLessThan(width + 0.1)
          expect(y + own.height).toBeLessThan(height + 0.1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has no two elements that overlap if they did not before', () => {
    fc.assert(
      fc.property(pages, side, side, (parts, width, height) => {
        const before = drawn(parts)
        const after = arranged({ width, height }, before)
        for (const [index, one] of before.entries()) {
          for (const [offset, other] of before.slice(index + 1).entries()) {
            const [a, b] = [after[index], after[index + 1 + offset]]
            if (a && b && !overlaps(one, other, 0)) expect(overlaps(a, b, 0.1)).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps its order, IDs and slots', () => {
    const elements = [
      words('b', {}, { slot: 'title' }),
      words('a', { y: 500 }),
      element('image', { id: 'c', slot: 'photo' }),
    ]
    expect(arranged(WIDE, elements).map(({ id, slot }) => [id, slot])).toEqual([
      ['b', 'title'],
      ['a', undefined],
      ['c', 'photo'],
    ])
  })
})

function overlaps(a: Element, b: Element, least: number): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > least &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > least
  )
}
