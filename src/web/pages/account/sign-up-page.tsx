import { getRouteApi } from '@tanstack/react-router'
import { useSignUp } from '../../api/account-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { useSession } from '../../api/session-queries.ts'
import { SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const route = getRouteApi('/sign-up')

export function SignUpPage() {
  const { next } = route.useSearch()
  const { signUp } = useSession()
  const { mutate, error, isPending } = useSignUp()
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
