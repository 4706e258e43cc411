/** Why a value was not set. */
export function FieldError({ error }: { error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p role="alert" className="text-xs text-bad first-letter:uppercase">
      {error}
    </p>
  )
}
