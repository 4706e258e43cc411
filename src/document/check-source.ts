import { quoted } from './received.ts'

export type NamedSource =
  { readonly kind: 'asset'; readonly assetId: string } | { readonly kind: 'builtin'; readonly name: string }

const ASSET = /^asset:(ast_[0-9A-Za-z]{1,64})$/
const BUILTIN = /^builtin:([a-z0-9][a-z0-9-]{0,63})$/

const ALLOWED = '"asset:ast_…" (an uploaded image) or "builtin:<name>"'

/** Returns undefined for an unsupported form. Does not check that the image exists. */
export function readSource(src: string): NamedSource | undefined {
  const assetId = ASSET.exec(src)?.[1]
  if (assetId !== undefined) return { kind: 'asset', assetId }
  const name = BUILTIN.exec(src)?.[1]
  return name === undefined ? undefined : { kind: 'builtin', name }
}

export function checkSource(src: string): string | undefined {
  if (readSource(src)) return undefined
  if (/^https:/i.test(src)) {
    return `must be ${ALLOWED}; images from URLs are not supported yet, upload the image to /api/assets; received ${quoted(src)}`
  }
  return `must be ${ALLOWED}; received ${quoted(src)}`
}
