import { withoutUnusedDescriptions } from '../document/described-slots.ts'
import type { Document, Page } from '../document/document.ts'
import type { Element } from '../document/elements/element.ts'
import type { Conflict } from './merging/conflict.ts'
import { type FlatDocument, flatDocument } from './merging/flat-document.ts'
import { type MergedNode, mergeNodes, type Sides } from './merging/merge-nodes.ts'
import { mergeOrder } from './merging/merge-order.ts'
import { mergeProperties } from './merging/merge-properties.ts'
import { isSame } from './merging/same-value.ts'
import { renameTwins } from './merging/rename-twins.ts'
import { areIdentical } from './tree/replace-elements.ts'

export interface Merged {
  readonly document: Document
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges two documents that were made from `base`: every change of either side is kept, unless both
 * have changed the same property of the same element, or the same part of its text, data or colors.
 * Parts that are equal to a side’s keep its identity. The result may exceed the limits of a document:
 * parse it before it is stored.
 */
export function merge(base: Document, mine: Document, theirs: Document): Merged {
  if (base === mine || mine === theirs) return { document: theirs, conflicts: [] }
  if (base === theirs) return { document: mine, conflicts: [] }
  const own = renameTwins(base, mine, theirs)
  return mergeFlat({ base: flatDocument(base), mine: flatDocument(own), theirs: flatDocument(theirs) })
}

function mergeFlat(sides: Sides): Merged {
  const [base, mine, theirs] = [sides.base.document, sides.mine.document, sides.theirs.document]
  const conflicts: Conflict[] = []
  const nodes = mergeNodes(sides, conflicts)
  const own = mergeProperties(withoutPages(base), withoutPages(mine), withoutPages(theirs))
  if (own.conflicts.length > 0) conflicts.push({ properties: own.conflicts })
  const document = { ...own.properties, pages: childrenOf<Page>(undefined, { ...sides, nodes }) }
  const merged = reused(document, [mine, theirs], 'pages') as unknown as Document
  // One side may have removed the last element of a slot that the other has described.
  return { document: withoutUnusedDescriptions(merged), conflicts }
}

function withoutPages({ pages: _, ...properties }: Document): Readonly<Record<string, unknown>> {
  return properties
}

interface Merging extends Sides {
  readonly nodes: ReadonlyMap<string, MergedNode>
}

/** Returns the merged elements of a page or container, or the pages of the document. */
function childrenOf<T extends Page | Element>(parent: string | undefined, merging: Merging): T[] {
  const keys = (side: FlatDocument): readonly string[] =>
    parent === undefined ? side.children : (side.nodes.get(parent)?.children ?? [])
  const order = mergeOrder(keys(merging.base), keys(merging.mine), keys(merging.theirs))
  return order.flatMap((key) => {
    const node = merging.nodes.get(key)
    return node && node.parent === parent ? [build(key, node, merging) as T] : []
  })
}

function build(key: string, { properties }: MergedNode, merging: Merging): object {
  const candidates = [merging.mine, merging.theirs].flatMap((side) => side.nodes.get(key)?.value ?? [])
  const isParent = candidates.some((value) => 'elements' in value)
  const built = isParent ? { ...properties, elements: childrenOf<Element>(key, merging) } : properties
  return reused(built, candidates, 'elements')
}

/** Returns the first of `candidates` that equals `built`, whose children are already those of a side if equal. */
function reused(built: Readonly<Record<string, unknown>>, candidates: readonly object[], children: string): object {
  const equal = candidates.find((candidate) => {
    const { [children]: theirs, ...properties } = candidate as Record<string, unknown>
    const { [children]: ours, ...own } = built
    const areReused = Array.isArray(ours) && Array.isArray(theirs) ? areIdentical(ours, theirs) : ours === theirs
    return areReused && isSame(properties, own)
  })
  return equal ?? built
}
