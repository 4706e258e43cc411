import { type Pace, paceAfter } from '../../../../edit/gestures/pace.ts'
import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import { autoscroll, isAtEdge } from '../../../../edit/view/autoscroll.ts'
import { panned } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'

/** What happens between the events of a pointer that is down. */
export interface DragLoop {
  begin(): void
  /** `at` is on the stage. */
  moved(at: Point, timeStamp: number): void
  isFast(): boolean
  end(): void
}

/** Moving the page would change what these are about. */
const STEADY: ReadonlySet<Gesture['kind']> = new Set(['idle', 'pressing', 'rotating', 'guiding', 'shading'])

/** Moves the page while something is dragged at an edge of the stage, and lets it snap when the pointer slows down. */
export function createDragLoop(editor: Editor, dragAgain: () => void): DragLoop {
  let requested = 0
  let last = 0
  let at: Point | undefined
  let pace: Pace | undefined
  let canScroll = false

  const frame = (now: number): void => {
    requested = 0
    const elapsed = Math.min(50, now - last)
    last = now
    if (!at) return
    const wasFast = pace?.isFast
    pace = paceAfter(pace, { point: at, at: now })
    const by = scrolls() ? autoscroll(at, editor.viewport.get(), elapsed) : { x: 0, y: 0 }
    waitForFrame(at, pace)
    if (by.x !== 0 || by.y !== 0) editor.camera.set(panned(editor.camera.get(), { x: -by.x, y: -by.y }))
    else if (wasFast === pace.isFast) return
    dragAgain()
  }
  /** Frames in which nothing can happen would cost as much as those of a drag. */
  const waitForFrame = (point: Point, { isFast }: Pace): void => {
    if (isFast || isAtEdge(point, editor.viewport.get())) requested ||= requestAnimationFrame(frame)
  }
  const scrolls = (): boolean => {
    const { gesture, words } = editor.state.get()
    return canScroll && (words !== null || !STEADY.has(gesture.kind))
  }

  return {
    begin() {
      cancelAnimationFrame(requested)
      at = undefined
      pace = undefined
      canScroll = false
      requested = 0
    },
    moved(next, timeStamp) {
      if (requested === 0) last = timeStamp
      at = next
      pace = paceAfter(pace, { point: next, at: timeStamp })
      // What lies at the edge can be moved without leaving.
      canScroll ||= !isAtEdge(next, editor.viewport.get())
      waitForFrame(next, pace)
    },
    isFast: () => pace?.isFast ?? false,
    end() {
      cancelAnimationFrame(requested)
      requested = 0
      at = undefined
    },
  }
}
