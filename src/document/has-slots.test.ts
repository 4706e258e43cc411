import { expect, it } from 'vitest'
import { hasSlots } from './has-slots.ts'
import { listSlots } from './list-slots.ts'
import { documentOf, element } from './testing/build.ts'

it.each([
  [[], false],
  [[element('text', { text: 'Plain {{ }}' }), element('image')], false],
  [[element('text'), element('image', { slot: 'picture' })], true],
  [[element('text', { text: 'Dear {{name|you}}' })], true],
  [[element('code', { data: 'hello' })], false],
  [[element('code', { data: '{{url}}' })], true],
  [[element('text', { runs: [{ text: 'Dear ' }, { text: '{{name}}' }] })], true],
  [[element('group', { elements: [element('group', { elements: [element('rect', { slot: 'seal' })] })] })], true],
])('agrees with the list of slots (%#)', (elements, expected) => {
  const document = documentOf(...elements)
  expect(hasSlots(document)).toBe(expected)
  expect(listSlots(document).length > 0).toBe(expected)
})

it.each([
  [{ name: 'ink', kind: 'color' } as const, true],
  [{ name: 'body', kind: 'font' } as const, true],
  [{ name: 'body', kind: 'color' } as const, false],
])('agrees with it on the brand: %j', (described, expected) => {
  const brand = { colors: { ink: '#000000' }, fonts: { body: 'Inter' } }
  const document = { ...documentOf(), brand, slots: [described] }
  expect(hasSlots(document)).toBe(expected)
  expect(listSlots(document).length > 0).toBe(expected)
})
