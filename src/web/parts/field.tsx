import { Eye, EyeOff } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import { classNames } from './class-names.ts'

interface Labelled {
  readonly label: string
  /** What may stand there, said before anyone is wrong. */
  readonly hint?: ReactNode
  /** What is wrong with what stands there. */
  readonly error?: string | undefined
  /** The label is read out, and not seen. */
  readonly hideLabel?: boolean
  /** The id of what else is said of it, elsewhere. */
  readonly describedBy?: string | undefined
}

const BOX =
  'w-full rounded-md border border-rule-strong bg-sheet text-ink text-base px-3 transition-colors duration-120 hover:border-ink-soft focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60'

/** A label, what it names, a hint and a fault, tied together for those who listen. */
function Field({
  label,
  hint,
  error,
  hideLabel = false,
  describedBy,
  children,
}: Labelled & {
  readonly children: (tied: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const said = error ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [said === undefined ? [] : `${id}-said`, describedBy ?? []].flat().join(' ') || undefined,
      })}
      {said !== undefined && (
        <p
          id={`${id}-said`}
          role={error === undefined ? undefined : 'alert'}
          className={classNames('text-sm', error === undefined ? 'text-ink-soft' : 'text-bad font-medium')}
        >
          {said}
        </p>
      )}
    </div>
  )
}

export function TextField(props: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const { labelled, given } = divided(props)
  return (
    <Field {...labelled}>
      {(tied) => <input {...tied} {...given} className={classNames(BOX, 'h-10', given.className)} />}
    </Field>
  )
}

/** With an eye to look at what was typed. */
export function PasswordField(props: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const { labelled, given } = divided(props)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...labelled}>
      {(tied) => (
        <div className="relative">
          <input {...tied} {...given} type={isShown ? 'text' : 'password'} className={classNames(BOX, 'h-10 pr-11')} />
          <button
            type="button"
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon className="size-4.5" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}

export function TextArea(props: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { labelled, given } = divided(props)
  return (
    <Field {...labelled}>
      {(tied) => <textarea rows={3} {...tied} {...given} className={classNames(BOX, 'py-2', given.className)} />}
    </Field>
  )
}

/** The system's own list, which every phone and keyboard knows. */
export function SelectField(props: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const { labelled, given } = divided(props)
  return (
    <Field {...labelled}>
      {(tied) => (
        <select
          {...tied}
          {...given}
          className={classNames(BOX, 'select-arrow h-10 appearance-none pr-9', given.className)}
        />
      )}
    </Field>
  )
}

/** What is said about an input, and what it is itself given. */
function divided<Props extends Labelled>({ label, hint, error, hideLabel = false, describedBy, ...given }: Props) {
  return { labelled: { label, hint, error, hideLabel, describedBy }, given }
}

export function CheckboxField({
  label,
  hint,
  className,
  ...given
}: { label: ReactNode; hint?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={classNames('flex gap-2.5', className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...given}
        className="mt-0.5 size-4.5 shrink-0 accent-press"
      />
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
