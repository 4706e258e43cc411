import type { Command } from 'commander'
import { operate } from './operate.ts'

export function addMigrate(platen: Command): void {
  platen
    .command('migrate')
    .description('Migrate the database to the latest version; `serve` does this automatically')
    .action(migrate)
}

const CREATE = { create: true } as const

/** Migrations also run on every start; this lets a deployment run them before `serve`. */
function migrate(): Promise<void> {
  return operate(({ migrations }) => {
    const ran = migrations.length === 0 ? '' : `Ran ${migrations.join(', ')}. `
    process.stdout.write(`${ran}Database is up to date.\n`)
  }, CREATE)
}
