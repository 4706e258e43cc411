import type { Font } from 'fontkit'
import { openFont } from '../assets/fonts/open-font.ts'
import { ENTRY_BYTES, writeFont, type FontTable } from '../text/write-font.ts'
import { sfntOf, type Sfnt } from '../text/sfnt.ts'

/** Fonts with more glyphs, most of them Chinese, would take seconds. */
const MAX_GLYPHS = 8_000

/** Of an outline, in units of the font, of which there are mostly 1000 to an em. */
const TOLERANCE = 0.2
const TRUE_TYPE = 0x00010000
const DROPPED = new Set(['CFF ', 'CFF2', 'VORG', 'DSIG'])

/**
 * Returns the font with outlines of quadratic curves instead of cubic ones (CFF), which Skia embeds
 * in a PDF only as drawings (Type 3). Undefined if it has too many glyphs or cannot be read.
 */
export function withTrueTypeOutlines(bytes: Uint8Array): Uint8Array | undefined {
  const font = openFont(bytes)
  if (!('layout' in font) || font.numGlyphs > MAX_GLYPHS) return undefined
  const sfnt = sfntOf(bytes)
  const glyphs = Array.from({ length: font.numGlyphs }, (_, glyph) => writeGlyph(contoursOf(font, glyph)))
  const written = new Map([
    ['glyf', Buffer.concat(glyphs.map(({ bytes: glyph }) => glyph))],
    ['loca', writePlaces(glyphs)],
    ['hmtx', writeMetrics(sfnt, glyphs)],
    ['maxp', writeProfile(glyphs)],
    ['head', withWord(copyTable(sfnt, 'head').bytes, LOCA_FORMAT, 1)],
    ['hhea', withWord(copyTable(sfnt, 'hhea').bytes, METRIC_COUNT, glyphs.length)],
  ])
  const others = sfnt.tags.filter((tag) => !DROPPED.has(tag) && !written.has(tag))
  const tables = [
    ...others.map((tag) => copyTable(sfnt, tag)),
    ...[...written].map(([tag, table]) => named(tag, table)),
  ]
  return writeFont(
    TRUE_TYPE,
    tables.toSorted((a, b) => Buffer.compare(a.entry, b.entry)),
  )
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

function contoursOf(font: Font, glyph: number): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of font.getGlyph(glyph).path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
    const contour = contours.at(-1) ?? []
    if (command === 'moveTo') contours.push([onCurve(a, b)])
    else if (command === 'lineTo') contour.push(onCurve(a, b))
    else if (command === 'quadraticCurveTo') contour.push({ x: a, y: b, isOnCurve: false }, onCurve(c, d))
    else if (command === 'bezierCurveTo') {
      const start = contour.at(-1) ?? onCurve(0, 0)
      contour.push(...quadraticCurves([start, { x: a, y: b }, { x: c, y: d }, { x: e, y: f }]))
    }
  }
  return contours.map(withoutRepeatedEnd).filter((contour) => contour.length > 1)
}

function onCurve(x: number, y: number): Point {
  return { x, y, isOnCurve: true }
}

/** A contour of TrueType closes itself. */
function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isClosed = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve === true
  return isClosed ? contour.slice(0, -1) : contour
}

type Place = Pick<Point, 'x' | 'y'>
type Cubic = readonly [Place, Place, Place, Place]

/** Divides a cubic curve into equal parts, each within the tolerance of a quadratic one. */
function quadraticCurves(cubic: Cubic): Point[] {
  const [p0, p1, p2, p3] = cubic
  const bend = Math.hypot(p3.x - 3 * p2.x + 3 * p1.x - p0.x, p3.y - 3 * p2.y + 3 * p1.y - p0.y)
  const count = Math.max(1, Math.ceil(Math.cbrt(((Math.sqrt(3) / 36) * bend) / TOLERANCE)))
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [pointAt(cubic, index / count), pointAt(cubic, (index + 1) / count)]
    const [leaving, arriving] = [tangentAt(cubic, index / count), tangentAt(cubic, (index + 1) / count)]
    // The mean of the controls that either end of this part asks for.
    const control = (axis: 'x' | 'y'): number =>
      (from[axis] + to[axis]) / 2 + (leaving[axis] - arriving[axis]) / (4 * count)
    return [{ x: control('x'), y: control('y'), isOnCurve: false }, onCurve(to.x, to.y)]
  }).flat()
}

function pointAt([p0, p1, p2, p3]: Cubic, t: number): Place {
  const s = 1 - t
  const at = (axis: 'x' | 'y'): number =>
    s ** 3 * p0[axis] + 3 * s * s * t * p1[axis] + 3 * s * t * t * p2[axis] + t ** 3 * p3[axis]
  return { x: at('x'), y: at('y') }
}

function tangentAt([p0, p1, p2, p3]: Cubic, t: number): Place {
  const s = 1 - t
  const at = (axis: 'x' | 'y'): number =>
    3 * (s * s * (p1[axis] - p0[axis]) + 2 * s * t * (p2[axis] - p1[axis]) + t * t * (p3[axis] - p2[axis]))
  return { x: at('x'), y: at('y') }
}

interface WrittenGlyph {
  readonly bytes: Uint8Array
  readonly left: number
  readonly points: number
  readonly contours: number
}

/** Source of this and the following tables: OpenType 1.9. Coordinates are written in two bytes each. */
function writeGlyph(contours: readonly (readonly Point[])[]): WrittenGlyph {
  const points = contours.flat().map(({ x, y, isOnCurve }) => ({ x: Math.round(x), y: Math.round(y), isOnCurve }))
  if (points.length === 0) return { bytes: new Uint8Array(0), left: 0, points: 0, contours: 0 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, bottom, right, top] = [least(xs), least(ys), -least(xs.map(negative)), -least(ys.map(negative))]
  const length = 10 + contours.length * 2 + 2 + points.length * 5
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of [contours.length, left, bottom, right, top].entries()) view.setInt16(index * 2, word)
  let end = -1
  for (const [index, contour] of contours.entries()) view.setUint16(10 + index * 2, (end += contour.length))
  const flags = 12 + contours.length * 2
  let before = { x: 0, y: 0 }
  for (const [index, { x, y, isOnCurve }] of points.entries()) {
    view.setUint8(flags + index, isOnCurve ? 1 : 0)
    view.setInt16(flags + points.length + index * 2, x - before.x)
    view.setInt16(flags + points.length * 3 + index * 2, y - before.y)
    before = { x, y }
  }
  return { bytes, left, points: points.length, contours: contours.length }
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((smallest, number) => Math.min(smallest, number), Infinity)
}

function negative(number: number): number {
  return -number
}

const LOCA_FORMAT = 50
const METRIC_COUNT = 34

function writePlaces(glyphs: readonly WrittenGlyph[]): Uint8Array {
  const bytes = new Uint8Array((glyphs.length + 1) * 4)
  const view = new DataView(bytes.buffer)
  let end = 0
  for (const [index, glyph] of glyphs.entries()) view.setUint32((index + 1) * 4, (end += glyph.bytes.length))
  return bytes
}

/** Rasterizers move an outline so that it begins at its bearing. */
function writeMetrics(sfnt: Sfnt, glyphs: readonly WrittenGlyph[]): Uint8Array {
  const [metrics, count] = [sfnt.table('hmtx'), sfnt.table('hhea').getUint16(METRIC_COUNT)]
  const bytes = new Uint8Array(glyphs.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, { left }] of glyphs.entries()) {
    view.setUint16(index * 4, metrics.getUint16(Math.min(index, count - 1) * 4))
    view.setInt16(index * 4 + 2, left)
  }
  return bytes
}

function writeProfile(glyphs: readonly WrittenGlyph[]): Uint8Array {
  const most = (counts: readonly number[]): number => -least(counts.map(negative))
  const [points, contours] = [most(glyphs.map((glyph) => glyph.points)), most(glyphs.map((glyph) => glyph.contours))]
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of [1, 0, glyphs.length, points, contours, 0, 0, 1].entries())
    view.setUint16(index * 2, word)
  return bytes
}

function withWord(table: Uint8Array, offset: number, value: number): Uint8Array {
  const bytes = table.slice()
  new DataView(bytes.buffer).setUint16(offset, value)
  return bytes
}

function copyTable(sfnt: Sfnt, tag: string): FontTable {
  const { buffer, byteOffset, byteLength } = sfnt.table(tag)
  return { entry: sfnt.entry(tag), bytes: new Uint8Array(buffer, byteOffset, byteLength) }
}

function named(tag: string, bytes: Uint8Array): FontTable {
  const entry = new Uint8Array(ENTRY_BYTES)
  entry.set(Buffer.from(tag, 'latin1'))
  return { entry, bytes }
}
