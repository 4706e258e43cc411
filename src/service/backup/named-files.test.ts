import { expect, test } from 'vitest'
import { filesNamedBy } from './named-files.ts'

const completed = {
  status: 'completed',
  file_set: 'exp_1',
  files: '[{"name":"1-1.png"},{"name":"1-2.png"}]',
  archive: null,
  expires_at: 90,
}

test('a completed export refers to its files, until it expires', () => {
  expect(filesNamedBy('exports', completed)).toEqual([
    { path: 'exports/exp_1/1-1.png', expiresAt: 90 },
    { path: 'exports/exp_1/1-2.png', expiresAt: 90 },
  ])
  expect(filesNamedBy('exports', { ...completed, expires_at: null })[0]?.expiresAt).toBe(Infinity)
})

test('an export of an earlier version also refers to its stored ZIP', () => {
  const paths = filesNamedBy('exports', { ...completed, archive: '{"name":"all.zip"}' }).map(({ path }) => path)
  expect(paths).toEqual(['exports/exp_1/1-1.png', 'exports/exp_1/1-2.png', 'exports/exp_1/all.zip'])
})

test('exports that have not completed or have expired, and rows of other tables, refer to no file', () => {
  for (const status of ['queued', 'processing', 'failed', 'expired']) {
    expect(filesNamedBy('exports', { ...completed, status })).toEqual([])
  }
  expect(filesNamedBy('exports', { ...completed, file_set: null })).toEqual([])
  expect(filesNamedBy('designs', { id: 'des_1' })).toEqual([])
})
