import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../parts/field.tsx'
import { type DesignsSearch, MODIFIED_DAYS } from '../page-search.ts'
import { FilterChoice, FilterPopover } from './filter-popover.tsx'

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
    <FilterPopover
      icon={CalendarDays}
      label="Date"
      value={labelOf(search)}
      title="Last modified"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <p className="px-2.5 pt-1 text-xs font-semibold text-ink-soft">Last modified</p>
      <FilterChoice isChosen={labelOf(search) === undefined} onChoose={() => choose(undefined)}>
        Any time
      </FilterChoice>
      {MODIFIED_DAYS.map((value) => (
        <FilterChoice key={value} isChosen={days === value} onChoose={() => choose(value)}>
          {LABELS[value]}
        </FilterChoice>
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
    </FilterPopover>
  )
}

function labelOf({ days, from, to }: DesignsSearch): string | undefined {
  if (days !== undefined) return LABELS[days]
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
  if (from !== undefined) return `Since ${from}`
  return to === undefined ? undefined : `Until ${to}`
}
