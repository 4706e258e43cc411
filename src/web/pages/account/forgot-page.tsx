import { useRequestReset } from '../../api/account.ts'
import { faultOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Form } from '../../parts/form.tsx'
import { EmailField } from './credential-fields.tsx'
import { Front, FrontLink, useDoor } from './front.tsx'

const back = (
  <p>
    <FrontLink to="/sign-in">Back to sign in</FrontLink>
  </p>
)

/** A new password by mail, or, where the service sends none, how whoever runs it gives one. */
export function ForgotPage() {
  const { mail } = useDoor()
  const { mutate, error, isPending, isSuccess, variables } = useRequestReset()
  if (!mail) return <AskOperator />
  if (isSuccess) {
    return (
      <Front title="Look into your mail" foot={back}>
        <p role="status">
          If there is an account for <strong className="text-ink user-text">{variables.email}</strong>, a link to set a
          new password is on its way there. It works once, and for an hour.
        </p>
      </Front>
    )
  }
  return (
    <Front
      title="Forgot your password?"
      form={
        <Form fields={['email']} error={error} onSend={(body) => mutate(body)}>
          <EmailField error={faultOf(error, '/email')} />
          <Button type="submit" look="primary" height="large" busy={isPending}>
            Send me a link
          </Button>
        </Form>
      }
      foot={back}
    >
      We send a link to set a new one.
    </Front>
  )
}

function AskOperator() {
  return (
    <Front
      title="Forgot your password?"
      form={
        <CodeBlock
          label="The command that prints a link"
          code="npm run -s platen -- account reset-link --email you@example.com"
        />
      }
      foot={back}
    >
      This service sends no mail. Ask whoever runs it for a link to set a new password: their operator page makes one,
      and so does this, on the machine it runs on:
    </Front>
  )
}
