import { flatDocument, type Node } from '../../../../edit/merging/flat-document.ts'
import { isSame } from '../../../../edit/merging/same-value.ts'
import type { DesignContent } from './design-content.ts'

/** Counts the properties, of the design, its pages and its elements, in which two contents differ. */
export function contentDistance(a: DesignContent, b: DesignContent): number {
  const [left, right] = [flatDocument(a.document), flatDocument(b.document)]
  const keys = new Set([...left.nodes.keys(), ...right.nodes.keys()])
  const nodes = [...keys].map((key) => differences(partsOf(left.nodes.get(key)), partsOf(right.nodes.get(key))))
  return nodes.reduce((sum, each) => sum + each, differences(ownParts(a), ownParts(b)))
}

function differences(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].filter((name) => !isSame(a[name], b[name])).length
}

function partsOf(node: Node | undefined): Readonly<Record<string, unknown>> {
  return node ? { ...node.properties, parent: node.parent, children: node.children } : {}
}

function ownParts({ document, ...design }: DesignContent): Readonly<Record<string, unknown>> {
  return { ...document, design, pages: document.pages.map(({ id }) => id) }
}
