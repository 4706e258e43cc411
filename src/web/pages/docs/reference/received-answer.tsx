import { useEffect, useRef } from 'react'
import { Badge } from '../../../parts/badge.tsx'
import { ExampleBlock } from '../example-block.tsx'
import { type Example } from '../doc-page.ts'
import { highlighted } from './highlight.ts'
import { type Received } from './send.ts'

/** Colouring more than this takes longer than anybody reads. */
const MOST_COLOURED = 200_000

/** What came back: the status, how long it took, the headers, the body, and the pictures that it names. */
export function ReceivedAnswer({ received }: { received: Received }) {
  const { status, ms, headers, text, pictures } = received
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It answers a promise in some browsers, which React would take for what ends the effect.
    place.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [received])
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge look={status < 400 ? 'good' : 'bad'}>{status}</Badge>
        <span className="text-ink-soft tabular-nums">{Math.round(ms)} ms</span>
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((url) => (
            <li key={url} className="rounded-md bg-well p-2">
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt="A picture that the answer names"
                  className="max-h-40 min-h-16 max-w-56 min-w-16 object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <ExampleBlock examples={[exampleOf(received)]} label="The answer's body" />}
      <details>
        <summary className="text-sm font-semibold">Headers</summary>
        <div className="docs-wide mt-1" tabIndex={0} role="region" aria-label="The answer's headers">
          <table>
            <tbody>
              {headers.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="font-mono wrap-anywhere">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}

function exampleOf({ isJson, text }: Received): Example {
  if (isJson && text.length <= MOST_COLOURED) return highlighted('JSON', text)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { language: isJson ? 'JSON' : 'Text', code: text, html: escaped }
}
