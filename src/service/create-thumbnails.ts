import { type ImageReaderOf } from '../assets/read-images.ts'
import { type Document } from '../document/document.ts'
import { fillDefaults } from '../document/fill-document.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { thumbnailFolder } from '../files/paths.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type Renderer } from '../render/renderer.ts'
import { type Store } from '../store/store.ts'
import { readDocument } from './document-json.ts'
import { type Thumbnails } from './thumbnails.ts'
import { LineIsFull, WaitingLine } from './waiting-line.ts'

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

/** More than a gallery shows at once. Whoever comes later is asked to come again. */
const MOST_WAITING = 200

/** A design that cannot be drawn is not tried again with every look at the list it is in. */
const FAILURE_KEPT_MS = 60_000
const MOST_FAILURES_KEPT = 1_000

/** What says nothing of the design: the same may be drawn later. */
const OURS: ReadonlySet<FailureCode> = new Set<FailureCode>(['render_timeout', 'overloaded', 'shutting_down'])

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

/** Makes pictures one at a time, so that a gallery that is opened never holds up more than one thread that exports need. */
export function createThumbnails(options: ThumbnailsOptions): Thumbnails {
  const { store, files, renderer, imageReaderOf, now, onError } = options
  const line = new WaitingLine(MOST_WAITING)
  const failures = new Map<string, { readonly until: number; readonly failure: Failure }>()
  const underWay = new Map<string, Promise<void>>()

  const isCurrent = async ({ id, revision, page, from }: Wanted): Promise<boolean> => {
    const subject = from === 'trash' ? await store.designs.findTrashed(id) : await rowsOf(store, id).findAny(id)
    return subject?.revision === revision && page <= subject.pageCount
  }

  const make = async (wanted: Wanted): Promise<void> => {
    const { path, id, revision, page, longestSidePx, from } = wanted
    // Read when it is its turn: those that wait hold no documents.
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
    const [file] = (await renderer.render({ document, size: { width, height }, output, images })).files
    if (file === undefined) throw new Error('the renderer gave no file')
    await files.write(path, file.bytes)
    // Removed or changed meanwhile: whoever removed it has looked for its thumbnails already.
    if (await isCurrent(wanted)) return
    await files.remove(path)
    throw absent(id)
  }

  /** Of several who ask for one picture, the first has it made. */
  const makeOnce = (wanted: Wanted): Promise<void> => {
    // What moves to or from the trash meanwhile is taken away again, so each side has its own made.
    const name = `${wanted.from} ${wanted.path}`
    const known = underWay.get(name)
    if (known) return known
    const making = line.take(() => make(wanted)).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  const explain = (error: unknown, id: string): Failure => {
    onError?.(error, id)
    if (!(error instanceof Failure)) return new Failure('overloaded', { retryAfterSeconds: 5 }, error)
    const failure = error as Failure
    return OURS.has(failure.code) ? failure : absent(id, error)
  }

  const find = async (wanted: Wanted): Promise<string> => {
    const { path, id } = wanted
    // Its address is good for ever, so the row is looked at each time: it may be in the trash, or be otherwise by now.
    if (!(await isCurrent(wanted))) throw absent(id)
    if ((await files.stat(path)) !== undefined) return path

    const known = failures.get(path)
    if (known && known.until > now()) throw known.failure
    try {
      await makeOnce(wanted)
      return path
    } catch (error) {
      if (error instanceof LineIsFull) throw new Failure('overloaded', { retryAfterSeconds: 2 })
      // Changed or removed meanwhile, which is no failure to remember: it may come back from the trash.
      if (!(await isCurrent(wanted))) throw absent(id)
      const failure = explain(error, id)
      failures.delete(path)
      failures.set(path, { until: now() + FAILURE_KEPT_MS, failure })
      forgetOldest(failures, MOST_FAILURES_KEPT)
      throw failure
    }
  }

  const thumbnail = (id: string, revision: number): Omit<Wanted, 'from'> => ({
    ...{ id, revision, page: 1, longestSidePx: LONGEST_SIDE_PX.thumbnail },
    path: `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}.webp`,
  })

  return {
    find: (id, revision) => find({ ...thumbnail(id, revision), from: 'kept' }),
    findTrashed: (id, revision) => find({ ...thumbnail(id, revision), from: 'trash' }),
    findPreview: ({ id, revision, page }) =>
      find({
        ...{ id, revision, page, longestSidePx: LONGEST_SIDE_PX.preview, from: 'kept' },
        path: `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}-page-${page}.webp`,
      }),
  }
}

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
