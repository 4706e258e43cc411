import { KEY_PREFIX } from '../../service/keys/key-text.ts'

/** The end of a sentence that begins with the URL or one of its parameters. */
export const KEY_IN_URL =
  'contains an API key. URLs are logged by servers, proxies and browsers: send the key as "Authorization: Bearer <key>". Consider this key compromised: revoke it and create a new one.'

export function holdsKey(text: string): boolean {
  return text.includes(KEY_PREFIX) && /pl_[0-9A-Za-z]{46}/.test(text)
}
