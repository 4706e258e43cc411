import type { Document } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { fixesOf } from '../../../../edit/check/fixes-of.ts'
import { originalId } from '../../../../edit/check/original-id.ts'
import { elementName } from '../../../../edit/describing/element-name.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { isWarning } from '../../../../text/warning.ts'
import { Button } from '../../../parts/button.tsx'
import { warningText } from '../../content/warning-text.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { showElement } from '../view/show-element.ts'
import type { PageFindings } from './page-findings.ts'

/** Warnings by page, each with its element and what can be done about it. */
export function FindingsList({ pages, document }: { pages: readonly PageFindings[]; document: Document }) {
  return pages.map((onPage) => <PageSection key={onPage.pageId} onPage={onPage} document={document} />)
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
