import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { designQuery, type OpenDesign } from '../../api/design-queries.ts'
import { useRecordedOpening } from '../../api/use-recorded-opening.ts'
import { isMissing, isTrashed } from '../../api/explain-error.ts'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { appPainter } from '../../painter/app-painter.ts'
import { loadAppCatalog } from '../../painter/catalog-query.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { MainContent } from '../../parts/main-content.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { ErrorState, Loading } from '../../parts/states.tsx'
import { fillOnly } from './content/fill-only.ts'
import { loadFrame } from './compact/compact-parts.ts'
import { createEditor } from './editor.ts'
import { useLateParts } from './late-parts.ts'
import { EditorContext } from './use-editor.ts'
import { Workspace } from './workspace.tsx'

const route = getRouteApi('/signed-in/designs/$id/edit')

// While the design itself is still loading. The painter shows an error.
loadAppCatalog().catch(() => undefined)
loadFrame()

export function EditorPage() {
  const { id } = route.useParams()
  const query = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  usePageTitle(query.data?.title ?? 'Editor')
  useRecordedOpening(id, query.data !== undefined)
  if (isTrashed(query.error)) {
    return <Navigate to="/designs/$id" params={{ id }} replace />
  }
  if (isMissing(query.error)) return <NotFoundPage />
  if (query.data !== undefined) return <OpenEditor key={id} design={query.data} />
  return (
    <MainContent className="grid h-dvh place-content-center p-6">
      {query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load this design" onRetry={() => void query.refetch()} />
      ) : (
        <Loading label="Loading design…" />
      )}
    </MainContent>
  )
}

/** Later versions of the design, such as after a save, do not replace what is being edited. */
function OpenEditor({ design }: { design: OpenDesign }) {
  const { panel } = route.useSearch()
  const [editor] = useState(() => {
    const { width, height, title } = design
    const document = checkedDocument(design.document)
    const created = createEditor({ document, title, size: { width, height }, painter: appPainter })
    fillOnly(created, panel)
    // Fonts and pictures load while the panels are built.
    void created.load()
    return created
  })
  useEffect(() => () => editor.dispose(), [editor])
  useLateParts(editor)
  useEffect(() => fillOnly(editor, panel), [editor, panel])
  return (
    <EditorContext value={editor}>
      <Workspace design={design} editor={editor} />
    </EditorContext>
  )
}
