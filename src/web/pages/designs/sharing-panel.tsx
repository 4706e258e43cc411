import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { changeShown, designQuery, type OpenDesign } from '../../api/designs.ts'
import { BASE_URL, platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { IconButton } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { CheckboxField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { useToast } from '../../parts/toast.tsx'
import { VISIBILITY_CHOICES } from './design-menu-items.tsx'
import { type DesignActions } from './use-design-actions.ts'

const MEANING: Readonly<Record<OpenDesign['visibility'], string>> = {
  private: 'Only you see it.',
  unlisted: 'Whoever has the link sees it.',
  public: 'Whoever has the link sees it, and it is listed under Community.',
}

/** Who may see a design, by which link, and what they may do with it. */
export function SharingPanel({ design, actions }: { design: OpenDesign; actions: DesignActions }) {
  const { sharing, share } = useSharing(design)
  const link = `${BASE_URL}/s/${design._id}`
  return (
    <section aria-labelledby="sharing" className="grid grid-cols-1 gap-4">
      <h2 id="sharing" className="text-lg">
        Who may see it
      </h2>
      <div>
        <Segmented
          label="Who may see it"
          value={design.visibility}
          choices={VISIBILITY_CHOICES}
          onChoose={(visibility) => void actions.setVisibility([design], visibility)}
        />
        <p className="mt-1.5 text-sm text-ink-soft">{MEANING[design.visibility]}</p>
      </div>
      {design.visibility !== 'private' && (
        <div className="grid grid-cols-1 gap-4 animate-fade-in">
          <div className="flex items-center gap-1 rounded-md border border-rule bg-well py-1 pr-1 pl-3">
            <span data-varies className="min-w-0 flex-1 truncate text-sm" title={link}>
              {link}
            </span>
            <CopyButton text={link} name="Copy the link" />
            <IconButton
              icon={ExternalLink}
              label="Open the link"
              height="small"
              onClick={() => open(link, '_blank', 'noopener')}
            />
          </div>
          <CheckboxField
            label="Download"
            hint="Others can download it as PNG or PDF. A PDF can contain whole pictures, including the parts cropped away."
            checked={sharing.download}
            onChange={(event) => share({ download: event.target.checked })}
          />
          <CheckboxField
            label="Use as template"
            hint="Others can create their own design from it. Their copy contains whole pictures, including the parts cropped away, without place, author and file names."
            checked={sharing.copy}
            onChange={(event) => share({ copy: event.target.checked })}
          />
        </div>
      )}
    </section>
  )
}

/** Shows at once what is allowed now, and takes it back where the service did not follow. */
function useSharing({ _id: id, sharing }: OpenDesign) {
  const queries = useQueryClient()
  const { fail } = useToast()
  const [wished, setWished] = useState<Partial<OpenDesign['sharing']>>({})
  const { mutate } = useMutation({
    mutationFn: (sharing: Partial<OpenDesign['sharing']>) => platen.updateDesign({ id, body: { sharing } }),
    onMutate: (sharing) => {
      // An answer that is under way says how it was before.
      void queries.cancelQueries({ queryKey: designQuery(id).queryKey })
      // As it is now: by the time of a refusal the page shows what was wished for.
      const before = queries.getQueryData(designQuery(id).queryKey)?.sharing
      changeShown(queries, id, (design) => ({ ...design, sharing: { ...design.sharing, ...sharing } }))
      return before
    },
    onSuccess: (changed) => queries.setQueryData(designQuery(id).queryKey, changed),
    onError: (error, _sharing, before) => {
      if (before) changeShown(queries, id, (design) => ({ ...design, sharing: before }))
      fail(`What others may do stays as it was. ${messageOf(error)}`)
    },
  })
  const share = (change: Partial<OpenDesign['sharing']>): void => {
    // The cache shows it a moment later, and in between the box would show how it was before.
    setWished((before) => ({ ...before, ...change }))
    mutate(change, { onSettled: () => setWished({}) })
  }
  return { sharing: { ...sharing, ...wished }, share }
}
