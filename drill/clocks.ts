import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The clock of a process, which can be set while it runs. */
export interface ProcessClock {
  readonly env: Readonly<Record<string, string>>
  /** Sets it `seconds` ahead of the machine's clock, or behind it. */
  set(seconds: number): Promise<void>
}

/** Returns the path of libfaketime (Debian: apt-get install libfaketime), or undefined if it is not installed. */
export async function findFaketime(): Promise<string | undefined> {
  for (const folder of await readdir('/usr/lib').catch(() => [])) {
    const path = join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1')
    const isInstalled = await access(path).then(
      () => true,
      () => false,
    )
    if (isInstalled) return path
  }
  return undefined
}

/** `file` will contain the offset. */
export async function createClock(library: string, file: string, seconds: number): Promise<ProcessClock> {
  const set = (offset: number): Promise<void> => writeFile(file, `${offset < 0 ? '' : '+'}${offset}s\n`)
  await set(seconds)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Timers use the monotonic clock, which no machine sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}
