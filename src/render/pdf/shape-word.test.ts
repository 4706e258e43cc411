import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createShaper } from './shape-word.ts'

const FILE = '@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf'

test('a glyph that the font lacks has no outline', () => {
  const { outlineOf } = createShaper(() => fileURLToPath(import.meta.resolve(FILE)))
  expect(outlineOf({ family: 'Bebas', glyph: 36 })?.operators).toContain('f')
  expect(outlineOf({ family: 'Bebas', glyph: 60_000 })).toBeUndefined()
  expect(outlineOf({ family: 'Bebas', glyph: -1 })).toBeUndefined()
})
