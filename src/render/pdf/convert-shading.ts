import type { Triple } from '../cmyk/lab-color.ts'
import { convertStops } from './convert-stops.ts'
import { isNeutral } from './print-inks.ts'
import {
  addObject,
  dictionary,
  PdfReference,
  resolve,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'

/** From sRGB to the components of another color space, 0–1. */
export type MapColor = (rgb: Triple) => readonly number[]

/** Intervals of a sampled function, and the largest error at which none is needed. */
const SAMPLES = 32
const MAX_ERROR = 0.004

/** Whether all colors of a gradient are gray. */
export function isGrayShading(pdf: Pdf, shading: PdfDictionary): boolean {
  return partsOf(pdf, shading.get('Function')).every(({ from, to }) => isNeutral(from) && isNeutral(to))
}

/** Converts the colors of a gradient. Returns false, and changes nothing, if its function is of an unknown type. */
export function convertShading(pdf: Pdf, shading: PdfDictionary, map: MapColor): boolean {
  const converted = convertFunction(pdf, shading.get('Function'), map)
  if (converted === undefined) return false
  shading.set('Function', converted)
  return true
}

function convertFunction(pdf: Pdf, value: PdfValue | undefined, map: MapColor): PdfValue | undefined {
  const declared = dictionary(pdf, value)
  switch (declared?.get('FunctionType')) {
    case 2:
      return convertInterval(pdf, intervalOf(declared), map)
    case 3: {
      const parts = resolve(pdf, declared.get('Functions'))
      const converted = Array.isArray(parts) ? parts.map((part) => convertFunction(pdf, part, map)) : []
      const known = converted.filter((part) => part !== undefined)
      return known.length === converted.length ? new Map(declared).set('Functions', known) : undefined
    }
    case 4:
      return convertProgram(pdf, value, map)
    default:
      return undefined
  }
}

interface Interval {
  readonly from: Triple
  readonly to: Triple
}

function intervalOf(declared: PdfDictionary): Interval {
  return { from: colorIn(declared.get('C0')), to: colorIn(declared.get('C1')) }
}

function colorIn(value: PdfValue | undefined): Triple {
  const [r, g, b] = Array.isArray(value) ? value.map(Number) : []
  return [r ?? 0, g ?? 0, b ?? 0]
}

/** Skia interpolates colors linearly between two stops: other color spaces need a curve. */
function convertInterval(pdf: Pdf, { from, to }: Interval, map: MapColor): PdfValue {
  const at = (share: number): readonly number[] => map(between(from, to, share))
  const [start, end] = [at(0), at(1)]
  const base = new Map<string, PdfValue>([['Domain', [0, 1]]])
  const isStraight = [0.25, 0.5, 0.75].every((share) =>
    at(share).every((value, index) => {
      const [low, high] = [start[index] ?? 0, end[index] ?? 0]
      return Math.abs(value - low - (high - low) * share) < MAX_ERROR
    }),
  )
  if (isStraight) {
    const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1e4) / 1e4)
    return base.set('FunctionType', 2).set('C0', rounded(start)).set('C1', rounded(end)).set('N', 1)
  }
  const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => at(index / SAMPLES))
  const value = base
    .set('FunctionType', 0)
    .set('Size', [SAMPLES + 1])
    .set('BitsPerSample', 8)
    .set(
      'Range',
      start.flatMap(() => [0, 1]),
    )
  return addObject(pdf, { value, stream: Uint8Array.from(samples.flat(), (sample) => Math.round(sample * 255)) })
}

function between(from: Triple, to: Triple, share: number): Triple {
  const part = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share
  return [part(0), part(1), part(2)]
}

function convertProgram(pdf: Pdf, value: PdfValue | undefined, map: MapColor): PdfValue | undefined {
  const program = programOf(pdf, value)
  const declared = dictionary(pdf, value)
  const converted = program === undefined ? undefined : convertStops(program, map)
  if (!declared || converted === undefined) return undefined
  const range = map([0, 0, 0]).flatMap(() => [0, 1])
  const copy = new Map(declared).set('Range', range)
  copy.delete('Length')
  return addObject(pdf, { value: copy, stream: Buffer.from(converted, 'latin1') })
}

function programOf(pdf: Pdf, value: PdfValue | undefined): string | undefined {
  const stream = value instanceof PdfReference ? pdf.objects.get(value.id)?.stream : undefined
  return stream && Buffer.from(stream).toString('latin1')
}

function partsOf(pdf: Pdf, value: PdfValue | undefined): Interval[] {
  const declared = dictionary(pdf, value)
  switch (declared?.get('FunctionType')) {
    case 2:
      return [intervalOf(declared)]
    case 3: {
      const parts = resolve(pdf, declared.get('Functions'))
      return Array.isArray(parts) ? parts.flatMap((part) => partsOf(pdf, part)) : []
    }
    case 4: {
      const found: Triple[] = []
      convertStops(programOf(pdf, value) ?? '', (rgb) => {
        found.push(rgb)
        return rgb
      })
      return found.map((rgb) => ({ from: rgb, to: rgb }))
    }
    default:
      return []
  }
}
