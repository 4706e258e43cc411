import { type Config, readConfig } from '../config.ts'
import { Failure, isFailure, type Issue } from '../failure.ts'
import type { OpenOperator } from '../operator.ts'

interface OperateOptions {
  /** Creates the database if there is none. Otherwise a missing one is refused: the settings point to the wrong place. */
  readonly create?: true
}

/**
 * Opens the store of the settings for one piece of the operator's work, and closes it whatever happens.
 *
 * @throws {SetupFault} if the store cannot be used, or does not exist and may not be created
 */
export async function operate(
  work: (operator: OpenOperator, config: Config) => Promise<void> | void,
  { create }: OperateOptions = {},
): Promise<void> {
  const config = readConfig(process.env)
  const { openOperator } = await import('../operator.ts')
  const operator = await openOperator(config, { create: create ?? false })
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
