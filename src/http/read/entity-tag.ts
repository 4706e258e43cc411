import { hash } from 'node:crypto'
import { mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import { Failure } from '../../failure.ts'
import type { Expected } from '../../service/designs/design.ts'

/** Also matches a number without quotes, since many clients omit them. */
const REVISION_TAG = /(?:W\/)?"[^"]*"|\d+/g

export function tagOf(body: string | Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

/** Returns whether `If-None-Match` contains `etag`, by weak comparison, as RFC 9110 requires. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return tagsIn(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag)
}

/** Returns the revisions in `If-Match`. Undefined matches any revision. @throws `invalid_input` for invalid text */
export function revisionsIn(ifMatch: string | undefined): Expected | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const tags = ifMatch.match(REVISION_TAG) ?? []
  if (tags.length === 0 || !/^[\s,]*$/.test(ifMatch.replace(REVISION_TAG, ''))) {
    const expected = 'one or more comma-separated ETags such as "3", with the quotes, or *'
    const detail = mustBe(expected, received(ifMatch))
    throw new Failure('invalid_input', { issues: [{ pointer: 'header/If-Match', detail }] })
  }
  const revisions = tags.flatMap((tag) => {
    const digits = /^"?(\d{1,15})(?:\.\w+)?"?$/.exec(tag)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
  return { revisions, received: ifMatch.slice(0, 200) }
}

function tagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"|[^\s,"]+/g) ?? []
}
