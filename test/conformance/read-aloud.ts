import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

interface TaggedNode {
  readonly role: string
  readonly children: readonly (TaggedNode | { readonly type: string; readonly id: string })[]
  readonly alt?: string
  readonly lang?: string
}

export interface ReadAloud {
  readonly title: string
  readonly language: string
  /** Of each page, a line for each heading, paragraph, list item, row and figure, in the order of reading. */
  readonly pages: readonly (readonly string[])[]
}

/** Reads a tagged PDF as a screen reader does: only what its structure contains, in its order, with its types. */
export async function readAloud(pdf: Uint8Array): Promise<ReadAloud> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const { Title: title = '', Language: language = '' } = info as { readonly Title?: string; readonly Language?: string }
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number))
  await task.destroy()
  return { title, language, pages }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await document.getPage(number)
  const reader = new PageReader(await markedTexts(page))
  const tree = (await page.getStructTree()) as TaggedNode | null
  return tree ? reader.linesOf(tree) : []
}

/** Returns the texts of a page by the IDs of their marked content. */
async function markedTexts(page: PDFPageProxy): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.type === 'beginMarkedContentProps' ? item.id : undefined)
      continue
    }
    const id = open.findLast((each) => typeof each === 'string')
    if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`)
  }
  return texts
}

const INLINE = new Set(['Span', 'Link', 'Lbl', 'LBody'])

class PageReader {
  readonly #texts: ReadonlyMap<string, string>

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts
  }

  linesOf(node: TaggedNode): string[] {
    const { role, alt } = node
    const name = node.lang === undefined ? role : `${role} [${node.lang}]`
    if (role === 'TR')
      return [
        kidsOf(node)
          .map((cell) => this.#cell(cell))
          .join(' | '),
      ]
    if (alt === undefined && hasBlocks(node)) {
      const inner = kidsOf(node).flatMap((kid) => this.linesOf(kid))
      return ['Root', 'Document', 'Sect', 'LBody'].includes(role) ? inner : [name, ...inner.map((line) => `  ${line}`)]
    }
    return [`${name} ${tidy(alt ?? this.#textOf(node))}`.trim()]
  }

  #cell(cell: TaggedNode): string {
    return `${cell.role === 'TH' ? '# ' : ''}${tidy(this.#textOf(cell))}`
  }

  #textOf(node: TaggedNode): string {
    const texts = node.children.map((kid) => {
      if ('role' in kid) return kid.role === 'Link' ? `<${this.#textOf(kid)}>` : this.#textOf(kid)
      return this.#texts.get(kid.id) ?? ''
    })
    return texts.join(node.role === 'LI' ? ' ' : '')
  }
}

function kidsOf({ children }: TaggedNode): TaggedNode[] {
  return children.filter((kid) => 'role' in kid)
}

function hasBlocks(node: TaggedNode): boolean {
  return kidsOf(node).some((kid) => !INLINE.has(kid.role) || hasBlocks(kid))
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
