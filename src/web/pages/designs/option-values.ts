import { PX_PER } from '../../../document/px-per-unit.ts'
import { applicable } from '../../../formats/formats.ts'
import type { Option, Options } from '../../../formats/option.ts'
import { type Unit, UNITS } from '../../parts/sizes.ts'

/** An option's input: text, a checkbox, the checked values of a list, or one text for each property of an object. */
export type Typed = string | boolean | readonly string[] | Readonly<Record<string, string>>

interface Shape {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
}

export type Control =
  | { readonly kind: 'checkbox' | 'number' | 'color' }
  | { readonly kind: 'length'; readonly maxPx: number }
  | { readonly kind: 'choice' | 'choices'; readonly choices: NonNullable<Option['choices']> }
  | { readonly kind: 'slider'; readonly min: number; readonly max: number }
  | { readonly kind: 'group'; readonly properties: Readonly<Record<string, 'text' | 'list'>> }

/** Sliders with more values could not be set exactly. */
const MAX_SLIDER = 100

export function controlOf({ schema, choices, unit }: Option): Control {
  const { type, minimum, maximum, properties, anyOf = [] } = schema as Shape
  if (choices !== undefined) return { kind: type === 'array' ? 'choices' : 'choice', choices }
  if (unit !== undefined) return { kind: 'length', maxPx: anyOf[0]?.maximum ?? Infinity }
  if (type === 'string') return { kind: 'color' }
  if (type === 'boolean') return { kind: 'checkbox' }
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum <= MAX_SLIDER)
    return { kind: 'slider', min: minimum, max: maximum }
  if (properties === undefined) return { kind: 'number' }
  const kinds = Object.entries(properties).map(([name, { type: kind }]) => [name, kind === 'array' ? 'list' : 'text'])
  return { kind: 'group', properties: Object.fromEntries(kinds) as Record<string, 'text' | 'list'> }
}

export function typedDefaults(options: Options): Record<string, Typed> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, typedDefault(option)]))
}

function typedDefault(option: Option): Typed {
  const { kind } = controlOf(option)
  if (kind === 'checkbox') return option.default === true
  if (kind === 'group') return {}
  if (kind === 'choices') return []
  if (option.whenOmitted !== undefined) return ''
  return String(option.default)
}

export function valuesToSend(options: Options, typed: Readonly<Record<string, Typed>>): Record<string, unknown> {
  const values = applicable(options, typed).map(([name, option]) => [name, valueOf(option, typed[name])] as const)
  return Object.fromEntries(values.filter(([name, value]) => value !== undefined && !isDefault(options[name], value)))
}

/** An option whose default depends on the document is sent even if it equals the usual default. */
function isDefault(option: Option | undefined, value: unknown): boolean {
  return option?.whenOmitted === undefined && value === option?.default
}

function valueOf(option: Option, typed: Typed | undefined): unknown {
  const control = controlOf(option)
  if (option.whenOmitted !== undefined && typeof typed === 'string' && lengthIn(typed).length === '') return undefined
  if (typeof typed === 'string') {
    if (control.kind === 'choice' || control.kind === 'color') return typed
    return control.kind === 'length' ? pixelsIn(typed) : numberIn(typed)
  }
  if (isList(typed)) return typed.length > 0 ? typed : undefined
  if (typeof typed !== 'object') return typed
  if (control.kind !== 'group') return undefined
  const set = Object.entries(control.properties).flatMap(([name, kind]): [string, string | string[]][] => {
    const text = typed[name]?.trim() ?? ''
    const words = text.split(',').flatMap((word) => word.trim() || [])
    if (kind === 'list') return words.length > 0 ? [[name, words]] : []
    return text === '' ? [] : [[name, text]]
  })
  return set.length > 0 ? Object.fromEntries(set) : undefined
}

export function isList(typed: Typed | undefined): typed is readonly string[] {
  return Array.isArray(typed)
}

/** Accepts a decimal comma. Returns NaN for other text, which the API rejects. */
export function numberIn(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replace(',', '.'))
}

/** Returns CSS pixels. The text is a number of pixels or a length with a unit: `11.3`, `3 mm`, `0.125 in`. */
function pixelsIn(text: string): number {
  const { length, unit } = lengthIn(text)
  return unit === undefined ? numberIn(length) : Math.round(numberIn(length) * PX_PER[unit] * 100) / 100
}

/** Separates a length from its unit, if it has one. */
export function lengthIn(text: string): { readonly length: string; readonly unit: Unit | undefined } {
  const unit = UNITS.find((name) => text.trim().toLowerCase().endsWith(name))
  return { length: unit === undefined ? text : text.trim().slice(0, -unit.length).trim(), unit }
}
