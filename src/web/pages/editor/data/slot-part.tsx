import { PencilLine } from 'lucide-react'
import { useRef } from 'react'
import type { Element } from '../../../../document/elements/element.ts'
import { slotNamesIn } from '../../../../edit/operations/slot-elements.ts'
import { freeSlotName, slotWords } from '../../../../edit/operations/slot-form.ts'
import { markElement, markRun, unmark } from '../../../../edit/operations/slots.ts'
import { type Place, placesOf } from '../../../../edit/tree/place.ts'
import { sourceOf } from '../../../../edit/words/runs.ts'
import { rangeOf } from '../../../../edit/words/session.ts'
import { Button } from '../../../parts/button.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { DescriptionFields } from './description-fields.tsx'

/** Makes what is selected fillable, or the selected words of a text, and describes its slots. */
export function SlotPart({ places }: { places: readonly Pick<Place, 'element'>[] }) {
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const document = useEditorState((state) => state.document)
  const known = placesOf(document)
  // Copies for entries have IDs that the document does not have.
  const elements = places.flatMap(({ element }) => known.get(element.id)?.element ?? [])
  const [only] = elements
  if (!only) return null
  const isField = known.get(only.id)?.parents.some(({ type }) => type === 'repeat') ?? false
  const ids = new Set(elements.map(({ id }) => id))
  const bare = elements.filter(({ slot }) => slot === undefined)
  const names = elements.length === 1 ? slotNamesIn(only) : []
  return (
    <div ref={box} className="grid scroll-my-3 gap-3">
      {names.map((name) => (
        <DescriptionFields key={name} name={name} isField={isField} element={only} isOnly={names.length === 1} />
      ))}
      {bare.length > 0 && (
        <Button
          height="small"
          icon={PencilLine}
          className="justify-self-start"
          onClick={() => {
            editor.change({ label: 'Make fillable' }, (before) =>
              bare.reduce((next, each) => markElement(next, each.id, freeSlotName(next, slotWords(each))), before),
            )
            // The fields that appear are below the button, which is often the last that can be seen.
            requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }))
          }}
        >
          {elements.length > 1 ? `Make ${bare.length} elements fillable` : 'Make fillable'}
        </Button>
      )}
      {only.slot !== undefined && (
        <Button
          height="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => editor.change({ label: 'Make not fillable' }, (before) => unmark(before, ids))}
        >
          Make not fillable
        </Button>
      )}
      <WordsButton element={only} />
    </div>
  )
}

/** For the words that are selected while a text is edited. */
function WordsButton({ element }: { element: Element }) {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  if (words?.id !== element.id || element.type !== 'text') return null
  const range = rangeOf(words)
  const selected = sourceOf(element).slice(range.start, range.end)
  if (selected.trim() === '') return null
  return (
    <Button
      height="small"
      icon={PencilLine}
      className="justify-self-start"
      // Keeps the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        editor.change({ label: 'Make words fillable' }, (before) =>
          markRun(before, element.id, { range, slot: freeSlotName(before, selected) }),
        )
      }}
    >
      <span className="truncate">Make “{selected.trim()}” fillable</span>
    </Button>
  )
}
