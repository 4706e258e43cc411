/*
 * What somebody has begun to fill in, kept by this browser until it is done: a list for each account, the latest first. Whoever signs out
 * takes it along.
 */

const PREFIX = 'platen-drafts:'
/** So that what nobody comes back to does not fill the browser. */
const MOST = 20

/** What was begun, by what it was begun for: the id of a template or a design. */
type Drafts = readonly (readonly [subject: string, draft: unknown])[]

/** The draft as it was kept, which may be years old; undefined where there is none. */
export function keptDraft(account: string, subject: string): unknown {
  return draftsIn(read(account)).find(([known]) => known === subject)?.[1]
}

/** Keeps `draft`, which is JSON; forgets it where it is undefined. */
export function keepDraft(account: string, subject: string, draft: unknown): void {
  const drafts = withDraft(draftsIn(read(account)), subject, draft)
  try {
    if (drafts.length === 0) localStorage.removeItem(PREFIX + account)
    else localStorage.setItem(PREFIX + account, JSON.stringify(drafts))
  } catch {
    // A browser that keeps nothing, or is full, has it for as long as the page stands.
  }
}

/** Forgets everybody's: the next who sits here must not find them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function read(account: string): string {
  try {
    return localStorage.getItem(PREFIX + account) ?? ''
  } catch {
    return ''
  }
}

/** What was kept; none where it cannot be read. */
export function draftsIn(text: string): Drafts {
  try {
    const drafts: unknown = JSON.parse(text)
    if (!Array.isArray(drafts)) return []
    return drafts.flatMap((entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], entry[1]] as const] : [],
    )
  } catch {
    return []
  }
}

/** `drafts` with this one at their front, the oldest gone where there are too many. */
export function withDraft(drafts: Drafts, subject: string, draft: unknown): Drafts {
  const others = drafts.filter(([known]) => known !== subject)
  return draft === undefined ? others : [[subject, draft] as const, ...others].slice(0, MOST)
}
