import { CHART_ITEMS } from './chart-items.ts'
import { CODE_ITEMS } from './code-items.ts'
import type { Item } from './item.ts'
import { LINE_ITEMS } from './line-items.ts'
import { LIST_ITEMS } from './list-items.ts'
import { SHAPE_ITEMS } from './shape-items.ts'
import { TABLE_ITEMS } from './table-items.ts'
import { TEXT_ITEMS } from './text-items.ts'

/** What can be added, besides icons and pictures. */
export const ITEMS = {
  text: TEXT_ITEMS,
  shapes: SHAPE_ITEMS,
  lines: LINE_ITEMS,
  charts: CHART_ITEMS,
  tables: TABLE_ITEMS,
  codes: CODE_ITEMS,
  lists: LIST_ITEMS,
} as const satisfies Readonly<Record<string, readonly Item[]>>

export type ItemSection = keyof typeof ITEMS

/** Returns an item by its name, which must exist. */
export function itemNamed(name: string): Item {
  const item = Object.values<readonly Item[]>(ITEMS)
    .flat()
    .find((each) => each.name === name)
  if (!item) throw new RangeError(`There is no item named ${name}.`)
  return item
}
