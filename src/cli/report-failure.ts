import { Failure, isFailure, type Issue, SetupFault } from '../failure.ts'
import { describeProblem, detailOf, type Fault } from '../http/problem.ts'
import { InvalidSettings } from '../settings.ts'
import { PLATEN } from '../operator-command.ts'
import { UnreadableInput } from './read-input.ts'
import { isSystemError, systemReason } from './system-reason.ts'

/** Runs `action`. What was to be expected is told in words, with status 1; the rest keeps its stack, since it is a defect. */
export async function reportFailure(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error)}\n`)
  }
}

/** What went wrong, for whoever runs the command: in words where it was to be expected, else with its stack. */
export function explain(error: unknown): string {
  if (error instanceof UnreadableInput || error instanceof SetupFault) return error.message
  if (error instanceof InvalidSettings) {
    return `Invalid settings:\n${indented(error.faults)}\nThe table in README.md tells what each of them is.`
  }
  if (isFailure(error, 'invalid_input')) return `Invalid input:\n${indented(error.details.issues.map(told))}`
  if (isFailure(error, 'account_exists')) return `There is an account of ${error.details.email} already.`
  if (isFailure(error, 'plan_unknown')) {
    return `There is no plan "${error.details.plan}". Plans: ${error.details.allowed.join(', ')}.`
  }
  if (isFailure(error, 'not_found')) {
    const { details } = error
    return `${detailOf({ code: 'not_found', details })} To list those there are: ${PLATEN} ${details.resource} list`
  }
  // Nothing but the database can be out of reach on the command line.
  if (isFailure(error, 'overloaded')) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return `The database cannot be reached${reason}: is it running, and is DATABASE_URL right?`
  }
  if (error instanceof Failure) {
    const { code, details } = error as Failure
    return `${describeProblem(code).title}: ${detailOf({ code, details } as Fault)}`
  }
  if (isSystemError(error)) return explainSystemError(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Only a design can be wrong as a whole. */
function told({ pointer, detail }: Issue): string {
  return pointer === '' ? `The design ${detail}.` : `${pointer}: ${detail}.`
}

function explainSystemError(error: NodeJS.ErrnoException): string {
  return error.path === undefined ? `${error.message}.` : `${error.path} cannot be used: ${systemReason(error)}.`
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}
