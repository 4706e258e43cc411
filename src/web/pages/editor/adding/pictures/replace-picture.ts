import { type Picture, showsPicture, withPicture } from '../../../../../edit/adding/picture-element.ts'
import { placesOf } from '../../../../../edit/tree/place.ts'
import { replaceElements } from '../../../../../edit/tree/replace-elements.ts'
import type { Editor } from '../../editor.ts'

/** Shows another picture in an element. Returns false if the element does not exist or shows none. */
export function replacePicture(editor: Editor, id: string, picture: Picture): boolean {
  const element = placesOf(editor.state.get().document).get(id)?.element
  if (!element || !showsPicture(element)) return false
  editor.change({ label: 'Replace picture', selection: [id] }, (document) =>
    replaceElements(document, (each) => [each.id === id ? withPicture(each, picture) : each]),
  )
  return true
}
