import { Mail, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useCreateAccount, useCreateInvitation } from '../../api/account-admin-queries.ts'
import { fieldError } from '../../api/explain-error.ts'
import type { ServiceSummary } from '../../api/operator-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckboxField, TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.tsx'
import { LinkResult } from './link-result.tsx'
import { RightsFields, roleOf } from './rights-fields.tsx'

interface AddAccountProps {
  readonly plans: ServiceSummary['plans']
  readonly hasMail: boolean
}

/** The buttons that invite a person and create an account, with their dialogs. */
export function AddAccount({ plans, hasMail }: AddAccountProps) {
  const [opened, setOpened] = useState<'invite' | 'create'>()
  const close = (): void => setOpened(undefined)
  return (
    <>
      <Button icon={UserPlus} onClick={() => setOpened('create')}>
        Create account
      </Button>
      <Button icon={Mail} variant="primary" onClick={() => setOpened('invite')}>
        Invite
      </Button>
      {opened === 'invite' && <InviteDialog plans={plans} hasMail={hasMail} onClose={close} />}
      {opened === 'create' && <CreateDialog plans={plans} onClose={close} />}
    </>
  )
}

type Values = Readonly<Record<'email' | 'plan' | 'role', string>>

function InviteDialog({ plans, hasMail, onClose }: AddAccountProps & { onClose: () => void }) {
  const form = useId()
  const [isSent, setSent] = useState(hasMail)
  const { mutate, data, error, isPending, variables } = useCreateInvitation()
  const invite = ({ email, plan, role }: Values): void =>
    mutate({ email, plan, role: roleOf(role), send: hasMail && isSent })
  if (data) {
    return (
      <DoneDialog title="Invitation created" onClose={onClose}>
        <LinkResult label="Invitation link" url={data.url} expiresAt={data.invitation.expiresAt}>
          <p>
            {variables.send ? 'We’ve emailed this link to ' : 'Send this link to '}
            <strong className="user-text">{data.invitation.email}</strong>.
          </p>
        </LinkResult>
      </DoneDialog>
    )
  }
  return (
    <FormDialog title="Invite a person" verb="Create invitation" {...{ form, isPending, onClose }}>
      <Form id={form} fields={['email', 'plan', 'role']} error={error} onSubmit={invite}>
        <NewEmailField error={fieldError(error, '/email')} />
        <RightsFields plans={plans} error={error} />
        {hasMail ? (
          <CheckboxField
            label="Email the link"
            hint="Valid for 7 days. You can also copy it in the next step."
            checked={isSent}
            onChange={(event) => setSent(event.target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            You get a link, valid for 7 days, to send to this person. Email isn’t configured on this server.
          </p>
        )}
      </Form>
    </FormDialog>
  )
}

function CreateDialog({ plans, onClose }: { plans: AddAccountProps['plans']; onClose: () => void }) {
  const form = useId()
  const { mutate, data, error, isPending } = useCreateAccount()
  const { passwordSignIn, provider } = useSession()
  const create = ({ email, plan, role }: Values): void => mutate({ email, plan, role: roleOf(role) })
  if (data && data.link === undefined) {
    return (
      <DoneDialog title="Account created" onClose={onClose}>
        <p role="status">
          <strong className="user-text">{data.account.email}</strong> signs in with {provider}.
        </p>
      </DoneDialog>
    )
  }
  if (data) {
    return (
      <DoneDialog title="Account created" onClose={onClose}>
        <LinkResult label="Link to set the password" url={data.link.url} expiresAt={data.link.expiresAt}>
          <p>
            With this link, <strong className="user-text">{data.account.email}</strong> sets the password and signs in.
          </p>
        </LinkResult>
      </DoneDialog>
    )
  }
  return (
    <FormDialog title="Create account" verb="Create account" {...{ form, isPending, onClose }}>
      <Form id={form} fields={['email', 'plan', 'role']} error={error} onSubmit={create}>
        <NewEmailField error={fieldError(error, '/email')} />
        <RightsFields plans={plans} error={error} />
        <p className="text-sm text-ink-soft">
          {passwordSignIn
            ? 'You get a link to set the password, valid for 7 days. The account exists at once, with or without it.'
            : `This person signs in with ${provider ?? 'the provider'} and this email.`}
        </p>
      </Form>
    </FormDialog>
  )
}

function NewEmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="off"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  )
}

function DoneDialog({ title, onClose, children }: Pick<FormDialogProps, 'title' | 'onClose' | 'children'>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
