import type { XmlElement } from '@rgrove/parse-xml'
import { childrenOf, localName } from '../read-xml.ts'
import type { SlideContext } from './slide-part.ts'

export interface Bullet {
  readonly kind: 'bullet' | 'number'
  readonly character: string
}

/** Round in the symbol fonts that presentations use for bullets. */
const USUAL = new Set(['·', 'l', '\uf0b7', '\uf06c', '●'])

const BULLETS = new Set(['buNone', 'buChar', 'buAutoNum', 'buBlip'])

/** Returns the bullet that the nearest of the styles sets, if any. */
export function readBullet(
  styles: readonly XmlElement[],
  { draft }: SlideContext,
  element: string,
): Bullet | undefined {
  const bullet = styles.flatMap((style) => childrenOf(style)).find((child) => BULLETS.has(localName(child)))
  if (!bullet || localName(bullet) === 'buNone') return undefined
  if (localName(bullet) === 'buAutoNum') return { kind: 'number', character: '' }
  const character = bullet.attributes['char'] ?? ''
  // Private characters are those of symbol fonts.
  if (/^[•–—○▪■□►-]$/u.test(character)) return { kind: 'bullet', character }
  const what = localName(bullet) === 'buBlip' ? 'Bullet that is a picture' : 'Bullet of another form'
  if (!USUAL.has(character)) draft.note(what, 'A round one is drawn.', { element })
  return { kind: 'bullet', character: '•' }
}
