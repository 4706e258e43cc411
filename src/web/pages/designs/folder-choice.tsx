import { Folder as FolderIcon, FolderOpen } from 'lucide-react'
import { classNames } from '../../parts/class-names.ts'
import type { Folder } from '../../api/folder-queries.ts'

interface FolderChoiceProps {
  readonly folders: readonly Folder[]
  /** Null is outside of folders; undefined is not chosen yet. */
  readonly value: string | null | undefined
  readonly topLabel: string
  readonly onChoose: (id: string | null) => void
}

/** All folders as a list of radio buttons, indented by their depth. */
export function FolderChoice({ folders, value, topLabel, onChoose }: FolderChoiceProps) {
  const top = { _id: null, name: topLabel, depth: 0 }
  return (
    <fieldset className="max-h-[min(22rem,50dvh)] overflow-y-auto rounded-lg border border-rule p-1">
      <legend className="sr-only">Folder</legend>
      {[top, ...folders].map(({ _id: id, name, depth }) => {
        const Icon = id === null ? FolderOpen : FolderIcon
        return (
          <label
            key={id ?? ''}
            style={{ paddingInlineStart: `${0.6 + depth * 1.1}rem` }}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md pr-3 text-sm font-medium hover:bg-ink/7 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-press',
              value === id && 'bg-press-wash font-semibold text-press-strong',
            )}
          >
            <input
              type="radio"
              name="folder"
              checked={value === id}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <Icon className="size-4 shrink-0 opacity-75" aria-hidden />
            <span className="min-w-0 truncate user-text">{name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
