import { getRouteApi } from '@tanstack/react-router'
import { useSignUp } from '../../api/account.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { Front, FrontLink, useSession } from './front.tsx'

const route = getRouteApi('/sign-up')

export function SignUpPage() {
  const { next } = route.useSearch()
  const { signUp } = useSession()
  const { mutate, error, isPending } = useSignUp()
  const foot = (
    <p>
      Already have an account?{' '}
      <FrontLink to="/sign-in" next={next}>
        Sign in
      </FrontLink>
    </p>
  )
  if (!signUp) {
    return (
      <Front title="Sign-up is disabled" foot={foot}>
        Ask your administrator for an invitation.
      </Front>
    )
  }
  return (
    <Front
      title="Create your account"
      form={
        <Form fields={['email', 'password']} error={error} onSend={(body) => mutate({ body, next })}>
          <CredentialFields kind="new" error={error} />
          <Button type="submit" look="primary" height="large" busy={isPending}>
            Create account
          </Button>
        </Form>
      }
      foot={foot}
    >
      Start designing in minutes.
    </Front>
  )
}
