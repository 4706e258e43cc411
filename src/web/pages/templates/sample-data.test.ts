import { expect, it } from 'vitest'
import { sampleData } from './sample-data.ts'

const slot = (name: string, more: object): never => ({ name, sample: null, default: null, ...more }) as never

it('a request shows the samples of fields, or what the template has, and leaves out fields without either', () => {
  const slots = [slot('a', { default: 'Own' }), slot('b', { sample: 'Sample', default: 'Own' }), slot('c', {})]
  expect(sampleData(slots)).toEqual({ a: 'Own', b: 'Sample' })
})

it('a request shows only a few fields', () => {
  const slots = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => slot(name, { default: name }))
  expect(Object.keys(sampleData(slots))).toEqual(['a', 'b', 'c', 'd'])
})
