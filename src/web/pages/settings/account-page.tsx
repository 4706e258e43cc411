import { useRouteContext } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { ARCHIVE_URL } from '../../api/account.ts'
import { Button } from '../../parts/button.tsx'
import { dayOf } from '../../parts/format.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { type Theme, useTheme } from '../../parts/theme.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function AccountPage() {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [theme, chooseTheme] = useTheme()
  return (
    <>
      <PageHeader title="Account">
        <span className="user-text">{me.email}</span>, since <span data-varies>{dayOf(me.createdAt)}</span>
      </PageHeader>
      <Section title="Email" hint="What you sign in with.">
        <EmailForm />
      </Section>
      <Section
        title="Password"
        hint="A new one signs you out everywhere else. API keys go on working: revoke those that others may know."
      >
        <PasswordForm />
      </Section>
      <Section title="Theme" hint="Kept in this browser.">
        <Segmented label="Theme" value={theme} choices={THEMES} onChoose={chooseTheme} />
      </Section>
      <Section
        title="Your data"
        hint="Designs, trash and your own templates as JSON, uploaded pictures, the files of exports that are still there, and lists of your keys and sessions."
      >
        <Button asChild>
          <a href={ARCHIVE_URL} download>
            <Download className="size-4" aria-hidden /> Download everything as a ZIP
          </a>
        </Button>
      </Section>
      <Section title="Delete account" hint="With everything that belongs to it, at once and for good.">
        <DeleteAccount email={me.email} />
      </Section>
    </>
  )
}
