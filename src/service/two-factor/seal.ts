import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** Encrypts and authenticates text, with a key that is derived from a secret for one purpose. */
export interface Seal {
  /** `context` is not stored: `open` needs the same, so that a sealed text can't be used for another account. */
  seal(text: string, context: string): string
  /** Returns undefined if the text was not sealed with this secret, purpose and context. */
  open(sealed: string, context: string): string | undefined
}

export interface SealSources {
  readonly secret: string
  readonly randomBytes: (count: number) => Uint8Array
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Threats: a stolen database that lacks the secret, and a cookie that is changed or reused for another purpose. */
export function createSeal({ secret, purpose, randomBytes }: SealSources & { readonly purpose: string }): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `platen-${purpose}`, KEY_BYTES))
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context)).setAuthTag(rest.subarray(0, TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
