import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { openBuiltinPictures } from '../../assets/builtin-pictures.ts'
import { openPaintFiles } from '../../assets/paint-files.ts'
import type { Network } from '../../assets/remote/dial.ts'
import { createRemotePreviews } from '../../assets/remote/preview-remote-images.ts'
import { createRemoteImages } from '../../assets/remote/remote-images.ts'
import { createImageVerifier } from '../../assets/verify-image.ts'
import { startDrawing } from '../../pictures/testing/start-drawing.ts'
import { createMemoryCounters } from '../../rates/memory-counters.ts'
import type { Renderer } from '../../render/renderer.ts'
import { type Scope, SCOPES } from '../../service/access/caller.ts'
import { createAssetThumbnails } from '../../service/assets/asset-thumbnails.ts'
import { createDownloads } from '../../service/files/downloads.ts'
import { createThumbnails } from '../../service/designs/thumbnails.ts'
import { createColorProfiles } from '../../service/exports/list-color-profiles.ts'
import { createIdempotency } from '../../service/idempotency.ts'
import type { DocumentQueueLimits } from '../../content/document-thread.ts'
import { type OpenServices, openServices } from '../../service/testing/open-services.ts'
import { createServer, type ServerOptions } from '../server.ts'

/** Rendering is covered by the tests of other rooms. */
const NONE: Pick<Renderer, 'render'> = { render: () => Promise.reject(new Error('there is no renderer')) }

export interface Served {
  readonly app: FastifyInstance
  readonly services: OpenServices
  newKey(given?: { plan?: 'free' | 'pro'; scopes?: readonly Scope[]; expiresAt?: number }): Promise<string>
  listen(): Promise<string>
  close(): Promise<void>
}

export type ServeOptions = Partial<
  Pick<ServerOptions, 'limits' | 'publicUrl' | 'trustProxy' | 'shutdownMs' | 'ping' | 'canRender' | 'services'>
> & {
  readonly log?: Logger
  readonly renderer?: Pick<Renderer, 'render'>
  readonly documentLimits?: Partial<DocumentQueueLimits>
  /** On which images from URLs are fetched. By default, there are none. */
  readonly network?: Network
}

export async function serve({
  log = pino({ level: 'silent' }),
  renderer = NONE,
  documentLimits,
  network,
  ...given
}: ServeOptions = {}): Promise<Served> {
  const services = await openServices({ ...(documentLimits && { documentLimits }) })
  const { store, files, signer, now, newId } = services
  const { requestPicture, worker } = startDrawing({ store, files, renderer, now })
  const thumbnails = createThumbnails({ store, requestPicture })
  const assetThumbnails = createAssetThumbnails({ store, files })
  const remote = network && createRemoteImages({ policy: 'on', verifyImage: createImageVerifier(), network })
  const app = await createServer({
    services: {
      ...services,
      downloads: createDownloads({
        ...{ store, files, signer, thumbnails, assetThumbnails, now },
        ...(remote && { previewRemoteImage: createRemotePreviews(remote) }),
      }),
      paint: openPaintFiles(openBuiltinPictures()),
      colorProfiles: createColorProfiles([]),
      remoteImages: { urlOf: (src) => src },
      fonts: {
        list: () =>
          Promise.resolve([
            {
              ...{
                family: 'Inter',
                own: false,
                faces: [{ weight: 400, style: 'normal' }],
                axes: [],
                scripts: ['Latn'],
              },
              sampleUrl: 'https://platen.example/paint/samples/inter.svg',
            },
          ]),
      },
      idempotency: createIdempotency({ store, now, newId, instanceId: randomUUID() }),
    },
    publicUrl: () => 'https://platen.example',
    trustProxy: false,
    shutdownMs: 5_000,
    ping: () => store.ping(),
    canRender: () => true,
    counters: createMemoryCounters(() => Date.now()),
    // A small app, so that the tests need no build.
    webFolder: new URL('./web-app', import.meta.url).pathname,
    uploadFolder: join(services.folder, 'uploads'),
    figures: [{ name: 'platen_test_gauge', help: 'A figure of another room', read: () => 7 }],
    log,
    clock: () => Date.now(),
    instanceId: 'test',
    ...given,
  })
  return {
    app,
    services,
    async newKey({ plan = 'pro', scopes = SCOPES, expiresAt } = {}) {
      const account = await services.accounts.create({ email: `${randomUUID()}@example.com`, plan })
      const expiry = expiresAt === undefined ? {} : { expiresAt }
      const { secret } = await services.keys.create({ accountId: account._id, name: 'test', scopes, ...expiry })
      return secret
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await worker.stop({ drainMs: 0 })
      await services.close()
    },
  }
}
