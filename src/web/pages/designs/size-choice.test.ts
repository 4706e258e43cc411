import { expect, it } from 'vitest'
import { foundGroups } from './preset-choice.tsx'
import { linked } from './size-fields.tsx'

it.each([
  ['instagram', ['square-post', 'portrait-post', 'story']],
  ['linkedin banner', ['linkedin-banner']],
  ['A4', ['a4', 'a4-landscape']],
  ['a4 land', ['a4-landscape']],
  ['1584', ['linkedin-banner']],
  ['print business', ['business-card', 'business-card-us']],
  ['parchment', []],
])('a search for “%s” finds sizes', (text, ids) => {
  expect(foundGroups(text).flatMap(({ sizes }) => sizes.map(({ id }) => id))).toEqual(ids)
})

it('linked sides keep their proportions in every unit', () => {
  expect(linked({ unit: 'px', width: '500', height: '1' }, 'width', 2)).toMatchObject({ height: '250' })
  expect(linked({ unit: 'mm', width: '1', height: '100' }, 'height', 0.5)).toMatchObject({ width: '50' })
  expect(linked({ unit: 'px', width: '', height: '7' }, 'width', 2)).toMatchObject({ height: '7' })
})
