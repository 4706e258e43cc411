import type { MailConfig } from '../config/config.ts'
import { type Check, type CheckContext, failed, type Finding, ok } from './doctor-check.ts'

export const mailCheck: Check = {
  name: 'Email',
  async run({ config, mailTo }) {
    const { mail } = config
    if (mail === undefined)
      return mailTo === undefined ? [ok('Not configured.')] : [failed('Set PLATEN_SMTP_URL to send email.')]
    return [await useMailServer(mail, mailTo)]
  },
}

async function useMailServer(mail: MailConfig, mailTo: CheckContext['mailTo']): Promise<Finding> {
  const { host } = new URL(mail.smtpUrl)
  const { createMailer } = await import('../mail/mailer.ts')
  const { composeMail } = await import('../mail/compose-mail.ts')
  const mailer = createMailer(mail)
  try {
    await mailer.verify()
    if (mailTo === undefined)
      return ok(`The mail server at ${host} accepts the connection. To send an email, use --mail-to.`)
    const paragraphs = ['This email was sent by platen doctor. Email works.']
    await mailer.send(composeMail({ to: mailTo, subject: 'Test email from Platen', paragraphs }))
    return ok(`The mail server at ${host} accepted an email to ${mailTo}.`)
  } catch (error) {
    return failed(`${sentenceOfMail(error, host)} Correct PLATEN_SMTP_URL, or check the mail server.`)
  } finally {
    mailer.close()
  }
}

function sentenceOfMail(error: unknown, host: string): string {
  const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  if (code === 'EAUTH') return `The mail server at ${host} rejected the user or the password.`
  if (code === 'EENVELOPE') return `The mail server at ${host} rejected the sender or the recipient (${message}).`
  return `Can’t use the mail server at ${host} (${message}).`
}
