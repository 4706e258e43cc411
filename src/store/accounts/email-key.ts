import { domainToASCII } from 'node:url'

/** Addresses with the same key belong to the same account. Ignores case, as mail servers do, and NFKC variants. */
export function emailKey(email: string): string {
  const folded = foldedEmail(email)
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  // ASCII domains are excluded, since `domainToASCII` rewrites numeric names as IPv4 addresses.
  if (!/[^\p{ASCII}]|xn--/u.test(domain)) return folded
  return folded.slice(0, at) + (domainToASCII(domain) || domain)
}

/** Like `emailKey`, but keeps the script of an international domain. */
export function foldedEmail(email: string): string {
  // Lower case may undo the normal form, so it is normalized twice.
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}
