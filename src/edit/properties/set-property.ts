import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { isSame } from '../merging/same-value.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'
import { withProperties } from '../tree/with-properties.ts'
import { isStyleName, type Range, type RunStyle, sourceOf } from '../words/runs.ts'
import { styleOf, styleRange } from '../words/style-range.ts'
import { adaptedElement } from './adapted-element.ts'
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
