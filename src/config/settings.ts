import { nearestName } from '../document/nearest-name.ts'

class InvalidSetting extends Error {
  readonly received: string | undefined

  constructor(allowed: string, received?: string) {
    super(allowed)
    this.received = received
  }
}

/** Creates the error of a setting parser. `received` describes a value that must not be shown. */
export function invalid(allowed: string, received?: string): Error {
  return new InvalidSetting(allowed, received)
}

export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'
  readonly messages: readonly string[]

  constructor(messages: readonly string[]) {
    super(messages.join('\n'))
    this.messages = messages
  }
}

export interface EffectiveSetting {
  readonly name: string
  readonly value: string
  readonly isSet: boolean
}

interface SettingParser<Value> {
  /** Throws the error of `invalid`. */
  readonly parse: (text: string) => Value
  readonly fallback: Value
  /** Formats the value for display. Defaults to `String`. */
  readonly show?: (value: Value) => string
}

/** For a setting without a default. */
export function optional<Value>(parse: (text: string) => Value): {
  parse: (text: string) => Value | undefined
  fallback: Value | undefined
} {
  return { parse, fallback: undefined }
}

/** Reads settings and collects their errors, to report them together. An empty variable counts as unset. */
export class Settings {
  readonly #environment: Readonly<Record<string, string | undefined>>
  readonly #messages: string[] = []
  readonly #effective: EffectiveSetting[] = []

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment
  }

  get effective(): readonly EffectiveSetting[] {
    return this.#effective
  }

  integer(name: string, bounds: { minimum: number; maximum: number; fallback: number }): number {
    const { minimum, maximum, fallback } = bounds
    const parse = (text: string): number => {
      const value = /^\d+$/.test(text) ? Number(text) : NaN
      if (value >= minimum && value <= maximum) return value
      throw invalid(`an integer from ${minimum} to ${maximum}`)
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

  parsed<Value>(name: string, { parse, fallback, show = String }: SettingParser<Value>): Value {
    const text = textOf(this.#environment[name])
    let value = fallback
    try {
      if (text !== undefined) value = parse(text)
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error
      this.#messages.push(`${name} must be ${error.message}; received ${error.received ?? JSON.stringify(text)}.`)
    }
    this.#effective.push({ name, value: show(value), isSet: text !== undefined })
    return value
  }

  /** Adds an error about a combination of settings. */
  reject(message: string): void {
    this.#messages.push(message)
  }

  /** Must be called last: a variable that starts with `PLATEN_` but has not been read is probably a typo. */
  throwIfInvalid(): void {
    const names = this.#effective.map(({ name }) => name)
    for (const [name, value] of Object.entries(this.#environment)) {
      if (!name.startsWith(PREFIX) || names.includes(name) || textOf(value) === undefined || isForeign(name, value))
        continue
      this.#messages.push(`Unknown setting ${name}.${hintFor(name, names)}`)
    }
    if (this.#messages.length > 0) throw new InvalidSettings(this.#messages)
  }
}

function textOf(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

const PREFIX = 'PLATEN_'

/** Kubernetes sets variables like `PLATEN_SERVICE_HOST` for a service, and `PLATEN_TEST_…` configures tests. */
function isForeign(name: string, value = ''): boolean {
  return (
    name.startsWith('PLATEN_TEST_') ||
    /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?$/.test(name) ||
    /^(?:tcp|udp|sctp):\/\//.test(value)
  )
}

function hintFor(name: string, names: readonly string[]): string {
  // Settings such as `PORT` have no prefix, but people add it by mistake.
  const plain = name.slice(PREFIX.length)
  const nearest = names.includes(plain) ? plain : nearestName(name, names)
  return nearest === undefined ? ` Settings: ${names.join(', ')}.` : ` Did you mean ${nearest}?`
}
