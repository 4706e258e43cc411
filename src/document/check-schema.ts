import type { IssueList } from './issue-list.ts'
import {
  describeSchema,
  invalidPropertyName,
  invalidValue,
  mustBe,
  ofLength,
  required,
  unknownName,
} from './issue-wording.ts'
import { quoted } from './received.ts'
import { flattened, literals, tagOf, tupleItems, type Schema } from './schema.ts'

/** Reports every issue of `value`, the current position of `issues`. Never throws. */
export type Check = (value: unknown, issues: IssueList) => void

/** Checks by the name of a `format`. Each returns the issue's detail, or undefined for a valid string. */
export type Formats = Readonly<Record<string, (text: string) => string | undefined>>

/** Compiles a check. AJV would report every branch of a union, not say what it received, and generate code. */
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
      return (value, issues) => {
        if (typeof value !== 'boolean') reportInvalid(schema, value, issues)
      }
    case 'null':
      return (value, issues) => {
        if (value !== null) reportInvalid(schema, value, issues)
      }
    default:
      return () => undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function reportInvalid(schema: Schema, value: unknown, issues: IssueList): void {
  issues.report(invalidValue(schema, value))
}

function checkLiteral(schema: Schema, values: readonly unknown[]): Check {
  return (value, issues) => {
    if (!values.includes(value)) reportInvalid(schema, value, issues)
  }
}

function checkObject(schema: Schema, formats: Formats): Check {
  const checks = new Map(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [key, checkOf(property, formats)]),
  )
  const requiredKeys = schema.required ?? []
  return (value, issues) => {
    if (!isObject(value)) {
      reportInvalid(schema, value, issues)
      return
    }
    for (const key of Object.keys(value)) {
      if (issues.full) return
      const check = checks.get(key)
      issues.enter(key)
      if (check) check(value[key], issues)
      else issues.report(unknownName('property', key, [...checks.keys()]))
      issues.leave()
    }
    for (const key of requiredKeys) {
      if (!Object.hasOwn(value, key)) issues.reportAt(key, required(describeSchema(schema.properties?.[key] ?? {})))
    }
  }
}

function checkRecord(schema: Schema, formats: Formats): Check {
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, property]) => [new RegExp(pattern), checkOf(property, formats)] as const,
  )
  const max = schema.maxProperties ?? Infinity
  return (value, issues) => {
    if (!isObject(value)) {
      reportInvalid(schema, value, issues)
      return
    }
    const keys = Object.keys(value)
    if (keys.length > max) {
      issues.report(`must have at most ${max} properties; received ${keys.length}`)
      return
    }
    for (const key of keys) {
      const check = patterns.find(([pattern]) => pattern.test(key))?.[1]
      issues.enter(key)
      if (check) check(value[key], issues)
      else issues.report(invalidPropertyName(schema, key))
      issues.leave()
    }
  }
}

function checkArray(schema: Schema, formats: Formats): Check {
  const tuple = tupleItems(schema)
  const [min, max] = tuple ? [tuple.length, tuple.length] : [schema.minItems ?? 0, schema.maxItems ?? Infinity]
  const itemChecks = tuple?.map((item) => checkOf(item, formats))
  // Items of any type are checked elsewhere. Skipping them matters: a sparse array may have 2^32 holes.
  const everyItem = tuple || isAny(schema.items) ? undefined : checkOf(schema.items as Schema, formats)
  return (value, issues) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      reportInvalid(schema, value, issues)
      return
    }
    if (!itemChecks && !everyItem) return
    for (let index = 0; index < value.length && !issues.full; index += 1) {
      issues.enter(index)
      ;(itemChecks?.[index] ?? everyItem)?.(value[index], issues)
      issues.leave()
    }
  }
}

function isAny(items: Schema['items']): boolean {
  return items === undefined || Object.keys(items).length === 0
}

function checkNumber(schema: Schema): Check {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, multipleOf } = schema
  const isInteger = schema.type === 'integer'
  return (value, issues) => {
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= minimum &&
      value <= maximum &&
      value > exclusiveMinimum &&
      (!isInteger || Number.isInteger(value)) &&
      (multipleOf === undefined || value % multipleOf === 0)
    if (!fits) reportInvalid(schema, value, issues)
  }
}

function checkString(schema: Schema, formats: Formats): Check {
  const { minLength = 0, maxLength = Infinity } = schema
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  const format = schema.format === undefined ? undefined : formats[schema.format]
  return (value, issues) => {
    if (typeof value !== 'string') {
      reportInvalid(schema, value, issues)
      return
    }
    const unstorable = unstorableIn(value)
    if (unstorable !== undefined) {
      issues.report(unstorable)
      return
    }
    if (value.length < minLength || (value.length > maxLength && characterCount(value) > maxLength)) {
      issues.report(
        mustBe(
          `a string${ofLength(schema.minLength, schema.maxLength, 'character')}`,
          `${characterCount(value)} characters`,
        ),
      )
      return
    }
    if (pattern?.test(value) === false) {
      reportInvalid(schema, value, issues)
      return
    }
    const detail = format?.(value)
    if (detail !== undefined) issues.report(detail)
  }
}

/** PostgreSQL rejects NUL, and an unpaired surrogate has no UTF-8. */
export function unstorableIn(text: string): string | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0) return `must not contain U+0000; found at position ${nul}`
  if (!text.isWellFormed()) return `must be well-formed Unicode; received an unpaired surrogate in ${quoted(text)}`
  return undefined
}

/** Counts a surrogate pair as one, like JSON Schema. `text` must be well-formed. */
export function characterCount(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff) count -= 1
  }
  return count
}

/** Checks only the branch that matches the value's type, or for objects its `type`. */
function checkUnion(schema: Schema, branches: readonly Schema[], formats: Formats): Check {
  const byType = new Map<Schema['type'], Check>()
  const tagged = new Map<unknown, Check>()
  for (const branch of branches.flatMap(flattened)) {
    const check = checkOf(branch, formats)
    const tag = tagOf(branch)
    if (tag === undefined) byType.set(branch.type ?? '', check)
    else tagged.set(tag, check)
  }
  if (tagged.size > 0) byType.set('object', checkTagged(tagged))
  return (value, issues) => {
    const check = byType.get(typeOf(value))
    if (check) check(value, issues)
    else reportInvalid(schema, value, issues)
  }
}

function checkTagged(checks: ReadonlyMap<unknown, Check>): Check {
  return (value, issues) => {
    const tag = isObject(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined
    const check = checks.get(tag)
    if (check) check(value, issues)
    else issues.reportAt('type', invalidValue({ enum: [...checks.keys()] }, tag))
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
