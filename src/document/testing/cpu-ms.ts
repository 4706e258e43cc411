/** CPU time, because wall time depends on the load of the machine. */
export function cpuMs(work: () => unknown): number {
  const started = process.cpuUsage()
  work()
  return process.cpuUsage(started).user / 1_000
}
