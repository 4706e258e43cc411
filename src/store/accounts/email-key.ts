import { domainToASCII } from 'node:url'

/**
 * Returns the key by which email addresses are compared: addresses with the same key belong to one account. Ignores
 * surrounding spaces, case, width and other compatibility forms (NFKC), and the two spellings of an international domain.
 * Mail servers may distinguish letters by case, but none does.
 */
export function emailKey(email: string): string {
  const folded = foldedEmail(email)
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  // Only these: it would rewrite numbers in an ASCII name as IPv4 addresses.
  if (!/[^\p{ASCII}]|xn--/u.test(domain)) return folded
  return folded.slice(0, at) + (domainToASCII(domain) || domain)
}

/** The stored form of an address: as `emailKey`, but with an international domain in its own script. */
export function foldedEmail(email: string): string {
  // Lower case may undo the normal form, so it is normalized twice.
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}
