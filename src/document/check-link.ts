import { quoted } from './received.ts'

// Each of the two reads a character once: an address of 2,000 characters must not take 2,000 squared steps.
const WEB = /^https?:\/\/[^\s\p{Cc}/?#\\][^\s\p{Cc}]*$/iu
const MAIL = /^mailto:[^\s\p{Cc}@]+@[^\s\p{Cc}]+$/iu

/** What is wrong with `link`, or undefined. Other schemes are refused: a PDF's `javascript:` or `file:` link is an attack on its reader. */
export function checkLink(link: string): string | undefined {
  if (WEB.test(link) || MAIL.test(link)) return undefined
  return `must be an http, https or mailto address without spaces; received ${quoted(link)}`
}
