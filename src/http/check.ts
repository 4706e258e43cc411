import { type DataValidationCxt } from 'ajv/dist/types/index.js'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type TObject, Type } from 'typebox'
import { allowedNames } from '../document/nearest-name.ts'
import { characterCount } from '../document/check-schema.ts'
import { received } from '../document/received.ts'
import { type Issue } from '../failure.ts'
import { isEmail } from '../service/email-address.ts'
import { holdsKey, KEY_IN_URL } from './key-in-url.ts'
import { type Described, describeFormat, describeSchema } from './describe-schema.ts'

/** Says everything that is wrong with a value; an empty list where nothing is. May trim texts and turn texts into numbers in place. */
export type Check = (value: unknown) => Issue[]

/** The two ways to read what clients send: a body strictly, a query with its texts read as the numbers they stand for. */
export interface Checks {
  body(schema: TObject): Check
  query(schema: TObject): Check
}

/** Of a path that takes no query parameters. */
export const NO_QUERY = Type.Object({}, { additionalProperties: false })

/** Of fields, and of items in a list: more faults than that cost more to tell apart than they help. */
const MAX_CHECKED = 200

/** Compilers of checks. They keep what they compiled, so make them once. */
export function createChecks(): Checks {
  const ajv = createAjv()
  return {
    body: (schema) => {
      const validate = ajv.compile(schema)
      return (value) => faultsOf(validate, shortened(value, schema), 'body')
    },
    query: (schema) => {
      const validate = ajv.compile(schema)
      const integers = Object.entries(schema.properties).flatMap(([name, { type }]: [string, Described]) =>
        type === 'integer' ? [name] : [],
      )
      return (value) => {
        readIntegers(value as Record<string, unknown>, integers)
        return faultsOf(validate, value, 'query')
      }
    },
  }
}

/** Only what people write as a whole number: Ajv's own reading would take `1e1`, `0x10` and ` 5` too. */
function readIntegers(query: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const text = query[name]
    if (typeof text === 'string' && /^(?:\d+|-[1-9]\d*)$/.test(text)) query[name] = Number(text)
  }
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, removeAdditional: false, allowUnionTypes: true })
  ajv.addFormat('text', isPlainText)
  // As `text`, and never told back.
  ajv.addFormat('password', isPlainText)
  ajv.addFormat('email', isEmail)
  ajv.addKeyword({
    keyword: 'x-trim',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    // Lengths are of what is kept, so the spaces go before they are measured.
    before: 'maxLength',
    compile: () => (text: string, at?: DataValidationCxt) => {
      if (at) trimIn(at, text)
      return true
    },
  })
  return ajv
}

function trimIn(at: DataValidationCxt, text: string): void {
  const parent = at.parentData as Record<string | number, unknown>
  parent[at.parentDataProperty] = text.trim()
}

/** PostgreSQL takes no NUL, and half of a surrogate pair cannot be written as UTF-8. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/** `body` without what would only make more faults of the same kind; itself where there is nothing of it. */
function shortened(body: unknown, { properties }: TObject): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = Object.entries(body)
  const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > MAX_CHECKED
  if (fields.length <= MAX_CHECKED && !fields.some(([, value]) => isLong(value))) return body
  const checked = fields.filter(([name], index) => index < MAX_CHECKED || Object.hasOwn(properties, name))
  return Object.fromEntries(checked.map(([name, value]) => [name, isLong(value) ? value.slice(0, MAX_CHECKED) : value]))
}

type Place = 'body' | 'query'

function faultsOf(validate: ValidateFunction, value: unknown, place: Place): Issue[] {
  if (validate(value)) return []
  const issues = new Map<string, Issue>()
  for (const error of validate.errors ?? []) {
    const issue = explain(error, place)
    // One value may break several rules, and its text names them all.
    if (!issues.has(issue.pointer)) issues.set(issue.pointer, issue)
  }
  return [...issues.values()]
}

function explain(error: ErrorObject, place: Place): Issue {
  const parent = (error.parentSchema ?? {}) as Described
  const at = place === 'query' ? `query${error.instancePath}` : error.instancePath
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty)
    return {
      pointer: `${at}/${escaped(name)}`,
      detail: `is missing; it must be ${describeSchema(parent.properties?.[name] ?? {})}`,
    }
  }
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params.additionalProperty)
    const value = (error.data as Readonly<Record<string, unknown>>)[name]
    const hint =
      place === 'query' && holdsKey(`${name}=${String(value)}`)
        ? KEY_IN_URL
        : `is not known; ${allowedFor(name, parent, place)}`
    return { pointer: `${at}/${escaped(name)}`, detail: hint }
  }
  if (error.keyword === 'minProperties')
    return { pointer: at, detail: `holds nothing; ${allowedFor('', parent, place)}` }
  if (at === '') return { pointer: at, detail: `must be a JSON object; received ${received(error.data)}` }
  if (error.keyword === 'format' && parent.format !== 'email')
    return { pointer: at, detail: describeFormat(parent.format) }
  return { pointer: at, detail: `must be ${describeSchema(parent)}; received ${receivedFor(parent, error.data)}` }
}

function receivedFor({ format }: Described, value: unknown): string {
  return format === 'password' && typeof value === 'string' ? `${characterCount(value)} characters` : received(value)
}

/** `given` is the name that is not known. */
function allowedFor(given: string, { properties = {} }: Described, place: Place): string {
  const names = Object.keys(properties)
  if (names.length > 0) return allowedNames(given, names)
  return place === 'query' ? 'this path takes no query parameters' : 'no fields are allowed here'
}

function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')
}
