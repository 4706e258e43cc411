import { useId } from 'react'
import { type ServiceSummary, useChangeAccount, type WatchedAccount } from '../../api/operator-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { counted } from '../../parts/format-text.ts'
import { Form } from '../../parts/form.tsx'
import { useToast } from '../../api/use-toast.ts'

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
      { id: account._id, plan, role: role === 'owner' ? 'owner' : 'member' },
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
        <SelectField label="Plan" name="plan" defaultValue={account.plan} error={fieldError(error, '/plan')}>
          {plans.map(({ name, requestsPerMinute }) => (
            <option key={name} value={name}>
              {name}: {counted(requestsPerMinute, 'request')}/min
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Role"
          name="role"
          defaultValue={account.role}
          hint="Owners can access the admin area."
          error={fieldError(error, '/role')}
        >
          <option value="member">Member</option>
          <option value="owner">Owner</option>
        </SelectField>
      </Form>
    </Dialog>
  )
}
