import { useId } from 'react'
import { type ServiceSummary, useChangeAccount, type WatchedAccount } from '../../api/operator-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Form } from '../../parts/form.tsx'
import { useToast } from '../../api/use-toast.ts'
import { RightsFields, roleOf } from './rights-fields.tsx'

interface ChangeAccountProps {
  readonly account: WatchedAccount
  readonly plans: ServiceSummary['plans']
  readonly onClose: () => void
}

export function ChangeAccountDialog({ account, plans, onClose }: ChangeAccountProps) {
  const form = useId()
  const { mutate, error, isPending } = useChangeAccount()
  const { showSuccess } = useToast()
  const change = ({ plan, role }: { readonly plan: string; readonly role: string }): void =>
    mutate(
      { id: account._id, plan, role: roleOf(role) },
      {
        onSuccess: () => {
          onClose()
          showSuccess('Account updated')
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit plan and role"
      description={<span className="user-text">{account.email}</span>}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} fields={['plan', 'role']} error={error} onSubmit={change}>
        <RightsFields plans={plans} plan={account.plan} role={account.role} error={error} />
      </Form>
    </Dialog>
  )
}
