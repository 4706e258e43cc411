import { type PointerEvent, useRef } from 'react'
import { toPage } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { useEditor } from '../use-editor.ts'
import { moveSelectionEnd } from './words-pointer.ts'

interface GripsProps {
  /** Where the selection begins and ends, on the stage: the lower ends of its first and its last letter. */
  readonly ends: readonly [Point, Point]
}

const RADIUS_PX = 8
const TARGET_PX = 44

/** Handles at the ends of the selected text, for fingers. */
export function SelectionGrips({ ends }: GripsProps) {
  return ends.map((at, index) => <Grip key={index} at={at} end={index === 0 ? 'start' : 'end'} />)
}

function Grip({ at, end }: { at: Point; end: 'start' | 'end' }) {
  const editor = useEditor()
  /** From the finger to the line of the letters, which the finger covers. */
  const offset = useRef<Point>(undefined)
  const release = (): void => {
    offset.current = undefined
  }
  return (
    <div
      aria-hidden
      data-no-stage
      data-grip={end}
      className="pointer-events-auto absolute top-0 left-0 grid touch-none place-items-center"
      style={{
        width: TARGET_PX,
        height: TARGET_PX,
        // To both sides of what is selected, so that they never cover each other.
        transform: `translate(${at.x - TARGET_PX / 2 + (end === 'start' ? -RADIUS_PX : RADIUS_PX)}px, ${at.y + RADIUS_PX - TARGET_PX / 2}px)`,
      }}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        offset.current = { x: at.x - event.clientX, y: at.y - event.clientY }
      }}
      onPointerMove={(event: PointerEvent) => {
        if (!offset.current) return
        const { x, y } = offset.current
        // Within the line, not on its lower edge.
        const point = toPage(editor.camera.get(), { x: event.clientX + x, y: event.clientY + y - RADIUS_PX / 2 })
        moveSelectionEnd(editor, end, point)
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className="size-4 rounded-full border-2 border-white bg-press shadow-raised" />
    </div>
  )
}
