import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../document/testing/cpu-ms.ts'
import { readSvg } from './read-svg.ts'
import type { SvgGroup, SvgNode, SvgShape } from './svg-drawing.ts'

const svg = (content: string, attributes = 'width="100" height="50"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const read = (content: string, attributes?: string) => readSvg(svg(content, attributes))
const SQUARE = 'd="M 10 20 L 30 20 L 30 40 L 10 40 Z"'

const shapeOf = (node: SvgNode | undefined): SvgShape => {
  if (node?.kind !== 'shape') throw new Error('no shape')
  return node
}
const groupOf = (node: SvgNode | undefined): SvgGroup => {
  if (node?.kind !== 'group') throw new Error('no group')
  return node
}

describe('a shape', () => {
  it('has the defaults of SVG', () => {
    const shape = shapeOf(read(`<path ${SQUARE} stroke="#FF0000"/>`).nodes[0])
    expect(shape.fill).toEqual({ paint: { kind: 'color', color: '#000000' }, opacity: 1, rule: 'nonzero' })
    expect(shape.stroke).toMatchObject({
      paint: { color: '#ff0000' },
      width: 1,
      cap: 'butt',
      join: 'miter',
      miterLimit: 4,
    })
    expect(shape.isStrokeFirst).toBe(false)
  })

  it('without paint or data is omitted or not filled', () => {
    expect(read('<path d=""/>').nodes).toEqual([])
    expect(read(`<path ${SQUARE} visibility="hidden"/>`).nodes).toEqual([])
    expect(shapeOf(read(`<path ${SQUARE} fill="none"/>`).nodes[0]).fill).toBeUndefined()
    expect(shapeOf(read(`<path ${SQUARE} fill="url(#missing)"/>`).nodes[0]).fill).toBeUndefined()
  })

  it('with a million characters is read in a moment', () => {
    const d = `M 0 0${' L 30 40 L 0 0'.repeat(70_000)} Z`
    const usedMs = cpuMs(() => {
      const { nodes } = read(`<path d="${d}" stroke="#000000" stroke-dasharray="5"/>`)
      expect(shapeOf(nodes[0]).length).toBeCloseTo(7e6, 0)
    })
    expect(usedMs).toBeLessThan(5_000)
  })

  it('with dashes too short to see is drawn solid, which is reported', () => {
    const { nodes, omitted } = read(`<path ${SQUARE} stroke="#000000" stroke-dasharray="0.0001 0.0001"/>`)
    expect(shapeOf(nodes[0]).stroke?.dash).toEqual([])
    expect(omitted).toEqual(['very short dashes, which are drawn as solid lines'])
  })
})

describe('a gradient', () => {
  it('in fractions is placed by the exact bounds of the curve', () => {
    const gradient =
      '<linearGradient id="g"><stop offset="0" stop-color="#FF0000"/><stop offset="1" stop-opacity="0.5"/></linearGradient>'
    const { nodes } = read(`<defs>${gradient}</defs><path d="M 0 0 C 0 40 60 40 60 0 Z" fill="url(#g)"/>`)
    expect(shapeOf(nodes[0]).fill?.paint).toMatchObject({
      kind: 'linear',
      // The control points are at 40; the curve only reaches 30.
      matrix: { a: 60, b: 0, c: 0, d: 30, e: 0, f: 0 },
      stops: [
        { offset: 0, color: '#ff0000', opacity: 1 },
        { offset: 1, color: '#000000', opacity: 0.5 },
      ],
    })
  })

  it('in fractions of a straight line draws nothing, as in SVG', () => {
    const { nodes } = read('<linearGradient id="g"><stop/></linearGradient><path d="M 0 5 L 9 5" stroke="url(#g)"/>')
    expect(shapeOf(nodes[0]).stroke).toBeUndefined()
  })

  it('that repeats is reported', () => {
    const gradient = '<radialGradient id="g" spreadMethod="repeat"><stop/></radialGradient>'
    expect(read(`${gradient}<path ${SQUARE} fill="url(#g)"/>`).omitted).toEqual([
      'repeated gradients, which are drawn once',
    ])
  })
})

describe('a group', () => {
  it('has its opacity, blend mode, clips and masks', () => {
    const definitions = `<clipPath id="c" clip-path="url(#c2)"><path ${SQUARE} clip-rule="evenodd"/></clipPath><clipPath id="c2"><path ${SQUARE}/></clipPath>
      <mask id="m" mask-type="alpha"><path ${SQUARE}/></mask>`
    const { nodes } = read(
      `<defs>${definitions}</defs><g opacity="0.5" style="mix-blend-mode:multiply" clip-path="url(#c)" mask="url(#m)"><path ${SQUARE}/></g>`,
    )
    const group = groupOf(nodes[0])
    expect(group).toMatchObject({ opacity: 0.5, blend: 'multiply' })
    expect(group.clips.map(({ parts }) => parts.map(({ rule }) => rule))).toEqual([['evenodd'], ['nonzero']])
    expect(group.masks).toMatchObject([{ isLuminance: false, area: { left: 8, top: 18, right: 32, bottom: 42 } }])
  })

  it('with an empty clip draws nothing', () => {
    expect(read(`<clipPath id="c"/><g clip-path="url(#c)"><path ${SQUARE}/></g>`).nodes).toEqual([])
  })

  it('whose mask or pattern contains itself ends', () => {
    const mask = `<mask id="m" mask="url(#m)"><g mask="url(#m)"><path ${SQUARE}/></g></mask>`
    const pattern = `<pattern id="p" width="1" height="1"><path ${SQUARE} fill="url(#p)"/></pattern>`
    expect(read(`${mask}${pattern}<g mask="url(#m)"><path ${SQUARE} fill="url(#p)"/></g>`).nodes).toHaveLength(1)
  })

  it('with an unknown blend mode is drawn normally', () => {
    expect(groupOf(read(`<g style="mix-blend-mode:evil"><path ${SQUARE}/></g>`).nodes[0]).blend).toBe('normal')
  })
})

it.each([
  ['0 0 50 50', undefined, { a: 1, d: 1, e: 25, f: 0 }],
  ['0 0 25 25', 'xMinYMin meet', { a: 2, d: 2, e: 0, f: 0 }],
  ['0 0 50 50', 'xMidYMax slice', { a: 2, d: 2, e: 0, f: -50 }],
  ['10 10 50 50', 'none', { a: 2, d: 1, e: -20, f: -10 }],
])('the view box %s is placed with %s', (viewBox, preserve, matrix) => {
  const { nodes } = read(
    `<path ${SQUARE}/>`,
    `width="100" height="50" viewBox="${viewBox}"${preserve === undefined ? '' : ` preserveAspectRatio="${preserve}"`}`,
  )
  expect(groupOf(nodes[0]).matrix).toMatchObject(matrix)
})

describe('content that is used many times is read once', () => {
  const ten = (attributes: string): string => `<path ${SQUARE} ${attributes}/>`.repeat(10)
  const levels = Array.from({ length: 12 }, (_, level) => level)

  it.each([
    [
      'pattern',
      'fill',
      (id: number, content: string) => `<pattern id="p${id}" width="1" height="1">${content}</pattern>`,
    ],
    ['mask', 'mask', (id: number, content: string) => `<mask id="p${id}">${content}</mask>`],
  ])('in a %s, even if its time of drawing is exponential', (_, property, define) => {
    const use = (level: number): string =>
      property === 'mask' ? `<g mask="url(#p${level})"><path ${SQUARE}/></g>`.repeat(10) : ten(`fill="url(#p${level})"`)
    const definitions = levels.map((level) => define(level, level === 0 ? ten('') : use(level - 1)))
    const { nodes, work } = read(`<defs>${definitions.join('')}</defs>${use(11)}`)
    expect(nodes).toHaveLength(10)
    expect(work.fixedUs).toBeGreaterThan(1e12)
  })

  it('in a gradient and a clip, whose stops and commands take time at every use', () => {
    const stops = '<stop offset="1" stop-color="#ff0000"/>'.repeat(500)
    const definitions = `<linearGradient id="g">${stops}</linearGradient><clipPath id="c">${ten('').repeat(10)}</clipPath>`
    const uses = `<g clip-path="url(#c)"><path ${SQUARE} fill="url(#g)"/></g>`.repeat(100)
    const { nodes, work } = read(`<defs>${definitions}</defs>${uses}`)
    const [one, other] = [groupOf(nodes[0]), groupOf(nodes[1])]
    expect(one.clips[0]?.parts).toBe(other.clips[0]?.parts)
    expect(work.fixedUs).toBeGreaterThan(100 * 500 + 100 * 100)
  })

  it('and references beyond the limit are omitted', () => {
    const masks = Array.from({ length: 30 }, (_, id) => `<mask id="m${id}" mask="url(#m${id + 1})"/>`)
    const omittedOf = (uses: number) =>
      read(`${masks.join('')}${`<g mask="url(#m0)"><path ${SQUARE}/></g>`.repeat(uses)}`).omitted
    expect(omittedOf(10)).toEqual([])
    expect(omittedOf(3_400)).toEqual(['too many gradients, patterns, clips and masks, some of which are omitted'])
  })
})

it('what the server has omitted is listed once', () => {
  const { omitted } = read('<g data-omitted="filter"/><g data-omitted="image"/><g data-omitted="image"/>')
  expect(omitted).toEqual(['filters, which are omitted', 'embedded images, which are omitted'])
})

it.each(['', 'text', '<html/>', '<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>'])(
  '%j is rejected',
  (text) => expect(() => readSvg(text)).toThrow(Error),
)
