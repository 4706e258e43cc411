import { type ReactNode } from 'react'
import { type OpenDesign } from '../../api/designs.ts'
import { CheckboxField, TextField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { type ExportForm, type Format, hasOption, pagesFault, withFormat } from './export-form.ts'
import { fromPx } from './sizes.ts'

export interface FieldsProps {
  readonly design: OpenDesign
  readonly form: ExportForm
  readonly onChange: (change: Partial<ExportForm>) => void
  readonly faultAt: FaultAt
}

/** Why the last export was refused at the field that is sent as `pointer`, until `typed`, what stands in that field, is another. */
export type FaultAt = (pointer: string, typed: (form: ExportForm) => unknown) => string | undefined

const FORMATS: readonly { readonly value: Format; readonly label: string }[] = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'webp', label: 'WebP' },
  { value: 'pdf', label: 'PDF' },
]
const SCALES = ['0.5', '1', '2', '3', '4']

/** What every format has, and what some have. */
export function ExportFields({ design, form, onChange, faultAt }: FieldsProps) {
  const { format } = form
  const isPdf = hasOption(format, 'print')
  return (
    <div className="grid gap-5">
      <div>
        <Segmented
          label="Format"
          value={format}
          choices={FORMATS}
          onChoose={(chosen) => onChange(withFormat(form, chosen))}
        />
      </div>
      <div className="grid gap-2">
        <TextField
          label="Scale"
          inputMode="decimal"
          value={form.scale}
          error={faultAt('/scale', ({ scale }) => scale)}
          hint={
            isPdf
              ? 'The pages grow with it. From 0.1 to 8.'
              : 'Pixels of the file to a pixel of the design. From 0.1 to 8.'
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
          error={pagesFault(form) ?? faultAt('/pages', ({ pages }) => pages)}
          hint="In the order in which you want them: 1-3, 5."
          onChange={(event) => onChange({ pages: event.target.value })}
        />
      )}
      {hasOption(format, 'quality') && (
        <label className="grid gap-1.5 text-sm font-semibold">
          <span className="flex justify-between">
            Quality <span className="font-normal text-ink-soft tabular-nums">{form.quality}</span>
          </span>
          <input
            type="range"
            min={1}
            max={100}
            value={form.quality}
            onChange={(event) => onChange({ quality: event.target.value })}
            className="accent-press"
          />
        </label>
      )}
      {hasOption(format, 'transparent') && (
        <CheckboxField
          label="Transparent"
          hint="Leaves the pages’ own backgrounds out."
          checked={form.transparent}
          onChange={(event) => onChange({ transparent: event.target.checked })}
        />
      )}
      <BackgroundField {...{ form, onChange, faultAt }} />
      <TextField
        label="File name"
        placeholder={design.title}
        value={form.filename}
        error={faultAt('/filename', ({ filename }) => filename)}
        hint="Without its ending."
        onChange={(event) => onChange({ filename: event.target.value })}
      />
    </div>
  )
}

function BackgroundField({ form, onChange, faultAt }: Omit<FieldsProps, 'design'>) {
  const isOn = form.background !== ''
  return (
    <div className="grid gap-2">
      <CheckboxField
        label="Another background"
        hint="In place of every page’s own."
        checked={isOn}
        onChange={(event) => onChange({ background: event.target.checked ? '#ffffff' : '' })}
      />
      {isOn && (
        <div className="flex items-start gap-2 pl-7">
          <input
            type="color"
            aria-label="Pick the background"
            value={/^#[\da-f]{6}$/i.test(form.background) ? form.background : '#ffffff'}
            onChange={(event) => onChange({ background: event.target.value })}
            className="h-10 w-14 rounded-md border border-rule-strong bg-sheet p-1"
          />
          <div className="flex-1">
            <TextField
              label="Background"
              hideLabel
              value={form.background}
              error={faultAt('/background', ({ background }) => background)}
              onChange={(event) => onChange({ background: event.target.value })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** What a printer asks for, and what a reader of PDFs shows. */
export function PdfFields({ design, form, onChange, faultAt }: FieldsProps) {
  const bleed = Number(form.bleed.replace(',', '.'))
  return (
    <FieldGroup title="For the printer">
      <TextField
        label="Bleed"
        inputMode="decimal"
        value={form.bleed}
        error={faultAt('/bleed', ({ bleed }) => bleed)}
        hint={`Pixels of paint beyond each edge, to be cut away${bleed > 0 ? `: ${fromPx(bleed, 'mm')} mm` : '. 3 mm are 11.3'}.`}
        onChange={(event) => onChange({ bleed: event.target.value })}
      />
      <CheckboxField
        label="Crop marks"
        hint="Show where to cut."
        checked={form.cropMarks}
        onChange={(event) => onChange({ cropMarks: event.target.checked })}
      />
      <h3 className="mt-2 text-base">Properties of the file</h3>
      {(['title', 'author', 'subject', 'keywords'] as const).map((name) => (
        <TextField
          key={name}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          placeholder={name === 'title' ? design.title : undefined}
          hint={name === 'keywords' ? 'With commas between them.' : undefined}
          value={form[name]}
          error={faultAt(`/metadata/${name}`, (typed) => typed[name])}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </FieldGroup>
  )
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-5">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}
