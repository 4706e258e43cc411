import { command } from './command.ts'
import { operate } from './operate.ts'

export const migrate = command({
  meta: { name: 'migrate', description: 'Bring the store to the newest version; `serve` does so by itself' },
  args: {},
  // Whatever opens the store migrates it; this command does nothing else, so that a deployment can do it first.
  run: () =>
    operate(async (operator) => {
      await Promise.resolve()
      process.stdout.write(`The store is at version ${operator.storeVersion}.\n`)
    }),
})
