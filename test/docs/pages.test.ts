import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markdownPages } from '../../bin/markdown-plugin.ts'
import type { Block, DocPage } from '../../src/web/pages/docs/doc-page.ts'
import { jsonWithUrl, pageWithUrl } from '../../src/web/pages/docs/insert-server-url.ts'

/** Returns a page of docs/ as the build passes it to the app, with a placeholder for each image. */
function buildPage(name: string): DocPage {
  const file = join(import.meta.dirname, '../../docs', name)
  const { transform } = markdownPages()
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.')
  const handle = transform.handler as (source: string, id: string) => { code: string }
  const [, text = ''] = /^export const page = (.*)$/m.exec(handle(readFileSync(file, 'utf8'), file).code) ?? []
  return JSON.parse(text.replaceAll(/" \+ (picture\d+) \+ "/g, '$1')) as DocPage
}

const PAGES: Readonly<Record<string, DocPage>> = {
  'docs/guide': buildPage('guide.md'),
  'docs/document-format': buildPage('document.md'),
  'docs/properties': buildPage('properties.md'),
  'docs/editor': buildPage('editor.md'),
  'docs/operations': buildPage('edits.md'),
}

/** A URL with characters that are special in HTML and in replacement strings. */
const ADDRESS = "https://design.example.com/ada's-$&-<b>"

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function blocksOf(place: string): readonly Block[] {
  return PAGES[place]?.blocks ?? []
}

describe.each(Object.entries(PAGES))('the page %s', (place, page) => {
  const prose = page.blocks.map((block) => (block.kind === 'prose' ? block.html : '')).join('')
  const examples = page.blocks.flatMap((block) => (block.kind === 'code' ? block.examples : []))

  test('has a title and unique headings', () => {
    expect(page.title).not.toBe('')
    const ids = page.headings.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(8)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(prose).toContain(`id="${id}"`)
  })

  test('has no broken links', () => {
    for (const [, target = ''] of prose.matchAll(/href="(?!https?:)([^"]*)"/g)) {
      const [path = '', anchor] = target.split('#')
      expect([...Object.keys(PAGES), 'api/openapi.json']).toContain(path)
      const { headings } = PAGES[path] ?? { headings: [] }
      if (anchor !== undefined) expect(headings.map(({ id }) => id)).toContain(anchor)
    }
    expect(prose).toContain(`href="${place}#`)
  })

  test('is colored by classes, and contains nothing that the content security policy forbids', () => {
    const html = prose + examples.map((example) => example.html).join('')
    if (examples.length > 0) expect(html).toContain('class="hljs-')
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/i)
  })

  test('shows each example exactly as it is copied, with the URL of the service', () => {
    const withUrl = pageWithUrl(ADDRESS, page)
    const examplesWithUrl = withUrl.blocks.flatMap((block) => (block.kind === 'code' ? block.examples : []))
    for (const { html, code } of [...examples, ...examplesWithUrl]) expect(textOf(html)).toBe(code)
    expect(JSON.stringify(withUrl)).not.toContain('localhost')
  })
})

test('consecutive examples in curl and TypeScript are one block', () => {
  const pairs = blocksOf('docs/guide').filter((block) => block.kind === 'code' && block.examples.length === 2)
  expect(pairs.length).toBeGreaterThan(15)
  for (const block of pairs) {
    const languages = block.kind === 'code' ? block.examples.map(({ language }) => language) : []
    expect(languages).toEqual(['curl', 'TypeScript'])
  }
})

test('every image of the document format reserves its space', () => {
  const prose = blocksOf('docs/document-format')
    .map((block) => (block.kind === 'prose' ? block.html : ''))
    .join('')
  const pictures = [...prose.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(pictures.length).toBeGreaterThan(10)
  for (const tag of pictures) expect(tag).toMatch(/ alt="[^"]{5,}" width="480" height="200"/)
})

test('the guide has the URL of the service', () => {
  const guide = JSON.stringify(pageWithUrl('https://design.example.com', buildPage('guide.md')))
  expect(guide).toContain('export PLATEN=https://design.example.com')
  expect(guide).toContain('<code>https://design.example.com</code>')
})

test('the reference has the URL of the service, also in example responses', () => {
  const json = jsonWithUrl('https://x.example/a"b', '{"downloadUrl":"http://localhost:4400/files/a.png"}')
  expect(JSON.parse(json)).toEqual({ downloadUrl: 'https://x.example/a"b/files/a.png' })
})
