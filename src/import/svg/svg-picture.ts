import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { readSource } from '../../document/check-source.ts'
import { LIMITS } from '../../document/limits.ts'
import { fileNameOf, readDataUrl } from '../data-url.ts'
import { placeBox } from '../placed-box.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { lengthsOf } from './basic-shapes.ts'

/** Returns the element of a picture within the file or at an https URL. */
export function convertPicture(element: XmlElement, { matrix }: SvgContext, file: SvgImport): Element | undefined {
  const { draft } = file
  const id = draft.id('image', element.attributes['id'])
  const href = (element.attributes['href'] ?? element.attributes['xlink:href'] ?? '').trim()
  const data = readDataUrl(href)
  const isRemote = !data && href.length <= LIMITS.urlCharacters && readSource(href)?.kind === 'remote'
  if (!data && !isRemote) {
    draft.note(
      `Picture at “${href.slice(0, 80)}”`,
      'Only pictures in the file and at https URLs can be used; it was left out.',
    )
    return undefined
  }
  const { x, y } = lengthsOf(element, file.viewport)
  const [width, height] = [x('width'), y('height')]
  if (width === undefined || height === undefined) {
    draft.note('Picture without a size', 'It was left out.', { element: id })
    return undefined
  }
  const place = placeBox(matrix, { x: x('x') ?? 0, y: y('y') ?? 0, width, height })
  if (!place) {
    draft.note('Slanted picture', 'Pictures cannot be slanted; it was left out.', { element: id })
    return undefined
  }
  const preserve = element.attributes['preserveAspectRatio'] ?? ''
  const fit = preserve.startsWith('none') ? 'fill' : preserve.endsWith('slice') ? 'cover' : 'contain'
  const src = data ? draft.addFile(href, data.bytes, fileNameOf(id, data.type)) : href
  const isDrawing = data?.type === 'image/svg+xml' || (isRemote && /\.svg(?:[?#]|$)/i.test(href))
  return isDrawing ? { id, type: 'svg', ...place, src, fit } : { id, type: 'image', ...place, src, fit }
}
