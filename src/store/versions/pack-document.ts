import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

const deflateText = promisify<Uint8Array, Uint8Array>(deflate)
const inflateText = promisify<Uint8Array, Uint8Array>(inflate)

export interface PackedDocument {
  /** Of the text, in hexadecimal. */
  readonly sha256: string
  /** Deflated, in Base64: text is the only type that both engines and backups share. */
  readonly document: string
}

/** Deflates on another thread. */
export async function packDocument(documentJson: string): Promise<PackedDocument> {
  const bytes = new TextEncoder().encode(documentJson)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, document: Buffer.from(await deflateText(bytes)).toString('base64') }
}

export async function unpackDocument(document: string): Promise<string> {
  return new TextDecoder().decode(await inflateText(Buffer.from(document, 'base64')))
}
