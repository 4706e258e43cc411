import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { IdleThread } from '../../idle-thread.ts'
import { readSlices } from '../../text/font-slices.ts'
import type { PublishedSlices } from '../../text/published-fonts.ts'
import type { Family } from './families.ts'
import { openType } from './open-type.ts'
import type { SliceToCut } from './slice-font-thread.ts'

/** The slices of one font. */
export interface SliceFiles {
  readonly published: PublishedSlices
  readonly count: number
  readTable(): Promise<Uint8Array>
  /** Cuts the slice out of the font, on a thread, in about 10 ms. Always returns the same bytes. */
  readSlice(slice: number): Promise<Uint8Array>
}

/**
 * Characters in every slice, without being part of its range. FreeType aligns outlines to the heights of the first
 * (source: its autofit/afblue.dat, and afscript.h for 田 and 囗), and aligns the vertical forms of dashes and ellipses
 * only if they are characters.
 */
const HINTING =
  '他们你來們到和地对對就席我时時會来為能舰說说这這齊军同已愿既星是景民照现現理用置要軍那配里開雷露面顾' +
  '个为人以個大有主些因它想意生當看着者自著裡过还进進過道還田囗︙︰︱︲'

/** Raise it when slices of the same table and font have other bytes. */
const VERSION = 1

/** Of JavaScript only: the font and the subsetter are outside of it. */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/**
 * Returns a function that divides the font of a family at `path`. It returns undefined for families that are small
 * enough to be loaded whole. A Han font has 5 to 10 MB, of which a page needs a few hundred characters.
 */
export function openFontSlices(): (family: Family, path: string) => SliceFiles | undefined {
  // One at a time, since fonts of 10 MB are loaded into memory.
  const inTurn = pLimit(1)
  const thread = new IdleThread<SliceToCut, Uint8Array>(new URL('slice-font-thread.ts', import.meta.url), HEAP_MB)
  return ({ folder }, path) => {
    const tablePath = fileURLToPath(new URL(`slices/${folder}.txt`, import.meta.url))
    if (!existsSync(tablePath)) return undefined
    const table = readFileSync(tablePath)
    const { ranges } = readSlices(table.toString())
    const head = new Uint8Array(openType(path).table('head').buffer)
    const font = contentHash(Buffer.concat([head, table, Buffer.of(VERSION)]))
    return {
      published: { table: `slices/${folder}-${contentHash(table)}.txt`, files: `slices/${font}-*.ttf` },
      count: ranges.length,
      readTable: () => Promise.resolve(table),
      readSlice(slice) {
        const hinting = Array.from(HINTING, (character) => character.codePointAt(0) ?? 0)
        const codePoints = [...hinting, ...codePointsIn(ranges[slice] ?? [])]
        return inTurn(() => thread.ask({ path, codePoints }))
      },
    }
  }
}

function* codePointsIn(ranges: readonly (readonly [number, number])[]): Generator<number> {
  for (const [first, last] of ranges) for (let codePoint = first; codePoint <= last; codePoint += 1) yield codePoint
}

function contentHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 16)
}
