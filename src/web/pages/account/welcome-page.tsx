import { useLocation } from '@tanstack/react-router'
import { useSetUp } from '../../api/account.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { fragmentToken } from './fragment-token.ts'
import { Front, useDoor } from './front.tsx'

/** The first run: whoever has started the service makes the owner's account. */
export function WelcomePage() {
  const { setupNeedsToken, setupCommand } = useDoor()
  const token = fragmentToken(useLocation({ select: ({ hash }) => hash }))
  if (setupNeedsToken && token === undefined) return <LinkNeeded command={setupCommand ?? ''} />
  return <OwnerForm token={token} />
}

function OwnerForm({ token }: { token: string | undefined }) {
  const { mutate, error, isPending } = useSetUp()
  return (
    <Front
      title="Welcome to Platen"
      form={
        <Form
          fields={['email', 'password']}
          error={error}
          onSend={(body) => mutate({ body: { ...body, ...(token !== undefined && { token }) } })}
        >
          <CredentialFields kind="new" error={error} />
          <Button type="submit" look="primary" height="large" busy={isPending}>
            Begin
          </Button>
        </Form>
      }
    >
      The service is running. Make its owner’s account, yours. Designs and keys that were made before belong to it too.
    </Front>
  )
}

function LinkNeeded({ command }: { command: string }) {
  return (
    <Front
      title="Open the setup link"
      form={<CodeBlock label="The command that prints the setup link" code={command} />}
    >
      This service has no owner yet. So that nobody else becomes it, its setup begins with a link that was printed when
      it started. On the machine it runs on, this prints the link again:
    </Front>
  )
}
