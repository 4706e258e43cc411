import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { CloudOff, RotateCw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { PageNotLoaded } from '../../parts/lazy-page.tsx'
import { useOnline } from '../../parts/use-online.ts'

/**
 * Shows what loads after the page. If it cannot be loaded, only it is missing, and the rest of the editor goes on.
 * `fallback` is shown until then.
 */
export function LatePart({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'late'} errorComponent={NotLoaded}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}

/** The same for a dialog, which can be closed if it cannot be loaded. */
export function LateDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const errorComponent = (props: ErrorComponentProps) => (
    <Dialog open onClose={onClose} title="Not loaded" width="narrow">
      <NotLoaded {...props} />
    </Dialog>
  )
  return (
    <CatchBoundary getResetKey={() => 'late'} errorComponent={errorComponent}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

function NotLoaded({ error, reset }: ErrorComponentProps) {
  if (!(error instanceof PageNotLoaded)) throw error
  return <LoadAgain load={error.load} onLoaded={reset} />
}

/** Reloading the page is not offered while offline, since it would replace the editor with an error of the browser. */
function LoadAgain({ load, onLoaded }: { load: () => Promise<unknown>; onLoaded: () => void }) {
  const isOnline = useOnline()
  const [hasFailedTwice, setFailedTwice] = useState(false)
  const retry = (): void => void load().then(onLoaded, () => setFailedTwice(true))
  useEffect(() => {
    if (isOnline) void load().then(onLoaded, () => undefined)
  }, [isOnline, load, onLoaded])
  return (
    <div role="alert" className="grid justify-items-start gap-2 p-4 text-sm in-[[role=dialog]]:p-0">
      <CloudOff className="size-5 text-ink-soft" aria-hidden />
      <p>
        {isOnline
          ? 'This part of the editor could not be loaded. The connection dropped, or Platen was updated.'
          : 'This part of the editor isn’t available offline. It will load when you reconnect.'}
      </p>
      {isOnline && (
        <Button height="small" icon={RotateCw} onClick={hasFailedTwice ? () => location.reload() : retry}>
          {hasFailedTwice ? 'Reload' : 'Try again'}
        </Button>
      )}
    </div>
  )
}
