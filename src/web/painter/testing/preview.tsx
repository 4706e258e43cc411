import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../styles/app.css'
import { loadCatalog } from '../catalog.ts'
import { PagePreview } from '../page-preview.tsx'
import { createPainter } from '../painter.ts'
import { PainterContext } from '../use-drawing.ts'

/* Tests open a page with this script and call `showPreviews`. */

const painter = createPainter({
  catalog: () => loadCatalog('/paint/catalog.json'),
  assetUrl: () => undefined,
  remoteUrl: () => undefined,
})
const box = window.document.body.appendChild(window.document.createElement('div'))
const root = createRoot(box)

type Previews = readonly (ComponentProps<typeof PagePreview> & { readonly width: number })[]

function showPreviews(previews: Previews): void {
  root.render(
    <StrictMode>
      <PainterContext value={painter}>
        {previews.map(({ width, ...preview }, index) => (
          <div key={index} style={{ width, margin: 16 }}>
            <PagePreview {...preview} />
          </div>
        ))}
      </PainterContext>
    </StrictMode>,
  )
}

Object.assign(globalThis, { showPreviews })
