import { expect, test } from 'vitest'
import { cpuMs } from '../../document/testing/cpu-ms.ts'
import { expandFontShorthand } from './font-shorthand.ts'

const LONG = 'font-style:normal;font-weight:700;font-size:20px;font-family:Lora'

test.each([
  ['<style>text{font:700 20px Lora}</style>', `<style>text{${LONG}}</style>`],
  ['<style type="text/css"><![CDATA[a{font:700 20px Lora}]]></style>', `<![CDATA[a{${LONG}}]]>`],
  [`<text style='font:700 20px Lora'/>`, `<text style='${LONG}'/>`],
])('expands %s', (svg, expanded) => {
  expect(expandFontShorthand(svg)).toContain(expanded)
})

test('leaves text outside of styles alone', () => {
  const svg = '<style>a{fill:red}</style><text>font: 700 20px Lora</text>'
  expect(expandFontShorthand(svg)).toBe(svg)
})

test.each(['<style', '<style>', '<style><![CDATA[', 'style="', 'font:bold ', '<style>font:1'])(
  'a file of many %s takes linear time',
  (part) => {
    // Quadratic time would be a minute.
    expect(cpuMs(() => expandFontShorthand(part.repeat(100_000)))).toBeLessThan(5_000)
  },
)
