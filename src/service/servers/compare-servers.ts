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
  /** The servers with each value, by address. Omits values of secrets, and items of lists that all have. */
  readonly values: readonly { readonly value?: string; readonly servers: readonly string[] }[]
}

/** Whether a server also renders. Listed like a setting, but not compared. Workers always do. */
export const RENDERS = 'renders'

/** How many connections to PostgreSQL it can open. Listed like a setting, but not compared. */
export const CONNECTIONS = 'connections'

const NOT_COMPARED = [RENDERS, CONNECTIONS]

/** Returns undefined while a server of an earlier version runs, which does not list it. */
export function isRendering(servers: readonly ComparedServer[]): boolean | undefined {
  const answers = servers.map(({ address, settings }) => (address === '' ? 'yes' : settings[RENDERS]))
  return answers.includes('yes') || (answers.includes(undefined) ? undefined : false)
}

/** Compares the versions, and the settings that must be the same on every server. */
export function compareServers(servers: readonly ComparedServer[]): SettingDifference[] {
  const names = new Set(
    servers.flatMap(({ settings }) => Object.keys(settings)).filter((name) => !NOT_COMPARED.includes(name)),
  )
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
    ...(!value.startsWith('hash:') && { value: withoutCommon(value, [...groups.keys()]) }),
    servers: group.map(serverLabel),
  }))
  return [{ setting, values }]
}

/** Plans, for example, are a list of several hundred characters, of which usually one item differs. */
function withoutCommon(list: string, lists: readonly string[]): string {
  const others = lists.map((other) => new Set(other.split(',')))
  const items = list.split(',').filter((item) => !others.every((other) => other.has(item)))
  return items.join() || 'not set'
}

/** For example `PLATEN_SIGN_UP: open on http://a:4400, closed on http://b:4400`. */
export function describeDifference(difference: SettingDifference): string {
  return `${difference.setting}: ${describeValues(difference)}`
}

/** For example `open on http://a:4400, closed on http://b:4400`. */
export function describeValues({ values }: Pick<SettingDifference, 'values'>): string {
  const described = values.map(({ value, servers }, index) => {
    const shown = value ?? `${ORDINALS[index] ?? 'another'} value`
    return `${shown} on ${servers.join(' and ')}`
  })
  return described.join(', ')
}

const ORDINALS = ['one', 'another', 'a third']
