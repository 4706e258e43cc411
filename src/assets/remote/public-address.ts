import ipaddr from 'ipaddr.js'

/** Addresses of cloud providers that answer only from inside a machine, in ranges that are otherwise public. */
const INTERNAL_ADDRESSES = new Set(['168.63.129.16'])

/** The only IPv6 block from which public addresses are assigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns whether an address is on the public internet. Returns false for loopback, private, link-local (which
 * includes the metadata services of clouds), carrier-grade NAT, multicast, reserved and unspecified addresses, for
 * IPv6 addresses that contain an IPv4 address (mapped, NAT64, 6to4, Teredo), and for other text.
 */
export function isPublicAddress(text: string): boolean {
  // A zone, such as %eth0, only occurs in link-local addresses.
  if (text.includes('%') || !ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast' || INTERNAL_ADDRESSES.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}
