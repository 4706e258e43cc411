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
    <FrontLink to="/forgot">Ask for another link</FrontLink>
  </p>
)

/** Where a link for a new password leads to. */
export function ResetPage() {
  const token = fragmentToken(useLocation({ select: ({ hash }) => hash }))
  const { mutate, error, isPending } = useChoosePassword()
  if (token === undefined) {
    return (
      <Front title="This link is not whole" foot={foot}>
        A part of it is missing. Open it once more, or copy all of it into the address bar.
      </Front>
    )
  }
  if (isOver(error)) {
    return (
      <Front
        title="This link is over"
        form={
          <Button look="primary" height="large" asChild>
            <Link to="/forgot">Ask for another link</Link>
          </Button>
        }
        foot={
          <p>
            Or <FrontLink to="/sign-in">sign in</FrontLink> with the password that you have.
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
            Set the password
          </Button>
        </Form>
      }
      foot={foot}
    >
      It signs you in here, and out everywhere else.
    </Front>
  )
}
