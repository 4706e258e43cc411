import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useChangeOwnAccount } from '../../api/account.ts'
import { faultOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { PasswordField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { useToast } from '../../parts/toast.tsx'
import { NewPasswordField } from '../account/credential-fields.tsx'

export function PasswordForm() {
  const { me } = useRouteContext({ from: '/signed-in' })
  const { mutate, error, isPending } = useChangeOwnAccount()
  const { say } = useToast()
  // A form that was done begins anew, empty.
  const [round, setRound] = useState(0)
  const change = (body: { readonly password: string; readonly newPassword: string }): void =>
    mutate(body, {
      onSuccess: () => {
        setRound(round + 1)
        say('Your password is changed. All other sessions ended.')
      },
    })
  return (
    <Form key={round} fields={['password', 'newPassword']} error={error} onSend={change}>
      {/* Tells password managers whose it is. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        error={faultOf(error, '/password')}
      />
      <NewPasswordField label="New password" name="newPassword" error={faultOf(error, '/newPassword')} />
      <div>
        <Button type="submit" busy={isPending}>
          Change the password
        </Button>
      </div>
    </Form>
  )
}
