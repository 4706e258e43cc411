import { Play } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { BASE_URL } from '../../../api/platen.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { ExampleBlock } from '../example-block.tsx'
import { Responses } from './responses.tsx'
import { responseExample, type Description, isStream, type Operation, takesUpload } from './description.ts'
import { FieldList, FieldRow } from './field-list.tsx'
import { highlighted } from './highlight.ts'
import { MethodName } from './method-name.tsx'
import { Prose } from './prose.tsx'
import { requestCode } from './request-code.ts'
import { TryIt } from './try-it.tsx'

interface OperationSectionProps {
  readonly operation: Operation
  readonly description: Description
  readonly place: string
}

export const OperationSection = memo(function OperationSection({
  operation,
  description,
  place,
}: OperationSectionProps) {
  const { operationId, summary, method, path } = operation
  return (
    <section
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      tabIndex={-1}
      className="docs-operation grid gap-x-10 gap-y-4 border-t border-rule py-10 outline-none xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      <div className="min-w-0">
        <h3 id={`${operationId}-title`} className="text-lg">
          <a href={`${BASE_URL}/${place}#${operationId}`} className="hover:underline">
            {summary}
          </a>
        </h3>
        <p className="mt-1 flex items-baseline gap-2">
          <MethodName method={method} />
          <code className="text-sm wrap-anywhere">{path}</code>
        </p>
        <Prose text={operation.description} className="mt-3" />
        <Parameters operation={operation} description={description} />
        <Body operation={operation} description={description} />
        <Responses operation={operation} description={description} />
      </div>
      <div className="min-w-0 self-start xl:sticky xl:top-20">
        <Request operation={operation} />
        <TryItButton operation={operation} description={description} />
        <ResponseExample operation={operation} />
      </div>
    </section>
  )
})

function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h4 className="mb-1 font-semibold">{title}</h4>
      {children}
    </div>
  )
}

const LOCATIONS = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const

function Parameters({ operation, description }: Omit<OperationSectionProps, 'place'>) {
  return LOCATIONS.map(([place, title]) => {
    const found = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    if (found.length === 0) return null
    return (
      <Subsection key={place} title={title}>
        <ul>
          {found.map(({ name, schema, required = false, description: text }) => (
            <FieldRow
              key={name}
              name={name}
              schema={text === undefined ? schema : { ...schema, description: text }}
              isRequired={required}
              description={description}
            />
          ))}
        </ul>
      </Subsection>
    )
  })
}

function Body({ operation, description }: Omit<OperationSectionProps, 'place'>) {
  const { requestBody } = operation
  if (requestBody === undefined) return null
  if (takesUpload(operation)) {
    const types = Object.keys(requestBody.content)
    const form = requestBody.content['multipart/form-data']?.schema
    return (
      <Subsection title="Request body">
        <p className="text-sm">
          The file as the raw body with one of these types:{' '}
          {types.filter((type) => type !== 'multipart/form-data').join(', ')}. Or a multipart/form-data form:
        </p>
        {form && <FieldList schema={form} description={description} />}
      </Subsection>
    )
  }
  const schema = requestBody.content['application/json']?.schema
  if (schema === undefined) return null
  return (
    <Subsection title={requestBody.required === false ? 'Request body (optional)' : 'Request body'}>
      <FieldList schema={schema} description={description} />
    </Subsection>
  )
}

function Request({ operation }: { operation: Operation }) {
  const request = requestCode(operation).map(({ language, code }) => highlighted(language, code))
  return <ExampleBlock examples={request} label={`Request: ${operation.summary}`} />
}

function ResponseExample({ operation }: { operation: Operation }) {
  const response = responseExample(operation)
  if (response === undefined) return null
  const example = { ...highlighted('JSON', JSON.stringify(response, null, 2)), language: 'Response' }
  return <ExampleBlock examples={[example]} label={operation.summary} />
}

function TryItButton({ operation, description }: Omit<OperationSectionProps, 'place'>) {
  const [isOpen, setOpen] = useState(false)
  if (isStream(operation)) return null
  return (
    <>
      <Button icon={Play} onClick={() => setOpen(true)} aria-label={`Try it: ${operation.summary}`}>
        Try it
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={operation.summary}
        description={`${operation.method} ${operation.path}`}
        width="wide"
      >
        <TryIt operation={operation} description={description} />
      </Dialog>
    </>
  )
}
