import type { Element } from '../../document/elements/element.ts'
import type { EncodeCode } from './encode-code.ts'

/**
 * Loads the encoders of codes if `elements` contain a code; returns undefined otherwise. They are a third of the
 * painter's size, and painting is synchronous, so this comes before it, like opening fonts.
 */
export async function loadCodeEncoder(elements: readonly Element[]): Promise<EncodeCode | undefined> {
  if (!elements.some(hasCode)) return undefined
  const { encodeCode } = await import('./encode-code.ts')
  return encodeCode
}

function hasCode(element: Element): boolean {
  return element.type === 'code' || ('elements' in element && element.elements.some(hasCode))
}
