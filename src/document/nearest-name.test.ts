import { describe, expect, test } from 'vitest'
import { Series } from './elements/chart.ts'
import { DEFAULTS, type Kind, SCHEMAS } from './elements/element.ts'
import { SYNONYMS, VALUE_SYNONYMS } from './name-synonyms.ts'
import { nearestName } from './nearest-name.ts'
import { Paint, Stroke } from './paint.ts'
import { SlotDescription } from './slot-description.ts'

const NAMES = ['id', 'type', 'x', 'y', 'fontSize', 'fontFamily', 'opacity']

describe('the nearest name', () => {
  test.each([
    ['font_size', 'fontSize'],
    ['FontSize', 'fontSize'],
    ['fontFamliy', 'fontFamily'],
    ['opactiy', 'opacity'],
    ['tpye', 'type'],
    ['fontSizes', 'fontSize'],
    ['font size', 'fontSize'],
  ])('to %s is %s', (name, expected) => {
    expect(nearestName(name, NAMES)).toBe(expected)
  })

  test.each([
    ['fogra39', ['fogra29-uncoated', 'fogra39-coated'], 'fogra39-coated'],
    ['PDF/A', ['PDF/UA-1', 'PDF/A-2b'], 'PDF/A-2b'],
    ['portraits post', ['square-post', 'portrait-post'], 'portrait-post'],
    ['jpg', ['png', 'jpeg'], 'jpeg'],
    ['fog', ['fogra39-coated'], undefined],
    ['page', ['limit', 'offset'], 'offset'],
    ['newest', ['-updatedAt', '-createdAt'], '-createdAt'],
  ])('to %s among %o is %s', (name, names, expected) => {
    expect(nearestName(name, names)).toBe(expected)
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

describe('of a value', () => {
  test.each([
    ['circle', ['rect', 'ellipse']],
    ['right', ['start', 'center', 'end', 'decimal']],
    ['linear-gradient', ['linear', 'radial']],
    ['vertical', ['row', 'row-reverse', 'column']],
    ['center', ['top', 'middle', 'bottom']],
  ])('%s is one of %o', (value, values) => {
    expect(values).toContain(nearestName(value, values))
  })

  test('every known value leads to one of a property', () => {
    const values = new Set(JSON.stringify([SCHEMAS, Paint]).match(/(?<=[:,[]")[^"]*(?="[,\]}])/gu))
    expect(
      Object.values(VALUE_SYNONYMS)
        .flat()
        .filter((value) => !values.has(value)),
    ).toEqual([])
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

  test('every known name leads to a property of an element, a stroke, a series, a slot or a page', () => {
    const elements = (Object.keys(DEFAULTS) as Kind[]).flatMap((kind) => Object.keys(SCHEMAS[kind].properties))
    const names = new Set([
      ...elements,
      ...Object.keys(Stroke.properties),
      ...Object.keys(Series.properties),
      ...Object.keys(SlotDescription.properties),
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
