import type { Page } from '../document/document.ts'
import { complete, type Complete, type Element } from '../document/elements/element.ts'
import type { LayoutText } from '../text/layout-cache.ts'
import type { PaintEnvironment } from './environment.ts'

/** Returns an environment in which texts of one `fitGroup` have one font size: the smallest that any of them needs. */
export function withFitGroups(environment: PaintEnvironment, page: Page): PaintEnvironment {
  const groups = Map.groupBy(fittedTexts(page.elements), ({ fitGroup }) => fitGroup)
  if (groups.size === 0) return environment
  const sizes = new Map<string | undefined, number>()
  const { layoutText } = environment
  return {
    ...environment,
    layoutText(element) {
      const members = isFitted(element) ? groups.get(element.fitGroup) : undefined
      if (!members) return layoutText(element)
      const sizePx = sizes.get(element.fitGroup) ?? smallestSize(members, layoutText)
      sizes.set(element.fitGroup, sizePx)
      const maxFontSize = Math.min(element.maxFontSize, sizePx)
      return layoutText({ ...element, maxFontSize, minFontSize: Math.min(element.minFontSize, maxFontSize) })
    },
  }
}

function fittedTexts(elements: readonly Element[]): Complete<'text'>[] {
  return elements.flatMap((element) => {
    if (element.visible === false) return []
    if (element.type === 'group') return fittedTexts(element.elements)
    // Most texts have none, and every frame of the editor asks.
    if (element.type !== 'text' || element.fitGroup === undefined) return []
    const whole = complete<'text'>(element)
    return isFitted(whole) ? [whole] : []
  })
}

function isFitted({ fit, fitGroup }: Complete<'text'>): boolean {
  return fitGroup !== undefined && (fit === 'shrink' || fit === 'fill')
}

/** Compares the largest font size of each text. */
function smallestSize(members: readonly Complete<'text'>[], layoutText: LayoutText): number {
  return Math.min(...members.map((element) => layoutText(element).scale * largestSize(element)))
}

function largestSize({ fontSize, runs }: Complete<'text'>): number {
  return runs && runs.length > 0 ? Math.max(...runs.map((run) => run.fontSize ?? fontSize)) : fontSize
}
