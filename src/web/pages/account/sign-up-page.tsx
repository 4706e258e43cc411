import { getRouteApi } from '@tanstack/react-router'
import { useSignUp } from '../../api/account.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { Front, FrontLink, useDoor } from './front.tsx'

const route = getRouteApi('/sign-up')

export function SignUpPage() {
  const { next } = route.useSearch()
  const { signUp } = useDoor()
  const { mutate, error, isPending } = useSignUp()
  const foot = (
    <p>
      Have an account?{' '}
      <FrontLink to="/sign-in" next={next}>
        Sign in
      </FrontLink>
    </p>
  )
  if (!signUp) {
    return (
      <Front title="Sign-up is closed" foot={foot}>
        Whoever runs this service makes the accounts. Ask them for one.
      </Front>
    )
  }
  return (
    <Front
      title="Make an account"
      form={
        <Form fields={['email', 'password']} error={error} onSend={(body) => mutate({ body, next })}>
          <CredentialFields kind="new" error={error} />
          <Button type="submit" look="primary" height="large" busy={isPending}>
            Make the account
          </Button>
        </Form>
      }
      foot={foot}
    >
      For designs, templates and keys of your own.
    </Front>
  )
}
