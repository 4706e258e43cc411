import type { Page } from '../../document/document.ts'
import type { Element, ElementOf, Kind } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { sourceOf } from '../words/runs.ts'
import type { Conflict } from './conflict.ts'
import { mergeProperties } from './merge-properties.ts'
import { mergeCharts, mergeTables } from './merge-rows.ts'
import { mergeTexts } from './merge-texts.ts'

/** A page or an element, apart from what it contains. */
export interface Part {
  readonly value: Page | Element
  readonly properties: Readonly<Record<string, unknown>>
}

export interface MergedPart {
  readonly properties: Readonly<Record<string, unknown>>
  readonly conflicts: readonly Conflict[]
}

/** Merges the changes of two sides to a page or an element: words by letter, data by row, and all else by property. */
export function mergeParts(before: Part | undefined, mine: Part, theirs: Part): MergedPart {
  const merged = mergeProperties(before?.properties ?? {}, mine.properties, theirs.properties)
  if (merged.conflicts.length === 0) return { properties: merged.properties, conflicts: [] }
  const { id } = mine.value
  const content = before && mergeContent(before.value, mine.value, theirs.value)
  const names = content ? CONTENT[content.element.type] : []
  const isMerged = content !== undefined && merged.conflicts.some((name) => names.includes(name))
  if (!isMerged) return { properties: merged.properties, conflicts: [{ id, properties: merged.conflicts }] }
  const left = merged.conflicts.filter((name) => !names.includes(name) || content.isConflict)
  const own = new Map<string, unknown>(Object.entries(content.element))
  const others = Object.entries(merged.properties).filter(([name]) => !names.includes(name))
  const conflicts: Conflict[] = [
    ...(left.length > 0 ? [{ id, properties: left }] : []),
    ...(content.isBothKept ? [{ id, properties: names, kept: 'both' as const }] : []),
  ]
  const values = names.flatMap((name) => (own.get(name) === undefined ? [] : [[name, own.get(name)] as const]))
  return { properties: Object.fromEntries([...others, ...values]), conflicts }
}

const CONTENT = { text: ['text', 'runs'], table: ['columns', 'rows'], chart: ['categories', 'series'] }

interface MergedContent {
  /** Its content counts. */
  readonly element: Element & { readonly type: keyof typeof CONTENT }
  readonly isConflict: boolean
  readonly isBothKept: boolean
}

/** Undefined for kinds whose properties are merged as a whole, and for data whose parts do not fit together. */
function mergeContent(before: Page | Element, mine: Page | Element, theirs: Page | Element): MergedContent | undefined {
  const sides = { before, mine, theirs }
  if (areAll('text', sides)) {
    const { text, isOverlapping, hasMixedStyles } = mergeTexts(sides)
    if (!hasRoom(text)) return undefined
    return { element: text, isConflict: hasMixedStyles, isBothKept: isOverlapping }
  }
  const data = areAll('table', sides) ? mergeTables(sides) : areAll('chart', sides) ? mergeCharts(sides) : undefined
  return data && { ...data, isBothKept: false }
}

/** The words of both can be too many for one text, which could not be saved. */
function hasRoom(text: Text): boolean {
  return sourceOf(text).length <= LIMITS.textCharacters && (text.runs?.length ?? 0) <= LIMITS.runs
}

interface Sides<Value> {
  readonly before: Value
  readonly mine: Value
  readonly theirs: Value
}

function areAll<K extends Kind>(type: K, sides: Sides<Page | Element>): sides is Sides<ElementOf<K>> {
  return [sides.before, sides.mine, sides.theirs].every((value) => 'type' in value && value.type === type)
}
