import type { StampFormat } from './stamp-place.ts'
import { findXmpStamp } from './stamp-xmp.ts'

/** Properties in the metadata, which are not compressed. */
export const PDF_STAMP: StampFormat = { find: (bytes) => findXmpStamp(bytes) }
