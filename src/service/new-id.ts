export type IdPrefix = 'des' | 'exp' | 'tpl' | 'ast' | 'key' | 'acc' | 'ses' | 'inv' | 'aud' | 'eml'

/** Crockford's alphabet: without the ambiguous i, l, o and u; in ASCII order, so that IDs sort by time. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_CHARACTERS = 10
const RANDOM_CHARACTERS = 16

export type NewId = (prefix: IdPrefix) => string

interface IdSources {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

/** Creates IDs such as `des_01jqrs…`: a prefix, the time in milliseconds and 80 random bits. */
export function createNewId({ now, randomBytes }: IdSources): NewId {
  return (prefix) => `${prefix}_${timeText(now())}${randomText(randomBytes(RANDOM_CHARACTERS))}`
}

function timeText(time: number): string {
  let text = ''
  for (let rest = time; text.length < TIME_CHARACTERS; rest = Math.floor(rest / 32)) {
    text = `${ALPHABET[rest % 32] ?? ''}${text}`
  }
  return text
}

function randomText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte & 31] ?? '').join('')
}
