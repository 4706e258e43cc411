import { isObject } from '../document/check-schema.ts'
import { mustBe } from '../document/issue-wording.ts'
import { received } from '../document/received.ts'
import { Failure } from '../failure.ts'
import { readJson } from './read-json.ts'
import { LARGE } from './large-json.ts'

/** What these fields have to be if they are large. Other fields are never large. */
const LARGE_FIELDS: ReadonlyMap<string, { readonly is: (value: unknown) => boolean; readonly noun: string }> = new Map([
  ['document', { is: isObject, noun: 'an object' }],
  ['data', { is: isObject, noun: 'an object' }],
  ['operations', { is: Array.isArray, noun: 'an array' }],
])

export interface ReadBody {
  readonly fields: unknown
  /** Names of the omitted fields, which are objects, or for `operations` an array. */
  readonly large: readonly string[]
}

/**
 * Omits large `document`, `data` and `operations`.
 * @throws `malformed_json`; `invalid_input`, also for other large fields
 */
export function readBody({ bytes }: { readonly bytes: Uint8Array }): ReadBody {
  const body = readJson(bytes)
  if (bytes.length <= LARGE || body === undefined) return { fields: body, large: [] }
  if (!isObject(body)) throw invalidInput('', mustBe('an object', received(body)))
  const large: string[] = []
  const fields: [string, unknown][] = []
  let otherCharacters = 0
  let longest = { name: '', length: 0 }
  for (const [name, value] of Object.entries(body)) {
    const { length } = JSON.stringify(value)
    const kind = LARGE_FIELDS.get(name)
    if (!kind) {
      otherCharacters += name.length + length
      if (length > longest.length) longest = { name, length }
    } else if (length > LARGE) {
      if (!kind.is(value)) throw invalidInput(`/${name}`, mustBe(kind.noun, received(value)))
      large.push(name)
      continue
    }
    fields.push([name, value])
  }
  if (otherCharacters > LARGE) {
    const pointer = `/${longest.name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`
    const [last, ...others] = [...LARGE_FIELDS.keys()].map((name) => `\`${name}\``).reverse()
    const names = `${others.reverse().join(', ')} and ${last ?? ''}`
    const rule = `fields other than ${names} can have up to ${LARGE} characters in total`
    throw invalidInput(pointer, `is too long; ${rule}; received ${otherCharacters}`)
  }
  return { fields: Object.fromEntries(fields), large }
}

function invalidInput(pointer: string, detail: string): Failure {
  return new Failure('invalid_input', { issues: [{ pointer, detail }] })
}
