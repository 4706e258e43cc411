import type { Complete, Element } from '../../document/elements/element.ts'
import { elementTexts } from '../../document/element-texts.ts'
import { altOf } from '../../document/readable-text.ts'
import { pictureOf } from './picture-of-element.ts'
import { writeFile } from './pptx-picture.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { placePart } from './transform-markup.ts'

export interface AsPicture {
  readonly within: Within
  /** What PowerPoint does not have, in the plural. */
  readonly what: string
  /** The element that warnings and names are about. */
  readonly named?: Complete
}

/** Writes an element as a picture, with a warning. Its texts are the alternative text. */
export function drawnAs(slide: PptxSlide, element: Complete, { within, what, named = element }: AsPicture): string {
  const picture = pictureOf(slide, element)
  if (!picture) return ''
  // An image is a picture anyway.
  if (named.type !== 'image') slide.tools.warn(named.id, `Drawn as a picture, because PowerPoint has no ${what}`)
  return writeFile(slide, named, {
    file: picture.file,
    box: placePart({ ...element, flipX: element.flipX, flipY: element.flipY }, picture.box),
    opacity: within.opacity,
    alt: altOf(named) || textsOf(element),
  })
}

/** Writes the shadows of an element as a picture beneath it, with a warning. */
export function drawnShadows(slide: PptxSlide, element: Complete, within: Within): string {
  const outer = element.shadows.filter(({ inner }) => inner !== true)
  if (outer.length === 0) return ''
  const { link: _link, ...unlinked } = element
  const picture = pictureOf(slide, { ...unlinked, shadows: outer }, { isShadow: true })
  if (!picture) return ''
  slide.tools.warn(element.id, 'Its shadows are drawn as a picture, because PowerPoint has none like them')
  const named = { ...unlinked, name: element.name === '' ? '' : `${element.name} shadow` } as Complete
  const box = placePart(element, picture.box)
  return writeFile(slide, named, { file: picture.file, box, opacity: within.opacity, alt: '' })
}

function textsOf(element: Element): string {
  if (element.type === 'group') return element.elements.map(textsOf).filter(Boolean).join('\n')
  return elementTexts(element).join('').trim()
}
