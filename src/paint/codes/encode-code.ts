import {
  azteccode,
  code128,
  code39,
  code93,
  databaromni,
  type DrawingContext,
  datamatrix,
  ean13,
  ean8,
  gs1_128,
  gs1datamatrix,
  interleaved2of5,
  itf14,
  microqrcode,
  pdf417,
  qrcode,
  rationalizedCodabar,
  type RenderOptions,
  upca,
  upce,
} from 'bwip-js/generic'
import { withCheckDigit } from '../../document/codes/check-digit.ts'
import type { ErrorCorrection } from '../../document/codes/matrix-capacity.ts'
import { symbologyOf, type SymbologyName } from '../../document/codes/symbologies.ts'

/** In modules from the top left corner, without the quiet zone. */
export interface EncodedCode {
  readonly width: number
  /** 1 for bars, which have any height. */
  readonly height: number
  readonly bars: readonly Bar[]
  /** Outlines of the dark area, to be filled with the even-odd rule. */
  readonly outlines: readonly (readonly Point[])[]
}

export interface Bar {
  readonly left: number
  readonly width: number
}

export type Point = readonly [x: number, y: number]

interface Encoding {
  readonly symbology: SymbologyName
  /** Checked by `check-code-data.ts`, without placeholders. */
  readonly data: string
  readonly errorCorrection: ErrorCorrection
}

type Encoder = (options: RenderOptions, drawing: DrawingContext<Recording>) => Recording

const ENCODERS: Readonly<Record<SymbologyName, Encoder>> = {
  qrcode,
  microqrcode,
  datamatrix,
  gs1datamatrix,
  aztec: azteccode,
  pdf417,
  code128,
  gs1128: gs1_128,
  code39,
  code93,
  codabar: rationalizedCodabar,
  itf: interleaved2of5,
  itf14,
  ean13,
  ean8,
  upca,
  upce,
  databar: databaromni,
}

/** Device pixels per module while recording. Even, so that the center of every bar is a whole number. */
const PRECISION = 2

/** Throws an error of the encoder if the data does not fit, which `checkCodeData` prevents. */
export type EncodeCode = (encoding: Encoding) => EncodedCode

export const encodeCode: EncodeCode = ({ symbology, data, errorCorrection }) => {
  const recorded = ENCODERS[symbology](
    { bcid: symbology, text: textOf(symbology, data), scale: 1, ...optionsOf(symbology, errorCorrection) },
    recorder(),
  )
  const isMatrix = symbologyOf(symbology).form === 'matrix'
  const { width, height, bars, outlines } = recorded
  if (isMatrix) return { width, height, bars: [], outlines }
  // The encoders leave different space around bars.
  const left = Math.min(...bars.map((bar) => bar.left))
  const right = Math.max(...bars.map((bar) => bar.left + bar.width))
  const placed = bars.map((bar) => ({ left: bar.left - left, width: bar.width })).sort((a, b) => a.left - b.left)
  return { width: right - left, height: 1, bars: placed, outlines: [] }
}

function textOf(symbology: SymbologyName, data: string): string {
  const { digits } = symbologyOf(symbology)
  const complete = digits && data.length === digits[0] ? withCheckDigit(symbology, data) : data
  if (symbology === 'databar') return `(01)${complete}`
  if (symbology === 'codabar') return /^[A-D]/.test(data) ? data : `A${data}A`
  return complete
}

const LEVELS: Readonly<
  Record<ErrorCorrection, { readonly qr: string; readonly aztec: number; readonly pdf417: number }>
> = {
  low: { qr: 'L', aztec: 10, pdf417: 2 },
  medium: { qr: 'M', aztec: 23, pdf417: 4 },
  quartile: { qr: 'Q', aztec: 36, pdf417: 5 },
  high: { qr: 'H', aztec: 50, pdf417: 6 },
}

function optionsOf(symbology: SymbologyName, level: ErrorCorrection): Record<string, string | number | boolean> {
  switch (symbology) {
    case 'qrcode':
    case 'microqrcode':
      return { eclevel: LEVELS[level].qr }
    case 'aztec':
      return { eclevel: LEVELS[level].aztec }
    case 'pdf417':
      return { eclevel: LEVELS[level].pdf417 }
    case 'code93':
      return { includecheck: true }
    case 'gs1128':
    case 'gs1datamatrix':
      // Rules about values and combinations change every year; `checkCodeData` checks what scanners rely on.
      return { dontlint: true }
    default:
      return {}
  }
}

interface Recording {
  readonly width: number
  readonly height: number
  readonly bars: Bar[]
  readonly outlines: Point[][]
}

/** Records what an encoder draws, instead of drawing it. */
function recorder(): DrawingContext<Recording> {
  const bars: Bar[] = []
  const outlines: Point[][] = []
  let size = { width: 0, height: 0 }
  return {
    scale: () => [PRECISION, PRECISION],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = { width: width / PRECISION, height: height / PRECISION }
    },
    line: (...[x, , , , width]) => {
      bars.push({ left: (x - width / 2) / PRECISION, width: width / PRECISION })
    },
    polygon: (points) => {
      outlines.push(points.map(([x, y]): Point => [x / PRECISION, y / PRECISION]))
    },
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ ...size, bars, outlines }),
  }
}
