import { TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import type { Document } from '../../../../document/document.ts'
import { fieldNamesOf } from '../../../../edit/filling/field-at.ts'
import { isWarning } from '../../../../text/warning.ts'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LatePart } from '../late-part.tsx'
import { settledDocument } from '../state/settled-document.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { PageFindings } from './page-findings.ts'

export const FindingsList = lazyPart(async () => (await import('./findings-list.tsx')).FindingsList)

/** Small screens show the number alone. */
const IN_COMPACT = 'in-[[data-layout=tall],[data-layout=short]]:sr-only'

/** The number of warnings of all pages, which opens their list. */
export function FindingsButton() {
  const document = useEditorState(settledDocument)
  const pages = useShownFindings(document)
  if (pages.length === 0) return null
  const count = pages.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <div className="absolute right-3 bottom-3">
      <Popover.Root>
        <Popover.Trigger asChild>
          <button
            type="button"
            className="flex h-9 items-center gap-2 rounded-full border border-rule-strong/60 bg-sheet px-3 text-sm font-semibold text-warn shadow-raised hover:border-rule-strong animate-fade-in"
          >
            <TriangleAlert className="size-4" aria-hidden />
            {count}
            <span className={IN_COMPACT}>{count === 1 ? 'warning' : 'warnings'}</span>
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            side="top"
            sideOffset={8}
            aria-label="Warnings"
            className="z-30 grid max-h-[60dvh] w-96 max-w-[calc(100vw-2rem)] gap-2 overflow-y-auto rounded-lg border border-rule bg-sheet p-2 shadow-floating animate-rise-in"
          >
            <LatePart>
              <FindingsList pages={pages} document={document} />
            </LatePart>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  )
}

/** Those who only fill in the design see what the painter warns of at its fields: they cannot change the look. */
function useShownFindings(document: Document): readonly PageFindings[] {
  const editor = useEditor()
  const pages = useStore(editor.findings)
  const isFilling = useStore(editor.isFilling)
  return useMemo(() => {
    if (!isFilling) return pages
    return pages.flatMap((onPage) => {
      const findings = onPage.findings.filter(
        (finding) =>
          isWarning(finding) && finding.elementId !== undefined && fieldNamesOf(document, finding.elementId).length > 0,
      )
      return findings.length > 0 ? [{ ...onPage, findings }] : []
    })
  }, [document, pages, isFilling])
}
