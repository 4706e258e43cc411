import { Link, useLocation } from '@tanstack/react-router'
import { useConfirmEmail } from '../../api/email-change-queries.ts'
import { isLinkExpired, messageOf } from '../../api/explain-error.ts'
import { useSession } from '../../api/session-queries.ts'
import { Button } from '../../parts/button.tsx'
import { FormError } from '../../parts/form.tsx'
import { ExpiredLink, IncompleteLink } from './link-states.tsx'
import { linkToken, SignedOutLayout } from './signed-out-layout.tsx'

/** Confirms with a button, since programs that check links in emails open them too. */
export function ConfirmEmailPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  const { mutate, data, error, isPending } = useConfirmEmail()
  if (token === undefined) return <IncompleteLink />
  if (isLinkExpired(error)) return <ExpiredLink {...{ error }} to="/settings/account" label="Account settings" />
  if (data) return <Confirmed email={data.email} />
  return (
    <SignedOutLayout
      title="Confirm your new email"
      form={
        <div className="grid grid-cols-1 gap-5">
          {error !== null && <FormError>{messageOf(error)}</FormError>}
          <Button variant="primary" height="large" busy={isPending} onClick={() => mutate(token)}>
            Confirm email
          </Button>
        </div>
      }
    >
      Your account then uses this address to sign in and for notices.
    </SignedOutLayout>
  )
}

function Confirmed({ email }: { email: string }) {
  const { account } = useSession()
  return (
    <SignedOutLayout
      title="Email confirmed"
      form={
        <Button variant="primary" height="large" asChild>
          {account === null ? <Link to="/sign-in">Sign in</Link> : <Link to="/settings/account">Account settings</Link>}
        </Button>
      }
    >
      Your account now uses <strong className="text-ink user-text">{email}</strong>.
    </SignedOutLayout>
  )
}
