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

/** @throws `malformed_json`; `invalid_input`, also for other large fields */
export function readBody({ bytes }: { readonly bytes: Uint8Array }): ReadBody {
  const body = readJson(bytes)
  if (bytes.length <= LARGE || body === undefined) return { fields: body, large: [] }
  if (!isObject(body)) throw refused('', mustBe('an object', received(body)))
  const large: string[] = []
  const fields: [string, unknown][] = []
  let others = 0
  let longest = { name: '', length: 0 }
  for (const [name, value] of Object.entries(body)) {
    const { length } = JSON.stringify(value)
    if (!LARGE_FIELDS.includes(name)) {
      others += name.length + length
      if (length > longest.length) longest = { name, length }
    } else if (length > LARGE) {
      if (!isObject(value)) throw refused(`/${name}`, mustBe('an object', received(value)))
      large.push(name)
      continue
    }
    fields.push([name, value])
  }
  if (others > LARGE) {
    const pointer = `/${longest.name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`
    const names = LARGE_FIELDS.map((name) => `\`${name}\``).join(' and ')
    throw refused(
      pointer,
      `is too long; fields other than ${names} can have up to ${LARGE} characters in total; received ${others}`,
    )
  }
  return { fields: Object.fromEntries(fields), large }
}

function refused(pointer: string, detail: string): Failure {
  return new Failure('invalid_input', { issues: [{ pointer, detail }] })
}
