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
    checkIdentity(value, faults)
    checkOverride(value, faults)
    checkLimits(kind, value, faults)
  } else {
    faults.report(`must be ${allowedValue(kind)}; received ${received(value)}`)
  }
  return faults.issues.length === before
}

function checkIdentity(value: Override, faults: FaultList): void {
  for (const key of ['id', 'type']) {
    if (!Object.hasOwn(value, key)) continue
    faults.reportAt(
      key,
      `must not be there: data overrides any property of an element except its id and type; a gradient is given as { "fill": { "type": "linear", … } }; received ${received(value[key])}`,
    )
  }
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

/** Of `kind`, yet with nothing required; `id` and `type` have a message of their own. */
function overrideSchema(kind: Kind): Schema {
  const schema = SCHEMAS[kind] as Schema
  return { ...schema, required: [], properties: { ...schema.properties, id: {}, type: {} } }
}
