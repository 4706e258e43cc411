import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { ARCHIVE_URL } from '../../api/account-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { Button } from '../../parts/button.tsx'
import { dayOf } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { type Theme, useTheme } from '../../parts/preferences.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderSection } from './provider-section.tsx'
import { Section } from './section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const route = getRouteApi('/signed-in/settings/account')

export function AccountPage() {
  const { me } = useRouteContext({ from: '/signed-in' })
  const { passwordSignIn, provider } = useSession()
  const { problem } = route.useSearch()
  const [theme, chooseTheme] = useTheme()
  return (
    <>
      <PageHeader title="Account">
        <span className="user-text">{me.email}</span> · Member since <span data-varies>{dayOf(me.createdAt)}</span>
      </PageHeader>
      <Section title="Email" hint="Used to sign in.">
        <EmailForm />
      </Section>
      {passwordSignIn && (
        <Section title="Password" hint="Changing your password signs out your other devices. API keys keep working.">
          <PasswordForm />
        </Section>
      )}
      {provider !== null && <ProviderSection name={provider} problem={problem} />}
      <TwoFactorSection />
      <Section title="Theme" hint="Saved in this browser only.">
        <Segmented label="Theme" value={theme} choices={THEMES} onChoose={chooseTheme} />
      </Section>
      <Section title="Export data" hint="Download your designs, templates, images and exports as a ZIP.">
        <Button asChild>
          <a href={ARCHIVE_URL} download>
            <Download className="size-4" aria-hidden /> Export all data
          </a>
        </Button>
      </Section>
      <Section title="Delete account" hint="Permanently delete your account and all its data.">
        <DeleteAccount email={me.email} />
      </Section>
    </>
  )
}
