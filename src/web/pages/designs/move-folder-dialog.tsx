import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesigns } from '../../api/design-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import { type Folder, foldersQuery, idsWithin } from '../../api/folder-queries.ts'
import { platen } from '../../api/platen.ts'
import { FormError } from '../../parts/form.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'

const FORM = 'move-folder'

export function MoveFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const queries = useQueryClient()
  const { data } = useQuery(foldersQuery)
  const folders = data?.folders ?? []
  const own = idsWithin(folders, folder._id)
  const [chosen, setChosen] = useState(folder.parentId)
  const moving = useMutation({
    mutationFn: () => platen.updateFolder({ id: folder._id, body: { parentId: chosen } }),
    onSuccess: async () => {
      await refreshDesigns(queries)
      onClose()
    },
  })
  return (
    <FormDialog title={`Move “${folder.name}”`} verb="Move" form={FORM} isPending={moving.isPending} onClose={onClose}>
      <form
        id={FORM}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          moving.mutate()
        }}
      >
        {moving.error !== null && <FormError>{messageOf(moving.error)}</FormError>}
        <FolderChoice
          folders={folders.filter(({ _id }) => !own.has(_id))}
          value={chosen}
          topLabel="Top level"
          onChoose={setChosen}
        />
      </form>
    </FormDialog>
  )
}
