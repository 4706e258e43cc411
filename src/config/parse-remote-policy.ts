import { isIP } from 'node:net'
import type { RemotePolicy } from '../assets/remote/remote-policy.ts'
import { invalid } from './settings.ts'

/** Two labels at least, so that `*.com` must be meant, and no port or path. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

export function parseRemotePolicy(text: string): RemotePolicy {
  if (text === 'on' || text === 'off') return text
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  if (hosts.every((host) => HOST.test(host) || isIP(host) !== 0)) return { hosts }
  throw invalid('on, off, or comma-separated host names, such as images.example.com,*.cdn.example.com')
}
