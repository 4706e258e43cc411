import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react'
import { type ReactNode } from 'react'
import { messageOf } from '../api/problem.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children?: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** Where a list or a page has nothing to show: what would stand here, and how to begin. */
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

/** Where something could not be read: what the server said, and another try. */
export function ErrorState({
  error,
  onRetry,
  title = 'This could not be loaded',
}: {
  error: unknown
  onRetry?: () => void
  title?: string
}) {
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

/** A place that is being filled. It has the size of what comes, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-md bg-ink/8 animate-breathe', className)} />
}

/** Says to those who listen that something is being read. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label} …
    </p>
  )
}
