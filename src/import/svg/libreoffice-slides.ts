import type { XmlElement } from '@rgrove/parse-xml'
import { PX_PER } from '../../document/px-per-unit.ts'
import type { ImportDraft } from '../draft.ts'
import { childrenOf, localName } from '../read-xml.ts'

/** Without a size, drawings of LibreOffice are in hundredths of a millimeter. */
export function libreOfficeUnit({ attributes }: XmlElement): number {
  return attributes['xmlns:ooo'] === undefined ? 1 : PX_PER.mm / 100
}

/** LibreOffice hides all slides of a presentation, and a script shows the first one. Shows it. */
export function showFirstSlide(root: XmlElement, draft: ImportDraft): void {
  const group = findSlides(root)
  const slides = childrenOf(group).filter((child) => localName(child) === 'g')
  for (const slide of slides.flatMap((child) => [child, ...childrenOf(child)]).slice(0, 2))
    if (slide.attributes['visibility'] === 'hidden') delete slide.attributes['visibility']
  if (group && childrenOf(slides[0]).length > 1)
    draft.note('Drawing of several slides', 'Only the first one is imported. Save the presentation as PPTX for all.')
}

function findSlides(element: XmlElement): XmlElement | undefined {
  if (element.attributes['class'] === 'SlideGroup') return element
  for (const child of childrenOf(element)) {
    const found = findSlides(child)
    if (found) return found
  }
  return undefined
}
