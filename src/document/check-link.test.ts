import { expect, it } from 'vitest'
import { checkLink } from './check-link.ts'
import { cpuMs } from './testing/cpu-ms.ts'

it.each([
  'https://a.example',
  'http://a.example/b?c#d',
  'HTTPS://münchen.example/ß',
  'mailto:me@a.example',
  'mailto:me@a.example?subject=Hi%20there',
])('%s may be linked', (link) => {
  expect(checkLink(link)).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://a',
  'file:///etc/passwd',
  'data:text/html,x',
  'ftp://a.example',
  '//a.example',
  '/a',
  'https:a.example',
  'https://',
  'https:///a',
  'https://a b',
  'https://a\nb',
  ' https://a',
  'https://a\u0007',
  'mailto:',
  'mailto:me',
  'tel:123',
])('%j may not', (link) => {
  expect(checkLink(link)).toMatch(/^must be an http, https or mailto address without spaces; received /)
})

it('an address of the greatest length is read in time by its length', () => {
  for (const link of [`https://${'a'.repeat(1_990)} `, `mailto:${'a'.repeat(1_990)} `, `mailto:${'a@'.repeat(990)} `]) {
    expect(cpuMs(() => checkLink(link))).toBeLessThan(50)
  }
})
