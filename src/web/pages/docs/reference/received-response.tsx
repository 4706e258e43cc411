import { useEffect, useRef } from 'react'
import { Badge } from '../../../parts/badge.tsx'
import { ExampleBlock } from '../example-block.tsx'
import type { Example } from '../doc-page.ts'
import { highlighted } from './highlight.ts'
import type { Received } from './send-request.ts'

/** In characters. Highlighting a longer text takes too long. */
const MAX_HIGHLIGHTED = 200_000

export function ReceivedResponse({ received }: { received: Received }) {
  const { status, ms, headers, text, images } = received
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a block: newer browsers return a promise, which an effect must not return.
    place.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [received])
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge variant={status < 400 ? 'good' : 'bad'}>{status}</Badge>
        <span className="text-ink-soft tabular-nums">{Math.round(ms)} ms</span>
      </p>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {images.map((url) => (
            <li key={url} className="rounded-md bg-well p-2">
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt="Image in response" className="max-h-40 min-h-16 max-w-56 min-w-16 object-contain" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <ExampleBlock examples={[exampleOf(received)]} label="Response body" />}
      <details>
        <summary className="text-sm font-semibold">Headers</summary>
        <div className="docs-wide mt-1" tabIndex={0} role="region" aria-label="Response headers">
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
  if (isJson && text.length <= MAX_HIGHLIGHTED) return highlighted('JSON', text)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { language: isJson ? 'JSON' : 'Text', code: text, html: escaped }
}
