import { expect, it } from 'vitest'
import { foundGroups } from './preset-choice.tsx'
import { linked, pixelSize, typedSize, withSide } from './size-fields.tsx'

it.each([
  ['instagram', ['square-post', 'portrait-post', 'story']],
  ['linkedin banner', ['linkedin-banner']],
  ['A4', ['a4', 'a4-landscape']],
  ['a4 land', ['a4-landscape']],
  ['1584', ['linkedin-banner']],
  ['print business', ['business-card', 'business-card-us']],
  ['18 x 24 in', ['poster']],
  ['1080×1920', ['story']],
  ['parchment', []],
])('a search for “%s” finds sizes', (text, ids) => {
  expect(foundGroups(text).flatMap(({ sizes }) => sizes.map(({ id }) => id))).toEqual(ids)
})

it('linked sides keep their proportions in every unit', () => {
  expect(linked({ unit: 'px', width: '500', height: '1' }, 'width', 2)).toMatchObject({ height: '250' })
  expect(linked({ unit: 'mm', width: '1', height: '100' }, 'height', 0.5)).toMatchObject({ width: '50' })
  expect(linked({ unit: 'px', width: '', height: '7' }, 'width', 2)).toMatchObject({ height: '7' })
})

it.each([
  [794, 1123, { unit: 'mm', width: '210', height: '297' }],
  [816, 1056, { unit: 'in', width: '8.5', height: '11' }],
  [1080, 1920, { unit: 'px', width: '1080', height: '1920' }],
])('%i × %i is typed in the unit in which people name it', (width, height, typed) => {
  expect(typedSize({ width, height })).toEqual(typed)
  for (const unit of ['px', 'mm', 'cm', 'in', 'pt'] as const)
    expect(pixelSize(typedSize({ width, height }, unit))).toEqual({ width, height })
})

it('a unit that is typed with a side becomes that of both', () => {
  const typed = typedSize({ width: 794, height: 1123 })
  expect(withSide(typed, 'width', '14,8')).toEqual({ unit: 'mm', width: '14.8', height: '297' })
  expect(withSide(typed, 'width', '14,8 cm')).toEqual({ unit: 'cm', width: '14.8', height: '29.7' })
  expect(withSide({ ...typed, height: '' }, 'width', '5in')).toEqual({ unit: 'in', width: '5', height: '0' })
})
