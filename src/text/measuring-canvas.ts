/** What text is measured with: the part of a Canvas 2D context that has to do with fonts. */
export interface MeasuringContext {
  font: string
  letterSpacing: string
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision'
  lang?: string
  fontFeatureSettings?: string
  measureText(text: string): { readonly width: number }
}

/** A class like OffscreenCanvas, of which only the measuring is there. */
export type MeasuringCanvas = new (width: number, height: number) => { getContext(type: '2d'): MeasuringContext }

/** Text is broken, shaped and drawn under one language, whatever the machine's is. */
export const TEXT_LANGUAGE = 'en'

/** A context in the state in which all text is measured and drawn. */
export const TEXT_RENDERING = 'optimizeLegibility'

const FEATURES = /, "features ([^"]*)"/

/**
 * What the global `OffscreenCanvas` must be wherever there is no browser, before the first text is laid out: the line
 * breaker takes its contexts from there. They kern across spaces as the drawing does, and understand `measuringFont`.
 */
export function measuringCanvas(createContext: () => MeasuringContext): MeasuringCanvas {
  return class {
    getContext(): MeasuringContext {
      const context = createContext()
      context.textRendering = TEXT_RENDERING
      context.lang = TEXT_LANGUAGE
      return withFeaturesInFont(context)
    }
  }
}

/** A font for a measuring context with its OpenType features in it: the line breaker hands on a font string and nothing else. */
export function measuringFont(font: string, features: string): string {
  return features === 'normal' ? font : `${font}, "features ${features}"`
}

function withFeaturesInFont(context: MeasuringContext): MeasuringContext {
  let asked = context.font
  return {
    get font() {
      return asked
    },
    set font(font) {
      const features = FEATURES.exec(font)?.[1]
      context.font = font.replace(FEATURES, '')
      context.fontFeatureSettings = features ?? 'normal'
      asked = context.font === '' ? asked : font
    },
    get letterSpacing() {
      return context.letterSpacing
    },
    set letterSpacing(spacing) {
      context.letterSpacing = spacing
    },
    textRendering: TEXT_RENDERING,
    lang: TEXT_LANGUAGE,
    measureText: (text) => context.measureText(text),
  }
}
