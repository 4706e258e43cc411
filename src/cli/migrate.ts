import { command } from './command.ts'
import { operate } from './operate.ts'

export const migrate = command({
  meta: { name: 'migrate', description: 'Bring the store to the newest version; `serve` does so by itself' },
  args: {},
  // Whatever opens the store migrates it; this command does nothing else, so that a deployment can do it first.
  run: () =>
    operate(({ migrations }) => {
      const done = migrations.length === 0 ? 'Nothing to do' : `Ran ${migrations.join(', ')}`
      process.stdout.write(`${done}: the store is at the newest version.\n`)
    }),
})
