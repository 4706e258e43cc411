/** Waits for all, so that what they use can then be closed. @throws the first error */
export async function settleAll(promises: readonly Promise<unknown>[]): Promise<void> {
  for (const settled of await Promise.allSettled(promises)) {
    if (settled.status === 'rejected') throw settled.reason
  }
}
