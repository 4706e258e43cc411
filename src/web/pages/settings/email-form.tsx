import { useState } from 'react'
import { useChangeOwnAccount } from '../../api/account-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { useToast } from '../../api/use-toast.ts'
import { ConfirmationField } from './confirmation-field.tsx'

export function EmailForm() {
  const { mutate, error, isPending } = useChangeOwnAccount()
  const { showSuccess } = useToast()
  const [formKey, setFormKey] = useState(0)
  const change = (body: { readonly email: string; readonly password: string }): void =>
    mutate(body, {
      onSuccess: ({ account }) => {
        setFormKey(formKey + 1)
        showSuccess(`Email updated to ${account.email}`)
      },
    })
  return (
    <Form key={formKey} fields={['email', 'password']} error={error} onSubmit={change}>
      <TextField
        label="New email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(error, '/email')}
      />
      <ConfirmationField error={error} />
      <div>
        <Button type="submit" busy={isPending}>
          Update email
        </Button>
      </div>
    </Form>
  )
}
