import { describe, expect, it } from 'vitest'
import type { Page } from '../../document/document.ts'
import type { Complete, Element } from '../../document/elements/element.ts'
import { element } from '../../document/testing/build.ts'
import type { TextLayout } from '../../text/text-layout.ts'
import type { Warning } from '../../text/warning.ts'
import { arrangePage } from './arrange-page.ts'

const LETTER_PX = 10
const LINE_PX = 20

/** Letters are 10 px wide and lines 20 px high. */
function layoutText({ text = '', width }: Complete<'text'>): TextLayout {
  const perLine = Math.max(1, Math.floor(width / LETTER_PX))
  const lineCount = Math.ceil(text.length / perLine)
  return {
    ...{ lines: [], hidden: null, scale: 1, warnings: [] },
    widthPx: Math.min(text.length, perLine) * LETTER_PX,
    heightPx: lineCount * LINE_PX,
  }
}

function arranged(root: Element): { element: Element; warnings: Warning[] } {
  const warnings: Warning[] = []
  const page: Page = { id: 'page', elements: [root] }
  const [placed] = arrangePage(page, { layoutText, warn: (warning) => void warnings.push(warning) }).elements
  if (!placed) throw new Error('the element is missing')
  return { element: placed, warnings }
}

function rect(id: string, [width, height]: readonly [number, number], own: object = {}): Element {
  return element('rect', { id, x: 7, y: 7, width, height, ...own })
}

function group(layout: object, elements: readonly Element[], own: object = {}): Element {
  return element('group', { x: 0, y: 0, width: 200, height: 100, layout, elements, ...own })
}

type Boxes = Record<string, [x: number, y: number, width: number, height: number]>

function boxesOf(root: Element): Boxes {
  const boxes: Boxes = {}
  const visit = (each: Element): void => {
    boxes[each.id] = [each.x, each.y, each.width, each.height]
    if (each.type === 'group') each.elements.forEach(visit)
  }
  visit(arranged(root).element)
  return boxes
}

const pair = [rect('a', [30, 20]), rect('b', [50, 40])]

describe('elements are placed', () => {
  it.each([
    [
      'in a row',
      { direction: 'row', gap: 5 },
      [
        [0, 0],
        [35, 0],
      ],
    ],
    [
      'from right to left',
      { direction: 'row-reverse', gap: 5 },
      [
        [170, 0],
        [115, 0],
      ],
    ],
    [
      'in a column',
      { gap: 5 },
      [
        [0, 0],
        [0, 25],
      ],
    ],
    [
      'within the padding',
      { padding: [1, 2, 3, 4] },
      [
        [4, 1],
        [4, 21],
      ],
    ],
    [
      'in the center',
      { direction: 'row', justify: 'center', align: 'center' },
      [
        [60, 40],
        [90, 30],
      ],
    ],
    [
      'at the end',
      { direction: 'row', justify: 'end', align: 'end' },
      [
        [120, 80],
        [150, 60],
      ],
    ],
    [
      'with the room between them',
      { direction: 'row', justify: 'space-between' },
      [
        [0, 0],
        [150, 0],
      ],
    ],
  ] as const)('%s', (_name, layout, [a, b]) => {
    expect(boxesOf(group(layout, pair))).toMatchObject({ a: [...a, 30, 20], b: [...b, 50, 40] })
  })

  it('in lines that wrap', () => {
    const tags = ['a', 'b', 'c'].map((id) => rect(id, [80, 20]))
    const layout = { direction: 'row', wrap: true, gap: [10, 6], hug: 'both' }
    expect(boxesOf(group(layout, tags))).toMatchObject({
      group: [0, 0, 200, 46],
      ...{ a: [0, 0, 80, 20], b: [90, 0, 80, 20], c: [0, 26, 80, 20] },
    })
  })

  it('without invisible ones, and without those that cover the box or keep their position', () => {
    const others = [
      rect('hidden', [99, 99], { visible: false }),
      rect('behind', [1, 1], { placement: 'cover' }),
      rect('badge', [9, 9], { placement: 'free' }),
    ]
    expect(boxesOf(group({ direction: 'row', hug: 'both', padding: 10 }, [...others, ...pair]))).toMatchObject({
      group: [0, 0, 100, 60],
      behind: [0, 0, 100, 60],
      badge: [7, 7, 9, 9],
      ...{ a: [10, 10, 30, 20], b: [40, 10, 50, 40] },
    })
  })

  it('by their boxes before rotation', () => {
    expect(boxesOf(group({ hug: 'both' }, [rect('a', [30, 20], { rotation: 90 })]))).toMatchObject({
      group: [0, 0, 30, 20],
      a: [0, 0, 30, 20],
    })
  })
})

describe('stretching', () => {
  it('gives elements the width of the column, and texts their lines', () => {
    const text = element('text', { id: 't', fit: 'grow', text: 'x'.repeat(30), width: 1 })
    const line = element('line', {
      id: 'l',
      width: 10,
      height: 0,
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
    })
    const root = group({ align: 'stretch', hug: 'height' }, [rect('a', [30, 20]), text, line])
    expect(boxesOf(root)).toMatchObject({ group: [0, 0, 200, 60], a: [0, 0, 200, 20], t: [0, 20, 200, 40] })
    expect(arranged(root).element).toMatchObject({ elements: [{}, {}, { points: [{ x: 0 }, { x: 200 }] }] })
  })

  it('uses the largest element if the box hugs', () => {
    const inner = group({ hug: 'both' }, [rect('x', [10, 10])], { id: 'inner' })
    expect(
      boxesOf(group({ direction: 'row', align: 'stretch', hug: 'both' }, [rect('a', [30, 50]), inner])),
    ).toMatchObject({
      group: [0, 0, 40, 50],
      inner: [30, 0, 10, 50],
    })
  })

  it('takes no longer in deep layouts', () => {
    let root: Element = rect('leaf', [10, 10])
    for (let depth = 0; depth < 32; depth += 1) {
      const layout = { direction: depth % 2 === 0 ? 'row' : 'column', align: 'stretch', hug: 'both', padding: 1 }
      root = group(layout, [root], { id: `g${depth}` })
    }
    expect(boxesOf(root)).toMatchObject({ g31: [0, 0, 74, 74] })
  })
})

describe('a text that hugs its words', () => {
  const label = (own: object = {}): Element =>
    element('text', { id: 't', x: 100, y: 0, width: 50, height: 9, fit: 'hug', text: 'x'.repeat(12), ...own })

  it.each([
    ['has the width of its longest line', {}, [100, 0, 120, 20]],
    ['wraps at its maximum width', { maxWidth: 60 }, [100, 0, 60, 40]],
    ['has at least its minimum width', { minWidth: 150 }, [100, 0, 150, 20]],
    ['grows to both sides if it is centered', { align: 'center' }, [65, 0, 120, 20]],
    ['grows to the left if it ends at the right', { align: 'end' }, [30, 0, 120, 20]],
  ] as const)('%s', (_name, own, box) => {
    expect(boxesOf(label(own))['t']).toEqual(box)
  })

  it('makes a button grow, which keeps the edge of its content', () => {
    const button = (justify: string, own: object = {}): Element =>
      group({ direction: 'row', hug: 'both', padding: 10, justify }, [label()], { width: 40, height: 40, ...own })
    expect(boxesOf(button('start'))['group']).toEqual([0, 0, 140, 40])
    expect(boxesOf(button('center'))['group']).toEqual([-50, 0, 140, 40])
    expect(boxesOf(button('end'))['group']).toEqual([-100, 0, 140, 40])
    // The left edge of a group that is turned by 180° is its right edge on the page.
    expect(boxesOf(button('start', { rotation: 180 }))['group']).toEqual([-100, 0, 140, 40])
  })
})

it('a group that hugs only what is hidden is hidden with its background, and takes no room', () => {
  const pill = (text: object): Element =>
    group({ hug: 'both' }, [
      rect('back', [9, 9], { placement: 'cover' }),
      element('text', { id: 'text', text: 'Save', fit: 'hug', ...text }),
    ])
  const row = (text: object): Element => {
    const elements = [{ ...pill(text), id: 'pill' }, rect('next', [30, 20])]
    return arranged(group({ direction: 'row', gap: 5 }, elements)).element
  }
  expect(row({})).toMatchObject({ elements: [{ width: 40 }, { x: 45 }] })
  expect(row({ visible: false })).toMatchObject({ elements: [{ visible: false }, { x: 0 }] })
  expect(arranged(group({ hug: 'width' }, [pill({ visible: false })])).element.visible).toBe(false)
  expect(arranged(group({ hug: 'both' }, [rect('back', [9, 9], { placement: 'cover' })])).element.visible).not.toBe(
    false,
  )
})

it('the result does not change again, and other pages are not copied', () => {
  const page: Page = { id: 'page', elements: [group({ hug: 'both' }, pair)] }
  const measuring = { layoutText, warn: () => undefined }
  const once = arrangePage(page, measuring)
  expect(arrangePage(once, measuring)).toBe(once)
})

it('content that is larger than its box is a warning', () => {
  expect(arranged(group({ direction: 'row' }, [rect('a', [230, 20])])).warnings).toEqual([
    {
      code: 'layout_overflow',
      elementId: 'group',
      message: 'The elements of the layout are 30 px too wide for its box',
    },
  ])
  const entry = element('group', { id: 'entry', height: 30, elements: [rect('tall', [20, 60], { y: 0 })] })
  expect(arranged(group({}, [entry], { repeated: { omitted: 0 } })).warnings).toMatchObject([
    {
      message:
        '1 of the 1 entries of the repeat do not fit their places: set hug in its layout, or enlarge the boxes of its elements',
    },
  ])
  expect(arranged(group({}, [entry], { repeated: { omitted: 2 } })).warnings).toMatchObject([
    { message: 'The repeat has no room for 2 of its 3 entries, which are left out' },
  ])
})
