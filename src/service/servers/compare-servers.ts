/** What the comparison needs to know about a server. */
export interface ComparedServer {
  readonly instance: string
  readonly address: string
  readonly version: string
  readonly settings: Readonly<Record<string, string>>
}

/** A setting that is not the same on all servers. */
export interface SettingDifference {
  readonly setting: string
  /** The servers with each value, by address. Values of secrets are omitted. */
  readonly values: readonly { readonly value?: string; readonly servers: readonly string[] }[]
}

/** Compares the versions, and the settings that must be the same on every server. */
export function compareServers(servers: readonly ComparedServer[]): SettingDifference[] {
  const names = new Set(servers.flatMap(({ settings }) => Object.keys(settings)))
  return [
    ...differenceIn('version', servers, ({ version }) => version),
    ...[...names].flatMap((name) => differenceIn(name, servers, ({ settings }) => settings[name])),
  ]
}

/** The address, or the instance of a worker, which has no address. */
export function serverLabel({ address, instance }: Pick<ComparedServer, 'address' | 'instance'>): string {
  return address === '' ? `worker ${instance}` : address
}

/** A server of another version may not know a setting, which is no difference in its value. */
function differenceIn(
  setting: string,
  servers: readonly ComparedServer[],
  valueOf: (server: ComparedServer) => string | undefined,
): SettingDifference[] {
  const known = servers.filter((server) => valueOf(server) !== undefined)
  const groups = Map.groupBy(known, (server) => valueOf(server) ?? '')
  if (groups.size < 2) return []
  const values = [...groups].map(([value, group]) => ({
    ...(!value.startsWith('hash:') && { value }),
    servers: group.map(serverLabel),
  }))
  return [{ setting, values }]
}

/** For example `PLATEN_SIGN_UP: open on http://a:4400, closed on http://b:4400`. */
export function describeDifference({ setting, values }: SettingDifference): string {
  const described = values.map(({ value, servers }, index) => {
    const shown = value ?? `${ORDINALS[index] ?? 'another'} value`
    return `${shown} on ${servers.join(' and ')}`
  })
  return `${setting}: ${described.join(', ')}`
}

const ORDINALS = ['one', 'another', 'a third']
