import { expect, test } from 'vitest'
import { readSnapshot, snapshotJson } from './snapshot.ts'

const size = { width: 3, height: 4 }
const limits = { outputBytes: 1, storageBytes: 2 }
const text = JSON.stringify({ version: 1, pages: [{ id: ',"document":', elements: [], name: ',"warnings":[' }] })
const warnings = [{ code: 'placeholder_unfilled' as const, message: ',"document":', page: 1, elementId: 'e' }]

test('a snapshot contains its document unchanged', () => {
  for (const written of [[], warnings]) {
    const json = snapshotJson(size, { text, pageCount: 1, warnings: written }, { limits })
    expect(JSON.parse(json)).toMatchObject({ ...size, document: JSON.parse(text) as object })
    expect(readSnapshot(json)).toEqual({ size, documentJson: text, warnings: written, limits })
  }
})

test('a snapshot contains the trace of its request, if there is one', () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  expect(readSnapshot(snapshotJson(size, { text, pageCount: 1, warnings }, { limits, traceparent })).traceparent).toBe(
    traceparent,
  )
  expect(snapshotJson(size, { text, pageCount: 1, warnings }, { limits })).not.toContain('traceparent')
})

test('snapshots of earlier versions, with warnings last or without limits, can be read', () => {
  const json = `{"width":3,"height":4,"limits":${JSON.stringify(limits)},"document":${text},"warnings":${JSON.stringify(warnings)}}`
  expect(readSnapshot(json)).toEqual({ size, documentJson: text, warnings, limits })
  const unlimited = { outputBytes: Infinity, storageBytes: Infinity }
  expect(readSnapshot(`{"width":3,"height":4,"document":${text}}`)).toEqual({
    ...{ size, documentJson: text, warnings: [], limits: unlimited },
  })
})
