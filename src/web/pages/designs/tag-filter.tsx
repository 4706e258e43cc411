import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { tagsQuery } from '../../api/design-queries.ts'
import { count } from '../../parts/format-text.ts'
import { TextField } from '../../parts/field.tsx'
import { FilterChoice, FilterPopover } from './filter-popover.tsx'

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
    <FilterPopover icon={Tag} label="Tag" value={labelOf(chosen)} title="Tags" isOpen={isOpen} onOpenChange={setOpen}>
      <TextField
        label="Find a tag"
        hideLabel
        placeholder="Find a tag"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="-mx-1 overflow-y-auto px-1">
        {chosen.length > 0 && (
          <FilterChoice
            isChosen={false}
            onChoose={() => {
              setOpen(false)
              onChoose([])
            }}
          >
            All tags
          </FilterChoice>
        )}
        {found.slice(0, MAX_SHOWN).map((tagCount) => (
          <FilterChoice
            key={tagCount.tag}
            isChosen={chosen.includes(tagCount.tag)}
            note={count(tagCount.count)}
            onChoose={() => toggle(tagCount.tag)}
          >
            {tagCount.tag}
          </FilterChoice>
        ))}
        {found.length === 0 && (
          <p className="px-2.5 py-2 text-sm text-ink-soft">
            {tags ? 'No matching tags' : isError ? 'Couldn’t load tags' : 'Loading…'}
          </p>
        )}
      </div>
    </FilterPopover>
  )
}

function labelOf([first, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? first : `${first} + ${others.length}`
}
