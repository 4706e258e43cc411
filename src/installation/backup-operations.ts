import { access, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import project from '../../package.json' with { type: 'json' }
import type { Config } from '../config/config.ts'
import { findSigningSecret } from '../files/signing-secret.ts'
import { filesPlaceOf, openFiles } from './open-files.ts'
import { locationOf, requireStore, storeNameOf } from './open-store.ts'
import type { BackupManifest, BackupProgress } from '../service/backup/backup-format.ts'
import { restoreBackup, type RestoreProgress, type RestoreReport } from '../service/backup/restore-backup.ts'
import { verifyBackup } from '../service/backup/verify-backup.ts'
import { writeBackup } from '../service/backup/write-backup.ts'
import { explainingStart } from './start-failure.ts'
import { openCopySource } from '../store/copy/copy-source.ts'
import { openCopyTarget } from '../store/copy/copy-target.ts'

export interface WrittenBackup {
  readonly path: string
  readonly manifest: BackupManifest
  /** Whether the secret in use is in the backup, since it is not a setting. */
  readonly hasSecret: boolean
}

interface BackUpOptions {
  readonly onProgress: (progress: BackupProgress) => void
  readonly signal: AbortSignal
}

/** Backs up the database and the files that the settings name. Does not migrate the database. */
export async function backUp(config: Config, file: string, options: BackUpOptions): Promise<WrittenBackup> {
  const path = resolve(file)
  await requireStore(config)
  const source = await explainingStart(config, () => openCopySource(locationOf(config)))
  try {
    const manifest = await writeBackup(path, {
      ...options,
      source,
      secret: await findSigningSecret(config.files.dataFolder),
      files: await openFiles(config),
      version: project.version,
      now: () => Date.now(),
    })
    return { path, manifest, hasSecret: config.files.secret === undefined }
  } finally {
    await source.close()
  }
}

/** @throws SetupError unless the backup is complete and intact */
export function checkBackup(file: string, onRead: (read: number, total: number) => void): Promise<BackupManifest> {
  return verifyBackup(resolve(file), onRead)
}

/** Restores into the database and the file store that the settings name, which must be empty. */
export async function restore(
  config: Config,
  file: string,
  onProgress: (progress: RestoreProgress) => void,
): Promise<RestoreReport> {
  const { dataFolder } = config.files
  // Outside of what explains errors of the target.
  await access(resolve(file))
  return explainingStart(config, async () => {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const target = openCopyTarget(locationOf(config))
    try {
      return await restoreBackup(resolve(file), {
        target,
        files: await openFiles(config),
        places: { database: storeNameOf(locationOf(config)), files: filesPlaceOf(config) },
        now: () => Date.now(),
        onProgress,
      })
    } finally {
      await target.close()
    }
  })
}
