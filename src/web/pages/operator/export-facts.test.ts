import { expect, test } from 'vitest'
import type { WatchedExportDetails } from '../../api/operator-export-queries.ts'
import { factsAsText, factsOf, optionTexts } from './export-facts.ts'

const FAILED = {
  _id: 'exp_1',
  account: { _id: 'acc_1', email: 'me@example.com' },
  designId: 'des_1',
  designTitle: 'Poster',
  designRevision: 3,
  format: 'png',
  options: { scale: 2, pages: null, background: null, data: null, filename: 'poster', transparent: true },
  status: 'failed',
  progress: 0,
  attempts: 2,
  error: { code: 'internal_error', message: 'Internal error.', retryable: true },
  requestId: 'req_1',
  requestedBy: 'owner',
  claims: 3,
  workerCrashes: 1,
  retryProblem: null,
  createdAt: '2026-04-01T10:00:00.000Z',
  startedAt: '2026-04-01T10:00:00.200Z',
  completedAt: '2026-04-01T10:00:30.240Z',
} satisfies WatchedExportDetails

const textOf = (details: WatchedExportDetails, name: string) =>
  factsOf(details).find((fact) => fact.name === name)?.text

test('the options that were set are listed in words', () => {
  expect(optionTexts(FAILED.options)).toEqual(['scale 2', 'transparent'])
  const pdf = {
    scale: 1,
    pages: [1, 3],
    bleed: 12,
    cropMarks: true,
    metadata: { title: 'x' },
    background: '#fff',
    data: null,
  }
  expect(optionTexts(pdf)).toEqual(['scale 1', 'pages 1, 3', 'bleed 12', 'crop marks', 'background #fff'])
})

test('the attempts include the one that failed, and worker crashes', () => {
  expect(textOf(FAILED, 'Attempts')).toBe('3 attempts, 1 worker crash')
  expect(textOf({ ...FAILED, attempts: 0, workerCrashes: 0 }, 'Attempts')).toBe('1 attempt')
  expect(textOf({ ...FAILED, startedAt: null }, 'Attempts')).toBe('Not started yet')
})

test('an export without a request says so', () => {
  expect(textOf({ ...FAILED, requestId: null }, 'Request ID')).toBe('Not recorded')
})

test('the copied text has the error, the title, the IDs and how long it took', () => {
  const text = factsAsText(FAILED)
  for (const part of ['Error: Internal error.', 'Design: Poster', 'Export ID: exp_1', 'Request ID: req_1'])
    expect(text.split('\n')).toContain(part)
  expect(text).toMatch(/^Started: .*\(after 200 ms\)$/m)
  expect(text).toMatch(/^Failed: .*\(after 30\.0 s\)$/m)
})
