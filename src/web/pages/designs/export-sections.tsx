import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PRINT } from '../../../formats/pdf.ts'
import { FORMATS } from '../../../formats/formats.ts'
import { colorProfilesQuery } from '../../api/color-profile-queries.ts'
import { CheckboxField, TextField } from '../../parts/field.tsx'
import { Disclosure } from '../../parts/disclosure.tsx'
import { counted } from '../../parts/format-text.ts'
import { usePreference } from '../../parts/preferences.ts'
import type { EditableSlot } from '../content/editable-slots.ts'
import { slotPointer } from '../content/slot-errors.ts'
import { SlotField } from '../content/slot-field.tsx'
import { SlotGroups } from '../content/slot-groups.tsx'
import { valueIn, withValue } from '../content/slot-inputs.ts'
import { PROPERTIES } from '../../../formats/shared-options.ts'
import { ColorField } from './color-field.tsx'
import { isScaled } from './export-fields.tsx'
import { type FieldsProps, inGroup, OptionFields } from './option-fields.tsx'
import { printSummary } from './print-summary.ts'
import { ScaleField } from './scale-field.tsx'
import { isRemovedProfile, withColorProfiles } from './with-color-profiles.ts'

/** What printers and archives ask for. Open from the start for designs with a bleed. */
export function PrintSection(props: FieldsProps) {
  const { design, form, onChange } = props
  const { data: colorProfiles = [] } = useQuery({ ...colorProfilesQuery, enabled: form.format === 'pdf' })
  const options = withColorProfiles(inGroup(FORMATS[form.format].options, PRINT), colorProfiles)
  const isRemoved = isRemovedProfile(form.options['colorProfile'], colorProfiles)
  useEffect(() => {
    if (isRemoved) onChange({ options: { ...form.options, colorProfile: '' } })
  })
  const [isOpen, setOpen] = useOpenSection('print', (design.document.bleed ?? 0) > 0)
  if (Object.keys(options).length === 0) return null
  return (
    <Disclosure
      title={PRINT}
      summary={printSummary(form, design.document.bleed ?? 0)}
      isOpen={isOpen || hasError(props, Object.keys(options))}
      onToggle={setOpen}
    >
      <OptionFields {...props} options={options} />
    </Disclosure>
  )
}

/** The content of this export alone. Open from the start if it lacks what is required. */
export function ContentSection({ slots, ...props }: FieldsProps & { readonly slots: readonly EditableSlot[] }) {
  const { form, onChange, errorAt } = props
  const [isOpen, setOpen] = useState(() => slots.some(({ required, sample }) => required && sample === null))
  if (slots.length === 0) return null
  const changed = slots.filter(({ name }) => valueIn(form.data, name) !== undefined).length
  return (
    <Disclosure
      title="Content for this export"
      summary={changed === 0 ? `${counted(slots.length, 'field')}, as in the design` : `${changed} changed`}
      isOpen={isOpen || errorAt('/data', ({ data }) => data) !== undefined}
      onToggle={setOpen}
    >
      <SlotGroups slots={slots}>
        {(slot) => (
          <SlotField
            key={slot.name}
            slot={slot}
            value={valueIn(form.data, slot.name)}
            error={errorAt(slotPointer(slot.name), ({ data }) => valueIn(data, slot.name))}
            onChange={(value) => onChange({ data: withValue(form.data, slot.name, value) })}
          />
        )}
      </SlotGroups>
    </Disclosure>
  )
}

export function MoreSection(props: FieldsProps) {
  const { design, form, onChange, errorAt } = props
  const { options } = FORMATS[form.format]
  const [isOpen, setOpen] = useOpenSection('more', false)
  const properties = inGroup(options, PROPERTIES)
  const hasScale = !isScaled(form.format)
  const names = [
    'File name',
    'background',
    ...(hasScale ? ['scale'] : []),
    ...('metadata' in options ? ['title', 'author', 'keywords'] : []),
  ]
  const isWrong =
    hasError(props, Object.keys(properties)) ||
    (['filename', 'background'] as const).some((name) => errorAt(`/${name}`, (sent) => sent[name]) !== undefined) ||
    (hasScale && errorAt('/scale', ({ scale }) => scale) !== undefined)
  return (
    <Disclosure title="More options" summary={names.join(', ')} isOpen={isOpen || isWrong} onToggle={setOpen}>
      <TextField
        label="File name"
        placeholder={design.title}
        value={form.filename}
        error={errorAt('/filename', ({ filename }) => filename)}
        hint="Without extension"
        onChange={(event) => onChange({ filename: event.target.value })}
      />
      {hasScale && <ScaleField {...props} />}
      <BackgroundField {...{ form, onChange, errorAt }} />
      {Object.keys(properties).length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-4 text-base font-semibold">{PROPERTIES}</legend>
          <OptionFields {...props} options={properties} />
        </fieldset>
      )}
    </Disclosure>
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

/** Whether a section is open, which this browser remembers. */
function useOpenSection(name: string, byDefault: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [stored, store] = usePreference(`platen-export-${name}`)
  return [stored === '' ? byDefault : stored === 'open', (isOpen) => store(isOpen ? 'open' : 'closed')]
}

function hasError({ errorAt }: FieldsProps, options: readonly string[]): boolean {
  return options.some((name) => errorAt(`/${name}`, (sent) => sent.options[name]) !== undefined)
}
