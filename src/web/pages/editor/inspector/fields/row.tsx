import type { ReactNode } from 'react'

/** A label before a control, aligned with those of other rows. */
export function Row({ label, htmlFor, children }: { label: string; htmlFor?: string; children: ReactNode }) {
  const Label = htmlFor === undefined ? 'span' : 'label'
  return (
    <div className="grid min-h-8 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2">
      <Label {...(htmlFor !== undefined && { htmlFor })} className="text-xs leading-tight font-semibold text-ink-soft">
        {label}
      </Label>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
