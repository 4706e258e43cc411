import { type RefObject, useEffect, useRef } from 'react'
import { LIMITS } from '../../../../document/limits.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { placedCaret } from '../../../../edit/words/caret-moves.ts'
import type { Range } from '../../../../edit/words/runs.ts'
import { editedText, rangeOf } from '../../../../edit/words/session.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Matrix } from '../../../../paint/canvas.ts'
import { apply, type Point } from '../../../../paint/matrix.ts'
import { caretBar } from '../../../../text/caret/caret-bar.ts'
import { type SelectedArea, selectionAreas } from '../../../../text/caret/selection-areas.ts'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LatePart } from '../late-part.tsx'
import type { LaidOutText } from '../shown-page.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { listenToTyping } from './text-input.ts'
import { useCaretInView } from './use-caret-in-view.ts'

export const SlotOffer = lazyPart(async () => (await import('./slot-offer-list.tsx')).SlotOffer)

/** The caret and the selection of the text that is edited, and the field that receives what is typed. */
export function WordsLayer() {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  useEditorState((state) => state.document)
  useStore(editor.resources)
  const camera = useStore(editor.camera)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = words ? editor.laidOut(words.id) : undefined
  if (!words || !text) return null
  const toStage = stageMatrix(text, camera)
  const range = rangeOf(words)
  const placed = placedCaret(words.caret, text)
  const bar = placed && caretBar(placed.stop, placed.line)
  const caret = bar && { from: apply(toStage, bar.from), to: apply(toStage, bar.to) }
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
        {areasOf(text, range, toStage).map((corners, index) => (
          <polygon
            key={index}
            points={pointsOf(corners)}
            fill="var(--press)"
            fillOpacity={0.28}
            // On pictures of the same color.
            stroke="white"
            strokeOpacity={0.8}
          />
        ))}
        {words.composing &&
          areasOf(text, words.composing.range, toStage).map(([, , to, from], index) => (
            <MarkLine key={index} from={from} to={to} />
          ))}
        {caret && range.start === range.end && (
          <g key={words.caret.offset} className="animate-caret">
            <MarkLine {...caret} />
          </g>
        )}
      </svg>
      <TypingField key={words.id} id={words.id} field={field} caret={caret} />
      <LatePart>
        <SlotOffer field={field} at={caret?.to} />
      </LatePart>
    </>
  )
}

/** Can be seen on light and on dark pictures. */
function MarkLine({ from, to }: CaretOnStage) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <>
      <line {...ends} stroke="white" strokeWidth={4} strokeOpacity={0.8} />
      <line {...ends} stroke="var(--press)" strokeWidth={2} />
    </>
  )
}

interface CaretOnStage {
  readonly from: Point
  readonly to: Point
}

/** Safari zooms in on fields with smaller letters. */
const LEAST_FONT_PX = 16

/**
 * Has the whole text as its value, so that input methods, spelling and screen readers work. Cannot be
 * seen: the picture shows the text. Is at the caret, since input methods open there.
 */
function TypingField({
  id,
  field,
  caret,
}: {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  caret: CaretOnStage | undefined
}) {
  const editor = useEditor()
  const text = useEditorState(({ document }) => editedText(document, { id }))
  const documentLanguage = useEditorState(({ document }) => document.language)
  useEffect(() => (field.current ? listenToTyping(editor, field.current, id) : undefined), [editor, field, id])
  useCaretInView(caret, field)
  const heightPx = caret ? Math.hypot(caret.to.x - caret.from.x, caret.to.y - caret.from.y) : LEAST_FONT_PX
  const left = caret && Math.min(caret.from.x, caret.to.x)
  const top = caret && Math.min(caret.from.y, caret.to.y)
  return (
    <textarea
      ref={field}
      data-typing
      aria-label={text?.name ? `Text of ${text.name}` : 'Text'}
      lang={text?.language ?? documentLanguage}
      dir={text?.direction ?? 'auto'}
      maxLength={LIMITS.textCharacters}
      spellCheck={false}
      wrap="off"
      className="pointer-events-none absolute top-0 left-0 w-px resize-none overflow-hidden whitespace-pre opacity-0 outline-none"
      style={{
        transform: `translate(${left ?? 0}px, ${top ?? 0}px)`,
        height: heightPx,
        fontSize: Math.max(LEAST_FONT_PX, heightPx * 0.8),
      }}
    />
  )
}

function areasOf(text: LaidOutText, range: Range, toStage: Matrix): SelectedArea[] {
  return selectionAreas(text.layout, range, text).map(([a, b, c, d]): SelectedArea => [
    apply(toStage, a),
    apply(toStage, b),
    apply(toStage, c),
    apply(toStage, d),
  ])
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
