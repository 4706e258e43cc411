import { endWords, select } from '../../../../edit/editor-state.ts'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { elementIdsOf } from '../../../../edit/operations/slot-elements.ts'
import { type Place, placesOf } from '../../../../edit/tree/place.ts'
import { revealing, toScreen } from '../../../../edit/view/camera.ts'
import type { Editor } from '../editor.ts'

/** Selects an element, shows its page, and brings it into view. */
export function showElement(editor: Editor, id: string): void {
  const place = placesOf(editor.state.get().document).get(id)
  if (place) showPlaces(editor, [place])
}

/** Selects the elements of a slot that have one parent, preferably on the page that is shown, and reveals them. */
export function showSlot(editor: Editor, name: string): void {
  const { document, pageId } = editor.state.get()
  const places = placesOf(document)
  const found = elementIdsOf(document, name).flatMap((id) => places.get(id) ?? [])
  const first = found.find(({ page }) => page.id === pageId) ?? found[0]
  if (first)
    showPlaces(
      editor,
      found.filter(({ siblings }) => siblings === first.siblings),
    )
}

function showPlaces(editor: Editor, places: readonly Place[]): void {
  const [first] = places
  if (!first) return
  const ids = places.map(({ element }) => element.id)
  editor.update((state) => select({ ...endWords(state), pageId: first.page.id }, ids))
  // Where layouts place elements is known once the page is drawn.
  const drawn = editor.drawn()?.places
  const { left, top, right, bottom } = boundsOfAll(
    places.map((place) => boxOnPage(drawn?.get(place.element.id) ?? place)),
  )
  const camera = editor.camera.get()
  const [start, end] = [toScreen(camera, { x: left, y: top }), toScreen(camera, { x: right, y: bottom })]
  const onScreen = { left: start.x, top: start.y, right: end.x, bottom: end.y }
  editor.camera.set(revealing(camera, onScreen, editor.viewport.get()))
}
