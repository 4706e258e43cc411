import { createPictureQueue, type PictureQueue } from './picture-queue.ts'

/*
 * A picture is out of view, due, queued or loading, until it is loaded or has failed. Coming into view makes it due, and what is due is
 * queued; the queue rests while the page scrolls fast. What leaves the view starts over, and its request is canceled. A picture that
 * the service refuses for now is due again after a while; one that does not exist has failed.
 */

/** Fewer than the six connections that a browser has to one service, so that the page's other requests find one free. */
const AT_ONCE = 4
/** Pictures up to a window's height away are loaded too, after those in the window, so that they are there once one scrolls on. */
const NEAR_VIEW = '100% 0px'
/** Nothing is requested while the page scrolls faster than one reads, and until this long afterwards. */
const SETTLE_MS = 120
const FAST_PX_PER_MS = 1
/** The shortest time over which a speed is measured: single frames may be late. */
const MEASURED_MS = 100
const MOST_TRIES = 10
const BACKOFF_MS = { first: 500, most: 15_000 }
const RETRIED: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** Addresses known to be loaded. A picture that comes back into view is shown at once, from the browser's cache. */
const MOST_KNOWN = 2_000

/** Loads the pictures of a page: those in view, and the nearest to its middle first. */
export interface Pictures {
  readonly hasLoaded: (url: string) => boolean
  /** Forgets that it was loaded: the browser no longer has it. */
  readonly forget: (url: string) => void
  /** Loads `url` once `box` is in view, and reports how that ended. Returns a function that cancels it. */
  readonly request: (wanted: WantedPicture, onEnd: (isLoaded: boolean) => void) => () => void
}

interface WantedPicture {
  readonly url: string
  readonly box: Element
  /** Loaded before all others, wherever it is. */
  readonly isEager: boolean
}

export function createPictures(): Pictures {
  const view = watchView()
  const queue = createPictureQueue({ atOnce: AT_ONCE, pauseMs: view.settleMs })
  const loaded = new Set<string>()
  return {
    hasLoaded: (url) => loaded.has(url),
    forget: (url) => void loaded.delete(url),
    request: (wanted, onEnd) =>
      request({ queue, view }, wanted, (isLoaded) => {
        if (isLoaded) remember(loaded, wanted.url)
        onEnd(isLoaded)
      }),
  }
}

function request(
  { queue, view }: { readonly queue: PictureQueue; readonly view: View },
  { url, box, isEager }: WantedPicture,
  onEnd: (isLoaded: boolean) => void,
): () => void {
  let tries = 0
  let dueAt = 0
  let cancel: (() => void) | undefined
  const stop = (): void => {
    cancel?.()
    cancel = undefined
  }
  const load = async (signal: AbortSignal): Promise<void> => {
    tries += 1
    const outcome = await loadPicture(url, { signal, isFirst: tries === 1 })
    if (signal.aborted) return
    if (typeof outcome === 'string' || tries >= MOST_TRIES) {
      leave()
      onEnd(outcome === 'loaded')
      return
    }
    dueAt = performance.now() + Math.max(outcome.waitMs, backoffMs(tries))
    begin()
  }
  const begin = (): void => {
    const waitMs = dueAt - performance.now()
    if (waitMs <= 0) {
      cancel = queue.add({ distance: () => (isEager ? -1 : distanceToMiddle(box)), load })
      return
    }
    const timer = setTimeout(begin, waitMs)
    cancel = () => clearTimeout(timer)
  }
  const leave = isEager
    ? () => undefined
    : view.watch(box, (isInView) => {
        stop()
        if (isInView) begin()
      })
  if (isEager) begin()
  return () => {
    leave()
    stop()
  }
}

function backoffMs(tries: number): number {
  return Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** (tries - 1))
}

/** How a try ended: `missing` means that there will never be a picture; otherwise, how long the service wants to be left alone. */
type Outcome = 'loaded' | 'missing' | { readonly waitMs: number }

async function loadPicture(
  url: string,
  { signal, isFirst }: { readonly signal: AbortSignal; readonly isFirst: boolean },
): Promise<Outcome> {
  if (isFirst && (await isShowable(url, signal))) return 'loaded'
  if (signal.aborted) return 'missing'
  // An image element does not report why it failed.
  const response = await fetch(url, { signal }).catch(() => undefined)
  if (response?.ok === true) {
    await response.arrayBuffer().catch(() => undefined)
    return (await isShowable(url, signal)) ? 'loaded' : 'missing'
  }
  if (response !== undefined && !RETRIED.has(response.status)) return 'missing'
  return { waitMs: 1000 * Number(response?.headers.get('retry-after') ?? 0) }
}

/** Has the browser load and decode the picture, so that an image element with its address shows it at once. */
async function isShowable(url: string, signal: AbortSignal): Promise<boolean> {
  const image = new Image()
  const aborted = new Promise<false>((resolve) => {
    signal.addEventListener('abort', () => {
      // Without an address a browser stops loading.
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

/** What of the page is in view, and whether it is moving. */
interface View {
  /** Reports now and on every change whether `box` is in view or close to it. Returns a function that ends it. */
  readonly watch: (box: Element, onChange: (isInView: boolean) => void) => () => void
  /** How long to wait for a page that scrolls fast; 0 for one that does not. */
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

/** From the middle of the window to the middle of `box`, in CSS pixels. */
function distanceToMiddle(box: Element): number {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)
}

function remember(loaded: Set<string>, url: string): void {
  loaded.add(url)
  for (const oldest of loaded) {
    if (loaded.size <= MOST_KNOWN) return
    loaded.delete(oldest)
  }
}
