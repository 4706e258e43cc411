import type { Page } from '../../../document/document.ts'
import { complete, type Complete, type Element } from '../../../document/elements/element.ts'
import { altOf, textWithin } from '../../../document/readable-text.ts'
import { type Bounds, intersect, isEmpty, union } from '../../../paint/bounds.ts'
import { boxMatrix } from '../../../paint/box-matrix.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import { IDENTITY, multiply } from '../../../paint/matrix.ts'
import { planText } from './plan-text.ts'
import { planTable } from './plan-table.ts'
import { describeChart, describeCode } from './data-descriptions.ts'
import { boxBounds, inkBounds } from './ink-of-text.ts'
import type { Block } from './cut-blocks.ts'
import type { PagePlan, TextPlan } from './page-plan.ts'
import type { Reading } from './page-reading.ts'
import { orderOnPanels, panelsOf } from './panels.ts'
import type { StructureNode } from './structure-node.ts'

/** A part of a page that is read as one, or a group whose parts may have to be ordered among its siblings. */
interface PlannedBlock extends Block {
  readonly nodes: StructureNode[]
  readonly inner?: readonly PlannedBlock[]
}

interface Place {
  readonly matrix: Matrix
  /** What is visible of the page, in its space. */
  readonly visible: Bounds
}

/** Plans the structure of a page. Elements without a meaning have no nodes: they are decoration. */
export function planPage({ elements }: Page, reading: Reading): PagePlan {
  const planner = new Planner(reading)
  const { width, height } = reading.size
  const place = { matrix: IDENTITY, visible: { left: 0, top: 0, right: width, bottom: height } }
  const nodes = planner.planAll(elements, place).flatMap((block) => block.nodes)
  return { nodes, figures: planner.figures, texts: planner.texts }
}

class Planner {
  readonly figures = new Map<string, StructureNode>()
  readonly texts = new Map<string, TextPlan>()
  readonly #reading: Reading

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** Returns the blocks of sibling elements in the order of reading. */
  planAll(elements: readonly Element[], place: Place): PlannedBlock[] {
    const blocks = elements.flatMap((element) => this.#plan(element, place))
    const opened = blocks.flatMap((block) =>
      block.inner && blocks.some((other) => other !== block && overlaps(other, block)) ? block.inner : [block],
    )
    return orderOnPanels(opened, panelsOf(elements, place.matrix), { join: joined, isRtl: this.#reading.isRtl })
  }

  #plan(element: Element, { matrix: outer, visible }: Place): PlannedBlock[] {
    const whole = complete(element)
    if (!whole.visible || whole.opacity === 0) return []
    const matrix = multiply(outer, boxMatrix(whole))
    const place = { matrix, visible }
    // An empty alternative says that an element is decoration, as in HTML.
    const blocks = element.alt?.trim() === '' ? [] : this.#blocksOf(whole, place)
    if (isPicture(whole) && element.alt === undefined) this.#reading.warnOfPicture(element.id)
    const bounds = boxBounds(whole, matrix)
    // Texts have links within their paragraphs.
    if (whole.link === undefined || whole.type === 'text' || isEmpty(intersect(bounds, visible))) return blocks
    const nodes: StructureNode[] = [{ type: 'Link', kids: blocks.flatMap((block) => block.nodes), linkOf: whole.id }]
    return [{ bounds: blocks.length > 0 ? boundsOf(blocks) : bounds, nodes }]
  }

  #blocksOf(whole: Complete, place: Place): PlannedBlock[] {
    const alt = altOf(whole)
    if (whole.type === 'table') return this.#table(whole, { alt, place })
    if (whole.type === 'chart') return this.#figure(whole, { alt: describeChart(whole, alt), place })
    if (whole.type === 'code') return this.#figure(whole, { alt: describeCode(whole, alt), place })
    if (alt !== '') return this.#figure(whole, { alt, place })
    // A blurred element is drawn as a picture, with its texts.
    if (whole.blur > 0 && textWithin(whole) !== '') return this.#figure(whole, { alt: textWithin(whole), place })
    if (whole.type === 'text') return this.#text(whole, place)
    if (whole.type === 'group') return this.#group(whole, place)
    return []
  }

  #figure(whole: Complete, { alt, place }: { alt: string; place: Place }): PlannedBlock[] {
    const bounds = intersect(boxBounds(whole, place.matrix), place.visible)
    if (isEmpty(bounds)) return []
    const node: StructureNode = { type: 'Figure', kids: [], alt, bounds }
    this.figures.set(whole.id, node)
    const links = whole.type === 'group' ? linksWithin(whole) : []
    return [{ bounds, nodes: [node, ...links], isPicture: true }]
  }

  #table(table: Complete<'table'>, { alt, place }: { alt: string; place: Place }): PlannedBlock[] {
    const { node, texts } = planTable(table, alt)
    for (const [key, text] of texts) this.texts.set(key, text)
    return [{ bounds: boxBounds(table, place.matrix), nodes: [node] }]
  }

  #text(element: Complete<'text'>, { matrix }: Place): PlannedBlock[] {
    if (this.#reading.isFurniture(element)) return []
    const layout = this.#reading.layoutText(element)
    const sized = this.#reading.sizedText(element)
    const rank = this.#reading.rankOf(sized)
    const { language } = this.#reading
    const { nodes, text } = planText(element, { language, isHeading: rank !== undefined && element.list === 'none' })
    if (nodes.length === 0) return []
    this.texts.set(element.id, text)
    const [first] = nodes
    if (first && rank !== undefined) this.#reading.ranks.set(first, rank)
    const isHeading = rank !== undefined
    const { sizePx } = sized
    return [
      {
        ...{ bounds: inkBounds(element, layout, matrix), sizePx, isHeading, nodes },
        ...{ hasTitle: rank === 0, isVertical: element.writingMode === 'vertical' },
      },
    ]
  }

  #group(group: Complete<'group'>, place: Place): PlannedBlock[] {
    if (group.repeated) return this.#repeat(group, place)
    const inner = this.planAll(group.elements, place)
    if (inner.length < 2) return inner
    return [{ ...joined(inner), inner }]
  }

  /** The entries of a repeat are a list. */
  #repeat(group: Complete<'group'>, place: Place): PlannedBlock[] {
    const items = group.elements.map((entry) => this.planAll([entry], place)).filter((blocks) => blocks.length > 0)
    if (items.length === 0) return []
    const kids = items.map((blocks): StructureNode => {
      const body: StructureNode = { type: 'LBody', kids: blocks.flatMap(({ nodes }) => nodes) }
      return { type: 'LI', kids: [body] }
    })
    const bounds = items.map(boundsOf).reduce(union)
    const isVertical = items.flat().every((block) => block.isVertical)
    return [{ bounds, nodes: [{ type: 'L', kids }], isVertical }]
  }
}

/** Whether an element shows a picture that may have a meaning. */
function isPicture(element: Complete): boolean {
  if (element.type === 'image' || element.type === 'svg') return true
  return 'fill' in element && typeof element.fill === 'object' && element.fill !== null && element.fill.type === 'image'
}

/** Links within a figure have nothing to read but their descriptions. */
function linksWithin(group: Complete<'group'>): StructureNode[] {
  return group.elements.flatMap((child) => {
    const own: StructureNode[] = child.link === undefined ? [] : [{ type: 'Link', kids: [], linkOf: child.id }]
    return child.type === 'group' ? [...own, ...linksWithin(complete<'group'>(child))] : own
  })
}

function joined(blocks: readonly PlannedBlock[]): PlannedBlock {
  return {
    bounds: boundsOf(blocks),
    nodes: blocks.flatMap(({ nodes }) => nodes),
    isHeading: blocks.some(({ isHeading }) => isHeading),
    count: blocks.reduce((sum, { count = 1 }) => sum + count, 0),
    hasTitle: blocks.some(({ hasTitle }) => hasTitle),
    isVertical: blocks.every(({ isVertical }) => isVertical),
  }
}

function overlaps({ bounds: a }: Block, { bounds: b }: Block): boolean {
  return !isEmpty(intersect(a, b))
}

function boundsOf(blocks: readonly Block[]): Bounds {
  const [first, ...others] = blocks
  return others.reduce(
    (bounds, block) => union(bounds, block.bounds),
    first?.bounds ?? { left: 0, top: 0, right: 0, bottom: 0 },
  )
}
