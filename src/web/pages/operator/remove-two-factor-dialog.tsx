import { useRemoveTwoFactor, type WatchedAccount } from '../../api/operator-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { useToast } from '../../api/use-toast.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'

export function RemoveTwoFactorDialog({ account, onClose }: { account: WatchedAccount; onClose: () => void }) {
  const { mutate, isPending } = useRemoveTwoFactor()
  const { showError, showSuccess } = useToast()
  const remove = (): void =>
    mutate(account._id, {
      onSuccess: () => showSuccess('Two-factor sign-in turned off'),
      onError: (error) => showError(couldNot('turn off two-factor sign-in', error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Turn off two-factor sign-in?"
      verb="Turn off"
      busy={isPending}
      onConfirm={remove}
    >
      <strong className="text-ink user-text">{account.email}</strong> will sign in with only a password. Make sure that
      the request really comes from the person: an attacker with a stolen password would ask for the same.
    </ConfirmDialog>
  )
}
