import { Search } from 'lucide-react'

/** Searches what a section of the panel shows, as one types. */
export function SectionSearch({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  return (
    <div role="search" className="relative">
      <Search className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-ink-soft" aria-hidden />
      <input
        type="search"
        data-section-focus
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 w-full rounded-md border border-rule-strong/70 bg-sheet pr-2 pl-8.5 text-sm"
      />
    </div>
  )
}
