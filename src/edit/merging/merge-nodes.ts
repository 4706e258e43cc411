import type { Conflict } from './conflict.ts'
import type { FlatDocument, Node } from './flat-document.ts'
import { mergeParts } from './merge-parts.ts'
import { isSame } from './same-value.ts'

export interface Sides {
  readonly base: FlatDocument
  readonly mine: FlatDocument
  readonly theirs: FlatDocument
}

export type MergedNode = Pick<Node, 'parent' | 'properties'>

/** Returns what remains of both sides, by key. Each parent remains too. */
export function mergeNodes(sides: Sides, conflicts: Conflict[]): Map<string, MergedNode> {
  const merged = new Map<string, MergedNode>()
  for (const key of new Set([...sides.mine.nodes.keys(), ...sides.theirs.nodes.keys()])) {
    const node = mergeNode(key, sides, conflicts)
    if (node) merged.set(key, node)
  }
  for (const { parent } of [...merged.values()]) {
    for (const id of keepParents(parent, merged, sides)) conflicts.push({ id, properties: 'removed' })
  }
  if (merged.size === 0) return keepMine(sides.mine, conflicts)
  if (hasCycle(merged)) {
    for (const [key, node] of merged) {
      const mine = sides.mine.nodes.get(key)
      if (mine) merged.set(key, { ...node, parent: mine.parent })
    }
  }
  return merged
}

/** Each side may have removed the pages that the other has left, but a document has at least one. */
function keepMine({ children, nodes }: FlatDocument, conflicts: Conflict[]): Map<string, MergedNode> {
  for (const key of children) {
    const page = nodes.get(key)
    if (page) conflicts.push({ id: page.value.id, properties: 'removed', kept: 'last' })
  }
  return new Map(nodes)
}

function mergeNode(key: string, { base, mine, theirs }: Sides, conflicts: Conflict[]): MergedNode | undefined {
  const [before, ours, others] = [base.nodes.get(key), mine.nodes.get(key), theirs.nodes.get(key)]
  if (ours && others) return mergeBoth({ before, mine: ours, theirs: others }, conflicts)
  const only = ours ?? others
  if (!only || !before) return only
  if (isUnchanged(before, only)) return undefined
  conflicts.push({ id: only.value.id, properties: 'removed' })
  return only
}

interface Versions {
  readonly before: Node | undefined
  readonly mine: Node
  readonly theirs: Node
}

function mergeBoth({ before, mine, theirs }: Versions, conflicts: Conflict[]): MergedNode {
  const parent = mine.parent === before?.parent ? theirs.parent : mine.parent
  if (mine.value === before?.value) return { parent, properties: theirs.properties }
  const { id } = mine.value
  if (mine.properties['type'] !== theirs.properties['type']) {
    conflicts.push({ id, properties: ['type'] })
    return { parent, properties: mine.properties }
  }
  const merged = mergeParts(before, mine, theirs)
  conflicts.push(...merged.conflicts)
  return { parent, properties: merged.properties }
}

function isUnchanged(before: Node, after: Node): boolean {
  return before.parent === after.parent && isSame(before.properties, after.properties)
}

/** What was removed by one side remains if the other has added to it. Returns the IDs of what was kept. */
function keepParents(parent: string | undefined, merged: Map<string, MergedNode>, sides: Sides): string[] {
  const kept: string[] = []
  for (let key = parent; key !== undefined && !merged.has(key); key = merged.get(key)?.parent) {
    const removed = sides.mine.nodes.get(key) ?? sides.theirs.nodes.get(key)
    if (!removed) break
    kept.push(removed.value.id)
    merged.set(key, removed)
  }
  return kept
}

/** Each side may have moved one of two groups into the other. */
function hasCycle(merged: ReadonlyMap<string, MergedNode>): boolean {
  const rooted = new Set<string>()
  for (const start of merged.keys()) {
    const path = new Set<string>()
    for (let key: string | undefined = start; key !== undefined && !rooted.has(key); key = merged.get(key)?.parent) {
      if (path.has(key)) return true
      path.add(key)
    }
    for (const key of path) rooted.add(key)
  }
  return false
}
