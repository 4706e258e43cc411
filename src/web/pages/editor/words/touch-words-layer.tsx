import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { caretAt, placedCaret } from '../../../../edit/words/caret-moves.ts'
import { rangeOf } from '../../../../edit/words/session.ts'
import { toScreen } from '../../../../edit/view/camera.ts'
import { apply, type Point } from '../../../../paint/matrix.ts'
import { caretBar } from '../../../../text/caret/caret-bar.ts'
import type { LaidOutText } from '../shown-page.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { RunCommand } from '../commands/use-keys.ts'
import { SelectionGrips } from './selection-grips.tsx'
import { useReadableWords } from './use-readable-words.ts'
import { WordsBar } from './words-bar.tsx'

/** What fingers need to select and copy parts of the text that is edited. */
export function TouchWordsLayer({ run }: { run: RunCommand }) {
  const editor = useEditor()
  const isTouch = useStore(editor.pointerKind) === 'touch'
  const words = useEditorState((state) => state.words)
  useEditorState((state) => state.document)
  useStore(editor.resources)
  const camera = useStore(editor.camera)
  useReadableWords()
  const text = words && isTouch ? editor.laidOut(words.id) : undefined
  if (!words || !text || words.composing) return null
  const range = rangeOf(words)
  const onStage = (point: Point): Point => toScreen(camera, apply(pageMatrix(text.place), point))
  const [start, end] = [barAt(text, range.start), barAt(text, range.end)]
  if (!start || !end) return null
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      {range.start !== range.end && <SelectionGrips ends={[onStage(start.to), onStage(end.to)]} />}
      <WordsBar from={onStage(start.from)} to={onStage(end.to)} run={run} />
    </div>
  )
}

function barAt(text: LaidOutText, offset: number): { from: Point; to: Point } | undefined {
  const placed = placedCaret(caretAt(offset), text)
  return placed && caretBar(placed.stop, placed.line)
}
