import { useEffect, useRef } from 'react'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { placedCaret } from '../../../../edit/words/caret-moves.ts'
import { rangeOf } from '../../../../edit/words/session.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Matrix } from '../../../../paint/canvas.ts'
import { apply, type Point } from '../../../../paint/matrix.ts'
import { caretBar } from '../../../../text/caret/caret-bar.ts'
import { selectionAreas } from '../../../../text/caret/selection-areas.ts'
import type { LaidOutText } from '../editor.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { listenToTyping } from './text-input.ts'

/** The caret and the selection of the text that is edited, and the field that receives what is typed. */
export function WordsLayer() {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  useEditorState((state) => state.document)
  useStore(editor.resources)
  const camera = useStore(editor.camera)
  const text = words ? editor.laidOut(words.id) : undefined
  if (!words || !text) return null
  const toStage = stageMatrix(text, camera)
  const range = rangeOf(words)
  const placed = placedCaret(words.caret, text)
  const bar = placed && caretBar(placed.stop, placed.line)
  const [from, to] = bar ? [apply(toStage, bar.from), apply(toStage, bar.to)] : []
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
        {selectionAreas(text.layout, range, text).map((corners, index) => (
          <polygon
            key={index}
            points={pointsOf(corners.map((corner) => apply(toStage, corner)))}
            fill="var(--press)"
            fillOpacity={0.28}
          />
        ))}
        {from && to && range.start === range.end && <CaretLine key={words.caret.offset} from={from} to={to} />}
      </svg>
      <TypingField id={words.id} at={from} heightPx={from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 16} />
    </>
  )
}

/** Dark on light and light on dark pictures; blinks once it rests. */
function CaretLine({ from, to }: { from: Point; to: Point }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <g className="animate-caret">
      <line {...ends} stroke="white" strokeWidth={4} strokeOpacity={0.8} />
      <line {...ends} stroke="var(--press)" strokeWidth={2} />
    </g>
  )
}

/**
 * Has the whole text as its value, so that input methods, spelling and screen readers work. Cannot be
 * seen: the picture shows the text. Is at the caret, since input methods open there.
 */
function TypingField({ id, at, heightPx }: { id: string; at: Point | undefined; heightPx: number }) {
  const editor = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const name = useEditorState(
    ({ document }) => document.pages.flatMap(({ elements }) => elements).find((each) => each.id === id)?.name,
  )
  useEffect(() => (field.current ? listenToTyping(editor, field.current) : undefined), [editor, id])
  return (
    <textarea
      ref={field}
      aria-label={name === undefined ? 'Text' : `Text of ${name}`}
      spellCheck={false}
      autoCapitalize="off"
      wrap="off"
      className="pointer-events-none absolute top-0 left-0 w-px resize-none overflow-hidden whitespace-pre opacity-0 outline-none"
      style={{
        transform: `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)`,
        height: heightPx,
        fontSize: Math.max(16, heightPx * 0.8),
      }}
    />
  )
}

function stageMatrix({ place }: LaidOutText, camera: Camera): Matrix {
  const { a, b, c, d, e, f } = pageMatrix(place)
  const { zoom } = camera
  const origin = toScreen(camera, { x: e, y: f })
  return { a: a * zoom, b: b * zoom, c: c * zoom, d: d * zoom, e: origin.x, f: origin.y }
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x},${y}`).join(' ')
}
