import { TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import type { Document } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { fixesOf } from '../../../../edit/check/fixes-of.ts'
import { originalId } from '../../../../edit/check/original-id.ts'
import { elementName } from '../../../../edit/describing/element-name.ts'
import { fieldNamesOf } from '../../../../edit/filling/field-at.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { isWarning } from '../../../../text/warning.ts'
import { Button } from '../../../parts/button.tsx'
import { warningText } from '../../content/warning-text.ts'
import { settledDocument } from '../state/settled-document.ts'
import { showElement } from '../view/show-element.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { PageFindings } from './page-findings.ts'

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
            {pages.map((onPage) => (
              <PageSection key={onPage.pageId} onPage={onPage} document={document} />
            ))}
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
          isWarning(finding) &&
          finding.elementId !== undefined &&
          fieldNamesOf(document, finding.elementId).length > 0,
      )
      return findings.length > 0 ? [{ ...onPage, findings }] : []
    })
  }, [document, pages, isFilling])
}

function PageSection({ onPage, document }: { onPage: PageFindings; document: Document }) {
  const { pageId, number, findings } = onPage
  const name = document.pages.find(({ id }) => id === pageId)?.name ?? ''
  return (
    <section aria-label={`Page ${number}`}>
      {document.pages.length > 1 && (
        <h3 className="px-2 pt-1 pb-0.5 text-xs font-semibold text-ink-soft user-text">
          Page {number}
          {name !== '' && ` · ${name}`}
        </h3>
      )}
      <ul className="grid gap-1">
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.elementId} ${finding.message}`}>
            <FindingRow finding={finding} document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Small screens show the number alone. */
const IN_COMPACT = 'in-[[data-layout=tall],[data-layout=short]]:sr-only'

function FindingRow({ finding, document }: { finding: Finding; document: Document }) {
  const editor = useEditor()
  const places = placesOf(document)
  const id = finding.elementId === undefined ? undefined : originalId(finding.elementId, places)
  const element = id === undefined ? undefined : places.get(id)?.element
  const text = isWarning(finding) ? warningText(finding) : finding.message
  if (!element) return <p className="px-2 py-1.5 text-sm">{text}</p>
  return (
    <div className="rounded-md hover:bg-ink/5">
      <button
        type="button"
        className="block w-full rounded-md px-2 py-1.5 text-left text-sm"
        onClick={() => showElement(editor, element.id)}
      >
        <span className="block truncate font-semibold user-text">{elementName(element)}</span>
        <span className="block text-ink-soft user-text">{text}</span>
      </button>
      <FixButtons finding={finding} element={element} />
    </div>
  )
}

function FixButtons({ finding, element }: { finding: Finding; element: Element }) {
  const editor = useEditor()
  const isFilling = useStore(editor.isFilling)
  const fixes = isFilling ? [] : fixesOf(finding, element)
  if (fixes.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5 px-2 pb-2">
      {fixes.map(({ label, properties }) => (
        <Button
          key={label}
          height="small"
          onClick={() => {
            showElement(editor, element.id)
            editor.change({ label, selection: [element.id] }, (before) =>
              setProperties(before, new Set([element.id]), properties),
            )
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
