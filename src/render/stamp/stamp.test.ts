import { expect, test } from 'vitest'
import { hashJson } from '../../design-hash.ts'
import { FILE_DIGITS, parseStamp, type Stamp, stampText } from './stamp.ts'

const STAMP: Stamp = {
  ...{ renderer: '9', document: hashJson('a design'), data: hashJson('data'), format: 'pdf' },
  ...{ size: { width: 60, height: 40 }, pages: [1, 3] },
  options: { scale: 1.5, metadata: { title: 'Größe 😀 & <b>"x"</b>\n\u009b' }, conformsTo: ['PDF/A-2b'] },
}

test('a stamp is one line of ASCII without characters that XML escapes, and is read as it was written', () => {
  const text = stampText(STAMP)
  expect(text).toMatch(/^[ -%'-;=?-~]+$/)
  expect(parseStamp(text)).toEqual(STAMP)
  const { data: _, ...withoutData } = STAMP
  expect(parseStamp(stampText(withoutData))).toEqual(withoutData)
})

test('the digits of the hash of the file come first, within the first 255 bytes', () => {
  expect(stampText(STAMP).slice(FILE_DIGITS.from, FILE_DIGITS.to)).toBe('0'.repeat(64))
  expect(FILE_DIGITS.to).toBeLessThan(255)
})

test('texts of other programs, and stamps with other values, are no stamps', () => {
  const text = stampText(STAMP)
  const others = [
    ...['', 'Created with GIMP', '{"file":"sha256:', text.slice(0, -1), text.replace('"platen":1', '"platen":2')],
    ...[text.replace('"renderer":"9"', '"renderer":"\\u001b[2J"'), text.replace(STAMP.document, 'sha256:ff')],
    ...[
      text.replace('"pages":[1,3]', '"pages":[0]'),
      text.replace('"pages":[1,3]', '"pages":[]'),
      text.replace('"format":"pdf"', '"format":"exe"'),
    ],
    ...[text.replace('"width":60', '"width":null'), text.replace(/"options":.*/, '"options":[]}')],
  ]
  for (const other of others) expect(parseStamp(other), other).toBeUndefined()
})
