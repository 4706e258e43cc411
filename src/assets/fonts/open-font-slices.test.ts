import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { readCoverage, readCoveredRanges } from '../../text/coverage.ts'
import { readSlices } from '../../text/font-slices.ts'
import { sfntOf } from '../../text/sfnt.ts'
import { HAN, NAMED_FAMILIES } from './families.ts'
import { listFontFiles } from './list-font-files.ts'
import { openFontSlices } from './open-font-slices.ts'
import { openType } from './open-type.ts'

const slicesOf = openFontSlices()
const COMBINING = /[\p{M}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

describe.each([...Object.values(HAN), 'Shippori Mincho', 'Ma Shan Zheng'])('the slices of %s', (name) => {
  const family = NAMED_FAMILIES.find((each) => each.name === name)
  const [file] = family ? listFontFiles(family) : []
  const files = family && file && slicesOf(family, file.path)
  if (!file || !files) throw new Error(`${name} has no slices`)

  test('have every character of the font once, except those that combine', async () => {
    const { ranges } = readSlices(Buffer.from(await files.readTable()).toString())
    const sliced = ranges.flatMap((slice) => slice.flatMap(charactersIn)).toSorted((a, b) => a - b)
    const covered = readCoveredRanges(openType(file.path).table('cmap')).flatMap(charactersIn)
    expect(sliced).toEqual(covered.filter((codePoint) => !COMBINING.test(String.fromCodePoint(codePoint))))
  })

  test('are cut on another thread', async () => {
    await files.readSlice(2)
    // Processor time does not depend on the load of the machine.
    const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()]
    await Promise.all([2, 3, 4, 5].map((slice) => files.readSlice(slice)))
    expect(sum(process.threadCpuUsage(here))).toBeLessThan(sum(process.cpuUsage(everywhere)) / 2)
  })

  test('have the outlines and widths of the font, and equal bytes every time', async () => {
    const whole = fontOf(await readFile(file.path))
    const { ranges } = readSlices(Buffer.from(await files.readTable()).toString())
    for (const slice of [0, 1, 40]) {
      const bytes = await files.readSlice(slice)
      expect(Buffer.compare(bytes, await files.readSlice(slice))).toBe(0)
      const part = fontOf(bytes)
      const covers = readCoverage(sfntOf(bytes).table('cmap'))
      for (const codePoint of (ranges[slice] ?? []).flatMap(charactersIn)) {
        expect(covers(codePoint)).toBe(true)
        const [ours, theirs] = [part.glyphForCodePoint(codePoint), whole.glyphForCodePoint(codePoint)]
        expect(ours.advanceWidth).toBe(theirs.advanceWidth)
        expect(ours.path.toSVG()).toBe(theirs.path.toSVG())
      }
    }
  })

  test('kern like the font: no pair is in two of them', async () => {
    const whole = fontOf(await readFile(file.path))
    const { ranges, sliceOf } = readSlices(Buffer.from(await files.readTable()).toString())
    const base = [0, 1].flatMap((slice) => (ranges[slice] ?? []).flatMap(charactersIn))
    const letters = base.filter((codePoint) => /[\p{L}\p{P}]/u.test(String.fromCodePoint(codePoint)))
    const others = charactersIn([0x20, 0xff]).concat(
      [0x4e00, 0x6f22, 0xff21, 0x2460, 0xac00],
      charactersIn([0x3041, 0x30ff]),
    )
    const kerned = letters
      .filter((_, index) => index % 9 === 0)
      .flatMap((first) =>
        others.flatMap((second) => {
          if (sliceOf(first) === sliceOf(second) || sliceOf(second) === undefined) return []
          const width = (text: string): number => whole.layout(text).advanceWidth
          const [a, b] = [String.fromCodePoint(first), String.fromCodePoint(second)]
          return width(a + b) === width(a) + width(b) ? [] : [a + b]
        }),
      )
    expect(kerned).toEqual([])
  })
})

test('other families have no slices', () => {
  const inter = NAMED_FAMILIES.find(({ name }) => name === 'Inter')
  expect(inter && slicesOf(inter, 'inter.ttf')).toBeUndefined()
})

function sum({ user, system }: NodeJS.CpuUsage): number {
  return user + system
}

function charactersIn([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function fontOf(bytes: Uint8Array): Font {
  return create(Buffer.from(bytes)) as Font
}
