import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { DEFAULT_FAMILY } from '../../document/elements/run-style.ts'
import { isContainer } from '../tree/container.ts'
import { runsOf } from '../words/runs.ts'

export interface Fonts {
  readonly headingFont: string
  readonly bodyFont: string
}

const HEADING_NAME = /head|title|display/i
const BODY_NAME = /body|text|copy|base/i

/** Returns the fonts of the brand, or that of the largest text and the one that most is written in. */
export function fontsOf(document: Document): Fonts {
  const named = Object.keys(document.brand?.fonts ?? {})
  const [first] = named
  const heading = named.find((name) => HEADING_NAME.test(name)) ?? first
  const body = named.find((name) => BODY_NAME.test(name)) ?? heading
  const used = usedFonts(document)
  return {
    headingFont: heading === undefined ? used.headingFont : `brand:${heading}`,
    bodyFont: body === undefined ? used.bodyFont : `brand:${body}`,
  }
}

function usedFonts({ pages }: Document): Fonts {
  const characters = new Map<string, number>()
  let largest = { family: DEFAULT_FAMILY, sizePx: 0 }
  const visit = (element: Element): void => {
    if (isContainer(element)) element.elements.forEach(visit)
    if (element.type !== 'text') return
    for (const run of runsOf(element)) {
      const { fontFamily = DEFAULT_FAMILY, fontSize = 16 } = { ...element, ...run }
      characters.set(fontFamily, (characters.get(fontFamily) ?? 0) + run.text.length)
      if (fontSize > largest.sizePx && run.text.trim() !== '') largest = { family: fontFamily, sizePx: fontSize }
    }
  }
  for (const { elements } of pages) elements.forEach(visit)
  const [most] = Array.from(characters).sort(([, a], [, b]) => b - a)
  return { headingFont: largest.family, bodyFont: most?.[0] ?? DEFAULT_FAMILY }
}
