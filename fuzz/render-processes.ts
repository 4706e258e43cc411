import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const MIB = 1024
const TICKS_PER_SECOND = 100

export interface ProcessUse {
  readonly pid: number
  readonly cpuSeconds: number
  readonly residentMb: number
  /** The most since the last `forgetPeaks`. */
  readonly peakMb: number
}

/** Returns what the child processes of this one use. Empty except on Linux. */
export function childProcesses(): ProcessUse[] {
  return readProcesses().flatMap((pid) => useOf(pid) ?? [])
}

/** Starts the measurement of the largest resident memory again. */
export function forgetPeaks(): void {
  for (const { pid } of childProcesses()) {
    try {
      // Source: proc(5), clear_refs.
      writeFileSync(`/proc/${pid}/clear_refs`, '5')
    } catch {
      // It has ended, or the kernel does not allow this: the peak is then that of its whole life.
    }
  }
}

function readProcesses(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function useOf(pid: number): ProcessUse | undefined {
  try {
    // The name in parentheses may contain spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    if (stat[1] !== process.pid) return undefined
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const kib = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return {
      pid,
      cpuSeconds: ((stat[11] ?? 0) + (stat[12] ?? 0)) / TICKS_PER_SECOND,
      residentMb: kib('VmRSS') / MIB,
      peakMb: kib('VmHWM') / MIB,
    }
  } catch {
    return undefined
  }
}
