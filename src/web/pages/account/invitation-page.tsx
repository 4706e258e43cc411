import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { invitationQuery, useAcceptInvitation } from '../../api/account-queries.ts'
import { isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { useSession } from '../../api/session-queries.ts'
import { PagePending } from '../../frame/page-pending.tsx'
import { Button } from '../../parts/button.tsx'
import { ChoosePasswordForm, ExpiredLink, IncompleteLink, SIGN_IN_FOOTER } from './link-states.tsx'
import { ProviderButton } from './provider-button.tsx'
import { linkToken, OrRule, SignedOutLayout } from './signed-out-layout.tsx'

export function InvitationPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  return token === undefined ? <IncompleteLink footer={SIGN_IN_FOOTER} /> : <Invited token={token} />
}

function Invited({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(token))
  if (isLinkExpired(error)) return <Expired error={error} />
  if (error) {
    return (
      <SignedOutLayout
        title="Couldn’t open the invitation"
        form={<Button onClick={() => void refetch()}>Try again</Button>}
        footer={SIGN_IN_FOOTER}
      >
        {messageOf(error)}
      </SignedOutLayout>
    )
  }
  if (!data) return <PagePending />
  return <Accept token={token} email={data.email} />
}

function Expired({ error }: { error: unknown }) {
  return <ExpiredLink {...{ error }} title="This invitation has expired" to="/sign-in" label="Sign in" />
}

/** With a provider, the invitation is accepted by signing in with the invited email. */
function Accept({ token, email }: { token: string; email: string }) {
  const { account, passwordSignIn, provider } = useSession()
  const accept = useAcceptInvitation()
  if (isLinkExpired(accept.error)) return <Expired error={accept.error} />
  const invited = <strong className="text-ink user-text">{email}</strong>
  return (
    <SignedOutLayout
      title="Accept your invitation"
      form={
        <div className="grid grid-cols-1 gap-5">
          {provider !== null && (
            <ProviderButton
              name={provider}
              variant={passwordSignIn ? 'plain' : 'primary'}
              next={undefined}
              problem={undefined}
            />
          )}
          {provider !== null && passwordSignIn && <OrRule />}
          {passwordSignIn && <ChoosePasswordForm {...{ token, email }} use={accept} submit="Create account" />}
        </div>
      }
      footer={SIGN_IN_FOOTER}
    >
      {provider === null ? (
        <>Choose a password for {invited}.</>
      ) : passwordSignIn ? (
        <>
          Continue with {provider} as {invited}, or choose a password.
        </>
      ) : (
        <>
          Continue with {provider} as {invited} to create your account.
        </>
      )}
      {account !== null && (
        <>
          {' '}
          You’re signed in as <span className="user-text">{account.email}</span>; this browser will switch to the new
          account.
        </>
      )}
    </SignedOutLayout>
  )
}
