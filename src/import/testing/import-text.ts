import { NAMED } from './usable-families.ts'
import { importFile } from '../import-file.ts'
import type { Imported } from '../imported.ts'

/** Imports a file that is text. */
export function importText(text: string, name = 'file.svg'): Imported {
  return importFile({ bytes: new TextEncoder().encode(text), name, families: NAMED })
}

/** Imports a drawing of 200 × 100 pixels with this content. */
export function importDrawing(content: string): Imported {
  return importText(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100">${content}</svg>`,
  )
}

export function importJson(value: unknown): Imported {
  return importText(JSON.stringify(value), 'file.json')
}
