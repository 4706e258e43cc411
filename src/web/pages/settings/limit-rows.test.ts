import { expect, test } from 'vitest'
import { limitRows } from './limit-rows.ts'

test('every limit of a plan has a row with its unit, and the limit of one image follows that of its export', () => {
  const limits = {
    ...{ requestsPerMinute: 1_000, storageMb: 20_000, exportMegapixels: 500, exportMb: 100 },
    ...{ exportsAtOnce: 4, queuedExports: 5_000 },
  }
  expect(Object.fromEntries(limitRows(limits).map(({ name, value }) => [name, value]))).toEqual({
    requestsPerMinute: '1,000',
    storageMb: '20.0 GB',
    exportMegapixels: '500 megapixels',
    exportMb: '100 MB',
    exportsAtOnce: '4',
    queuedExports: '5,000',
    imageMegapixels: '100 megapixels',
  })
  const names = limitRows(limits).map(({ name }) => name)
  expect(names.indexOf('imageMegapixels')).toBe(names.indexOf('exportMegapixels') + 1)
})
