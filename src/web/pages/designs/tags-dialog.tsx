import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Design, TAG_LIMITS, tagsQuery } from '../../api/design-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { TagInput } from './tag-input.tsx'
import type { TagsChange } from './use-design-actions.ts'

interface TagsDialogProps {
  readonly designs: readonly Design[]
  readonly onClose: () => void
  readonly onSave: (change: TagsChange) => void
}

export function TagsDialog({ designs, onClose, onSave }: TagsDialogProps) {
  const { data: known = [] } = useQuery(tagsQuery)
  const [change, setChange] = useState<TagsChange>({ add: [], remove: [] })
  const isFull = designs.some(
    ({ tags }) => new Set([...tags, ...change.add]).size - change.remove.length > TAG_LIMITS.items,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={designs.length === 1 ? 'Tags' : `Edit tags for ${counted(designs.length, 'design')}`}
      description={designs.length === 1 ? designs[0]?.title : 'Changes apply to all selected designs.'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isFull || (change.add.length === 0 && change.remove.length === 0)}
            onClick={() => {
              onSave(change)
              onClose()
            }}
          >
            Save tags
          </Button>
        </>
      }
    >
      <TagInput
        label="Tags"
        tags={shownTags(designs, change)}
        known={known}
        onAdd={(tag) =>
          setChange(({ add, remove }) => ({ add: [...without(add, tag), tag], remove: without(remove, tag) }))
        }
        onRemove={(tag) =>
          setChange(({ add, remove }) => ({ add: without(add, tag), remove: [...without(remove, tag), tag] }))
        }
      />
      {isFull && (
        <p role="alert" className="text-sm font-medium text-bad">
          A design can have up to {TAG_LIMITS.items} tags.
        </p>
      )}
    </Dialog>
  )
}

function shownTags(designs: readonly Design[], { add, remove }: TagsChange): { tag: string; note?: string }[] {
  const all = new Set([...designs.flatMap(({ tags }) => tags), ...add])
  return [...all]
    .filter((tag) => !remove.includes(tag))
    .map((tag) => {
      const tagged = designs.filter(({ tags }) => tags.includes(tag)).length
      const isOnAll = tagged === designs.length || add.includes(tag)
      return { tag, ...(!isOnAll && { note: `on ${tagged} of ${designs.length}` }) }
    })
}

function without(tags: readonly string[], tag: string): string[] {
  return tags.filter((other) => other !== tag)
}
