import { type DataValidateFunction, type DataValidationCxt } from 'ajv/dist/types/index.js'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type TObject, Type } from 'typebox'
import { listNames, unknownName } from '../../document/issue-wording.ts'
import { characterCount, checkOf } from '../../document/check-schema.ts'
import { IssueList } from '../../document/issue-list.ts'
import { FORMATS } from '../../document/formats.ts'
import { Paint } from '../../document/paint.ts'
import { received } from '../../document/received.ts'
import { type Issue } from '../../failure.ts'
import { isEmail } from '../../service/accounts/email-address.ts'
import { holdsKey, KEY_IN_URL } from '../admit/key-in-url.ts'
import { type Described, describeFormat, describeSchema } from '../describe/describe-schema.ts'

/** Returns all issues of a value. May trim strings and parse integers in place. */
export type Check = (value: unknown) => Issue[]

/** Compiles checks of bodies, and of queries, whose integers are parsed first. */
export interface Checks {
  body(schema: TObject): Check
  query(schema: TObject): Check
}

export const NO_QUERY = Type.Object({}, { additionalProperties: false })

/** Fields, and items of an array, that are checked. More issues would cost more than they help. */
const MAX_CHECKED = 200

/** Creates the compilers. They cache what they compile, so create them once. */
export function createChecks(): Checks {
  const ajv = createAjv()
  return {
    body: (schema) => {
      const validate = ajv.compile(schema)
      return (value) => issuesOf(validate, shortened(value, schema), 'body')
    },
    query: (schema) => {
      const validate = ajv.compile(schema)
      const integers = Object.entries(schema.properties).flatMap(([name, { type }]: [string, Described]) =>
        type === 'integer' ? [name] : [],
      )
      return (value) => {
        readIntegers(value as Record<string, unknown>, integers)
        return issuesOf(validate, value, 'query')
      }
    },
  }
}

/** Parses plain integers only: Ajv's own coercion would accept `1e1`, `0x10` and ` 5`. */
function readIntegers(query: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const text = query[name]
    if (typeof text === 'string' && /^(?:\d+|-[1-9]\d*)$/.test(text)) query[name] = Number(text)
  }
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, removeAdditional: false, allowUnionTypes: true })
  ajv.addFormat('text', isPlainText)
  // Like `text`, but never echoed in an issue.
  ajv.addFormat('password', isPlainText)
  ajv.addFormat('email', isEmail)
  ajv.addKeyword({
    keyword: 'x-trim',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    // Lengths are those of the trimmed string.
    before: 'maxLength',
    compile: () => (text: string, at?: DataValidationCxt) => {
      if (at) trimIn(at, text)
      return true
    },
  })
  ajv.addKeyword({ keyword: 'x-paint', schemaType: 'boolean', errors: 'full', compile: () => checkPaintIn })
  return ajv
}

const checkPaint = checkOf(Paint, FORMATS)

/** Checks a paint by the rules of the document, whose issues are more precise than those of a union in JSON Schema. */
const checkPaintIn: DataValidateFunction = (value: unknown, at) => {
  const faults = new IssueList(at?.instancePath ?? '')
  checkPaint(value, faults)
  checkPaintIn.errors = faults.list.map((issue) => ({ keyword: 'x-paint', params: { issue } }))
  return faults.isEmpty
}

function trimIn(at: DataValidationCxt, text: string): void {
  const parent = at.parentData as Record<string | number, unknown>
  parent[at.parentDataProperty] = text.trim()
}

/** PostgreSQL rejects NUL, and an unpaired surrogate cannot be encoded as UTF-8. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/** Cuts long arrays and unknown fields beyond 200, which would only produce more issues of the same kind. */
function shortened(body: unknown, { properties }: TObject): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = Object.entries(body)
  const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > MAX_CHECKED
  if (fields.length <= MAX_CHECKED && !fields.some(([, value]) => isLong(value))) return body
  const checked = fields.filter(([name], index) => index < MAX_CHECKED || Object.hasOwn(properties, name))
  return Object.fromEntries(checked.map(([name, value]) => [name, isLong(value) ? value.slice(0, MAX_CHECKED) : value]))
}

type Place = 'body' | 'query'

function issuesOf(validate: ValidateFunction, value: unknown, place: Place): Issue[] {
  if (validate(value)) return []
  const issues = new Map<string, Issue>()
  for (const error of validate.errors ?? []) {
    const issue = explain(error, place)
    // One value may violate several rules, and the first detail describes them all.
    if (!issues.has(issue.pointer)) issues.set(issue.pointer, issue)
  }
  return [...issues.values()]
}

function explain(error: ErrorObject, place: Place): Issue {
  const parent = (error.parentSchema ?? {}) as Described
  const at = place === 'query' ? `query${error.instancePath}` : error.instancePath
  if (error.keyword === 'x-paint') return error.params.issue as Issue
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty)
    return {
      pointer: `${at}/${escaped(name)}`,
      detail: `is required; expected ${describeSchema(parent.properties?.[name] ?? {})}`,
    }
  }
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params.additionalProperty)
    const value = (error.data as Readonly<Record<string, unknown>>)[name]
    const hint =
      place === 'query' && holdsKey(`${name}=${String(value)}`) ? KEY_IN_URL : unknownFor(name, parent, place)
    return { pointer: `${at}/${escaped(name)}`, detail: hint }
  }
  if (error.keyword === 'minProperties')
    return { pointer: at, detail: `must not be empty; expected ${listNames(Object.keys(parent.properties ?? {}))}` }
  if (at === '') return { pointer: at, detail: `must be a JSON object; received ${received(error.data)}` }
  if (error.keyword === 'format' && parent.format !== 'email')
    return { pointer: at, detail: describeFormat(parent.format) }
  return { pointer: at, detail: `must be ${describeSchema(parent)}; received ${receivedFor(parent, error.data)}` }
}

function receivedFor({ format }: Described, value: unknown): string {
  return format === 'password' && typeof value === 'string' ? `${characterCount(value)} characters` : received(value)
}

function unknownFor(name: string, { properties = {} }: Described, place: Place): string {
  const names = Object.keys(properties)
  if (place === 'body') return unknownName('field', name, names)
  const detail = unknownName('query parameter', name, names)
  return names.length > 0 ? detail : `${detail}; this endpoint takes no query parameters`
}

function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')
}
