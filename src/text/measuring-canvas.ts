export interface MeasuringContext {
  font: string
  letterSpacing: string
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision'
  lang?: string
  fontFeatureSettings?: string
  measureText(text: string): { readonly width: number }
}

export type MeasuringCanvas = new (width: number, height: number) => { getContext(type: '2d'): MeasuringContext }

/** The language for line breaking, shaping and drawing, which must not depend on the machine. */
export const TEXT_LANGUAGE = 'en'

export const TEXT_RENDERING = 'optimizeLegibility'

const FEATURES = /, "features ([^"]*)"/

/** Creates the class for the global `OffscreenCanvas`, which the line breaker uses. Set it before layouts. */
export function measuringCanvas(createContext: () => MeasuringContext): MeasuringCanvas {
  return class {
    getContext(): MeasuringContext {
      return measuringContext(createContext())
    }
  }
}

/** Kerns across spaces as the painter does. Its `font` accepts results of `measuringFont`. */
export function measuringContext(context: MeasuringContext): MeasuringContext {
  context.textRendering = TEXT_RENDERING
  context.lang = TEXT_LANGUAGE
  return withFeaturesInFont(context)
}

/** Appends the features to the font string, because the line breaker passes on only that string. */
export function measuringFont(font: string, features: string): string {
  return features === 'normal' ? font : `${font}, "features ${features}"`
}

function withFeaturesInFont(context: MeasuringContext): MeasuringContext {
  let requested = context.font
  return {
    get font() {
      return requested
    },
    set font(font) {
      const features = FEATURES.exec(font)?.[1]
      context.font = font.replace(FEATURES, '')
      context.fontFeatureSettings = features ?? 'normal'
      requested = context.font === '' ? requested : font
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
