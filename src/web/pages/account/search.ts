/** Where to go once signed in: a path of this app. */
export interface AccountSearch {
  readonly next?: string
}

/** Only paths of this app, so that no link can lead through the sign-in to a foreign page. */
export function readAccountSearch({ next }: Record<string, unknown>): AccountSearch {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {}
}
