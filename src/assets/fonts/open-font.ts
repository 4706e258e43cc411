import { createRequire } from 'node:module'
import type * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)

/** Opens a font or a collection. Loads fontkit on first use, since it takes 15 MB and most processes never need it. */
export function openFont(bytes: Uint8Array): fontkit.Font | fontkit.FontCollection {
  const { create } = require('fontkit') as typeof fontkit
  return create(Buffer.from(bytes))
}
