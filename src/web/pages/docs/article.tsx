import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { BASE_URL } from '../../api/platen.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { CollapsedContents, Contents, useScrollToHash } from './contents.tsx'
import type { Block, DocPage } from './doc-page.ts'
import { ExampleBlock } from './example-block.tsx'

export function Article({ page, place }: { page: DocPage; place: string }) {
  usePageTitle(page.title)
  const onClick = useInternalLinks()
  useScrollToHash()
  return (
    <div className="mx-auto max-w-200 xl:grid xl:max-w-none xl:grid-cols-[minmax(0,50rem)_15rem] xl:justify-center xl:gap-16">
      {/* The article is not a control: it handles clicks that bubble up from links. */}
      <article className="docs-prose min-w-0" onClick={onClick}>
        <h1>{page.title}</h1>
        <CollapsedContents headings={page.headings} place={place} />
        {page.blocks.map((block, at) => (
          <ArticleBlock key={at} block={block} label={exampleLabel(page.blocks, at)} />
        ))}
      </article>
      <aside className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto pb-8 xl:block">
        <p className="mb-3 text-sm font-semibold">On this page</p>
        <Contents headings={page.headings} place={place} />
      </aside>
    </div>
  )
}

function ArticleBlock({ block, label }: { block: Block; label: string }) {
  if (block.kind === 'code') return <ExampleBlock examples={block.examples} label={label} />
  return <div dangerouslySetInnerHTML={{ __html: block.html }} />
}

function exampleLabel(blocks: readonly Block[], at: number): string {
  const number = blocks.slice(0, at + 1).filter(({ kind }) => kind === 'code').length
  return `Example ${number}`
}

function useInternalLinks(): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (link === null || !isPlain || !link.href.startsWith(`${BASE_URL}/docs/`)) return
    if (link.pathname === location.pathname) return
    event.preventDefault()
    void router.navigate({ href: `${link.pathname}${link.hash}` })
  }
}
