import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { listExportedFiles } from './exported-files.ts'

const namesIn = (zip: Uint8Array): readonly string[] | undefined =>
  listExportedFiles({ name: 'pages.zip', bytes: Buffer.from(zip) })?.map(({ name }) => name)

/** Two files, the second of which gets another name of as many letters. */
function twoFiles(second: string): Uint8Array {
  const zip = Buffer.from(zipSync({ 'a.png': strToU8('a'), ['b'.repeat(second.length)]: strToU8('b') }))
  return Buffer.from(zip.toString('latin1').replaceAll('b'.repeat(second.length), second), 'latin1')
}

test('every file of a ZIP is listed, and one that would be skipped damages it', () => {
  expect(namesIn(twoFiles('other.png'))).toEqual(['pages.zip/a.png', 'pages.zip/other.png'])
  expect(namesIn(twoFiles('a.png'))).toBeUndefined()
  expect(namesIn(twoFiles('__proto__'))).toBeUndefined()
})

test('a ZIP that would fill the memory is not unpacked', () => {
  const zip = Buffer.from(zipSync({ 'a.png': new Uint8Array(1024 ** 2) }))
  const directory = zip.indexOf('PK\u0001\u0002')
  zip.writeUInt32LE(2 * 1024 ** 3, directory + 24)
  expect(namesIn(zip)).toBeUndefined()
})
