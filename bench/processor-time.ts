import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * Returns the processor time of a process and its running children in milliseconds, on Linux, in steps of 10 ms. Unlike
 * elapsed time, it does not include the time that other processes take. Threads that have ended count.
 */
export function cpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user, system] = [Number(fields[11]), Number(fields[12])]
    return children.reduce((sum, child) => sum + cpuMs(Number(child)), (user + system) * TICK_MS)
  } catch {
    // The process has ended in the meantime.
    return 0
  }
}
