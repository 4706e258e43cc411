import { useLocation } from '@tanstack/react-router'
import { useConfirmSignUp } from '../../api/account-queries.ts'
import { isLinkExpired } from '../../api/explain-error.ts'
import { ChoosePasswordForm, ExpiredLink, IncompleteLink, SIGN_IN_FOOTER } from './link-states.tsx'
import { linkToken, SignedOutLayout } from './signed-out-layout.tsx'

export function ConfirmSignUpPage() {
  const token = linkToken(useLocation({ select: ({ hash }) => hash }))
  const confirm = useConfirmSignUp()
  const { error } = confirm
  if (token === undefined) return <IncompleteLink footer={SIGN_IN_FOOTER} />
  if (isLinkExpired(error)) {
    return <ExpiredLink {...{ error }} to="/sign-up" label="Request a new link" footer={SIGN_IN_FOOTER} />
  }
  return (
    <SignedOutLayout
      title="Choose a password"
      form={<ChoosePasswordForm token={token} use={confirm} submit="Create account" />}
      footer={SIGN_IN_FOOTER}
    >
      Choose a password to finish creating your account.
    </SignedOutLayout>
  )
}
