import type { Size } from '../../../document/document.ts'
import { COLOR_PROFILE_NAME } from '../../../formats/color-profiles.ts'
import { FORMAT_NAMES, FORMATS, OWN_OPTIONS } from '../../../formats/formats.ts'
import { unitOf } from '../../parts/sizes.ts'
import { type ExportForm, NEW_EXPORT } from './export-form.ts'
import { controlOf, isList, type Typed } from './option-values.ts'

/** What belongs to one design, not to the habits of a person. */
const OF_THE_DESIGN = new Set(['bleed', 'metadata'])

/** Returns the choices of an export that the next one begins with, as JSON. */
export function choicesOf({ format, scale, options }: ExportForm): string {
  const kept = Object.entries(options).filter(([name]) => !OF_THE_DESIGN.has(name))
  // The scale of a page is hidden among more options: it must not enlarge the next design.
  const isPaper = FORMATS[format].kind === 'document'
  return JSON.stringify({ format, ...(!isPaper && { scale }), options: Object.fromEntries(kept) })
}

/** Returns a form with stored choices, or for papers a PDF and for others a PNG if there are none. */
export function formFrom(stored: string, design: Size): ExportForm {
  const { format, scale, options } = parse(stored)
  const known = FORMAT_NAMES.find((name) => name === format)
  if (known === undefined) return { ...NEW_EXPORT, format: unitOf(design) === 'px' ? 'png' : 'pdf' }
  const chosen = Object.entries(isRecord(options) ? options : {}).filter((entry) => isTypedOption(entry))
  return {
    ...NEW_EXPORT,
    format: known,
    ...(typeof scale === 'string' && { scale }),
    options: { ...NEW_EXPORT.options, ...(Object.fromEntries(chosen) as Record<string, Typed>) },
  }
}

function parse(stored: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Options may have changed since they were stored. */
function isTypedOption([name, value]: [string, unknown]): boolean {
  const option = Object.entries(OWN_OPTIONS).find(([each]) => each === name)?.[1]
  const before = NEW_EXPORT.options[name]
  if (option === undefined || typeof value !== typeof before) return false
  const control = controlOf(option)
  // An admin may have added the profile. The list of profiles shows whether it is still there.
  if (name === 'colorProfile') return value === '' || COLOR_PROFILE_NAME.test(String(value))
  if (control.kind === 'choice') return value === '' || String(value) in control.choices
  if (control.kind !== 'choices') return !OF_THE_DESIGN.has(name)
  return isList(value as Typed) && (value as readonly unknown[]).every((each) => String(each) in control.choices)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
