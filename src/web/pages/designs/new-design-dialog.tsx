import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { hasSlots } from '../../../document/has-slots.ts'
import { refreshDesigns } from '../../api/design-queries.ts'
import { platen } from '../../api/platen.ts'
import { fieldError, messageOf } from '../../api/explain-error.ts'
import type { Template } from '../../api/template-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { FormError } from '../../parts/form.tsx'
import { pixelSize, SizeFields, typedSize } from './size-fields.tsx'
import { isSimilarShape, StartChoice } from './start-choice.tsx'

const FORM = 'new-design'
const DEFAULT_SIZE = { width: 1080, height: 1080 }

interface NewDesignDialogProps {
  /** Folder in which the design is created. */
  readonly folderId?: string | undefined
  readonly onClose: () => void
}

export function NewDesignDialog({ folderId, onClose }: NewDesignDialogProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState(() => typedSize(DEFAULT_SIZE))
  const [chosen, setChosen] = useState<Template>()
  const size = pixelSize(typed)
  const template = chosen !== undefined && isSimilarShape(chosen, size) ? chosen : undefined
  const creating = useMutation({
    mutationFn: () =>
      platen.createDesign({
        body: {
          ...(title.trim() && { title }),
          ...(template && { fromTemplate: template._id }),
          ...(folderId !== undefined && { folderId }),
          ...size,
        },
      }),
    onSuccess: async ({ _id: id, document }) => {
      await refreshDesigns(queries)
      const hasFields = template !== undefined && hasSlots(document)
      await navigate({ to: '/designs/$id/edit', params: { id }, search: hasFields ? { panel: 'content' } : {} })
    },
  })
  const isAtField = ['/title', '/width', '/height'].some((at) => fieldError(creating.error, at) !== undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="New design"
      width="wide"
      actions={
        <>
          <Button variant="quiet" icon={LayoutTemplate} asChild className="mr-auto max-sm:hidden">
            <Link to="/templates" search={{}}>
              <LayoutTemplate className="size-4" aria-hidden />
              All templates
            </Link>
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} busy={creating.isPending}>
            {template === undefined ? 'Create empty design' : 'Create from template'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault()
          // A double-click on a size sends the form whatever its button does.
          if (!creating.isPending) creating.mutate()
        }}
      >
        <div className="grid gap-5">
          {creating.error !== null && !isAtField && <FormError>{messageOf(creating.error)}</FormError>}
          <TextField
            label="Title"
            placeholder={template?.title ?? 'Untitled design'}
            value={title}
            maxLength={255}
            error={fieldError(creating.error, '/title')}
            onChange={(event) => setTitle(event.target.value)}
          />
          <SizeFields value={typed} onChange={setTyped} errorOf={(side) => fieldError(creating.error, `/${side}`)} />
        </div>
        <StartChoice size={size} chosenId={template?._id} onChoose={setChosen} />
      </form>
    </Dialog>
  )
}
