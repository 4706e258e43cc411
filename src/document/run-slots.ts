interface Runs {
  readonly slot?: string
  readonly runs?: readonly { readonly slot?: string }[]
}

/** Names of the slots of runs, without the slot of their element. */
export function runSlots({ slot, runs = [] }: Runs): string[] {
  return runs.flatMap((run) => (run.slot === undefined || run.slot === slot ? [] : [run.slot]))
}

/** Whether a run is marked with the slot of its element. A string then fills that run instead of the whole text. */
export function marksRun({ slot, runs = [] }: Runs): boolean {
  return slot !== undefined && runs.some((run) => run.slot === slot)
}
