import { createCanvas, SvgExportFlag, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import svgpath from 'svgpath'
import { openCanvas } from '../skia.ts'
import type { SvgState } from './svg-state.ts'

/** Of a CSS pixel. */
const DECIMALS = 3

/** The outlines of texts. */
export class SvgOutlines {
  readonly #known = new Map<string, TextOutline | undefined>()

  /** Returns undefined if letters have no outlines, but colors. */
  of(text: string, state: SvgState): TextOutline | undefined {
    const { font, fontFeatureSettings, letterSpacing, wordSpacing, direction, lang } = state
    const key = [font, fontFeatureSettings, letterSpacing, wordSpacing, direction, lang, text].join('\n')
    if (!this.#known.has(key)) this.#known.set(key, outlineOf(text, state))
    return this.#known.get(key)
  }
}

/** Written when it is needed: text that stays text only needs to know that it has an outline. */
class TextOutline {
  readonly #drawn: string
  readonly #left: number
  readonly #top: number
  #data: string | undefined

  /** `drawn` is relative to the point (`left`, `top`) from the left end of the baseline. */
  constructor(drawn: string, left: number, top: number) {
    this.#drawn = drawn
    this.#left = left
    this.#top = top
  }

  get isEmpty(): boolean {
    return this.#drawn === ''
  }

  /** From the left end of the baseline, as data of a path whose numbers are relative except the first two. */
  get data(): string {
    this.#data ??= svgpath(this.#drawn).translate(this.#left, this.#top).rel().round(DECIMALS).toString()
    return this.#data
  }

  /** Returns the data with the left end of the baseline at a point. */
  at(x: number, y: number): string {
    return this.data.replace(START, (_, startX: string, startY: string) =>
      svgpath(`M${startX} ${startY}`).translate(x, y).round(DECIMALS).toString(),
    )
  }
}

const START = /^M(-?[\d.]+) ?(-?[\d.]+)/

/** The canvas is as large as the text: Skia omits what lies outside, and a large one takes milliseconds. */
function outlineOf(text: string, state: SvgState): TextOutline | undefined {
  const { x, y, width, height } = boxOf(text, state)
  const canvas = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
  const context = canvas.getContext('2d')
  setFont(context, state)
  context.fillText(text, -x, -y)
  const markup = canvas.getContent().toString()
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
  const hasColors = paths.every((d) => d === '') && text.trim() !== ''
  return hasColors ? undefined : new TextOutline(paths.join(''), x, y)
}

interface LetterBox {
  /** Of the top left corner, from the left end of the baseline. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In whole CSS pixels. */
function boxOf(text: string, state: SvgState): LetterBox {
  const measured = measuring(state).measureText(text)
  const x = -Math.ceil(measured.actualBoundingBoxLeft) - 1
  const y = -Math.ceil(measured.actualBoundingBoxAscent) - 1
  const right = Math.ceil(Math.max(measured.width, measured.actualBoundingBoxRight)) + 1
  const bottom = Math.ceil(measured.actualBoundingBoxDescent) + 1
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** In CSS pixels from the left end of the baseline. */
export interface ColoredLetters {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Release the canvas. */
export function drawColored(text: string, state: SvgState, scale: number): ColoredLetters {
  const { x, y, width, height } = boxOf(text, state)
  const { canvas, context } = openCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  context.scale(scale, scale)
  setFont(context, state)
  if (typeof state.fillStyle === 'string') context.fillStyle = state.fillStyle
  context.fillText(text, -x, -y)
  return { canvas, x, y, scale }
}

let shared: SKRSContext2D | undefined

/** Returns a context for measuring only. */
export function measuring(state: SvgState): SKRSContext2D {
  shared ??= openCanvas(1, 1).context
  setFont(shared, state)
  return shared
}

type FontContext = Omit<SKRSContext2D, 'canvas'>

function setFont(context: FontContext, state: SvgState): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fontKerning = state.fontKerning
  context.textRendering = state.textRendering
  context.lang = state.lang
  context.font = state.font
  context.fontFeatureSettings = state.fontFeatureSettings
  context.letterSpacing = state.letterSpacing
  context.wordSpacing = state.wordSpacing
  context.direction = state.direction
}
