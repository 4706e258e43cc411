import type { PointerKind } from '../../../../edit/gestures/contacts.ts'
import type { Point } from '../../../../paint/matrix.ts'

/** Presses at about the same place within this time are double clicks. */
const DOUBLE_MS = 400
const DOUBLE_PX = { mouse: 6, pen: 12, touch: 24 } as const

/** Counts presses that follow each other: the second of a double click is 2. */
export interface Clicks {
  /** Counts a press on the stage. `at` is the time of its event, in milliseconds. */
  press(point: Point, press: { readonly kind: PointerKind; readonly at: number }): number
  /** Of the press that was last. */
  count(): number
}

export function countClicks(): Clicks {
  let last = { at: 0, point: { x: 0, y: 0 }, count: 0 }
  return {
    press(point, { kind, at }) {
      const follows = isNear(point, last.point, kind) && at - last.at < DOUBLE_MS
      last = { at, point, count: follows ? last.count + 1 : 1 }
      return last.count
    },
    count: () => last.count,
  }
}

/** Whether two points are the same place for a pointer, which trembles. */
export function isNear(a: Point, b: Point, kind: PointerKind): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < DOUBLE_PX[kind]
}
