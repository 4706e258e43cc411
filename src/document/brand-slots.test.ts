import { expect, it } from 'vitest'
import { describedSlots } from './described-slots.ts'
import type { Document } from './document.ts'
import { fillDocument } from './fill-document.ts'
import { parseDocument } from './parse-document.ts'

const document: Document = {
  version: 1,
  brand: { colors: { accent: '#ff0000', ink: '#000000' }, fonts: { heading: 'Lora' } },
  slots: [
    { name: 'accent', kind: 'color', label: 'Accent' },
    { name: 'heading', kind: 'font' },
  ],
  pages: [{ id: 'page', elements: [] }],
}

it('a description makes a color or a font of the brand a slot', () => {
  expect(describedSlots(document)).toMatchObject([
    { name: 'accent', kind: 'color', label: 'Accent', default: '#ff0000' },
    { name: 'heading', kind: 'font', label: 'Heading', default: 'Lora' },
  ])
  expect(fillDocument(document, { accent: '#00ff00', heading: 'Inter' })).toEqual({
    ...document,
    brand: { colors: { accent: '#00ff00', ink: '#000000' }, fonts: { heading: 'Inter' } },
  })
})

it.each([
  [{ ink: '#123456' }, '/data/ink', 'unknown slot; available slots: "accent", "heading"'],
  [{ accent: 'red' }, '/data/accent', 'must be a color: "#rgb", "#rrggbb" or "#rrggbbaa"; received "red"'],
  [{ accent: null }, '/data/accent', 'must be a color: "#rgb", "#rrggbb" or "#rrggbbaa"; received null'],
  [{ heading: 3 }, '/data/heading', 'must be the name of a font family; received 3'],
])('data that the brand cannot take is rejected: %j', (data, pointer, detail) => {
  expect(() => fillDocument(document, data)).toThrow(
    expect.objectContaining({ details: { issues: [{ pointer, detail }] } }) as Error,
  )
})

it('a description of a color that the brand lacks is rejected', () => {
  const slots = [{ name: 'acent', kind: 'color' as const }]
  expect(parseDocument({ ...document, slots })).toMatchObject({
    issues: [
      {
        pointer: '/document/slots/0/name',
        detail: 'unknown brand color `acent`; did you mean `accent`?; available: `accent` or `ink`',
      },
    ],
  })
})
