import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useChoosePassword } from '../../api/account-queries.ts'
import { fieldError, isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { CodeStep } from './code-step.tsx'
import { NewPasswordField } from './credential-fields.tsx'
import { linkToken, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const footer = (
  <p>
    <TextLink to="/forgot">Request a new link</TextLink>
  </p>
)

export function ResetPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  const { mutate, error, isPending, isCodeNeeded } = useChoosePassword()
  const navigate = useNavigate()
  if (isCodeNeeded) return <CodeStep onStartAgain={() => void navigate({ to: '/sign-in' })} />
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
            <Link to="/forgot">Request a new link</Link>
          </Button>
        }
        footer={
          <p>
            Or <TextLink to="/sign-in">sign in</TextLink> with your current password.
          </p>
        }
      >
        {messageOf(error)}
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title="Choose a new password"
      form={
        <Form fields={['password']} error={error} onSubmit={({ password }) => mutate({ body: { token, password } })}>
          <NewPasswordField name="password" label="New password" error={fieldError(error, '/password')} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Reset password
          </Button>
        </Form>
      }
      footer={footer}
    >
      You’ll be signed in here and signed out on all other devices.
    </SignedOutLayout>
  )
}
