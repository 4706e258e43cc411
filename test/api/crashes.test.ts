import { expect, test } from 'vitest'
import { runCrashRounds } from '../setup/crash-rounds.ts'

// The same rounds as `npm run bench crash` makes, fewer of them.
test('kill -9 in the middle of the work loses no accepted export and no acknowledged write', async () => {
  const report = await runCrashRounds({ kills: 2, exportsPerRound: 20 })
  expect(report.accepted).toBe(40)
  expect(report).toMatchObject({ lost: [], surplus: [], lostWrites: [] })
}, 180_000)
