import { createPictureQueue, type PictureQueue } from './load-queue.ts'

/*
 * States of an image: out of view, due, queued, loading, and finally loaded or failed. It is due
 * when it comes into view, and is then queued; the queue pauses while the page scrolls fast. If it
 * leaves the view, its request is canceled and it is out of view again. After a temporary error it
 * is due again after a delay. It fails if it doesn't exist or after the maximum number of attempts.
 */

/** Fewer than the six connections per host, so that other requests find a free one. */
const MAX_CONCURRENT = 4
/** Also loads images up to one window height away, after those in view. */
const NEAR_VIEW = '100% 0px'
/** Requests pause while the page scrolls faster than reading speed, and for this long afterward. */
const SETTLE_MS = 120
const FAST_PX_PER_MS = 1
/** Minimum interval for measuring the scroll speed, since single frames may be late. */
const MEASURED_MS = 100
const MAX_ATTEMPTS = 10
const BACKOFF_MS = { first: 500, max: 15_000 }
const RETRIED: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** Number of URLs remembered as loaded. Their images are shown immediately, from the browser's cache. */
const MAX_REMEMBERED = 2_000

/** Loads the images in view, the nearest to the middle of the window first. */
export interface Pictures {
  readonly hasLoaded: (url: string) => boolean
  /** Marks a URL as not loaded, after the browser has dropped it from its cache. */
  readonly forget: (url: string) => void
  /** Loads `url` once `box` is in view and reports the result. Returns a function that cancels it. */
  readonly request: (picture: PictureRequest, onEnd: (isLoaded: boolean) => void) => () => void
}

interface PictureRequest {
  readonly url: string
  readonly box: Element
  /** Loads before all others, even out of view. */
  readonly isEager: boolean
}

export function createPictures(): Pictures {
  const view = watchView()
  const queue = createPictureQueue({ maxConcurrent: MAX_CONCURRENT, pauseMs: view.settleMs })
  const loaded = new Set<string>()
  return {
    hasLoaded: (url) => loaded.has(url),
    forget: (url) => void loaded.delete(url),
    request: (picture, onEnd) =>
      request({ queue, view }, picture, (isLoaded) => {
        if (isLoaded) remember(loaded, picture.url)
        onEnd(isLoaded)
      }),
  }
}

function request(
  { queue, view }: { readonly queue: PictureQueue; readonly view: View },
  { url, box, isEager }: PictureRequest,
  onEnd: (isLoaded: boolean) => void,
): () => void {
  let attempts = 0
  let dueAt = 0
  let cancel: (() => void) | undefined
  const stop = (): void => {
    cancel?.()
    cancel = undefined
  }
  const load = async (signal: AbortSignal): Promise<void> => {
    attempts += 1
    const outcome = await loadPicture(url, { signal, isFirst: attempts === 1 })
    if (signal.aborted) return
    if (typeof outcome === 'string' || attempts >= MAX_ATTEMPTS) {
      stopWatching()
      onEnd(outcome === 'loaded')
      return
    }
    dueAt = performance.now() + Math.max(outcome.waitMs, backoffMs(attempts))
    enqueueWhenDue()
  }
  const enqueueWhenDue = (): void => {
    const waitMs = dueAt - performance.now()
    if (waitMs <= 0) {
      cancel = queue.add({ distance: () => (isEager ? -1 : distanceToMiddle(box)), load })
      return
    }
    const timer = setTimeout(enqueueWhenDue, waitMs)
    cancel = () => clearTimeout(timer)
  }
  const stopWatching = isEager
    ? () => undefined
    : view.watch(box, (isInView) => {
        stop()
        if (isInView) enqueueWhenDue()
      })
  if (isEager) enqueueWhenDue()
  return () => {
    stopWatching()
    stop()
  }
}

function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** (attempts - 1))
}

/** The result of an attempt: `missing` is final; `waitMs` is the server's Retry-After. */
type Outcome = 'loaded' | 'missing' | { readonly waitMs: number }

async function loadPicture(
  url: string,
  { signal, isFirst }: { readonly signal: AbortSignal; readonly isFirst: boolean },
): Promise<Outcome> {
  if (isFirst && (await isShowable(url, signal))) return 'loaded'
  if (signal.aborted) return 'missing'
  // Image elements don't report why they failed, so the image is requested again to read its status.
  const response = await fetch(url, { signal }).catch(() => undefined)
  if (response?.ok === true) {
    await response.arrayBuffer().catch(() => undefined)
    return (await isShowable(url, signal)) ? 'loaded' : 'missing'
  }
  if (response !== undefined && !RETRIED.has(response.status)) return 'missing'
  return { waitMs: 1000 * Number(response?.headers.get('retry-after') ?? 0) }
}

/** Loads and decodes the image, so that an image element with its URL shows it immediately. */
async function isShowable(url: string, signal: AbortSignal): Promise<boolean> {
  const image = new Image()
  const aborted = new Promise<false>((resolve) => {
    signal.addEventListener('abort', () => {
      // Removing the URL cancels the request.
      image.removeAttribute('src')
      resolve(false)
    })
  })
  image.src = url
  const decoded = image.decode().then(
    () => true,
    () => false,
  )
  return Promise.race([aborted, decoded])
}

/** Tracks what is in view and how fast the page scrolls. */
interface View {
  /** Reports now and on every change whether `box` is in or near the view. Returns a function that stops this. */
  readonly watch: (box: Element, onChange: (isInView: boolean) => void) => () => void
  /** Milliseconds until a fast scroll has settled; 0 if the page is at rest. */
  readonly settleMs: () => number
}

function watchView(): View {
  const watched = new Map<Element, (isInView: boolean) => void>()
  let wasFastAt = -SETTLE_MS
  let measuredFrom = { y: scrollY, at: performance.now() }
  const measure = (): void => {
    const now = { y: scrollY, at: performance.now() }
    const tookMs = now.at - measuredFrom.at
    if (Math.abs(now.y - measuredFrom.y) > FAST_PX_PER_MS * tookMs) wasFastAt = now.at
    if (tookMs > MEASURED_MS) measuredFrom = now
  }
  addEventListener('scroll', measure, { passive: true })
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: NEAR_VIEW },
  )
  return {
    watch: (box, onChange) => {
      watched.set(box, onChange)
      observer.observe(box)
      return () => {
        watched.delete(box)
        observer.unobserve(box)
      }
    },
    settleMs: () => Math.max(0, wasFastAt + SETTLE_MS - performance.now()),
  }
}

/** Returns the distance from the middle of the window to the middle of `box`, in CSS pixels. */
function distanceToMiddle(box: Element): number {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)
}

function remember(loaded: Set<string>, url: string): void {
  loaded.add(url)
  for (const oldest of loaded) {
    if (loaded.size <= MAX_REMEMBERED) return
    loaded.delete(oldest)
  }
}
