import { Failure, isFailure } from '../failure.ts'
import { InvalidSettings } from '../settings.ts'

/** The command was called in a way that cannot be meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs `action`. What was to be expected is told in words, with status 1; the rest keeps its stack, since it is a defect. */
export async function reportFailure(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error)}\n`)
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message
  if (error instanceof InvalidSettings) return `Platen cannot start with these settings:\n${bullets(error.faults)}`
  if (isFailure(error, 'invalid_input')) {
    return `This is not as it must be:\n${bullets(error.details.issues.map(({ pointer, detail }) => `${pointer}: ${detail}`))}`
  }
  if (isFailure(error, 'account_exists')) return `There is an account of ${error.details.email} already.`
  if (isFailure(error, 'plan_unknown')) {
    return `There is no plan "${error.details.plan}". Plans: ${error.details.allowed.join(', ')}.`
  }
  if (isFailure(error, 'not_found')) return `There is no such ${error.details.resource}.`
  // Nothing but the database can be out of reach on the command line.
  if (isFailure(error, 'overloaded')) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return `The database cannot be reached${reason}: is it running, and is DATABASE_URL right?`
  }
  if (error instanceof Failure) return `${(error as Failure).code}: ${reasonOf((error as Failure).details)}`
  if (isSystemError(error)) return systemReason(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function reasonOf(details: object): string {
  return 'reason' in details ? String(details.reason) : JSON.stringify(details)
}

function systemReason(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `The port is taken by another program (${error.message}). Choose one with PORT.`
  return error.message
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n')
}
