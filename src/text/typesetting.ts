import type { FontCatalog } from './font-catalog.ts'
import type { Hyphenation } from './hyphenation.ts'
import type { Measurer } from './measurer.ts'

export interface Typesetting {
  readonly fonts: FontCatalog
  readonly measurer: Measurer
  /** Without it, words break only at their own soft hyphens. */
  readonly hyphenation?: Hyphenation
}
