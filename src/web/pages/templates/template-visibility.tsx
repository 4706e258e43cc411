import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Lock, Users } from 'lucide-react'
import { couldNot } from '../../api/explain-error.ts'
import { platen } from '../../api/platen.ts'
import { type OpenTemplate, templateQuery, TEMPLATES_KEY } from '../../api/template-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Button } from '../../parts/button.tsx'

/** Shows a template to all accounts, or to its own one again. Only owners can. */
export function TemplateVisibility({ template: { _id: id, visibility } }: { template: OpenTemplate }) {
  const { me } = useRouteContext({ from: '/signed-in' })
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  const isForEveryone = visibility === 'everyone'
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.updateTemplate({ id, body: { visibility: isForEveryone ? 'private' : 'everyone' } }),
    onSuccess: async (changed) => {
      queries.setQueryData(templateQuery(id).queryKey, changed)
      showSuccess(changed.visibility === 'everyone' ? 'Template published for everyone' : 'Template is private')
      await queries.invalidateQueries({ queryKey: TEMPLATES_KEY })
    },
    onError: (error) => showError(couldNot('change the template', error)),
  })
  if (me.role !== 'owner' && !isForEveryone) return null
  return (
    <Button height="small" icon={isForEveryone ? Lock : Users} busy={isPending} onClick={() => mutate()}>
      {isForEveryone ? 'Make private' : 'Publish for everyone'}
    </Button>
  )
}
