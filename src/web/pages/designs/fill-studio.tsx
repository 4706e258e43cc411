import { useMemo, useState } from 'react'
import { type OpenDesign } from '../../api/designs.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { useToast } from '../../parts/toast.tsx'
import { fittingData, isNothing } from '../studio/filling.ts'
import { labelOf } from '../studio/slot-values.ts'
import { Studio } from '../studio/studio.tsx'
import { useDrawnWarnings } from '../studio/use-drawn-warnings.ts'
import { useFilling } from '../studio/use-filling.ts'
import { FillForm } from './fill-form.tsx'

/** The pages of a design, and the form that fills it again. `design` is the newest that is known of it. */
export function FillStudio({ design }: { design: OpenDesign }) {
  const { fail } = useToast()
  const { filling, isKept, change, forget } = useFilling(design._id, checkedDocument(design.document))
  // What was kept was typed for the revision of that time: to be saved over a later one, it has to be asked for like everything else.
  const [begun, setBegun] = useState({ ...design, revision: filling.revision ?? design.revision })
  const document = checkedDocument(begun.document)
  const { warnings, onDrawn } = useDrawnWarnings(document, filling.data)
  // Nobody's words are laid over a revision that they were not typed for, unless that is asked for.
  if (begun.revision !== design.revision && isNothing(filling)) setBegun(design)
  const size = useMemo(() => ({ width: begun.width, height: begun.height }), [begun.width, begun.height])
  return (
    <Studio
      document={document}
      size={size}
      data={filling.data}
      title={begun.title}
      {...{ warnings, onDrawn }}
      header={
        <>
          <h1 className="text-2xl">Words and pictures</h1>
          <p className="mt-2 text-ink-soft">All that this design lets you fill. Nothing changes until you save it.</p>
        </>
      }
    >
      <FillForm
        design={begun}
        data={filling.data}
        {...{ isKept, warnings }}
        onChange={(data) => change({ data, revision: begun.revision })}
        onSaved={forget}
        onNewest={(newest) => {
          const data = fittingData(filling.data, checkedDocument(newest.document))
          const lost = Object.keys(filling.data).filter((name) => !Object.hasOwn(data, name))
          setBegun(newest)
          change({ data, revision: newest.revision })
          if (lost.length > 0) fail(lostText(lost))
        }}
      />
    </Studio>
  )
}

function lostText(names: readonly string[]): string {
  const labels = names.map((name) => `“${labelOf({ name })}”`).join(', ')
  return `The newest has no place any longer for what you typed at ${labels}. The rest is kept.`
}
