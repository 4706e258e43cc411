import { here, platen } from '../api/platen.ts'
import { CATALOG_URL } from './catalog-query.ts'
import { createPainter } from './painter.ts'

/** The painter of the whole app. Fetches nothing before its first page. */
export const appPainter = createPainter({
  catalogUrl: CATALOG_URL,
  assetUrl: async (id) => here((await platen.getAsset({ id })).url),
})
