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

/** Reads variables one by one and keeps every fault, so that all are told at once. An empty variable counts as absent. */
export class Settings {
  readonly #environment: Readonly<Record<string, string | undefined>>
  readonly #faults: string[] = []

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  integer(name: string, bounds: { minimum: number; maximum: number; fallback: number }): number {
    const { minimum, maximum, fallback } = bounds
    const parse = (text: string): number => {
      const value = /^\d+$/.test(text) ? Number(text) : NaN
      if (value >= minimum && value <= maximum) return value
      throw invalid(`a whole number from ${minimum} to ${maximum}`)
    }
    return this.parsed(name, parse) ?? fallback
  }

  oneOf<Value extends string>(name: string, choice: { allowed: readonly Value[]; fallback: Value }): Value {
    const parse = (text: string): Value => {
      const value = choice.allowed.find((allowed) => allowed === text)
      if (value !== undefined) return value
      throw invalid(`one of ${choice.allowed.join(', ')}`)
    }
    return this.parsed(name, parse) ?? choice.fallback
  }

  /** `parse` throws what `invalid` makes. */
  parsed<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error
      this.#faults.push(`${name} must be ${error.message}; it is ${error.received ?? JSON.stringify(text)}.`)
      return undefined
    }
  }

  throwIfInvalid(): void {
    if (this.#faults.length > 0) throw new InvalidSettings(this.#faults)
  }
}
