import type { shortEdits } from '../../../../edit/short-edits.ts'

let loaded: typeof shortEdits | undefined

/** Rejects if it cannot be loaded. */
export async function loadShortEdits(): Promise<void> {
  loaded = (await import('../../../../edit/short-edits.ts')).shortEdits
}

/** Like `shortEdits`. Undefined until it is loaded, since a page that closes cannot wait for it. */
export function lateEdits(...[before, after]: Parameters<typeof shortEdits>): ReturnType<typeof shortEdits> {
  return loaded?.(before, after)
}
