import { useLocation } from '@tanstack/react-router'
import { useSetUp } from '../../api/account-queries.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Form } from '../../parts/form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { useSession } from '../../api/session-queries.ts'
import { linkToken, SignedOutLayout } from './signed-out-layout.tsx'

export function WelcomePage() {
  const { setupNeedsToken, setupCommand } = useSession()
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  if (setupNeedsToken && token === undefined) return <LinkNeeded command={setupCommand ?? ''} />
  return <OwnerForm token={token} />
}

function OwnerForm({ token }: { token: string | undefined }) {
  const { mutate, error, isPending } = useSetUp()
  return (
    <SignedOutLayout
      title="Welcome to Platen"
      form={
        <Form
          fields={['email', 'password']}
          error={error}
          onSubmit={(body) => mutate({ body: { ...body, ...(token !== undefined && { token }) } })}
        >
          <CredentialFields kind="new" error={error} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Create account
          </Button>
        </Form>
      }
    >
      Create the owner account to finish setup. Existing designs and API keys will be moved to this account.
    </SignedOutLayout>
  )
}

function LinkNeeded({ command }: { command: string }) {
  return (
    <SignedOutLayout
      title="Setup link required"
      form={<CodeBlock label="Command to print the setup link" code={command} />}
    >
      For security, setup starts from a one-time link printed in the server log. To print it again, run this on the
      server:
    </SignedOutLayout>
  )
}
