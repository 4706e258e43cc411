import { quoted } from './received.ts'

// Both patterns take linear time.
const WEB = /^https?:\/\/[^\s\p{Cc}/?#\\][^\s\p{Cc}]*$/iu
const MAIL = /^mailto:[^\s\p{Cc}@]+@[^\s\p{Cc}]+$/iu

/** Returns the issue, if any. `javascript:` and `file:` links in a PDF attack its reader. */
export function checkLink(link: string): string | undefined {
  if (WEB.test(link) || MAIL.test(link)) return undefined
  return `must be an http, https or mailto URL without spaces; received ${quoted(link)}`
}
