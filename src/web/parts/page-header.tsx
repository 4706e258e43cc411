import { type ReactNode, useEffect } from 'react'

interface PageHeaderProps {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-auto">
        <h1 className="text-2xl user-text">{title}</h1>
        {/* A long line wraps instead of moving the buttons to the next row. */}
        {children !== undefined && <div className="mt-1 text-sm text-ink-soft sm:w-0 sm:min-w-full">{children}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Platen`
  }, [title])
}
