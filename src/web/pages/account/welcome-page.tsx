import { useLocation } from '@tanstack/react-router'
import { useSetUp } from '../../api/account.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { fragmentToken } from './fragment-token.ts'
import { Front, useSession } from './front.tsx'

/** The first run: creates the owner account. */
export function WelcomePage() {
  const { setupNeedsToken, setupCommand } = useSession()
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
            Create account
          </Button>
        </Form>
      }
    >
      Create the owner account to finish setup. Existing designs and API keys will be moved to this account.
    </Front>
  )
}

function LinkNeeded({ command }: { command: string }) {
  return (
    <Front title="Setup link required" form={<CodeBlock label="Command to print the setup link" code={command} />}>
      For security, setup starts from a one-time link printed in the server log. To print it again, run this on the
      server:
    </Front>
  )
}
