import { Failure, isFailure, type Issue, SetupError } from '../failure.ts'
import { describeProblem, detailOf, type Fault } from '../http/answer/problem.ts'
import { InvalidSettings } from '../config/settings.ts'
import { PLATEN } from '../installation/operator-command.ts'
import { UnreadableInput } from './read-input.ts'
import { isSystemError, systemReason } from './system-reason.ts'

/** Runs `action`. If it fails, prints the error, an unexpected one with its stack, and sets exit code 1. */
export async function reportFailure(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error)}\n`)
  }
}

export function explain(error: unknown): string {
  if (error instanceof UnreadableInput || error instanceof SetupError) return error.message
  if (error instanceof InvalidSettings) {
    return `Invalid settings:\n${indented(error.messages)}\nSee the settings table in README.md.`
  }
  if (isFailure(error, 'invalid_input')) return `Invalid input:\n${indented(error.details.issues.map(formatIssue))}`
  if (isFailure(error, 'account_exists')) return `An account for ${error.details.email} already exists.`
  if (isFailure(error, 'plan_unknown')) {
    return `Unknown plan "${error.details.plan}". Plans: ${error.details.allowed.join(', ')}.`
  }
  if (isFailure(error, 'not_found')) {
    const { details } = error
    const detail = detailOf({ code: 'not_found', details })
    return details.resource === 'design' ? detail : `${detail} Run ${PLATEN} ${details.resource} list to list them.`
  }
  // On the command line, this means that the database is busy or can't be reached.
  if (isFailure(error, 'overloaded')) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return `Can’t reach the database${reason}. Check that it is running and that DATABASE_URL is correct.`
  }
  if (error instanceof Failure) {
    const { code, details } = error as Failure
    return `${describeProblem(code).title}: ${detailOf({ code, details } as Fault)}`
  }
  if (isSystemError(error)) return explainSystemError(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** An empty pointer refers to the whole value, which on the command line is always a design. */
function formatIssue({ pointer, detail }: Issue): string {
  const text = pointer === '' ? `The design ${detail}` : `${pointer}: ${detail}`
  return text.endsWith('?') ? text : `${text}.`
}

function explainSystemError(error: NodeJS.ErrnoException): string {
  return error.path === undefined ? `${error.message}.` : `Can’t use ${error.path}: ${systemReason(error)}.`
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}
