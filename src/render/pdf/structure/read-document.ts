import type { Document, Page } from '../../../document/document.ts'
import { complete, type Complete, type Element } from '../../../document/elements/element.ts'
import { altOf, textOf } from '../../../document/readable-text.ts'
import { withFitGroups } from '../../../paint/fit-groups.ts'
import type { PaintEnvironment } from '../../../paint/environment.ts'
import type { LayoutText } from '../../../text/layout-cache.ts'
import type { ChosenPage } from '../../chosen-pages.ts'
import { createHeadingRanks, type SizedText } from './heading-sizes.ts'
import type { PagePlan } from './page-plan.ts'
import { planPage } from './structure-of-page.ts'
import { isDrawnPart, type HeadingType, type StructureNode } from './structure-node.ts'

export interface ReadDocument extends Pick<Document, 'language' | 'direction'> {
  readonly pages: readonly ChosenPage[]
  readonly environmentOf: (page: ChosenPage) => PaintEnvironment
  /** Called for a picture without `alt`, even an empty one. */
  readonly warnOfPicture: (page: number, elementId: string) => void
}

/** Plans the structure of all pages: headings have the levels of their sizes in the whole document. */
export function readDocument({ pages, language, direction, environmentOf, warnOfPicture }: ReadDocument): PagePlan[] {
  const fitted = pages.map((chosen) => {
    const environment = environmentOf(chosen)
    return { chosen, environment: withFitGroups(environment, chosen.page) }
  })
  const sizes = fitted.flatMap(({ chosen: { page }, environment }) =>
    textsOf(page.elements).map((element) => sizedText(element, environment.layoutText)),
  )
  const rankOf = createHeadingRanks(sizes)
  const ranks = new Map<StructureNode, number>()
  const shown = new Set<string>()
  const plans = fitted.map(({ chosen: { page, number }, environment }) => {
    const { height } = environment.size
    const onPage = fixedTexts(page.elements).map((text) =>
      Math.abs(text.y / height - 0.5) > AT_EDGE ? withoutNumber(text, number) : text,
    )
    const furniture = new Set(
      onPage.flatMap(({ id, place, text }) => (shown.has(place) || (pages.length > 1 && text === NUMBER) ? [id] : [])),
    )
    const plan = planPage(page, {
      ...{ size: environment.size, language, isRtl: direction === 'rtl', layoutText: environment.layoutText },
      ...{ rankOf, ranks },
      sizedText: (element) => sizedText(element, environment.layoutText),
      isFurniture: (element) => isPageNumber(element) || furniture.has(element.id),
      warnOfPicture: (elementId) => warnOfPicture(number, elementId),
    })
    for (const { place } of onPage) shown.add(place)
    return plan
  })
  levelHeadings(
    plans.flatMap(({ nodes }) => nodes),
    ranks,
  )
  return plans
}

function sizedText(element: Complete<'text'>, layoutText: LayoutText): SizedText {
  const { scale } = layoutText(element)
  const sizes = element.runs?.map((run) => run.fontSize ?? element.fontSize) ?? [element.fontSize]
  return { text: textOf(element).trim(), sizePx: Math.max(...sizes) * scale }
}

function textsOf(elements: readonly Element[]): Complete<'text'>[] {
  return elements.flatMap((element) => {
    const whole = complete(element)
    if (!whole.visible || whole.opacity === 0) return []
    if (whole.type === 'text') return [whole]
    return whole.type === 'group' ? textsOf(whole.elements) : []
  })
}

/** From the middle of the page, in its height: a number there may be its number. */
const AT_EDGE = 0.38

/** Longer texts also have a page number, but say more. */
const MAX_NUMBER_CHARACTERS = 60

function isPageNumber(element: Complete<'text'>): boolean {
  return element.numbered === true && textOf(element).length <= MAX_NUMBER_CHARACTERS
}

interface FixedText {
  readonly id: string
  readonly text: string
  readonly y: number
  /** Equal for texts that are the same on several pages, such as headers. */
  readonly place: string
}

/** Stands for the number of a page. */
const NUMBER = '#'

function withoutNumber({ text, place, ...rest }: FixedText, number: number): FixedText {
  const own = new RegExp(`(?<!\\d)${number}(?!\\d)`)
  return { ...rest, text: text.replace(own, NUMBER), place: place.replace(own, NUMBER) }
}

function fixedTexts(elements: readonly Element[], left = 0, top = 0): FixedText[] {
  return elements.flatMap((element) => {
    const [x, y] = [left + element.x, top + element.y]
    if (element.type === 'group') return element.repeated ? [] : fixedTexts(element.elements, x, y)
    if (element.type !== 'text') return []
    const { id, width, fontSize } = element
    const text = textOf(element).trim()
    return [{ id, text, y, place: JSON.stringify([text, x, y, width, fontSize]) }]
  })
}

const MAX_LEVEL = 6

/** A heading is one level below the nearest larger one before it, so that no level is skipped. */
function levelHeadings(nodes: readonly StructureNode[], ranks: ReadonlyMap<StructureNode, number>): void {
  const blocks = blocksOf(nodes)
  const above: number[] = []
  for (const [index, node] of blocks.entries()) {
    const rank = rankOf(node, ranks)
    const next = blocks[index + 1]
    const nextRank = next && rankOf(next, ranks)
    if (rank === undefined) continue
    // A line above a title heads nothing.
    if (nextRank !== undefined && nextRank < rank) {
      node.type = 'P'
      continue
    }
    while (above.length > 0 && (above.at(-1) ?? 0) >= rank) above.pop()
    above.push(rank)
    node.type = `H${Math.min(MAX_LEVEL, above.length)}` as HeadingType
  }
}

function rankOf(node: StructureNode, ranks: ReadonlyMap<StructureNode, number>): number | undefined {
  return node.type === 'H1' ? ranks.get(node) : undefined
}

/** Headings, and what is read between them. */
function blocksOf(nodes: readonly StructureNode[]): StructureNode[] {
  return nodes.flatMap((node) => {
    const inner = blocksOf(node.kids.flatMap((kid) => (isDrawnPart(kid) ? [] : [kid])))
    return inner.length > 0 && !/^H\d$/.test(node.type) ? inner : [node]
  })
}

/** Whether the pages have text alternatives, which only a structure can hold. */
export function hasAlternatives(pages: readonly Page[]): boolean {
  return pages.some(({ elements }) => elements.some(hasAlt))
}

function hasAlt(element: Element): boolean {
  return altOf(element) !== '' || (element.type === 'group' && element.elements.some(hasAlt))
}
