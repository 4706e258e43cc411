import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createPhaseReport } from './phase-report.ts'

function streamOf({ isTTY }: { isTTY: boolean }) {
  let text = ''
  const write = (chunk: string): boolean => {
    text += chunk
    return true
  }
  const written = (): string => {
    const before = text
    text = ''
    return before
  }
  return { stream: Object.assign(new PassThrough(), { isTTY, write }) as unknown as NodeJS.WriteStream, written }
}

test('a terminal shows a bar for each phase, which is cleared at the end', () => {
  const { stream, written } = streamOf({ isTTY: true })
  const report = createPhaseReport(stream)
  report.update('Checking', { done: 1, total: 4, unit: 'MB' })
  expect(written()).toMatch(/^\r█{8}░{22} {2}Checking: 1 of 4 MB +$/)
  report.update('Restoring', { done: 4, total: 4 })
  expect(written()).toMatch(/^\r +\r\r█{30} {2}Restoring: 4 of 4 +$/)
  report.end()
  expect(written()).toMatch(/^\r +\r$/)
})

test('a log gets one line for each phase', () => {
  const { stream, written } = streamOf({ isTTY: false })
  const report = createPhaseReport(stream)
  for (const phase of ['Checking', 'Restoring']) {
    for (let done = 0; done <= 9; done += 1) report.update(phase, { done, total: 9, unit: 'MB' })
  }
  report.end()
  expect(written()).toBe('Checking…\nRestoring…\n')
})
