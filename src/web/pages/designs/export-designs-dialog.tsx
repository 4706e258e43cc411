import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormatName } from '../../../formats/formats.ts'
import type { Design } from '../../api/design-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import { platen } from '../../api/platen.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormError } from '../../parts/form.tsx'
import { counted } from '../../parts/format-text.ts'
import { FormatChoice } from './format-choice.tsx'

/** As many as one request of the API exports. */
const MAX_DESIGNS = 100

interface ExportDesignsDialogProps {
  readonly designs: readonly Design[]
  readonly onClose: () => void
}

export function ExportDesignsDialog({ designs, onClose }: ExportDesignsDialogProps) {
  const queries = useQueryClient()
  const [format, setFormat] = useState<FormatName>('png')
  const creating = useMutation({
    mutationFn: () => platen.exportDesigns({ body: { ids: designs.map(({ _id }) => _id), format } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  })
  const isTooMany = designs.length > MAX_DESIGNS
  const { data: created } = creating
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Export ${counted(designs.length, 'design')}`}
      description="Each design becomes one export, with all its pages."
      width="narrow"
      actions={
        created ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" asChild>
              <Link to="/exports" search={{}}>
                View exports
              </Link>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={creating.isPending} disabled={isTooMany} onClick={() => creating.mutate()}>
              Export
            </Button>
          </>
        )
      }
    >
      {created ? (
        <Result designs={designs} created={created} />
      ) : (
        <div className="grid gap-4">
          {creating.error !== null && <FormError>{messageOf(creating.error)}</FormError>}
          {isTooMany && (
            <p role="alert" className="text-sm font-medium text-bad">
              Up to {MAX_DESIGNS} designs can be exported at once.
            </p>
          )}
          <FormatChoice value={format} onChoose={setFormat} />
        </div>
      )}
    </Dialog>
  )
}

interface ResultProps extends Pick<ExportDesignsDialogProps, 'designs'> {
  readonly created: Awaited<ReturnType<typeof platen.exportDesigns>>
}

function Result({ designs, created: { exports, failed } }: ResultProps) {
  const titleOf = (id: string): string => designs.find(({ _id }) => _id === id)?.title ?? id
  return (
    <div className="grid gap-4 text-sm">
      <p role="status" className="font-semibold">
        {counted(exports.length, 'export')} created.
      </p>
      {failed.length > 0 && (
        <ul aria-label="Not exported" className="grid max-h-60 gap-2 overflow-y-auto">
          {failed.map(({ designId, detail }) => (
            <li key={designId} className="text-bad">
              <span className="font-semibold user-text">{titleOf(designId)}</span>: {detail}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
