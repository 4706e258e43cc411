import type { ComponentProps } from 'react'
import { platen, sameOriginUrl } from '../api/platen.ts'
import { dataOf, web } from '../api/web.ts'
import { CATALOG_URL } from './catalog-query.ts'
import { PagePreview } from './page-preview.tsx'
import { PainterContext } from './use-drawing.ts'
import { createPainter } from './painter.ts'

/** Import this module lazily, since it includes the text engine and the painter. */
export function LivePage(props: ComponentProps<typeof PagePreview>) {
  return (
    <PainterContext value={appPainter}>
      <PagePreview {...props} />
    </PainterContext>
  )
}

const appPainter = createPainter({
  catalogUrl: CATALOG_URL,
  assetUrl: async (id) => sameOriginUrl((await platen.getAsset({ id })).url),
  remoteUrl: async (src) => {
    const { url } = await dataOf(web.GET('/web/remote-image', { params: { query: { src } } }))
    return sameOriginUrl(url)
  },
})
