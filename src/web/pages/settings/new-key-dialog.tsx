import { useBlocker } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useCreateKey } from '../../api/key-queries.ts'
import { BASE_URL } from '../../api/platen.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckboxField, SelectField, TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { curlLine, LIFETIMES, newKeyOf } from './new-key.ts'

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { mutate, data, error, isPending } = useCreateKey()
  // Asks before the user leaves the page, since the key can't be shown again.
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, disabled: data === undefined })
  if (data) {
    const { key, secret } = data
    return (
      <Dialog
        open
        onClose={onClose}
        closing="by-action"
        title={`API key created: ${key.name}`}
        actions={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <CreatedKey secret={secret} line={curlLine({ secret, scopes: key.scopes }, BASE_URL)} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closing={isPending ? 'by-action' : 'easy'}
      title="Create API key"
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            Create API key
          </Button>
        </>
      }
    >
      <Form
        id={form}
        fields={['name', 'life', 'expiresAt', 'read', 'write', 'scopes']}
        error={error}
        onSubmit={(values) => mutate(newKeyOf(values, Date.now()))}
      >
        <TextField
          label="Name"
          name="name"
          hint="For example: Production website"
          maxLength={100}
          autoComplete="off"
          autoFocus
          error={fieldError(error, '/name')}
        />
        <ExpiryFields error={fieldError(error, '/expiresAt')} />
        <ScopeFields error={fieldError(error, '/scopes')} />
      </Form>
    </Dialog>
  )
}

function ExpiryFields({ error }: { error: string | undefined }) {
  const [life, setLife] = useState('never')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Expires"
        name="life"
        value={life}
        onChange={(event) => setLife(event.target.value)}
        error={life === 'date' ? undefined : error}
      >
        {LIFETIMES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {life === 'date' && (
        <TextField label="Expiration date" name="expiresAt" type="date" min={today()} error={error} />
      )}
    </div>
  )
}

function ScopeFields({ error }: { error: string | undefined }) {
  const id = useId()
  return (
    <fieldset className="grid gap-3" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-2 text-sm font-semibold">Permissions</legend>
      <CheckboxField name="read" label="Read" hint="View designs, templates, assets and exports" defaultChecked />
      <CheckboxField name="write" label="Write" hint="Create, edit, delete and export" defaultChecked />
      {error !== undefined && (
        <p id={id} role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Returns the local date as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function CreatedKey({ secret, line }: { secret: string; line: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex gap-3 rounded-md bg-warn-wash px-4 py-3 text-sm font-medium text-warn">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        Copy this key now — you won’t be able to see it again. Store it in a password manager.
      </p>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <code
          aria-label="API key"
          tabIndex={0}
          className="w-full rounded-md border border-rule-strong bg-well px-3 py-2.5 text-base break-all select-all"
        >
          {secret}
        </code>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Test it</h3>
        <CodeBlock code={line} label="curl command with this key" />
      </div>
    </div>
  )
}
