import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../parts/button.tsx'

interface EntryProps {
  readonly name: string
  readonly title: string | undefined
  /** Whether it has one field, which is always shown. */
  readonly isSimple: boolean
  /** Entries begin closed, so that the form stays short. */
  readonly startsOpen: boolean
  readonly isInvalid: boolean
  /** Undefined for the first entry. */
  readonly onUp: (() => void) | undefined
  /** Undefined for the last entry. */
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** An entry of a list, with its fields. */
export function Entry({ name, title, isSimple, startsOpen, isInvalid, onUp, onDown, onRemove, children }: EntryProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <li className="relative rounded-md border border-rule bg-sheet">
      {isSimple ? (
        <div className="px-3 pt-2.5 pb-3">{children}</div>
      ) : (
        <details open={isOpen || isInvalid} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer truncate rounded-md py-2.5 pr-32 pl-3 text-sm font-semibold user-text">
            {title ?? name}
          </summary>
          <div className="grid grid-cols-1 gap-6 px-3 pt-1 pb-5">{children}</div>
        </details>
      )}
      <div className="absolute top-1 right-1 flex">
        <IconButton
          data-action="up"
          height="small"
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={!onUp}
          onClick={onUp}
        />
        <IconButton
          data-action="down"
          height="small"
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={!onDown}
          onClick={onDown}
        />
        <IconButton data-action="remove" height="small" icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  )
}
