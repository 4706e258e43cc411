import type { Mail } from './mailer.ts'

export interface MailContent {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly (string | Link)[]
}

export interface Link {
  readonly label: string
  readonly url: string
}

/** Escapes all text. */
export function composeMail({ to, subject, paragraphs }: MailContent): Mail {
  const texts = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
  const html = paragraphs.map((part) => `<p>${typeof part === 'string' ? escaped(part) : linkHtml(part)}</p>`)
  return {
    to,
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; max-width: 34em; margin: 2em auto; padding: 0 1em">
${html.join('\n')}
</body>
</html>
`,
  }
}

function linkHtml({ label, url }: Link): string {
  const copy = `<span style="color: #5f5f68; font-size: 14px">If the link doesn’t work, copy this URL: ${escaped(url)}</span>`
  return `<a href="${escaped(url)}">${escaped(label)}</a><br>${copy}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
