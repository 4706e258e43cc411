import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fieldError, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { NewPasswordField } from './credential-fields.tsx'
import { SignedOutLayout, TextLink } from './signed-out-layout.tsx'

/* What the pages of emailed links have in common. */

export const SIGN_IN_FOOTER = (
  <p>
    Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
  </p>
)

/** Shown if the URL has no token. */
export function IncompleteLink({ footer }: { footer?: ReactNode }) {
  return (
    <SignedOutLayout title="Invalid link" footer={footer}>
      The link is incomplete. Open it again from your email or paste the full URL.
    </SignedOutLayout>
  )
}

interface ExpiredLinkProps {
  readonly error: unknown
  readonly title?: string
  /** Where to continue. */
  readonly to: '/sign-in' | '/sign-up' | '/forgot' | '/settings/account'
  readonly label: string
  readonly footer?: ReactNode
}

export function ExpiredLink({ error, title = 'This link has expired', to, label, footer }: ExpiredLinkProps) {
  return (
    <SignedOutLayout
      title={title}
      form={
        <Button variant="primary" height="large" asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
      footer={footer}
    >
      {messageOf(error)}
    </SignedOutLayout>
  )
}

interface ChoosePasswordFormProps {
  readonly token: string
  /** The mutation that uses the link. */
  readonly use: {
    readonly mutate: (variables: { readonly body: { readonly token: string; readonly password: string } }) => void
    readonly error: unknown
    readonly isPending: boolean
  }
  /** Lets password managers store the password with it. */
  readonly email?: string
  readonly label?: string
  readonly submit: string
}

export function ChoosePasswordForm({ token, use, email, label, submit }: ChoosePasswordFormProps) {
  const { mutate, error, isPending } = use
  return (
    <Form fields={['password']} error={error} onSubmit={({ password }) => mutate({ body: { token, password } })}>
      {email !== undefined && <input type="hidden" name="email" autoComplete="username" value={email} readOnly />}
      <NewPasswordField
        name="password"
        {...(label !== undefined && { label })}
        error={fieldError(error, '/password')}
      />
      <Button type="submit" variant="primary" height="large" busy={isPending}>
        {submit}
      </Button>
    </Form>
  )
}
