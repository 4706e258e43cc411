import { quoted } from './received.ts'

/** What a picture's `src` names. */
export type NamedSource =
  { readonly kind: 'asset'; readonly assetId: string } | { readonly kind: 'builtin'; readonly name: string }

const ASSET = /^asset:(ast_[0-9A-Za-z]{1,64})$/
const BUILTIN = /^builtin:([a-z0-9][a-z0-9-]{0,63})$/

const ALLOWED = '"asset:ast_…" (an uploaded image) or "builtin:<name>"'

/** Reads `src`; undefined where it is of a form that this version does not support. Whether the picture exists is not asked. */
export function readSource(src: string): NamedSource | undefined {
  const assetId = ASSET.exec(src)?.[1]
  if (assetId !== undefined) return { kind: 'asset', assetId }
  const name = BUILTIN.exec(src)?.[1]
  return name === undefined ? undefined : { kind: 'builtin', name }
}

/** What is wrong with the form of `src`, or undefined. */
export function checkSource(src: string): string | undefined {
  if (readSource(src)) return undefined
  if (/^https:/i.test(src)) {
    return `must be ${ALLOWED}: pictures from https addresses are not supported by this version yet, upload the image as an asset; received ${quoted(src)}`
  }
  return `must be ${ALLOWED}; received ${quoted(src)}`
}
