import { useBlocker } from '@tanstack/react-router'
import { Download, TriangleAlert } from 'lucide-react'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly title: string
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, title, onClose }: RecoveryCodesProps) {
  // Asks before the user leaves the page, since the codes can't be shown again.
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true })
  const text = codes.map((code) => `${code}\n`).join('')
  return (
    <Dialog
      open
      onClose={onClose}
      closing="by-action"
      title={title}
      width="narrow"
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="flex gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          Save these recovery codes now — you won’t be able to see them again. Each signs you in once if you lose your
          app.
        </p>
        <ul
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-2 rounded-md border border-rule bg-well px-4 py-3 font-mono text-sm select-all sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label="Copy codes" />
          <Button asChild>
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="platen-recovery-codes.txt">
              <Download className="size-4" aria-hidden /> Download
            </a>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
