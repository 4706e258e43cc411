import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'

/** A page or an element, apart from what it contains. */
export interface Node {
  /** Undefined for a page. */
  readonly parent: string | undefined
  readonly value: Page | Element
  /** Without `elements`. */
  readonly properties: Readonly<Record<string, unknown>>
  /** Empty also for an element that cannot contain any. */
  readonly children: readonly string[]
}

/** A document as a table of its pages and elements. Their keys differ, since a page and an element may share an ID. */
export interface FlatDocument {
  readonly document: Document
  /** The keys of the pages. */
  readonly children: readonly string[]
  readonly nodes: ReadonlyMap<string, Node>
}

export function flatDocument(document: Document): FlatDocument {
  const nodes = new Map<string, Node>()
  for (const page of document.pages) add(nodes, page, undefined)
  return { document, children: document.pages.map(pageKey), nodes }
}

function add(nodes: Map<string, Node>, value: Page | Element, parent: string | undefined): void {
  const elements = 'type' in value && !isContainer(value) ? [] : value.elements
  const key = 'type' in value ? elementKey(value) : pageKey(value)
  nodes.set(key, { parent, value, properties: propertiesOf(value), children: elements.map(elementKey) })
  for (const element of elements) add(nodes, element, key)
}

function propertiesOf(value: object): Record<string, unknown> {
  const { elements: _, ...properties } = value as Record<string, unknown>
  return properties
}

function pageKey({ id }: Page): string {
  return `page ${id}`
}

function elementKey({ id }: Element): string {
  return `element ${id}`
}
