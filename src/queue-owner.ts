/** Guest work runs after all other work of its owner and has a lower limit. */
export type WorkClass = 'own' | 'guest'

export interface Work {
  readonly owner: string
  readonly workClass?: WorkClass
  /** Counts toward the limits, for example the size in memory. Defaults to 1. */
  readonly weight?: number
  /** Removes the work while it waits. Has no effect once it runs. */
  readonly signal?: AbortSignal | undefined
}

export interface Entry {
  readonly work: Work
  readonly workClass: WorkClass
  readonly start: () => void
  readonly drop: (reason: Error) => void
}

export interface Owner {
  readonly waiting: Record<WorkClass, Entry[]>
  running: number
  usedMs: number
}

export function waitingOf({ waiting }: Owner): number {
  return weightOf(waiting.own) + weightOf(waiting.guest)
}

export function weightOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { work: { weight = 1 } }) => sum + weight, 0)
}

export function lastOf({ waiting }: Owner): Entry | undefined {
  return waiting.guest.at(-1) ?? waiting.own.at(-1)
}

export function isIdle({ running, waiting }: Owner): boolean {
  return running === 0 && waiting.own.length + waiting.guest.length === 0
}

export function remove(entries: Entry[], entry: Entry): void {
  const index = entries.indexOf(entry)
  if (index >= 0) entries.splice(index, 1)
}
