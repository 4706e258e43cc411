import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/problem.ts'
import { type OpenTemplate, TEMPLATES_KEY } from '../../api/templates.ts'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useToast } from '../../api/use-toast.ts'

export function DeleteTemplate({ template: { _id: id, title } }: { template: OpenTemplate }) {
  const [isConfirming, setConfirming] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.removeTemplate({ id }),
    onSuccess: async () => {
      showSuccess('Template deleted')
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY })
      await navigate({ to: '/templates', search: {}, replace: true })
      queries.removeQueries({ queryKey: ['template', id] })
    },
    onError: (error) => showError(couldNot('delete the template', error)),
  })
  return (
    <>
      <Button look="danger" height="small" icon={Trash2} onClick={() => setConfirming(true)}>
        Delete template…
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete this template?"
        verb="Delete"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        <strong className="text-ink user-text">{title}</strong> will be permanently deleted. Designs created from it
        aren’t affected.
      </ConfirmDialog>
    </>
  )
}
