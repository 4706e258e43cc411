import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { designQuery, type OpenDesign } from '../../api/design-queries.ts'
import { useRecordedOpening } from '../../api/use-recorded-opening.ts'
import { isMissing } from '../../api/explain-error.ts'
import { NotFoundPage } from '../../frame/not-found-page.tsx'
import { appPainter } from '../../painter/app-painter.ts'
import { loadAppCatalog } from '../../painter/catalog-query.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { MainContent } from '../../parts/main-content.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { ErrorState, Loading } from '../../parts/states.tsx'
import { EditingAnnouncer } from './editing-announcer.tsx'
import { Present } from './bar/present.tsx'
import { TopBar } from './bar/top-bar.tsx'
import { StageMenu } from './commands/stage-menu.tsx'
import { usePageCommands } from './commands/use-page-commands.tsx'
import { DataBar } from './data/data-bar.tsx'
import { FindingsButton } from './data/findings-button.tsx'
import { createEditor, type Editor } from './editor.ts'
import { Following } from './following.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { PagesStrip } from './panels/pages/pages-strip.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { savedEditor } from './save/saved-editor.ts'
import { useSaving } from './save/use-saving.ts'
import { Stage } from './stage/stage.tsx'
import { EditorContext, useStore } from './use-editor.ts'
import { useRegions } from './use-regions.ts'

const route = getRouteApi('/signed-in/designs/$id/edit')

// While the design itself is still loading. The painter shows an error.
loadAppCatalog().catch(() => undefined)

export function EditorPage() {
  const { id } = route.useParams()
  const query = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  usePageTitle(query.data?.title ?? 'Editor')
  useRecordedOpening(id, query.data !== undefined)
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
  const [editor] = useState(() => {
    const { width, height, title } = design
    const document = checkedDocument(design.document)
    const created = createEditor({ document, title, size: { width, height }, painter: appPainter })
    // Fonts and pictures load while the panels are built.
    void created.load()
    return created
  })
  useEffect(() => () => editor.dispose(), [editor])
  return (
    <EditorContext value={editor}>
      <Workspace design={design} editor={editor} />
    </EditorContext>
  )
}

function Workspace({ design, editor }: { design: OpenDesign; editor: Editor }) {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [saved] = useState(() => savedEditor(editor))
  const saving = useSaving({ design, account: me._id, editor: saved })
  const title = useStore(editor.title)
  usePageTitle(title)
  const [isPresenting, setPresenting] = useState(false)
  useRegions()
  const { run, marks, dialogs } = usePageCommands(editor, {
    save: saving.saveNow,
    present: () => setPresenting(true),
  })
  return (
    <MainContent
      id="page"
      tabIndex={-1}
      className="grid h-dvh grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-paper text-ink"
    >
      <h1 className="sr-only">Edit {title}</h1>
      <TopBar id={design._id} saving={saving}>
        <Present isOn={isPresenting} onChange={setPresenting} />
      </TopBar>
      <Following>
        <SidePanel />
      </Following>
      <section aria-label="Stage" className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]">
        <div className="relative min-h-0 min-w-0">
          <StageMenu run={run}>
            <Stage>{marks}</Stage>
          </StageMenu>
          <FindingsButton />
        </div>
        <DataBar />
      </section>
      <Following>
        <Inspector />
        <PagesStrip />
      </Following>
      <EditingAnnouncer />
      {dialogs}
    </MainContent>
  )
}
