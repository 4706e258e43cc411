import { expect, it } from 'vitest'
import { codeText } from './code-text.ts'

it('the text is what scanners read: with check digits, in pairs, and on one line', () => {
  expect(codeText('ean13', '400638133393')).toBe('4006381333931')
  expect(codeText('databar', '0950600013435')).toBe('(01)09506000134352')
  expect(codeText('itf', '12345')).toBe('012345')
  expect(codeText('itf', '1234')).toBe('1234')
  expect(codeText('code128', 'ab\ncd\tef')).toBe('ab cd ef')
})
