import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, element } from '../../src/document/testing/build.ts'
import type { Client } from '../setup/client.ts'
import { exported } from '../setup/exporting.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let designId: string

/** Four lines fit a page. */
const invoice = documentOf(
  element('repeat', {
    ...{ id: 'lines', slot: 'lines', x: 0, y: 0, width: 200, height: 80, overflow: 'pages' },
    elements: [element('text', { id: 'line', x: 0, y: 0, width: 200, height: 20, text: '{{item}}: {{price|0}}' })],
  }),
)

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  const { body } = await client.post('/api/designs', { title: 'Invoice', width: 200, height: 100, document: invoice })
  designId = body._id
})

afterAll(() => service.stop())

test('a template lists the fields of the entries of a repeat', async () => {
  const { body: template } = await client.post('/api/templates', { designId })
  expect(template.slots).toMatchObject([
    {
      ...{ name: 'lines', kind: 'repeat', default: null, required: false },
      fields: [
        { name: 'item', label: 'Item', kind: 'placeholder', default: null, required: true },
        { name: 'price', kind: 'placeholder', default: '0', required: false },
      ],
    },
  ])
})

test('an export continues entries on further pages', async () => {
  const lines = Array.from({ length: 10 }, (_, index) => ({ item: `Item ${index}`, price: index }))
  const finished = await exported(client, { designId, format: 'png', data: { lines } })
  expect(finished.files).toHaveLength(3)
  expect(finished.warnings).toEqual([])
})

test('an unknown field of an entry is reported at its place, with those that exist', async () => {
  const response = await client.post('/api/exports', { designId, format: 'png', data: { lines: [{ itm: 'Tea' }] } })
  expectProblem(response, 400, 'invalid_input')
  expect(response.body.errors).toContainEqual({
    pointer: '/data/lines/0/itm',
    detail: 'unknown field; available fields: "item", "price"',
  })
})
