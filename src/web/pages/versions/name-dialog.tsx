import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { fieldError } from '../../api/explain-error.ts'
import { platen } from '../../api/platen.ts'
import { useToast } from '../../api/use-toast.ts'
import { refreshVersions, type Version, VERSION_NAME_CHARACTERS } from '../../api/version-queries.ts'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'

interface NameDialogProps {
  readonly designId: string
  readonly version: Version
  readonly onClose: () => void
}

export function NameDialog({ designId, version, onClose }: NameDialogProps) {
  const form = useId()
  const queries = useQueryClient()
  const { showSuccess } = useToast()
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ name }: { readonly name: string }) => {
      const body = { name: name.trim() === '' ? null : name }
      return platen.renameVersion({ id: designId, revision: version.revision, body })
    },
    onSuccess: async ({ name }) => {
      onClose()
      showSuccess(name === null ? 'Name removed' : 'Version named')
      await refreshVersions(queries, designId)
    },
  })
  return (
    <FormDialog title="Name this version" verb="Save" {...{ form, isPending, onClose }}>
      <Form id={form} fields={['name']} error={error} onSubmit={mutate}>
        <TextField
          label="Name"
          name="name"
          defaultValue={version.name ?? ''}
          maxLength={VERSION_NAME_CHARACTERS}
          autoComplete="off"
          hint="A named version stays until the design is deleted. Leave it empty to remove the name."
          error={fieldError(error, '/name')}
        />
      </Form>
    </FormDialog>
  )
}
