import { useLocation, useNavigate } from '@tanstack/react-router'
import { useChoosePassword } from '../../api/account-queries.ts'
import { isLinkExpired } from '../../api/explain-error.ts'
import { CodeStep } from './code-step.tsx'
import { ChoosePasswordForm, ExpiredLink, IncompleteLink } from './link-states.tsx'
import { linkToken, SignedOutLayout, TextLink } from './signed-out-layout.tsx'

const footer = (
  <p>
    <TextLink to="/forgot">Request a new link</TextLink>
  </p>
)

export function ResetPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  const choose = useChoosePassword()
  const { error, isCodeNeeded } = choose
  const navigate = useNavigate()
  if (isCodeNeeded) return <CodeStep onStartAgain={() => void navigate({ to: '/sign-in' })} />
  if (token === undefined) return <IncompleteLink footer={footer} />
  if (isLinkExpired(error)) {
    const signIn = (
      <p>
        Or <TextLink to="/sign-in">sign in</TextLink> with your current password.
      </p>
    )
    return <ExpiredLink {...{ error }} to="/forgot" label="Request a new link" footer={signIn} />
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
