import { useEffect, useState } from 'react'
import { BASE_URL } from '../../api/platen.ts'
import { classNames } from '../../parts/class-names.ts'
import { type Heading } from './doc-page.ts'

interface ContentsProps {
  readonly headings: readonly Heading[]
  /** The page's address from the base, such as `docs/guide`. */
  readonly place: string
}

/** What is on the page, with the part that is being read marked. */
export function Contents({ headings, place }: ContentsProps) {
  const reading = useReading(headings)
  return (
    <nav aria-label="On this page" className="text-sm">
      <ul className="grid gap-px border-l border-rule">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`${BASE_URL}/${place}#${id}`}
              aria-current={id === reading ? 'location' : undefined}
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

/** Where there is no room beside the text: folded away above it. */
export function FoldedContents(props: ContentsProps) {
  return (
    <details className="mb-6 rounded-lg border border-rule bg-sheet xl:hidden">
      <summary className="px-4 py-2.5 text-sm font-semibold">On this page</summary>
      <div className="px-4 pb-4">
        <Contents {...props} />
      </div>
    </details>
  )
}

/** Below the page's own bar. */
const LINE_PX = 120

/** The heading that was passed last on the way down. */
export function useReading(headings: readonly { readonly id: string }[]): string | undefined {
  const [reading, setReading] = useState(headings[0]?.id)
  useEffect(() => {
    let asked = 0
    const look = (): void => {
      asked = 0
      const passed = headings.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < LINE_PX
      })
      setReading((passed ?? headings[0])?.id)
    }
    const ask = (): void => {
      asked ||= requestAnimationFrame(look)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    return () => {
      removeEventListener('scroll', ask)
      cancelAnimationFrame(asked)
    }
  }, [headings])
  return reading
}
