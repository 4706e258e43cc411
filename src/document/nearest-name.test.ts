import { describe, expect, test } from 'vitest'
import { Series } from './elements/chart.ts'
import { DEFAULTS, type Kind, SCHEMAS } from './elements/element.ts'
import { nearestName, SYNONYMS } from './nearest-name.ts'
import { Stroke } from './paint.ts'

const NAMES = ['id', 'type', 'x', 'y', 'fontSize', 'fontFamily', 'opacity']

describe('the nearest name', () => {
  test.each([
    ['font_size', 'fontSize'],
    ['FontSize', 'fontSize'],
    ['fontFamliy', 'fontFamily'],
    ['opactiy', 'opacity'],
    ['tpye', 'type'],
    ['fontSizes', 'fontSize'],
  ])('to %s is %s', (name, expected) => {
    expect(nearestName(name, NAMES)).toBe(expected)
  })

  test.each([
    ['color', ['fill', 'stroke']],
    ['color', ['width', 'paint']],
    ['background-color', ['background', 'elements']],
    ['borderRadius', ['cornerRadius']],
    ['flipHorizontal', ['flipX']],
    ['backdrop-filter', ['backdropBlur']],
    ['altText', ['alt']],
  ])('to %s, known from CSS, is one of %o', (name, names) => {
    expect(names).toContain(nearestName(name, names))
  })

  test.each(['colour', 'z', '', 'q'.repeat(100_000)])('to %s is undefined, since none is similar', (name) => {
    expect(nearestName(name, NAMES)).toBeUndefined()
  })
})

describe('in an element', () => {
  test.each<readonly [Kind, string, string]>([
    ['text', 'color', 'fill'],
    ['text', 'textAlign', 'align'],
    ['text', 'font-size', 'fontSize'],
    ['text', 'line-spacing', 'lineHeight'],
    ['text', 'tracking', 'letterSpacing'],
    ['text', 'textDecoration', 'underline'],
    ['rect', 'backgroundColor', 'fill'],
    ['rect', 'borderRadius', 'cornerRadius'],
    ['rect', 'strokeWidth', 'stroke'],
    ['rect', 'boxShadow', 'shadows'],
    ['image', 'objectFit', 'fit'],
    ['image', 'url', 'src'],
    ['group', 'children', 'elements'],
    ['group', 'overflow', 'clip'],
    ['path', 'transform', 'rotation'],
    ['text', 'fontVariationSettings', 'fontVariations'],
    ['text', 'value', 'text'],
    ['text', 'column-count', 'columns'],
    ['text', 'initial-letter', 'dropCap'],
    ['text', 'lang', 'language'],
    ['text', 'highlight', 'background'],
    ['text', 'tabStops', 'tabs'],
    ['code', 'value', 'data'],
    ['code', 'content', 'data'],
    ['code', 'format', 'symbology'],
    ['code', 'barcodeType', 'symbology'],
    ['code', 'errorCorrectionLevel', 'errorCorrection'],
    ['chart', 'chartType', 'kind'],
    ['chart', 'labels', 'categories'],
    ['chart', 'datasets', 'series'],
    ['chart', 'format', 'numberFormat'],
    ['table', 'headers', 'columns'],
    ['star', 'spikes', 'points'],
    ['star', 'innerRadius', 'innerRatio'],
  ])('of type %s, %s is %s', (kind, name, expected) => {
    expect(nearestName(name, Object.keys(SCHEMAS[kind].properties))).toBe(expected)
  })

  test('every known name leads to a property of an element, a stroke, a series or a page', () => {
    const elements = (Object.keys(DEFAULTS) as Kind[]).flatMap((kind) => Object.keys(SCHEMAS[kind].properties))
    const names = new Set([
      ...elements,
      ...Object.keys(Stroke.properties),
      ...Object.keys(Series.properties),
      'background',
      'color',
      'angle',
    ])
    expect(
      Object.values(SYNONYMS)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([])
  })
})
