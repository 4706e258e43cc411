import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Link2, Mail, MailX } from 'lucide-react'
import { useState } from 'react'
import {
  type Invitation,
  invitationsQuery,
  type SentInvitation,
  useRenewInvitation,
  useRevokeInvitation,
} from '../../api/account-admin-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { useToast } from '../../api/use-toast.ts'
import { Badge, type BadgeVariant } from '../../parts/badge.tsx'
import { Button, IconButton } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Pager } from '../../parts/pager.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'
import { LinkResult } from './link-result.tsx'

const COLUMNS = {
  email: { name: 'Invited' },
  state: { name: 'State' },
  plan: { name: 'Plan', from: 'sm' },
  expires: { name: 'Expires', from: 'sm' },
  actions: { name: 'Actions', isHidden: true },
} as const satisfies Record<string, Column>

const STATES: Readonly<Record<Invitation['state'], { label: string; variant: BadgeVariant }>> = {
  pending: { label: 'Pending', variant: 'busy' },
  accepted: { label: 'Accepted', variant: 'good' },
  expired: { label: 'Expired', variant: 'warn' },
  revoked: { label: 'Revoked', variant: 'plain' },
}

interface InvitationsTableProps {
  readonly page: number
  readonly hasMail: boolean
  readonly onPageChange: (page: number) => void
}

export function InvitationsTable({ page, hasMail, onPageChange }: InvitationsTableProps) {
  const { data, error, refetch } = useQuery(invitationsQuery(page))
  if (error && !data) {
    return <ErrorState error={error} title="Couldn’t load invitations" onRetry={() => void refetch()} />
  }
  if (!data) return <TableSkeleton label="Loading invitations…" />
  return (
    <>
      {data.invitations.length === 0 ? (
        <EmptyState icon={Mail} title="No invitations">
          Invite a person to give them an account with a role and a plan.
        </EmptyState>
      ) : (
        <Table label="Invitations" columns={Object.values(COLUMNS)}>
          {data.invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} hasMail={hasMail} />
          ))}
        </Table>
      )}
      <Pager {...{ page, onPageChange }} total={data.total} />
    </>
  )
}

function InvitationRow({ invitation, hasMail }: { invitation: Invitation; hasMail: boolean }) {
  const { email, role, plan, state, createdAt, expiresAt } = invitation
  const { label, variant } = STATES[state]
  return (
    <tr>
      <th scope="row" className={`${cellClass(COLUMNS.email)} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-semibold user-text">{email}</span>
          {role === 'owner' && <Badge variant="press">Owner</Badge>}
        </span>
        <span className="text-ink-soft">
          Created <RelativeTime at={createdAt} />
        </span>
      </th>
      <td className={cellClass(COLUMNS.state)}>
        <Badge variant={variant}>{label}</Badge>
      </td>
      <td className={`${cellClass(COLUMNS.plan)} user-text`}>{plan}</td>
      <td className={cellClass(COLUMNS.expires)}>
        {state === 'pending' || state === 'expired' ? <RelativeTime at={expiresAt} /> : '–'}
      </td>
      <td className={`${cellClass(COLUMNS.actions)} text-right`}>
        {(state === 'pending' || state === 'expired') && (
          <InvitationActions invitation={invitation} hasMail={hasMail} />
        )}
      </td>
    </tr>
  )
}

function InvitationActions({ invitation: { _id, email }, hasMail }: { invitation: Invitation; hasMail: boolean }) {
  const [sent, setSent] = useState<SentInvitation>()
  const renew = useRenewInvitation()
  const revoke = useRevokeInvitation()
  const { showSuccess, showError } = useToast()
  const send = (): void =>
    renew.mutate(
      { id: _id, send: true },
      {
        onSuccess: () => showSuccess(`Sent a new link to ${email}`),
        onError: (error) => showError(couldNot('send the invitation', error)),
      },
    )
  const createLink = (): void =>
    renew.mutate(
      { id: _id, send: false },
      { onSuccess: setSent, onError: (error) => showError(couldNot('create a new link', error)) },
    )
  const end = (): void =>
    revoke.mutate(_id, {
      onSuccess: () => showSuccess(`Revoked the invitation of ${email}`),
      onError: (error) => showError(couldNot('revoke the invitation', error)),
    })
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for the invitation of ${email}`} />}>
        {hasMail && (
          <MenuItem icon={Mail} onSelect={send}>
            Resend
          </MenuItem>
        )}
        <MenuItem icon={Link2} onSelect={createLink}>
          New link
        </MenuItem>
        <MenuItem icon={MailX} variant="danger" onSelect={end}>
          Revoke
        </MenuItem>
      </Menu>
      {sent && (
        <Dialog
          open
          onClose={() => setSent(undefined)}
          title="New invitation link"
          description={<span className="user-text">{email}</span>}
          actions={
            <Button variant="primary" onClick={() => setSent(undefined)}>
              Done
            </Button>
          }
        >
          <LinkResult label="Invitation link" url={sent.url} expiresAt={sent.invitation.expiresAt}>
            <p className="text-ink-soft">The former link no longer works.</p>
          </LinkResult>
        </Dialog>
      )}
    </>
  )
}
