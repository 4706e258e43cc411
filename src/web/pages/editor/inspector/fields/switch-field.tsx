import { useEffect, useId, useRef } from 'react'
import { useProperty } from '../subject.ts'

interface SwitchInputProps {
  readonly label: string
  readonly checked: boolean
  readonly isMixed?: boolean
  readonly onChange: (checked: boolean) => void
}

export function SwitchInput({ label, checked, isMixed = false, onChange }: SwitchInputProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <div className="flex min-h-7 items-center gap-2">
      <input
        ref={box}
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-press"
      />
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
    </div>
  )
}

/** `inverted` for a property whose name says the opposite of the label. */
export function SwitchField({ at, label, inverted = false }: { at: string; label: string; inverted?: boolean }) {
  const property = useProperty(at)
  if (!property) return null
  return (
    <SwitchInput
      label={label}
      checked={!property.isMixed && (property.value === true) !== inverted}
      isMixed={property.isMixed}
      onChange={(checked) => property.set(checked !== inverted)}
    />
  )
}
