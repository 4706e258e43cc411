import { classNames } from '../../../parts/class-names.ts'

const COLORS: Readonly<Record<string, string>> = {
  GET: 'text-busy',
  POST: 'text-good',
  PATCH: 'text-warn',
  DELETE: 'text-bad',
}

export function MethodName({ method, className }: { method: string; className?: string }) {
  return (
    <span className={classNames('font-mono text-xs font-bold', COLORS[method] ?? 'text-ink-soft', className)}>
      {method}
    </span>
  )
}
