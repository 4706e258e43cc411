import { expect, test } from 'vitest'
import { describeCapacity } from './describe-capacity.ts'

test('the render processes of all workers are counted', () => {
  expect(describeCapacity({ workers: 3, processes: 1_200 })).toBe('1,200 render processes')
  expect(describeCapacity({ workers: 1, processes: 1 })).toBe('1 render process')
})

test('exports wait while no worker runs', () => {
  expect(describeCapacity({ workers: 0, processes: 0 })).toBe('none is running; exports wait')
})

test('workers of a version that does not list its processes are only counted', () => {
  expect(describeCapacity({ workers: 2, processes: 0 })).toBe('on all servers')
})
