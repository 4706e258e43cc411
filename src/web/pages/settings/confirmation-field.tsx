import { useSession } from '../../api/session-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { PasswordField } from '../../parts/field.tsx'
import { FormError } from '../../parts/form.tsx'

interface ConfirmationFieldProps {
  readonly error: unknown
  readonly label?: string
}

/** Asks for the password. Shows nothing if a recent sign-in confirms changes; the API then says if it is too old. */
export function ConfirmationField({ error, label = 'Your password' }: ConfirmationFieldProps) {
  const { confirmation } = useSession()
  const issue = fieldError(error, '/password')
  // The account may have got its password in another browser.
  if (confirmation === 'sign-in') return issue === undefined ? null : <FormError>{issue}</FormError>
  return <PasswordField label={label} name="password" autoComplete="current-password" error={issue} />
}
