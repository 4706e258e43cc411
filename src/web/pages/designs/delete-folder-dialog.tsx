import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshDesigns } from '../../api/design-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import type { Folder } from '../../api/folder-queries.ts'
import { platen } from '../../api/platen.ts'
import { useToast } from '../../api/use-toast.ts'
import { FormError } from '../../parts/form.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { counted } from '../../parts/format-text.ts'

const FORM = 'delete-folder'
type Destination = 'parent' | 'trash'

export function DeleteFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess } = useToast()
  const [designs, setDesigns] = useState<Destination>('parent')
  const { totalCount, parentId, name } = folder
  const deleting = useMutation({
    mutationFn: () => platen.deleteFolder({ id: folder._id, designs }),
    onSuccess: async () => {
      onClose()
      showSuccess(`Deleted “${name}”`)
      await navigate({ to: '/designs', search: parentId === null ? {} : { folder: parentId }, replace: true })
      await refreshDesigns(queries)
    },
  })
  const choices: readonly (readonly [Destination, string])[] = [
    ['parent', parentId === null ? 'Keep them, outside of folders' : 'Move them to the folder above'],
    ['trash', 'Move them to the trash'],
  ]
  return (
    <FormDialog
      title={`Delete “${name}”?`}
      verb="Delete folder"
      variant="danger"
      form={FORM}
      isPending={deleting.isPending}
      onClose={onClose}
    >
      <form
        id={FORM}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          deleting.mutate()
        }}
      >
        {deleting.error !== null && <FormError>{messageOf(deleting.error)}</FormError>}
        <p className="text-sm text-ink-soft">Its subfolders are deleted, too.</p>
        {totalCount > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">What happens to its {counted(totalCount, 'design')}?</legend>
            {choices.map(([value, label]) => (
              <label key={value} className="flex items-center gap-2.5 text-sm">
                <input
                  type="radio"
                  name="designs"
                  value={value}
                  checked={designs === value}
                  onChange={() => setDesigns(value)}
                  className="size-4 accent-press"
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </FormDialog>
  )
}
