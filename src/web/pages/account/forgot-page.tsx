import { useRequestReset } from '../../api/account-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Form } from '../../parts/form.tsx'
import { EmailField } from './credential-fields.tsx'
import { useSession } from '../../api/session-queries.ts'
import { SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const back = (
  <p>
    <TextLink to="/sign-in">Back to sign in</TextLink>
  </p>
)

export function ForgotPage() {
  const { mail } = useSession()
  const { mutate, error, isPending, isSuccess, variables } = useRequestReset()
  if (!mail) return <AskAdministrator />
  if (isSuccess) {
    return (
      <SignedOutLayout title="Check your email" footer={back}>
        <p role="status">
          If an account exists for <strong className="text-ink user-text">{variables.email}</strong>, we’ve sent a
          password reset link. It expires in one hour.
        </p>
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title="Forgot your password?"
      form={
        <Form fields={['email']} error={error} onSubmit={(body) => mutate(body)}>
          <EmailField error={fieldError(error, '/email')} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Send reset link
          </Button>
        </Form>
      }
      footer={back}
    >
      Enter your email and we’ll send you a reset link.
    </SignedOutLayout>
  )
}

function AskAdministrator() {
  return (
    <SignedOutLayout
      title="Forgot your password?"
      form={
        <CodeBlock
          label="Command to create a reset link"
          code="npm run -s platen -- account reset-link --email you@example.com"
        />
      }
      footer={back}
    >
      Email isn’t configured on this server. Ask your administrator for a reset link, or run this on the server:
    </SignedOutLayout>
  )
}
