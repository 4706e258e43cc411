import { useUnlinkAccount } from '../../api/account-admin-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import type { WatchedAccount } from '../../api/operator-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'

interface UnlinkAccountDialogProps {
  readonly account: WatchedAccount
  /** Name of the sign-in provider. */
  readonly provider: string
  readonly onClose: () => void
}

export function UnlinkAccountDialog({ account: { _id, email }, provider, onClose }: UnlinkAccountDialogProps) {
  const { mutate, isPending } = useUnlinkAccount()
  const { showError, showSuccess } = useToast()
  const unlink = (): void =>
    mutate(_id, {
      onSuccess: () => showSuccess(`${email} unlinked from ${provider}`),
      onError: (error) => showError(couldNot(`unlink ${email}`, error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Unlink from ${provider}?`}
      verb="Unlink"
      busy={isPending}
      onConfirm={unlink}
    >
      The next person who signs in with {provider} and the verified email{' '}
      <strong className="text-ink user-text">{email}</strong> gets this account. Browsers stay signed in: to end them
      too, choose Sign out everywhere.
    </ConfirmDialog>
  )
}
