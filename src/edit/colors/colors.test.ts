import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element, ElementOf } from '../../document/elements/element.ts'
import { hexOf, hsvaOf, normalizedHex } from './color-model.ts'
import { colorBeneath } from './color-beneath.ts'
import { contrastLevel, contrastRatio } from './contrast.ts'
import { documentColors } from './document-colors.ts'
import { colorAt, convertedPaint, reversedStops, withoutStop, withStop, withStopAt } from './gradient.ts'

const BOX = { x: 0, y: 0, width: 100, height: 100 }
const STOPS = [
  { offset: 0, color: '#000000' },
  { offset: 1, color: '#ffffff' },
]

test('every color survives the way to hue, saturation and brightness and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (bits) => {
      const hex = normalizedHex(bits.toString(16).padStart(8, '0'))
      expect(hexOf(hsvaOf(hex ?? ''))).toBe(hex)
    }),
  )
})

test('short, long and bare hex colors are read, others are not', () => {
  expect(normalizedHex('#1F3')).toBe('#11ff33')
  expect(['#a1B2c3', 'a1b2c3', '#a1b2c3ff', ' #a1b2c380 '].map(normalizedHex)).toEqual([
    '#a1b2c3',
    '#a1b2c3',
    '#a1b2c3',
    '#a1b2c380',
  ])
  expect(['#ab', 'red', '#gggggg', ''].map(normalizedHex)).toEqual([undefined, undefined, undefined, undefined])
})

test('contrast is that of WCAG, and a translucent color lies on the one beneath', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#00000000', '#ffffff')).toBe(1)
  expect(contrastRatio('#00000080', '#fff')).toBeCloseTo(contrastRatio('#7f7f7f', '#ffffff'))
})

test('large texts need less contrast', () => {
  expect([7, 5, 4, 2].map((ratio) => contrastLevel(ratio, false))).toEqual(['AAA', 'AA', 'low', 'low'])
  expect([7, 5, 4, 2].map((ratio) => contrastLevel(ratio, true))).toEqual(['AAA', 'AAA', 'AA', 'low'])
})

test('beneath a text is the nearest opaque shape, or the page', () => {
  const text: Element = { id: 'text', type: 'text', ...BOX, text: 'a' }
  const beneath = (...elements: Element[]) => colorBeneath({ id: 'p', background: '#eeeeee', elements }, 'text')
  const rect = (id: string, fill: string): Element => ({ id, type: 'rect', ...BOX, fill })
  expect(beneath(text)).toBe('#eeeeee')
  expect(beneath(rect('a', '#111111'), rect('b', '#222222'), text, rect('c', '#333333'))).toBe('#222222')
  expect(beneath(rect('a', '#111111'), rect('b', '#33333380'), text)).toBe('#222222')
  expect(beneath(rect('a', '#111111'), { ...rect('b', '#222222'), visible: false }, text)).toBe('#111111')
  expect(beneath({ id: 'i', type: 'image', ...BOX, src: 'builtin:sea' }, text)).toBeUndefined()
  expect(colorBeneath({ id: 'p', background: null, elements: [text] }, 'text')).toBeUndefined()
})

test('beneath a text is what is painted there, not all of the box of a shape', () => {
  const text: Element = { id: 'text', type: 'text', ...BOX, text: 'a' }
  const beneath = (...elements: Element[]) =>
    colorBeneath({ id: 'p', background: '#eeeeee', elements: [...elements, text] }, 'text')
  const path = (d: string, more: Partial<ElementOf<'path'>> = {}): Element => {
    return { id: 'a', type: 'path', ...BOX, d, fill: '#111111', ...more }
  }
  const frame = 'M0 0H100V100H0ZM20 20H80V80H20Z'
  expect(beneath(path(frame))).toBe('#111111')
  expect(beneath(path(frame, { fillRule: 'evenodd' }))).toBe('#eeeeee')
  expect(beneath(path('M0 0H100V100H0ZM20 20V80H80V20Z'))).toBe('#eeeeee')
  expect(beneath(path('M-100 0H100V100H-100Z', { x: 100 }))).toBe('#111111')
  expect(beneath(path('M0 0Q50 140 100 0Z'))).toBe('#111111')
  expect(beneath(path('M0 0Q50 90 100 0Z'))).toBe('#eeeeee')
  const disc: Element = { id: 'a', type: 'ellipse', ...BOX, fill: '#111111' }
  expect(beneath(disc)).toBe('#111111')
  expect(beneath({ ...disc, innerRadius: 0.5 })).toBe('#eeeeee')
  expect(beneath({ ...disc, startAngle: 90, endAngle: 180, x: -10, y: -10 })).toBe('#eeeeee')
  const rect: Element = { id: 'a', type: 'rect', ...BOX, fill: '#111111' }
  expect(beneath({ ...rect, x: 49, cornerRadius: 40 })).toBe('#111111')
  expect(beneath({ ...rect, x: 49, y: 49, cornerRadius: 40 })).toBe('#eeeeee')
  expect(beneath({ ...rect, x: 55, rotation: 45 })).toBe('#111111')
  expect(beneath({ ...rect, x: 45, y: 45, rotation: 45 })).toBe('#eeeeee')
  const group: Element = { id: 'g', type: 'group', ...BOX, width: 40, elements: [rect] }
  expect(beneath(group)).toBe('#111111')
  expect(beneath({ ...group, clip: true })).toBe('#eeeeee')
  expect(beneath({ ...group, opacity: 0 })).toBe('#eeeeee')
  expect(beneath({ ...rect, blendMode: 'multiply' })).toBeUndefined()
  expect(beneath(path(`M0 0${'L9 9'.repeat(10_000)}`))).toBeUndefined()
  const stroke = { paint: '#111111', width: 20 }
  const hollow: Element = { ...rect, fill: null, stroke }
  expect(beneath(hollow)).toBe('#eeeeee')
  expect(beneath({ ...hollow, x: 45 })).toBeUndefined()
  expect(beneath({ ...hollow, x: 45, visible: false })).toBe('#eeeeee')
})

test('the colors of a document are those of its paints, the most frequent first', () => {
  const document: Document = {
    version: 1,
    brand: { colors: { primary: '#123456' } },
    pages: [
      {
        id: 'p',
        background: '#fff',
        elements: [
          { id: 'a', type: 'rect', ...BOX, fill: '#FF0000', stroke: { paint: 'brand:primary' } },
          { id: 'b', type: 'text', ...BOX, text: '#00ff00', fill: { type: 'linear', stops: [...STOPS, ...STOPS] } },
          {
            id: 'c',
            type: 'group',
            ...BOX,
            elements: [{ id: 'd', type: 'ellipse', ...BOX, fill: '#ff0000', shadows: [{ color: '#00000080' }] }],
          },
        ],
      },
    ],
  }
  expect(documentColors(document)).toEqual(['#ffffff', '#ff0000', '#000000', '#00000080'])
})

test('a stop is added with the color that is there, and stays between its neighbors', () => {
  expect(colorAt(STOPS, 0.5)).toBe('#808080')
  const three = withStop(STOPS, { offset: 0.5, color: colorAt(STOPS, 0.5) })
  expect(three.map(({ offset }) => offset)).toEqual([0, 0.5, 1])
  expect(withStopAt(three, 1, 2)[1]?.offset).toBe(1)
  expect(withStopAt(three, 0, 0.8)[0]?.offset).toBe(0.5)
  expect(withoutStop(three, 1)).toEqual(STOPS)
  expect(withoutStop(STOPS, 0)).toBe(STOPS)
})

test('reversing a gradient twice gives it back', () => {
  const stops = [...STOPS.slice(0, 1), { offset: 0.3, color: '#ff0000' }, ...STOPS.slice(1)]
  expect(reversedStops(reversedStops(stops))).toEqual(stops)
})

test('a paint of another kind keeps its colors or its picture', () => {
  const linear = convertedPaint('#ff0000', 'linear', '')
  expect(linear).toMatchObject({ type: 'linear', stops: [{ color: '#ff0000' }, { color: '#b37700' }] })
  expect(convertedPaint(linear, 'conic', '')).toEqual({ ...(linear as object), type: 'conic' })
  expect(convertedPaint(linear, 'solid', '')).toBe('#ff0000')
  expect(convertedPaint({ type: 'image', src: 'builtin:sea' }, 'pattern', 'builtin:dunes')).toEqual({
    type: 'pattern',
    src: 'builtin:sea',
  })
  expect(convertedPaint('#ff0000', 'none', '')).toBeNull()
})
