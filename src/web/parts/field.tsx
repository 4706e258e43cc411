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

interface Labeled {
  readonly label: string
  /** Describes the allowed values. An error replaces it. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly hideLabel?: boolean
  readonly describedBy?: string | undefined
}

const BOX =
  'w-full rounded-md border border-rule-strong bg-sheet text-ink text-base px-3 transition-colors duration-120 hover:border-ink-soft focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60'

function Field({
  label,
  hint,
  error,
  hideLabel = false,
  describedBy,
  children,
}: Labeled & {
  readonly children: (attributes: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const message = error ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': joinIds(message === undefined ? undefined : `${id}-message`, describedBy),
      })}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  )
}

/** Joins IDs for `aria-describedby`. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined
}

/** Shows the error of a field, or else its hint, or nothing. */
export function FieldMessage({ id, hint, error }: Pick<Labeled, 'hint' | 'error'> & { readonly id?: string }) {
  const message = error ?? hint
  if (message === undefined) return null
  return (
    <p
      id={id}
      role={error === undefined ? undefined : 'alert'}
      className={classNames('text-sm', error === undefined ? 'text-ink-soft' : 'text-bad font-medium')}
    >
      {message}
    </p>
  )
}

export function TextField(props: Labeled & InputHTMLAttributes<HTMLInputElement>) {
  const { labeled, inputProps } = splitProps(props)
  return (
    <Field {...labeled}>
      {(attributes) => (
        <input {...attributes} {...inputProps} className={classNames(BOX, 'h-10', inputProps.className)} />
      )}
    </Field>
  )
}

export function PasswordField(props: Labeled & InputHTMLAttributes<HTMLInputElement>) {
  const { labeled, inputProps } = splitProps(props)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...labeled}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...inputProps}
            type={isShown ? 'text' : 'password'}
            className={classNames(BOX, 'h-10 pr-11')}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
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

export function TextArea(props: Labeled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { labeled, inputProps } = splitProps(props)
  return (
    <Field {...labeled}>
      {(attributes) => (
        <textarea rows={3} {...attributes} {...inputProps} className={classNames(BOX, 'py-2', inputProps.className)} />
      )}
    </Field>
  )
}

/** A native select, since it works best on phones and with keyboards. */
export function SelectField(props: Labeled & SelectHTMLAttributes<HTMLSelectElement>) {
  const { labeled, inputProps } = splitProps(props)
  return (
    <Field {...labeled}>
      {(attributes) => (
        <select
          {...attributes}
          {...inputProps}
          className={classNames(BOX, 'select-arrow h-10 appearance-none pr-9', inputProps.className)}
        />
      )}
    </Field>
  )
}

function splitProps<Props extends Labeled>({
  label,
  hint,
  error,
  hideLabel = false,
  describedBy,
  ...inputProps
}: Props) {
  return { labeled: { label, hint, error, hideLabel, describedBy }, inputProps }
}

export function CheckboxField({
  label,
  hint,
  className,
  ...inputProps
}: { label: ReactNode; hint?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={classNames('flex gap-2.5', className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...inputProps}
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
