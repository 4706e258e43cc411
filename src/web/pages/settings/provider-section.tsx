import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { providerLinkQuery, useLinkProvider, useUnlinkProvider } from '../../api/provider-queries.ts'
import { useSession } from '../../api/session-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { dayOf } from '../../parts/format-text.ts'
import { Form, FormError } from '../../parts/form.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { providerProblem } from '../account/provider-problem.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { Section } from './section.tsx'

/** The link of the account to the sign-in provider. */
export function ProviderSection({ name, problem }: { name: string; problem: string | undefined }) {
  return (
    <Section title={`Sign-in with ${name}`} hint={`Sign in with your ${name} account instead of a password.`}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        {problem !== undefined && <FormError>{providerProblem(problem, name)}</FormError>}
        <Link name={name} />
      </div>
    </Section>
  )
}

function Link({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(providerLinkQuery)
  const { confirmation } = useSession()
  const [open, setOpen] = useState<'link' | 'unlink'>()
  const close = (): void => setOpen(undefined)
  if (error && !data) {
    return <ErrorState error={error} title={`Couldn’t load ${name}`} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton className="h-9 w-48" />
  return (
    <>
      {data.linkedAt === null ? (
        <Button onClick={() => setOpen('link')}>Link {name}…</Button>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge variant="good">Linked</Badge>
            <span className="text-sm text-ink-soft">
              <span className="user-text">{data.email}</span> · Since <span data-varies>{dayOf(data.linkedAt)}</span>
            </span>
          </p>
          {confirmation === 'password' && (
            <Button variant="danger" onClick={() => setOpen('unlink')}>
              Unlink…
            </Button>
          )}
        </div>
      )}
      {open === 'link' && <LinkDialog name={name} onClose={close} />}
      {open === 'unlink' && <UnlinkDialog name={name} onClose={close} />}
    </>
  )
}

interface DialogProps {
  readonly name: string
  readonly onClose: () => void
}

function LinkDialog({ name, onClose }: DialogProps) {
  const form = useId()
  const { mutate, error, isPending } = useLinkProvider()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Link ${name}`}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            Continue to {name}
          </Button>
        </>
      }
    >
      <Form id={form} fields={['password']} error={error} onSubmit={(body) => mutate(body)}>
        <p className="text-ink-soft">
          You’ll sign in at {name} once. Everyone who can sign in there as you can then sign in here.
        </p>
        <ConfirmationField error={error} />
      </Form>
    </Dialog>
  )
}

function UnlinkDialog({ name, onClose }: DialogProps) {
  const form = useId()
  const { mutate, error, isPending } = useUnlinkProvider()
  const { showSuccess } = useToast()
  const unlink = (body: { readonly password: string }): void =>
    mutate(body, {
      onSuccess: () => {
        onClose()
        showSuccess(`${name} unlinked`)
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Unlink ${name}?`}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="danger" busy={isPending}>
            Unlink
          </Button>
        </>
      }
    >
      <Form id={form} fields={['password']} error={error} onSubmit={unlink}>
        <p className="text-ink-soft">You’ll sign in with your password.</p>
        <ConfirmationField error={error} />
      </Form>
    </Dialog>
  )
}
