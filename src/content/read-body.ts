import { isObject } from '../document/check-schema.ts'
import { mustBe } from '../document/issue-wording.ts'
import { received } from '../document/received.ts'
import { Failure } from '../failure.ts'
import { readJson } from './read-json.ts'
import { LARGE } from './large-json.ts'

const LARGE_FIELDS: readonly string[] = ['document', 'data']

export interface ReadBody {
  readonly fields: unknown
  /** Names of the omitted fields, which are objects. */
  readonly large: readonly string[]
}

/** Omits large `document` and `data` objects. @throws `malformed_json`; `invalid_input`, also for other large fields */
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
    if (!LARGE_FIELDS.includes(name)) {
      otherCharacters += name.length + length
      if (length > longest.length) longest = { name, length }
    } else if (length > LARGE) {
      if (!isObject(value)) throw invalidInput(`/${name}`, mustBe('an object', received(value)))
      large.push(name)
      continue
    }
    fields.push([name, value])
  }
  if (otherCharacters > LARGE) {
    const pointer = `/${longest.name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`
    const names = LARGE_FIELDS.map((name) => `\`${name}\``).join(' and ')
    const rule = `fields other than ${names} can have up to ${LARGE} characters in total`
    throw invalidInput(pointer, `is too long; ${rule}; received ${otherCharacters}`)
  }
  return { fields: Object.fromEntries(fields), large }
}

function invalidInput(pointer: string, detail: string): Failure {
  return new Failure('invalid_input', { issues: [{ pointer, detail }] })
}
