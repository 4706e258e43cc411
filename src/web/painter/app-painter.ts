import { platen, sameOriginUrl } from '../api/platen.ts'
import { dataOf, web } from '../api/web.ts'
import { loadAppCatalog } from './catalog-query.ts'
import { createPainter } from './painter.ts'

/** The painter of the app, which loads fonts and pictures from this server, and keeps them. */
export const appPainter = createPainter({
  catalog: loadAppCatalog,
  assetUrl: async (id) => sameOriginUrl((await platen.getAsset({ id })).url),
  remoteUrl: async (src) => {
    const { url } = await dataOf(web.GET('/web/remote-image', { params: { query: { src } } }))
    return sameOriginUrl(url)
  },
})
