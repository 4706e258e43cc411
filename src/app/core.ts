import { randomUUID } from 'node:crypto'
import { type Logger } from 'pino'
import { type BuiltinPictures, openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { createImageReader, type ImageReaderOf } from '../assets/read-images.ts'
import project from '../../package.json' with { type: 'json' }
import { type Config } from '../config.ts'
import { createExportSignals, type ExportSignals } from '../exports/export-signals.ts'
import { type FileStore } from '../files/file-store.ts'
import { loadSigningSecret } from '../files/signing-secret.ts'
import { openFiles } from '../open-files.ts'
import { openMigratedStore, type Sources, systemSources } from '../operator.ts'
import { createAssetReader } from '../service/assets/read-asset.ts'
import { explainingStart } from '../start-failure.ts'
import { type Store } from '../store/store.ts'
import type { Tracer } from '../tracing/tracer.ts'

/** What servers and workers have in common: the store, the files, and what reads them. */
export interface Core {
  readonly sources: Sources
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  readonly files: FileStore
  /** Signs file URLs and links. The same in all processes of the store. */
  readonly secret: string
  /** Unique to this run of the process. */
  readonly instanceId: string
  readonly pictures: BuiltinPictures
  readonly imageReaderOf: ImageReaderOf
  readonly signals: ExportSignals
  readonly tracer: Tracer | undefined
  readonly onError: (error: unknown) => void
}

/** Opens and migrates the store. Closes it if `start` fails. @throws {SetupError} for what only an admin can correct */
export async function withCore<Started>(
  config: Config,
  log: Logger,
  start: (core: Core) => Promise<Started>,
): Promise<Started> {
  const sources = systemSources()
  const { store } = await openMigratedStore(config, sources.now)
  try {
    return await start(await openCore(config, { log, sources, store }))
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openCore(
  config: Config,
  { log, sources, store }: { readonly log: Logger; readonly sources: Sources; readonly store: Store },
): Promise<Core> {
  const instanceId = randomUUID()
  const { dataFolder } = config.files
  const { secret, files } = await explainingStart(config, async () => {
    await store.beginRun(instanceId)
    return {
      secret: config.files.secret ?? (await loadSigningSecret(dataFolder, randomUUID)),
      files: await openFiles(config, (text) => log.warn(text)),
    }
  })
  // Imported only if needed.
  const tracer =
    config.tracing &&
    (await import('../tracing/otlp-tracer.ts')).openOtlpTracer({
      ...{ ...config.tracing, instanceId, log },
      version: project.version,
    })
  const pictures = openBuiltinPictures()
  const readAsset = createAssetReader({ store, files })
  return {
    sources,
    config,
    log,
    store,
    files,
    secret,
    instanceId,
    pictures,
    imageReaderOf: createImageReader({ readAsset, readBuiltin: (name) => pictures.read(name) }),
    signals: createExportSignals(store.notifier),
    tracer,
    onError: (err) => log.warn({ err }, 'background task failed'),
  }
}

export async function closeCore({ tracer, store }: Core): Promise<void> {
  await tracer?.close()
  await store.close()
}
