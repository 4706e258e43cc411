import type { Brand } from '../../document/brand.ts'
import { isObject } from '../../document/check-schema.ts'
import type { Document } from '../../document/document.ts'
import { type Element, type Kind, SCHEMAS } from '../../document/elements/element.ts'
import { resolveBrand } from '../../document/resolve-brand.ts'
import { isSame } from '../merging/same-value.ts'
import { findRefusal } from '../properties/find-refusal.ts'
import { type ElementStyle, styleOfElement, withStyleOf } from './copy-style.ts'

/** A style for any design: with references to the brand of its own, and without. */
interface StoredStyle {
  readonly brand: Brand | undefined
  readonly own: ElementStyle
  readonly resolved: ElementStyle
}

/** Writes the style of an element of `document` as text, with which `pasteStyle` gives it to others. */
export function storedStyle(document: Document, element: Element): string {
  const alone = resolveBrand({ ...document, pages: [{ id: 'page', elements: [element] }] })
  const resolved = alone.pages[0]?.elements[0] ?? element
  return JSON.stringify({
    brand: document.brand,
    own: written(styleOfElement(element)),
    resolved: written(styleOfElement(resolved)),
  })
}

/**
 * Gives elements a stored style, also one of another design: colors and fonts of its brand become what
 * they stand for, and what this design does not accept, such as a font of the other one, is left out.
 * Returns the same document for a text that is no style.
 */
export function pasteStyle(document: Document, ids: ReadonlySet<string>, text: string): Document {
  const stored = readStyle(text)
  if (!stored) return document
  let style = isSame(stored.brand, document.brand) ? stored.own : stored.resolved
  for (;;) {
    const styled = withStyleOf(document, ids, style)
    const refusal = findRefusal(styled, ids)
    if (!refusal) return styled
    const parts = refusal.pointer.split('/')
    const refused = Object.keys(style.properties).find((name) => parts.includes(name))
    if (refused === undefined) return document
    const { [refused]: _, ...properties } = style.properties
    style = { ...style, properties }
  }
}

/** JSON has no `undefined`, which is how a default is set. */
function written({ kind, properties }: ElementStyle): unknown {
  return { kind, properties: Object.entries(properties).map((entry) => entry.filter((part) => part !== undefined)) }
}

function readStyle(text: string): StoredStyle | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isObject(stored)) return undefined
    const [own, resolved] = [read(stored['own']), read(stored['resolved'])]
    return own && resolved && { brand: stored['brand'] as Brand | undefined, own, resolved }
  } catch {
    return undefined
  }
}

function read(style: unknown): ElementStyle | undefined {
  if (!isObject(style)) return undefined
  const { kind, properties } = style
  if (typeof kind !== 'string' || !Object.hasOwn(SCHEMAS, kind) || !Array.isArray(properties)) return undefined
  const entries = properties.filter((each): each is [string, unknown] => Array.isArray(each))
  return { kind: kind as Kind, properties: Object.fromEntries(entries.map(([name, value]) => [name, value])) }
}
