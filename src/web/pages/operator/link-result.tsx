import type { ReactNode } from 'react'
import { CodeBlock } from '../../parts/code-block.tsx'
import { exactTime } from '../../parts/format-text.ts'

interface LinkResultProps {
  readonly label: string
  readonly url: string
  readonly expiresAt: string
  /** What happened, before the advice on the link. */
  readonly children?: ReactNode
}

/** A link that is shown once. */
export function LinkResult({ label, url, expiresAt, children }: LinkResultProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {children}
      <CodeBlock code={url} label={label} />
      <p role="status" className="text-sm text-ink-soft">
        Single use, expires {exactTime(expiresAt)}. Anyone with this link can access the account — share it securely.
      </p>
    </div>
  )
}
