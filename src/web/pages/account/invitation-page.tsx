import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { invitationQuery, useAcceptInvitation } from '../../api/account-queries.ts'
import { fieldError, isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { PagePending } from '../../frame/page-pending.tsx'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { NewPasswordField } from './credential-fields.tsx'
import { useSession } from '../../api/session-queries.ts'
import { linkToken, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const footer = (
  <p>
    Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
  </p>
)

export function InvitationPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  if (token === undefined) {
    return (
      <SignedOutLayout title="Invalid link" footer={footer}>
        The link is incomplete. Open it again from your email or paste the full URL.
      </SignedOutLayout>
    )
  }
  return <Invited token={token} />
}

function Invited({ token }: { token: string }) {
  const { account } = useSession()
  const { data, error, refetch } = useQuery(invitationQuery(token))
  if (isLinkExpired(error)) return <Expired error={error} />
  if (error) {
    return (
      <SignedOutLayout
        title="Couldn’t open the invitation"
        form={<Button onClick={() => void refetch()}>Try again</Button>}
        footer={footer}
      >
        {messageOf(error)}
      </SignedOutLayout>
    )
  }
  if (!data) return <PagePending />
  return <Accept token={token} email={data.email} signedInAs={account?.email} />
}

function Expired({ error }: { error: unknown }) {
  return (
    <SignedOutLayout
      title="This invitation has expired"
      form={
        <Button variant="primary" height="large" asChild>
          <Link to="/sign-in">Sign in</Link>
        </Button>
      }
    >
      {messageOf(error)}
    </SignedOutLayout>
  )
}

function Accept({ token, email, signedInAs }: { token: string; email: string; signedInAs: string | undefined }) {
  const { mutate, error, isPending } = useAcceptInvitation()
  if (isLinkExpired(error)) return <Expired error={error} />
  return (
    <SignedOutLayout
      title="Accept your invitation"
      form={
        <Form fields={['password']} error={error} onSubmit={({ password }) => mutate({ body: { token, password } })}>
          {/* Password managers store the password with this email. */}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <NewPasswordField name="password" error={fieldError(error, '/password')} />
          <Button type="submit" variant="primary" height="large" busy={isPending}>
            Create account
          </Button>
        </Form>
      }
      footer={footer}
    >
      Choose a password for <strong className="text-ink user-text">{email}</strong>.
      {signedInAs !== undefined && (
        <>
          {' '}
          You’re signed in as <span className="user-text">{signedInAs}</span>; this browser will switch to the new
          account.
        </>
      )}
    </SignedOutLayout>
  )
}
