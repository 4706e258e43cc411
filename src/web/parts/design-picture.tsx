import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { here } from '../api/platen.ts'
import { classNames } from './class-names.ts'

interface DesignPictureProps {
  /** As the service tells it: `thumbnailUrl` or `previewUrl`. */
  readonly url: string
  /** The page's own size, so that the picture's place is known before the picture is. */
  readonly width: number
  readonly height: number
  /** Empty where the title stands beside it. */
  readonly alt?: string
  /** Asks for the picture only after this time: whoever is scrolled past meanwhile is never asked for. Read once. */
  readonly waitMs?: number
  /** `eager` for the one picture that a page is about. */
  readonly loading?: 'lazy' | 'eager'
  readonly className?: string
}

/** Asked for as often as the service says that it is still at work, and no longer. */
const MOST_TRIES = 40
const FALLBACK_WAIT_SECONDS = 2
/** How much of the stage the picture takes at most, in each direction. */
const FILL = 0.84

/** A design's picture on a stage of 4:3, whole, whatever its shape. */
export function DesignStage({ className, ...picture }: DesignPictureProps) {
  const share = Math.min(1, picture.width / picture.height / (4 / 3))
  return (
    <div className={classNames('grid aspect-4/3 place-items-center overflow-hidden bg-well', className)}>
      <div style={{ width: `${100 * FILL * share}%` }}>
        <DesignPicture {...picture} />
      </div>
    </div>
  )
}

/** A design's picture as wide as its place allows. It has its height from the beginning, waits while the service draws it, and tells when it cannot. */
export function DesignPicture({
  url,
  width,
  height,
  alt = '',
  waitMs = 0,
  loading = 'lazy',
  className,
}: DesignPictureProps) {
  const { look, setLook, tries, src } = usePicture(url, waitMs)
  return (
    <div
      className={classNames('relative overflow-hidden rounded-[2px] bg-sheet shadow-raised', className)}
      style={{ aspectRatio: `${width} / ${height}`, minHeight: 2 }}
    >
      {(look === 'waiting' || look === 'refused') && <div className="absolute inset-0 bg-ink/8 animate-breathe" />}
      {look === 'failed' ? (
        <div
          role="img"
          aria-label={alt === '' ? 'No picture' : `${alt}: no picture`}
          className="absolute inset-0 grid place-items-center text-ink-soft"
        >
          <ImageOff className="size-5" strokeWidth={1.5} aria-hidden />
        </div>
      ) : (
        src !== undefined && (
          <img
            key={tries}
            ref={stopWhenGone}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={loading}
            decoding="async"
            draggable={false}
            onLoad={() => setLook('shown')}
            onError={() => setLook('refused')}
            className="absolute inset-0 size-full"
          />
        )
      )}
    </div>
  )
}

type Look = 'waiting' | 'shown' | 'refused' | 'failed'

function usePicture(url: string, waitMs: number) {
  const [known, setKnown] = useState(url)
  const [look, setLook] = useState<Look>('waiting')
  const [tries, setTries] = useState(0)
  const [isAsked, setAsked] = useState(waitMs === 0)
  // Another revision has another address. The old picture stands until the new one has come.
  if (url !== known) {
    setKnown(url)
    if (look !== 'shown') setLook('waiting')
  }
  useEffect(() => {
    if (isAsked) return undefined
    const timer = setTimeout(() => setAsked(true), waitMs)
    return () => clearTimeout(timer)
  }, [isAsked, waitMs])
  useEffect(() => {
    if (look !== 'refused') return undefined
    const ending = new AbortController()
    const retry = async (): Promise<void> => {
      const isWorthIt = tries < MOST_TRIES && (await untilReady(here(url), ending.signal))
      if (ending.signal.aborted) return
      setTries(tries + 1)
      setLook(isWorthIt ? 'waiting' : 'failed')
    }
    void retry()
    return () => ending.abort()
  }, [look, tries, url])
  return { look, setLook, tries, src: isAsked ? here(url) : undefined }
}

/** Waits as long as the service asks for. False where there never will be a picture. An `<img>` does not tell why it failed. */
async function untilReady(address: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(address, { signal }).catch(() => undefined)
  if (response?.ok === true) return true
  if (response !== undefined && response.status !== 503) return false
  const seconds = Number(response?.headers.get('retry-after') ?? FALLBACK_WAIT_SECONDS)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return true
}

/** A browser goes on loading a picture that has left the page; without an address it stops. */
function stopWhenGone(image: HTMLImageElement): () => void {
  return () => {
    if (!image.isConnected) image.removeAttribute('src')
  }
}
