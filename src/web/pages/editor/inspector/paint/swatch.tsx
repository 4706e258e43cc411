import type { Brand } from '../../../../../document/brand.ts'
import type { Paint } from '../../../../../document/paint.ts'
import { classNames } from '../../../../parts/class-names.ts'
import { useNamedImage } from '../../../content/use-named-image.ts'
import { cssOf, evenImage } from './paint-css.ts'

/** A sample of a paint on a checkerboard. Undefined is mixed, null no paint. */
export function Swatch({
  paint,
  brand,
  className = 'size-5',
}: {
  paint: Paint | null | undefined
  brand: Brand | undefined
  className?: string
}) {
  const frame = classNames('relative block shrink-0 overflow-hidden rounded-sm border border-rule-strong/60', className)
  if (paint === undefined) return <span className={classNames(frame, 'bg-well')} />
  if (paint === null) {
    return (
      <span className={classNames(frame, 'bg-sheet')}>
        <svg viewBox="0 0 20 20" preserveAspectRatio="none" className="absolute inset-0 size-full text-bad" aria-hidden>
          <line x1="0" y1="20" x2="20" y2="0" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    )
  }
  if (typeof paint !== 'string' && 'src' in paint) return <PictureSwatch src={paint.src} className={frame} />
  return (
    <span className={classNames(frame, 'checkered')}>
      <span className="absolute inset-0" style={{ backgroundImage: cssOf(paint, brand) }} />
    </span>
  )
}

function PictureSwatch({ src, className }: { src: string; className: string }) {
  const { url } = useNamedImage(src)
  return (
    <span className={classNames(className, 'bg-well')}>
      {url !== undefined && <img src={url} alt="" className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}

/** A color that can be chosen. */
export function ColorButton({
  color,
  label,
  isChosen,
  onChoose,
}: {
  /** In hex. */
  color: string
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
      className="checkered relative size-6 overflow-hidden rounded-sm border border-rule-strong/60 aria-pressed:ring-2 aria-pressed:ring-press"
    >
      <span className="absolute inset-0" style={{ backgroundImage: evenImage(color) }} />
    </button>
  )
}
