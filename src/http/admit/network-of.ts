import { isIPv6 } from 'node:net'

/** Returns an IPv4 address, or the /64 network of an IPv6 address, since one client may have all of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (!isMapped(groups)) return groups.slice(0, 4).map(hex).join(':')
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function groupsOf(address: string): number[] {
  // The URL parser accepts every notation, including an IPv4 address in the last 32 bits, and normalizes it.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const count = [...(left ?? []), ...(right ?? [])].length
  return [...(left ?? []), ...Array<string>(8 - count).fill('0'), ...(right ?? [])].map((group) => parseInt(group, 16))
}

/** Whether the address is in `::ffff:0:0/96`, as which a dual-stack socket reports IPv4 addresses. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}

function hex(group: number): string {
  return group.toString(16)
}
