import type { Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import { createPhaseReport } from './phase-report.ts'

export function addMigrateStore(platen: Command): void {
  platen
    .command('migrate-store')
    .description('Copy the database to another one, such as from SQLite to PostgreSQL; files stay where they are')
    .requiredOption('--from <place>', 'Data folder of a stopped server, or URL of its PostgreSQL database (required)')
    .requiredOption('--to <place>', 'URL of an empty PostgreSQL database, or an empty data folder (required)')
    .action(run)
}

const PHASES = { copying: 'Copying rows', verifying: 'Comparing rows' } as const

async function run({ from, to }: { from: string; to: string }): Promise<void> {
  const config = readConfig(process.env)
  const { migrateStore } = await import('../installation/store-migration.ts')
  const report = createPhaseReport(process.stderr)
  const copied = await migrateStore(config, {
    from,
    to,
    onProgress: ({ phase, rows, total }) => report.update(PHASES[phase], { done: rows, total }),
  }).finally(() => report.end())
  const resumed = copied.resumedRows === 0 ? '' : `, ${copied.resumedRows} of them before the interruption`
  const migrated = copied.migrations.length === 0 ? '' : ` Ran ${copied.migrations.join(', ')}.`
  const setting = 'databaseUrl' in copied.to ? 'DATABASE_URL' : 'PLATEN_DATA_DIR'
  process.stdout.write(
    `Copied ${copied.rows} rows in ${copied.tables.size} tables${resumed}. Their checksums are equal.${migrated}\n` +
      `Start the server with ${setting} set to the new database. ${
        setting === 'DATABASE_URL'
          ? 'Keep PLATEN_DATA_DIR: the files stay in the data folder.'
          : 'Move the folder "files" of the old data folder there.'
      }\n`,
  )
}
