import { serverLabel } from '../service/servers/compare-servers.ts'
import { type Check, type Finding, failed, ok, warning } from './doctor-check.ts'

/** Links and sign-ins expire by the servers' clocks. */
const MAX_SECONDS = 5
const MAX_USABLE_SECONDS = 60

export const clockCheck: Check = {
  name: 'Clock',
  async run({ store, now }) {
    if (store === undefined) return []
    const { clock } = await store.inspect()
    if (clock === undefined) return [ok('The server and its database use the same clock.')]
    const servers = (await store.hasTables()) ? await store.servers.list().catch(() => []) : []
    const findings = [
      ...compare('This machine’s clock', now() - clock),
      ...servers.flatMap((server) => compare(`The clock of ${serverLabel(server)}`, server.clockAheadMs)),
    ]
    return findings.length > 0 ? findings : [ok('All clocks agree with the database’s.')]
  },
}

function compare(clock: string, aheadMs: number): Finding[] {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  if (seconds <= MAX_SECONDS) return []
  const difference = `${clock} is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s.`
  const message = `${difference} Synchronize both machines with NTP, for example with systemd-timesyncd or chrony.`
  return [seconds > MAX_USABLE_SECONDS ? failed(message) : warning(message)]
}
