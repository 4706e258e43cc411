import { PASSWORD_HINT } from '../../api/account-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { PasswordField, TextField } from '../../parts/field.tsx'

interface CredentialProps {
  readonly error: unknown
  /** `new` lets password managers suggest a password. */
  readonly kind: 'new' | 'current'
}

export function CredentialFields({ error, kind }: CredentialProps) {
  return (
    <>
      <EmailField error={fieldError(error, '/email')} />
      {kind === 'new' ? (
        <NewPasswordField name="password" error={fieldError(error, '/password')} />
      ) : (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fieldError(error, '/password')}
        />
      )}
    </>
  )
}

export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      error={error}
    />
  )
}

export function NewPasswordField({
  name,
  error,
  label = 'Password',
}: {
  name: string
  error: string | undefined
  label?: string
}) {
  return <PasswordField {...{ label, name, error }} autoComplete="new-password" hint={PASSWORD_HINT} />
}
