/** Which hosts images may come from: none, all public ones, or only those listed. */
export type RemotePolicy = 'off' | 'on' | { readonly hosts: readonly string[] }

/** `host` is in lower case. An entry `*.example.com` allows the subdomains of `example.com`, at any depth. */
export function allowsHost(policy: RemotePolicy, host: string): boolean {
  if (typeof policy === 'string') return policy === 'on'
  return policy.hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))
}

export function showPolicy(policy: RemotePolicy): string {
  return typeof policy === 'string' ? policy : policy.hosts.join(',')
}
