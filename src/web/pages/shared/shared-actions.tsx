import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { ChevronDown, Download, LayoutTemplate } from 'lucide-react'
import { sameOriginUrl, platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { hasSlots } from '../../../document/has-slots.ts'
import { renderShared, type SharedDesign } from '../../api/shared-designs.ts'
import { Button } from '../../parts/button.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { useToast } from '../../api/use-toast.ts'

export function SharedActions({ design }: { design: SharedDesign }) {
  const { download, copy } = design.sharing
  if (!download && !copy) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {download && <DownloadMenu id={design._id} />}
      {copy && <UseAsTemplate design={design} />}
    </div>
  )
}

function DownloadMenu({ id }: { id: string }) {
  const { showError } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'png' | 'pdf') => renderShared(id, format),
    onSuccess: (url) => {
      location.assign(sameOriginUrl(url))
    },
    onError: (error) => showError(couldNot('download the design', error)),
  })
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={isPending}>
          {isPending ? 'Rendering…' : 'Download'} <ChevronDown className="size-4 opacity-70" aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate('png')}>PNG image</MenuItem>
      <MenuItem onSelect={() => mutate('pdf')}>PDF</MenuItem>
    </Menu>
  )
}

function UseAsTemplate({ design: { _id, title } }: { design: SharedDesign }) {
  const { session } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showError } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.createDesign({ body: { fromTemplate: _id, title } }),
    onSuccess: async (created) => {
      void queries.invalidateQueries({ queryKey: ['designs'] })
      const search = hasSlots(created.document) ? { panel: 'content' as const } : {}
      await navigate({ to: '/designs/$id/edit', params: { id: created._id }, search })
    },
    onError: (error) => showError(couldNot('create the design', error)),
  })
  if (!session.account) {
    return (
      <Button asChild variant="primary">
        <Link to="/sign-in" search={{ next: `/s/${_id}` }}>
          <LayoutTemplate className="size-4" aria-hidden /> Sign in to use this template
        </Link>
      </Button>
    )
  }
  return (
    <Button variant="primary" icon={LayoutTemplate} busy={isPending} onClick={() => mutate()}>
      Use as template
    </Button>
  )
}
