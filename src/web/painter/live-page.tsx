import { type ComponentProps } from 'react'
import { appPainter } from './app-painter.ts'
import { PagePreview } from './page-preview.tsx'
import { PainterContext } from './painter-context.ts'

/** A page drawn by the app's painter. Import lazily: includes the text engine and the painter. */
export function LivePage(props: ComponentProps<typeof PagePreview>) {
  return (
    <PainterContext value={appPainter}>
      <PagePreview {...props} />
    </PainterContext>
  )
}
