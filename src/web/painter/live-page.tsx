import type { ComponentProps } from 'react'
import { appPainter } from './app-painter.ts'
import { PagePreview } from './page-preview.tsx'
import { PainterContext } from './use-drawing.ts'

/** Import this module lazily, since it includes the text engine and the painter. */
export function LivePage(props: ComponentProps<typeof PagePreview>) {
  return (
    <PainterContext value={appPainter}>
      <PagePreview {...props} />
    </PainterContext>
  )
}
