import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { fieldError } from '../../api/explain-error.ts'
import { type Folder, FOLDER_NAME_CHARACTERS, refreshFolders } from '../../api/folder-queries.ts'
import { platen } from '../../api/platen.ts'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'

interface FolderNameDialogProps {
  /** The folder to rename. Without it, a folder is created. */
  readonly folder?: Folder
  readonly parentId: string | null
  readonly onClose: () => void
}

const FORM = 'folder-name'

export function FolderNameDialog({ folder, parentId, onClose }: FolderNameDialogProps) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ name }: { readonly name: string }) =>
      folder
        ? platen.updateFolder({ id: folder._id, body: { name } })
        : platen.createFolder({ body: { name, parentId } }),
    onSuccess: async () => {
      await refreshFolders(queries)
      onClose()
    },
  })
  return (
    <FormDialog
      title={folder ? 'Rename folder' : 'New folder'}
      verb={folder ? 'Rename' : 'Create folder'}
      form={FORM}
      isPending={saving.isPending}
      onClose={onClose}
    >
      <Form
        id={FORM}
        fields={['name']}
        error={isNameTaken(saving.error) ? null : saving.error}
        onSubmit={saving.mutate}
      >
        <TextField
          label="Name"
          name="name"
          defaultValue={folder?.name ?? ''}
          maxLength={FOLDER_NAME_CHARACTERS}
          error={isNameTaken(saving.error) ? NAME_TAKEN : fieldError(saving.error, '/name')}
        />
      </Form>
    </FormDialog>
  )
}

const NAME_TAKEN = 'There is already a folder with this name here.'

function isNameTaken(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'folder_name_taken'
}
