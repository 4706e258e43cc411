import { isIP } from 'node:net'

/** Removes the ports that some proxies add (Azure Application Gateway), which would defeat limits by address. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(',')
    .map((entry) => addressIn(entry.trim()))
    .join(', ')
}

/**
 * Parses `192.0.2.1:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`, or any of them in the quotes of
 * RFC 7239. Returns other text unchanged.
 */
function addressIn(entry: string): string {
  const [, bracketed, dotted] = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?"?$/.exec(entry) ?? []
  const address = bracketed ?? dotted ?? ''
  return isIP(address) === 0 ? entry : address
}
