import { expect, it } from 'vitest'
import { documentOf, element, issuesOf } from '../../../document/testing/build.ts'
import { updateRequest } from './update-request.ts'

const dish = [element('text', { id: 'price', text: '{{price}}' }), element('text', { id: 'note', slot: 'note' })]
const document = {
  ...documentOf(
    element('text', { id: 'title', slot: 'title', text: 'Menu' }),
    element('text', { id: 'day', text: '{{day}}' }),
    element('repeat', { id: 'dishes', slot: 'dishes', elements: dish }),
  ),
  slots: [
    { name: 'title', required: true },
    { name: 'dishes', required: true },
  ],
}
const design = { _id: 'des_1', revision: 3, document } as never

it('a required slot cannot be emptied, and entries are complete', () => {
  expect(
    issuesOf(() => updateRequest({ design, data: { title: ' ', dishes: [{ price: 1 }, { note: 'x' }] } })),
  ).toEqual({
    '/data/title': 'is required',
    '/data/dishes/1/price': expect.stringContaining('is required'),
  })
  expect(issuesOf(() => updateRequest({ design, data: { dishes: [] } }))).toEqual({ '/data/dishes': 'is required' })
})

it('what is not edited stays as it is, also a placeholder', () => {
  const { body } = updateRequest({ design, data: { dishes: [{ price: 2 }] } })
  expect(body.document.pages[0]?.elements).toMatchObject([
    { text: 'Menu' },
    { text: '{{day}}' },
    { entries: [{ price: 2 }] },
  ])
  expect(() => updateRequest({ design, data: { title: null } })).not.toThrow()
})
