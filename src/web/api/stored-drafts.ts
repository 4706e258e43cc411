/* Drafts of content are stored in this browser: one list per account, latest first. Signing out deletes all lists. */

const PREFIX = 'platen-drafts:'
const MAX_DRAFTS = 20

type Drafts = readonly (readonly [subject: string, draft: unknown])[]

/** Returns the stored draft, which an older version of the app may have written. */
export function readDraft(account: string, subject: string): unknown {
  return parseDrafts(read(account)).find(([stored]) => stored === subject)?.[1]
}

/** Stores a draft; `undefined` deletes it. */
export function storeDraft(account: string, subject: string, draft: unknown): void {
  const drafts = withDraft(parseDrafts(read(account)), subject, draft)
  try {
    if (drafts.length === 0) localStorage.removeItem(PREFIX + account)
    else localStorage.setItem(PREFIX + account, JSON.stringify(drafts))
  } catch {
    // Storage is unavailable or full: the draft lasts as long as the page.
  }
}

export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}

function read(account: string): string {
  try {
    return localStorage.getItem(PREFIX + account) ?? ''
  } catch {
    return ''
  }
}

/** Names the IndexedDB database with an account's unsaved designs. Signing out does not delete it. */
export function designDraftsName(account: string): string {
  return `platen-designs:${account}`
}

export function deleteDesignDrafts(account: string): void {
  try {
    indexedDB.deleteDatabase(designDraftsName(account))
  } catch {
    // Storage is unavailable.
  }
}

export function parseDrafts(text: string): Drafts {
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

export function withDraft(drafts: Drafts, subject: string, draft: unknown): Drafts {
  const others = drafts.filter(([stored]) => stored !== subject)
  return draft === undefined ? others : [[subject, draft] as const, ...others].slice(0, MAX_DRAFTS)
}
