import { BASE_URL, here, platen } from '../api/platen.ts'
import { createPainter } from './painter.ts'

/** What the service draws with: its fonts and its pictures. */
export const CATALOG_URL = `${BASE_URL}/paint/catalog.json`

/** The painter of the whole app. It fetches nothing before it first draws. */
export const appPainter = createPainter({
  catalogUrl: CATALOG_URL,
  assetUrl: async (id) => here((await platen.getAsset({ id })).url),
})
