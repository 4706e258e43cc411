import { ownPath } from '../../api/own-path.ts'

/** `next`: the path of this app to open after sign-in. */
export interface AccountSearch {
  readonly next?: string
}

/** Leaves out a `next` that leads to another site. */
export function readAccountSearch({ next }: Record<string, unknown>): AccountSearch {
  const path = ownPath(next)
  return path === undefined ? {} : { next: path }
}
