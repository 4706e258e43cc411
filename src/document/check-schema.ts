import { checkNumber, checkString, checkThat, type Check, type Formats, reportInvalid } from './check-value.ts'
import { describeSchema } from './describe-schema.ts'
import { invalidPropertyName, invalidValue, required, unknownName } from './issue-wording.ts'
import { flattened, literals, tagOf, tupleItems, type Schema } from './schema.ts'

/** Compiles a check. AJV would report every branch of a union, not say what it received, and generate code. */
export function checkOf(schema: Schema, formats: Formats): Check {
  const values = literals(schema)
  if (values) return checkThat((value) => values.includes(value), schema)
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
      return checkThat((value) => typeof value === 'boolean', schema)
    case 'null':
      return checkThat((value) => value === null, schema)
    default:
      return () => undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
