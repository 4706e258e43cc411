import { spawn } from 'node:child_process'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')
const MAIN = join(PROJECT, 'src/cli/main.ts')
/** The cache of `npm run platen`, which halves the run time of a command. */
const NODE_COMPILE_CACHE = join(PROJECT, 'node_modules/.cache/platen')

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line as an administrator does, without the settings of this process. */
export async function runPlaten(
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; input?: string } = {},
): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...options.env },
    ...(options.cwd !== undefined && { cwd: options.cwd }),
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()))
  child.stdin.end(options.input ?? '')
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...output }
}
