import { ImageOff } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sameOriginUrl } from '../api/platen.ts'
import { classNames } from './class-names.ts'
import { usePictures } from './pictures-context.tsx'

interface DesignPictureProps {
  readonly url: string
  /** Size of the page, which reserves the space of the image. */
  readonly width: number
  readonly height: number
  /** Empty if the title is shown next to it. */
  readonly alt?: string
  /** `eager` for the main image of a page; others load when they come into view. */
  readonly loading?: 'lazy' | 'eager'
  readonly className?: string
}

const FILL = 0.84

export function DesignThumbnail({ className, ...picture }: DesignPictureProps) {
  const share = Math.min(1, picture.width / picture.height / (4 / 3))
  return (
    <div className={classNames('grid aspect-4/3 place-items-center overflow-hidden bg-well', className)}>
      <div style={{ width: `${100 * FILL * share}%` }}>
        <DesignPicture {...picture} />
      </div>
    </div>
  )
}

export function DesignPicture({ url, width, height, alt = '', loading = 'lazy', className }: DesignPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const { src, isFailed, onError } = usePicture(box, sameOriginUrl(url), loading === 'eager')
  return (
    <div
      ref={box}
      className={classNames('relative overflow-hidden rounded-[2px] bg-sheet shadow-raised', className)}
      style={{ aspectRatio: `${width} / ${height}`, minHeight: 2 }}
    >
      {src !== undefined ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          onError={onError}
          className="absolute inset-0 size-full"
        />
      ) : isFailed ? (
        <div
          role="img"
          aria-label={alt === '' ? 'Preview unavailable' : `${alt}: preview unavailable`}
          className="absolute inset-0 grid place-items-center text-ink-soft"
        >
          <ImageOff className="size-5" strokeWidth={1.5} aria-hidden />
        </div>
      ) : (
        <div className="absolute inset-0 bg-ink/8 animate-breathe" />
      )}
    </div>
  )
}

function usePicture(box: RefObject<HTMLDivElement | null>, url: string, isEager: boolean) {
  const pictures = usePictures()
  const [src, setSrc] = useState(() => (pictures.hasLoaded(url) ? url : undefined))
  const [failedUrl, setFailedUrl] = useState<string>()
  useEffect(() => {
    if (src === url || failedUrl === url || box.current === null) return undefined
    return pictures.request({ url, box: box.current, isEager }, (isLoaded) =>
      isLoaded ? setSrc(url) : setFailedUrl(url),
    )
  }, [pictures, box, src, failedUrl, url, isEager])
  const onError = (): void => {
    if (src !== undefined) pictures.forget(src)
    setSrc(undefined)
  }
  return { src, isFailed: failedUrl === url, onError }
}
