import { FORMATS } from '../../../formats/formats.ts'
import { CheckboxField, TextField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { ColorField } from './color-field.tsx'
import { pagesError, withFormat } from './export-form.ts'
import { type FieldsProps, OptionFields, ungrouped } from './option-fields.tsx'

const CHOICES = Object.values(FORMATS).map(({ name, label }) => ({ value: name, label }))
const SCALES = ['0.5', '1', '2', '3', '4']

export function ExportFields({ design, form, onChange, errorAt }: FieldsProps) {
  const { format } = form
  return (
    <div className="grid gap-5">
      <div>
        <Segmented
          label="Format"
          value={format}
          choices={CHOICES}
          onChoose={(chosen) => onChange(withFormat(form, chosen))}
        />
      </div>
      <div className="grid gap-2">
        <TextField
          label="Scale"
          inputMode="decimal"
          value={form.scale}
          error={errorAt('/scale', ({ scale }) => scale)}
          hint={
            FORMATS[format].kind === 'document'
              ? 'Scales the page size, 0.1–8×'
              : 'Output scale, 0.1–8× (2× for high-density screens)'
          }
          onChange={(event) => onChange({ scale: event.target.value })}
        />
        <div className="flex flex-wrap gap-1.5">
          {SCALES.map((scale) => (
            <button
              key={scale}
              type="button"
              aria-pressed={form.scale === scale}
              onClick={() => onChange({ scale })}
              className="h-8 rounded-full bg-ink/7 px-3 text-sm font-semibold tabular-nums aria-pressed:bg-press-wash aria-pressed:text-press-strong"
            >
              {scale}×
            </button>
          ))}
        </div>
      </div>
      {design.pageCount > 1 && (
        <TextField
          label="Pages"
          placeholder={`All ${design.pageCount}`}
          value={form.pages}
          error={pagesError(form) ?? errorAt('/pages', ({ pages }) => pages)}
          hint="For example: 1-3, 5"
          onChange={(event) => onChange({ pages: event.target.value })}
        />
      )}
      <OptionFields {...{ design, form, onChange, errorAt }} options={ungrouped(FORMATS[format].options)} />
      <BackgroundField {...{ form, onChange, errorAt }} />
      <TextField
        label="File name"
        placeholder={design.title}
        value={form.filename}
        error={errorAt('/filename', ({ filename }) => filename)}
        hint="Without extension"
        onChange={(event) => onChange({ filename: event.target.value })}
      />
    </div>
  )
}

function BackgroundField({ form, onChange, errorAt }: Omit<FieldsProps, 'design'>) {
  const isOn = form.background !== ''
  return (
    <div className="grid gap-2">
      <CheckboxField
        label="Override background"
        hint="Replaces the background on every page"
        checked={isOn}
        onChange={(event) => onChange({ background: event.target.checked ? '#ffffff' : '' })}
      />
      {isOn && (
        <div className="pl-7">
          <ColorField
            label="Background"
            hideLabel
            value={form.background}
            error={errorAt('/background', ({ background }) => background)}
            onChange={(background) => onChange({ background })}
          />
        </div>
      )}
    </div>
  )
}
