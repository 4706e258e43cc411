import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { couldNot } from '../../api/explain-error.ts'
import { mailSettingsQuery, type MailTrial, type MailServer, useTestMail } from '../../api/mail-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormError } from '../../parts/form.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'

/** Shows the mail server and sends a test email to the admin. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(mailSettingsQuery)
  const { mutate, data: trial, error: trialError, isPending } = useTestMail()
  const server = data?.server ?? undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title="Email"
      description="Password reset links and security notices are sent by email."
      actions={
        server && (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" icon={Mail} busy={isPending} onClick={() => mutate()}>
              Send test email
            </Button>
          </>
        )
      }
    >
      {server ? (
        <div className="grid grid-cols-1 gap-4">
          <Settings server={server} />
          <div role="status">
            {isPending ? (
              <p className="text-sm text-ink-soft">Waiting for the mail server. This takes up to half a minute.</p>
            ) : trialError ? (
              <FormError>{couldNot('send the test email', trialError)}</FormError>
            ) : trial ? (
              <Result trial={trial} />
            ) : (
              <p className="text-sm text-ink-soft">The test email is sent to your own address.</p>
            )}
          </div>
        </div>
      ) : data ? (
        <p className="text-ink-soft">
          Email isn’t configured, so neither is sent. Set <code className="text-sm text-ink">PLATEN_SMTP_URL</code> and
          restart the server. Until then, create password reset links in the list of accounts.
        </p>
      ) : error ? (
        <ErrorState error={error} title="Couldn’t load the settings" onRetry={() => void refetch()} />
      ) : (
        <>
          <Loading label="Loading the settings…" />
          <Skeleton className="h-32 w-full" />
        </>
      )}
    </Dialog>
  )
}

const ENCRYPTION = { tls: 'TLS', starttls_if_offered: 'STARTTLS, if the server offers it' } as const

function Settings({ server: { address, encryption, user, from } }: { server: MailServer }) {
  const rows = [
    ['Mail server', address],
    ['Encryption', ENCRYPTION[encryption]],
    ['User', user ?? 'None'],
    ['Sender', from],
  ] as const
  return (
    <dl className="divide-y divide-rule border-y border-rule text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 py-2.5">
          <dt className="shrink-0 text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-right user-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Result({ trial: { to, problem } }: { trial: MailTrial }) {
  if (problem === null) {
    return (
      <p className="rounded-md bg-good-wash px-3.5 py-2.5 text-sm font-medium text-good user-text animate-fade-in">
        The mail server accepted the email. Check the inbox of {to}, and the spam folder.
      </p>
    )
  }
  return (
    <div className="grid gap-1.5 rounded-md bg-bad-wash px-3.5 py-2.5 text-sm animate-fade-in">
      <p className="font-medium text-bad user-text">{problem.detail}</p>
      {problem.reply !== null && (
        <p className="text-ink-soft user-text">
          The server replied: <code>{problem.reply}</code>
        </p>
      )}
    </div>
  )
}
