import { textIn } from '../designs/search.ts'

export interface AssetsSearch {
  readonly q?: string
}

export function readAssetsSearch({ q }: Record<string, unknown>): AssetsSearch {
  const text = textIn(q)
  return text === '' ? {} : { q: text }
}
