import { useId, useState } from 'react'
import { useDeleteAccount } from '../../api/account-admin-queries.ts'
import type { WatchedAccount } from '../../api/operator-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'

/** The email must be typed, since nothing can be restored. */
export function DeleteAccountDialog({ account, onClose }: { account: WatchedAccount; onClose: () => void }) {
  const { _id, email, isBeingDeleted } = account
  const form = useId()
  const [typed, setTyped] = useState('')
  const { mutate, error, isPending } = useDeleteAccount()
  const { showSuccess } = useToast()
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()
  const remove = (): void => {
    if (!isConfirmed) return
    mutate(_id, {
      onSuccess: () => {
        onClose()
        showSuccess(`Deleted ${email}`)
      },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isBeingDeleted ? 'Complete the deletion?' : 'Delete account?'}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="danger" busy={isPending} disabled={!isConfirmed || isPending}>
            Delete account
          </Button>
        </>
      }
    >
      <Form id={form} fields={[]} error={error} onSubmit={remove}>
        <p className="text-ink-soft">
          This permanently deletes <strong className="text-ink user-text">{email}</strong> with all designs, templates,
          images, exports and API keys.{' '}
          {isBeingDeleted
            ? 'The deletion has begun, so some of this data may already be gone.'
            : 'This can’t be undone. To stop the account without losing its data, suspend it.'}
        </p>
        <TextField
          label="Type the email to confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
