import { type Block, type DocPage } from './doc-page.ts'

/** Where the texts, which are also read as files, say that the service is. */
const TOLD = 'http://localhost:4400'

/** The page with the service's own address in its text and its examples, so that what is copied works as it stands. */
export function pageAt(address: string, page: DocPage): DocPage {
  return { ...page, blocks: page.blocks.map((block) => blockAt(address, block)) }
}

/** A text of JSON with the service's own address in its strings. */
export function jsonAt(address: string, json: string): string {
  return replaced(json, JSON.stringify(address).slice(1, -1))
}

function blockAt(address: string, block: Block): Block {
  const inHtml = escapeHtml(address)
  if (block.kind === 'prose') return { ...block, html: replaced(block.html, inHtml) }
  const examples = block.examples.map((example) => ({
    ...example,
    code: replaced(example.code, address),
    html: replaced(example.html, inHtml),
  }))
  return { ...block, examples }
}

/** By a function: in a text, dollars would have a meaning. */
function replaced(text: string, address: string): string {
  return text.replaceAll(TOLD, () => address)
}

/** As the build escapes what it highlights; good within attributes too. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
