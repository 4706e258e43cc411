import { nearestName } from './document/nearest-name.ts'

/** One setting that is not as it must be: thrown by a parser, gathered by `Settings`. */
class InvalidSetting extends Error {
  readonly received: string | undefined

  constructor(allowed: string, received?: string) {
    super(allowed)
    this.received = received
  }
}

/** Says what a setting may be; `received` stands in for a value that must not be shown. */
export function invalid(allowed: string, received?: string): Error {
  return new InvalidSetting(allowed, received)
}

/** The service cannot start: each fault names its variable. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** A setting as it is in force. */
export interface SettingInForce {
  readonly name: string
  /** For people; a secret is not shown. */
  readonly value: string
  /** Whether the environment sets it; otherwise it is the default. */
  readonly isSet: boolean
}

interface Reading<Value> {
  /** Throws what `invalid` makes. */
  readonly parse: (text: string) => Value
  /** The value where nothing is set. */
  readonly fallback: Value
  /** The value in words; as it is where left out. */
  readonly show?: (value: Value) => string
}

/** Reads variables one by one and keeps every fault, so that all are told at once. An empty variable counts as absent. */
export class Settings {
  readonly #environment: Readonly<Record<string, string | undefined>>
  readonly #faults: string[] = []
  readonly #inForce: SettingInForce[] = []

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment
  }

  /** Those read so far. */
  get inForce(): readonly SettingInForce[] {
    return this.#inForce
  }

  integer(name: string, bounds: { minimum: number; maximum: number; fallback: number }): number {
    const { minimum, maximum, fallback } = bounds
    const parse = (text: string): number => {
      const value = /^\d+$/.test(text) ? Number(text) : NaN
      if (value >= minimum && value <= maximum) return value
      throw invalid(`a whole number from ${minimum} to ${maximum}`)
    }
    return this.parsed(name, { parse, fallback })
  }

  oneOf<Value extends string>(name: string, choice: { allowed: readonly Value[]; fallback: Value }): Value {
    const parse = (text: string): Value => {
      const value = choice.allowed.find((allowed) => allowed === text)
      if (value !== undefined) return value
      throw invalid(`one of ${choice.allowed.join(', ')}`)
    }
    return this.parsed(name, { parse, fallback: choice.fallback })
  }

  parsed<Value>(name: string, { parse, fallback, show = String }: Reading<Value>): Value {
    const text = textOf(this.#environment[name])
    let value = fallback
    try {
      if (text !== undefined) value = parse(text)
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error
      this.#faults.push(`${name} must be ${error.message}; it is ${error.received ?? JSON.stringify(text)}.`)
    }
    this.#inForce.push({ name, value: show(value), isSet: text !== undefined })
    return value
  }

  /** Once all is read: what bears our prefix and was not asked for is a slip, which would be ignored in silence. */
  throwIfInvalid(): void {
    const names = this.#inForce.map(({ name }) => name)
    for (const [name, value] of Object.entries(this.#environment)) {
      if (!name.startsWith(PREFIX) || names.includes(name) || textOf(value) === undefined || isOfOthers(name, value))
        continue
      this.#faults.push(`${name} is no setting.${hintFor(name, names)}`)
    }
    if (this.#faults.length > 0) throw new InvalidSettings(this.#faults)
  }
}

function textOf(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

const PREFIX = 'PLATEN_'

/**
 * Kubernetes gives every container the addresses of its neighbours, so that a service named `platen` or `platen-db` sets
 * `PLATEN_SERVICE_HOST`, `PLATEN_DB_PORT` and others. `PLATEN_TEST_…` tells the tests how to run.
 */
function isOfOthers(name: string, value = ''): boolean {
  return (
    name.startsWith('PLATEN_TEST_') ||
    /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?$/.test(name) ||
    /^(?:tcp|udp|sctp):\/\//.test(value)
  )
}

function hintFor(name: string, names: readonly string[]): string {
  // `PORT` and others have no prefix, which is easily added by mistake.
  const plain = name.slice(PREFIX.length)
  const nearest = names.includes(plain) ? plain : nearestName(name, names)
  return nearest === undefined ? ` Settings: ${names.join(', ')}.` : ` Did you mean ${nearest}?`
}
