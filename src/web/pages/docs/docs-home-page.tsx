import { Link } from '@tanstack/react-router'
import { BookOpen, Braces, FileJson, KeyRound, type LucideIcon, Terminal } from 'lucide-react'
import { BASE_URL } from '../../api/platen.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'

interface Way {
  readonly to: '/docs/guide' | '/docs/document-format' | '/docs/reference' | '/docs/session'
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

const WAYS: readonly Way[] = [
  {
    to: '/docs/guide',
    icon: BookOpen,
    title: 'Guide',
    text: 'From nothing to exported files: a key, a design, data, an export. Then limits, errors, retries, and how to run it for others.',
  },
  {
    to: '/docs/document-format',
    icon: FileJson,
    title: 'Document format',
    text: 'What a design can show, element by element, each with JSON to copy and the picture that it makes.',
  },
  {
    to: '/docs/reference',
    icon: Braces,
    title: 'Reference',
    text: 'Every operation with what it takes and answers, in curl and TypeScript, and a place to try it.',
  },
  {
    to: '/docs/session',
    icon: KeyRound,
    title: 'Session routes',
    text: 'What only the pages of this service ask: signing in, keys, usage. Programs do not need them.',
  },
]

/** Where the documentation begins: what there is, and the shortest way to a first answer. */
export function DocsHomePage() {
  usePageTitle('Documentation')
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-12">
      <header className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3 pt-4">
        <h1 className="docs-title">Designs, from your own programs</h1>
        <p className="text-lg text-ink-soft">
          Keep designs, start them from templates, fill them with data, and export them as PNG, JPEG, WebP and vector
          PDF, over a plain REST API.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {WAYS.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full gap-4 rounded-lg border border-rule bg-sheet p-5 shadow-raised transition-colors duration-120 hover:border-rule-strong"
            >
              <Icon className="mt-0.5 size-5.5 shrink-0 text-press" strokeWidth={1.8} aria-hidden />
              <span className="grid gap-1">
                <span className="font-display text-lg font-semibold group-hover:underline">{title}</span>
                <span className="text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="first" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="first" className="flex items-center gap-2 text-xl">
          <Terminal className="size-5 text-ink-soft" aria-hidden /> A first request
        </h2>
        <p className="text-ink-soft">
          Make a key under{' '}
          <Link to="/settings/keys" className="font-semibold text-ink underline underline-offset-4">
            Settings → API keys
          </Link>
          , put it in the place of the dots, and paste:
        </p>
        <CodeBlock
          label="A first request in curl"
          code={`curl "${BASE_URL}/api/templates?limit=3" -H "Authorization: Bearer pl_…"`}
        />
        <p className="text-sm text-ink-soft">
          Tools that read OpenAPI find the description at{' '}
          <a
            href={`${BASE_URL}/api/openapi.json`}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {`${BASE_URL}/api/openapi.json`}
          </a>
          .
        </p>
      </section>
    </div>
  )
}
