/** The processor's time that `work` takes, in ms: what the clock says depends on who else is at work on the machine. */
export function cpuMs(work: () => unknown): number {
  const started = process.cpuUsage()
  work()
  return process.cpuUsage(started).user / 1_000
}
