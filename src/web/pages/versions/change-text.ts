import type { Element, Kind } from '../../../document/elements/element.ts'
import type { Aspect } from '../../../edit/comparison/aspects-between.ts'
import type { PageChange } from '../../../edit/comparison/changes-between.ts'
import { parentOf, type Place } from '../../../edit/tree/place.ts'
import { sourceOf } from '../../../edit/words/runs.ts'
import { count, counted, dimensions } from '../../parts/format-text.ts'

const KINDS: Readonly<Record<Kind, string>> = {
  text: 'Text',
  image: 'Image',
  rect: 'Rectangle',
  ellipse: 'Ellipse',
  polygon: 'Polygon',
  star: 'Star',
  line: 'Line',
  path: 'Path',
  svg: 'SVG image',
  code: 'Code',
  chart: 'Chart',
  table: 'Table',
  group: 'Group',
  repeat: 'Repeat',
}

const EXCERPT = 48

/** Returns what a reader recognizes an element by: `Text “Summer sale”`. */
export function elementLabel(element: Element): string {
  const text = element.type === 'text' ? sourceOf(element).trim() : ''
  const name = element.name ?? (text === '' ? undefined : excerpt(text))
  return name === undefined ? KINDS[element.type] : `${KINDS[element.type]} “${name}”`
}

/** The names of properties that are not plain words when their capitals are taken apart. */
const PROPERTIES: Readonly<Record<string, string>> = {
  src: 'image',
  fontFamily: 'font',
  fontFeatures: 'font features',
  runs: 'text styles',
  flipX: 'flipped horizontally',
  flipY: 'flipped vertically',
  alt: 'description',
  verticalAlign: 'vertical alignment',
  align: 'alignment',
  d: 'shape',
  type: 'kind of element',
  pages: 'pages',
}

const MAX_PROPERTIES = 6

/** Returns `font size, fill and 3 more`. */
export function propertiesText(names: readonly string[]): string {
  const words = names.map(
    (name) => PROPERTIES[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
  if (words.length <= MAX_PROPERTIES) return words.join(', ')
  return `${words.slice(0, MAX_PROPERTIES).join(', ')} and ${count(words.length - MAX_PROPERTIES)} more`
}

interface Pages {
  readonly before: Place
  readonly after: Place
  /** 1-based numbers of the pages by their IDs. */
  readonly numbersBefore: ReadonlyMap<string, number>
  readonly numbersAfter: ReadonlyMap<string, number>
}

export function aspectText(aspect: Aspect, places: Pages): string {
  switch (aspect.what) {
    case 'moved':
      return `Moved ${directions(aspect)}`
    case 'resized':
      return `Resized from ${dimensions(rounded(aspect.from))} to ${dimensions(rounded(aspect.to))}`
    case 'rotated':
      return `Rotated from ${number(aspect.from)}° to ${number(aspect.to)}°`
    case 'text':
      return textChange(aspect)
    case 'reordered':
      return 'Moved forward or backward'
    case 'rehoused':
      return rehousing(places)
    case 'renamed':
      return aspect.to === undefined ? 'Name removed' : `Renamed to “${aspect.to}”`
    case 'hidden':
      return 'Hidden'
    case 'shown':
      return 'Shown'
    case 'restyled':
      return `Changed: ${propertiesText(aspect.properties)}`
  }
}

function directions({ dx, dy }: { readonly dx: number; readonly dy: number }): string {
  const parts = [
    ...(dx === 0 ? [] : [`${number(Math.abs(dx))} px ${dx > 0 ? 'right' : 'left'}`]),
    ...(dy === 0 ? [] : [`${number(Math.abs(dy))} px ${dy > 0 ? 'down' : 'up'}`]),
  ]
  return parts.join(' and ')
}

function rehousing({ before, after, numbersBefore, numbersAfter }: Pages): string {
  const [from, to] = [numbersBefore.get(before.page.id), numbersAfter.get(after.page.id)]
  if (before.page.id !== after.page.id) return `Moved from page ${from ?? '?'} to page ${to ?? '?'}`
  const parent = parentOf(after)
  return parent === undefined ? 'Moved out of its group' : `Moved into ${elementLabel(parent)}`
}

/** Shows what surrounds the difference of long texts. */
function textChange({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === '') return `Text “${excerpt(to)}” added`
  if (to === '') return `Text “${excerpt(from)}” removed`
  const start = Math.max(0, commonStart(from, to) - 12)
  return `Text changed from “${excerptFrom(from, start)}” to “${excerptFrom(to, start)}”`
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function excerptFrom(text: string, start: number): string {
  return start === 0 ? excerpt(text) : `…${excerpt(text.slice(start).toWellFormed())}`
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).toWellFormed().trimEnd()}…`
}

function number(value: number): string {
  return count(Math.round(value * 10) / 10)
}

function rounded({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 }
}

export function pageChangeDetails({ kind, page, before, after, isMoved, properties }: PageChange): string[] {
  const elements = page.elements.length === 0 ? 'empty' : `with ${counted(page.elements.length, 'element')}`
  if (kind === 'added') return [`Added, ${elements}`]
  if (kind === 'removed') return [`Removed, ${elements}`]
  return [
    ...(isMoved ? [`Moved from page ${before ?? '?'} to page ${after ?? '?'}`] : []),
    ...(properties.length > 0 ? [`Changed: ${propertiesText(properties)}`] : []),
  ]
}
