import { useDeferredValue, useMemo } from 'react'
import type { Document } from '../../../../document/document.ts'
import { fillDefaults } from '../../../../document/fill-document.ts'
import { flowDocument } from '../../../../document/flow/flow-document.ts'
import { counted } from '../../../parts/format-text.ts'

/** Says on how many further pages tables and lists go on, which exports add and the page does not show. */
export function FlowNote({ document }: { document: Document }) {
  const resting = useDeferredValue(document)
  const added = useMemo(() => flowDocument(fillDefaults(resting)).pages.length - resting.pages.length, [resting])
  if (added <= 0) return null
  return (
    <p role="status" className="text-sm text-ink-soft">
      Lists go on for {counted(added, 'more page')}, which exports add.
    </p>
  )
}
