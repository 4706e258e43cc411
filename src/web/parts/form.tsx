import { type ReactNode, useEffect, useRef } from 'react'
import { fieldError, messageOf } from '../api/explain-error.ts'

interface FormProps<Name extends string> {
  /** For a submit button outside of the form: `<button type="submit" form={id}>`. */
  readonly id?: string
  readonly fields: readonly Name[]
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => void
  readonly error: unknown
  readonly children: ReactNode
}

/** A form that only the API validates, so that there is one set of rules. Fields show their errors (`fieldError`). */
export function Form<Name extends string>({ id, fields, onSubmit, error, children }: FormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error === null) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], input[type=password]')
    first?.focus()
  }, [error])
  const hasFieldError = fields.some((name) => fieldError(error, `/${name}`) !== undefined)
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(valuesOf(new FormData(event.currentTarget), fields))
      }}
    >
      {error !== null && !hasFieldError && <FormError>{messageOf(error)}</FormError>}
      {children}
    </form>
  )
}

export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md bg-bad-wash px-3.5 py-2.5 text-sm font-medium text-bad animate-fade-in">
      {children}
    </p>
  )
}

function valuesOf<Name extends string>(data: FormData, fields: readonly Name[]): Readonly<Record<Name, string>> {
  const values = fields.map((name) => [name, textOf(data.get(name))] as const)
  return Object.fromEntries(values) as Record<Name, string>
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
