export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden>
      <path
        d="M3 9h5M9 3v5M29 9h-5M23 3v5M3 23h5M9 29v-5M29 23h-5M23 29v-5"
        className="stroke-ink-soft"
        strokeWidth="1.5"
        fill="none"
      />
      <rect x="10" y="10" width="12" height="12" rx="1.5" className="fill-press" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <LogoMark />
      <span className="font-display text-xl font-bold tracking-tight">Platen</span>
    </span>
  )
}
