import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../../frame/wordmark.tsx'
import { usePageTitle } from '../../parts/page-header.tsx'
import { SampleDesigns } from './sample-designs.tsx'

interface SignedOutLayoutProps {
  readonly title: string
  readonly children?: ReactNode
  readonly form?: ReactNode
  readonly footer?: ReactNode
}

export function SignedOutLayout({ title, children, form, footer }: SignedOutLayoutProps) {
  usePageTitle(title)
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <Link to="/" className="self-start rounded-md">
          <Wordmark />
        </Link>
        <div className="mx-auto my-auto grid w-full max-w-96 grid-cols-1 gap-7 py-12 animate-rise-in">
          <header>
            <h1 className="text-2xl">{title}</h1>
            {children !== undefined && <div className="mt-2 text-ink-soft">{children}</div>}
          </header>
          {form}
          {footer !== undefined && <div className="grid gap-2 text-sm text-ink-soft">{footer}</div>}
        </div>
        <p className="text-sm text-ink-soft">
          <TextLink to="/docs">Documentation</TextLink>
        </p>
      </main>
      <SampleDesigns />
    </div>
  )
}

/** Separates two ways to sign in. */
export function OrRule() {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="h-px flex-1 bg-rule" />
      or
      <span className="h-px flex-1 bg-rule" />
    </p>
  )
}

export function TextLink({ to, next, children }: { to: LinkPath; next?: string | undefined; children: ReactNode }) {
  return (
    <Link
      to={to}
      search={next === undefined ? {} : { next }}
      className="rounded-sm font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  )
}

type LinkPath = '/' | '/sign-in' | '/sign-up' | '/forgot' | '/docs'

/** Returns the token in `#token=…`, a fragment, since browsers don't send fragments to servers. */
export function linkToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token === null || token === '' ? undefined : token
}

/** Whether a link sets the first password of an account. */
export function isFirstPassword(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).get('first') === 'yes'
}
