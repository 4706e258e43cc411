import { complete, type Complete, type ElementOf } from '../document/elements/element.ts'
import { codeText } from './codes/code-text.ts'

/** Returns the texts of `element` without their positions, to load their fonts before the layout. */
export function drawnTexts(element: Complete): Complete<'text'>[] {
  switch (element.type) {
    case 'text':
      return [element]
    case 'code':
      return element.showText
        ? [sample(element, codeText(element.symbology, element.data), { fontFeatures: { tnum: true } })]
        : []
    default:
      return []
  }
}

function sample(
  { id, fontFamily }: Complete<'code'>,
  text: string,
  style: Partial<ElementOf<'text'>>,
): Complete<'text'> {
  return complete<'text'>({ id, type: 'text', x: 0, y: 0, width: 0, height: 0, text, fontFamily, ...style })
}
