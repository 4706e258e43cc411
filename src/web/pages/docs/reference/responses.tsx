import { useState } from 'react'
import { BASE_URL } from '../../../api/platen.ts'
import { Badge } from '../../../parts/badge.tsx'
import {
  type Response,
  type Description,
  type Operation,
  type Problem,
  problemsOf,
  successesOf,
} from './description.ts'
import { FieldRow } from './field-list.tsx'
import { Prose } from './prose.tsx'

interface ResponsesProps {
  readonly operation: Operation
  readonly description: Description
}

export function Responses({ operation, description }: ResponsesProps) {
  return (
    <div className="mt-6">
      <h4 className="mb-1 font-semibold">Responses</h4>
      <ul>
        {successesOf(operation).map(([status, response]) => (
          <Success key={status} status={status} response={response} description={description} />
        ))}
      </ul>
      <Problems operation={operation} description={description} />
    </div>
  )
}

function Success({ status, response, description }: { status: string; response: Response; description: Description }) {
  const schema = response.content?.['application/json']?.schema
  const headers = Object.keys(response.headers ?? {}).filter((name) => !/^X-/.test(name))
  return (
    <li className="border-t border-rule py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-2 text-sm">
        <Badge variant={status.startsWith('2') ? 'good' : 'plain'}>{status}</Badge>
        {response.description}
      </p>
      {schema !== undefined && (
        <ul className="mt-1">
          <FieldRow name="body" schema={{ ...schema, description: '' }} isRequired={false} description={description} />
        </ul>
      )}
      {headers.map((name) => (
        <div key={name} className="mt-1.5 text-sm">
          <code className="font-semibold">{name}</code>
          <Prose text={description.components.headers[name]?.description ?? ''} className="text-ink-soft" />
        </div>
      ))}
    </li>
  )
}

/** Renders the error codes on demand, since every operation has nearly the same ones. */
function Problems({ operation, description }: ResponsesProps) {
  const [isOpen, setOpen] = useState(false)
  const problems = problemsOf(operation, description)
  return (
    <details className="border-t border-rule py-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-sm font-semibold">Error codes ({problems.length})</summary>
      {isOpen && <ProblemTable problems={problems} label={`Error codes: ${operation.summary}`} />}
    </details>
  )
}

function ProblemTable({ problems, label }: { problems: readonly Problem[]; label: string }) {
  return (
    <div className="docs-wide mt-2" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, title, status }) => (
            <tr key={code}>
              <td className="tabular-nums">{status}</td>
              <td>
                <a href={`${BASE_URL}/problems/${code}`} className="font-mono underline underline-offset-4">
                  {code}
                </a>
              </td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
