import { useId } from 'react'
import { fieldError } from '../../api/explain-error.ts'
import { type TwoFactorSetup, useSetUpTwoFactor, useTurnOnTwoFactor } from '../../api/two-factor-queries.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { ConfirmationField } from './confirmation-field.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Three steps: the password, the app's first code, and the recovery codes. */
export function TwoFactorSetupDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { mutate, data, error, isPending } = useSetUpTwoFactor()
  if (data) return <AppDialog setup={data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up two-factor sign-in"
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            Continue
          </Button>
        </>
      }
    >
      <Form id={form} fields={['password']} error={error} onSubmit={(body) => mutate(body)}>
        <p className="text-ink-soft">
          You need an authenticator app, for example on your phone, or a password manager that creates codes.
        </p>
        <ConfirmationField error={error} />
      </Form>
    </Dialog>
  )
}

function AppDialog({ setup, onClose }: { setup: TwoFactorSetup; onClose: () => void }) {
  const form = useId()
  const { mutate, data, error, isPending } = useTurnOnTwoFactor()
  if (data) return <RecoveryCodesDialog codes={data.recoveryCodes} title="Two-factor sign-in is on" onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Connect your authenticator app"
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            Turn on
          </Button>
        </>
      }
    >
      <Form id={form} fields={['code']} error={error} onSubmit={({ code }) => mutate({ token: setup.token, code })}>
        <div className="grid grid-cols-1 justify-items-center gap-4">
          <p className="justify-self-start text-ink-soft">Scan this code with the app, or type the secret into it.</p>
          <QrCode text={setup.uri} label="QR code of the secret" />
          <div className="flex w-full items-center gap-2 rounded-md border border-rule-strong bg-well py-1.5 pr-1.5 pl-3">
            <code aria-label="Secret" className="min-w-0 flex-1 text-sm break-words select-all">
              {setup.secret.match(/.{4}/g)?.join(' ')}
            </code>
            <CopyButton text={setup.secret} name="Copy secret" />
          </div>
        </div>
        <TextField
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          hint="Six digits. Your other devices will be signed out."
          error={fieldError(error, '/code')}
        />
      </Form>
    </Dialog>
  )
}
