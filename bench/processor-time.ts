import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

const NS_PER_MS = 1_000_000

/**
 * Returns the processor time of a process and its running children in milliseconds, on Linux, in steps of 10 ms. Unlike
 * elapsed time, it does not include the time that other processes take. Threads that have ended count.
 */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user, system] = [Number(fields[11]), Number(fields[12])]
    return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), (user + system) * TICK_MS)
  } catch {
    // The process has ended in the meantime.
    return 0
  }
}

/** Processor time in milliseconds by the ID of the thread. */
export type ThreadTimes = ReadonlyMap<number, number>

/**
 * Reads the processor time of all running threads of a process and its children, on Linux. Unlike `cpuMs`, it is exact
 * to a microsecond: steps of 10 ms would be as long as a render.
 */
export function threadTimes(pid: number): ThreadTimes {
  try {
    const own = readdirSync(`/proc/${pid}/task`)
      .map(Number)
      .flatMap((thread) => timeOf(pid, thread))
    return new Map([...own, ...childrenOf(pid).flatMap((child) => [...threadTimes(child)])])
  } catch {
    // The process has ended in the meantime.
    return new Map()
  }
}

/** Returns the milliseconds that a process and its children took since `before`, without threads that have ended. */
export function cpuMsSince(before: ThreadTimes, pid: number): number {
  return [...threadTimes(pid)].reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0)
}

function timeOf(pid: number, thread: number): [thread: number, ms: number][] {
  try {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return [[thread, Number(ns) / NS_PER_MS]]
  } catch {
    // The thread has ended in the meantime.
    return []
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
