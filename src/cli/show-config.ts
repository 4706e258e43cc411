import type { Command } from 'commander'
import { listSettings } from '../config/read-config.ts'
import { table } from './print-table.ts'

export function addConfig(platen: Command): void {
  platen
    .command('config')
    .description('Print the effective configuration (secrets hidden)')
    .action(() => {
      const rows = listSettings(process.env).map(({ name, value, isSet }) => [name, value, isSet ? 'set' : 'default'])
      process.stdout.write(`${table(['VARIABLE', 'VALUE', 'SOURCE'], rows)}\n`)
    })
}
