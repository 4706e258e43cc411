import type { Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { boxAround } from './box-around.ts'
import type { Item } from './giving-item.ts'
import { heldBy } from './held.ts'
import type { Box } from './scale-whole.ts'

/** As fractions of drawings: of the smaller of two, of one that bleeds, and of one on a panel. */
const TOUCHING = 0.05
const BLEEDING = 0.05
const ON_PANEL = 0.7
/** As fractions of the page. */
const WHOLE_PAGE = 0.85
const LARGE = 0.08
/** As a fraction of a list or table, and of a group. */
const MOSTLY = 0.5
const WRITTEN = 0.3
/** Thinner rectangles are lines: the cord of a lamp. */
const CORD_PX = 6
/** Comparing each drawing with all others would take long. */
const MOST_DRAWINGS = 300

/**
 * Lets drawings that touch one that bleeds off the page keep their distances to it: flowers and their stems. If there
 * are words on them, or a table in front of them, others make room for them.
 */
export function withConnected(items: readonly Item[], page: Size): readonly Item[] {
  const drawings = items.filter(isDrawing)
  if (drawings.length > MOST_DRAWINGS) return items
  const behind = drawings.filter((item) => isBehindContent(item, items))
  const changed = new Map<Item, Item>(behind.map((item) => [item, { ...item, isLoose: false }]))
  const free = drawings.filter((item) => !changed.has(item) && !isBelowText(item, items) && !isOnPanel(item, items))
  for (const cluster of clustersOf(free)) {
    // A cord may be as long as it likes.
    const around = boxAround(cluster.filter(({ element }) => element.type !== 'rect').map(({ box }) => box))
    if (
      !around ||
      !cluster.some((item) => bleeds(item, page)) ||
      cluster.some((item) => heldBy(item, items).length > 0)
    ) {
      continue
    }
    const isContent = cluster.some(
      ({ element, box }) => hasWords(element) && areaOf(box) >= LARGE * page.width * page.height,
    )
    const isPart = around.width < WHOLE_PAGE * page.width || around.height < WHOLE_PAGE * page.height
    if (!isContent && (cluster.length === 1 || !isPart)) continue
    for (const item of cluster) changed.set(item, { ...item, isLoose: !isContent, carrier: around })
  }
  return items.map((item) => changed.get(item) ?? item)
}

function isDrawing({ element, give, isThrough }: Item): boolean {
  if (element.visible === false || isThrough || give.x !== 'whole' || give.y !== 'whole') return false
  if (element.type === 'rect') return Math.min(element.width, element.height) <= CORD_PX
  return !CONTENT.has(element.type) && !isWriting(element)
}

/** A text, or a group that is hardly more than texts. */
function isWriting(element: Element): boolean {
  if (element.type === 'text') return true
  if (element.type !== 'group') return false
  const written = element.elements.filter(isWriting).reduce((sum, each) => sum + each.width * each.height, 0)
  return Boolean(element.layout) || written >= WRITTEN * element.width * element.height
}

function bleeds({ isLoose, box }: Item, { width, height }: Size): boolean {
  const beyond = Math.max(-box.x, -box.y, box.x + box.width - width, box.y + box.height - height)
  return isLoose && beyond > BLEEDING * Math.max(box.width, box.height)
}

function isBelowText(item: Item, items: readonly Item[]): boolean {
  return (
    !item.isLoose &&
    items.some(({ element, box }) => element.type === 'text' && shared(box, item.box) > TOUCHING * areaOf(box))
  )
}

const CONTENT: ReadonlySet<Element['type']> = new Set(['table', 'repeat', 'chart', 'code'])

function isBehindContent(item: Item, items: readonly Item[]): boolean {
  if (!item.isLoose) return false
  return items.some(({ element, box }) => {
    if (!CONTENT.has(element.type) || shared(box, item.box) === 0) return false
    const covered = items
      .filter((other) => other.isLoose && isDrawing(other))
      .reduce((sum, other) => sum + shared(box, other.box), 0)
    return covered >= MOSTLY * areaOf(box)
  })
}

/** What has a surface of its own moves with it. */
function isOnPanel({ box }: Item, items: readonly Item[]): boolean {
  return items.some(
    ({ element, give, box: panel }) =>
      element.type === 'rect' && panel !== box && give.x === 'whole' && shared(panel, box) >= ON_PANEL * areaOf(box),
  )
}

function clustersOf(drawings: readonly Item[]): Item[][] {
  const left = new Set(drawings)
  const clusters: Item[][] = []
  for (const first of drawings) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const item of cluster) {
      for (const other of left) {
        if (!touch(item, other)) continue
        left.delete(other)
        cluster.push(other)
      }
    }
    clusters.push(cluster)
  }
  return clusters
}

function touch(a: Item, b: Item): boolean {
  const isCord = a.element.type === 'rect' || b.element.type === 'rect'
  return shared(a.box, b.box) > (isCord ? 0 : TOUCHING * Math.min(areaOf(a.box), areaOf(b.box)))
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

function areaOf({ width, height }: Box): number {
  return width * height
}

function hasWords(element: Element): boolean {
  if (element.visible === false) return false
  return element.type === 'text' || (element.type === 'group' && element.elements.some(hasWords))
}
