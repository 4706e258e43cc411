import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { type OpenDesign, tagsQuery } from '../../api/design-queries.ts'
import { platen } from '../../api/platen.ts'
import { fieldError } from '../../api/explain-error.ts'
import { TEMPLATES_KEY } from '../../api/template-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckboxField, TextArea, TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { TagInput } from './tag-input.tsx'

const FORM = 'publish'
const FIELDS = ['title', 'description', 'category'] as const

interface PublishDialogProps {
  readonly design: Pick<OpenDesign, '_id' | 'title' | 'tags'>
  /** Whether the server has all changes of the design, which the template is a copy of. Default: true. */
  readonly isSaved?: boolean
  readonly onClose: () => void
}

/** Publishes a design as a template of the account or, if an owner says so, of all accounts. */
export function PublishDialog({ design, isSaved = true, onClose }: PublishDialogProps) {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [isForEveryone, setForEveryone] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess } = useToast()
  const [tags, setTags] = useState(design.tags)
  const { data: known = [] } = useQuery(tagsQuery)
  const publishing = useMutation({
    mutationFn: ({ title, description, category }: Readonly<Record<(typeof FIELDS)[number], string>>) =>
      platen.publishTemplate({
        body: {
          ...{ designId: design._id, title, description, tags },
          ...(category.trim() !== '' && { category }),
          ...(isForEveryone && { visibility: 'everyone' as const }),
        },
      }),
    onSuccess: async ({ _id: id }) => {
      onClose()
      showSuccess('Template published', {
        label: 'Open',
        run: () => void navigate({ to: '/templates/$id', params: { id } }),
      })
      await queries.invalidateQueries({ queryKey: TEMPLATES_KEY })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish as template"
      description="Creates a copy. Later changes to this design won’t affect the template."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} busy={publishing.isPending || !isSaved}>
            Publish template
          </Button>
        </>
      }
    >
      <Form id={FORM} fields={FIELDS} error={publishing.error} onSubmit={publishing.mutate}>
        <TextField
          label="Title"
          name="title"
          defaultValue={design.title}
          error={fieldError(publishing.error, '/title')}
        />
        <TextArea
          label="Description"
          name="description"
          hint="What is this template for?"
          error={fieldError(publishing.error, '/description')}
        />
        <TextField
          label="Category"
          name="category"
          hint="For example: Social, Print, Invitations"
          error={fieldError(publishing.error, '/category')}
        />
        <TagInput
          label="Tags"
          tags={tags.map((tag) => ({ tag }))}
          known={known}
          onAdd={(tag) => setTags([...tags.filter((other) => other !== tag), tag])}
          onRemove={(tag) => setTags(tags.filter((other) => other !== tag))}
        />
        {me.role === 'owner' ? (
          <CheckboxField
            label="For everyone"
            hint="All accounts of this server see the template, and can use its images and fonts."
            checked={isForEveryone}
            onChange={(event) => setForEveryone(event.target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">Only you will see the template.</p>
        )}
      </Form>
    </Dialog>
  )
}
