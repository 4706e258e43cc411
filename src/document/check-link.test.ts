import { expect, it } from 'vitest'
import { checkLink } from './check-link.ts'
import { cpuMs } from './testing/cpu-ms.ts'

it.each([
  'https://a.example',
  'http://a.example/b?c#d',
  'HTTPS://münchen.example/ß',
  'mailto:me@a.example',
  'mailto:me@a.example?subject=Hi%20there',
])('%s is a valid link', (link) => {
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
])('%j is not a valid link', (link) => {
  expect(checkLink(link)).toMatch(/^must be an http, https or mailto URL without spaces; received /)
})

it('a URL of the maximum length is checked in linear time', () => {
  for (const link of [`https://${'a'.repeat(1_990)} `, `mailto:${'a'.repeat(1_990)} `, `mailto:${'a@'.repeat(990)} `]) {
    expect(cpuMs(() => checkLink(link))).toBeLessThan(50)
  }
})
