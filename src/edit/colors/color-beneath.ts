import { type Page, PAGE_DEFAULTS } from '../../document/document.ts'
import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { opaqueHexColor, parseHexColor } from '../../document/hex-color.ts'
import type { Paint } from '../../document/paint.ts'
import type { Point } from '../../paint/matrix.ts'
import { hasPath } from '../../paint/outlines/frame-paths.ts'
import { MOST_DATA } from '../geometry/flat-path.ts'
import { boxOnPage, centerOf } from '../geometry/page-matrix.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { over } from './contrast.ts'
import { type Area, areaOf, clipsOf, strokeAreaOf } from './painted-areas.ts'

/**
 * Returns the color that is painted beneath an element at a point of the page, or at its center: that of the nearest
 * opaque shape behind it, or of the page, and of the translucent colors between. Undefined if a gradient, a picture
 * a drawing or a stroke is there, or nothing. `page` must be as it is drawn.
 */
export function colorBeneath(page: Page, id: string, point?: Point): string | undefined {
  const covers = coversOf(page)
  const own = covers.places.get(id)
  if (!own || covers.fromFront === undefined) return undefined
  const at = point ?? centerOf(boxOnPage(own.place))
  const films: string[] = []
  for (const cover of covers.fromFront) {
    if (cover.at >= own.at || !cover.areas.every((encloses) => encloses(at))) continue
    if (cover.color === undefined) return undefined
    if (parseHexColor(cover.color).a === 1) return flattened(films, cover.color)
    films.push(cover.color)
  }
  const ground = solid(page.background === undefined ? PAGE_DEFAULTS.background : page.background)
  return ground && flattened(films, ground)
}

interface Cover {
  /** From the back. */
  readonly at: number
  /** The shape, and those that clip it. */
  readonly areas: readonly Area[]
  /** Undefined for what has no single color. */
  readonly color: string | undefined
}

const MOST_CHARACTERS = 100_000

/** What covers the elements behind it on a page. */
interface Covers {
  readonly places: ReadonlyMap<string, { readonly at: number; readonly place: Place }>
  /** Undefined for a page with too much path data to search it for each text. */
  readonly fromFront: readonly Cover[] | undefined
}

/** A check asks for each text of the page. */
const knownCovers = new WeakMap<Page, Covers>()

function coversOf(page: Page): Covers {
  const known = knownCovers.get(page)
  if (known) return known
  const places = Array.from(placesOf({ version: 1, pages: [page] }).values(), (place, at) => ({ at, place }))
  const characters = places.reduce((sum, { place }) => sum + dataLength(place.element), 0)
  const fromFront = characters > MOST_CHARACTERS ? undefined : coversAmong(places)
  const covers = { places: new Map(places.map((each) => [each.place.element.id, each])), fromFront }
  knownCovers.set(page, covers)
  return covers
}

function coversAmong(places: readonly { at: number; place: Place }[]): Cover[] {
  return places.toReversed().flatMap(({ at, place }) => {
    if (!isShown(place)) return []
    const [color, stroke, clips] = [coverColor(place), strokeAreaOf(place), clipsOf(place)]
    return [
      ...(stroke ? [{ at, areas: [stroke, ...clips], color: undefined }] : []),
      ...(color === null ? [] : [{ at, areas: [areaOf(place), ...clips], color }]),
    ]
  })
}

function dataLength(element: Element | Complete): number {
  const mask = 'mask' in element && element.mask?.type === 'path' ? element.mask.d.length : 0
  return mask + (element.type === 'path' ? element.d.length : 0)
}

function isShown({ element, parents }: Place): boolean {
  return [element, ...parents].every(({ visible, opacity }) => visible !== false && opacity !== 0)
}

/** Null for what covers nothing. */
function coverColor({ element, parents }: Place): string | undefined | null {
  const whole = complete(element)
  const around = [whole, ...parents.map(complete)]
  const opacity = around.reduce((product, each) => product * each.opacity, 1)
  const fill = fillOf(whole)
  if (fill === null) return null
  const isPlain = around.every(
    (each) => each.blendMode === 'normal' && each.blur === 0 && !isFaded(each) && dataLength(each) <= MOST_DATA,
  )
  const color = isPlain ? solid(fill) : undefined
  if (color === undefined) return undefined
  const { r, g, b, a } = parseHexColor(color)
  if (a * opacity === 0) return null
  return a * opacity === 1 ? opaqueHexColor({ r, g, b }) : withAlpha(color, a * opacity)
}

/** Whether a mask lets a part shine through. */
function isFaded(element: Complete): boolean {
  return element.type === 'group' && element.clip && element.mask !== null && !hasPath(element.mask)
}

/** Null for what paints nothing or only lines, undefined for what has many colors. */
function fillOf(element: Complete): Paint | null | undefined {
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'path':
    case 'polygon':
    case 'star':
      return element.fill
    case 'text':
      return element.background ? undefined : null
    case 'line':
    case 'group':
    case 'repeat':
      return null
    case 'image':
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
      return undefined
  }
}

function flattened(films: readonly string[], ground: string): string {
  return films.reduceRight((beneath, film) => over(film, beneath), ground)
}

function withAlpha(color: string, alpha: number): string {
  const { r, g, b } = parseHexColor(color)
  const hex = Math.round(alpha * 255).toString(16)
  return `${opaqueHexColor({ r, g, b })}${hex.padStart(2, '0')}`
}

function solid(paint: Paint | null | undefined): string | undefined {
  return typeof paint === 'string' && paint.startsWith('#') ? paint : undefined
}
