import { type PointerEvent, useRef } from 'react'

/** Pixels of the pointer for one step. */
const PX_PER_STEP = 2
/** A press that moves less is a click on the label. */
const SLACK_PX = 3

interface Scrubbed {
  /** Undefined for different values, which change by the same steps. */
  readonly value: number | undefined
  readonly step: number
  readonly enter: (value: number) => void
  readonly change: (from: (before: number) => number) => void
}

/** Handlers of a label that changes a number while it is dragged to the sides, with Shift by ten steps. */
export function useScrubbing({ value, step, enter, change }: Scrubbed) {
  const start = useRef<{ readonly x: number; readonly value: number | undefined; steps: number }>(undefined)
  const hasMoved = useRef(false)
  const end = (): void => {
    start.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = { x: event.clientX, value, steps: 0 }
      hasMoved.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current
      if (!begun) return
      const px = event.clientX - begun.x
      hasMoved.current ||= Math.abs(px) > SLACK_PX
      const steps = Math.round(px / PX_PER_STEP) * (event.shiftKey ? 10 : 1)
      if (!hasMoved.current || steps === begun.steps) return
      const added = (steps - begun.steps) * step
      begun.steps = steps
      if (begun.value === undefined) change((before) => before + added)
      else enter(begun.value + steps * step)
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A drag must not select the field.
    onClick: (event: { preventDefault: () => void }) => {
      if (hasMoved.current) event.preventDefault()
    },
  }
}
