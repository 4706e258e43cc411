import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-rule py-8 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint !== undefined && <div className="mt-1 text-sm text-ink-soft">{hint}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
