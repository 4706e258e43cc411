import { createHash } from 'node:crypto'

export type IdPrefix = 'des' | 'exp' | 'tpl' | 'ast' | 'key' | 'acc' | 'ses' | 'inv' | 'aud' | 'eml' | 'fol'

/** Crockford's alphabet: without the ambiguous i, l, o and u; in ASCII order, so that IDs sort by time. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_CHARACTERS = 10
/** IDs of one millisecond sort by creation too, such as the entries of the audit log for one request. */
const SEQUENCE_CHARACTERS = 2
const RANDOM_CHARACTERS = 14

export type NewId = (prefix: IdPrefix) => string

interface IdSources {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

/** Creates IDs such as `des_01jqrs…`: a prefix, the time in milliseconds, the number within it and 70 random bits. */
export function createNewId({ now, randomBytes }: IdSources): NewId {
  let last = { time: -1, count: 0 }
  return (prefix) => {
    const time = now()
    last = { time, count: time === last.time ? last.count + 1 : 0 }
    const sorted = `${numberText(time, TIME_CHARACTERS)}${numberText(last.count, SEQUENCE_CHARACTERS)}`
    return `${prefix}_${sorted}${randomText(randomBytes(RANDOM_CHARACTERS))}`
  }
}

/** Returns an ID of the time of `id`, the same for the same `id`, `index` and `seed`. IDs sort by `index`. */
export function derivedId(id: string, { index, seed }: { readonly index: number; readonly seed: string }): string {
  const digest = createHash('sha256').update(`${id}\n${index}\n${seed}`).digest()
  const time = id.slice(0, id.indexOf('_') + 1 + TIME_CHARACTERS)
  return `${time}${numberText(index, SEQUENCE_CHARACTERS)}${randomText(digest.subarray(0, RANDOM_CHARACTERS))}`
}

/** Returns the last digits of a whole number. */
function numberText(number: number, characters: number): string {
  let text = ''
  for (let rest = number; text.length < characters; rest = Math.floor(rest / 32)) {
    text = `${ALPHABET[rest % 32] ?? ''}${text}`
  }
  return text
}

function randomText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte & 31] ?? '').join('')
}
