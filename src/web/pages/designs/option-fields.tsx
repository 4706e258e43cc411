import { applicable } from '../../../formats/formats.ts'
import type { Option, Options } from '../../../formats/option.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { CheckboxField, SelectField, TextField } from '../../parts/field.tsx'
import { ColorField } from './color-field.tsx'
import { type ExportForm, withOption } from './export-form.ts'
import { LengthField } from './length-field.tsx'
import { controlOf, isList, type Typed } from './option-values.ts'
import { capitalized } from '../../../edit/describing/capitalized.ts'

export interface FieldsProps {
  readonly design: OpenDesign
  readonly form: ExportForm
  readonly onChange: (change: Partial<ExportForm>) => void
  readonly errorAt: ErrorAt
}

/** Returns the error at `pointer` until the input that `typed` reads from the form changes. */
export type ErrorAt = (pointer: string, typed: (form: ExportForm) => unknown) => string | undefined

/** Returns the options of a section, or those of none. */
export function inGroup(options: Options, wanted: string | undefined): Options {
  return Object.fromEntries(Object.entries(options).filter(([, { group }]) => group === wanted))
}

export function OptionFields({ options, ...props }: FieldsProps & { readonly options: Options }) {
  return applicable(options, props.form.options).map(([name, option]) => (
    <OptionField key={name} {...{ name, option, ...props }} />
  ))
}

interface OptionFieldProps extends FieldsProps {
  readonly name: string
  readonly option: Option
}

function OptionField({ name, option, design, form, onChange, errorAt }: OptionFieldProps) {
  const control = controlOf(option)
  const typed = form.options[name]
  const text = typeof typed === 'string' ? typed : ''
  const change = (value: Typed): void => onChange(withOption(form, name, value))
  const { label, hint } = option
  switch (control.kind) {
    case 'checkbox':
      return (
        <CheckboxField
          {...{ label, hint }}
          checked={typed === true}
          onChange={(event) => change(event.target.checked)}
        />
      )
    case 'slider':
      return (
        <label className="grid gap-1.5 text-sm font-semibold">
          <span className="flex justify-between">
            {label} <span className="font-normal text-ink-soft tabular-nums">{text}</span>
          </span>
          <input
            type="range"
            {...{ min: control.min, max: control.max }}
            value={text}
            onChange={(event) => change(event.target.value)}
            className="accent-press"
          />
        </label>
      )
    case 'number':
      return (
        <TextField
          {...{ label, hint }}
          inputMode="decimal"
          value={text}
          error={errorAt(`/${name}`, ({ options }) => options[name])}
          onChange={(event) => change(event.target.value)}
        />
      )
    case 'length':
      return (
        <LengthField
          {...{ label, hint }}
          maxPx={control.maxPx}
          placeholderPx={design.document.bleed ?? 0}
          value={text}
          error={errorAt(`/${name}`, ({ options }) => options[name])}
          onChange={change}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...{ label, hint }}
          value={text}
          error={errorAt(`/${name}`, ({ options }) => options[name])}
          onChange={(event) => change(event.target.value)}
        >
          {option.omittedLabel !== undefined && <option value="">{option.omittedLabel}</option>}
          {Object.entries(control.choices).map(([value, choice]) => (
            <option key={value} value={value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'choices': {
      const chosen = isList(typed) ? typed : []
      return (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-sm font-semibold">{label}</legend>
          {Object.entries(control.choices).map(([value, choice]) => (
            <CheckboxField
              key={value}
              {...choice}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                change(
                  Object.keys(control.choices).filter((each) =>
                    each === value ? target.checked : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </fieldset>
      )
    }
    case 'color':
      return (
        <ColorField
          {...{ label, hint }}
          value={text}
          error={errorAt(`/${name}`, ({ options }) => options[name])}
          onChange={change}
        />
      )
    case 'group': {
      const texts = typeof typed === 'object' && !isList(typed) ? typed : {}
      return Object.entries(control.properties).map(([property, kind]) => (
        <TextField
          key={property}
          label={capitalized(property)}
          placeholder={property === 'title' ? (design.document.title ?? design.title) : undefined}
          hint={kind === 'list' ? 'Comma-separated' : undefined}
          value={texts[property] ?? ''}
          error={errorAt(`/${name}/${property}`, ({ options }) => (options[name] as typeof texts)[property])}
          onChange={(event) => change({ ...texts, [property]: event.target.value })}
        />
      ))
    }
  }
}
