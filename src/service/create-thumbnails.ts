import { type ImageReaderOf } from '../assets/read-images.ts'
import { type Document } from '../document/document.ts'
import { fillDefaults } from '../document/fill-document.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { thumbnailFolder } from '../files/paths.ts'
import { estimateRenderMs } from '../render/estimate-render.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type Renderer } from '../render/renderer.ts'
import { type Design } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { readDocument } from './document-json.ts'
import { FairQueue, type FairQueueOptions } from './fair-queue.ts'
import { createPictureQueue, type Requester } from './picture-queue.ts'
import { type Thumbnails } from './thumbnails.ts'

interface ThumbnailsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly imageReaderOf: ImageReaderOf
  readonly now: () => number
  /** Hears what went wrong while making one; whoever asked for it is told less. */
  readonly onError?: (error: unknown, id: string) => void
}

const LONGEST_SIDE_PX = { thumbnail: 640, preview: 1_600 }
const SCALE = { least: 0.1, most: 8 }
const QUALITY = 82

/**
 * Two at once leave room for exports. One at a time per account, so that one account's slow designs never hold both places;
 * one at a time for visitors, so that a crawler of public designs leaves the other place to signed-in accounts.
 */
const QUEUE: FairQueueOptions = {
  atOnce: 2,
  atOncePerOwner: 1,
  guestsAtOnce: 1,
  waiting: 1_000,
  waitingPerOwner: 200,
  waitingGuestsPerOwner: 50,
  // An account that scrolls fast asks for more than it looks at, and looks at what it asked for last.
  order: 'newest first',
  refusal: () =>
    new Failure('overloaded', { retryAfterSeconds: 2, reason: 'Too many pictures are waiting to be drawn.' }),
}

/** Built-in templates belong to no account. */
const NO_ACCOUNT = 'built-in'

/** A picture this small normally takes less than a second, so one that takes this long is given up before a slow export would be. */
const TIMEOUT_MS = 15_000

/** A design that cannot be drawn is not tried again with every look at the list it is in. */
const FAILURE_KEPT_MS = 60_000
const MOST_FAILURES_KEPT = 1_000

/** States of the service, which say nothing of the design and may be over at once. */
const PASSING: ReadonlySet<FailureCode> = new Set<FailureCode>(['overloaded', 'shutting_down', 'disk_full'])

/** Which picture of which revision, 1-based, and where it is kept. */
interface Wanted {
  readonly id: string
  readonly revision: number
  readonly page: number
  readonly longestSidePx: number
  readonly path: string
  /** Only what is in the trash, or only what is not. */
  readonly from: 'trash' | 'kept'
}

/** Draws pictures when they are first asked for, sharing the time fairly between the accounts that own the designs. */
export function createThumbnails(options: ThumbnailsOptions): Thumbnails {
  const { store, files, renderer, imageReaderOf, now, onError } = options
  const makeInTurn = createPictureQueue(new FairQueue(QUEUE))
  const failures = new Map<string, { readonly until: number; readonly failure: Failure }>()

  /** The design or template, if it is at that revision and has that page. */
  const findCurrent = async ({ id, revision, page, from }: Wanted): Promise<Subject | undefined> => {
    const subject = from === 'trash' ? await store.designs.findTrashed(id) : await rowsOf(store, id).findAny(id)
    return subject?.revision === revision && page <= subject.pageCount ? subject : undefined
  }

  const make = async (wanted: Wanted): Promise<void> => {
    const { path, id, revision, page, longestSidePx, from } = wanted
    // Read when it is its turn: waiting requests hold no documents.
    const subject =
      from === 'trash'
        ? await store.designs.findTrashedWithDocument(id)
        : await rowsOf(store, id).findAnyWithDocument(id)
    if (subject?.revision !== revision) throw absent(id)
    const { width, height } = subject
    const document = fillDefaults(onlyPage(readDocument(subject.documentJson), page))
    const images = imageReaderOf(subject.accountId)
    const scale = Math.min(SCALE.most, Math.max(SCALE.least, longestSidePx / Math.max(width, height)))
    const output = { format: 'webp', scale, quality: QUALITY, transparent: false } as const
    const size = { width, height }
    const [file] = (
      await renderer.render(
        { document, size, output, images },
        {
          ...(subject.accountId !== null && { accountId: subject.accountId }),
          costMs: estimateRenderMs(size, output, 1),
          timeoutMs: TIMEOUT_MS,
        },
      )
    ).files
    if (file === undefined) throw new Error('the renderer gave no file')
    await files.write(path, file.bytes)
    // If it was removed or changed meanwhile, its thumbnails have been removed already: so is this one.
    if (await findCurrent(wanted)) return
    await files.remove(path)
    throw absent(id)
  }

  /** The failure that requesters are told of, remembered where the same would happen again. */
  const explain = async (error: unknown, wanted: Wanted): Promise<Failure> => {
    const { path, id } = wanted
    // Not remembered: a design that was trashed meanwhile may be restored.
    if (!(await findCurrent(wanted))) return absent(id)
    onError?.(error, id)
    const failure = failureOf(error, id)
    if (PASSING.has(failure.code)) return failure
    failures.delete(path)
    failures.set(path, { until: now() + FAILURE_KEPT_MS, failure })
    forgetOldest(failures, MOST_FAILURES_KEPT)
    return failure
  }

  const failureOf = (error: unknown, id: string): Failure => {
    if (!(error instanceof Failure)) return new Failure('overloaded', { retryAfterSeconds: 5 }, error)
    const failure = error as Failure
    // A picture that takes too long may be drawn in time when the server is less busy.
    return PASSING.has(failure.code) || failure.code === 'render_timeout' ? failure : absent(id, error)
  }

  const find = async (wanted: Wanted, requester: Requester = {}): Promise<string> => {
    const { path, id, from } = wanted
    // Its address never expires, so the row is read each time: it may be in the trash or have changed since.
    const subject = await findCurrent(wanted)
    if (!subject) throw absent(id)
    if ((await files.stat(path)) !== undefined) return path

    const known = failures.get(path)
    if (known && known.until > now()) throw known.failure
    // A move to or from the trash removes the picture that was being made, so each side makes its own.
    const work = { ...requester, name: `${from} ${path}`, owner: subject.accountId ?? NO_ACCOUNT }
    await makeInTurn(work, async () => {
      // It may have been made since, for a requester of the other class.
      if ((await files.stat(path)) !== undefined) return
      await make(wanted).catch(async (error: unknown) => {
        throw await explain(error, wanted)
      })
    })
    return path
  }

  const thumbnail = (id: string, revision: number): Omit<Wanted, 'from'> => ({
    ...{ id, revision, page: 1, longestSidePx: LONGEST_SIDE_PX.thumbnail },
    path: `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}.webp`,
  })

  return {
    find: (id, revision, requester) => find({ ...thumbnail(id, revision), from: 'kept' }, requester),
    findTrashed: (id, revision, requester) => find({ ...thumbnail(id, revision), from: 'trash' }, requester),
    findPreview: ({ id, revision, page }, requester) => {
      const path = `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}-page-${page}.webp`
      return find({ id, revision, page, path, longestSidePx: LONGEST_SIDE_PX.preview, from: 'kept' }, requester)
    },
  }
}

type Subject = Pick<Design, 'revision' | 'pageCount'> & { readonly accountId: string | null }

/** Designs and templates alike are shown by pictures. */
function rowsOf(store: Store, id: string): Store['designs'] | Store['templates'] {
  return id.startsWith('tpl_') ? store.templates : store.designs
}

function absent(id: string, cause?: unknown): Failure {
  return new Failure('not_found', { resource: 'thumbnail', id }, cause)
}

function onlyPage(document: Document, page: number): Document {
  return { ...document, pages: document.pages.slice(page - 1, page) }
}

function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
