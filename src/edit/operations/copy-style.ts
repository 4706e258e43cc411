import { checkOf } from '../../document/check-schema.ts'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { IssueList } from '../../document/issue-list.ts'
import { FORMATS } from '../../document/string-formats.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { elementProperties, hasProperty } from '../properties/described-properties.ts'
import { schemaAt } from '../properties/property-schema.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { type Properties, withProperties } from '../tree/with-properties.ts'
import { sourceOf } from '../words/runs.ts'
import { styleRange } from '../words/style-range.ts'

/** How elements of any kind look, besides their place, size and content. */
const LOOKS = [
  ...['opacity', 'blendMode', 'shadows', 'blur', 'backdropBlur'],
  ...['fill', 'stroke', 'cornerRadius', 'filters', 'mask', 'colors'],
  ...['startCap', 'endCap', 'curve', 'sides', 'points', 'innerRatio', 'innerRadius'],
  ...['foreground', 'background', 'headerStyle', 'stripe', 'border', 'padding'],
  ...['textColor', 'lineColor', 'gridlines', 'lineWidth', 'markers', 'legend', 'numberFormat'],
  ...['align', 'verticalAlign', 'lineHeight', 'paragraphSpacing', 'list'],
  ...Object.keys(STYLE_DEFAULTS).filter((name) => name !== 'fontVariations' && name !== 'fontFeatures'),
  ...['fontVariations', 'fontFeatures', 'hyphens', 'hangingPunctuation', 'writingMode'],
]

/** The style of an element: undefined for what has its default. */
export interface ElementStyle {
  readonly kind: Element['type']
  readonly properties: Properties
}

/** Returns the look of an element, without its place, size and content. */
export function styleOfElement(element: Element): ElementStyle {
  const own = new Map<string, unknown>(Object.entries(element))
  const names = LOOKS.filter((name) => isLook(element.type, name))
  return { kind: element.type, properties: Object.fromEntries(names.map((name) => [name, own.get(name)])) }
}

/**
 * Gives elements a style, as far as they can have it: of another kind, only what has the same meaning,
 * such as a fill, a stroke and shadows. All runs of a text take it.
 */
export function withStyleOf(document: Document, ids: ReadonlySet<string>, style: ElementStyle): Document {
  return replaceElements(document, (element) => [ids.has(element.id) ? styled(element, style) : element])
}

function styled(element: Element, { kind, properties }: ElementStyle): Element {
  const taken = Object.entries(properties).filter(
    ([name, value]) => isLook(element.type, name) && (element.type === kind || isCommon(element.type, name, value)),
  )
  const look = Object.fromEntries(taken)
  if (element.type !== 'text') return withProperties(element, look)
  const letters = Object.fromEntries(taken.filter(([name]) => Object.hasOwn(STYLE_DEFAULTS, name)))
  return styleRange(withProperties(element, look), { start: 0, end: sourceOf(element).length }, letters)
}

/** Points of a line are its place; those of a star are their number. */
function isLook(kind: Element['type'], name: string): boolean {
  return hasProperty(elementProperties(kind), [name]) && !(kind === 'line' && name === 'points')
}

const COMMON = new Set([
  'opacity',
  'blendMode',
  'shadows',
  'blur',
  'backdropBlur',
  'fill',
  'stroke',
  'cornerRadius',
  'mask',
])
const LETTERS = new Set(['fontFamily', 'fontSize', 'fontWeight', 'fontStyle'])

function isCommon(kind: Element['type'], name: string, value: unknown): boolean {
  return LETTERS.has(name) || (COMMON.has(name) && isAllowed(kind, name, value))
}

/** Texts cannot be without a fill, polygons have one radius for all corners, and cells no gradients. */
function isAllowed(kind: Element['type'], name: string, value: unknown): boolean {
  const schema = schemaAt(elementProperties(kind).schema, [name])
  if (value === undefined || !schema) return true
  const issues = new IssueList('')
  checkOf(schema, FORMATS)(value, issues)
  return issues.isEmpty
}
