import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nameFileType } from './name-file-type.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const cross = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })

test.each(['gif', 'avif', 'tiff'] as const)('a %s file is recognized', async (format) => {
  expect(nameFileType(await cross.clone().toFormat(format).toBuffer())).toBe(`image/${format}`)
})

test.each([
  ['\0\0\0\x18ftypheic\0\0', 'image/heic'],
  ['\0\0\0\x18ftyphevc\0\0', 'image/heic'],
  ['\0\0\0\x18ftypisom\0\0', 'video/mp4'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
  ['BM\x10\0\0\0\0\0\0\0', 'image/bmp'],
  ['BMW prices', 'text/plain'],
  ['true', 'text/plain'],
  ['ID3 is a tag', 'text/plain'],
  ['<!doctype html><svg>', 'text/html'],
  ['wOF2\0\x01\0\0', 'font/woff2'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  [
    `<?xml version="1.0"?>\n<!-- ${'x'.repeat(600)} -->\n<s:svg xmlns:s="http://www.w3.org/2000/svg"/>`,
    'image/svg+xml',
  ],
  ['\xef\xbb\xbf <!DOCTYPE html>', 'text/html'],
  ['{"a":1}', 'text/plain'],
  ['\0nothing known', 'a file of an unknown type'],
  ['\x89PNX', 'a file of an unknown type'],
  ['\x01\x02\x03', 'a file of an unknown type'],
])('%j is named %s', (text, type) => {
  expect(nameFileType(bytes(text))).toBe(type)
})

test('text is recognized even if a character is cut off at the end of the examined bytes', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    expect(nameFileType(Buffer.from(before + '\u{1f600}'.repeat(2_000)))).toBe('text/plain')
  }
})
