import { isIP } from 'node:net'

/** Some proxies (Azure Application Gateway) add a port: it would defeat limits by address and hide trusted proxies. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(',')
    .map((entry) => addressIn(entry.trim()))
    .join(', ')
}

/**
 * `192.0.2.1:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`, or any of them in the quotes of RFC
 * 7239. Other text is unchanged.
 */
function addressIn(entry: string): string {
  const [, bracketed, dotted] = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?"?$/.exec(entry) ?? []
  const address = bracketed ?? dotted ?? ''
  return isIP(address) === 0 ? entry : address
}
