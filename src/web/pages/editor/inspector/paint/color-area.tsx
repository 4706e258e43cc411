import type { PointerEvent } from 'react'
import { type Hsva, hexOf } from '../../../../../edit/colors/color-model.ts'

const STEP = 0.01
const MOVES: Readonly<Record<string, readonly [saturation: number, value: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Saturation to the right and brightness upward, by pointer or arrow keys (with Shift by ten steps). */
export function ColorArea({ color, onChange }: { color: Hsva; onChange: (color: Hsva) => void }) {
  const { saturation, value } = color
  const pick = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      ...color,
      saturation: fraction((event.clientX - left) / width),
      value: fraction(1 - (event.clientY - top) / height),
    })
  }
  const hue = hexOf({ hue: color.hue, saturation: 1, value: 1, alpha: 1 })
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Saturation and brightness"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(saturation * 100)}
      aria-valuetext={`${Math.round(saturation * 100)}% saturation, ${Math.round(value * 100)}% brightness`}
      className="relative h-36 cursor-crosshair touch-none rounded-md select-none"
      style={{
        backgroundImage: `linear-gradient(to top, black, transparent), linear-gradient(to right, white, ${hue})`,
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pick(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
      onKeyDown={(event) => {
        const move = MOVES[event.key]
        if (!move) return
        event.preventDefault()
        const times = event.shiftKey ? 10 : 1
        onChange({
          ...color,
          saturation: fraction(saturation + move[0] * times),
          value: fraction(value + move[1] * times),
        })
      }}
    >
      <span
        className="absolute size-4 -translate-1/2 rounded-full border-2 border-paper ring-1 ring-ink"
        style={{
          left: `${saturation * 100}%`,
          top: `${(1 - value) * 100}%`,
          backgroundColor: hexOf({ ...color, alpha: 1 }),
        }}
      />
    </div>
  )
}

function fraction(number: number): number {
  return Math.min(1, Math.max(0, number))
}
