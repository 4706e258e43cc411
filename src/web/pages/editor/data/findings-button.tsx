import { TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { Document } from '../../../../document/document.ts'
import { elementTexts } from '../../../../document/element-texts.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { fixesOf } from '../../../../edit/check/fixes-of.ts'
import { originalId } from '../../../../edit/check/original-id.ts'
import { select } from '../../../../edit/editor-state.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { isWarning } from '../../../../text/warning.ts'
import { Button } from '../../../parts/button.tsx'
import { warningText } from '../../content/warning-text.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useFindings } from './use-findings.ts'

/** The number of warnings of the page, which opens their list. */
export function FindingsButton() {
  const findings = useFindings()
  const document = useEditorState((state) => state.document)
  if (findings.length === 0) return null
  return (
    <div className="absolute right-3 bottom-3">
     <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="flex h-9 items-center gap-2 rounded-full border border-rule-strong/60 bg-sheet px-3 text-sm font-semibold text-warn shadow-raised hover:border-rule-strong animate-fade-in"
        >
          <TriangleAlert className="size-4" aria-hidden />
          {findings.length}
          <span className={IN_COMPACT}>{findings.length === 1 ? 'warning' : 'warnings'}</span>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          side="top"
          sideOffset={8}
          aria-label="Warnings of this page"
          className="z-30 max-h-[60dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-rule bg-sheet p-2 shadow-floating animate-rise-in"
        >
          <ul className="grid gap-1">
            {findings.map((finding) => (
              <li key={`${finding.code} ${finding.elementId} ${finding.message}`}>
                <FindingRow finding={finding} document={document} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
    </div>
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
        onClick={() => editor.update((state) => select(state, [element.id]))}
      >
        <span className="block truncate font-semibold user-text">{nameOf(element)}</span>
        <span className="block text-ink-soft user-text">{text}</span>
      </button>
      <FixButtons finding={finding} element={element} />
    </div>
  )
}

function FixButtons({ finding, element }: { finding: Finding; element: Element }) {
  const editor = useEditor()
  const fixes = fixesOf(finding, element)
  if (fixes.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5 px-2 pb-2">
      {fixes.map(({ label, properties }) => (
        <Button
          key={label}
          height="small"
          onClick={() => {
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

const SHOWN_CHARACTERS = 60

function nameOf(element: Element): string {
  const text = element.type === 'text' ? elementTexts(element).join('').trim() : ''
  return (element.name ?? (text.slice(0, SHOWN_CHARACTERS) || element.type)).replace(/^./, (first) => first.toUpperCase())
}
