import { useEffect, useState } from 'react'
import { sourceOf } from '../../../../edit/words/runs.ts'
import { allWords, editedText, rangeOf } from '../../../../edit/words/session.ts'
import type { CommandName } from '../../../../edit/commands/commands.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { RunCommand } from '../commands/use-keys.ts'

const HEIGHT_PX = 44
const GAP_PX = 12
/** Of the widest bar. */
const WIDTH_PX = 270

interface WordsBarProps {
  /** The upper and lower ends of what is selected, on the stage. */
  readonly from: Point
  readonly to: Point
  readonly run: RunCommand
}

/** Copies and pastes, near the selected text or the caret, where keyboards have no such keys. */
export function WordsBar({ from, to, run }: WordsBarProps) {
  const editor = useEditor()
  const { width, height } = useStore(editor.viewport)
  const words = useEditorState((state) => state.words)
  const document = useEditorState((state) => state.document)
  const text = words && editedText(document, words)
  const isResting = useRest(words)
  if (!words || !text || !isResting) return null
  const range = rangeOf(words)
  const isAll = range.end - range.start === sourceOf(text).length
  const actions: readonly (readonly [string, () => void])[] = [
    ...(range.start === range.end ? [] : ([commandOf('Cut', 'cut', run), commandOf('Copy', 'copy', run)] as const)),
    commandOf('Paste', 'paste', run),
    ...(isAll ? [] : [['Select all', () => editor.update((state) => ({ ...state, words: allWords(text) }))] as const]),
  ]
  const above = from.y - HEIGHT_PX - GAP_PX
  const top = above >= 4 ? above : Math.min(height - HEIGHT_PX - 4, to.y + 2 * GAP_PX + 16)
  const left = Math.min(Math.max(4, (from.x + to.x) / 2 - WIDTH_PX / 2), Math.max(4, width - WIDTH_PX - 4))
  return (
    <div
      role="toolbar"
      aria-label="Selected text"
      data-no-stage
      className="absolute top-0 left-0 flex justify-center"
      style={{ transform: `translate(${left}px, ${top}px)`, width: WIDTH_PX }}
    >
      <div className="pointer-events-auto flex rounded-lg border border-rule bg-sheet shadow-floating animate-fade-in">
        {actions.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="h-11 px-3 text-sm font-semibold whitespace-nowrap active:bg-ink/10"
            // The keyboard would close.
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

function commandOf(label: string, name: CommandName, run: RunCommand): readonly [string, () => void] {
  return [label, () => run(name)]
}

const REST_MS = 350

/** While letters are typed or the selection is dragged, the bar would cover them. */
function useRest(value: unknown): boolean {
  const [rested, setRested] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested === value && value !== undefined
}
