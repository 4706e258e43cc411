import { expect, test } from 'vitest'
import { FORMAT_NAMES } from '../../formats/formats.ts'
import { shortFormatName } from './format-name.ts'

test('short names of formats fit the badge of an export', () => {
  expect(['webp', 'pptx'].map(shortFormatName)).toEqual(['WebP', 'PPTX'])
  expect(FORMAT_NAMES.map(shortFormatName).filter((name) => name.length > 4)).toEqual([])
})
