import { expect, test } from 'vitest'
import { capitalized, spokenName } from './capitalized.ts'

test('names are spoken as words with a capital letter, also outside of English', () => {
  expect(['dunes', 'coffee-cup', 'color-dodge', ''].map(spokenName)).toEqual(['Dunes', 'Coffee cup', 'Color dodge', ''])
  expect(capitalized('élan')).toBe('Élan')
})
