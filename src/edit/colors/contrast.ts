import { luminance } from '../../document/codes/luminance.ts'
import { opaqueHexColor, parseHexColor } from '../../document/hex-color.ts'
import { type Page, PAGE_DEFAULTS } from '../../document/document.ts'
import { complete, type Element } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { boxOnPage } from '../geometry/page-matrix.ts'
import { type Place, placesOf } from '../tree/place.ts'

/** WCAG 2.2: the ratio of the luminances of two colors, from 1 to 21. A translucent color lies on the other one. */
export function contrastRatio(color: string, beneath: string): number {
  const [a, b] = [luminance(over(color, beneath)), luminance(beneath)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The level of WCAG that a contrast reaches for texts. Those from 24 pixels, or bold ones from 18.66, are large. */
export function contrastLevel(ratio: number, isLarge: boolean): 'AAA' | 'AA' | 'low' {
  const [aaa, aa] = isLarge ? [4.5, 3] : [7, 4.5]
  if (ratio >= aaa) return 'AAA'
  return ratio >= aa ? 'AA' : 'low'
}

function over(color: string, beneath: string): string {
  const [top, below] = [parseHexColor(color), parseHexColor(beneath)]
  if (top.a === 1) return color
  const channel = (name: 'r' | 'g' | 'b'): number => top[name] * top.a + below[name] * (1 - top.a)
  return opaqueHexColor({ r: channel('r'), g: channel('g'), b: channel('b') })
}

/**
 * Returns the color that lies beneath the center of an element: that of the nearest opaque shape behind it,
 * or of the page. Undefined if that is a gradient, a picture or transparent. `page` must be as it is drawn.
 */
export function colorBeneath(page: Page, id: string): string | undefined {
  const covers = coversOf(page)
  const own = covers.places.get(id)
  if (!own) return undefined
  const { left, top, right, bottom } = boxOnPage(own.place)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const cover = covers.fromFront.find(
    ({ at, box }) => at < own.at && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
  )
  if (cover) return solid(cover.paint)
  return solid(page.background === undefined ? PAGE_DEFAULTS.background : page.background)
}

/** What covers the elements behind it on a page. `at` counts from the back. */
interface Covers {
  readonly places: ReadonlyMap<string, { readonly at: number; readonly place: Place }>
  readonly fromFront: readonly { readonly at: number; readonly box: Bounds; readonly paint: Paint | null }[]
}

/** A check asks for each text of the page. */
const knownCovers = new WeakMap<Page, Covers>()

function coversOf(page: Page): Covers {
  const known = knownCovers.get(page)
  if (known) return known
  const places = Array.from(placesOf({ version: 1, pages: [page] }).values(), (place, at) => ({ at, place }))
  const fromFront = places.toReversed().flatMap(({ at, place }) => {
    const paint = isOpaque(place) ? coverOf(place.element) : undefined
    return paint === undefined ? [] : [{ at, box: boxOnPage(place), paint }]
  })
  const covers = { places: new Map(places.map((each) => [each.place.element.id, each])), fromFront }
  knownCovers.set(page, covers)
  return covers
}

/** Containers are drawn by their elements. */
function isOpaque({ element: { visible = true, opacity = 1 }, parents }: Place): boolean {
  return visible && opacity >= 1 && parents.every((parent) => parent.visible !== false)
}

/** Null for a picture, undefined for what does not cover its box. */
function coverOf(element: Element): Paint | null | undefined {
  const whole = complete(element)
  switch (whole.type) {
    case 'image':
      return null
    case 'rect':
    case 'ellipse':
    case 'path':
    case 'polygon':
      return whole.fill === null || isTranslucent(whole.fill) ? undefined : whole.fill
    default:
      return undefined
  }
}

function isTranslucent(paint: Paint): boolean {
  return typeof paint === 'string' && paint.length === 9 && !paint.toLowerCase().endsWith('ff')
}

function solid(paint: Paint | null | undefined): string | undefined {
  return typeof paint === 'string' && paint.startsWith('#') ? paint : undefined
}
