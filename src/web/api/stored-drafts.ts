/** Earlier versions of the app stored drafts of content in this browser, one list per account. */
const PREFIX = 'platen-drafts:'

export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
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
