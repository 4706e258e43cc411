import fc from 'fast-check'
import { expect, test } from 'vitest'
import { complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { asContext, createLayer, newPath, openCanvas } from '../../render/skia.ts'
import { type SelectedArea, selectionAreas } from '../../text/caret/selection-areas.ts'
import { layoutText } from '../../text/layout-text.ts'
import { typesetting } from '../../text/testing/lay-out.ts'
import type { TextLayout } from '../../text/text-layout.ts'

const SIZE = { width: 130, height: 150 }
const { context } = openCanvas(SIZE.width, SIZE.height)

const letter = fc.constantFrom(
  ...['a', 'W', 'fi', 'ffl', 'AV', 'j', '.', ' ', ' ', '\n', 'ß', 'e\u0301', '1', '-'],
  ...['א', 'ב', 'بي', 'لا', 'ن', 'ก', 'กำ', 'क्ष', 'で', '水', '。', '한'],
)
const words = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''))
const settings = fc.record(
  {
    align: fc.constantFrom('start', 'center', 'end', 'justify'),
    direction: fc.constantFrom('auto', 'rtl'),
    letterSpacing: fc.constantFrom(0, 0.1),
    fontFamily: fc.constantFrom('Inter', 'Lora'),
    writingMode: fc.constantFrom('horizontal', 'vertical'),
  },
  { requiredKeys: [] },
)

function paint(element: Text, layout: TextLayout): Uint8ClampedArray {
  context.clearRect(0, 0, SIZE.width, SIZE.height)
  paintPage(
    asContext(context),
    { id: 'p', background: null, elements: [element] },
    {
      ...{ size: SIZE, target: 'raster', pictures: new Map(), createLayer, newPath },
      ...{ layoutText: () => layout, warn: () => undefined },
    },
  )
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data
}

/** Letters reach over their advances by a little, and antialiasing by a pixel. */
const OVERHANG_PX = 4

function isWithin(area: SelectedArea, { x, y }: { x: number; y: number }, outset: number): boolean {
  const [xs, ys] = [area.map((corner) => corner.x), area.map((corner) => corner.y)]
  const isAlong = x >= Math.min(...xs) - outset && x <= Math.max(...xs) + outset
  return isAlong && y >= Math.min(...ys) - outset && y <= Math.max(...ys) + outset
}

test('what is drawn of the selected letters is within the selection, and that of others is not', () => {
  fc.assert(
    fc.property(fc.tuple(words, words, words), settings, ([before, selected, after], properties) => {
      const element: Text = {
        ...{ id: 't', type: 'text', x: 0, y: 0, ...SIZE, fontSize: 20, lineHeight: 1.6, padding: 10, ...properties },
        runs: [
          { text: before, fill: '#0000ff' },
          { text: selected, fill: '#ff0000' },
          { text: after, fill: '#0000ff' },
        ],
      }
      const layout = layoutText(complete<'text'>(element), typesetting)
      const [start, source] = [before.length, before + selected + after]
      const range = { start, end: start + selected.length }
      const areas = selectionAreas(layout, range, { source, measurer: typesetting.measurer })
      const pixels = paint(element, layout)
      let [outside, inside] = [0, 0]
      for (let index = 0; index < pixels.length; index += 4) {
        if ((pixels[index + 3] ?? 0) < 200) continue
        const at = { x: (index / 4) % SIZE.width, y: Math.floor(index / 4 / SIZE.width) }
        if ((pixels[index] ?? 0) > 200) outside += areas.some((area) => isWithin(area, at, OVERHANG_PX)) ? 0 : 1
        else if ((pixels[index + 2] ?? 0) > 200)
          inside += areas.some((area) => isWithin(area, at, -OVERHANG_PX)) ? 1 : 0
      }
      expect({ outside, inside }).toEqual({ outside: 0, inside: 0 })
    }),
    { numRuns: 1_000 },
  )
})
