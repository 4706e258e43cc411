import { KEY_PREFIX } from '../service/key-text.ts'

/** Follows a subject: the URL, or a parameter of it. */
export const KEY_IN_URL =
  'holds an API key. Keys do not belong in URLs, which servers, proxies and browsers log: send it in the header "Authorization: Bearer <key>". Consider this key compromised: revoke it and create another.'

/** Whether `text`, a URL or a part of it, holds what looks like a whole API key. */
export function holdsKey(text: string): boolean {
  return text.includes(KEY_PREFIX) && /pl_[0-9A-Za-z]{46}/.test(text)
}
