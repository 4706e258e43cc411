import type { Document } from '../../document/document.ts'
import { isObject } from '../../document/check-schema.ts'
import { parseDocument } from '../../document/parse-document.ts'

/**
 * Reads a document, a list of elements or one element as JSON, such as this editor copies or people
 * write. Undefined for any other text; the first issue for what is meant to be one but is not valid.
 */
export function readClip(text: string): { document: Document } | { issue: string } | undefined {
  const value = parseJson(text)
  const document = asDocument(value)
  if (!document) return undefined
  const parsed = parseDocument(document, '')
  if ('document' in parsed) return parsed
  const [issue] = parsed.issues
  return { issue: issue ? `${issue.pointer} ${issue.detail}` : 'The elements are not valid.' }
}

function asDocument(value: unknown): object | undefined {
  if (isObject(value) && Array.isArray(value['pages'])) return { version: 1, ...value }
  const elements = Array.isArray(value) ? value : [value]
  if (elements.length === 0 || !elements.every(isElement)) return undefined
  return { version: 1, pages: [{ id: 'clip', elements }] }
}

function isElement(value: unknown): boolean {
  return isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string' && 'width' in value
}

export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
