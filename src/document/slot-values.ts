import { checkLimits } from './check-limits.ts'
import { checkOf, isObject, type Check } from './check-schema.ts'
import { Color } from './color.ts'
import { SCHEMAS, type Kind } from './elements/element.ts'
import { type FaultList } from './fault-list.ts'
import { FORMATS } from './formats.ts'
import { received } from './received.ts'
import { type Schema } from './schema.ts'

export type Override = Readonly<Record<string, unknown>>
export type SlotKind = Kind | 'placeholder'

/** A value that is good for the kind of element it was asked for. */
export type SlotValue = string | number | null | Override

/** Given in the place of a shape's properties, where a gradient or a picture was meant to be its fill. */
const PAINT_TYPES = new Set(['linear', 'radial', 'conic', 'image'])

/** What a plain string fills, by kind; a group has nothing that one could. */
const STRING_CHECKS: Readonly<Record<SlotKind, Check | undefined>> = {
  text: checkOf(SCHEMAS.text.properties.text, FORMATS),
  placeholder: checkOf(SCHEMAS.text.properties.text, FORMATS),
  image: checkOf(SCHEMAS.image.properties.src, FORMATS),
  rect: checkOf(Color, FORMATS),
  ellipse: checkOf(Color, FORMATS),
  path: checkOf(Color, FORMATS),
  line: checkOf(Color, FORMATS),
  group: undefined,
}

const OVERRIDE_CHECKS = new Map<SlotKind, Check>(
  (Object.keys(SCHEMAS) as Kind[]).map((kind) => [kind, checkOf(overrideSchema(kind), FORMATS)]),
)

/**
 * The data that fills a document's slots. Each value is checked once for each kind of element that it fills, however
 * many have the slot: the properties of an element are independent of each other, but for the rules in
 * `check-limits.ts`, which hold for what an override brings along. `faults` stands at the data.
 */
export class SlotValues {
  readonly #data: Override
  readonly #faults: FaultList
  readonly #checked = new Map<string, Map<SlotKind, boolean>>()

  constructor(data: Override, faults: FaultList) {
    this.#data = data
    this.#faults = faults
  }

  get names(): string[] {
    return Object.keys(this.#data)
  }

  has(name: string | undefined): name is string {
    return name !== undefined && Object.hasOwn(this.#data, name)
  }

  /** The value of `name`, which the data has; undefined where it is not good for a `kind`, which is reported once. */
  find(name: string, kind: SlotKind): SlotValue | undefined {
    const known = this.#checked.get(name) ?? new Map<SlotKind, boolean>()
    this.#checked.set(name, known)
    let isGood = known.get(kind)
    if (isGood === undefined) {
      this.#faults.enter(name)
      isGood = checkValue(this.#data[name], kind, this.#faults)
      this.#faults.leave()
      known.set(kind, isGood)
    }
    return isGood ? (this.#data[name] as SlotValue) : undefined
  }
}

function checkValue(value: unknown, kind: SlotKind, faults: FaultList): boolean {
  const before = faults.issues.length
  const checkText = STRING_CHECKS[kind]
  const checkOverride = OVERRIDE_CHECKS.get(kind)
  const takesNumber = kind === 'text' || kind === 'placeholder'
  if (value === null) return true
  if (takesNumber && typeof value === 'number' && Number.isFinite(value)) return true
  if (typeof value === 'string' && checkText) {
    checkText(value, faults)
  } else if (kind !== 'placeholder' && checkOverride && isObject(value)) {
    const { id, type, ...properties } = value
    checkIdentity({ id, type }, kind, faults)
    checkOverride(properties, faults)
    checkLimits(kind, properties, faults)
  } else {
    faults.report(`must be ${allowedValue(kind)}; received ${received(value)}`)
  }
  return faults.issues.length === before
}

function checkIdentity({ id, type }: Override, kind: Kind, faults: FaultList): void {
  const rule = `must not be there: data sets any property of the ${kind} but its id and type`
  if (id !== undefined) faults.reportAt('id', `${rule}; received ${received(id)}`)
  if (type === undefined) return
  const isPaint = typeof type === 'string' && PAINT_TYPES.has(type)
  const hint = isPaint ? `; what fills an area is given as { "fill": { "type": ${JSON.stringify(type)}, … } }` : ''
  faults.reportAt('type', `${rule}${hint}; received ${received(type)}`)
}

function allowedValue(kind: SlotKind): string {
  switch (kind) {
    case 'placeholder':
      return 'a string or a number, which stands inside a text, or null, which leaves it out'
    case 'group':
      return "an object of the group's properties, or null, which hides it"
    case 'text':
      return "a string, a number, an object of the text's properties, or null, which hides it"
    default:
      return `a string, an object of the ${kind}'s properties, or null, which hides it`
  }
}

/** Of `kind`, yet with nothing required; `id` and `type`, which stay as they are, have a message of their own. */
function overrideSchema(kind: Kind): Schema {
  const schema = SCHEMAS[kind] as Schema
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'id' && name !== 'type')
  return { ...schema, required: [], properties: Object.fromEntries(properties) }
}
