import { useEffect, useRef } from 'react'
import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { toScreen } from '../../../../edit/view/camera.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

type Reordering = Extract<Gesture, { kind: 'reordering' }>

/** A picture, under the pointer, of elements that are dragged in a layout or to another. They stay until the drop. */
export function DragGhost() {
  const gesture = useEditorState((state) => (state.gesture.kind === 'reordering' ? state.gesture : undefined))
  return gesture ? <Ghost gesture={gesture} /> : null
}

function Ghost({ gesture: { drawn, by, entry } }: { gesture: Reordering }) {
  const editor = useEditor()
  const camera = useStore(editor.camera)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { left, top, right, bottom } = boundsOfAll(drawn.map(boxOnPage))
  const [from, at] = [toScreen(camera, { x: left, y: top }), toScreen(camera, { x: left + by.x, y: top + by.y })]
  const [width, height] = [(right - left) * camera.zoom, (bottom - top) * camera.zoom]
  const first = useRef({ ...from, width, height })
  useEffect(() => {
    const { x, y, ...size } = first.current
    const stage = canvas.current?.parentElement?.querySelector('canvas')
    const context = canvas.current?.getContext('2d')
    if (!stage || !context || size.width < 1 || size.height < 1) return
    const ratio = stage.width / stage.clientWidth
    context.canvas.width = size.width * ratio
    context.canvas.height = size.height * ratio
    context.drawImage(stage, -x * ratio, -y * ratio)
  }, [])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      hidden={!entry}
      className="pointer-events-none absolute top-0 left-0 opacity-80 shadow-floating"
      style={{ width, height, transform: `translate(${at.x}px, ${at.y}px)` }}
    />
  )
}
