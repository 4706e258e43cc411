import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'
import { documentOf, element } from './testing/build.ts'

const picture = (name: string) => ({ type: 'image' as const, src: `builtin:${name}` })

it('every image is listed once, including image paints, patterns and masks', () => {
  const document = documentOf(
    element('image', { src: 'asset:ast_1' }),
    element('rect', { fill: picture('fill'), stroke: { paint: picture('stroke') } }),
    element('text', {
      fill: picture('text'),
      runs: [{ text: 'src', fill: picture('run'), stroke: { paint: picture('run-stroke') } }],
    }),
    element('star', { fill: { ...picture('tile'), type: 'pattern' } }),
    element('image', {
      src: 'asset:ast_1',
      mask: { type: 'alpha', src: 'builtin:mask' },
      stroke: { paint: picture('image-stroke') },
    }),
    element('group', {
      mask: { type: 'alpha', src: 'builtin:group-mask' },
      elements: [element('image', { src: 'asset:ast_1' }), element('line', { stroke: { paint: picture('line') } })],
    }),
  )
  const [page] = document.pages
  if (page) page.background = picture('background')
  expect(listSources(document).sort()).toEqual([
    'asset:ast_1',
    'builtin:background',
    'builtin:fill',
    'builtin:group-mask',
    'builtin:image-stroke',
    'builtin:line',
    'builtin:mask',
    'builtin:run',
    'builtin:run-stroke',
    'builtin:stroke',
    'builtin:text',
    'builtin:tile',
  ])
})

it('a document without images has no sources', () => {
  expect(listSources(documentOf(element('text', { text: 'asset:ast_1' })))).toEqual([])
})

it('an entry has sources in its values, but its keys are names of slots', () => {
  const inner = element('repeat', { id: 'inner', slot: 'list', elements: [element('text', { slot: 'src' })] })
  const entries = [{ src: 'Words', photo: { src: 'builtin:sea' }, list: [{ src: 'More words' }] }]
  const elements = [element('text', { id: 't', slot: 'src' }), element('image', { slot: 'photo' }), inner]
  expect(listSources(documentOf(element('repeat', { entries, elements })))).toEqual(['builtin:sea'])
})
