import { domainToASCII } from 'node:url'

/** Addresses with one key belong to one account. Ignores case (which no mail server heeds) and NFKC variants. */
export function emailKey(email: string): string {
  const folded = foldedEmail(email)
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  // Only these: it would rewrite numbers in an ASCII name as IPv4 addresses.
  if (!/[^\p{ASCII}]|xn--/u.test(domain)) return folded
  return folded.slice(0, at) + (domainToASCII(domain) || domain)
}

/** As `emailKey`, but with an international domain in its own script. */
export function foldedEmail(email: string): string {
  // Lower case may undo the normal form, so it is normalized twice.
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}
