import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../api/explain-error.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useOnline } from './use-online.ts'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center animate-fade-in">
      <div className="crop-marks mb-5 grid size-16 place-items-center text-ink-soft">
        <Icon className="size-7" strokeWidth={1.5} aria-hidden />
      </div>
      <h2 className="text-lg">{title}</h2>
      {children !== undefined && <div className="text-sm text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

export function ErrorState({ error, onRetry, title }: { error: unknown; onRetry?: () => void; title: string }) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={title}
        action={
          onRetry && (
            <Button icon={RotateCw} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  )
}

/** Not animated while offline, when nothing is loading. */
export function Skeleton({ className }: { className?: string }) {
  const isOnline = useOnline()
  return (
    <div
      aria-hidden
      className={classNames('rounded-md', isOnline ? 'bg-ink/8 animate-breathe' : 'bg-ink/4', className)}
    />
  )
}

/** Visible only to screen readers, except while offline, when it explains that loading is not possible. */
export function Loading({ label = 'Loading…' }: { label?: string }) {
  const isOnline = useOnline()
  return (
    <p role="status" className={isOnline ? 'sr-only' : 'py-6 text-center text-sm'}>
      {isOnline ? label : 'This isn’t available offline. It will load when you reconnect.'}
    </p>
  )
}
