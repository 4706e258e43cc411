import { TextField } from '../../parts/field.tsx'
import { isForPrint, scaleHint, scaleIssue } from './output-size.ts'
import type { FieldsProps } from './option-fields.tsx'

const FACTORS = ['0.5', '1', '2', '3', '4'].map((scale) => ({ scale, label: `${scale}×` }))
/** 96 pixels of a page are an inch. */
const PRINT_QUALITY = { scale: '3.125', label: '300 dpi' }

/** The scale, by itself or by what people ask for. */
export function ScaleField({ design, form, onChange, errorAt }: FieldsProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label="Scale"
        inputMode="decimal"
        value={form.scale}
        error={scaleIssue(design, form) ?? errorAt('/scale', ({ scale }) => scale)}
        hint={scaleHint(design, form)}
        onChange={(event) => onChange({ scale: event.target.value })}
      />
      <div className="flex flex-wrap gap-1.5">
        {[...FACTORS, ...(isForPrint(design, form) ? [PRINT_QUALITY] : [])].map(({ scale, label }) => (
          <button
            key={scale}
            type="button"
            aria-pressed={form.scale === scale}
            onClick={() => onChange({ scale })}
            className="h-8 touchable rounded-full bg-ink/7 px-3 text-sm font-semibold tabular-nums aria-pressed:bg-press-wash aria-pressed:text-press-strong"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
