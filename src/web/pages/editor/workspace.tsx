import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenDesign } from '../../api/design-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { MainContent } from '../../parts/main-content.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { FillingBar } from './content/filling-bar.tsx'
import { FillingPanel } from './content/filling-panel.tsx'
import { FlowNote } from './content/flow-note.tsx'
import { useKeptFocus } from './content/use-kept-focus.ts'
import { EditingAnnouncer } from './editing-announcer.tsx'
import { Present } from './bar/present.tsx'
import { TopBar } from './bar/top-bar.tsx'
import { StageMenu } from './commands/stage-menu.tsx'
import { usePageCommands } from './commands/use-page-commands.tsx'
import { CompactMenu, CompactTopBar, PanelSheet, ToolBar } from './compact/compact-parts.ts'
import { TOOL_BAR_BOX } from './compact/tool-bar-box.ts'
import { useEditorLayout } from './compact/use-editor-layout.ts'
import { useSeenScreen } from './compact/use-seen-screen.ts'
import { FindingsButton } from './data/findings-button.tsx'
import type { Editor } from './editor.ts'
import { ImportReport } from './import-report.tsx'
import { Following } from './state/following.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { LatePart } from './late-part.tsx'
import { DataBar, TouchWordsLayer } from './late-parts.ts'
import { PagesStrip } from './panels/pages/pages-strip.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { savedEditor } from './save/saved-editor.ts'
import { useSaving } from './save/use-saving.ts'
import { SeveralNote } from './stage/several-note.tsx'
import { Stage } from './stage/stage.tsx'
import { useEditorState, useStore } from './use-editor.ts'
import { useRegions } from './commands/use-regions.ts'

/** On small screens, the editor is as large as what the keyboard leaves, and cannot be scrolled or zoomed. */
const COMPACT =
  'fixed inset-x-0 top-[var(--seen-top,0px)] h-[var(--seen-height,100dvh)] touch-pan-x touch-pan-y compact-fields'

const WIDE = 'relative h-dvh grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto]'

const LAYOUTS = {
  wide: WIDE,
  tall: `${COMPACT} grid-cols-1 grid-rows-[auto_minmax(0,1fr)]`,
  short: `${COMPACT} grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)]`,
  /** On phones, the form is below the page. */
  filling: `${WIDE} max-lg:flex max-lg:flex-col`,
} as const

/** The frame of the editor, which depends on the screen and on what may be edited. */
export function Workspace({ design, editor }: { design: OpenDesign; editor: Editor }) {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [saved] = useState(() => savedEditor(editor))
  const saving = useSaving({ design, account: me._id, editor: saved })
  const title = useStore(editor.title)
  const isFilling = useStore(editor.isFilling)
  usePageTitle(title)
  const [isPresenting, setPresenting] = useState(false)
  const { isOn: showsData } = useStore(editor.dataMode)
  const isTyping = useEditorState(({ words }) => words !== null)
  useRegions()
  useKeptFocus(isFilling)
  const screen = useEditorLayout()
  const layout = isFilling ? 'filling' : screen
  const isSmall = layout === 'tall' || layout === 'short'
  const hasKeyboard = useSeenScreen(isSmall)
  const { run, dialogs } = usePageCommands(editor, {
    save: saving.saveNow,
    present: () => setPresenting(true),
  })
  return (
    <MainContent
      id="page"
      tabIndex={-1}
      data-layout={layout}
      className={classNames('grid overflow-clip bg-paper text-ink', LAYOUTS[layout])}
    >
      <h1 className="sr-only">
        {isFilling ? 'Fill in' : 'Edit'} {title}
      </h1>
      {layout === 'filling' && (
        <>
          <FillingBar id={design._id} saving={saving}>
            <Present isOn={isPresenting} onChange={setPresenting} />
          </FillingBar>
          <FillingPanel />
        </>
      )}
      {layout === 'wide' && (
        <>
          <TopBar id={design._id} saving={saving}>
            <Present isOn={isPresenting} onChange={setPresenting} />
          </TopBar>
          <Following>
            <SidePanel run={run} />
          </Following>
        </>
      )}
      {isSmall && (
        <LatePart fallback={<div className="col-span-full h-12" />}>
          <CompactTopBar id={design._id} saving={saving}>
            <CompactMenu {...{ id: design._id, saving, run, isPresenting, onPresent: setPresenting }} />
          </CompactTopBar>
        </LatePart>
      )}
      {layout === 'short' && (
        <LatePart fallback={<div className={TOOL_BAR_BOX.left} />}>
          <ToolBar run={run} side="left" />
        </LatePart>
      )}
      <section
        aria-label="Stage"
        className={classNames(
          'grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]',
          isFilling && 'max-lg:h-[34dvh] max-lg:shrink-0 max-sm:h-[24dvh]',
        )}
      >
        <div className="relative min-h-0 min-w-0">
          <StageMenu run={run}>
            <Stage>
              {isTyping && (
                <LatePart>
                  <TouchWordsLayer run={run} />
                </LatePart>
              )}
            </Stage>
          </StageMenu>
          <FindingsButton />
          <SeveralNote />
          <ImportReport id={design._id} />
        </div>
        <Following>
          <FlowNote />
        </Following>
        {showsData && (
          <LatePart>
            <DataBar />
          </LatePart>
        )}
      </section>
      {isSmall ? (
        <LatePart>
          <PanelSheet side={layout === 'short' ? 'right' : 'bottom'} />
        </LatePart>
      ) : (
        <Following>
          {!isFilling && <Inspector />}
          <PagesStrip />
        </Following>
      )}
      {layout === 'tall' && (!hasKeyboard || isTyping) && (
        <LatePart fallback={<div className={TOOL_BAR_BOX.bottom} />}>
          <ToolBar run={run} side="bottom" />
        </LatePart>
      )}
      <EditingAnnouncer />
      {dialogs}
    </MainContent>
  )
}
