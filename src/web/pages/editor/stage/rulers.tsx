import { type RefObject, useEffect, useRef } from 'react'
import { pxPerUnit } from '../../../../edit/measuring/length-unit.ts'
import { type RulerMark, rulerMarks } from '../../../../edit/view/ruler-marks.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { RULER_PX } from './ruler-px.ts'

/** Along the top and the left edge of the stage. Guides are dragged out of them. */
export function Rulers() {
  const editor = useEditor()
  const camera = useStore(editor.camera)
  const { width, height } = useStore(editor.viewport)
  const unit = useEditorState(({ options }) => options.unit)
  const size = useEditorState((state) => state.size)
  const [across, down] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  useEffect(() => {
    const { zoom } = camera
    const [wide, high] = [pxPerUnit(unit, size), pxPerUnit(unit, size, 'height')]
    drawRuler(across, rulerMarks({ origin: camera.x, zoom, length: width }, wide), { isUpright: false })
    drawRuler(down, rulerMarks({ origin: camera.y, zoom, length: height }, high), { isUpright: true })
  })
  return (
    <div>
      <canvas
        aria-hidden
        ref={across}
        data-handle="ruler:y"
        className="absolute top-0 left-0 cursor-row-resize border-b border-rule"
        style={{ width, height: RULER_PX }}
      />
      <canvas
        aria-hidden
        ref={down}
        data-handle="ruler:x"
        className="absolute top-0 left-0 cursor-col-resize border-r border-rule"
        style={{ width: RULER_PX, height }}
      />
      <button
        type="button"
        aria-label={`Unit: ${unit}. Choose the next one`}
        data-no-stage
        className="absolute top-0 left-0 grid size-5 place-items-center bg-paper text-[9px] text-ink-soft hover:text-ink"
        onClick={() => editor.run('next-unit')}
      >
        {unit}
      </button>
    </div>
  )
}

function drawRuler(
  { current: canvas }: RefObject<HTMLCanvasElement | null>,
  marks: readonly RulerMark[],
  { isUpright }: { isUpright: boolean },
): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const ratio = devicePixelRatio
  canvas.width = Math.round(canvas.clientWidth * ratio)
  canvas.height = Math.round(canvas.clientHeight * ratio)
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.querySelector('main') ?? document.body)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(ratio, ratio)
  if (isUpright) {
    // Labels read from the bottom to the top.
    context.rotate(-Math.PI / 2)
    context.scale(-1, 1)
  }
  context.fillStyle = color
  context.font = `9px ${fontFamily}`
  for (const { at, label } of marks) {
    const length = label === undefined ? 4 : 9
    context.globalAlpha = 0.45
    context.fillRect(Math.round(at), RULER_PX - length, 1, length)
    context.globalAlpha = 0.8
    if (label === undefined) continue
    context.save()
    context.translate(Math.round(at) + 3, 9)
    if (isUpright) context.scale(-1, 1)
    context.textAlign = isUpright ? 'right' : 'left'
    context.fillText(label, 0, 0)
    context.restore()
  }
}
