import { Link } from '@tanstack/react-router'
import {
  BookOpen,
  Braces,
  FileJson,
  KeyRound,
  ListTree,
  type LucideIcon,
  PencilLine,
  PencilRuler,
  Terminal,
} from 'lucide-react'
import { BASE_URL } from '../../api/platen.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'

interface Entry {
  readonly to: `/docs/${'guide' | 'editor' | 'document-format' | 'properties' | 'operations' | 'reference' | 'session'}`
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

const ENTRIES: readonly Entry[] = [
  {
    to: '/docs/guide',
    icon: BookOpen,
    title: 'Guide',
    text: 'Quickstart, rate limits, errors, retries and self-hosting.',
  },
  {
    to: '/docs/editor',
    icon: PencilRuler,
    title: 'The editor',
    text: 'Make designs and templates by hand: the first steps, and all keys.',
  },
  {
    to: '/docs/document-format',
    icon: FileJson,
    title: 'Document format',
    text: 'Every element type with copy-paste JSON and its rendered output.',
  },
  {
    to: '/docs/properties',
    icon: ListTree,
    title: 'Document properties',
    text: 'Every property of the document format with its values, its default and drawn examples.',
  },
  {
    to: '/docs/operations',
    icon: PencilLine,
    title: 'Operations',
    text: 'Change parts of a design without sending its whole document.',
  },
  {
    to: '/docs/reference',
    icon: Braces,
    title: 'Reference',
    text: 'Every endpoint with parameters, responses, code samples and a live console.',
  },
  {
    to: '/docs/session',
    icon: KeyRound,
    title: 'Internal API',
    text: 'Used by the web app. Not needed for integrations.',
  },
]

export function DocsHomePage() {
  usePageTitle('Documentation')
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-12">
      <header className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3 pt-4">
        <h1 className="docs-title">Platen documentation</h1>
        <p className="text-lg text-ink-soft">
          Make designs by hand, fill templates with data, and export PNG, JPEG, WebP, AVIF, GIF, SVG, PDF and
          PowerPoint, in the app or with a REST API.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ENTRIES.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full gap-4 rounded-lg border border-rule bg-sheet p-5 shadow-raised transition-colors duration-120 hover:border-rule-strong"
            >
              <Icon className="mt-0.5 size-5.5 shrink-0 text-press" strokeWidth={1.8} aria-hidden />
              <span className="grid content-start gap-1">
                <span className="font-display text-lg font-semibold group-hover:underline">{title}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="first" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="first" className="flex items-center gap-2 text-xl">
          <Terminal className="size-5 text-ink-soft" aria-hidden /> Quickstart
        </h2>
        <p className="text-ink-soft">
          Create an API key in{' '}
          <Link to="/settings/keys" className="font-semibold text-ink underline underline-offset-4">
            Settings → API keys
          </Link>
          , replace <code>pl_…</code>, and run:
        </p>
        <div data-varies>
          <CodeBlock
            label="Quickstart with curl"
            code={`curl "${BASE_URL}/api/templates?limit=3" -H "Authorization: Bearer pl_…"`}
          />
        </div>
        <p data-varies className="text-sm text-ink-soft">
          OpenAPI spec:{' '}
          <a
            href={`${BASE_URL}/api/openapi.json`}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {`${BASE_URL}/api/openapi.json`}
          </a>
        </p>
      </section>
    </div>
  )
}
