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

/** Whether it is a worker, which has no address. */
export function isWorker({ address }: Pick<ComparedServer, 'address'>): boolean {
  return address === ''
}

/** Whether a server also renders. Listed like a setting, but not compared. Workers always do. */
export const RENDERS = 'renders'

/** How many connections to PostgreSQL it can open. Listed like a setting, but not compared. */
export const CONNECTIONS = 'connections'

/** How many render processes it has. Listed like a setting, but not compared. */
export const RENDER_PROCESSES = 'render processes'

const NOT_COMPARED = [RENDERS, CONNECTIONS, RENDER_PROCESSES]

/** Returns undefined while a server of an earlier version runs, which does not list it. */
export function isRendering(servers: readonly ComparedServer[]): boolean | undefined {
  const answers = servers.map((server) => (isWorker(server) ? 'yes' : server.settings[RENDERS]))
  return answers.includes('yes') || (answers.includes(undefined) ? undefined : false)
}

export interface RenderCapacity {
  /** Processes that render exports: workers, and servers that also render. */
  readonly workers: number
  /** Their render processes. Those of an earlier version, which does not list them, are not counted. */
  readonly processes: number
}

export function renderCapacity(servers: readonly ComparedServer[]): RenderCapacity {
  const rendering = servers.filter((server) => isWorker(server) || server.settings[RENDERS] === 'yes')
  const processes = rendering.map(({ settings }) => Number(settings[RENDER_PROCESSES] ?? 0))
  return { workers: rendering.length, processes: processes.reduce((sum, count) => sum + count, 0) }
}

/** The name under which servers list the mark of their secret. */
export const SECRET_SETTING = 'PLATEN_SECRET'

/** Marks a value that must not be shown. */
export const HASH = 'hash:'

/** Compares the versions, and the settings that must be the same on every server. */
export function compareServers(compared: readonly ComparedServer[]): SettingDifference[] {
  const servers = withComparableHashes(compared)
  const names = new Set(
    servers.flatMap(({ settings }) => Object.keys(settings)).filter((name) => !NOT_COMPARED.includes(name)),
  )
  return [
    ...differenceIn('version', servers, ({ version }) => version),
    ...[...names].flatMap((name) => differenceIn(name, servers, ({ settings }) => settings[name])),
  ]
}

/** Hashes are keyed by the secret: with different secrets, they only show whether a setting is set. */
function withComparableHashes(servers: readonly ComparedServer[]): readonly ComparedServer[] {
  const secrets = new Set(servers.flatMap(({ settings }) => settings[SECRET_SETTING] ?? []))
  if (secrets.size < 2) return servers
  const comparable = (name: string, value: string): string =>
    name !== SECRET_SETTING && value.startsWith(HASH) ? HASH : value
  return servers.map((server) => ({
    ...server,
    settings: Object.fromEntries(
      Object.entries(server.settings).map(([name, value]) => [name, comparable(name, value)]),
    ),
  }))
}

/** Stands for the running command, which is compared like a server. */
export const HERE = 'here'

/** The address, or the instance of a worker. */
export function serverLabel(server: Pick<ComparedServer, 'address' | 'instance'>): string {
  return isWorker(server) ? `worker ${server.instance}` : server.address
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
    ...(!value.startsWith(HASH) && { value: withoutCommon(value, [...groups.keys()]) }),
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
    return servers.includes(HERE) ? `${shown} ${HERE}` : `${shown} on ${servers.join(' and ')}`
  })
  return described.join(', ')
}

const ORDINALS = ['one', 'another', 'a third']
