import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

export function trialMail({ to, publicUrl }: { readonly to: string; readonly publicUrl: string }): Mail {
  const { host } = new URL(publicUrl)
  return composeMail({
    to,
    subject: `Test email from ${host}`,
    paragraphs: [
      `An administrator of Platen on ${host} sent this email to test the mail server.`,
      'It works: password reset links and security notices are sent in the same way.',
      { label: 'Open Platen', url: publicUrl },
    ],
  })
}
