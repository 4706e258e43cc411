import { expect, test } from 'vitest'
import { findJsonFault } from './find-json-fault.ts'

test.each([
  ['{"a":x}', 'line 1, column 6: expected a value, found "x".'],
  ['{"a":1,}', 'line 1, column 8: expected a name in double quotes, found "}".'],
  ['{"a" 1}', 'line 1, column 6: expected ":", found "1".'],
  ['{a: 1}', 'line 1, column 2: expected a name in double quotes or "}", found "a".'],
  ['[1 2]', 'line 1, column 4: expected "," or "]", found "2".'],
  ['[1,2', 'line 1, column 5: expected "," or "]", found the end of the body.'],
  ['{"title": "x",\n  "width": 10px}', 'line 2, column 14: expected "," or "}", found "p".'],
  ['{"a": 1}x', 'line 1, column 9: expected the end of the body, found "x".'],
  ['{"a": NaN}', 'line 1, column 7: expected a value, found "N".'],
  ['{"a": tru}', 'line 1, column 10: expected "true", found "}".'],
  ['{"a": "b', 'line 1, column 9: expected a closing quote, found the end of the body.'],
  ['{"a": "\\x"}', 'line 1, column 8: expected a valid escape sequence, found "\\\\".'],
  ['["\n"]', 'line 1, column 3: expected an escape sequence such as \\n instead of a control character, found "\\n".'],
  ['-', 'line 1, column 2: expected a digit, found the end of the body.'],
  ['😀', 'line 1, column 1: expected a value, found "😀".'],
])('finds the error in %j', (text, fault) => {
  expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  expect(findJsonFault(text)).toBe(fault)
})

test('a hundred thousand open brackets do not overflow the stack', () => {
  expect(findJsonFault('['.repeat(100_000))).toContain('expected a value, found the end of the body')
})
