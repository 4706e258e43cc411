import { type Cause, type Fault, type Journal, nowMs } from '../journal.ts'

/** Records the time of a fault: `work` causes it and ends it. */
export async function runFault(
  journal: Journal,
  fault: { readonly name: string; readonly cause: Cause },
  work: () => Promise<void>,
): Promise<Fault> {
  const begun = journal.begin(fault)
  try {
    await work()
  } finally {
    begun.toMs = nowMs()
  }
  return begun
}
