import type { Block, DocPage } from './doc-page.ts'

/** The server URL in the Markdown files, which must also make sense outside of the app. */
const PLACEHOLDER = 'http://localhost:4400'

export function pageWithUrl(serverUrl: string, page: DocPage): DocPage {
  return { ...page, blocks: page.blocks.map((block) => blockWithUrl(serverUrl, block)) }
}

export function jsonWithUrl(serverUrl: string, json: string): string {
  return replaceUrl(json, JSON.stringify(serverUrl).slice(1, -1))
}

function blockWithUrl(serverUrl: string, block: Block): Block {
  const inHtml = escapeHtml(serverUrl)
  if (block.kind === 'prose') return { ...block, html: replaceUrl(block.html, inHtml) }
  const examples = block.examples.map((example) => ({
    ...example,
    code: replaceUrl(example.code, serverUrl),
    html: replaceUrl(example.html, inHtml),
  }))
  return { ...block, examples }
}

/** Passes a function to `replaceAll`, since `$` has a meaning in a replacement string. */
function replaceUrl(text: string, serverUrl: string): string {
  return text.replaceAll(PLACEHOLDER, () => serverUrl)
}

/** Escapes like the highlighter of the build. The result is also safe in attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
