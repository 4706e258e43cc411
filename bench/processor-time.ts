import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the processor time of the running threads of a process and its children in milliseconds, on Linux. Unlike
 * elapsed time, it does not include the time that other processes take.
 */
export function cpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => threadMs(pid, thread))
    return sum(threads) + sum(children.map((child) => cpuMs(Number(child))))
  } catch {
    // The process has ended in the meantime.
    return 0
  }
}

function threadMs(pid: number, thread: string): number {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
