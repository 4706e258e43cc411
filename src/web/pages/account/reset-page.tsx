import { useLocation, useNavigate } from '@tanstack/react-router'
import { useChoosePassword } from '../../api/account-queries.ts'
import { isLinkExpired } from '../../api/explain-error.ts'
import { CodeStep } from './code-step.tsx'
import { ChoosePasswordForm, ExpiredLink, IncompleteLink } from './link-states.tsx'
import { isFirstPassword, linkToken, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const footer = (
  <p>
    <TextLink to="/forgot">Request a new link</TextLink>
  </p>
)

const SIGN_IN = (
  <p>
    Already have a password? <TextLink to="/sign-in">Sign in</TextLink>
  </p>
)

export function ResetPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const token = linkToken(hash)
  const isFirst = isFirstPassword(hash)
  const choose = useChoosePassword(isFirst ? 'first' : 'new')
  const { error, isCodeNeeded } = choose
  const navigate = useNavigate()
  if (isCodeNeeded) return <CodeStep onStartAgain={() => void navigate({ to: '/sign-in' })} />
  if (token === undefined) return <IncompleteLink footer={footer} />
  if (isLinkExpired(error) && isFirst) {
    return (
      <SignedOutLayout title="This link no longer works" footer={SIGN_IN}>
        It has already been used or has expired. Ask your administrator for a new one.
      </SignedOutLayout>
    )
  }
  if (isLinkExpired(error)) {
    const signIn = (
      <p>
        Or <TextLink to="/sign-in">sign in</TextLink> with your current password.
      </p>
    )
    return <ExpiredLink {...{ error }} to="/forgot" label="Request a new link" footer={signIn} />
  }
  if (isFirst) {
    return (
      <SignedOutLayout
        title="Choose your password"
        form={<ChoosePasswordForm token={token} use={choose} submit="Set password" />}
        footer={SIGN_IN}
      >
        Your account is ready. You’ll be signed in here; use your email and this password to sign in later.
      </SignedOutLayout>
    )
  }
  return (
    <SignedOutLayout
      title="Choose a new password"
      form={<ChoosePasswordForm token={token} use={choose} label="New password" submit="Reset password" />}
      footer={footer}
    >
      You’ll be signed in here and signed out on all other devices. API keys and a linked sign-in provider keep working:
      if someone else had access, end them in Settings.
    </SignedOutLayout>
  )
}
