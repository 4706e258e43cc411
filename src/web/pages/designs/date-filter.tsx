import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { TextField } from '../../parts/field.tsx'
import { type DesignsSearch, MODIFIED_DAYS } from '../page-search.ts'
import { FilterButton } from './filter-button.tsx'

const LABELS: Readonly<Record<(typeof MODIFIED_DAYS)[number], string>> = {
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  365: 'Last 365 days',
}

type Dates = { [Name in 'days' | 'from' | 'to']: DesignsSearch[Name] | undefined }
export const NO_DATES: Dates = { days: undefined, from: undefined, to: undefined }

interface DateFilterProps {
  readonly search: DesignsSearch
  readonly onSearch: (change: Partial<Dates>) => void
}

export function DateFilter({ search, onSearch }: DateFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const { days, from, to } = search
  const choose = (chosen: DesignsSearch['days'] | undefined): void => {
    setOpen(false)
    onSearch({ ...NO_DATES, days: chosen })
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <FilterButton icon={CalendarDays} label="Date" value={labelOf(search)} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Last modified"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 grid w-64 gap-1 rounded-lg border border-rule bg-sheet p-2 shadow-floating animate-rise-in"
        >
          <p className="px-2.5 pt-1 text-xs font-semibold text-ink-soft">Last modified</p>
          <Choice isChosen={labelOf(search) === undefined} onChoose={() => choose(undefined)}>
            Any time
          </Choice>
          {MODIFIED_DAYS.map((value) => (
            <Choice key={value} isChosen={days === value} onChoose={() => choose(value)}>
              {LABELS[value]}
            </Choice>
          ))}
          <div className="mt-1 grid gap-2 border-t border-rule px-1 pt-3">
            <TextField
              label="From"
              type="date"
              value={from ?? ''}
              max={to}
              onChange={({ target: { value } }) => onSearch({ days: undefined, from: value || undefined })}
            />
            <TextField
              label="To"
              type="date"
              value={to ?? ''}
              min={from}
              onChange={({ target: { value } }) => onSearch({ days: undefined, to: value || undefined })}
            />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Choice({
  children,
  isChosen,
  onChoose,
}: {
  readonly children: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex h-9 w-full items-center rounded-md px-2.5 text-left text-sm font-medium hover:bg-ink/7',
        isChosen && 'text-press-strong',
      )}
    >
      {children}
    </button>
  )
}

function labelOf({ days, from, to }: DesignsSearch): string | undefined {
  if (days !== undefined) return LABELS[days]
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
  if (from !== undefined) return `Since ${from}`
  return to === undefined ? undefined : `Until ${to}`
}
