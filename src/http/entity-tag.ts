import { hash } from 'node:crypto'
import { type Expected } from '../service/designs.ts'

/** A tag for these very bytes. */
export function tagOf(body: string | Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

/** Whether `If-None-Match` names `etag`, compared weakly, as RFC 9110 asks. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return tagsIn(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag)
}

/**
 * The revisions that `If-Match` names; undefined where it is absent or `*`, which any revision meets. Tags that no design has,
 * weak ones among them, name none: what then follows is `stale_revision`. A bare number is taken for the tag it is meant to be.
 */
export function revisionsIn(ifMatch: string | undefined): Expected | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const revisions = tagsIn(ifMatch).flatMap((tag) => {
    const digits = /^"?(\d{1,15})"?$/.exec(tag)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
  return { revisions, received: ifMatch.slice(0, 200) }
}

function tagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"|[^\s,"]+/g) ?? []
}
