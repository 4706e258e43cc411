import { type Recovery, runCrashRounds } from '../../test/setup/crash-rounds.ts'
import { atMost, type Figure, median, plain } from '../figure.ts'

export async function run(): Promise<Figure[]> {
  const report = await runCrashRounds({ kills: 10, exportsPerRound: 200 })
  const { recoveries } = report
  const none = { unit: '', bound: 0 }
  return [
    plain('exports accepted', report.accepted, ''),
    atMost('accepted exports lost or broken', report.lost.length, none),
    atMost('exports without a response, or created twice', report.surplus.length, none),
    atMost('acknowledged designs lost', report.lostWrites.length, none),
    plain('from kill to the first answer, median', median(recoveries.map(({ startMs }) => startMs)), 'ms'),
    plain('exports left at the first answer, median', median(recoveries.map(({ left }) => left)), ''),
    plain('each of them, median', median(recoveries.filter(({ left }) => left > 0).map(timePerExport)), 'ms'),
  ]
}

function timePerExport({ startMs, left, totalMs }: Recovery): number {
  return (totalMs - startMs) / left
}
