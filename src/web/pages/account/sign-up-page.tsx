import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRequestSignUp, useSignUp } from '../../api/account-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields, EmailField } from './credential-fields.tsx'
import { useSession } from '../../api/session-queries.ts'
import { SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const route = getRouteApi('/sign-up')

export function SignUpPage() {
  const { next } = route.useSearch()
  const { signUp, mail } = useSession()
  const footer = (
    <p>
      Already have an account?{' '}
      <TextLink to="/sign-in" next={next}>
        Sign in
      </TextLink>
    </p>
  )
  if (!signUp) {
    return (
      <SignedOutLayout title="Sign-up is disabled" footer={footer}>
        Ask your administrator for an invitation.
      </SignedOutLayout>
    )
  }
  return mail ? <SignUpByEmail footer={footer} /> : <SignUpAtOnce next={next} footer={footer} />
}

function SignUpByEmail({ footer }: { footer: ReactNode }) {
  const { mutate, error, isPending, isSuccess, variables } = useRequestSignUp()
  if (isSuccess) {
    return (
      <SignedOutLayout
        title="Check your email"
        form={
          <Button height="large" busy={isPending} onClick={() => mutate(variables)}>
            Send again
          </Button>
        }
        footer={footer}
      >
        <p role="status">
          We’ve sent a link to <strong className="text-ink user-text">{variables.email}</strong>. Open it to finish
          creating your account. It expires in 24 hours.
        </p>
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title="Create your account"
      form={
        <Form fields={['email']} error={error} onSubmit={(body) => mutate(body)}>
          <EmailField error={fieldError(error, '/email')} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Continue
          </Button>
        </Form>
      }
      footer={footer}
    >
      Enter your email and we’ll send you a link to confirm it.
    </SignedOutLayout>
  )
}

function SignUpAtOnce({ next, footer }: { next: string | undefined; footer: ReactNode }) {
  const { mutate, error, isPending } = useSignUp()
  return (
    <SignedOutLayout
      title="Create your account"
      form={
        <Form fields={['email', 'password']} error={error} onSubmit={(body) => mutate({ body, next })}>
          <CredentialFields kind="new" error={error} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Create account
          </Button>
        </Form>
      }
      footer={footer}
    >
      Start designing in minutes.
    </SignedOutLayout>
  )
}
