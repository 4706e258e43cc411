import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

/** A virtual screen for browsers that need one, and its keyboard. */
export interface Screen {
  readonly display: string
  /** Composes é with the input method of the system. `windows` is the class of the browser's windows. */
  readonly composeLetter: (windows: string) => Promise<void>
  /** Media types on the clipboard. */
  readonly copiedTypes: () => Promise<readonly string[]>
  readonly stop: () => void
}

export async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  const display = `:${number.toString().trim()}`
  const run = async (program: string, ...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(program, args, { env: { ...process.env, DISPLAY: display } })).stdout
  // A layout with keys for accents.
  await run('setxkbmap', 'us', '-variant', 'intl')
  return {
    display,
    composeLetter: async (windows) => {
      await run('xdotool', 'search', '--onlyvisible', '--class', windows, 'windowfocus')
      await run('xdotool', 'key', '--delay', '100', 'dead_acute', 'e')
    },
    copiedTypes: async () => (await run('xclip', '-selection', 'clipboard', '-target', 'TARGETS', '-out')).split('\n'),
    stop: () => void server.kill(),
  }
}
