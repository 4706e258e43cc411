import { expect, test } from 'vitest'
import { familiesIn, familyWithFeatures, fontWithFeatures } from './font-features.ts'

test('a font string with features uses the names under which the fonts are registered', () => {
  const features = "'tnum' 1, 'liga' 0"
  const family = familyWithFeatures('Platen Inter 400', features)
  expect(fontWithFeatures('italic 12.5px "Platen Inter 400"', features)).toBe(`italic 12.5px "${family}"`)
  expect(
    familiesIn(fontWithFeatures('64px "Platen Noto Sans Arabic 400", "Platen Noto Color Emoji 400"', features)),
  ).toEqual(
    ['Platen Noto Sans Arabic 400', 'Platen Noto Color Emoji 400'].map((each) => familyWithFeatures(each, features)),
  )
})

test('new features replace the previous ones, and `normal` restores the plain name', () => {
  const font = fontWithFeatures('12px "Platen Lato 700"', "'smcp' 1")
  expect(fontWithFeatures(font, "'tnum' 1")).toBe(`12px "${familyWithFeatures('Platen Lato 700', "'tnum' 1")}"`)
  expect(fontWithFeatures(font, 'normal')).toBe('12px "Platen Lato 700"')
})
