import { useId } from 'react'
import { count, counted } from './format-text.ts'

export interface Bar {
  readonly label: string
  readonly value: number
}

interface BarChartProps {
  readonly title: string
  readonly bars: readonly Bar[]
  /** Singular noun, for example `request`. */
  readonly unit: string
}

/** A bar chart, which screen readers read as a table. */
export function BarChart({ title, bars, unit }: BarChartProps) {
  const id = useId()
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure aria-labelledby={id} className="grid gap-3">
      <figcaption id={id} className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-semibold">{title}</span>
        <span className="text-sm text-ink-soft tabular-nums">{counted(total, unit)}</span>
      </figcaption>
      <div aria-hidden className="flex h-32 items-end gap-px border-b border-rule">
        {bars.map(({ label, value }) => (
          <div
            key={label}
            title={`${label}: ${counted(value, unit)}`}
            className="group flex h-full min-w-0 flex-1 items-end justify-center hover:bg-ink/5"
          >
            <div
              className="w-4/5 rounded-t-[2px] bg-press/75 group-hover:bg-press"
              style={{ height: value === 0 ? 0 : `max(2px, ${(100 * value) / max}%)` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-xs text-ink-soft">
        <span data-varies>{bars[0]?.label}</span>
        <span className="tabular-nums">{total === 0 ? 'No activity yet' : `Peak: ${count(max)}`}</span>
        <span data-varies>{bars.at(-1)?.label}</span>
      </div>
      <table className="sr-only">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{counted(value, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
