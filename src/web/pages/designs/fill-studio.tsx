import { useMemo, useState } from 'react'
import { type OpenDesign } from '../../api/designs.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { useToast } from '../../api/use-toast.ts'
import { fittingData, isNothing } from '../studio/filling.ts'
import { labelOf } from '../studio/slot-values.ts'
import { Studio } from '../studio/studio.tsx'
import { useDrawnWarnings } from '../studio/use-drawn-warnings.ts'
import { useFilling } from '../studio/use-filling.ts'
import { FillForm } from './fill-form.tsx'

/**
 * The pages of a design, and the form that edits its slots. `design` is its latest known version.
 */
export function FillStudio({ design }: { design: OpenDesign }) {
  const { showError } = useToast()
  const { filling, isRestored, change, forget } = useFilling(design._id, checkedDocument(design.document))
  // A draft is based on the revision of its time: saving it over a later one has to be confirmed.
  const [base, setBase] = useState({ ...design, revision: filling.revision ?? design.revision })
  const document = checkedDocument(base.document)
  const { warnings, onDrawn } = useDrawnWarnings(document, filling.data)
  // Follows new revisions only while nothing is edited.
  if (base.revision !== design.revision && isNothing(filling)) setBase(design)
  const size = useMemo(() => ({ width: base.width, height: base.height }), [base.width, base.height])
  return (
    <Studio
      document={document}
      size={size}
      data={filling.data}
      title={base.title}
      {...{ warnings, onDrawn }}
      header={
        <>
          <h1 className="text-2xl">Edit content</h1>
          <p className="mt-2 text-ink-soft">Edit the fields in this design. Changes apply when you save.</p>
        </>
      }
    >
      <FillForm
        design={base}
        data={filling.data}
        {...{ isRestored, warnings }}
        onChange={(data) => change({ data, revision: base.revision })}
        onSaved={forget}
        onLatest={(latest) => {
          const data = fittingData(filling.data, checkedDocument(latest.document))
          const dropped = Object.keys(filling.data).filter((name) => !Object.hasOwn(data, name))
          setBase(latest)
          change({ data, revision: latest.revision })
          if (dropped.length > 0) showError(describeDropped(dropped))
        }}
      />
    </Studio>
  )
}

function describeDropped(names: readonly string[]): string {
  const labels = names.map((name) => `“${labelOf({ name })}”`).join(', ')
  return names.length === 1
    ? `${labels} no longer exists in the latest version, so that edit was dropped.`
    : `${labels} no longer exist in the latest version, so those edits were dropped.`
}
