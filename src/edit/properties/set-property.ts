import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { isSame } from '../merging/same-value.ts'
import { placesOf } from '../tree/place.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'
import { withProperties } from '../tree/with-properties.ts'
import { isStyleName, type Range, type RunStyle, sourceOf } from '../words/runs.ts'
import { restyleRange, styleOf, styleRange } from '../words/style-range.ts'
import { adaptedElement } from './adapted-element.ts'
import {
  appliedAt,
  DOCUMENT_PROPERTIES,
  elementProperties,
  PAGE_PROPERTIES,
  withApplied,
} from './described-properties.ts'
import { type PropertyPath, valueAt } from './property-path.ts'
import { havingProperty } from './shared-value.ts'

/** A property and its value. `undefined` removes it, so that its default applies. */
export interface Setting {
  readonly path: PropertyPath
  readonly value: unknown
}

/**
 * Sets a property of all chosen elements that can have it. What is the default is removed. A style of
 * texts is set for all their runs, or for a part of the one that is edited.
 */
export function setElementProperty(
  document: Document,
  ids: ReadonlySet<string>,
  { range, ...setting }: Setting & { readonly range?: Range | undefined },
): Document {
  const meant = meantBy(document, ids, setting.path)
  return replaceElements(document, (element) => [
    meant.has(element.id) ? withSetting(element, setting, range) : element,
  ])
}

export interface Adjustment {
  readonly path: PropertyPath
  /** From what an element has, or a part of a text, to what it gets. */
  readonly change: (value: unknown) => unknown
  readonly range?: Range | undefined
}

/** Changes a property of all chosen elements that can have it, each from its own value, so that differences remain. */
export function adjustElementProperty(
  document: Document,
  ids: ReadonlySet<string>,
  { path, change, range }: Adjustment,
): Document {
  const meant = meantBy(document, ids, path)
  const [name] = path
  return replaceElements(document, (element) => {
    if (!meant.has(element.id)) return [element]
    const described = elementProperties(element.type)
    const adjusted = <Target extends object>(target: Target): Target =>
      withApplied(target, described, { path, value: change(appliedAt(target, described, path)) })
    if (element.type !== 'text' || !isStyleName(name) || (!range && !element.runs)) {
      return [adaptedElement(element, adjusted(element))]
    }
    const part = range ?? { start: 0, end: sourceOf(element).length }
    const styled = restyleRange(element, part, (style) => {
      const value = valueAt(adjusted(style), [name])
      return { [name]: value ?? valueAt(STYLE_DEFAULTS, [name]) }
    })
    return [styled]
  })
}

/** Of the chosen elements, the IDs of those that can have a property: strokes have widths, if there are any strokes. */
function meantBy(document: Document, ids: ReadonlySet<string>, path: PropertyPath): ReadonlySet<string> {
  const chosen = [...placesOf(document).values()].flatMap(({ element }) => (ids.has(element.id) ? [element] : []))
  return new Set(havingProperty(chosen, path).map(({ id }) => id))
}

function withSetting(element: Element, setting: Setting, range: Range | undefined): Element {
  const described = elementProperties(element.type)
  const [name] = setting.path
  if (element.type !== 'text' || !isStyleName(name) || (!range && !element.runs)) {
    return adaptedElement(element, withApplied(element, described, setting))
  }
  const whole = { start: 0, end: sourceOf(element).length }
  const isPart = range !== undefined && (range.start > whole.start || range.end < whole.end)
  const changed = withApplied(withSharedStyle(element, name, range ?? whole), described, setting)
  // Within a text, a default must be said, since it overrides that of the element.
  const value = valueAt(changed, [name]) ?? (isPart ? valueAt(STYLE_DEFAULTS, [name]) : undefined)
  return styleRange(isPart ? element : changed, range ?? whole, { [name]: value })
}

/** Of a style that is an object, such as a stroke, the rest remains as it is there. */
function withSharedStyle(text: Text, name: keyof RunStyle, range: Range): Text {
  const style = styleOf(text, range, [name]).get(name)
  return style === undefined || style === 'mixed' || isSame(style.value, text[name])
    ? text
    : withProperties(text, { [name]: style.value })
}

export function setPageProperty(document: Document, pageId: string, setting: Setting): Document {
  const pages = mapSame(document.pages, (page) =>
    page.id === pageId ? withApplied(page, PAGE_PROPERTIES, setting) : page,
  )
  return pages === document.pages ? document : { ...document, pages }
}

export function setDocumentProperty(document: Document, setting: Setting): Document {
  return withApplied(document, DOCUMENT_PROPERTIES, setting)
}
