import { ChartRows } from './charts/chart-rows.ts'
import type { Brand } from './brand.ts'
import { referencesIn } from './brand-references.ts'
import { checkReferences } from './check-brand.ts'
import { checkLimits } from './check-limits.ts'
import { checkOf, isObject } from './check-schema.ts'
import { Color, HexColor } from './paint.ts'
import { type Element, SCHEMAS, type Kind } from './elements/element.ts'
import type { IssueList } from './issue-list.ts'
import { FORMATS } from './string-formats.ts'
import { mustBe } from './issue-wording.ts'
import { received } from './received.ts'
import { TableRows } from './tables/table-rows.ts'
import type { Schema } from './schema.ts'
import { isBrandKind, type SlotKind } from './slot-description.ts'
import { FamilyName } from './elements/run-style.ts'

export type Override = Readonly<Record<string, unknown>>

/** A list fills a chart, a table or a repeat. */
export type SlotValue = string | number | null | Override | readonly unknown[]

/** An object of one of these types was probably meant as the `fill` of a shape. */
const PAINT_TYPES = new Set(['linear', 'radial', 'conic', 'image', 'pattern'])

/** Checks a value against its schema, and then its references to the brand. */
type ValueCheck = (value: unknown, brand: Brand | undefined, issues: IssueList) => void

/** A plain string cannot fill a group. */
const STRING_CHECKS: Readonly<Record<SlotKind, ValueCheck | undefined>> = {
  text: valueCheck(SCHEMAS.text.properties.text),
  placeholder: valueCheck(SCHEMAS.text.properties.text),
  image: valueCheck(SCHEMAS.image.properties.src),
  svg: valueCheck(SCHEMAS.svg.properties.src),
  rect: valueCheck(Color),
  ellipse: valueCheck(Color),
  polygon: valueCheck(Color),
  star: valueCheck(Color),
  path: valueCheck(Color),
  line: valueCheck(Color),
  code: valueCheck(SCHEMAS.code.properties.data),
  chart: undefined,
  table: undefined,
  group: undefined,
  repeat: undefined,
  color: valueCheck(HexColor),
  font: valueCheck(FamilyName),
}

const LIST_CHECKS: Partial<Readonly<Record<SlotKind, ValueCheck>>> = {
  chart: valueCheck(ChartRows),
  table: valueCheck(TableRows),
  repeat: valueCheck(SCHEMAS.repeat.properties.entries as Schema),
}

const OVERRIDE_CHECKS = new Map<SlotKind, ValueCheck>(
  (Object.keys(SCHEMAS) as Kind[]).map((kind) => [kind, valueCheck(overrideSchema(kind))]),
)

/** Checks each value once per kind of element. The result does not depend on other properties of the element. */
export class SlotValues {
  /** Of the document, whose colors and fonts values can refer to. */
  readonly brand: Brand | undefined
  readonly #data: Override
  readonly #issues: IssueList
  readonly #checked = new Map<string, Map<SlotKind, boolean>>()

  constructor(data: Override, issues: IssueList, brand?: Brand) {
    this.brand = brand
    this.#data = data
    this.#issues = issues
  }

  get names(): string[] {
    return Object.keys(this.#data)
  }

  /** Whether any value has elements for a group. */
  get replaceElements(): boolean {
    return Object.values(this.#data).some((value) => isObject(value) && Object.hasOwn(value, 'elements'))
  }

  has(name: string | undefined): name is string {
    return name !== undefined && Object.hasOwn(this.#data, name)
  }

  /** Returns the value of `name`, which must exist. Undefined if invalid for `kind`, which is reported once. */
  find(name: string, kind: SlotKind): SlotValue | undefined {
    const validity = this.#checked.get(name) ?? new Map<SlotKind, boolean>()
    this.#checked.set(name, validity)
    let isValid = validity.get(kind)
    if (isValid === undefined) {
      this.#issues.enter(name)
      isValid = checkValue(this.#data[name], { kind, brand: this.brand }, this.#issues)
      this.#issues.leave()
      validity.set(kind, isValid)
    }
    return isValid ? (this.#data[name] as SlotValue) : undefined
  }

  findFor({ slot, type }: Pick<Element, 'slot' | 'type'>): SlotValue | undefined {
    return this.has(slot) ? this.find(slot, type) : undefined
  }
}

function valueCheck(schema: Schema): ValueCheck {
  const check = checkOf(schema, FORMATS)
  const references = referencesIn(schema)
  return (value, brand, issues) => {
    const before = issues.list.length
    check(value, issues)
    if (issues.list.length === before) checkReferences(references, value, { brand, issues })
  }
}

/** Returns whether `value` can fill a slot of `kind`. Reports why not. */
export function checkValue(
  value: unknown,
  { kind, brand }: { readonly kind: SlotKind; readonly brand: Brand | undefined },
  issues: IssueList,
): boolean {
  const before = issues.list.length
  const checkText = STRING_CHECKS[kind]
  const checkOverride = OVERRIDE_CHECKS.get(kind)
  const takesNumber = kind === 'text' || kind === 'placeholder' || kind === 'code'
  if (value === null && !isBrandKind(kind)) return true
  if (takesNumber && typeof value === 'number' && Number.isFinite(value)) return true
  if (typeof value === 'string' && checkText) {
    checkText(value, brand, issues)
  } else if (Array.isArray(value) && LIST_CHECKS[kind]) {
    LIST_CHECKS[kind](value, brand, issues)
  } else if (kind !== 'placeholder' && !isBrandKind(kind) && checkOverride && isObject(value)) {
    const { id, type, ...properties } = value
    checkIdentity({ id, type }, kind, issues)
    checkOverride(properties, brand, issues)
    checkLimits(kind, properties, issues)
  } else {
    issues.report(mustBe(describeSlotValue(kind), received(value)))
  }
  return issues.list.length === before
}

function checkIdentity({ id, type }: Override, kind: Kind, issues: IssueList): void {
  const rule = `cannot be set: data can set any property of the ${kind} except \`id\` and \`type\``
  if (id !== undefined) issues.reportAt('id', `${rule}; received ${received(id)}`)
  if (type === undefined) return
  const isPaint = typeof type === 'string' && PAINT_TYPES.has(type)
  const hint = isPaint ? `; to set the fill, use { "fill": { "type": ${JSON.stringify(type)}, … } }` : ''
  issues.reportAt('type', `${rule}${hint}; received ${received(type)}`)
}

function describeSlotValue(kind: SlotKind): string {
  switch (kind) {
    case 'placeholder':
      return 'a string, a number, or null to leave it out'
    case 'color':
      return 'a color: "#rgb", "#rrggbb" or "#rrggbbaa"'
    case 'font':
      return 'the name of a font family'
    case 'chart':
      return 'a list with a row for each category, an object with properties of the chart, or null to hide it'
    case 'table':
      return 'a list of rows, an object with properties of the table, or null to hide it'
    case 'repeat':
      return 'a list of entries, an object with properties of the repeat, or null to hide it'
    case 'group':
      return 'an object with properties of the group, or null to hide it'
    case 'text':
    case 'code':
      return `a string, a number, an object with properties of the ${kind}, or null to hide it`
    default:
      return `a string, an object with properties of the ${kind}, or null to hide it`
  }
}

/**
 * Without `id` and `type`, which `checkIdentity` rejects, and the elements of a repeat, which define
 * the names of its entries.
 */
function overrideSchema(kind: Kind): Schema {
  const schema = SCHEMAS[kind] as Schema
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== 'id' && name !== 'type' && !(kind === 'repeat' && name === 'elements'),
  )
  return { ...schema, required: [], properties: Object.fromEntries(properties) }
}
