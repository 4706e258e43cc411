import type { Item } from './giving-item.ts'
import { type Box, contains, overlap } from './scale-whole.ts'

/** Returns what lies on an ornament that bleeds off the page, if that is most of the page: all of it moves together. */
export function heldBy(holder: Item, items: readonly Item[]): Item[] {
  if (!holder.isLoose || holder.carrier || holder.element.visible === false) return []
  const solid = items.filter(({ isLoose }) => !isLoose)
  const held = solid.filter(({ box }) => contains(holder.box, box))
  return 2 * held.length > solid.length ? held : []
}

/** Lets what lies on an ornament at an edge, and on nothing else, move with it: the price on a badge in a corner. */
export function withCarried(items: readonly Item[]): Item[] {
  const carriers = items.flatMap((item, index) =>
    item.isLoose && !item.carrier && !item.isThrough && item.element.visible !== false ? [{ item, index }] : [],
  )
  return items.map((item, index) => {
    if (item.isLoose) return item
    const carrier = carriers.find((each) => each.index < index && contains(each.item.box, item.box))?.item
    if (!carrier || heldBy(carrier, items).length > 0) return item
    const { box: around } = carrier
    const others = items.filter((other) => other !== item && isInTheWay(other, around))
    return others.some(({ box }) => overlap(box, item.box)) ? item : { ...item, isLoose: true, carrier: around }
  })
}

function isInTheWay({ isLoose, give, box }: Item, carrier: Box): boolean {
  return !isLoose && give.x !== 'through' && give.y !== 'through' && !contains(carrier, box)
}
