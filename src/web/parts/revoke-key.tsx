import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { couldNot } from '../api/explain-error.ts'
import { useToast } from '../api/use-toast.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog.tsx'

interface RevokeKeyProps {
  readonly id: string
  readonly name: string
  /** `useRevokeKey`, or `useRevokeAccountKey` for the key of another account. */
  readonly revocation: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>
}

export function RevokeKey({ id, name, revocation: { mutate, isPending } }: RevokeKeyProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { showSuccess, showError } = useToast()
  const revoke = (): void =>
    mutate(id, {
      onSuccess: () => showSuccess('Key revoked'),
      onError: (error) => showError(couldNot('revoke the key', error)),
      onSettled: () => setConfirming(false),
    })
  return (
    <>
      <Button height="small" variant="danger" aria-label={`Revoke ${name}`} onClick={() => setConfirming(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Revoke ${name}?`}
        verb="Revoke key"
        busy={isPending}
        onConfirm={revoke}
      >
        Apps using this key will immediately lose access. This can’t be undone.
      </ConfirmDialog>
    </>
  )
}
