import { type Config, readConfig } from '../config.ts'
import { Failure, isFailure, type Issue } from '../failure.ts'
import type { OpenOperator } from '../operator.ts'
import { newStoreNotice } from './same-place.ts'

/** Opens the store of the settings for one piece of the operator's work, and closes it whatever happens. */
export async function operate(work: (operator: OpenOperator, config: Config) => Promise<void> | void): Promise<void> {
  const config = readConfig(process.env)
  const { openOperator } = await import('../operator.ts')
  const operator = await openOperator(config)
  if (operator.isNew) process.stderr.write(`${newStoreNotice(config)}\n`)
  try {
    await work(operator, config)
  } catch (error) {
    throw isFailure(error, 'invalid_input')
      ? new Failure('invalid_input', { issues: error.details.issues.map(asOption) }, error)
      : error
  } finally {
    await operator.close()
  }
}

/** What a service calls `/email`, since it may come in a body, came here as the option `email`. */
function asOption({ pointer, detail }: Issue): Issue {
  return { pointer: pointer.replace(/^\//, ''), detail }
}
