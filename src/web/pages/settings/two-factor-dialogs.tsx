import { useId } from 'react'
import { fieldError } from '../../api/explain-error.ts'
import { useRenewRecoveryCodes, useTurnOffTwoFactor } from '../../api/two-factor-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { TextField } from '../../parts/field.tsx'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.tsx'
import { Form } from '../../parts/form.tsx'
import { ConfirmationField } from './confirmation-field.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, error, isPending } = useRenewRecoveryCodes()
  if (data) return <RecoveryCodesDialog codes={data.recoveryCodes} title="New recovery codes" onClose={onClose} />
  return (
    <CodeDialog
      title="Create new recovery codes?"
      verb="Create codes"
      variant="primary"
      {...{ error, isPending, onClose }}
      onSubmit={mutate}
    >
      Your previous recovery codes stop working.
    </CodeDialog>
  )
}

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { mutate, error, isPending } = useTurnOffTwoFactor()
  const { showSuccess } = useToast()
  const turnOff = (proof: CodeProof): void =>
    mutate(proof, {
      onSuccess: () => {
        onClose()
        showSuccess('Two-factor sign-in turned off')
      },
    })
  return (
    <CodeDialog
      title="Turn off two-factor sign-in?"
      verb="Turn off"
      variant="danger"
      {...{ error, isPending, onClose }}
      onSubmit={turnOff}
    >
      You’ll sign in without a code. Your recovery codes stop working.
    </CodeDialog>
  )
}

interface CodeProof {
  readonly password: string
  readonly code: string
}

interface CodeDialogProps extends Omit<FormDialogProps, 'form'> {
  readonly error: unknown
  readonly onSubmit: (proof: CodeProof) => void
}

/** Asks for the password and a code. */
function CodeDialog({ title, verb, variant, error, isPending, onClose, onSubmit, children }: CodeDialogProps) {
  const form = useId()
  return (
    <FormDialog {...{ title, verb, variant, form, isPending, onClose }}>
      <Form id={form} fields={['password', 'code']} error={error} onSubmit={onSubmit}>
        <p className="text-ink-soft">{children}</p>
        <ConfirmationField error={error} />
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint="From your authenticator app, or a recovery code."
          error={fieldError(error, '/code')}
        />
      </Form>
    </FormDialog>
  )
}
