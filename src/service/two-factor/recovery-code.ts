import { hash } from 'node:crypto'

const CODES = 10
const CHARACTERS = 16
/** Without i, l, o and u, which are easily confused; `normalized` accepts the first three. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns ten codes such as `4f7k-9qtx-0zb2-hw3m`, of 80 random bits each. */
export function newRecoveryCodes(randomBytes: (count: number) => Uint8Array): string[] {
  return Array.from({ length: CODES }, () => {
    const text = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte & 31] ?? '').join('')
    return text.match(/.{4}/g)?.join('-') ?? ''
  })
}

/** Needs no slow hash: 80 random bits cannot be guessed, even by someone who has a copy of the database. */
export function hashRecoveryCode(accountId: string, code: string): string {
  return hash('sha256', `${accountId}\n${normalized(code)}`)
}

function normalized(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0')
}
