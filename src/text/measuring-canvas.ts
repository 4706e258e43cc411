export interface MeasuringContext {
  font: string
  letterSpacing: string
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision'
  lang?: string
  fontFeatureSettings?: string
  measureText(text: string): { readonly width: number }
}

export type MeasuringCanvas = new (width: number, height: number) => { getContext(type: '2d'): MeasuringContext }

/** The language of line breaking, and of texts without a language: neither may depend on the machine. */
export const TEXT_LANGUAGE = 'en'

export const TEXT_RENDERING = 'optimizeLegibility'

const FEATURES = /, "features ([^"]*)"/
const LANGUAGE = /, "language ([^"]*)"/

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
  return withSettingsInFont(context)
}

/** Appends the features and the language to the font string, because the line breaker passes on only that string. */
export function measuringFont(
  font: string,
  { features, language }: { readonly features: string; readonly language: string },
): string {
  const withFeatures = features === 'normal' ? font : `${font}, "features ${features}"`
  return language === TEXT_LANGUAGE ? withFeatures : `${withFeatures}, "language ${language}"`
}

function withSettingsInFont(context: MeasuringContext): MeasuringContext {
  let requested = context.font
  return {
    get font() {
      return requested
    },
    set font(font) {
      const features = FEATURES.exec(font)?.[1]
      context.lang = LANGUAGE.exec(font)?.[1] ?? TEXT_LANGUAGE
      context.font = font.replace(FEATURES, '').replace(LANGUAGE, '')
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
