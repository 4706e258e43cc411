import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { designQuery, type OpenDesign, refreshDesigns } from '../../api/design-queries.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { platen } from '../../api/platen.ts'
import { couldNot, fieldError, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckboxField } from '../../parts/field.tsx'
import { FormError } from '../../parts/form.tsx'
import { useToast } from '../../api/use-toast.ts'
import { ResizePreview } from './resize-preview.tsx'
import { pixelSize, SizeFields, typedSize } from './size-fields.tsx'
import { sizeIn } from './sizes.ts'

const FORM = 'resize'
const MAX_TITLE_CHARACTERS = 255

export function ResizeDialog({ design, onClose }: { design: OpenDesign; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedSize(design))
  const [isCopy, setCopy] = useState(false)
  const size = pixelSize(typed)
  const resizing = useResize(design, onClose)
  const isSame = size.width === design.width && size.height === design.height
  const isAtField = ['/width', '/height'].some((at) => fieldError(resizing.error, at) !== undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Resize"
      width="wide"
      description="Content is scaled to fit and centered. Backgrounds that span the page keep spanning it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} disabled={isSame} busy={resizing.isPending}>
            {isCopy ? 'Resize a copy' : 'Resize'}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          id={FORM}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSame) resizing.mutate({ size, isCopy })
          }}
        >
          {resizing.error !== null && !isAtField && <FormError>{reasonOf(resizing.error)}</FormError>}
          <SizeFields value={typed} onChange={setTyped} errorOf={(side) => fieldError(resizing.error, `/${side}`)} />
          <CheckboxField
            label="Resize a copy"
            hint="Keeps this design unchanged."
            checked={isCopy}
            onChange={(event) => setCopy(event.target.checked)}
          />
        </form>
        <ResizePreview design={design} size={size} />
      </div>
    </Dialog>
  )
}

function isStale(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'stale_revision'
}

function reasonOf(error: unknown): string {
  return isStale(error)
    ? 'Someone else changed this design, so it wasn’t resized. The preview now shows the latest version. Resize again to apply the size to it.'
    : messageOf(error)
}

interface Resizing {
  readonly size: { readonly width: number; readonly height: number }
  readonly isCopy: boolean
}

function useResize(design: OpenDesign, onDone: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  const show = async (changed: OpenDesign): Promise<void> => {
    queries.setQueryData(designQuery(changed._id).queryKey, changed)
    await refreshDesigns(queries)
  }
  const undo = async (resized: OpenDesign): Promise<void> => {
    const { width, height, document } = design
    try {
      await show(
        await platen.updateDesign({
          id: design._id,
          body: { width, height, document },
          ifMatch: `"${resized.revision}"`,
        }),
      )
    } catch (error) {
      showError(couldNot('undo the resize', error))
    }
  }
  return useMutation({
    mutationFn: ({ size, isCopy }: Resizing): Promise<OpenDesign> =>
      isCopy
        ? platen.createDesign({ body: { ...size, ...copyOf(design) } })
        : platen.updateDesign({ id: design._id, body: size, ifMatch: `"${design.revision}"` }),
    onSuccess: async (resized) => {
      onDone()
      const size = sizeIn(resized, 'px')
      if (resized._id === design._id)
        showSuccess(`Resized to ${size}`, { label: 'Undo', run: () => void undo(resized) })
      else showSuccess(`Copy resized to ${size}`)
      await show(resized)
      if (resized._id !== design._id) await navigate({ to: '/designs/$id', params: { id: resized._id } })
    },
    onError: async (error) => {
      if (isStale(error)) await queries.invalidateQueries({ queryKey: designQuery(design._id).queryKey })
    },
  })
}

function copyOf({ _id, title, tags }: OpenDesign) {
  return { fromTemplate: _id, title: `Copy of ${title}`.slice(0, MAX_TITLE_CHARACTERS), tags }
}
