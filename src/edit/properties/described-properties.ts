import { DocumentSchema, PAGE_DEFAULTS, PageSchema } from '../../document/document.ts'
import { SHADOW_DEFAULTS } from '../../document/elements/base.ts'
import { NUMBER_FORMAT_DEFAULTS } from '../../document/elements/chart.ts'
import { DEFAULTS, type Kind, SCHEMAS } from '../../document/elements/element.ts'
import { FILTER_DEFAULTS, TINT_DEFAULTS } from '../../document/elements/image.ts'
import { LAYOUT_DEFAULTS } from '../../document/elements/layout.ts'
import { MASK_DEFAULTS } from '../../document/elements/mask.ts'
import { TABLE_LINE_DEFAULTS } from '../../document/elements/table-element.ts'
import { HIGHLIGHT_DEFAULTS, TAB_DEFAULTS } from '../../document/elements/text-parts.ts'
import { TEXT_PATH_DEFAULTS } from '../../document/elements/text-path.ts'
import { STROKE_DEFAULTS } from '../../document/paint.ts'
import type { Schema } from '../../document/schema.ts'
import { isSame } from '../merging/same-value.ts'
import { type PropertyPath, valueAt, withValueAt } from './property-path.ts'
import { schemaAt } from './property-schema.ts'

/** What an object can have, and what applies where it has nothing. */
export interface DescribedProperties {
  readonly schema: Schema
  readonly defaults: object
}

export function elementProperties(kind: Kind): DescribedProperties {
  return { schema: SCHEMAS[kind] as Schema, defaults: DEFAULTS[kind] }
}

export const PAGE_PROPERTIES: DescribedProperties = { schema: PageSchema as Schema, defaults: PAGE_DEFAULTS }

export const DOCUMENT_PROPERTIES: DescribedProperties = {
  schema: DocumentSchema as Schema,
  defaults: { bleed: 0, safeArea: 0 },
}

/** Defaults of values within properties, which are the same wherever these are. `*` is any item of a list. */
const INNER_DEFAULTS: Readonly<Record<string, object>> = {
  stroke: STROKE_DEFAULTS,
  filters: FILTER_DEFAULTS,
  'filters.tint': TINT_DEFAULTS,
  layout: LAYOUT_DEFAULTS,
  mask: MASK_DEFAULTS,
  'shadows.*': SHADOW_DEFAULTS,
  numberFormat: NUMBER_FORMAT_DEFAULTS,
  'border.outer': TABLE_LINE_DEFAULTS,
  'border.horizontal': TABLE_LINE_DEFAULTS,
  'border.vertical': TABLE_LINE_DEFAULTS,
  'border.header': TABLE_LINE_DEFAULTS,
  background: HIGHLIGHT_DEFAULTS,
  path: TEXT_PATH_DEFAULTS,
  'tabs.*': TAB_DEFAULTS,
  'columns.*': { share: 1 },
}

export function hasProperty({ schema }: DescribedProperties, path: PropertyPath): boolean {
  return schemaAt(schema, path) !== undefined
}

/** Whether what a path is within is none: the width of a stroke that an element does not have. */
export function isWithinNone(target: object, described: DescribedProperties, path: PropertyPath): boolean {
  if (path.length < 2) return false
  const around = appliedAt(target, described, path.slice(0, -1))
  const isItem = path.slice(0, -1).some((name) => /^\d+$/.test(name))
  return around === null || (isItem && around === undefined)
}

function defaultAt({ defaults }: DescribedProperties, path: PropertyPath): unknown {
  if (path.length === 1) return valueAt(defaults, path)
  const around = path.slice(0, -1).map((name) => (/^\d+$/.test(name) ? '*' : name))
  const inner = INNER_DEFAULTS[around.join('.')]
  return inner && valueAt(inner, path.slice(-1))
}

/** Returns what applies at a path: a value, or its default. */
export function appliedAt(target: object, described: DescribedProperties, path: PropertyPath): unknown {
  const [name, ...rest] = path
  if (name === undefined) return target
  const value = valueAt(ownOrDefault(target, described, name), rest)
  return value === undefined ? defaultAt(described, path) : value
}

/** Sets a value at a path. One that is the default is removed, and so is a property that then says nothing. */
export function withApplied<Target extends object>(
  target: Target,
  described: DescribedProperties,
  { path, value }: { readonly path: PropertyPath; readonly value: unknown },
): Target {
  const [name, ...rest] = path
  if (name === undefined) return target
  const own = ownOrDefault(target, described, name)
  const set = isSame(value, defaultAt(described, path)) ? undefined : value
  const next = rest.length === 0 ? set : withValueAt(own, rest, set)
  const isDefault = isSame(next, valueAt(described.defaults, [name]))
  const changed = withValueAt(target, [name], isDefault ? undefined : next)
  return isSame(changed, target) ? target : (changed as Target)
}

/** Null is a value: no fill. */
function ownOrDefault(target: object, { defaults }: DescribedProperties, name: string): unknown {
  const own = valueAt(target, [name])
  return own === undefined ? valueAt(defaults, [name]) : own
}
