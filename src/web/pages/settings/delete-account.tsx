import { useId, useState } from 'react'
import { useDeleteOwnAccount } from '../../api/account-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { ConfirmationField } from './confirmation-field.tsx'

const PHRASE = 'delete everything'

export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account…
      </Button>
      {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useId()
  const [typed, setTyped] = useState('')
  const { mutate, error, isPending } = useDeleteOwnAccount()
  const isConfirmed = typed.trim().toLowerCase() === PHRASE
  const remove = ({ password }: { readonly password: string }): void => {
    if (isConfirmed) mutate({ password })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete account?"
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="danger" busy={isPending} disabled={!isConfirmed || isPending}>
            Delete everything
          </Button>
        </>
      }
    >
      <Form id={form} fields={['password']} error={error} onSubmit={remove}>
        <p className="text-ink-soft">
          This permanently deletes all designs, templates, images, exports and API keys for{' '}
          <strong className="text-ink user-text">{email}</strong>. This can’t be undone.
        </p>
        <TextField
          label={`Type “${PHRASE}”`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ConfirmationField error={error} />
      </Form>
    </Dialog>
  )
}
