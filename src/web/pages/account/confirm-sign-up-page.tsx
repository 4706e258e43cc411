import { Link, useLocation } from '@tanstack/react-router'
import { useConfirmSignUp } from '../../api/account-queries.ts'
import { fieldError, isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { NewPasswordField } from './credential-fields.tsx'
import { linkToken, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const footer = (
  <p>
    Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
  </p>
)

export function ConfirmSignUpPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  const { mutate, error, isPending } = useConfirmSignUp()
  if (token === undefined) {
    return (
      <SignedOutLayout title="Invalid link" footer={footer}>
        The link is incomplete. Open it again from your email or paste the full URL.
      </SignedOutLayout>
    )
  }
  if (isLinkExpired(error)) {
    return (
      <SignedOutLayout
        title="This link has expired"
        form={
          <Button variant="primary" height="large" asChild>
            <Link to="/sign-up">Request a new link</Link>
          </Button>
        }
        footer={footer}
      >
        {messageOf(error)}
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title="Choose a password"
      form={
        <Form fields={['password']} error={error} onSubmit={({ password }) => mutate({ body: { token, password } })}>
          <NewPasswordField name="password" error={fieldError(error, '/password')} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Create account
          </Button>
        </Form>
      }
      footer={footer}
    >
      Choose a password to finish creating your account.
    </SignedOutLayout>
  )
}
