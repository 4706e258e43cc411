import { hash } from 'node:crypto'
import { received } from '../document/received.ts'
import { Failure } from '../failure.ts'
import { type Expected } from '../service/designs.ts'

/** A bare number is one too: many leave the quotes away. */
const REVISION_TAG = /(?:W\/)?"[^"]*"|\d+/g

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
 * weak ones among them, name none: what then follows is `stale_revision`.
 *
 * @throws `invalid_input` where it holds what is no tag
 */
export function revisionsIn(ifMatch: string | undefined): Expected | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const tags = ifMatch.match(REVISION_TAG) ?? []
  if (tags.length === 0 || !/^[\s,]*$/.test(ifMatch.replace(REVISION_TAG, ''))) {
    const detail = `must be the ETag of the design, such as "3" in its quotes, or several parted by commas, or *; received ${received(ifMatch)}`
    throw new Failure('invalid_input', { issues: [{ pointer: 'header/If-Match', detail }] })
  }
  const revisions = tags.flatMap((tag) => {
    const digits = /^"?(\d{1,15})"?$/.exec(tag)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
  return { revisions, received: ifMatch.slice(0, 200) }
}

function tagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"|[^\s,"]+/g) ?? []
}
