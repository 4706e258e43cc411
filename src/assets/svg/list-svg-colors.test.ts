import { expect, it } from 'vitest'
import { createRecolor } from '../../paint/svg/recolor.ts'
import { listSvgColors } from './list-svg-colors.ts'
import { normalizeSvg } from './normalize-svg.ts'

it('lists the colors that are drawn, the most frequent first, as an element names them', async () => {
  const { bytes } = await normalizeSvg(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
      <style>.a { fill: rgb(0, 128, 0) }</style>
      <clipPath id="c"><rect width="5" height="5" fill="#abcdef"/></clipPath>
      <linearGradient id="g"><stop stop-color="RED"/><stop offset="1" stop-color="#00F8"/></linearGradient>
      <rect class="a" width="5" height="5"/><rect class="a" width="6" height="6"/>
      <rect width="9" height="9" fill="url(#g)" stroke="currentColor" clip-path="url(#c)"/>
    </svg>`),
  )
  const colors = listSvgColors(Buffer.from(bytes).toString())
  expect(colors).toEqual(['#008000', '#ff0000', '#0000ff', 'currentColor'])
  const recolor = createRecolor(Object.fromEntries(colors.map((color) => [color, '#123456'])))
  expect(colors.map(recolor)).toEqual(colors.map(() => '#123456'))
})

it('an SVG of images alone has none', () => {
  expect(listSvgColors('<svg width="1" height="1"><g data-omitted="image"/></svg>')).toEqual([])
})
