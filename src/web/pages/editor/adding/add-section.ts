import type { ItemSection } from '../../../../edit/adding/items.ts'

/** The sections of the panel from which elements are added. */
export type AddSection = ItemSection | 'icons' | 'pictures'
