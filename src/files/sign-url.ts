import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '../failure.ts'

export interface Signing {
  /** Milliseconds since 1970. Absent: the URL is good for as long as the file is there. */
  readonly expiresAt?: number
}

/** Makes and checks addresses that are a right in themselves: whoever has one may fetch that file, until it expires. */
export interface UrlSigner {
  /** `path` with its signature as a query. The path is one as a URL has it, percent-encoded. */
  sign(path: string, signing?: Signing): string
  /**
   * The path of a signed `pathAndQuery`, percent-encoded as it was signed.
   *
   * @throws `not_found` where the signature is not ours, `link_expired` where its time is over at `now`
   */
  verify(pathAndQuery: string, now: number): string
}

const MIN_SECRET = 32

/** HMAC-SHA256 over the path and its end. Whoever knows `secret` can make addresses for every file. */
export function createUrlSigner(secret: string): UrlSigner {
  if (secret.length < MIN_SECRET) throw new TypeError(`a signing secret must have at least ${MIN_SECRET} characters`)

  // Neither part can hold a line break, so no two addresses give the same text.
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`platen-file-url\n${path}\n${expires}`).digest()

  return {
    sign(path, { expiresAt } = {}) {
      // Rounded up: an address never ends before it was said to.
      const expires = expiresAt === undefined ? '' : String(Math.ceil(expiresAt / 1000))
      const signature = signatureOf(path, expires).toString('base64url')
      return expires === '' ? `${path}?signature=${signature}` : `${path}?expires=${expires}&signature=${signature}`
    },

    verify(pathAndQuery, now) {
      const [, path = '', expires = '', given = ''] = SIGNED.exec(pathAndQuery) ?? []
      // Compared as text: several texts decode to the same bytes, and only the one that was signed is valid.
      const wanted = Buffer.from(signatureOf(path, expires).toString('base64url'))
      const isValid = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted)
      if (!isValid) throw noFile()
      if (expires !== '' && now >= Number(expires) * 1000) throw new Failure('link_expired', {})
      return path
    },
  }
}

/** The only form of a signed URL: nothing may be added, repeated, reordered or percent-encoded in its query. */
const SIGNED = /^([^?]*)\?(?:expires=(\d+)&)?signature=([\w-]+)$/

/** The same whether the address is not ours or its file is gone: neither tells of a file to somebody who has no right to it. */
export function noFile(): Failure {
  const reason =
    'this address is not valid, or no longer valid. Read the export, or whatever it came with, again for a new one'
  return new Failure('not_found', { resource: 'file', reason })
}
