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
  readonly min?: number
  /** In Unicode code points, after trimming. */
  readonly max: number
}

interface ListBounds {
  /** Default 0. */
  readonly min?: number
  readonly items: number
  readonly characters: number
}

/**
 * Reads the fields of one body and collects its issues, including those of the schema check. Absent and invalid fields are
 * undefined, so that reading continues and `throwIfInvalid` reports all issues together.
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
      this.addIssue('', `must be an object; received ${received(sent.body)}`)
      // Without an object, missing fields need not be reported.
      this.throwIfInvalid()
    }
  }

  /** Adds an issue, unless one exists at the same pointer. */
  addIssue(pointer: string, detail: string): void {
    if (this.#places.has(pointer)) return
    this.#places.add(pointer)
    this.#issues.push({ pointer, detail })
  }

  addIssues(issues: readonly Issue[]): void {
    for (const { pointer, detail } of issues) this.addIssue(pointer, detail)
  }

  /** @throws `invalid_input` with all issues, if there are any */
  throwIfInvalid(): void {
    if (this.#issues.length > 0) throw new Failure('invalid_input', { issues: this.#issues })
  }

  get issues(): readonly Issue[] {
    return this.#issues
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  /** The unchecked field. */
  raw(name: string): unknown {
    return this.#fields[name]
  }

  missing(name: string, allowed: string): void {
    this.addIssue(`/${name}`, `is required; expected ${allowed}`)
  }

  /** Trimmed. */
  text(name: string, { min = 1, max }: TextBounds): string | undefined {
    if (!this.has(name)) return undefined
    return this.#text(this.#fields[name], `/${name}`, { min, max })
  }

  integer(name: string, { minimum, maximum }: Bounds): number | undefined {
    return this.#number(name, `an integer from ${minimum} to ${maximum}`, (value) => {
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

  /** An array of distinct strings, each trimmed. */
  texts(name: string, { min = 0, items, characters }: ListBounds): string[] | undefined {
    const value = this.list(name, { min, max: items }, 'strings')
    if (value === undefined) return undefined
    const seen = new Map<string, number>()
    value.forEach((item, index) => {
      const text = this.#text(item, `/${name}/${index}`, { min: 1, max: characters })
      if (text === undefined) return
      const first = seen.get(text)
      if (first === undefined) seen.set(text, index)
      else this.addIssue(`/${name}/${index}`, `duplicate value ${received(text)}`)
    })
    return [...seen.keys()]
  }

  /** An array whose items are not checked. */
  list(name: string, { min, max }: { min: number; max: number }, items: string): readonly unknown[] | undefined {
    const value = this.#fields[name]
    if (value === undefined) return undefined
    if (Array.isArray(value) && value.length >= min && value.length <= max) return value as readonly unknown[]
    this.#wrong(`/${name}`, `an array of ${min} to ${max} ${items}`, value)
    return undefined
  }

  /** An object whose properties are not checked. */
  object(name: string): Readonly<Record<string, unknown>> | undefined {
    const value = this.#fields[name]
    if (value === undefined || isObject(value)) return value
    this.#wrong(`/${name}`, 'an object', value)
    return undefined
  }

  /** Returns the result of `make`, or undefined if it throws `invalid_input`, whose issues are added. */
  attempt<Value>(make: () => Value): Value | undefined {
    try {
      return make()
    } catch (error) {
      if (!isFailure(error, 'invalid_input')) throw error
      this.addIssues(error.details.issues)
      return undefined
    }
  }

  /** Returns the result of `read` for the object at `name`. Its issues are added with that pointer. */
  nested<Value>(name: string, read: (inner: BodyReader) => Value): Value | undefined {
    const value = this.object(name)
    if (value === undefined) return undefined
    const inner = new BodyReader({ body: value })
    const result = read(inner)
    this.addIssues(inner.issues.map(({ pointer, detail }) => ({ pointer: `/${name}${pointer}`, detail })))
    return result
  }

  #text(value: unknown, pointer: string, { min, max }: Required<TextBounds>): string | undefined {
    const allowed = `a string of ${min} to ${max} characters`
    if (typeof value !== 'string') {
      this.#wrong(pointer, allowed, value)
      return undefined
    }
    const text = value.trim()
    const unstorable = unstorableIn(text)
    const length = characterCount(text)
    if (unstorable !== undefined) this.addIssue(pointer, unstorable)
    else if (length < min || length > max)
      this.addIssue(pointer, `must be ${allowed} after trimming; received ${length}`)
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
    this.addIssue(pointer, `must be ${allowed}; received ${received(value)}`)
  }
}
