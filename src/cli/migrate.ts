import { type Command } from 'commander'
import { operate } from './operate.ts'

export function addMigrate(platen: Command): void {
  platen
    .command('migrate')
    .description('Bring the store to the newest version; `serve` does so by itself')
    .action(migrate)
}

const CREATE = { create: true } as const

/** Whatever opens the store migrates it; this does nothing else, so that a deployment can do it first. */
function migrate(): Promise<void> {
  return operate(({ migrations }) => {
    const done = migrations.length === 0 ? 'Nothing to do' : `Ran ${migrations.join(', ')}`
    process.stdout.write(`${done}: the store is at the newest version.\n`)
  }, CREATE)
}
