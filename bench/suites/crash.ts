import { runCrashRounds } from '../../test/setup/crash-rounds.ts'
import { atMost, type Figure, median, plain } from '../figure.ts'

export async function run(): Promise<Figure[]> {
  const report = await runCrashRounds({ kills: 10, exportsPerRound: 200 })
  const none = { unit: '', bound: 0 }
  return [
    plain('exports accepted', report.accepted, ''),
    atMost('accepted exports lost or broken', report.lost.length, none),
    atMost('exports without a response, or created twice', report.surplus.length, none),
    atMost('acknowledged designs lost', report.lostWrites.length, none),
    plain('from restart to the last export’s end, median', median(report.recoveryMs), 'ms'),
  ]
}
