import type { Complete } from '../../../document/elements/element.ts'
import type { PaintPlace, TextPart } from '../../../paint/environment.ts'
import type { PagePlan, TextPlan } from './page-plan.ts'
import type { StructureNode } from './structure-node.ts'

/** The width of a mark, in the units of its stream. No element is that narrow. */
export const MARK_WIDTH = 3 / 8192
export const MARK_STEP = 1 / 64

/**
 * Records which parts of a page are drawn for which node of its structure. Skia has no marked content, so a tiny
 * rectangle, whose height is a number, is drawn before and after each part, and later replaced.
 */
export class TagLog {
  readonly #plan: PagePlan
  /** By the number of the mark. */
  readonly #nodes: StructureNode[] = []
  /** The ID of the table around the cells that are painted, since their own IDs are only unique in it. */
  #owner = ''
  #text: TextPlan | undefined
  #isInside = false

  constructor(plan: PagePlan) {
    this.#plan = plan
  }

  /** Draws an element of a page. Content that is drawn as pixels or as a shadow has no marks. */
  tag(place: PaintPlace, element: Complete, paint: () => void): void {
    if (!this.#isMarked(place)) {
      paint()
      return
    }
    const key = this.#owner + element.id
    const figure = this.#plan.figures.get(key)
    if (figure) {
      this.#mark(place, figure, paint)
      return
    }
    const [owner, text] = [this.#owner, this.#text]
    if (element.type === 'table') this.#owner = `${element.id}/`
    this.#text = this.#plan.texts.get(key)
    paint()
    ;[this.#owner, this.#text] = [owner, text]
  }

  /** Draws the parts of the text that `tag` is drawing, each with marks of its own if its node is another. */
  tagText(place: PaintPlace, parts: readonly TextPart[], paint: (from: number, to: number) => void): void {
    const text = this.#text
    if (!text || !this.#isMarked(place)) {
      paint(0, parts.length)
      return
    }
    const nodes = parts.map((part) => nodeOf(text, part))
    for (let from = 0; from < parts.length;) {
      const node = nodes[from]
      let to = from + 1
      while (to < parts.length && nodes[to] === node) to += 1
      const paintPart = (): void => paint(from, to)
      if (node) this.#mark(place, node, paintPart)
      else paintPart()
      from = to
    }
  }

  typeOf(mark: number): string | undefined {
    return this.#nodes[mark]?.type
  }

  #isMarked({ target, silhouette }: PaintPlace): boolean {
    return !this.#isInside && target === 'vector' && silhouette === undefined
  }

  #mark(place: PaintPlace, node: StructureNode, paint: () => void): void {
    const mark = this.#nodes.push(node) - 1
    node.kids.push({ mark })
    drawMark(place, 2 * mark)
    this.#isInside = true
    paint()
    this.#isInside = false
    drawMark(place, 2 * mark + 1)
  }
}

/** Words in another language are a part of their paragraph: ISO 32000-1, 14.9.2. */
function nodeOf(
  { paragraphs, languages, spans }: TextPlan,
  { lineStart, role, run }: TextPart,
): StructureNode | undefined {
  const paragraph = paragraphs.findLast(({ start }) => start <= lineStart) ?? paragraphs[0]
  if (!paragraph || role === 'leader') return undefined
  if (role === 'marker') return paragraph.label ?? paragraph.body
  const language = languages[run]
  if (language === undefined) return paragraph.body
  const key = `${paragraph.start} ${run}`
  const known = spans.get(key)
  if (known) return known
  const span: StructureNode = { type: 'Span', kids: [], language }
  spans.set(key, span)
  paragraph.body.kids.push(span)
  return span
}

function drawMark({ context, visible }: PaintPlace, number: number): void {
  const [x, y] = [(visible.left + visible.right) / 2, (visible.top + visible.bottom) / 2]
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = '#000000'
  context.fillRect(Math.round(x), Math.round(y), MARK_WIDTH, (number + 1) * MARK_STEP)
  context.restore()
}
