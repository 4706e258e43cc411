import { expect, it } from 'vitest'
import { type WarningCode } from '../../../text/warning.ts'
import { warningWords } from './warning-words.ts'

it.each([
  ['text_truncated', 'Lines were left out', 'Lines were left out.'],
  ['missing_glyph', 'A letter is missing.', 'A letter is missing.'],
  ['one_day', 'This browser draws it otherwise.', 'This browser draws it otherwise.'],
])('%s in words that are not known is told in them', (code, message, words) => {
  expect(warningWords({ code: code as WarningCode, message })).toBe(words)
})
