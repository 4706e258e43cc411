import { expect, test } from 'vitest'
import type { Issue } from '../../failure.ts'
import { createChecks } from '../read/check.ts'
import { exportOperations } from './export-routes.ts'

const { body: schema, rules } = exportOperations.createExport
const check = createChecks().body(schema)

function issuesOf(body: Readonly<Record<string, unknown>>): Issue[] {
  return [...check(body), ...rules(body)]
}

test('all issues of a new export are reported, each with a pointer', () => {
  const issues = issuesOf({
    designId: 'des_1',
    format: 'pdf',
    scale: 9,
    pages: [0, 1, 1, 'x'],
    quality: 7,
    background: { type: 'linear', stops: [{ offset: 0, color: 'red' }] },
    filename: '',
    bleed: -1,
    cropMarks: 'yes',
    metadata: { title: 5, keywords: ['a', 'a'], publisher: 'x' },
    data: [],
  })
  expect(issues.map(({ pointer }) => pointer).sort()).toEqual([
    '/background/stops',
    '/bleed',
    '/cropMarks',
    '/data',
    '/filename',
    '/metadata/keywords',
    '/metadata/publisher',
    '/metadata/title',
    '/pages/0',
    '/pages/2',
    '/pages/3',
    '/quality',
    '/scale',
  ])
  expect(issues).toContainEqual({
    pointer: '/quality',
    detail: 'is only available for JPEG, WebP, and AVIF; the format is PDF',
  })
  expect(issues).toContainEqual({ pointer: '/pages/2', detail: 'duplicate value 1' })
  expect(issues).toContainEqual({ pointer: '/scale', detail: 'must be a number from 0.1 to 8; received 9' })
})

test('the issue of a bleed that is not a length says which lengths there are', () => {
  const lengths = 'a length in px, mm, cm, in or pt such as "3mm"'
  const detailOf = (bleed: unknown) => issuesOf({ designId: 'des_1', format: 'pdf', bleed }).map(({ detail }) => detail)
  expect(detailOf('3 furlongs')).toEqual([`must be ${lengths}; received "3 furlongs"`])
  expect(detailOf(-1)).toEqual(['must be a number from 0 to 192; received -1'])
  expect(detailOf(true)).toEqual([`must be a number from 0 to 192, or ${lengths}; received true`])
})

test('missing fields and unknown formats are reported', () => {
  expect(issuesOf({}).map(({ pointer }) => pointer)).toEqual(['/designId', '/format'])
  expect(issuesOf({ designId: 'des_1', format: 'bmp' })).toEqual([
    {
      pointer: '/format',
      detail: 'must be one of "png", "pdf", "jpeg", "webp", "avif", "gif", "svg", "pptx"; received "bmp"',
    },
  ])
})

test('valid options of a PDF are accepted, and texts are trimmed', () => {
  const body = {
    ...{ designId: 'des_1', format: 'pdf', scale: 2, pages: [2, 1], data: { headline: 'Hi' }, filename: ' a ' },
    ...{ bleed: 11.5, cropMarks: true, metadata: { author: ' Ada ', keywords: ['a', 'b'] } },
    background: { type: 'linear', angle: 90, stops: [0, 1].map((offset) => ({ offset, color: '#fff' })) },
  }
  expect(issuesOf(body)).toEqual([])
  expect(body).toMatchObject({ filename: 'a', metadata: { author: 'Ada' } })
})
