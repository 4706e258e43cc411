import { ANIMATION } from '../../../formats/animation-options.ts'
import { FORMATS } from '../../../formats/formats.ts'
import { classNames } from '../../parts/class-names.ts'
import { TextField } from '../../parts/field.tsx'
import { pagesError, withFormat } from './export-form.ts'
import { FormatChoice } from './format-choice.tsx'
import { type FieldsProps, inGroup, OptionFields } from './option-fields.tsx'
import { ScaleField } from './scale-field.tsx'

/** The format, and what people change most often. */
export function ExportFields(props: FieldsProps) {
  const { design, form, onChange, errorAt } = props
  const { options } = FORMATS[form.format]
  const hasPages = design.pageCount > 1
  const hasScale = isScaled(form.format)
  return (
    <div className="grid gap-5">
      <FormatChoice value={form.format} onChoose={(chosen) => onChange(withFormat(form, chosen))} />
      {(hasPages || hasScale) && (
        <div className={classNames('grid items-start gap-x-4 gap-y-5', hasPages && hasScale && 'lg:grid-cols-2')}>
          {hasScale && <ScaleField {...props} />}
          {hasPages && (
            <TextField
              label="Pages"
              placeholder={`All ${design.pageCount}`}
              value={form.pages}
              error={pagesError(form) ?? errorAt('/pages', ({ pages }) => pages)}
              hint="For example: 1-3, 5"
              onChange={(event) => onChange({ pages: event.target.value })}
            />
          )}
        </div>
      )}
      <OptionFields {...props} options={inGroup(options, undefined)} />
      {hasPages && <OptionFields {...props} options={inGroup(options, ANIMATION)} />}
    </div>
  )
}

/** Whether people choose how many pixels there are. Vectors are sharp at any size. */
export function isScaled(format: FieldsProps['form']['format']): boolean {
  return FORMATS[format].kind !== 'document' && format !== 'svg'
}
