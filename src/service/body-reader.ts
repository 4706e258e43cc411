import { isObject, characterCount, unstorableIn } from '../document/check-schema.ts'
import { received } from '../document/received.ts'
import { Failure, isFailure, type Issue } from '../failure.ts'
import { type Sent } from './sent.ts'

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

interface TextBounds {
  /** Default 1. */
  readonly least?: number
  /** In characters as Unicode counts them, after trimming. */
  readonly most: number
}

interface ListBounds {
  /** Default 0. */
  readonly least?: number
  readonly items: number
  readonly characters: number
}

/**
 * Reads the fields of one body and gathers every fault, those that the edge found first. A field that is absent or wrong
 * reads as undefined, so that reading goes on and all faults come together; `throwIfFaulty` tells them.
 */
export class BodyReader {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #issues: Issue[]
  readonly #places: Set<string>

  constructor(sent: Sent) {
    this.#issues = [...(sent.issues ?? [])]
    this.#places = new Set(this.#issues.map(({ pointer }) => pointer))
    this.#fields = isObject(sent.body) ? sent.body : {}
    if (!isObject(sent.body)) {
      this.fault('', `must be an object; received ${received(sent.body)}`)
      // What is not there at all need not be missed field by field.
      this.throwIfFaulty()
    }
  }

  /** Notes a fault, unless one is known at the same place. */
  fault(pointer: string, detail: string): void {
    if (this.#places.has(pointer)) return
    this.#places.add(pointer)
    this.#issues.push({ pointer, detail })
  }

  faults(issues: readonly Issue[]): void {
    for (const { pointer, detail } of issues) this.fault(pointer, detail)
  }

  /** @throws `invalid_input` with every fault so far, if there is one */
  throwIfFaulty(): void {
    if (this.#issues.length > 0) throw new Failure('invalid_input', { issues: this.#issues })
  }

  get issues(): readonly Issue[] {
    return this.#issues
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  /** The field as it came, unchecked. */
  raw(name: string): unknown {
    return this.#fields[name]
  }

  missing(name: string, allowed: string): void {
    this.fault(`/${name}`, `is missing; it must be ${allowed}`)
  }

  /** Trimmed. */
  text(name: string, { least = 1, most }: TextBounds): string | undefined {
    if (!this.has(name)) return undefined
    return this.#text(this.#fields[name], `/${name}`, { least, most })
  }

  integer(name: string, { minimum, maximum }: Bounds): number | undefined {
    return this.#number(name, `a whole number from ${minimum} to ${maximum}`, (value) => {
      return Number.isInteger(value) && value >= minimum && value <= maximum
    })
  }

  number(name: string, { minimum, maximum }: Bounds): number | undefined {
    return this.#number(name, `a number from ${minimum} to ${maximum}`, (value) => value >= minimum && value <= maximum)
  }

  flag(name: string): boolean | undefined {
    const value = this.#fields[name]
    if (value === undefined || typeof value === 'boolean') return value
    this.#wrong(`/${name}`, 'true or false', value)
    return undefined
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
    const value = this.#fields[name]
    const found = allowed.find((each) => each === value)
    if (value !== undefined && found === undefined) {
      this.#wrong(`/${name}`, `one of ${allowed.map((each) => JSON.stringify(each)).join(', ')}`, value)
    }
    return found
  }

  /** A list of texts, each trimmed, no two of them equal. */
  texts(name: string, { least = 0, items, characters }: ListBounds): string[] | undefined {
    const value = this.list(name, { least, most: items }, 'texts')
    if (value === undefined) return undefined
    const seen = new Map<string, number>()
    value.forEach((item, index) => {
      const text = this.#text(item, `/${name}/${index}`, { least: 1, most: characters })
      if (text === undefined) return
      const first = seen.get(text)
      if (first === undefined) seen.set(text, index)
      else
        this.fault(`/${name}/${index}`, `must not be there twice; received ${received(text)} as in /${name}/${first}`)
    })
    return [...seen.keys()]
  }

  /** A list whose items are not checked. */
  list(name: string, { least, most }: { least: number; most: number }, items: string): readonly unknown[] | undefined {
    const value = this.#fields[name]
    if (value === undefined) return undefined
    if (Array.isArray(value) && value.length >= least && value.length <= most) return value as readonly unknown[]
    this.#wrong(`/${name}`, `a list of ${least} to ${most} ${items}`, value)
    return undefined
  }

  /** An object whose properties are not checked. */
  object(name: string): Readonly<Record<string, unknown>> | undefined {
    const value = this.#fields[name]
    if (value === undefined || isObject(value)) return value
    this.#wrong(`/${name}`, 'an object', value)
    return undefined
  }

  /** What `make` gives, or undefined where it throws `invalid_input`: then its faults are among those told. */
  attempt<Value>(make: () => Value): Value | undefined {
    try {
      return make()
    } catch (error) {
      if (!isFailure(error, 'invalid_input')) throw error
      this.faults(error.details.issues)
      return undefined
    }
  }

  /** What `read` makes of the object at `name`; its faults are told with that pointer. */
  nested<Value>(name: string, read: (inner: BodyReader) => Value): Value | undefined {
    const value = this.object(name)
    if (value === undefined) return undefined
    const inner = new BodyReader({ body: value })
    const result = read(inner)
    this.faults(inner.issues.map(({ pointer, detail }) => ({ pointer: `/${name}${pointer}`, detail })))
    return result
  }

  #text(value: unknown, pointer: string, { least, most }: Required<TextBounds>): string | undefined {
    const allowed = `a text of ${least} to ${most} characters`
    if (typeof value !== 'string') {
      this.#wrong(pointer, allowed, value)
      return undefined
    }
    const text = value.trim()
    const unstorable = unstorableIn(text)
    const length = characterCount(text)
    if (unstorable !== undefined) this.fault(pointer, unstorable)
    else if (length < least || length > most)
      this.fault(pointer, `must be ${allowed} after trimming; received ${length}`)
    else return text
    return undefined
  }

  #number(name: string, allowed: string, fits: (value: number) => boolean): number | undefined {
    const value = this.#fields[name]
    if (value === undefined || (typeof value === 'number' && fits(value))) return value
    this.#wrong(`/${name}`, allowed, value)
    return undefined
  }

  #wrong(pointer: string, allowed: string, value: unknown): void {
    this.fault(pointer, `must be ${allowed}; received ${received(value)}`)
  }
}
