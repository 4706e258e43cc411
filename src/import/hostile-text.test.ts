import { expect, test } from 'vitest'
import { importDrawing, importJson } from './testing/import-text.ts'

const LENGTH = 400_000
const repeated = (text: string): string => text.repeat(LENGTH / text.length)
const spaces = repeated(' ')

const shape = (attributes: string): string => `<rect width="9" height="9" ${attributes}/>`
const drawings: readonly (readonly [string, string])[] = [
  ['digits of a size', `<rect height="9" width="${repeated('1')}x"/>`],
  ['spaces of a size', `<rect height="9" width="1${spaces}x"/>`],
  ['spaces in a reference', shape(`fill="url(#a${spaces}x"`)],
  ['spaces after a reference', shape(`fill="url(#a)${spaces}x&#10;x"`)],
  ['references that do not end', `<pattern id="p"/>${shape(`fill="url(#p)" class="${repeated('url(#')}" id="'"`)}`],
  ['transforms that do not end', shape(`transform="${repeated('scale(')}"`)],
  ['names of styles of fonts', `<text y="9" font-family="x${repeated(' thin')} x">a</text>`],
  ['sizes of fonts', shape(`style="font:${'1'.repeat(490)}"`).repeat(200)],
]

const box = { id: 'a', x: 0, y: 0, width: 9, height: 9 }
const elements: readonly (readonly [string, object])[] = [
  ['tags that do not end', { ...box, type: 'text', text: repeated('<p ') }],
  ['comments that do not end', { ...box, type: 'text', text: `<p>${repeated('<!--')}<b>` }],
  ['spaces without a line break', { ...box, type: 'text', text: `<p>a${spaces}b</p>` }],
  ['commas of a gradient', { ...box, type: 'figure', fill: `linear-gradient(${repeated(',')})` }],
  ['spaces of a gradient', { ...box, type: 'figure', fill: `linear-gradient(red${spaces}x, blue)` }],
]

test.each([
  ...drawings.map(([what, content]) => [what, () => importDrawing(content)] as const),
  ...elements.map(([what, element]) => {
    return [what, () => importJson({ width: 9, height: 9, pages: [{ children: [element] }] })] as const
  }),
])('a long text of %s takes linear time', (_, read) => {
  const start = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
})
