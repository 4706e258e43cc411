import { readFileSync } from 'node:fs'
import { listFontFiles } from '../../src/assets/fonts/list-font-files.ts'
import { renameFont } from '../../src/text/font-names.ts'
import { sfntOf } from '../../src/text/sfnt.ts'
import type { Answer, Client } from './client.ts'

/** Returns a bundled font under another family name. */
export function brandFont(family: string, folder = 'pacifico', weight = 400): Buffer {
  const file = listFontFiles({ name: folder === 'pacifico' ? 'Pacifico' : 'Lato', folder }).find(
    (each) => each.weight === weight && each.style === 'normal',
  )
  if (!file) throw new Error('no such font')
  const renamed = Buffer.from(renameFont(sfntOf(readFileSync(file.path)), family, family))
  return withChecksum(renamed)
}

/** Sets the checksum of the table `name`. */
function withChecksum(bytes: Buffer): Buffer {
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) !== 'name') continue
    const [offset, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    const table = Buffer.concat([bytes.subarray(offset, offset + length), Buffer.alloc(3)])
    let sum = 0
    for (let word = 0; word < length; word += 4) sum = (sum + table.readUInt32BE(word)) >>> 0
    bytes.writeUInt32BE(sum, at + 4)
  }
  return bytes
}

export function uploadFont(client: Client, bytes: Uint8Array): Promise<Answer> {
  return client.post('/api/assets?name=brand.ttf', bytes, { 'content-type': 'font/ttf' })
}

/** A design of one word in a font. */
export const brandDesign = (fontFamily: string, more: object = {}) => ({
  ...{ width: 300, height: 100, title: 'Poster' },
  document: {
    version: 1,
    pages: [
      {
        id: 'page',
        elements: [
          {
            ...{ id: 'text', type: 'text', x: 10, y: 10, width: 280, height: 80, text: 'Brand' },
            ...{ fontFamily, fontSize: 60, ...more },
          },
        ],
      },
    ],
  },
})
