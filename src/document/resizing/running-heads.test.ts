import { expect, it } from 'vitest'
import { element } from '../testing/build.ts'
import { withRunningHeads } from './running-heads.ts'

const page = { width: 400, height: 1000 }

function columnsWith(text: string) {
  const size = { width: 200, height: 1000 }
  const head = element('text', { id: 'head', x: 100, y: 10, width: 80, height: 20, text })
  return [
    { start: 0, size, elements: [] },
    { start: 200, size, elements: [head] },
  ]
}

it.each(['12', '{{page}}', 'Page {{ page }}', '{{lang|page}} of 9', '{{pages}}'])('“%s” is a page number', (text) => {
  const [first, second] = withRunningHeads(columnsWith(text), page)
  expect([first?.elements.length, second?.elements.length]).toEqual([1, 0])
})

it.each(['1234', '{{pager}}', 'page', '{{page', '{{a}} page }}'])('“%s” is no page number', (text) => {
  const columns = columnsWith(text)
  const [, second] = withRunningHeads(columns, page)
  expect(second?.elements).toHaveLength(1)
})

it('a long placeholder that does not end takes linear time', () => {
  const columns = columnsWith(`{{${'page '.repeat(80_000)}`)
  const start = process.cpuUsage()
  withRunningHeads(columns, page)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
})
