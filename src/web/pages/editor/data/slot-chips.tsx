import { slotNamesIn } from '../../../../edit/operations/slot-elements.ts'
import { labelIn } from '../../../../document/slot-label.ts'
import { boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { toScreen } from '../../../../edit/view/camera.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** Names the slots of the page at their elements, while the data mode is on. */
export function SlotChips() {
  const editor = useEditor()
  const mode = useStore(editor.dataMode)
  const camera = useStore(editor.camera)
  useStore(editor.resources)
  const document = useEditorState((state) => state.document)
  const pageId = useEditorState((state) => state.pageId)
  if (!mode.isOn) return null
  const drawn = editor.drawn()?.places
  const chips = [...placesOf(document).values()].flatMap(({ element, page, parents }) => {
    const names = page.id === pageId && parents.every(({ type }) => type !== 'repeat') ? slotNamesIn(element) : []
    const place = names.length > 0 ? drawn?.get(element.id) : undefined
    return place && place.element.visible !== false ? [{ place, names }] : []
  })
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-clip">
      {chips.map(({ place, names }) => {
        const { left, top } = boxOnPage(place)
        const { x, y } = toScreen(camera, { x: left, y: top })
        return (
          <span
            key={place.element.id}
            style={{ translate: `${Math.round(x)}px calc(${Math.round(y)}px - 100% - 1px)` }}
            className="absolute top-0 left-0 max-w-36 truncate rounded-sm border border-press bg-sheet px-1 text-xs leading-4 font-medium"
          >
            {names.map((name) => labelIn(document, name)).join(', ')}
          </span>
        )
      })}
    </div>
  )
}
