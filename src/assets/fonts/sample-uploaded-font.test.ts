import { readFileSync } from 'node:fs'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { sfntOf } from '../../text/sfnt.ts'
import { writeFont } from '../../text/write-font.ts'
import { listFontFiles } from './list-font-files.ts'
import { openFont } from './open-font.ts'
import { sampleUploadedFont } from './sample-uploaded-font.ts'

const pacifico = readFileSync(listFontFiles({ name: 'Pacifico', folder: 'pacifico' })[0]?.path ?? '')

test('an uploaded font is drawn as outlines', async () => {
  const svg = Buffer.from(await sampleUploadedFont({ bytes: pacifico, family: 'Pacifico' })).toString()
  expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+"/)
  expect(svg.match(/<path /g)).toHaveLength('Paciﬁco'.length)
})

test('a font whose substitutions never end is given up, while other work goes on', async () => {
  const bytes = withSubstitutions(pacifico, endlessSubstitutions(60, 'P'))
  const sampling = sampleUploadedFont({ bytes, family: 'P' }, { timeoutMs: 1_500 })
  await expect(sampling).rejects.toMatchObject({ code: 'font_invalid' })
})

test('a font that claims to be very tall has a sample of at most 2,000 pixels', async () => {
  const bytes = Buffer.from(pacifico)
  const font = sfntOf(bytes)
  const hhea = Buffer.from(font.entry('hhea')).readUInt32BE(8)
  bytes.writeInt16BE(32_767, hhea + 4)
  bytes.writeUInt16BE(16, Buffer.from(font.entry('head')).readUInt32BE(8) + 18)
  const svg = Buffer.from(await sampleUploadedFont({ bytes, family: 'Pacifico' })).toString()
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  expect(Math.max(Number(width), Number(height))).toBe(2_000)
})

/** Words of a table, in two bytes each. */
function words(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
}

/** A table GSUB in which each of `depth` lookups applies the next one twice to `letter`. Source: OpenType 1.9, GSUB. */
function endlessSubstitutions(depth: number, letter: string): Buffer {
  const glyph = (openFont(pacifico) as Font).glyphForCodePoint(letter.codePointAt(0) ?? 0).id
  const scripts = Buffer.concat([words(1), Buffer.from('latn'), words(8, 4, 0, 0, 0xffff, 1, 0)])
  const features = Buffer.concat([words(1), Buffer.from('liga'), words(8, 0, 1, 0)])
  const lookups = Array.from({ length: depth }, (_, index) => {
    const applied = index + 1 < depth ? [2, 0, index + 1, 0, index + 1] : [0]
    const coverageAt = 10 + applied.length * 2
    return words(6, 0, 1, 8, 3, 0, 1, coverageAt, 0, ...applied, 1, 1, glyph)
  })
  const starts = lookups.map((_, index) => 2 + depth * 2 + Buffer.concat(lookups.slice(0, index)).length)
  const list = Buffer.concat([words(depth, ...starts), ...lookups])
  const [scriptsAt, featuresAt] = [10, 10 + scripts.length]
  const header = words(1, 0, scriptsAt, featuresAt, featuresAt + features.length)
  return Buffer.concat([header, scripts, features, list])
}

function withSubstitutions(font: Uint8Array, table: Buffer): Uint8Array {
  const sfnt = sfntOf(font)
  const tables = sfnt.tags.map((tag) => {
    const { buffer, byteOffset, byteLength } = sfnt.table(tag)
    const bytes = tag === 'GSUB' ? table : new Uint8Array(buffer, byteOffset, byteLength)
    return { entry: sfnt.entry(tag), bytes: new Uint8Array(bytes) }
  })
  return writeFont(sfnt.version, tables)
}
