import { X } from 'lucide-react'

interface TagChipsProps {
  readonly tags: readonly string[]
  readonly onChoose: (tags: readonly string[]) => void
}

/** The tags that the listed designs have. A press removes one. */
export function TagChips({ tags, onChoose }: TagChipsProps) {
  if (tags.length < 2) return null
  return (
    <ul aria-label="Chosen tags" className="-mt-2 mb-4 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <button
            type="button"
            aria-label={`Remove tag ${tag}`}
            onClick={() => onChoose(tags.filter((other) => other !== tag))}
            className="touchable inline-flex h-8 max-w-full items-center gap-1.5 rounded-full bg-press-wash pr-2.5 pl-3 text-sm font-semibold text-press-strong hover:bg-ink/12"
          >
            <span className="truncate user-text">{tag}</span>
            <X className="size-3.5 shrink-0" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
