import { CommanderError, type Command } from 'commander'
import { vi } from 'vitest'
import { createCommand } from '../../src/cli/create-command.ts'
import { reportFailure } from '../../src/cli/report-failure.ts'
import type { Ran } from './run-platen.ts'

/** Runs the command line in this process, half a second faster. Replaces global state: do not call it concurrently. */
export async function callPlaten(
  args: readonly string[],
  { env, cwd }: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Ran> {
  const output = { stdout: '', stderr: '' }
  const before = { env: process.env, cwd: process.cwd() }
  const { PATH, HOME } = process.env
  process.env = { PATH, HOME, ...env }
  if (cwd !== undefined) process.chdir(cwd)
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += text.toString()
      return true
    }),
  )
  let code = 0
  try {
    const command = createCommand()
    throwOnExit(command)
    await reportFailure(() =>
      command.parseAsync(args, { from: 'user' }).catch((error: unknown) => (code = exitCodeOf(error))),
    )
    code ||= Number(process.exitCode ?? 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.exitCode = undefined
    process.env = before.env
    process.chdir(before.cwd)
  }
  return { code, ...output }
}

/** Makes Commander throw instead of exiting the process after help or an argument error. */
function throwOnExit(command: Command): void {
  command.exitOverride()
  for (const child of command.commands) throwOnExit(child)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode
  throw error
}
