import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { updateCachedDesign, designQuery, type OpenDesign } from '../../api/design-queries.ts'
import { BASE_URL, platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { IconButton } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { CheckboxField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { useToast } from '../../api/use-toast.ts'
import { VISIBILITIES } from '../page-search.ts'
import type { DesignActions } from './use-design-actions.ts'
import { capitalized } from '../../../edit/describing/capitalized.ts'

const DESCRIPTIONS: Readonly<Record<OpenDesign['visibility'], string>> = {
  private: 'Only you can view this design.',
  unlisted: 'Anyone with the link can view.',
  public: 'Anyone can view. Also listed in Community.',
}

const CHOICES = VISIBILITIES.map((value) => ({ value, label: capitalized(value) }))

export function SharingPanel({ design, actions }: { design: OpenDesign; actions: DesignActions }) {
  const { sharing, share } = useSharing(design)
  const link = `${BASE_URL}/s/${design._id}`
  return (
    <section aria-labelledby="sharing" className="grid grid-cols-1 gap-4">
      <h2 id="sharing" className="text-lg">
        Sharing
      </h2>
      <div>
        <Segmented
          label="Visibility"
          value={design.visibility}
          choices={CHOICES}
          onChoose={(visibility) => void actions.setVisibility([design], visibility)}
        />
        <p className="mt-1.5 text-sm text-ink-soft">{DESCRIPTIONS[design.visibility]}</p>
      </div>
      {design.visibility !== 'private' && (
        <div className="grid grid-cols-1 gap-4 animate-fade-in">
          <div className="flex items-center gap-1 rounded-md border border-rule bg-well py-1 pr-1 pl-3">
            <span data-varies className="min-w-0 flex-1 truncate text-sm" title={link}>
              {link}
            </span>
            <CopyButton text={link} name="Copy link" />
            <IconButton
              icon={ExternalLink}
              label="Open in new tab"
              height="small"
              onClick={() => open(link, '_blank', 'noopener')}
            />
          </div>
          <CheckboxField
            label="Allow downloads"
            hint="Viewers can download as PNG or PDF. A PDF can contain whole images, including cropped areas."
            checked={sharing.download}
            onChange={(event) => share({ download: event.target.checked })}
          />
          <CheckboxField
            label="Allow copying"
            hint="Viewers can use this as a template. Their copy contains whole images, including cropped areas, without location, author and file names."
            checked={sharing.copy}
            onChange={(event) => share({ copy: event.target.checked })}
          />
        </div>
      )}
    </section>
  )
}

function useSharing({ _id: id, sharing }: OpenDesign) {
  const queries = useQueryClient()
  const { showError } = useToast()
  const [pending, setPending] = useState<Partial<OpenDesign['sharing']>>({})
  const { mutate } = useMutation({
    mutationFn: (sharing: Partial<OpenDesign['sharing']>) => platen.updateDesign({ id, body: { sharing } }),
    onMutate: (sharing) => {
      // A response that arrives later would show the old settings.
      void queries.cancelQueries({ queryKey: designQuery(id).queryKey })
      // Read from the cache, since the props already show the new settings when the request fails.
      const before = queries.getQueryData(designQuery(id).queryKey)?.sharing
      updateCachedDesign(queries, id, (design) => ({ ...design, sharing: { ...design.sharing, ...sharing } }))
      return before
    },
    onSuccess: (changed) => queries.setQueryData(designQuery(id).queryKey, changed),
    onError: (error, _sharing, before) => {
      if (before) updateCachedDesign(queries, id, (design) => ({ ...design, sharing: before }))
      showError(couldNot('update sharing settings', error))
    },
  })
  const share = (change: Partial<OpenDesign['sharing']>): void => {
    // Until the cache is updated a moment later, the checkbox would show the old setting.
    setPending((before) => ({ ...before, ...change }))
    mutate(change, { onSettled: () => setPending({}) })
  }
  return { sharing: { ...sharing, ...pending }, share }
}
