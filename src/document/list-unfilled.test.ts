import { expect, it } from 'vitest'
import { fillDefaults } from './fill-document.ts'
import { listUnfilled } from './list-unfilled.ts'
import { documentOf, element } from './testing/build.ts'

const unfilled = (...elements: Parameters<typeof documentOf>) => listUnfilled(fillDefaults(documentOf(...elements)))

it('placeholders without a default are listed as unfilled, each name once', () => {
  const letter = element('text', { id: 'letter', text: 'Dear {{name}}, {{greeting|hello}} {{ name }} of {{city}}' })
  const runs = element('text', { id: 'runs', runs: [{ text: 'on ' }, { text: '{{day}}' }] })
  const code = element('code', { id: 'code', data: '{{url}}' })
  expect(unfilled(letter, element('group', { id: 'g', elements: [runs] }), code)).toEqual([
    { page: 1, elementId: 'letter', names: ['name', 'city'] },
    { page: 1, elementId: 'runs', names: ['day'] },
    { page: 1, elementId: 'code', names: ['url'] },
  ])
})

it('a placeholder with a default or in a hidden element is not unfilled', () => {
  const hidden = element('text', { id: 'hidden', text: '{{name}}', visible: false })
  const inHidden = element('group', { id: 'g', visible: false, elements: [{ ...hidden, id: 'in', visible: true }] })
  expect(unfilled(element('text', { text: 'Hello {{name|there}} {{ }}' }), hidden, inHidden)).toEqual([])
})
