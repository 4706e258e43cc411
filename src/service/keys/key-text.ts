import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const KEY_PREFIX = 'pl_'
const RANDOM_CHARACTERS = 40
const CHECK_CHARACTERS = 6
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FORM = /^pl_[0-9A-Za-z]{46}$/

/** Creates a key: `pl_`, 40 random characters (238 bits) and a checksum of 6. */
export function newKeyText(randomBytes: (count: number) => Uint8Array): string {
  let random = ''
  while (random.length < RANDOM_CHARACTERS) {
    for (const byte of randomBytes(RANDOM_CHARACTERS)) {
      // 248 is 4 × 62: larger bytes would make the first letters more likely.
      if (byte < 248 && random.length < RANDOM_CHARACTERS) random += BASE62[byte % 62] ?? ''
    }
  }
  return `${KEY_PREFIX}${random}${checkOf(random)}`
}

/** Checks form and checksum, which detects typos, and leaked keys in code, without a database. */
export function isKeyText(text: string): boolean {
  return FORM.test(text) && text.slice(-CHECK_CHARACTERS) === checkOf(text.slice(KEY_PREFIX.length, -CHECK_CHARACTERS))
}

/** Needs no salt or slow hash: 238 random bits cannot be guessed. */
export function hashKeyText(text: string): string {
  return hash('sha256', text)
}

/** CRC32 of the random part, in base 62, with leading zeros. */
function checkOf(random: string): string {
  let text = ''
  for (let rest = crc32(random); text.length < CHECK_CHARACTERS; rest = Math.floor(rest / 62)) {
    text = `${BASE62[rest % 62] ?? ''}${text}`
  }
  return text
}
