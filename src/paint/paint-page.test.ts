import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { paintPage } from './paint-page.ts'
import { paintElements, paintRecorded } from './testing/paint-elements.ts'
import { recordCanvas } from './testing/recording-canvas.ts'

const square = { type: 'rect', x: 100, y: 200, width: 50, height: 50, fill: '#ff0000' } as const

test('a page without a background is white, and with null it is transparent', () => {
  expect(paintRecorded({ id: 'a', elements: [] }).calls).toEqual(['fill rect(0 0 1000 1000) nonzero #ffffff'])
  expect(paintRecorded({ id: 'a', background: null, elements: [] }).calls).toEqual([])
})

test('an invisible element is not drawn', () => {
  const hidden: Element[] = [
    { ...square, id: 'a', visible: false },
    { ...square, id: 'b', opacity: 0 },
  ]
  expect(paintElements(hidden).calls).toEqual([])
})

test('a plain element is drawn without a layer', () => {
  const { calls, layers } = paintElements([{ ...square, id: 'a' }])
  expect(calls).toEqual(['fill rect(0 0 50 50) nonzero #ff0000'])
  expect(layers).toEqual([])
})

test('a single fill is drawn with its opacity and blend mode, without a layer', () => {
  const { calls, layers } = paintElements([{ ...square, id: 'a', opacity: 0.25, blendMode: 'multiply' }])
  expect(calls).toEqual(['fill rect(0 0 50 50) nonzero #ff0000 alpha=0.25 multiply'])
  expect(layers).toEqual([])
})

test('a fill and a stroke share an opacity on a layer of their size', () => {
  const { calls, layers } = paintElements([{ ...square, id: 'a', opacity: 0.5, stroke: { paint: '#000', width: 10 } }])
  expect(layers).toHaveLength(1)
  expect(layers[0]?.width).toBeLessThan(70)
  expect(layers[0]?.calls).toHaveLength(2)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatch(/^draw layer0 .* alpha=0.5$/)
  expect(layers[0]?.released).toBe(true)
})

test('the layer of an element larger than the page has the size of the page', () => {
  const huge: Element = {
    ...square,
    id: 'a',
    x: -9e5,
    y: -9e5,
    width: 1.8e6,
    height: 1.8e6,
    opacity: 0.5,
    stroke: { paint: '#000' },
  }
  const { layers } = paintElements([huge])
  expect(layers.map(({ width, height }) => ({ width, height }))).toEqual([{ width: 1000, height: 1000 }])
})

test('an element off the page opens no layer', () => {
  const { calls, layers } = paintElements([{ ...square, id: 'a', x: 2000, shadows: [{ blur: 10 }] }])
  expect(layers).toEqual([])
  expect(calls).toEqual([])
})

test('an element off the page casts its shadow on the page', () => {
  const { calls } = paintElements([{ ...square, id: 'a', x: 1010, shadows: [{ x: -60, color: '#00f' }] }])
  expect(calls.length).toBeGreaterThan(0)
})

test('the cost of nested shadows adds up instead of multiplying', () => {
  let element: Element = { ...square, id: 'leaf', shadows: [{ y: 4, blur: 8 }] }
  for (let depth = 0; depth < 32; depth++) {
    element = {
      type: 'group',
      id: `g${depth}`,
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      shadows: [{ y: 1, blur: 2 }],
      elements: [element],
    }
  }
  const { layers } = paintElements([element])
  // A group needs its content and its shadow, the leaf only its box and its shadow.
  expect(layers).toHaveLength(32 * 2 + 2)
  expect(layers.every(({ released }) => released)).toBe(true)
})

test('the first shadow is the topmost, and inner shadows are above the content', () => {
  const { calls, layers } = paintElements([
    { ...square, id: 'a', shadows: [{ color: '#00ff00' }, { color: '#0000ff' }, { color: '#ffffff', inner: true }] },
  ])
  const order = calls.map((call) => layers[Number(/layer(\d+)/.exec(call)?.[1])]?.calls.join(' ') ?? '')
  expect(order.map((drawn) => /#0000ff|#00ff00|#ffffff|#ff0000/.exec(drawn)?.[0])).toEqual([
    '#0000ff',
    '#00ff00',
    '#ff0000',
    '#ffffff',
  ])
})

test('a wide blur uses a small layer', () => {
  const { layers } = paintElements([{ ...square, id: 'a', x: 300, width: 400, height: 400, shadows: [{ blur: 200 }] }])
  expect(layers.length).toBeGreaterThan(0)
  for (const { width, height } of layers) expect(Math.max(width, height)).toBeLessThan(100)
})

test('a shadow rotates with its element', () => {
  const { calls } = paintElements([{ ...square, id: 'a', rotation: 90, shadows: [{ x: 20, y: 0, color: '#000' }] }])
  // The element's right is the page's bottom after a quarter turn.
  expect(calls.find((call) => call.startsWith('draw'))).toMatch(/^draw layer1 \d+ 219$/)
})

test('on a vector page the content stays a path above the image of its shadow', () => {
  const { calls } = paintElements([{ ...square, id: 'a', shadows: [{ y: 10, blur: 4 }] }], { target: 'vector' })
  expect(calls.at(-1)).toBe('fill rect(0 0 50 50) nonzero #ff0000')
  expect(calls[0]).toMatch(/^draw layer1/)
})

test('a translucent group of three elements uses one layer', () => {
  const elements: Element[] = [1, 2, 3].map((n) => ({ ...square, id: `r${n}` }))
  const { calls, layers } = paintElements([
    { type: 'group', id: 'g', x: 0, y: 0, width: 9, height: 9, opacity: 0.5, elements },
  ])
  expect(layers).toHaveLength(1)
  expect(layers[0]?.calls).toHaveLength(3)
  expect(calls).toHaveLength(1)
})

test('a missing image is omitted with a warning', () => {
  const { calls, warnings } = paintElements([
    { type: 'image', id: 'photo', x: 0, y: 0, width: 10, height: 10, src: 'asset:ast_1' },
  ])
  expect(calls).toEqual([])
  expect(warnings).toEqual([expect.objectContaining({ code: 'image_missing', elementId: 'photo' })])
})

test('painting restores the context', () => {
  const { context } = paintElements([{ ...square, id: 'a', rotation: 30, opacity: 0.5, blendMode: 'screen' }])
  expect(() => context.restore()).toThrow('restored more often than saved')
})

test('a shadow cast from far off the page uses layers within the size limit of canvases', () => {
  const far: Element = {
    ...square,
    id: 'a',
    x: -9e5,
    width: 1.8e6,
    shadows: [
      { x: 8e5, y: 40 },
      { x: -9e5, y: 0 },
    ],
  }
  const { layers } = paintElements([far])
  expect(layers.length).toBeGreaterThan(0)
  for (const { width, height } of layers) expect(Math.max(width, height)).toBeLessThanOrEqual(16_384)
})

test('of an element off the page, only the part that casts a visible shadow is drawn', () => {
  const { layers } = paintElements([{ ...square, id: 'a', x: -9000, width: 8900, shadows: [{ x: 200, blur: 10 }] }])
  // 200 px to the left of the page and its blur, not 9,000.
  expect(layers[0]?.width).toBeLessThan(250)
})

test('the texts of a table are laid out once for all of its effects, and for what is beneath glass', () => {
  const table: Element = {
    ...{ id: 'table', type: 'table', x: 0, y: 0, width: 200, height: 100 },
    columns: [{ width: 100 }, { width: 100 }],
    rows: [['a', 'b']],
    shadows: [{ blur: 10 }],
  }
  const glass: Element = { ...square, id: 'glass', width: 600, height: 600, fill: null, backdropBlur: 10 }
  const texts: string[] = []
  const { context, environment } = recordCanvas({ width: 1000, height: 1000 }, { target: 'vector' })
  const layoutText: typeof environment.layoutText = (element) => {
    texts.push(`${element.text} ${element.fit}`)
    return environment.layoutText(element)
  }
  paintPage(context, { id: 'page', elements: [table, glass] }, { ...environment, layoutText })
  expect(texts.toSorted()).toEqual(['a fixed', 'a grow', 'b fixed', 'b grow'])
})
