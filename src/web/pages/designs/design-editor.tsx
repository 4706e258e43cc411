import { useMemo, useState } from 'react'
import { labelIn } from '../../../document/slot-label.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { fittingData, isEmptyDraft, useContentDraft } from '../content/content-draft.ts'
import { ContentEditor } from '../content/content-editor.tsx'
import { useDrawnWarnings } from '../content/use-drawn-warnings.ts'
import { ContentForm } from './content-form.tsx'

export function DesignEditor({ design }: { design: OpenDesign }) {
  const { showError } = useToast()
  const { draft, isRestored, change, deleteDraft } = useContentDraft(design._id, checkedDocument(design.document))
  // A draft is based on an earlier revision of the design; saving it over a later one must be confirmed.
  const [base, setBase] = useState({ ...design, revision: draft.revision ?? design.revision })
  const document = checkedDocument(base.document)
  const { warnings, onDrawn } = useDrawnWarnings(document, draft.data)
  if (base.revision !== design.revision && isEmptyDraft(draft)) setBase(design)
  const size = useMemo(() => ({ width: base.width, height: base.height }), [base.width, base.height])
  return (
    <ContentEditor
      document={document}
      size={size}
      data={draft.data}
      title={base.title}
      {...{ warnings, onDrawn }}
      header={
        <>
          <h1 className="text-2xl">Edit content</h1>
          <p className="mt-2 text-ink-soft">Edit the fields in this design. Changes apply when you save.</p>
        </>
      }
    >
      <ContentForm
        design={base}
        data={draft.data}
        {...{ isRestored, warnings }}
        onChange={(data) => change({ data, revision: base.revision })}
        onSaved={deleteDraft}
        onLatest={(latest) => {
          const data = fittingData(draft.data, checkedDocument(latest.document))
          const dropped = Object.keys(draft.data).filter((name) => !Object.hasOwn(data, name))
          setBase(latest)
          change({ data, revision: latest.revision })
          if (dropped.length > 0) showError(describeDropped(dropped.map((name) => labelIn(base.document, name))))
        }}
      />
    </ContentEditor>
  )
}

function describeDropped(labels: readonly string[]): string {
  const listed = labels.map((label) => `“${label}”`).join(', ')
  return labels.length === 1
    ? `${listed} no longer exists in the latest version, so that edit was dropped.`
    : `${listed} no longer exist in the latest version, so those edits were dropped.`
}
