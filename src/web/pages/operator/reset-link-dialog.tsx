import { useMakeResetLink, type WatchedAccount } from '../../api/operator.ts'
import { messageOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormFault } from '../../parts/form.tsx'
import { exactTime } from '../../parts/format.ts'

/** Makes a link with which somebody sets a new password, to be handed to them. */
export function ResetLinkDialog({ account, onClose }: { account: WatchedAccount; onClose: () => void }) {
  const { mutate, data, error, isPending } = useMakeResetLink()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Link for a new password"
      description={<span className="user-text">{account.email}</span>}
      actions={
        data ? (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" busy={isPending} onClick={() => mutate(account._id)}>
              Make the link
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {error !== null && <FormFault>{messageOf(error)}</FormFault>}
        {data ? (
          <>
            <CodeBlock code={data.url} label="The link" />
            <p role="status" className="text-sm text-ink-soft">
              It works once, until {exactTime(data.expiresAt)}. Whoever opens it has the account: hand it on in private.
            </p>
          </>
        ) : (
          <p className="text-ink-soft">
            For somebody who has forgotten theirs. Their password stays as it is until they set another one with the
            link; then all their sessions end.
          </p>
        )}
      </div>
    </Dialog>
  )
}
