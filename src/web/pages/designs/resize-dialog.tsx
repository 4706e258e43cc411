import { useState } from 'react'
import type { Size } from '../../../document/document.ts'
import { isPageSize } from '../../../document/is-page-size.ts'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { fieldError, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormError } from '../../parts/form.tsx'
import { type ResizedDesign, ResizePreview } from './resize-preview.tsx'
import { pixelSize, SizeFields, typedSize } from './size-fields.tsx'
import type { Unit } from '../../parts/sizes.ts'

const FORM = 'resize'

export interface Resizing {
  readonly size: Size
  /** In which it was chosen. */
  readonly unit: Unit
}

interface ResizeDialogProps {
  readonly design: ResizedDesign
  readonly onChange: (resizing: Resizing) => void
  readonly onCopy: (resizing: Resizing) => void
  /** What is under way. */
  readonly busy?: 'change' | 'copy' | undefined
  readonly error?: Error | null
  readonly onClose: () => void
}

/** Chooses a size, and shows the design in it. */
export function ResizeDialog({ design, onChange, onCopy, busy, error = null, onClose }: ResizeDialogProps) {
  const [typed, setTyped] = useState(() => typedSize(design))
  const size = pixelSize(typed)
  const { unit } = typed
  const isSame = size.width === design.width && size.height === design.height
  const canResize = isPageSize(size) && !isSame
  const isAtField = ['/width', '/height'].some((at) => fieldError(error, at) !== undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Resize"
      width="wide"
      description="Backgrounds reach the new edges, and the content keeps its proportions. You can adjust the rest later."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            disabled={!canResize || busy === 'change'}
            busy={busy === 'copy'}
            onClick={() => onCopy({ size, unit })}
          >
            Make a copy
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM}
            disabled={!canResize || busy === 'copy'}
            busy={busy === 'change'}
          >
            Change this design
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
            // A double-click on a size sends the form whatever its button does.
            if (canResize && busy === undefined) onChange({ size, unit })
          }}
        >
          {error !== null && !isAtField && <FormError>{reasonOf(error)}</FormError>}
          <SizeFields value={typed} onChange={setTyped} errorOf={(side) => fieldError(error, `/${side}`)} />
        </form>
        <ResizePreview design={design} size={size} unit={unit} />
      </div>
    </Dialog>
  )
}

export function isStale(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'stale_revision'
}

function reasonOf(error: unknown): string {
  return isStale(error)
    ? 'Someone else changed this design, so it wasn’t resized. The preview now shows the latest version. Resize again to apply the size to it.'
    : messageOf(error)
}
