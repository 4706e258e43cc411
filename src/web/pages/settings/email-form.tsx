import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeOwnAccount } from '../../api/account-queries.ts'
import { emailChangeQuery, useCancelEmailChange } from '../../api/email-change-queries.ts'
import { couldNot, fieldError } from '../../api/explain-error.ts'
import { useSession } from '../../api/session-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ConfirmationField } from './confirmation-field.tsx'

export function EmailForm() {
  const { mutate, error, isPending } = useChangeOwnAccount()
  const { mail } = useSession()
  const { showSuccess } = useToast()
  const [formKey, setFormKey] = useState(0)
  const change = (body: { readonly email: string; readonly password: string }): void =>
    mutate(body, {
      onSuccess: ({ account }) => {
        setFormKey(formKey + 1)
        showSuccess(mail ? 'Open the link that we’ve emailed to the new address' : `Email updated to ${account.email}`)
      },
    })
  return (
    <div className="grid grid-cols-1 gap-6">
      {mail && <PendingEmail />}
      <Form key={formKey} fields={['email', 'password']} error={error} onSubmit={change}>
        <TextField
          label="New email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={mail ? 'We’ll email a link to this address. It is used once you open the link.' : undefined}
          error={fieldError(error, '/email')}
        />
        <ConfirmationField error={error} />
        <div>
          <Button type="submit" busy={isPending}>
            Update email
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Shows nothing if no change is waiting, or while that is unknown. */
function PendingEmail() {
  const { data } = useQuery(emailChangeQuery)
  const { mutate, isPending } = useCancelEmailChange()
  const { showSuccess, showError } = useToast()
  if (data === undefined || data.email === null || data.requestedAt === null) return null
  const cancel = (): void =>
    mutate(undefined, {
      onSuccess: () => showSuccess('Canceled the change of your email'),
      onError: (error) => showError(couldNot('cancel the change', error)),
    })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-well px-3.5 py-2.5"
    >
      <p className="min-w-0 text-sm text-ink-soft">
        Waiting for you to open the link sent to <strong className="text-ink user-text">{data.email}</strong>. Requested{' '}
        <RelativeTime at={data.requestedAt} />.
      </p>
      <Button busy={isPending} onClick={cancel}>
        Cancel change
      </Button>
    </div>
  )
}
