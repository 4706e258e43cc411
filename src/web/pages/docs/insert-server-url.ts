import { type Block, type DocPage } from './doc-page.ts'

/** The server URL in the Markdown files, which are also read on their own. */
const PLACEHOLDER = 'http://localhost:4400'

export function pageWithUrl(serverUrl: string, page: DocPage): DocPage {
  return { ...page, blocks: page.blocks.map((block) => blockWithUrl(serverUrl, block)) }
}

export function jsonWithUrl(serverUrl: string, json: string): string {
  return replaced(json, JSON.stringify(serverUrl).slice(1, -1))
}

function blockWithUrl(serverUrl: string, block: Block): Block {
  const inHtml = escapeHtml(serverUrl)
  if (block.kind === 'prose') return { ...block, html: replaced(block.html, inHtml) }
  const examples = block.examples.map((example) => ({
    ...example,
    code: replaced(example.code, serverUrl),
    html: replaced(example.html, inHtml),
  }))
  return { ...block, examples }
}

/** With a function, since `$` has a meaning in a replacement string. */
function replaced(text: string, serverUrl: string): string {
  return text.replaceAll(PLACEHOLDER, () => serverUrl)
}

/** Escapes like the build's highlighter; safe in attributes too. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
