import type { Config } from '../config/config.ts'
import { SetupError } from '../failure.ts'
import { type ComparedServer, SECRET_SETTING, serverLabel } from '../service/servers/compare-servers.ts'
import { markSecret } from './shared-settings.ts'

/** The secret of a server, a worker or a command. */
export interface UsedSecret {
  /** From `markSecret`; undefined for a worker without PLATEN_SECRET, which signs nothing. */
  readonly mark: string | undefined
  /** Whether it is PLATEN_SECRET, and not the generated secret of the database. */
  readonly isSet: boolean
}

/** `secret` is PLATEN_SECRET or the generated one; a worker has none without PLATEN_SECRET. */
export function usedSecret({ files }: Config, secret = files.secret): UsedSecret {
  return { mark: secret === undefined ? undefined : markSecret(secret), isSet: files.secret !== undefined }
}

/** Returns the servers and workers that run with another secret. Workers without PLATEN_SECRET list none. */
export function listOtherSecrets<Server extends ComparedServer>(
  servers: readonly Server[],
  { mark }: Pick<UsedSecret, 'mark'>,
): Server[] {
  if (mark === undefined) return []
  return servers.filter(({ settings }) => (settings[SECRET_SETTING] ?? mark) !== mark)
}

/** @throws {SetupError} if one of the servers and workers runs with another secret */
export function rejectOtherSecrets(servers: readonly ComparedServer[], used: UsedSecret): void {
  const others = listOtherSecrets(servers, used)
  if (others.length === 0) return
  throw new SetupError(
    `${describeOtherSecrets(others, used)} To change the secret, stop all servers and workers before you start the first with the new one. A killed one counts as running for another minute.`,
  )
}

/** Says what differs, why it matters, and which setting to correct. */
export function describeOtherSecrets(others: readonly ComparedServer[], { isSet }: Pick<UsedSecret, 'isSet'>): string {
  const running = listed(others)
  return isSet
    ? `PLATEN_SECRET differs from the secret of ${running}, so links signed with one don’t work with the other. Set the same PLATEN_SECRET everywhere, or nowhere.`
    : `The generated secret of the database differs from the secret of ${running}, so links signed with one don’t work with the other. If PLATEN_SECRET is set there, set it here, too; if the secret was reset, restart all servers.`
}

const MAX_LISTED = 3

function listed(servers: readonly ComparedServer[]): string {
  const names = servers.slice(0, MAX_LISTED).map(serverLabel)
  const more = servers.length - names.length
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(' and ')
}
