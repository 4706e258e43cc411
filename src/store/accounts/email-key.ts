import { domainToASCII } from 'node:url'

/**
 * Returns the text by which addresses are compared: two addresses with one key belong to one account. Spaces around it, case, width and
 * other compatibility forms (NFKC), and the two spellings of an international domain make no difference. Mail servers could tell letters by
 * case; none does.
 */
export function emailKey(email: string): string {
  const folded = foldedEmail(email)
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  // Only these: of an ASCII name it would also rewrite numbers as IPv4 addresses.
  if (!/[^\p{ASCII}]|xn--/u.test(domain)) return folded
  return folded.slice(0, at) + (domainToASCII(domain) || domain)
}

/** The address as it is stored and written to: `emailKey` with an international domain in its own script. */
export function foldedEmail(email: string): string {
  // Lower case may undo the normal form, so it is taken twice.
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}

/**
 * The key under which accounts were stored before width and compatibility forms were folded. An account still has it where another one has
 * the address's `emailKey`: both then stay reachable, each by its own spelling.
 */
export function formerEmailKey(email: string): string {
  return email.trim().toLowerCase()
}
