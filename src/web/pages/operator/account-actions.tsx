import {
  Ban,
  EllipsisVertical,
  History,
  KeyRound,
  Link2,
  LogOut,
  Play,
  ShieldOff,
  SlidersHorizontal,
  Trash2,
  Unlink,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useResumeAccount, useSignOutAccount, useSuspendAccount } from '../../api/account-admin-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import type { ServiceSummary, WatchedAccount } from '../../api/operator-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { IconButton } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { AccountKeysDialog } from './account-keys-dialog.tsx'
import { ChangeAccountDialog } from './change-account-dialog.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { RemoveTwoFactorDialog } from './remove-two-factor-dialog.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { UnlinkAccountDialog } from './unlink-account-dialog.tsx'

interface AccountActionsProps {
  readonly account: WatchedAccount
  readonly plans: ServiceSummary['plans']
  /** Whether it is the admin's own account, which is suspended and deleted elsewhere or not at all. */
  readonly isOwn: boolean
}

type Opened = 'change' | 'reset' | 'keys' | 'two-factor' | 'unlink' | 'sign-out' | 'suspend' | 'delete'

export function AccountActions({ account, plans, isOwn }: AccountActionsProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const navigate = useNavigate({ from: '/operator' })
  const resume = useResume(account)
  const { isBeingDeleted } = account
  const { provider } = useSession()
  const isSuspended = account.suspendedAt !== null
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for ${account.email}`} />}>
        <MenuItem icon={SlidersHorizontal} onSelect={() => setOpened('change')}>
          Edit plan and role…
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => setOpened('keys')}>
          API keys…
        </MenuItem>
        <MenuItem icon={History} onSelect={() => void navigate({ search: { view: 'activity', q: account._id } })}>
          Activity
        </MenuItem>
        {!isSuspended && (
          <MenuItem icon={Link2} onSelect={() => setOpened('reset')}>
            {account.hasPassword ? 'Password reset link…' : 'Link to set password…'}
          </MenuItem>
        )}
        {account.twoFactor && (
          <MenuItem icon={ShieldOff} onSelect={() => setOpened('two-factor')}>
            Turn off two-factor sign-in…
          </MenuItem>
        )}
        {account.hasProvider && provider !== null && (
          <MenuItem icon={Unlink} onSelect={() => setOpened('unlink')}>
            Unlink from {provider}…
          </MenuItem>
        )}
        {!isOwn && (
          <>
            <MenuLine />
            {!isSuspended && (
              <MenuItem icon={LogOut} onSelect={() => setOpened('sign-out')}>
                Sign out everywhere…
              </MenuItem>
            )}
            {!isSuspended && (
              <MenuItem icon={Ban} onSelect={() => setOpened('suspend')}>
                Suspend…
              </MenuItem>
            )}
            {isSuspended && !isBeingDeleted && (
              <MenuItem icon={Play} onSelect={resume}>
                Resume
              </MenuItem>
            )}
            <MenuItem icon={Trash2} variant="danger" onSelect={() => setOpened('delete')}>
              {isBeingDeleted ? 'Complete deletion…' : 'Delete account…'}
            </MenuItem>
          </>
        )}
      </Menu>
      {opened === 'change' && <ChangeAccountDialog account={account} plans={plans} onClose={close} />}
      {opened === 'reset' && <ResetLinkDialog account={account} onClose={close} />}
      {opened === 'two-factor' && <RemoveTwoFactorDialog account={account} onClose={close} />}
      {opened === 'unlink' && <UnlinkAccountDialog account={account} provider={provider ?? ''} onClose={close} />}
      {opened === 'keys' && <AccountKeysDialog account={account} onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog account={account} onClose={close} />}
      {opened === 'suspend' && <SuspendDialog account={account} onClose={close} />}
      {opened === 'sign-out' && <SignOutDialog account={account} onClose={close} />}
    </>
  )
}

function useResume({ _id, email }: WatchedAccount): () => void {
  const { mutate } = useResumeAccount()
  const { showSuccess, showError } = useToast()
  return () =>
    mutate(_id, {
      onSuccess: () => showSuccess(`Resumed ${email}`),
      onError: (error) => showError(couldNot(`resume ${email}`, error)),
    })
}

interface DialogProps {
  readonly account: WatchedAccount
  readonly onClose: () => void
}

function SuspendDialog({ account: { _id, email }, onClose }: DialogProps) {
  const { mutate, isPending } = useSuspendAccount()
  const { showSuccess, showError } = useToast()
  const suspend = (): void =>
    mutate(_id, {
      onSuccess: () => showSuccess(`Suspended ${email}`),
      onError: (error) => showError(couldNot(`suspend ${email}`, error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Suspend ${email}?`}
      verb="Suspend account"
      busy={isPending}
      onConfirm={suspend}
    >
      This person is signed out, and their API keys, shared designs and links stop working at once. Their data is kept,
      and you can resume the account at any time.
    </ConfirmDialog>
  )
}

function SignOutDialog({ account: { _id, email }, onClose }: DialogProps) {
  const { mutate, isPending } = useSignOutAccount()
  const { showSuccess, showError } = useToast()
  const signOut = (): void =>
    mutate(_id, {
      onSuccess: ({ ended }) => showSuccess(`Signed out ${counted(ended, 'session')} of ${email}`),
      onError: (error) => showError(couldNot(`sign out ${email}`, error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Sign out ${email}?`}
      verb="Sign out everywhere"
      busy={isPending}
      onConfirm={signOut}
    >
      Every browser is signed out. API keys keep working.
    </ConfirmDialog>
  )
}
