import { type ReactNode, useEffect, useRef } from 'react'
import { faultOf, messageOf } from '../api/problem.ts'

interface FormProps<Name extends string> {
  /** For a button outside of it: `<button type="submit" form={id}>`. */
  readonly id?: string
  /** What it sends, by the names of its inputs, which are those of the body too. */
  readonly fields: readonly Name[]
  readonly onSend: (values: Readonly<Record<Name, string>>) => void
  /** Why the last sending failed; null while it has not. */
  readonly error: unknown
  readonly children: ReactNode
}

/**
 * A form whose faults come from the service alone, so that there is one set of rules. What concerns a field stands at the field
 * (`faultOf`), and the rest above the fields; the focus goes to the first of it.
 */
export function Form<Name extends string>({ id, fields, onSend, error, children }: FormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error === null) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], input[type=password]')
    first?.focus()
  }, [error])
  const isToldAtFields = fields.some((name) => faultOf(error, `/${name}`) !== undefined)
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(valuesOf(new FormData(event.currentTarget), fields))
      }}
    >
      {error !== null && !isToldAtFields && <FormFault>{messageOf(error)}</FormFault>}
      {children}
    </form>
  )
}

/** What is wrong with all of it. */
export function FormFault({ children }: { children: ReactNode }) {
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
