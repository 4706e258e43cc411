import { useEffect, useState } from 'react'
import { BASE_URL } from '../../api/platen.ts'
import { classNames } from '../../parts/class-names.ts'
import type { Heading } from './doc-page.ts'

interface ContentsProps {
  readonly headings: readonly Heading[]
  /** Path of the page below the server's base URL, for example `docs/guide`. */
  readonly place: string
}

export function Contents({ headings, place }: ContentsProps) {
  const current = useCurrentHeading(headings)
  return (
    <nav aria-label="On this page" className="text-sm">
      <ul className="grid gap-px border-l border-rule">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`${BASE_URL}/${place}#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                '-ml-px block border-l-2 border-transparent py-1 text-ink-soft transition-colors duration-120 hover:text-ink aria-[current]:border-press aria-[current]:font-semibold aria-[current]:text-ink',
                depth > 2 ? 'pl-6' : 'pl-3',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function CollapsedContents(props: ContentsProps) {
  return (
    <details className="mb-6 rounded-lg border border-rule bg-sheet xl:hidden">
      <summary className="px-4 py-2.5 text-sm font-semibold">On this page</summary>
      <div className="px-4 pb-4">
        <Contents {...props} />
      </div>
    </details>
  )
}

const READING_LINE_PX = 120

export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id)
  useEffect(() => {
    let frame = 0
    const update = (): void => {
      frame = 0
      const passed = headings.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < READING_LINE_PX
      })
      setCurrent((passed ?? headings[0])?.id)
    }
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [headings])
  return current
}

/** Scrolls to the URL's fragment, which the browser looks for before lazy content exists. */
export function useScrollToHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') return undefined
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
}
