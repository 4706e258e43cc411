import { type OpenOperator, openOperator } from '../operator.ts'
import { readConfig } from '../config.ts'

/** Opens the store of the settings for one piece of the operator's work, and closes it whatever happens. */
export async function operate(work: (operator: OpenOperator) => Promise<void> | void): Promise<void> {
  const operator = await openOperator(readConfig(process.env))
  try {
    await work(operator)
  } finally {
    await operator.close()
  }
}
