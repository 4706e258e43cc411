import { getRouteApi } from '@tanstack/react-router'
import { useSignIn } from '../../api/account-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CodeStep } from './code-step.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { SignedOutLayout, TextLink, useSession } from './signed-out-layout.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const { next } = route.useSearch()
  const { signUp } = useSession()
  const { mutate, error, isPending, isCodeNeeded, reset } = useSignIn()
  if (isCodeNeeded) return <CodeStep next={next} onStartAgain={reset} />
  return (
    <SignedOutLayout
      title="Sign in"
      form={
        <Form fields={['email', 'password']} error={error} onSubmit={(body) => mutate({ body, next })}>
          <CredentialFields kind="current" error={error} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Sign in
          </Button>
        </Form>
      }
      footer={
        <>
          <p>
            <TextLink to="/forgot">Forgot your password?</TextLink>
          </p>
          {signUp && (
            <p>
              Don’t have an account?{' '}
              <TextLink to="/sign-up" next={next}>
                Sign up
              </TextLink>
            </p>
          )}
        </>
      }
    />
  )
}
