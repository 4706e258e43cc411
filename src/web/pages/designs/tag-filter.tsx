import { useQuery } from '@tanstack/react-query'
import { Check, Tag } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { tagsQuery } from '../../api/design-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { count } from '../../parts/format-text.ts'
import { TextField } from '../../parts/field.tsx'
import { FilterButton } from './filter-button.tsx'

const MAX_SHOWN = 100

interface TagFilterProps {
  readonly tags: readonly string[]
  readonly onChoose: (tags: readonly string[]) => void
}

/** Designs must have all chosen tags. Choosing a tag leaves the list open, for further ones. */
export function TagFilter({ tags: chosen, onChoose }: TagFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { data: tags, isError } = useQuery({ ...tagsQuery, enabled: isOpen })
  const found =
    tags?.filter((tagCount) => tagCount.tag.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())) ?? []
  const toggle = (tag: string): void => {
    setText('')
    onChoose(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag])
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <FilterButton icon={Tag} label="Tag" value={labelOf(chosen)} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Tags"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={moveAmong}
          className="z-50 flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-64 flex-col gap-1 rounded-lg border border-rule bg-sheet p-2 shadow-floating animate-rise-in"
        >
          <TextField
            label="Find a tag"
            hideLabel
            placeholder="Find a tag"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="-mx-1 overflow-y-auto px-1">
            {chosen.length > 0 && (
              <Choice
                isChosen={false}
                onChoose={() => {
                  setOpen(false)
                  onChoose([])
                }}
              >
                All tags
              </Choice>
            )}
            {found.slice(0, MAX_SHOWN).map((tagCount) => (
              <Choice
                key={tagCount.tag}
                isChosen={chosen.includes(tagCount.tag)}
                note={count(tagCount.count)}
                onChoose={() => toggle(tagCount.tag)}
              >
                {tagCount.tag}
              </Choice>
            ))}
            {found.length === 0 && (
              <p className="px-2.5 py-2 text-sm text-ink-soft">
                {tags ? 'No matching tags' : isError ? 'Couldn’t load tags' : 'Loading…'}
              </p>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function labelOf([first, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? first : `${first} + ${others.length}`
}

interface ChoiceProps {
  readonly children: string
  readonly isChosen: boolean
  readonly note?: string
  readonly onChoose: () => void
}

function Choice({ children, isChosen, note, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      data-choice
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex h-9 w-full items-center gap-2 rounded-md px-2.5 text-left text-sm font-medium hover:bg-ink/7',
        isChosen && 'text-press-strong',
      )}
    >
      <span className="min-w-0 flex-1 truncate user-text">{children}</span>
      {isChosen && <Check className="size-4 shrink-0" aria-hidden />}
      {note !== undefined && <span className="text-xs text-ink-soft tabular-nums">{note}</span>}
    </button>
  )
}

function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-choice]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at + step]?.focus()
  event.preventDefault()
}
