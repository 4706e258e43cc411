import { type Mail } from './mailer.ts'

/** The mail that brings a link to set a new password; `url` is the link, good for `minutes`. */
export function resetMail({ to, url, minutes }: { to: string; url: string; minutes: number }): Mail {
  const place = new URL(url).host
  const asked = `Somebody, hopefully you, asked for a new password for ${to} at ${place}.`
  const rule = `The link works once, and for ${minutes} minutes.`
  const otherwise = 'If it was not you, there is nothing to do: your password stays as it is.'
  return {
    to,
    subject: 'Set a new password',
    text: `${asked}\n\nSet it here:\n${url}\n\n${rule}\n${otherwise}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>${escaped(asked)}</p>
<p><a href="${escaped(url)}">Set a new password</a></p>
<p>${escaped(rule)} ${escaped(otherwise)}</p>
<p style="color: #5f5f68; font-size: 14px">If the link does not open, copy this address: ${escaped(url)}</p>
</body>
</html>
`,
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
