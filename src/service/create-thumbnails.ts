import { type ResolveImages } from '../assets/resolve-images.ts'
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

interface ThumbnailsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly resolveImages: ResolveImages
  readonly now: () => number
  /** Hears what went wrong while making one; whoever asked for it is told less. */
  readonly onError?: (error: unknown, id: string) => void
}

const LONGEST_SIDE_PX = 640
const SCALE = { least: 0.1, most: 8 }
const QUALITY = 82

/** More than a gallery shows at once. Whoever comes later is asked to come again. */
const MOST_WAITING = 200

/** A design that cannot be drawn is not tried again with every look at the list it is in. */
const FAILURE_KEPT_MS = 60_000
const MOST_FAILURES_KEPT = 1_000

/** What says nothing of the design: the same may be drawn later. */
const OURS: ReadonlySet<FailureCode> = new Set<FailureCode>(['render_timeout', 'overloaded', 'shutting_down'])

/** Makes thumbnails one at a time, so that a gallery that is opened never holds up more than one thread that exports need. */
export function createThumbnails(options: ThumbnailsOptions): Thumbnails {
  const { store, files, renderer, resolveImages, now, onError } = options
  const line = new WaitingLine(MOST_WAITING)
  const failures = new Map<string, { readonly until: number; readonly failure: Failure }>()
  const underWay = new Map<string, Promise<void>>()

  const isCurrent = async (id: string, revision: number): Promise<boolean> =>
    (await rowsOf(store, id).findAny(id))?.revision === revision

  const pathOf = (id: string, revision: number): string => `${thumbnailFolder(id)}/${revision}-${RENDERER_VERSION}.webp`

  const make = async (path: string, id: string, revision: number): Promise<void> => {
    // Read when it is its turn: those that wait hold no documents.
    const subject = await rowsOf(store, id).findAnyWithDocument(id)
    if (subject?.revision !== revision) throw absent(id)
    const { width, height } = subject
    const document = fillDefaults(firstPage(readDocument(subject.documentJson)))
    const images = await resolveImages(subject.accountId, document)
    const scale = Math.min(SCALE.most, Math.max(SCALE.least, LONGEST_SIDE_PX / Math.max(width, height)))
    const output = { format: 'webp', scale, quality: QUALITY, transparent: false } as const
    const [file] = (await renderer.render({ document, size: { width, height }, output, images })).files
    if (file === undefined) throw new Error('the renderer gave no file')
    await files.write(path, file.bytes)
    // Removed or changed meanwhile: whoever removed it has looked for its thumbnails already.
    if (await isCurrent(id, revision)) return
    await files.remove(path)
    throw absent(id)
  }

  /** Of several who ask for one thumbnail, the first has it made. */
  const makeOnce = (path: string, id: string, revision: number): Promise<void> => {
    const known = underWay.get(path)
    if (known) return known
    const making = line.take(() => make(path, id, revision)).finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  const explain = (error: unknown, id: string): Failure => {
    onError?.(error, id)
    if (!(error instanceof Failure)) return new Failure('overloaded', { retryAfterSeconds: 5 }, error)
    const failure = error as Failure
    return OURS.has(failure.code) ? failure : absent(id, error)
  }

  return {
    async find(id, revision) {
      // Its address is good for ever, so the row is looked at each time: it may be in the trash, or be otherwise by now.
      if (!(await isCurrent(id, revision))) throw absent(id)
      const path = pathOf(id, revision)
      if ((await files.stat(path)) !== undefined) return path

      const known = failures.get(path)
      if (known && known.until > now()) throw known.failure
      try {
        await makeOnce(path, id, revision)
        return path
      } catch (error) {
        if (error instanceof LineIsFull) throw new Failure('overloaded', { retryAfterSeconds: 2 })
        // Changed or removed meanwhile, which is no failure to remember: it may come back from the trash.
        if (!(await isCurrent(id, revision))) throw absent(id)
        const failure = explain(error, id)
        failures.delete(path)
        failures.set(path, { until: now() + FAILURE_KEPT_MS, failure })
        forgetOldest(failures, MOST_FAILURES_KEPT)
        throw failure
      }
    },
  }
}

/** Designs and templates alike are shown by a thumbnail. */
function rowsOf(store: Store, id: string): Store['designs'] | Store['templates'] {
  return id.startsWith('tpl_') ? store.templates : store.designs
}

function absent(id: string, cause?: unknown): Failure {
  return new Failure('not_found', { resource: 'thumbnail', id }, cause)
}

function firstPage(document: Document): Document {
  return { ...document, pages: document.pages.slice(0, 1) }
}

function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}

class LineIsFull extends Error {}

/** Does one piece of work after another; refuses more when `most` wait already. */
class WaitingLine {
  readonly #most: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(most: number) {
    this.#most = most
  }

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#most) return Promise.reject(new LineIsFull())
    this.#waiting += 1
    const result = this.#last.then(work).finally(() => {
      this.#waiting -= 1
    })
    // The next in line does not care how this one ends.
    this.#last = result.catch(() => undefined)
    return result
  }
}
