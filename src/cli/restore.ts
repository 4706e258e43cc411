import type { Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import { PLATEN, withDataLocation } from '../installation/operator-command.ts'
import { megabytes } from './megabytes.ts'
import { createPhaseReport } from './phase-report.ts'
import { plural } from './plural.ts'

export function addRestore(platen: Command): void {
  platen
    .command('restore')
    .description('Restore a backup into an empty data folder and database')
    .argument('<file>', `File that ${PLATEN} backup wrote`)
    .action(run)
}

const PHASES = { checking: 'Checking', restoring: 'Restoring' } as const

async function run(file: string): Promise<void> {
  const config = readConfig(process.env)
  const { restore } = await import('../installation/backup-operations.ts')
  const report = createPhaseReport(process.stderr)
  const { manifest, hasSecret, migrations } = await restore(config, file, ({ phase, readBytes, totalBytes }) =>
    report.update(PHASES[phase], { done: megabytes(readBytes), total: megabytes(totalBytes), unit: 'MB' }),
  ).finally(() => report.end())
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const migrated = migrations.length === 0 ? '' : ` Ran ${migrations.join(', ')}.`
  process.stdout.write(
    `Restored ${plural(rows, 'row')} and ${plural(manifest.files.count, 'file')}, as of ${new Date(manifest.takenAt).toISOString()}.${migrated}\n`,
  )
  if (!hasSecret && config.files.secret === undefined) {
    process.stdout.write(
      'The backup has no signing secret: set PLATEN_SECRET as on the old server, or its links stop working.\n',
    )
  }
  if (manifest.missing.length > 0) {
    process.stderr.write(`Files missing when the backup was written: ${manifest.missing.length}.\n`)
  }
  process.stdout.write(`To start the server: ${withDataLocation(`${PLATEN} start`, config)}\n`)
}
