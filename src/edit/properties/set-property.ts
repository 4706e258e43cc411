import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { STYLE_DEFAULTS } from '../../document/elements/text.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'
import { type Range, sourceOf } from '../words/runs.ts'
import { styleRange } from '../words/style-range.ts'
import {
  DOCUMENT_PROPERTIES,
  elementProperties,
  hasProperty,
  PAGE_PROPERTIES,
  withApplied,
} from './described-properties.ts'
import { type PropertyPath, valueAt } from './property-path.ts'

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
  return replaceElements(document, (element) => {
    if (!ids.has(element.id) || !hasProperty(elementProperties(element.type), setting.path)) return [element]
    return [withSetting(element, setting, range)]
  })
}

function withSetting(element: Element, setting: Setting, range: Range | undefined): Element {
  const changed = withApplied(element, elementProperties(element.type), setting)
  const [name] = setting.path
  if (changed.type !== 'text' || name === undefined || !Object.hasOwn(STYLE_DEFAULTS, name)) return changed
  if (!range && !changed.runs) return changed
  const whole = { start: 0, end: sourceOf(changed).length }
  const isPart = range !== undefined && (range.start > whole.start || range.end < whole.end)
  // Within a text, a default must be said, since it overrides that of the element.
  const value = valueAt(changed, [name]) ?? (isPart ? valueAt(STYLE_DEFAULTS, [name]) : undefined)
  return styleRange(isPart && element.type === 'text' ? element : changed, range ?? whole, { [name]: value })
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
