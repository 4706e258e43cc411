import { LRUCache } from 'lru-cache'
import { type Asset, type Design } from '../../store/records.ts'
import { type PageOfRevision } from '../files/file-urls.ts'
import { createPictureQueue, type Requester } from './picture-queue.ts'
import { type ImageReaderOf } from '../../assets/read-images.ts'
import { Failure, type FailureCode } from '../../failure.ts'
import { type FileStore } from '../../files/file-store.ts'
import { thumbnailFolder } from '../../files/file-paths.ts'
import { estimateRenderMs } from '../../render/estimate-render.ts'
import { RenderEvicted } from '../../render/render-errors.ts'
import { RENDERER_VERSION } from '../../render/renderer-version.ts'
import { type Renderer } from '../../render/renderer.ts'
import { type Store } from '../../store/store.ts'
import { FairQueue, type FairQueueOptions } from '../../fair-queue.ts'

export interface Thumbnails {
  /**
   * The path of the thumbnail, rendered at the first call and stored. Available only for the
   * current revision: a shared link must not show later changes or trashed designs.
   * @throws `not_found` if the revision is not current or cannot be rendered; `overloaded` while
   *   too many are waiting; `render_timeout`; the reason of the requester's signal
   */
  find(id: string, revision: number, requester?: Requester): Promise<string>
  findTrashed(id: string, revision: number, requester?: Requester): Promise<string>
  /** 1600 pixels on its longest side. */
  findPreview(page: PageOfRevision, requester?: Requester): Promise<string>
}

export interface AssetThumbnails {
  /** 480 pixels on its longest side. @throws `not_found`, `overloaded`, the reason of the requester's signal */
  find(asset: Asset, requester?: Requester): Promise<string>
}

interface ThumbnailsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly imageReaderOf: ImageReaderOf
  readonly now: () => number
  /** Called with the cause if rendering fails, which is not public. */
  readonly onError?: (error: unknown, id: string) => void
}

const LONGEST_SIDE_PX = { thumbnail: 640, preview: 1_600 }
const SCALE = { min: 0.1, max: 8 }
const QUALITY = 82

/**
 * Two at once leave capacity for exports. One at a time per account, so that one account's slow
 * designs never occupy both places; one at a time for visitors, so that a crawler of public designs
 * leaves the other place to signed-in accounts.
 */
const QUEUE: FairQueueOptions = {
  atOnce: 2,
  atOncePerOwner: 1,
  guestsAtOnce: 1,
  waiting: 1_000,
  waitingPerOwner: 200,
  waitingGuestsPerOwner: 50,
  // A client that scrolls fast requests more than it shows, and shows the latest requests.
  order: 'newest first',
  refusal: () =>
    new Failure('overloaded', { retryAfterSeconds: 2, reason: 'Too many previews are waiting to be rendered.' }),
}

const NO_ACCOUNT = 'built-in'

/** A picture this small normally takes less than a second, so it times out before a slow export would. */
const TIMEOUT_MS = 15_000

/** A design that cannot be rendered is not retried whenever a list shows it. */
const FAILURE_TTL_MS = 60_000
const MAX_STORED_FAILURES = 1_000

/** Temporary conditions of the service, unrelated to the design. */
const TEMPORARY: ReadonlySet<FailureCode> = new Set<FailureCode>(['overloaded', 'shutting_down', 'disk_full'])

/** A picture of a page (1-based) of a revision, and its path. */
interface Picture {
  readonly id: string
  readonly revision: number
  readonly page: number
  readonly longestSidePx: number
  readonly path: string
  readonly from: 'trash' | 'active'
}

export function createThumbnails(options: ThumbnailsOptions): Thumbnails {
  const { store, files, renderer, imageReaderOf, now, onError } = options
  const enqueue = createPictureQueue(new FairQueue(QUEUE))
  const failures = new LRUCache<string, Failure>({
    max: MAX_STORED_FAILURES,
    ttl: FAILURE_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  })

  const findCurrent = async ({ id, revision, page, from }: Picture): Promise<Subject | undefined> => {
    const subject = from === 'trash' ? await store.designs.findTrashed(id) : await rowsOf(store, id).findAny(id)
    return subject?.revision === revision && page <= subject.pageCount ? subject : undefined
  }

  const renderPicture = async (picture: Picture): Promise<void> => {
    const { path, id, revision, page, longestSidePx, from } = picture
    // Read when the render starts, so that waiting requests hold no documents.
    const subject =
      from === 'trash'
        ? await store.designs.findTrashedWithDocument(id)
        : await rowsOf(store, id).findAnyWithDocument(id)
    if (subject?.revision !== revision) throw absent(id)
    const { width, height } = subject
    const document = { json: subject.documentJson, isFilled: false }
    const images = imageReaderOf(subject.accountId)
    const scale = Math.min(SCALE.max, Math.max(SCALE.min, longestSidePx / Math.max(width, height)))
    const output = { format: 'webp', pages: [page], scale, quality: QUALITY, transparent: false } as const
    const size = { width, height }
    // Has its own share of the processes, so that a slow picture does not block the account's small
    // exports from the reserve.
    const render = (costMs: number) =>
      renderer.render(
        { document, size, output, images },
        { accountId: `pictures of ${subject.accountId ?? NO_ACCOUNT}`, costMs, timeoutMs: TIMEOUT_MS },
      )
    const rendered = await render(estimateRenderMs(size, output, 1)).catch((error: unknown) => {
      if (error instanceof RenderEvicted) return render(Infinity)
      throw error
    })
    const [file] = rendered.files
    if (file === undefined) throw new Error('the renderer returned no file')
    await files.write(path, file.bytes)
    // If it was deleted or changed in the meantime, so were its thumbnails: delete this one too.
    if (await findCurrent(picture)) return
    await files.remove(path)
    throw absent(id)
  }

  const explain = async (error: unknown, picture: Picture): Promise<Failure> => {
    const { path, id } = picture
    // Not cached: a trashed design may be restored.
    if (!(await findCurrent(picture))) return absent(id)
    onError?.(error, id)
    const failure = failureOf(error, id)
    if (TEMPORARY.has(failure.code)) return failure
    failures.set(path, failure)
    return failure
  }

  const failureOf = (error: unknown, id: string): Failure => {
    if (!(error instanceof Failure)) return new Failure('overloaded', { retryAfterSeconds: 5 }, error)
    const failure = error as Failure
    // The render may be fast enough when the server is less busy.
    return TEMPORARY.has(failure.code) || failure.code === 'render_timeout' ? failure : absent(id, error)
  }

  const find = async (picture: Picture, requester: Requester = {}): Promise<string> => {
    const { path, id, from } = picture
    // The URL never expires, so the row is read each time: the design may have been changed or trashed.
    const subject = await findCurrent(picture)
    if (!subject) throw absent(id)
    if ((await files.stat(path)) !== undefined) return path

    const known = failures.get(path)
    if (known) throw known
    // A move to or from the trash deletes the picture in progress, so each side renders its own.
    const work = { ...requester, name: `${from} ${path}`, owner: subject.accountId ?? NO_ACCOUNT }
    await enqueue(work, async () => {
      // It may have been rendered for a requester of the other class.
      if ((await files.stat(path)) !== undefined) return
      await renderPicture(picture).catch(async (error: unknown) => {
        throw await explain(error, picture)
      })
    })
    return path
  }

  const thumbnail = (id: string, revision: number): Omit<Picture, 'from'> => ({
    ...{ id, revision, page: 1, longestSidePx: LONGEST_SIDE_PX.thumbnail },
    path: `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}.webp`,
  })

  return {
    find: (id, revision, requester) => find({ ...thumbnail(id, revision), from: 'active' }, requester),
    findTrashed: (id, revision, requester) => find({ ...thumbnail(id, revision), from: 'trash' }, requester),
    findPreview: ({ id, revision, page }, requester) => {
      const path = `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}-page-${page}.webp`
      return find({ id, revision, page, path, longestSidePx: LONGEST_SIDE_PX.preview, from: 'active' }, requester)
    },
  }
}

type Subject = Pick<Design, 'revision' | 'pageCount'> & { readonly accountId: string | null }

function rowsOf(store: Store, id: string): Store['designs'] | Store['templates'] {
  return id.startsWith('tpl_') ? store.templates : store.designs
}

function absent(id: string, cause?: unknown): Failure {
  return new Failure('not_found', { resource: 'thumbnail', id }, cause)
}
