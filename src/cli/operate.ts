import type { Config } from '../config/config.ts'
import { readConfig } from '../config/read-config.ts'
import { Failure, isFailure, type Issue } from '../failure.ts'
import type { OpenOperator } from '../installation/operator.ts'
import { publicUrlOf } from './public-url.ts'

interface OperateOptions {
  /** Creates a missing database, which is an error by default because a setting is probably wrong. */
  readonly create?: true
}

/** Runs `work` with an open store, and closes it. @throws {SetupError} if the store is unusable or missing */
export async function operate(
  work: (operator: OpenOperator, config: Config) => Promise<void> | void,
  { create }: OperateOptions = {},
): Promise<void> {
  const config = readConfig(process.env)
  const { openOperator } = await import('../installation/operator.ts')
  const operator = await openOperator(config, { create: create ?? false, publicUrl: () => publicUrlOf(config) })
  try {
    await work(operator, config)
  } catch (error) {
    throw isFailure(error, 'invalid_input')
      ? new Failure('invalid_input', { issues: error.details.issues.map(withOptionName) }, error)
      : error
  } finally {
    await operator.close()
  }
}

/** Services report a JSON Pointer such as `/email`. On the command line, this is the option `email`. */
function withOptionName({ pointer, detail }: Issue): Issue {
  return { pointer: pointer.replace(/^\//, ''), detail }
}
