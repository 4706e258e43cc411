import type { Size } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { within } from '../../document/scaled-number.ts'
import type { Look } from './look.ts'

/** What an element is made for. */
export interface Setting {
  readonly look: Look
  /** Size of the page in CSS pixels. */
  readonly page: Size
  /** Returns an ID that is free, such as `text-2`. */
  readonly nextId: (wanted: string) => string
}

/** Makes an element whose box begins at 0,0. */
export type MakeElement = (setting: Setting) => Element

/** Something that can be added to a page. */
export interface Item {
  /** Unique among all items. */
  readonly name: string
  readonly label: string
  readonly make: MakeElement
}

/** Returns a side in whole CSS pixels: a share of the page's size, and of neither side of the page more than `most`. */
export function lengthOn(page: Size, share: number, most = 0.8): number {
  const length = Math.min(Math.sqrt(page.width * page.height) * share, Math.min(page.width, page.height) * most)
  return Math.max(1, Math.round(length))
}

/** Returns a width in whole CSS pixels: a share of the page's size that fits on the page. */
export function widthOn(page: Size, share: number): number {
  const width = Math.min(Math.sqrt(page.width * page.height) * share, page.width * 0.8)
  return Math.max(1, Math.round(width))
}

/** Returns a font size in whole CSS pixels: a share of the page's size, at most a third of its height. */
export function fontSizeOn(page: Size, share: number): number {
  const sizePx = Math.min(Math.sqrt(page.width * page.height) * share, page.height / 3)
  return Math.round(within(sizePx, Math.min(6, page.height), LIMITS.fontSizePx)) || LIMITS.leastFontSizePx
}
