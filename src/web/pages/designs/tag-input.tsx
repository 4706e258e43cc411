import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { TAG_LIMITS, type TagCount } from '../../api/design-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format-text.ts'
import { isComposing } from '../../parts/is-composing.ts'

interface TagInputProps {
  readonly label: string
  /** A `note` is, for example, `on 2 of 5`. */
  readonly tags: readonly { readonly tag: string; readonly note?: string }[]
  readonly known: readonly TagCount[]
  readonly onAdd: (tag: string) => void
  readonly onRemove: (tag: string) => void
}

const MAX_SUGGESTIONS = 8

export function TagInput({ label, tags, known, onAdd, onRemove }: TagInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const current = new Set(tags.map(({ tag }) => tag))
  const typed = text.trim()
  const suggested = known.filter(({ tag }) => !current.has(tag) && isLike(tag, typed)).slice(0, MAX_SUGGESTIONS)
  const isNew = typed !== '' && !current.has(typed) && !known.some(({ tag }) => tag === typed)
  const choices = isNew ? [...suggested.map(({ tag }) => tag), typed] : suggested.map(({ tag }) => tag)

  const add = (tag: string | undefined): void => {
    if (tag !== undefined && tag !== '') onAdd(tag)
    setText('')
    setActive(-1)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || event.key === ',') add(choices[active] ?? (typed === '' ? undefined : typed))
    else if (event.key === 'ArrowDown') setActive(active + 1 >= choices.length ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? choices.length - 1 : active - 1)
    else if (event.key === 'Backspace' && text === '') {
      const last = tags.at(-1)
      if (last) onRemove(last.tag)
      return
    } else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-1.5 rounded-md border border-rule-strong bg-sheet p-1.5 focus-within:outline-2 focus-within:outline-press">
        {tags.map(({ tag, note }) => (
          <span key={tag} className="flex h-7 max-w-full items-center rounded-full bg-ink/8 pl-2.5 text-sm font-medium">
            <span className="truncate user-text">{tag}</span>
            {note !== undefined && <span className="ml-1.5 shrink-0 text-xs text-ink-soft">{note}</span>}
            <button
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => onRemove(tag)}
              className="grid size-7 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-choices`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < choices.length ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={text}
          maxLength={TAG_LIMITS.characters}
          placeholder={tags.length === 0 ? 'summer, draft, client…' : ''}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          className="h-7 min-w-32 flex-1 bg-transparent px-1.5 text-base outline-none"
        />
      </div>
      <ul id={`${id}-choices`} role="listbox" aria-label="Suggested tags" className="min-h-9">
        {choices.map((tag, index) => (
          <li
            key={tag}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault()
              add(tag)
            }}
            className={classNames(
              'flex h-9 cursor-pointer items-center gap-2 rounded-md px-2.5 text-sm hover:bg-ink/7',
              index === active && 'bg-ink/7',
            )}
          >
            <Plus className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
            <span className="truncate user-text">{tag}</span>
            <span className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">{noteOf(tag, known)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isLike(tag: string, typed: string): boolean {
  return tag.toLocaleLowerCase().includes(typed.toLocaleLowerCase())
}

function noteOf(tag: string, known: readonly TagCount[]): string {
  const tagCount = known.find((candidate) => candidate.tag === tag)
  return tagCount ? count(tagCount.count) : 'new'
}
