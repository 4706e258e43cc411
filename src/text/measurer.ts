import { type MeasuringCanvas, type MeasuringContext } from './measuring-canvas.ts'

/** Measures text as it will be drawn. */
export interface Measurer {
  /** The advance in pixels of `text`, the spacing after its last letter included. `font` is a `measuringFont`. */
  widthOf(text: string, font: string, letterSpacingPx: number): number
}

/** Measures with the global OffscreenCanvas, each text once. Throws where there is none: see `measuringCanvas`. */
export function createMeasurer(): Measurer {
  const context = createContext()
  const widths = new Map<string, number>()
  let presentFont = ''
  let presentSpacing = 0
  return {
    widthOf(text, font, letterSpacingPx) {
      if (text === '') return 0
      const key = `${letterSpacingPx} ${font}\n${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      if (font !== presentFont) context.font = presentFont = font
      if (letterSpacingPx !== presentSpacing) {
        presentSpacing = letterSpacingPx
        context.letterSpacing = `${letterSpacingPx}px`
      }
      const { width } = context.measureText(text)
      widths.set(key, width)
      return width
    },
  }
}

function createContext(): MeasuringContext {
  const { OffscreenCanvas } = globalThis as { OffscreenCanvas?: MeasuringCanvas }
  if (!OffscreenCanvas) throw new Error('text needs a global OffscreenCanvas to be measured with')
  return new OffscreenCanvas(1, 1).getContext('2d')
}
