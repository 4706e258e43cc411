import type { XmlElement } from '@rgrove/parse-xml'
import type { Shadow } from '../../document/elements/base.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Rgba } from '../../document/hex-color.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { px, within } from '../numbers.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { styleOf } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readFraction } from './svg-lengths.ts'

export interface FilterEffects {
  readonly blur?: number
  readonly shadows?: Shadow[]
}

/** Returns the blur or the shadow that a filter is, and notes one that is neither. */
export function filterOf({ style, matrix }: SvgContext, file: SvgImport): FilterEffects {
  const value = style['filter'] ?? 'none'
  if (value === 'none' || value === '') return {}
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  const filter = file.byId.get(/^url\(\s*["']?#([^"')]+)/.exec(value)?.[1] ?? '')
  const steps = childrenOf(filter).filter((step) => localName(step).startsWith('fe'))
  const names = steps.map((step) => localName(step))
  const isFraction = filter?.attributes['primitiveUnits'] === 'objectBoundingBox'
  const effects = isFraction
    ? undefined
    : (functionsOf(value, scale) ?? blurOf(steps, scale) ?? shadowOf(steps, scale, file))
  if (effects) return effects
  // A reference to nothing has no effect.
  if (filter || !value.startsWith('url(')) {
    const kinds = [...new Set(names)].join(', ') || value.slice(0, 60)
    file.draft.note(`Filter (${kinds})`, 'Only blurs and shadows are possible; the part is drawn without it.')
  }
  return {}
}

function functionsOf(value: string, scale: number): FilterEffects | undefined {
  const length = /^blur\(\s*([\d.]+)px\s*\)$/.exec(value)?.[1]
  return length === undefined ? undefined : { blur: blurPx(Number(length) * scale) }
}

function blurOf(steps: readonly XmlElement[], scale: number): FilterEffects | undefined {
  const [step, ...others] = steps
  if (!step || others.length > 0 || localName(step) !== 'feGaussianBlur') return undefined
  return { blur: blurPx(deviationOf(step) * scale) }
}

/** `feDropShadow`, or the steps of which other programs make a shadow: a moved and blurred copy below the source. */
function shadowOf(steps: readonly XmlElement[], scale: number, file: SvgImport): FilterEffects | undefined {
  const find = (name: string): XmlElement | undefined => steps.find((step) => localName(step) === name)
  const drop = find('feDropShadow')
  if (drop && steps.length === 1)
    return { shadows: [shadow(drop, deviationOf(drop) * scale, { color: colorOf(drop, file), scale })] }
  const [blur, offset] = [find('feGaussianBlur'), find('feOffset')]
  const allowed = new Set([
    'feFlood',
    'feComposite',
    'feGaussianBlur',
    'feOffset',
    'feMerge',
    'feBlend',
    'feColorMatrix',
  ])
  if (!blur || !offset || steps.some((step) => !allowed.has(localName(step)))) return undefined
  if (steps.filter((step) => localName(step) === 'feOffset').length > 1) return undefined
  const isBelow = steps.some((step) => sourcesOf(step).at(localName(step) === 'feMerge' ? -1 : 0) === 'SourceGraphic')
  const last = steps.at(-1)
  const isOver = last !== undefined && ['feMerge', 'feBlend', 'feComposite'].includes(localName(last))
  if (!isBelow || !isOver || (localName(last) === 'feComposite' && last.attributes['operator'] === 'in'))
    return undefined
  const flood = find('feFlood')
  const color = flood ? colorOf(flood, file) : { r: 0, g: 0, b: 0, a: alphaOf(find('feColorMatrix')) }
  return { shadows: [shadow(offset, deviationOf(blur) * scale, { color, scale })] }
}

function sourcesOf(step: XmlElement): string[] {
  return localName(step) === 'feMerge'
    ? childrenOf(step).map(({ attributes }) => attributes['in'] ?? '')
    : [step.attributes['in'] ?? '', step.attributes['in2'] ?? '']
}

function shadow(
  { attributes }: XmlElement,
  deviation: number,
  { color, scale }: { readonly color: Rgba; readonly scale: number },
): Shadow {
  const [dx, dy] = [Number(attributes['dx'] ?? 0), Number(attributes['dy'] ?? 0)]
  // The blur of shadows is twice the standard deviation.
  return { x: px(dx * scale), y: px(dy * scale), blur: blurPx(deviation * 2), color: hexOf(color) }
}

function colorOf(step: XmlElement, file: SvgImport): Rgba {
  const style = styleOf(step, {}, file.rules)
  const color = readColor(style['flood-color'] ?? 'black') ?? { r: 0, g: 0, b: 0, a: 1 }
  return { ...color, a: color.a * readFraction(style['flood-opacity'], 1) }
}

/** The last factor of the last row: what remains of the opacity. */
function alphaOf(matrix: XmlElement | undefined): number {
  const values = (matrix?.attributes['values'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return values.length === 20 ? within(values[18] ?? 1, 0, 1) : 1
}

function deviationOf({ attributes }: XmlElement): number {
  const [x = 0, y = x] = (attributes['stdDeviation'] ?? '0')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return (x + y) / 2
}

function blurPx(value: number): number {
  return within(value, 0, LIMITS.blurPx)
}
