import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type BuiltinPictures, openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { createImageReader, type ImageReaderOf } from '../assets/read-images.ts'
import { createRemotePreviews, type PreviewRemoteImage } from '../assets/remote/preview-remote-images.ts'
import { createRemoteImages, type RemoteImages } from '../assets/remote/remote-images.ts'
import { createImageVerifier, type ImageVerifier } from '../assets/verify-image.ts'
import project from '../../package.json' with { type: 'json' }
import type { Config } from '../config/config.ts'
import { createExportSignals, type ExportSignals } from '../exports/export-signals.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFiles } from '../installation/open-files.ts'
import { openMigratedStore } from '../installation/open-store.ts'
import { type Sources, systemSources } from '../installation/system-sources.ts'
import { createAssetReader } from '../service/assets/read-asset.ts'
import { openOwnProfiles } from '../render/cmyk/open-own-profiles.ts'
import type { OwnProfile } from '../render/cmyk/own-profiles.ts'
import { explainingStart } from '../installation/start-failure.ts'
import { createPictureSignals, type PictureSignals } from '../pictures/picture-signals.ts'
import type { Store } from '../store/store.ts'
import type { Tracer } from '../tracing/tracer.ts'

/** What servers and workers have in common: the store, the files, and what reads them. */
export interface Core {
  readonly sources: Sources
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  readonly files: FileStore
  /** Unique to this run of the process. */
  readonly instanceId: string
  readonly pictures: BuiltinPictures
  readonly verifyImage: ImageVerifier
  readonly remoteImages: RemoteImages
  readonly previewRemoteImage: PreviewRemoteImage
  /** Reads images from URLs for previews: an export passes its own. */
  readonly imageReaderOf: ImageReaderOf
  readonly signals: ExportSignals
  readonly pictureSignals: PictureSignals
  readonly tracer: Tracer | undefined
  /** ICC profiles of the operator. */
  readonly colorProfiles: readonly OwnProfile[]
  readonly onError: (error: unknown) => void
  /**
   * Closes what the process has opened, the latest first, since later parts use earlier ones. Each
   * part is added when it is opened, so that a start that fails closes what is open by then.
   */
  readonly parts: AsyncDisposableStack
}

/**
 * Opens what servers and workers have in common, and closes all parts if `start` fails.
 *
 * @throws {SetupError} for what only an admin can correct
 */
export async function withCore<Started>(
  config: Config,
  log: Logger,
  start: (core: Core) => Promise<Started>,
): Promise<Started> {
  const parts = new AsyncDisposableStack()
  try {
    return await start(await openCore(config, log, parts))
  } catch (error) {
    await parts.disposeAsync().catch((err: unknown) => log.warn({ err }, 'closing failed after a failed start'))
    throw error
  }
}

async function openCore(config: Config, log: Logger, parts: AsyncDisposableStack): Promise<Core> {
  const sources = systemSources()
  const colorProfiles = await explainingStart(config, () => Promise.resolve(openOwnProfiles(config.render)))
  const { store } = await openMigratedStore(config, sources.now)
  parts.defer(() => store.close())
  const instanceId = randomUUID()
  const files = await explainingStart(config, async () => {
    await store.beginRun(instanceId)
    return openFiles(config, (text) => log.warn(text))
  })
  // Imported only if needed.
  const tracer =
    config.tracing &&
    (await import('../tracing/otlp-tracer.ts')).openOtlpTracer({
      ...{ ...config.tracing, instanceId, log },
      version: project.version,
    })
  if (tracer) parts.defer(() => tracer.close())
  const pictures = openBuiltinPictures()
  const readAsset = createAssetReader({
    ...{ store, files },
    onLost: ({ path, assetId: asset, accountId: account }) =>
      log.error(
        { path, asset, account },
        'the file of an asset is missing from the file store: restore it from a backup',
      ),
  })
  const verifyImage = createImageVerifier()
  const remoteImages = createRemoteImages({ policy: config.remoteImages, verifyImage })
  const previewRemoteImage = createRemotePreviews(remoteImages)
  return {
    sources,
    config,
    log,
    store,
    files,
    instanceId,
    pictures,
    verifyImage,
    remoteImages,
    previewRemoteImage,
    imageReaderOf: createImageReader({ readAsset, fetchRemote: previewRemoteImage }),
    signals: createExportSignals(store.notifier),
    pictureSignals: createPictureSignals(store.notifier),
    tracer,
    colorProfiles,
    onError: (err) => log.warn({ err }, 'background task failed'),
    parts,
  }
}
