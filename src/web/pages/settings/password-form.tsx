import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useChangeOwnAccount } from '../../api/account-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { Form } from '../../parts/form.tsx'
import { useToast } from '../../api/use-toast.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { NewPasswordField } from '../account/credential-fields.tsx'

export function PasswordForm() {
  const { me } = useRouteContext({ from: '/signed-in' })
  const { mutate, error, isPending } = useChangeOwnAccount()
  const { showSuccess } = useToast()
  const [formKey, setFormKey] = useState(0)
  const change = (body: { readonly password: string; readonly newPassword: string }): void =>
    mutate(body, {
      onSuccess: () => {
        setFormKey(formKey + 1)
        showSuccess('Password updated. Other sessions were signed out.')
      },
    })
  return (
    <Form key={formKey} fields={['password', 'newPassword']} error={error} onSubmit={change}>
      {/* Lets password managers identify the account. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      <ConfirmationField label="Current password" error={error} />
      <NewPasswordField label="New password" name="newPassword" error={fieldError(error, '/newPassword')} />
      <div>
        <Button type="submit" busy={isPending}>
          Update password
        </Button>
      </div>
    </Form>
  )
}
