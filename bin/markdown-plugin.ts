import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import nginx from 'highlight.js/lib/languages/nginx'
import typescript from 'highlight.js/lib/languages/typescript'
import { Marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, Example, Heading } from '../src/web/pages/docs/doc-page.ts'

// Converts docs/ to pages at build time, so that the browser needs no parser. Highlighting uses
// classes, because the content security policy forbids inline styles. The texts are our own, so
// their HTML is trusted.

for (const [name, language] of Object.entries({ bash, json, nginx, typescript })) hljs.registerLanguage(name, language)

const LANGUAGES: Readonly<Record<string, { readonly highlight: string; readonly label: string }>> = {
  sh: { highlight: 'bash', label: 'curl' },
  console: { highlight: 'bash', label: 'Shell' },
  ts: { highlight: 'typescript', label: 'TypeScript' },
  json: { highlight: 'json', label: 'JSON' },
  nginx: { highlight: 'nginx', label: 'nginx' },
}

/** The paths of files in the app. Links to other files, such as the README, become plain text. */
const APP_PATHS: Readonly<Record<string, string>> = {
  'guide.md': 'docs/guide',
  'document.md': 'docs/document-format',
  'properties.md': 'docs/properties',
  'editor.md': 'docs/editor',
  'edits.md': 'docs/operations',
  '../openapi.json': 'api/openapi.json',
}

/** Imports a Markdown file of docs/ as `{ page }`. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    transform: {
      filter: { id: /\/docs\/[\w-]+\.md$/ },
      handler: (source, id) => ({ code: moduleOf(source, id), moduleType: 'js' }),
    },
  }
}

function moduleOf(source: string, file: string): string {
  const writer = new PageWriter(file)
  const page = writer.write(source)
  const imports = writer.pictures.map((path, at) => `import picture${at} from ${JSON.stringify(path)}`)
  // The bundler assigns each image a URL, which replaces its marker in the page.
  const text = JSON.stringify(page).replaceAll(/%picture(\d+)%/g, '" + picture$1 + "')
  return `${imports.join('\n')}\nexport const page = ${text}\n`
}

class PageWriter {
  readonly pictures: string[] = []
  readonly #folder: string
  readonly #appPath: string
  readonly #headings: Heading[] = []
  readonly #marked = new Marked()
  #title = ''

  constructor(file: string) {
    this.#folder = dirname(file)
    this.#appPath = APP_PATHS[file.slice(this.#folder.length + 1)] ?? ''
    this.#marked.use({
      renderer: {
        heading: (token) => this.#heading(token),
        image: (token) => this.#image(token),
        link: (token) => this.#link(token),
        table: (token) => this.#table(token),
      },
    })
  }

  write(source: string): { title: string; headings: Heading[]; blocks: Block[] } {
    const blocks: Block[] = []
    for (const token of this.#marked.lexer(source)) {
      if (token.type === 'heading' && token['depth'] === 1) this.#title = String(token['text'])
      else if (token.type === 'code') addExample(blocks, exampleOf(token as Tokens.Code))
      else addProse(blocks, this.#marked.parser([token]))
    }
    return { title: this.#title, headings: this.#headings, blocks }
  }

  #heading({ tokens, text, depth }: Tokens.Heading): string {
    const plain = text.replaceAll(/[`*]/g, '')
    const id = plain
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-')
    this.#headings.push({ id, text: plain, depth })
    const link = `<a href="${this.#appPath}#${id}" class="anchor" aria-label="Link to: ${escapeHtml(plain)}">#</a>`
    return `<h${depth} id="${id}" tabindex="-1">${this.#inline(tokens)} ${link}</h${depth}>`
  }

  #image({ href, text }: Tokens.Image): string {
    const path = join(this.#folder, href)
    const at = this.pictures.push(path) - 1
    const { width, height } = pictureSize(path)
    return `<img src="%picture${at}%" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`
  }

  #link({ href, tokens }: Tokens.Link): string {
    const text = this.#inline(tokens)
    if (/^https?:/.test(href)) return `<a href="${escapeHtml(href)}" rel="noreferrer">${text}</a>`
    const [path = '', anchor] = href.split('#')
    const appPath = path === '' ? this.#appPath : APP_PATHS[path]
    return appPath === undefined ? text : `<a href="${appPath}${anchor === undefined ? '' : `#${anchor}`}">${text}</a>`
  }

  /** Wide tables scroll, so they must be focusable by keyboard. */
  #table({ header, rows }: Tokens.Table): string {
    const cells = (row: Tokens.TableCell[], tag: string): string =>
      `<tr>${row.map(({ tokens }) => `<${tag}>${this.#inline(tokens)}</${tag}>`).join('')}</tr>`
    const body = rows.map((row) => cells(row, 'td')).join('')
    const columns = header.map(({ text }) => text).join(', ')
    const name = escapeHtml(`${this.#headings.at(-1)?.text ?? this.#title}: ${columns}`)
    return `<div class="wide" tabindex="0" role="region" aria-label="Table, ${name}"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>`
  }

  #inline(tokens: Token[]): string {
    return this.#marked.Parser.parseInline(tokens, this.#marked.defaults)
  }
}

function exampleOf({ text, lang = '' }: Tokens.Code): Example {
  const [word = ''] = lang.split(' ')
  const { highlight, label } = LANGUAGES[word] ?? { highlight: undefined, label: 'Text' }
  const html = highlight === undefined ? escapeHtml(text) : hljs.highlight(text, { language: highlight }).value
  return { language: label, code: text, html }
}

/** Adds an example. Groups adjacent curl and TypeScript examples, and joins adjacent examples in one language. */
function addExample(blocks: Block[], example: Example): void {
  const previous = blocks.at(-1)
  const examples = previous?.kind === 'code' ? previous.examples : []
  const same = examples.find(({ language }) => language === example.language)
  if (same !== undefined && same === examples.at(-1)) {
    const joined = { ...same, code: `${same.code}\n\n${example.code}`, html: `${same.html}\n\n${example.html}` }
    blocks.splice(-1, 1, { kind: 'code', examples: [...examples.slice(0, -1), joined] })
  } else if (examples.length === 1 && examples[0]?.language === 'curl' && example.language === 'TypeScript') {
    blocks.splice(-1, 1, { kind: 'code', examples: [...examples, example] })
  } else {
    blocks.push({ kind: 'code', examples: [example] })
  }
}

function addProse(blocks: Block[], html: string): void {
  if (html.trim() === '') return
  const previous = blocks.at(-1)
  if (previous?.kind === 'prose') blocks.splice(-1, 1, { kind: 'prose', html: previous.html + html })
  else blocks.push({ kind: 'prose', html })
}

/** Reads the size of a PNG, or of a WebP without transparency, in CSS pixels, for which the page reserves space. */
function pictureSize(path: string): { width: number; height: number } {
  const header = readFileSync(path).subarray(0, 30)
  if (path.endsWith('.webp')) return { width: header.readUInt16LE(26), height: header.readUInt16LE(28) }
  const density = path.endsWith('@2x.png') ? 2 : 1
  return { width: header.readUInt32BE(16) / density, height: header.readUInt32BE(20) / density }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
