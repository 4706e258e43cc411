import type { Command } from 'commander'
import { readConfig } from '../config/read-config.ts'
import { SetupError } from '../failure.ts'
import type { BackupManifest } from '../service/backup/backup-format.ts'
import { createPhaseReport } from './phase-report.ts'
import { megabytes } from './megabytes.ts'
import { plural } from './plural.ts'

export function addBackup(platen: Command): void {
  platen
    .command('backup')
    .description('Write a backup of the database and the files; the server can be running')
    .argument('<file>', 'New file, for example platen-2027-01-31.tar')
    .option('--verify', 'Check an existing backup instead of writing one')
    .action((file: string, { verify }: { verify?: true }) => (verify ? check(file) : write(file)))
}

const PHASES = { files: 'Copying files', rows: 'Copying rows' } as const

async function write(file: string): Promise<void> {
  const config = readConfig(process.env)
  const { backUp } = await import('../installation/backup-operations.ts')
  const abort = new AbortController()
  // The backup removes its incomplete file.
  const stop = (): void => abort.abort(new SetupError('Interrupted; no backup was written.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const report = createPhaseReport(process.stderr)
  const { path, manifest, hasSecret } = await backUp(config, file, {
    onProgress: ({ phase, done, total }) => report.update(PHASES[phase], { done, total }),
    signal: abort.signal,
  }).finally(() => report.end())
  process.stdout.write(`Wrote ${path}: ${summary(manifest)}.\n`)
  process.stdout.write(
    hasSecret
      ? 'It contains the signing secret, like the database: store it safely.\n'
      : 'It does not contain PLATEN_SECRET: keep a copy of your settings.\n',
  )
  if (manifest.missing.length === 0) return
  process.stderr.write(
    `Files that the database refers to and that do not exist (${manifest.missing.length}):\n${manifest.missing.map((missing) => `  ${missing}\n`).join('')}`,
  )
  process.exitCode = 1
}

async function check(file: string): Promise<void> {
  const { checkBackup } = await import('../installation/backup-operations.ts')
  const report = createPhaseReport(process.stderr)
  const manifest = await checkBackup(file, (read, total) =>
    report.update('Checking', { done: megabytes(read), total: megabytes(total), unit: 'MB' }),
  ).finally(() => report.end())
  const missing = manifest.missing.length === 0 ? '' : ` Files missing when it was written: ${manifest.missing.length}.`
  process.stdout.write(`${file} is complete and intact: ${summary(manifest)}.${missing}\n`)
}

function summary({ tables, files, takenAt, engine, platen }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const from = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const time = new Date(takenAt).toISOString()
  return `${plural(rows, 'row')} and ${plural(files.count, 'file')} (${megabytes(files.bytes)} MB), as of ${time}, from ${from} and Platen ${platen}`
}
