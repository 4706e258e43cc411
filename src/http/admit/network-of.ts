import { isIPv6 } from 'node:net'

/** One client is an IPv4 address or a /64 of IPv6, which one client may hold. Other text is returned unchanged. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (!isMapped(groups)) return groups.slice(0, 4).map(hex).join(':')
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function groupsOf(address: string): number[] {
  // A URL's parser accepts every spelling, an IPv4 address in the last 32 bits included, and gives one.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const given = [...(left ?? []), ...(right ?? [])].length
  return [...(left ?? []), ...Array<string>(8 - given).fill('0'), ...(right ?? [])].map((group) => parseInt(group, 16))
}

/** `::ffff:0:0/96`: an IPv4 address as a socket of both families reports it. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}

function hex(group: number): string {
  return group.toString(16)
}
