import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { type OpenTemplate, TEMPLATES_KEY } from '../../api/templates.ts'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useToast } from '../../parts/toast.tsx'

/** Takes a template of one's own away again. */
export function RemoveTemplate({ template: { _id: id, title } }: { template: OpenTemplate }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { say, fail } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.removeTemplate({ id }),
    onSuccess: async () => {
      say(`“${title}” is no longer a template.`)
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY })
      await navigate({ to: '/templates', search: {}, replace: true })
      queries.removeQueries({ queryKey: ['template', id] })
    },
    onError: (error) => fail(`The template is still there. ${messageOf(error)}`),
  })
  return (
    <>
      <Button look="danger" height="small" icon={Trash2} onClick={() => setAsking(true)}>
        Remove the template
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this template?"
        verb="Remove"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        <strong className="text-ink user-text">{title}</strong> leaves the gallery for good. Designs that were made from
        it stay as they are.
      </ConfirmDialog>
    </>
  )
}
