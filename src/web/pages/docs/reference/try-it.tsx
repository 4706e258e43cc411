import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { IMAGE_UPLOAD_TYPES } from '../../../../document/upload-types.ts'
import { couldNot } from '../../../api/explain-error.ts'
import { Button } from '../../../parts/button.tsx'
import { PasswordField, SelectField, TextArea, TextField } from '../../../parts/field.tsx'
import { type Description, type Operation, type Parameter, resolveSchema, takesUpload } from './description.ts'
import { ReceivedResponse } from './received-response.tsx'
import { exampleBody } from './request-code.ts'
import { requestUrl, send } from './send-request.ts'
import { useTryKey } from './try-key.tsx'

export function TryIt({ operation, description }: { operation: Operation; description: Description }) {
  const [parameters, setParameters] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => textOf(exampleBody(operation)))
  const [file, setFile] = useState<File>()
  const { key } = useTryKey()
  const sending = useMutation({
    mutationFn: () =>
      send(
        operation,
        { parameters, body, file, key: isInternal(operation) ? '' : key.trim() },
        AbortSignal.timeout(60_000),
      ),
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-label={`Try it: ${operation.summary}`}
    >
      <Caller operation={operation} />
      {(operation.parameters ?? []).map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          description={description}
          value={parameters[parameter.name] ?? ''}
          onChange={(value) => setParameters({ ...parameters, [parameter.name]: value })}
        />
      ))}
      {exampleBody(operation) !== undefined && (
        <TextArea
          label="Request body"
          rows={Math.min(16, body.split('\n').length + 1)}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          spellCheck={false}
          className="font-mono text-sm"
        />
      )}
      {takesUpload(operation) && (
        <TextField
          label="File"
          type="file"
          accept={Object.keys(IMAGE_UPLOAD_TYPES).join()}
          required
          onChange={(event) => setFile(event.target.files?.[0])}
          className="py-1.5"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" icon={Send} busy={sending.isPending}>
          Send
        </Button>
        <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
          {operation.method} {requestUrl(operation, { parameters }).replace(location.origin, '')}
        </p>
      </div>
      {operation.method !== 'GET' && (
        <p className="text-sm text-ink-soft">This is a live request and will change your data.</p>
      )}
      <div aria-live="polite">
        {sending.error && <p className="text-sm font-medium text-bad">{couldNot('send the request', sending.error)}</p>}
        {sending.data && <ReceivedResponse received={sending.data} />}
      </div>
    </form>
  )
}

function isInternal({ path }: Operation): boolean {
  return path.startsWith('/web/')
}

function Caller({ operation }: { operation: Operation }) {
  const { session } = useRouteContext({ from: '__root__' })
  const { key, setKey } = useTryKey()
  const { account } = session
  const state = account === null ? 'You’re signed out.' : `You’re signed in as ${account.email}.`
  if (isInternal(operation)) return <p className="text-sm text-ink-soft">{state}</p>
  return (
    <PasswordField
      label="API key"
      hint={`${state} ${account === null ? 'Enter an API key to send requests.' : 'Leave empty to use your session, or paste an API key.'} It’s never stored.`}
      value={key}
      onChange={(event) => setKey(event.target.value)}
      autoComplete="off"
      placeholder="pl_…"
    />
  )
}

interface ParameterFieldProps {
  readonly parameter: Parameter
  readonly description: Description
  readonly value: string
  readonly onChange: (value: string) => void
}

function ParameterField({ parameter, description, value, onChange }: ParameterFieldProps) {
  const { name, required = false, schema } = parameter
  const { enum: choices } = resolveSchema(schema, description)
  const label = required ? name : `${name} (optional)`
  if (choices === undefined) {
    return (
      <TextField label={label} value={value} required={required} onChange={(event) => onChange(event.target.value)} />
    )
  }
  return (
    <SelectField label={label} value={value} required={required} onChange={(event) => onChange(event.target.value)}>
      <option value="">—</option>
      {choices.map((choice) => (
        <option key={String(choice)}>{String(choice)}</option>
      ))}
    </SelectField>
  )
}

function textOf(example: unknown): string {
  return example === undefined ? '' : JSON.stringify(example, null, 2)
}
