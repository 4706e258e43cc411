import project from '../../package.json' with { type: 'json' }
import { describeOtherSecrets, listOtherSecrets } from '../installation/require-same-secret.ts'
import {
  compareServers,
  type ComparedServer,
  describeDifference,
  HERE,
  isRendering,
  isWorker,
  SECRET_SETTING,
  serverLabel,
  type SettingDifference,
} from '../service/servers/compare-servers.ts'
import { markSecret, sharedSettings } from '../installation/shared-settings.ts'
import {
  type Check,
  type CheckContext,
  existingSecret,
  failed,
  type Finding,
  isMigrated,
  ok,
  warning,
} from './doctor-check.ts'

export const serversCheck: Check = {
  name: 'Servers',
  async run(context) {
    const { store } = context
    if (store === undefined || !(await isMigrated(store))) return []
    const running = await store.servers.list()
    if (running.length === 0) return [ok('No server is running.')]
    const differences = compareServers(running)
    const problems = [
      ...missing(running),
      ...differences.map((difference) =>
        warning(`${describeDifference(difference)}. Use the same on every server, and restart those that you change.`),
      ),
      ...(await compareCommand(context, { running, differences })),
    ]
    return problems.length > 0 ? problems : [ok(describeRunning(running))]
  },
}

interface Compared {
  readonly running: readonly ComparedServer[]
  /** Between those that run. */
  readonly differences: readonly SettingDifference[]
}

/** Compares the settings of this command, which the other checks use, with those of the running servers. */
async function compareCommand(context: CheckContext, { running, differences }: Compared): Promise<Finding[]> {
  const { config } = context
  const secret = (await existingSecret(context)) ?? ''
  const others = listOtherSecrets(running, { mark: markSecret(secret) })
  const isKnown = (setting: string): boolean =>
    setting === SECRET_SETTING || differences.some((difference) => difference.setting === setting)
  const own = compareServers([...running, ofCommand(context, secret)]).filter(({ setting }) => !isKnown(setting))
  return [
    ...(others.length > 0 ? [failed(describeOtherSecrets(others, { isSet: config.files.secret !== undefined }))] : []),
    ...own.map((difference) =>
      warning(
        `${describeDifference(difference)}. Run this command with the settings of the servers, or restart the servers with these.`,
      ),
    ),
  ]
}

function ofCommand({ config }: CheckContext, secret: string): ComparedServer {
  const { publicUrl } = config.http
  // Files and color profiles are checked by themselves, and without PUBLIC_URL, each server uses its own address.
  const all = Object.entries(
    sharedSettings(config, { secret, publicUrl: publicUrl ?? '', filesId: undefined, colorProfiles: [] }),
  )
  const settings = Object.fromEntries(
    all.filter(([name]) => name !== 'PLATEN_ICC_DIR' && (name !== 'PUBLIC_URL' || publicUrl !== undefined)),
  )
  return { instance: '', address: HERE, version: project.version, settings }
}

function describeRunning(running: readonly ComparedServer[]): string {
  const workers = running.filter(isWorker).length
  const servers = running.length - workers
  const first = running.find((server) => !isWorker(server))
  const counted = [
    servers === 1 && first ? `One server (${serverLabel(first)})` : `${servers} servers`,
    ...(workers > 0 ? [workers === 1 ? 'one worker' : `${workers} workers`] : []),
  ].join(' and ')
  if (running.length === 1) return `${counted} is running, with the settings of this command.`
  return `${counted} are running, with the same version and settings, which are also those of this command.`
}

function missing(servers: readonly ComparedServer[]): Finding[] {
  if (servers.every(isWorker)) {
    return [warning('Only workers are running. Start a server: platen serve')]
  }
  if (isRendering(servers) !== false) return []
  return [warning('No worker is running, so exports and previews wait. Start one: platen work')]
}
