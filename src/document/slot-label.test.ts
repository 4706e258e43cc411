import { expect, it } from 'vitest'
import { labelIn } from './slot-label.ts'

it.each([
  ['couple-names', 'Couple names'],
  ['coverPicture', 'Cover picture'],
  ['--', '--'],
])('%s is labeled %s', (name, label) => {
  expect(labelIn({}, name)).toBe(label)
})

it('a description replaces the label, but not an empty one', () => {
  const slots = [{ name: 'a', label: 'Headline' }, { name: 'b' }]
  expect([labelIn({ slots }, 'a'), labelIn({ slots }, 'b')]).toEqual(['Headline', 'B'])
})

it('a label that several slots have is followed by the group', () => {
  const slots = [
    { name: 'a', label: 'Headline', group: 'Letter' },
    { name: 'b', label: 'Headline' },
    { name: 'c', label: 'Text', group: 'Letter' },
  ]
  expect(slots.map(({ name }) => labelIn({ slots }, name))).toEqual(['Headline (Letter)', 'Headline', 'Text'])
})
