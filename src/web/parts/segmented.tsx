import { classNames } from './class-names.ts'

interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

export function Segmented<Value extends string>({ label, value, choices, onChoose }: SegmentedProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-md bg-ink/7 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'touchable relative rounded-[5px] px-3 py-1.5 text-sm font-semibold transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-press',
            choice.value === value ? 'bg-lift text-ink shadow-raised' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={label}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
