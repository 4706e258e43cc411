import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSignIn } from '../../api/account-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CodeStep } from './code-step.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { ProviderButton } from './provider-button.tsx'
import { OrRule, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const { next, step, problem } = route.useSearch()
  const { passwordSignIn, provider } = useSession()
  const navigate = useNavigate()
  const { mutate, error, isPending, isCodeNeeded, reset } = useSignIn()
  if (isCodeNeeded || step === 'code') {
    const startAgain = (): void => {
      reset()
      void navigate({ to: '/sign-in', search: next === undefined ? {} : { next }, replace: true })
    }
    return <CodeStep next={next} onStartAgain={startAgain} />
  }
  return (
    <SignedOutLayout
      title="Sign in"
      form={
        <div className="grid grid-cols-1 gap-5">
          {provider !== null && (
            <ProviderButton name={provider} variant={passwordSignIn ? 'plain' : 'primary'} {...{ next, problem }} />
          )}
          {provider !== null && passwordSignIn && <OrRule />}
          {passwordSignIn && (
            <Form fields={['email', 'password']} error={error} onSubmit={(body) => mutate({ body, next })}>
              <CredentialFields kind="current" error={error} />
              <Button type="submit" variant="primary" height="large" busy={isPending}>
                Sign in
              </Button>
            </Form>
          )}
        </div>
      }
      footer={passwordSignIn ? <Footer next={next} /> : undefined}
    />
  )
}

function Footer({ next }: { next: string | undefined }) {
  const { signUp } = useSession()
  return (
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
  )
}
