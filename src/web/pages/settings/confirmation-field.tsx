import { useSession } from '../../api/session-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { PasswordField } from '../../parts/field.tsx'

interface ConfirmationFieldProps {
  readonly error: unknown
  readonly label?: string
}

/** Asks for the password. Shows nothing if a recent sign-in confirms changes; the API then says if it is too old. */
export function ConfirmationField({ error, label = 'Your password' }: ConfirmationFieldProps) {
  const { confirmation } = useSession()
  if (confirmation === 'sign-in') return null
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="current-password"
      error={fieldError(error, '/password')}
    />
  )
}
