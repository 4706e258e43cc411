import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createImageReader } from '../../assets/read-images.ts'
import { createRemoteImages } from '../../assets/remote/remote-images.ts'
import { createImageVerifier } from '../../assets/verify-image.ts'
import { startDrawing } from '../../pictures/testing/start-drawing.ts'
import type { Renderer } from '../../render/renderer.ts'
import { createAssetThumbnails } from '../../service/assets/asset-thumbnails.ts'
import { createDownloads, type Downloads } from '../../service/files/downloads.ts'
import { createThumbnails } from '../../service/designs/thumbnails.ts'
import { createAssetReader } from '../../service/assets/read-asset.ts'
import { type OpenServices, openServices, type OpenServicesOptions } from '../../service/testing/open-services.ts'
import { createExportWorker, type ExportWorker, type ExportWorkerOptions } from '../export-worker.ts'

/** The services with a real renderer, workers that tests start, and downloads. */
export interface OpenExporting extends OpenServices {
  readonly renderer: Renderer
  readonly downloads: Downloads
  readonly tools: Pick<
    ExportWorkerOptions,
    'store' | 'files' | 'renderer' | 'imageReaderOf' | 'remoteImages' | 'signals' | 'now' | 'keptMs'
  >
  /** Creates a worker on the same queue. `close()` stops all of them. */
  worker(options?: Partial<ExportWorkerOptions>): ExportWorker
}

export async function openExporting(renderer: Renderer, options: OpenServicesOptions = {}): Promise<OpenExporting> {
  const services = await openServices(options)
  const { store, files, signals, signer, now } = services
  const remoteImages = createRemoteImages({ policy: 'off', verifyImage: createImageVerifier() })
  const imageReaderOf = createImageReader({ readAsset: createAssetReader({ store, files }) })
  const pictureRequests = startDrawing({ store, files, renderer, imageReaderOf, now })
  const thumbnails = createThumbnails({ store, requestPicture: pictureRequests.requestPicture })
  const assetThumbnails = createAssetThumbnails({ store, files })
  const tools = { store, files, renderer, imageReaderOf, remoteImages, signals, now, keptMs: 7 * 24 * 3_600_000 }
  const workers: ExportWorker[] = []
  return {
    ...services,
    renderer,
    downloads: createDownloads({ store, files, signer, thumbnails, assetThumbnails, now }),
    tools,
    worker(options = {}) {
      const worker = createExportWorker({ ...tools, workerId: randomUUID(), concurrency: 2, pollMs: 20, ...options })
      workers.push(worker)
      return worker
    },
    async close() {
      await pictureRequests.worker.stop({ drainMs: 0 })
      await Promise.all(workers.map((worker) => worker.stop({ drainMs: 0 })))
      await services.close()
    },
  }
}

/** Returns the path and query of a file's URL. */
export function pathOf(url: string | null): string {
  return (url ?? '').replace('https://platen.example', '')
}

export async function fetched({ downloads }: OpenExporting, url: string | null): Promise<Buffer> {
  return buffer(await (await downloads.find(pathOf(url))).open())
}

/** Returns the real renderer, except that its first `times` renders fail with `error`. */
export function failing(
  services: OpenExporting,
  times: number,
  error: () => Error,
): Pick<Renderer, 'render'> & { calls: number } {
  const renderer = {
    calls: 0,
    render: async (...args: Parameters<Renderer['render']>) => {
      renderer.calls += 1
      if (renderer.calls <= times) throw error()
      return services.renderer.render(...args)
    },
  }
  return renderer
}
