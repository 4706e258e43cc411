import { quoted } from './received.ts'

export type NamedSource =
  | { readonly kind: 'asset'; readonly assetId: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'remote'; readonly url: string }

const ASSET = /^asset:(ast_[0-9A-Za-z]{1,64})$/
const BUILTIN = /^builtin:([a-z0-9][a-z0-9-]{0,63})$/

/** Takes linear time. Rejects a user or a password, which would be stored and shown with the document. */
const REMOTE = /^https:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu

const ALLOWED = '"asset:ast_…" (an uploaded image), an https URL, or "builtin:<name>"'

/** Returns undefined for an unsupported form. Does not check that the image exists. */
export function readSource(src: string): NamedSource | undefined {
  const assetId = ASSET.exec(src)?.[1]
  if (assetId !== undefined) return { kind: 'asset', assetId }
  const name = BUILTIN.exec(src)?.[1]
  if (name !== undefined) return { kind: 'builtin', name }
  return REMOTE.test(src) ? { kind: 'remote', url: src } : undefined
}

export function checkSource(src: string): string | undefined {
  return readSource(src) ? undefined : `must be ${ALLOWED}; received ${quoted(src)}`
}
