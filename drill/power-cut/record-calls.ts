import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Every call that changes files, or makes changes durable. */
const CALLS = [
  ...['open', 'openat', 'creat', 'write', 'writev', 'pwrite64', 'pwritev', 'pwritev2', 'ftruncate', 'truncate'],
  ...['fsync', 'fdatasync', 'sync_file_range', 'rename', 'renameat', 'renameat2', 'unlink', 'unlinkat', 'rmdir'],
  ...['mkdir', 'mkdirat', 'link', 'linkat', 'fallocate', 'copy_file_range', 'sendfile', 'io_uring_enter'],
]

const MAX_BYTES_OF_A_CALL = 64 * 1024 * 1024

export async function hasStrace(): Promise<boolean> {
  return promisify(execFile)('strace', ['-o', '/dev/null', 'true']).then(
    () => true,
    () => false,
  )
}

/** Returns the command that runs another and records its calls, with their data, in `file`. */
export function recordingCommand(file: string): string[] {
  // -D: the process is our child, not that of strace, so that it can be killed directly.
  const form = ['-D', '-f', '--seccomp-bpf', '-ttt', '-T', '-xx', '-y', '-s', String(MAX_BYTES_OF_A_CALL)]
  return ['strace', ...form, '-e', `trace=${CALLS.join(',')}`, '-e', 'signal=none', '-o', file]
}

/** Resolves once strace, which outlives the process, has written everything and ended. */
export async function recordingEnd(file: string): Promise<void> {
  while (await isRecording(file)) await sleep(100)
}

async function isRecording(file: string): Promise<boolean> {
  for (const pid of await readdir('/proc')) {
    // A process may end while its folder is read.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.startsWith('strace\0') && command.includes(file)) return true
  }
  return false
}
