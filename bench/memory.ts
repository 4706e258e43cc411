import { readFileSync } from 'node:fs'

/** Resident memory with children, on Linux. Shared pages, such as the code of Node and Skia, count once. */
export function residentMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children].reduce((sum, process) => sum + processMb(process), 0)
}

/** Resident memory of one process without its children, in MiB. */
export function processMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    // A render process that was replaced in the meantime.
    return 0
  }
}
