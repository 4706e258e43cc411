import { useCreateResetLink, type WatchedAccount } from '../../api/operator-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormError } from '../../parts/form.tsx'
import { LinkResult } from './link-result.tsx'

export function ResetLinkDialog({ account, onClose }: { account: WatchedAccount; onClose: () => void }) {
  const { mutate, data, error, isPending } = useCreateResetLink()
  const label = account.hasPassword ? 'Password reset link' : 'Link to set the password'
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      description={<span className="user-text">{account.email}</span>}
      actions={
        data ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={isPending} onClick={() => mutate(account._id)}>
              Generate link
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {error !== null && <FormError>{couldNot('generate the link', error)}</FormError>}
        {data ? (
          <LinkResult label={label} url={data.url} expiresAt={data.expiresAt} />
        ) : (
          <p className="text-ink-soft">
            {account.hasPassword
              ? 'Send this link to a user who can’t sign in. Their password doesn’t change until they use it.'
              : 'This account has no password yet. Send the link to its user to set the first one. Valid for 7 days.'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
