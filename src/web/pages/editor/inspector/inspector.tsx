import { selectedPlaces } from '../../../../edit/editor-state.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { DataPart } from './data-part.tsx'
import { PlacePart } from './place-part.tsx'
import { TextPart } from './text/text-part.tsx'

/** The properties of what is selected, or of the page. */
export function Inspector() {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const selection = useEditorState((state) => state.selection)
  const places = selectedPlaces({ document, selection })
  const drawn = editor.drawn()?.places
  const shown = places.flatMap(({ element }) => drawn?.get(element.id) ?? [])
  const [only, ...others] = shown
  return (
    <aside aria-label="Properties" className="w-72 overflow-y-auto border-l border-rule p-4">
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing is selected.</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <PlacePart places={shown} />
          <TextPart />
          {only && others.length === 0 && <DataPart element={only.element} />}
        </div>
      )}
    </aside>
  )
}
