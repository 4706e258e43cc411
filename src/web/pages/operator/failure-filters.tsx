import { type ExportErrorCode, isErrorCode } from '../../api/export-error-codes.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { count } from '../../parts/format-text.ts'
import { Segmented } from '../../parts/segmented.tsx'
import type { AdminSearch, FailurePeriod } from './admin-search.ts'
import { inputTime, timeOfInput } from './failure-period.ts'

export type FailureFilter = Pick<AdminSearch, 'period' | 'from' | 'to' | 'code'>

interface FailureFiltersProps extends FailureFilter {
  /** Failed exports by code, in the chosen period. */
  readonly codes: readonly { readonly code: ExportErrorCode; readonly count: number }[]
  readonly onChange: (filter: FailureFilter) => void
}

const PERIODS: readonly { readonly value: FailurePeriod | 'any'; readonly label: string }[] = [
  { value: 'any', label: 'Any time' },
  { value: 'hour', label: 'Last hour' },
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'range', label: 'Range' },
]

export function FailureFilters({ period, from, to, code, codes, onChange }: FailureFiltersProps) {
  const filter = { period, from, to, code }
  const hasNoTime = from !== undefined && to !== undefined && from >= to
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <Segmented
        label="Time of failure"
        value={period ?? 'any'}
        choices={PERIODS}
        onChoose={(chosen) =>
          onChange({ code, period: chosen === 'any' ? undefined : chosen, from: undefined, to: undefined })
        }
      />
      <div className="w-60 max-w-full">
        <SelectField
          label="Error code"
          hideLabel
          value={code ?? ''}
          onChange={({ target }) => onChange({ ...filter, code: isErrorCode(target.value) ? target.value : undefined })}
        >
          <option value="">All errors</option>
          {optionsOf(codes, code).map((option) => (
            <option key={option.code} value={option.code}>
              {option.code} ({count(option.count)})
            </option>
          ))}
        </SelectField>
      </div>
      {period === 'range' && (
        <div className="flex w-full flex-wrap gap-3">
          <TextField
            label="From"
            type="datetime-local"
            value={inputTime(from)}
            onChange={({ target }) => onChange({ ...filter, from: timeOfInput(target.value) })}
          />
          <TextField
            label="To"
            type="datetime-local"
            value={inputTime(to)}
            error={hasNoTime ? 'Choose a time after the start.' : undefined}
            onChange={({ target }) => onChange({ ...filter, to: timeOfInput(target.value) })}
          />
        </div>
      )}
    </div>
  )
}

/** Includes the chosen code even if no export of the period has it. */
function optionsOf(codes: FailureFiltersProps['codes'], chosen: ExportErrorCode | undefined) {
  const isListed = chosen === undefined || codes.some(({ code }) => code === chosen)
  return isListed ? codes : [...codes, { code: chosen, count: 0 }]
}
