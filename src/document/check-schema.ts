import { type FaultList } from './fault-list.ts'
import { allowedNames } from './nearest-name.ts'
import { quoted, received } from './received.ts'
import { allowed, flattened, list, literals, tagOf, tupleItems, type Schema } from './schema.ts'

/** Reports every fault of `value` to `faults`, which stands at it. Never throws, whatever the value. */
export type Check = (value: unknown, faults: FaultList) => void

/** What a string has to be beyond its schema, by the schema's `format`: the fault's detail, or undefined. */
export type Formats = Readonly<Record<string, (text: string) => string | undefined>>

/**
 * Makes the check of `schema` once, so that checking a document of thousands of elements walks closures rather than
 * schemas. Its own rather than AJV's since AJV reports every branch of a union that did not fit, cannot say what was
 * received, and generates code at run time.
 */
export function checkOf(schema: Schema, formats: Formats): Check {
  const values = literals(schema)
  if (values) return checkLiteral(schema, values)
  if (schema.anyOf) return checkUnion(schema, schema.anyOf, formats)
  switch (schema.type) {
    case 'object':
      return schema.properties ? checkObject(schema, formats) : checkRecord(schema, formats)
    case 'array':
      return checkArray(schema, formats)
    case 'string':
      return checkString(schema, formats)
    case 'number':
    case 'integer':
      return checkNumber(schema)
    case 'boolean':
      return (value, faults) => {
        if (typeof value !== 'boolean') reportWrong(schema, value, faults)
      }
    case 'null':
      return (value, faults) => {
        if (value !== null) reportWrong(schema, value, faults)
      }
    default:
      return () => undefined
  }
}

/** An object that is no list and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function reportWrong(schema: Schema, value: unknown, faults: FaultList): void {
  faults.report(`must be ${allowed(schema)}; received ${received(value)}`)
}

function checkLiteral(schema: Schema, values: readonly unknown[]): Check {
  return (value, faults) => {
    if (!values.includes(value)) reportWrong(schema, value, faults)
  }
}

function checkObject(schema: Schema, formats: Formats): Check {
  const checks = new Map(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [key, checkOf(property, formats)]),
  )
  const required = schema.required ?? []
  return (value, faults) => {
    if (!isObject(value)) {
      reportWrong(schema, value, faults)
      return
    }
    for (const key of Object.keys(value)) {
      if (faults.full) return
      const check = checks.get(key)
      faults.enter(key)
      if (check) check(value[key], faults)
      else faults.report(`is not a property known here; ${allowedNames(key, [...checks.keys()])}`)
      faults.leave()
    }
    for (const key of required) {
      if (!Object.hasOwn(value, key))
        faults.reportAt(key, `is missing; it must be ${allowed(schema.properties?.[key] ?? {})}`)
    }
  }
}

function checkRecord(schema: Schema, formats: Formats): Check {
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, property]) => [new RegExp(pattern), checkOf(property, formats)] as const,
  )
  const most = schema.maxProperties ?? Infinity
  return (value, faults) => {
    if (!isObject(value)) {
      reportWrong(schema, value, faults)
      return
    }
    const keys = Object.keys(value)
    if (keys.length > most) {
      faults.report(`must have at most ${most} properties; received ${keys.length}`)
      return
    }
    for (const key of keys) {
      const check = patterns.find(([pattern]) => pattern.test(key))?.[1]
      faults.enter(key)
      if (check) check(value[key], faults)
      else faults.report(`is a name that is not allowed here; allowed are names like ${patternList(schema)}`)
      faults.leave()
    }
  }
}

function patternList(schema: Schema): string {
  return Object.keys(schema.patternProperties ?? {}).join(', ')
}

function checkArray(schema: Schema, formats: Formats): Check {
  const tuple = tupleItems(schema)
  const [least, most] = tuple ? [tuple.length, tuple.length] : [schema.minItems ?? 0, schema.maxItems ?? Infinity]
  const places = tuple?.map((item) => checkOf(item, formats))
  // What may be anything is checked elsewhere; a list of a thousand million holes must not be walked for it.
  const every = tuple || isAny(schema.items) ? undefined : checkOf(schema.items as Schema, formats)
  return (value, faults) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      reportWrong(schema, value, faults)
      return
    }
    if (!places && !every) return
    for (let index = 0; index < value.length && !faults.full; index += 1) {
      faults.enter(index)
      ;(places?.[index] ?? every)?.(value[index], faults)
      faults.leave()
    }
  }
}

function isAny(items: Schema['items']): boolean {
  return items === undefined || Object.keys(items).length === 0
}

function checkNumber(schema: Schema): Check {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, multipleOf } = schema
  const isInteger = schema.type === 'integer'
  return (value, faults) => {
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= minimum &&
      value <= maximum &&
      value > exclusiveMinimum &&
      (!isInteger || Number.isInteger(value)) &&
      (multipleOf === undefined || value % multipleOf === 0)
    if (!fits) reportWrong(schema, value, faults)
  }
}

function checkString(schema: Schema, formats: Formats): Check {
  const { minLength = 0, maxLength = Infinity } = schema
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  const format = schema.format === undefined ? undefined : formats[schema.format]
  return (value, faults) => {
    if (typeof value !== 'string') {
      reportWrong(schema, value, faults)
      return
    }
    const unstorable = unstorableIn(value)
    if (unstorable !== undefined) {
      faults.report(unstorable)
      return
    }
    if (value.length < minLength || (value.length > maxLength && characterCount(value) > maxLength)) {
      faults.report(`must be ${allowed({ ...schema, noun: undefined })}; received ${characterCount(value)} characters`)
      return
    }
    if (pattern?.test(value) === false) {
      reportWrong(schema, value, faults)
      return
    }
    const detail = format?.(value)
    if (detail !== undefined) faults.report(detail)
  }
}

/** Says what in `text` no database can hold: PostgreSQL refuses NUL, and half a surrogate pair has no UTF-8. */
export function unstorableIn(text: string): string | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0) return `must not contain the character U+0000; received one at position ${nul}`
  if (!text.isWellFormed()) return `must be well-formed Unicode; received half a surrogate pair in ${quoted(text)}`
  return undefined
}

/** Characters as Unicode and JSON Schema count them: a surrogate pair is one. */
export function characterCount(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index)
    // Only well-formed text comes here, so that a leading half is followed by its other.
    if (unit >= 0xd800 && unit <= 0xdbff) count -= 1
  }
  return count
}

/** Takes the branch that the value's type allows; of several kinds of object, the one that its `type` names. */
function checkUnion(schema: Schema, branches: readonly Schema[], formats: Formats): Check {
  const byType = new Map<string, Check>()
  const tagged = new Map<unknown, Check>()
  for (const branch of branches.flatMap(flattened)) {
    const check = checkOf(branch, formats)
    const tag = tagOf(branch)
    if (tag === undefined) byType.set(branch.type ?? '', check)
    else tagged.set(tag, check)
  }
  if (tagged.size > 0) byType.set('object', checkTagged(tagged))
  return (value, faults) => {
    const check = byType.get(typeOf(value))
    if (check) check(value, faults)
    else reportWrong(schema, value, faults)
  }
}

function checkTagged(checks: ReadonlyMap<unknown, Check>): Check {
  return (value, faults) => {
    const tag = isObject(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined
    const check = checks.get(tag)
    if (check) check(value, faults)
    else faults.reportAt('type', `must be one of ${list([...checks.keys()])}; received ${received(tag)}`)
  }
}

/** The type of `value` in the words of JSON Schema. */
function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
