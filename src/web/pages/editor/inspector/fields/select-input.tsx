interface SelectInputProps {
  readonly id?: string
  readonly label?: string
  /** Undefined if what is selected has different values. */
  readonly value: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
}

/** A native select of the inspector’s height. */
export function SelectInput({ id, label, value, choices, disabled = false, onChoose }: SelectInputProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value)}
      className="select-arrow h-8 w-full appearance-none truncate rounded-md border border-rule-strong/60 bg-sheet pr-7 pl-2 text-sm hover:border-rule-strong disabled:opacity-50"
    >
      {value === undefined && (
        <option value="" disabled>
          Mixed
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
