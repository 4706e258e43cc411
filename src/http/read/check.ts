import type { DataValidateFunction, DataValidationCxt } from 'ajv/dist/types/index.js'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type TObject, Type } from '#typebox'
import { describeSchema } from '../../document/describe-schema.ts'
import {
  duplicate,
  emptyObject,
  invalidSecret,
  invalidValue,
  mustBe,
  required,
  unknownName,
  UNSTORABLE_SECRET,
} from '../../document/issue-wording.ts'
import { checkOf } from '../../document/check-schema.ts'
import { unstorableIn } from '../../document/check-value.ts'
import { IssueList } from '../../document/issue-list.ts'
import { FORMATS } from '../../document/string-formats.ts'
import { Paint } from '../../document/paint.ts'
import { received } from '../../document/received.ts'
import type { Schema } from '../../document/schema.ts'
import type { Issue } from '../../failure.ts'
import { isEmail } from '../../service/accounts/email-address.ts'
import { holdsKey, KEY_IN_URL } from '../admit/key-in-url.ts'
import { namesOf, readIntegers, readLists } from './query-values.ts'

/** Returns all issues of a value. Trims strings and parses integers in place. */
export type Check = (value: unknown) => Issue[]

export interface Checks {
  body(schema: TObject): Check
  query(schema: TObject): Check
}

export const NO_QUERY = Type.Object({}, { additionalProperties: false })

/** Maximum number of fields, and of items of an array, that are checked. More issues would not help. */
const MAX_CHECKED = 200

/**
 * Creates the compilers of schemas. They cache compiled schemas, so create them once. A schema compiles at its first
 * use: compiling all of them would take a sixth of the startup time.
 */
export function createChecks(): Checks {
  const ajv = createAjv()
  return {
    body: (schema) => (value) => issuesOf(ajv.compile(schema), shortened(value, schema), 'body'),
    query: (schema) => {
      const integers = namesOf(schema, 'integer')
      const lists = namesOf(schema, 'array')
      return (value) => {
        readIntegers(value as Record<string, unknown>, integers)
        readLists(value as Record<string, unknown>, lists)
        return issuesOf(ajv.compile(schema), value, 'query')
      }
    },
  }
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, removeAdditional: false, allowUnionTypes: true })
  ajv.addFormat('text', isStorable)
  // Like `text`, but never echoed in an issue.
  ajv.addFormat('password', isStorable)
  ajv.addFormat('email', isEmail)
  ajv.addKeyword({
    keyword: 'x-trim',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    // Runs before the length is checked, which is that of the trimmed string.
    before: 'maxLength',
    compile: () => (text: string, at?: DataValidationCxt) => {
      if (at) trimIn(at, text)
      return true
    },
  })
  ajv.addKeyword('noun')
  ajv.addKeyword({ keyword: 'x-paint', schemaType: 'boolean', errors: 'full', compile: () => checkPaintIn })
  ajv.removeKeyword('uniqueItems')
  // Adding the keyword again makes it run after `items`, so that trimmed items are compared.
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', errors: 'full', compile: distinctItems })
  return ajv
}

const OWN_ISSUE = 'issue'

const checkPaint = checkOf(Paint, FORMATS)

/** Checks a paint as in a document: these issues are more precise than those of a union in JSON Schema. */
const checkPaintIn: DataValidateFunction = (value: unknown, at) => {
  const issues = new IssueList(at?.instancePath ?? '')
  checkPaint(value, issues)
  checkPaintIn.errors = issues.list.map(errorOf)
  return issues.isEmpty
}

/** Reports a duplicate at the array, or, in a long array, every duplicate at its own index. */
function distinctItems(_: unknown, array: object): DataValidateFunction {
  const check: DataValidateFunction = (items: readonly unknown[], at) => {
    const pointer = at?.instancePath ?? ''
    const seen = new Set<unknown>()
    const repeated = [...items.entries()].filter(([, item]) => seen.size === seen.add(item).size)
    const [first] = repeated
    if (first === undefined) return true
    const issues =
      items.length <= MAX_CHECKED
        ? [{ pointer, detail: mustBe(describeSchema(array), `${received(first[1])} twice`) }]
        : repeated.map(([index, item]) => ({ pointer: `${pointer}/${index}`, detail: duplicate(item) }))
    check.errors = issues.map(errorOf)
    return false
  }
  return check
}

function errorOf(issue: Issue): Partial<ErrorObject> {
  return { keyword: OWN_ISSUE, params: { issue } }
}

function trimIn(at: DataValidationCxt, text: string): void {
  const parent = at.parentData as Record<string | number, unknown>
  parent[at.parentDataProperty] = text.trim()
}

function isStorable(text: string): boolean {
  return unstorableIn(text) === undefined
}

/**
 * Truncates arrays that are too long and removes unknown fields beyond 200, which would only
 * produce more issues of the same kind.
 */
function shortened(body: unknown, { properties }: TObject): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = Object.entries(body)
  const cut = (name: string, value: unknown): unknown => {
    const { maxItems = 0 }: Schema = properties[name] ?? {}
    const limit = Math.max(MAX_CHECKED, maxItems + 1)
    return Array.isArray(value) && value.length > limit ? value.slice(0, limit) : value
  }
  if (fields.length <= MAX_CHECKED && fields.every(([name, value]) => cut(name, value) === value)) return body
  const checked = fields.filter(([name], index) => index < MAX_CHECKED || Object.hasOwn(properties, name))
  return Object.fromEntries(checked.map(([name, value]) => [name, cut(name, value)]))
}

/** A branch of a union for values of another type: the others, or the union, explain more. */
const OTHER_BRANCH = /\/anyOf\/\d+\/type$/

type Place = 'body' | 'query'

function issuesOf(validate: ValidateFunction, value: unknown, place: Place): Issue[] {
  if (validate(value)) return []
  const issues = new Map<string, Issue>()
  for (const error of validate.errors ?? []) {
    if (OTHER_BRANCH.test(error.schemaPath)) continue
    const issue = explain(error, place)
    // One value may violate several rules, and the detail of the first violation describes them all.
    if (!issues.has(issue.pointer)) issues.set(issue.pointer, issue)
  }
  return [...issues.values()]
}

function explain(error: ErrorObject, place: Place): Issue {
  if (error.keyword === OWN_ISSUE) return error.params.issue as Issue
  const parent = (error.parentSchema ?? {}) as Schema
  const at = place === 'query' ? `query${error.instancePath}` : error.instancePath
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty)
    return { pointer: `${at}/${escaped(name)}`, detail: required(describeSchema(parent.properties?.[name] ?? {})) }
  }
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params.additionalProperty)
    const value = (error.data as Readonly<Record<string, unknown>>)[name]
    const hint =
      place === 'query' && holdsKey(`${name}=${String(value)}`) ? KEY_IN_URL : unknownFor(name, parent, place)
    return { pointer: `${at}/${escaped(name)}`, detail: hint }
  }
  if (error.keyword === 'minProperties')
    return { pointer: at, detail: emptyObject(Object.keys(parent.properties ?? {})) }
  if (at === '') return { pointer: at, detail: mustBe('a JSON object', received(error.data)) }
  return { pointer: at, detail: describeFault(parent, error.data) }
}

function describeFault(schema: Schema, value: unknown): string {
  const unstorable = typeof value === 'string' ? unstorableIn(value) : undefined
  if (schema.format === 'password') return unstorable ? UNSTORABLE_SECRET : invalidSecret(schema, value)
  return unstorable ?? invalidValue(schema, value)
}

function unknownFor(name: string, { properties = {} }: Schema, place: Place): string {
  const names = Object.keys(properties)
  if (place === 'body') return unknownName('field', name, names)
  const detail = unknownName('query parameter', name, names)
  return names.length > 0 ? detail : `${detail}; this endpoint takes no query parameters`
}

function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')
}
