import { listValues } from '../document/describe-schema.ts'
import { duplicate } from '../document/issue-wording.ts'
import type { Issue } from '../failure.ts'
import { avif } from './avif.ts'
import { bleedIssues } from './bleed.ts'
import { COLOR_PROFILE_NAMES } from './color-profiles.ts'
import { gif } from './gif.ts'
import { jpeg } from './jpeg.ts'
import type { InputOf, Option, Options, ValuesOf } from './option.ts'
import { pdf } from './pdf.ts'
import { png } from './png.ts'
import { pptx } from './pptx-file.ts'
import { COMMON_OPTIONS } from './shared-options.ts'
import { svg } from './svg-file.ts'
import { webp } from './webp.ts'

export const FORMATS = { png, pdf, jpeg, webp, avif, gif, svg, pptx } as const

export type FormatName = keyof typeof FORMATS
export type FormatOptions<Name extends FormatName> = ValuesOf<(typeof FORMATS)[Name]['options']>
/** `filename` defaults to the title of the design. */
export type CommonOptions = Omit<ValuesOf<typeof COMMON_OPTIONS>, 'filename'> & { readonly filename: string }
export type DocumentMetadata = FormatOptions<'pdf'>['metadata']
export type PdfConformance = FormatOptions<'pdf'>['conformsTo'][number]

export type Rendering = {
  [Name in FormatName]: { readonly format: Name; readonly options: CommonOptions & FormatOptions<Name> }
}[FormatName]

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export type OptionsInput = InputOf<typeof COMMON_OPTIONS> &
  Intersection<InputOf<(typeof FORMATS)[FormatName]['options']>>

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[]

/** `extension` has no dot. */
export function formatOfExtension(extension: string): FormatName | undefined {
  const wanted = extension.toLowerCase()
  return FORMAT_NAMES.find((name) => FORMATS[name].extensions.some((each) => each === wanted))
}

type OwnOptions = Intersection<(typeof FORMATS)[FormatName]['options']>

export const OWN_OPTIONS = Object.assign({}, ...Object.values(FORMATS).map(({ options }) => options)) as OwnOptions

function formatsWith(name: string): readonly FormatName[] {
  return FORMAT_NAMES.filter((format) => name in COMMON_OPTIONS || name in FORMATS[format].options)
}

/** Returns labels such as `PNG, WebP, and AVIF`. */
export function labelsWith(name: string): string {
  const labels = formatsWith(name).map((format) => FORMATS[format].label)
  // `Intl.ListFormat` would load its locale data at each start, which takes 12 ms.
  return labels.length < 3 ? labels.join(' and ') : `${labels.slice(0, -1).join(', ')}, and ${labels.at(-1)}`
}

export function optionsOf(format: FormatName): Options {
  return { ...COMMON_OPTIONS, ...FORMATS[format].options }
}

export function completeOptions(format: FormatName, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const complete = ([name, option]: [string, Option]): [string, unknown] => [
    name,
    input[name] ?? option.default ?? null,
  ]
  return Object.fromEntries(applicable(optionsOf(format), input).map(complete))
}

/** Returns the options whose required option is on. */
export function applicable(options: Options, input: Readonly<Record<string, unknown>>): [string, Option][] {
  return Object.entries(options).filter(([, { requires }]) => requires === undefined || input[requires] === true)
}

/** Whether all pages are in one file. */
export function isOneFile({ format, options }: Rendering): boolean {
  return FORMATS[format].kind !== 'image' || (format === 'webp' && options.animated)
}

/** Checks what JSON Schema cannot express. `input` may violate its schema. */
export function optionIssues(input: Readonly<Record<string, unknown>>): Issue[] {
  return [
    ...foreignOptions(input),
    ...uselessOptions(input),
    ...duplicatePages(input['pages']),
    ...bleedIssues(input['bleed']),
    ...standardIssues(input),
  ]
}

function foreignOptions(input: Readonly<Record<string, unknown>>): Issue[] {
  const format = FORMAT_NAMES.find((name) => name === input['format'])
  if (format === undefined) return []
  const foreign = Object.keys(OWN_OPTIONS).filter((name) => input[name] !== undefined && !(name in optionsOf(format)))
  return foreign.map((name) => {
    const detail = `is only available for ${labelsWith(name)}; the format is ${FORMATS[format].label}`
    return { pointer: `/${name}`, detail }
  })
}

function standardIssues({ conformsTo, colorProfile }: Readonly<Record<string, unknown>>): Issue[] {
  const isPrint = Array.isArray(conformsTo) && conformsTo.includes('PDF/X-4')
  if (!isPrint || colorProfile !== undefined) return []
  const expected = `one of ${listValues(COLOR_PROFILE_NAMES)}, or an ICC profile of an admin`
  return [{ pointer: '/colorProfile', detail: `is required for PDF/X-4; expected ${expected}` }]
}

function uselessOptions(input: Readonly<Record<string, unknown>>): Issue[] {
  const format = FORMAT_NAMES.find((name) => name === input['format'])
  if (format === undefined) return []
  const options = optionsOf(format)
  const useful = new Set(applicable(options, input).map(([name]) => name))
  return Object.entries(options).flatMap(([name, { requires = '' }]) =>
    input[name] === undefined || useful.has(name)
      ? []
      : [{ pointer: `/${name}`, detail: `is only available if \`${requires}\` is true` }],
  )
}

function duplicatePages(pages: unknown): Issue[] {
  if (!Array.isArray(pages)) return []
  const seen = new Set<unknown>()
  return pages.flatMap((page: unknown, index) => {
    const isRepeated = seen.size === seen.add(page).size
    return isRepeated && typeof page === 'number' ? [{ pointer: `/pages/${index}`, detail: duplicate(page) }] : []
  })
}
