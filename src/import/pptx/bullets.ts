import type { XmlElement } from '@rgrove/parse-xml'
import { childrenOf, localName } from '../read-xml.ts'

export interface Bullet {
  readonly kind: 'bullet' | 'number'
  readonly character: string
}

const BULLETS = new Set(['buNone', 'buChar', 'buAutoNum', 'buBlip'])

/** Returns the bullet that the nearest of the styles sets, if any. */
export function readBullet(styles: readonly XmlElement[]): Bullet | undefined {
  const bullet = styles.flatMap((style) => childrenOf(style)).find((child) => BULLETS.has(localName(child)))
  if (!bullet || localName(bullet) === 'buNone') return undefined
  if (localName(bullet) === 'buAutoNum') return { kind: 'number', character: '' }
  const character = bullet.attributes['char'] ?? '•'
  // Private characters are those of symbol fonts.
  return { kind: 'bullet', character: /^[•–—○▪■□►-]$/u.test(character) ? character : '•' }
}
