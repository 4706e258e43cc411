import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '../failure.ts'

export interface Signing {
  /** Unix time in milliseconds. Omitted for a URL that does not expire. */
  readonly expiresAt?: number
}

/** Anyone with the URL can download the file until it expires. */
export interface UrlSigner {
  /** Percent-encodes `path`. */
  sign(path: string, signing?: Signing): string
  /** @throws `not_found` for a bad signature, `link_expired` */
  verify(pathAndQuery: string, now: number): string
}

const MIN_SECRET_LENGTH = 32

/** HMAC-SHA256. Anyone who knows `secret` can create URLs for every file. */
export function createUrlSigner(secret: string): UrlSigner {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new TypeError(`a signing secret must have at least ${MIN_SECRET_LENGTH} characters`)

  // Neither part can contain a line break, so the signed text is unambiguous.
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`platen-file-url\n${path}\n${expires}`).digest()

  return {
    sign(path, { expiresAt } = {}) {
      // Rounded up, so that a URL never expires before `expiresAt`.
      const expires = expiresAt === undefined ? '' : String(Math.ceil(expiresAt / 1000))
      const signature = signatureOf(path, expires).toString('base64url')
      return expires === '' ? `${path}?signature=${signature}` : `${path}?expires=${expires}&signature=${signature}`
    },

    verify(pathAndQuery, now) {
      const [, path = '', expires = '', signature = ''] = SIGNED.exec(pathAndQuery) ?? []
      // Compared as text: several texts decode to the same bytes, and only the signed one is valid.
      const expected = Buffer.from(signatureOf(path, expires).toString('base64url'))
      const isValid = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected)
      if (!isValid) throw fileNotFound()
      if (expires !== '' && now >= Number(expires) * 1000) throw new Failure('link_expired', {})
      return path
    },
  }
}

/** Nothing in the query may be added, repeated, reordered or percent-encoded. */
const SIGNED = /^([^?]*)\?(?:expires=(\d+)&)?signature=([\w-]+)$/

/** For invalid URLs and missing files alike, so that it does not reveal which files exist. */
export function fileNotFound(): Failure {
  const reason = 'this URL is invalid or no longer valid. Fetch the export or asset again for a new one'
  return new Failure('not_found', { resource: 'file', reason })
}
