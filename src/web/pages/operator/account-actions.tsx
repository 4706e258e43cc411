import { EllipsisVertical, KeyRound, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type ServiceSummary, type WatchedAccount } from '../../api/operator.ts'
import { IconButton } from '../../parts/button.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { ChangeAccountDialog } from './change-account-dialog.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

export function AccountActions({ account, plans }: { account: WatchedAccount; plans: ServiceSummary['plans'] }) {
  const [isOpen, setOpen] = useState<'change' | 'reset'>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for ${account.email}`} />}>
        <MenuItem icon={SlidersHorizontal} onSelect={() => setOpen('change')}>
          Edit plan and role…
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => setOpen('reset')}>
          Password reset link…
        </MenuItem>
      </Menu>
      {isOpen === 'change' && <ChangeAccountDialog account={account} plans={plans} onClose={close} />}
      {isOpen === 'reset' && <ResetLinkDialog account={account} onClose={close} />}
    </>
  )
}
