import { readSource } from '../document/check-source.ts'
import { flowDocument } from '../document/flow/flow-document.ts'
import { listSources } from '../document/list-sources.ts'
import { readDocument } from '../document/stored-document.ts'
import type { Output } from '../render/render-task.ts'

/**
 * Lists the URLs of images on the pages that are exported, as they are drawn, and of their background. Most documents
 * have no URL, so they are not parsed.
 */
export function listRemoteImages(
  documentJson: string,
  { pages: numbers, background }: Pick<Output, 'pages' | 'background'>,
): readonly string[] {
  // The values of a repeat may be plain URLs, which only become sources in its copies.
  const hasRemote = /"https:/i.test(documentJson) || typeof background === 'object'
  if (!hasRemote) return []
  const { pages } = flowDocument(readDocument(documentJson))
  const chosen = numbers ? numbers.flatMap((number) => pages[number - 1] ?? []) : pages
  const backdrop = { id: '', elements: [], background: background ?? null }
  const sources = listSources({ version: 1, pages: [...chosen, backdrop] })
  return sources.filter((src) => readSource(src)?.kind === 'remote')
}
