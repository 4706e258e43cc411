import { type CSSProperties, type PointerEvent, useState } from 'react'
import type { Crop, Focus } from './editable-slots.ts'
import { focusAt, focusMovedBy, focusText } from './focus-point.ts'

interface FocusPadProps {
  readonly label: string
  readonly url: string
  readonly crop: Crop
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

export function FocusPad({ label, url, crop, focus, onChange }: FocusPadProps) {
  const [natural, setNatural] = useState({ width: 4, height: 3 })
  const ratio = (natural.width * crop.width) / (natural.height * crop.height)
  const moveTo = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(focusAt((event.clientX - left) / width, (event.clientY - top) / height))
  }
  return (
    <div className="grid place-items-center rounded-md bg-well p-3">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        // A slider has one value; `aria-valuetext` announces both coordinates.
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * focus.x)}
        aria-valuetext={focusText(focus)}
        className="relative w-full max-w-[calc(14rem*var(--ratio))] cursor-crosshair touch-none select-none"
        style={{ '--ratio': ratio, aspectRatio: ratio } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
        }}
        onKeyDown={(event) => {
          const moved = focusMovedBy(event, focus)
          if (moved === undefined) return
          event.preventDefault()
          onChange(moved)
        }}
      >
        <div className="absolute inset-0 overflow-hidden rounded-sm">
          <img
            src={url}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              if (width > 0 && height > 0) setNatural({ width, height })
            }}
            className="absolute max-w-none"
            style={{
              left: percent(-crop.x / crop.width),
              top: percent(-crop.y / crop.height),
              width: percent(1 / crop.width),
              height: percent(1 / crop.height),
            }}
          />
        </div>
        {/* Light inside dark, so that the point is visible on every image. */}
        <span
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-paper bg-press ring-2 ring-ink"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
        />
      </div>
    </div>
  )
}

function percent(fraction: number): string {
  return `${100 * fraction}%`
}
