import { Link, useLocation } from '@tanstack/react-router'
import { useChoosePassword } from '../../api/account.ts'
import { faultOf, isOver, messageOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { NewPasswordField } from './credential-fields.tsx'
import { fragmentToken } from './fragment-token.ts'
import { Front, FrontLink } from './front.tsx'

const foot = (
  <p>
    <FrontLink to="/forgot">Request a new link</FrontLink>
  </p>
)

/** Opened by a password reset link. */
export function ResetPage() {
  const token = fragmentToken(useLocation({ select: ({ hash }) => hash }))
  const { mutate, error, isPending } = useChoosePassword()
  if (token === undefined) {
    return (
      <Front title="Invalid link" foot={foot}>
        The link is incomplete. Open it again from your email or paste the full URL.
      </Front>
    )
  }
  if (isOver(error)) {
    return (
      <Front
        title="This link has expired"
        form={
          <Button look="primary" height="large" asChild>
            <Link to="/forgot">Request a new link</Link>
          </Button>
        }
        foot={
          <p>
            Or <FrontLink to="/sign-in">sign in</FrontLink> with your current password.
          </p>
        }
      >
        {messageOf(error)}
      </Front>
    )
  }
  return (
    <Front
      title="Choose a new password"
      form={
        <Form fields={['password']} error={error} onSend={({ password }) => mutate({ body: { token, password } })}>
          <NewPasswordField name="password" label="New password" error={faultOf(error, '/password')} />
          <Button type="submit" look="primary" height="large" busy={isPending}>
            Reset password
          </Button>
        </Form>
      }
      foot={foot}
    >
      You’ll be signed in here and signed out on all other devices.
    </Front>
  )
}
