import { expect, test } from 'vitest'
import { layOut, leftOf, lineText, rightOf } from './testing/lay-out.ts'
import type { TextLayout } from './text-layout.ts'

const MENU = { text: 'Soup\t9\nRisotto\t18', tabs: [{ at: 300, align: 'end', leader: '.' } as const] }

function placesOf({ lines }: TextLayout): [string, number, number][] {
  return lines.flatMap((line) =>
    line.runs.map((run): [string, number, number] => [run.text, Math.round(run.x), Math.round(run.x + run.width)]),
  )
}

test.each([
  ['start', 100, undefined],
  ['center', undefined, undefined],
  ['end', undefined, 100],
] as const)('text after a tab has its %s at the stop', (align, left, right) => {
  const [, word] = placesOf(layOut({ text: 'a\tword', tabs: [{ at: 100, align }] }))
  if (left !== undefined) expect(word?.[1]).toBe(left)
  if (right !== undefined) expect(word?.[2]).toBe(right)
  if (align === 'center') expect(((word?.[1] ?? 0) + (word?.[2] ?? 0)) / 2).toBeCloseTo(100, 0)
})

test('decimal separators are at the stop', () => {
  const layout = layOut({ text: '\t1.5\n\t22.75\n\t1,234.50', tabs: [{ at: 150, align: 'decimal' }] })
  const positions = layout.lines.map(({ runs: [run] }) => {
    const before = run?.text.slice(0, run.text.lastIndexOf('.')) ?? ''
    const beforePx = layOut({ text: before }).lines[0]?.widthPx
    return (run?.x ?? 0) + (beforePx ?? 0)
  })
  for (const at of positions) expect(at).toBeCloseTo(150, 0)
})

test('a leader fills the space, with its dots above each other', () => {
  const layout = layOut(MENU)
  expect(layout.lines.map(lineText)).toEqual([
    expect.stringMatching(/^Soup\.{30,}9$/),
    expect.stringMatching(/^Risotto\.{20,}18$/),
  ])
  for (const line of layout.lines) expect(rightOf(line)).toBeCloseTo(300)
  const dots = layout.lines.map(({ runs }) => runs[1])
  const dotPx = (dots[0]?.width ?? 0) / (dots[0]?.text.length ?? 1)
  const distance = ((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0)) / dotPx
  expect(distance).toBeCloseTo(Math.round(distance), 3)
})

test('each tab moves to the next stop, and beyond the last one by four spaces', () => {
  const tabs = [{ at: 50 }, { at: 120 }]
  const places = placesOf(layOut({ text: 'a\tb\tc\td', tabs }))
  expect(places.slice(1, 3).map(([, left]) => left)).toEqual([50, 120])
  expect(places[3]?.[1]).toBeGreaterThan(places[2]?.[2] ?? 0)
})

test('text that wraps continues at its stop', () => {
  const { lines } = layOut({ text: 'Ada\tone two three four five six', tabs: [{ at: 100 }], width: 200 })
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(leftOf(line)).toBeCloseTo(100)
})

test('a price that would overlap its dish is on the next line', () => {
  const { lines } = layOut({ ...MENU, text: 'A very long name of a dish here\t12.50', width: 300 })
  expect(lines).toHaveLength(2)
  expect(lines[1] && rightOf(lines[1])).toBeCloseTo(300)
})

test('stops of right-to-left text are counted from the right', () => {
  const [line] = layOut({ text: 'שלום\tעולם', tabs: [{ at: 100 }] }).lines
  expect(line?.runs.map(({ text }) => text)).toEqual(['עולם', 'שלום'])
  expect((line?.runs[0]?.x ?? 0) + (line?.runs[0]?.width ?? 0)).toBeCloseTo(200)
})

test('without stops a tab is as wide as four spaces', () => {
  const [line] = layOut({ text: 'a\tb' }).lines
  expect(line && lineText(line)).toBe('a    b')
})
