import { isObject } from '../../document/check-schema.ts'
import type { ImportDraft, Place } from '../draft.ts'

/** An element or a page as it is in the file: any property may be missing or of another type. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Reads a number, also one that is written as text. */
export function numberIn(fields: Fields, name: string, fallback: number): number {
  const value = fields[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}

export function textIn(fields: Fields, name: string, fallback = ''): string {
  const value = fields[name]
  return typeof value === 'string' ? value : fallback
}

/** Applications store what they want in `custom`. */
export function noteCustom(
  { custom }: Fields,
  draft: ImportDraft,
  { kind, ...place }: Place & { readonly kind: 'design' | 'page' | 'element' },
): void {
  if (custom === undefined || custom === null || (isObject(custom) && Object.keys(custom).length === 0)) return
  draft.note(`Data of an application in the ${kind} (“custom”)`, 'Designs have no such data; it was left out.', place)
}
