import { useState } from 'react'
import { useSignInWithCode } from '../../api/account-queries.ts'
import { fieldError, isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

interface CodeStepProps {
  readonly next?: string | undefined
  readonly onStartAgain: () => void
}

/** The second step of a sign-in. */
export function CodeStep({ next, onStartAgain }: CodeStepProps) {
  const { mutate, error, isPending, reset } = useSignInWithCode()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const isApp = kind === 'app'
  const switchKind = (): void => {
    reset()
    setKind(isApp ? 'recovery' : 'app')
  }
  if (isLinkExpired(error)) {
    return (
      <SignedOutLayout
        title="Sign-in expired"
        form={
          <Button variant="primary" height="large" onClick={onStartAgain}>
            Sign in again
          </Button>
        }
      >
        {messageOf(error)}
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title={isApp ? 'Enter your code' : 'Use a recovery code'}
      form={
        <Form key={kind} fields={['code']} error={error} onSubmit={(body) => mutate({ body, next })}>
          <TextField
            label={isApp ? 'Code' : 'Recovery code'}
            name="code"
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
            className="text-lg tracking-widest tabular-nums"
            error={fieldError(error, '/code')}
          />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Sign in
          </Button>
        </Form>
      }
      footer={
        <>
          <p>
            <TextButton onClick={switchKind}>
              {isApp ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
            </TextButton>
          </p>
          <p>
            <TextButton onClick={onStartAgain}>Back to sign in</TextButton>
          </p>
        </>
      }
    >
      {isApp
        ? 'Open your authenticator app and enter the six-digit code for Platen.'
        : 'Enter one of the codes you saved when you turned on two-factor sign-in. Each works once.'}
    </SignedOutLayout>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-sm font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </button>
  )
}
