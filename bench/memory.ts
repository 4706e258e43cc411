import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process and its children in MiB, on Linux. Pages that they share count once. */
export function residentMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children].reduce((sum, process) => sum + processMb(process), 0)
}

/** Returns the resident memory of one process without its children, in MiB. */
export function processMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    // A render process may have been replaced in the meantime.
    return 0
  }
}
