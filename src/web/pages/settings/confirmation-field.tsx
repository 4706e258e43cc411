import { useSession } from '../../api/session-queries.ts'
import { fieldError, isTooOld, messageOf } from '../../api/explain-error.ts'
import { useProviderSignIn } from '../../api/provider-queries.ts'
import { Button } from '../../parts/button.tsx'
import { PasswordField } from '../../parts/field.tsx'
import { FormError } from '../../parts/form.tsx'

interface ConfirmationFieldProps {
  readonly error: unknown
  readonly label?: string
}

/** Asks for the password, or for another sign-in if only a recent one confirms changes and the last is too old. */
export function ConfirmationField({ error, label = 'Your password' }: ConfirmationFieldProps) {
  const { confirmation, provider } = useSession()
  const issue = fieldError(error, '/password')
  // The account may have got its password in another browser.
  if (confirmation === 'sign-in' && issue !== undefined) return <FormError>{issue}</FormError>
  if (confirmation === 'sign-in') return isTooOld(error) && provider !== null ? <SignInAgain name={provider} /> : null
  return <PasswordField label={label} name="password" autoComplete="current-password" error={issue} />
}

function SignInAgain({ name }: { name: string }) {
  const { mutate, error, isPending } = useProviderSignIn()
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {error !== null && <FormError>{messageOf(error)}</FormError>}
      <Button busy={isPending} onClick={() => mutate({ next: '/settings/account', again: true })}>
        Sign in with {name} again
      </Button>
    </div>
  )
}
