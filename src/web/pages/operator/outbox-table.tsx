import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, MailCheck, RefreshCw, Trash2 } from 'lucide-react'
import { couldNot } from '../../api/explain-error.ts'
import { type OutboxMail, outboxQuery, useDiscardMail, useRetryMail } from '../../api/mail-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { Badge } from '../../parts/badge.tsx'
import { IconButton } from '../../parts/button.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Pager } from '../../parts/pager.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { cellClass, type Column, Table, TableSkeleton } from '../../parts/table.tsx'
import { MAIL_LABELS } from './mail-labels.ts'

const COLUMNS = {
  mail: { name: 'Email' },
  state: { name: 'State' },
  reason: { name: 'Last attempt', from: 'sm' },
  actions: { name: 'Actions', isHidden: true },
} as const satisfies Record<string, Column>

interface OutboxTableProps {
  readonly page: number
  readonly onPageChange: (page: number) => void
}

/** Emails that have not been sent: failed ones first. */
export function OutboxTable({ page, onPageChange }: OutboxTableProps) {
  const { data, error, refetch } = useQuery(outboxQuery(page))
  if (error && !data) return <ErrorState error={error} title="Couldn’t load emails" onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton label="Loading emails…" />
  return (
    <>
      {data.mails.length === 0 ? (
        <EmptyState icon={MailCheck} title="All emails are sent">
          Emails that wait for the mail server, or that it rejected, are listed here.
        </EmptyState>
      ) : (
        <Table label="Unsent emails" columns={Object.values(COLUMNS)}>
          {data.mails.map((mail) => (
            <OutboxRow key={mail._id} mail={mail} />
          ))}
        </Table>
      )}
      <Pager {...{ page, onPageChange }} total={data.total} />
    </>
  )
}

function OutboxRow({ mail }: { mail: OutboxMail }) {
  const { kind, to, state, attempts, problem, createdAt } = mail
  return (
    <tr>
      <th scope="row" className={`${cellClass(COLUMNS.mail)} text-left font-normal`}>
        <span className="block text-base font-semibold">{MAIL_LABELS[kind]}</span>
        <span className="text-ink-soft">
          <span className="user-text">{to}</span> ·{' '}
          <span className="whitespace-nowrap">
            <RelativeTime at={createdAt} />
          </span>
        </span>
      </th>
      <td className={cellClass(COLUMNS.state)}>
        {state === 'failed' ? <Badge variant="bad">Failed</Badge> : <Badge variant="busy">Waiting</Badge>}
      </td>
      <td className={cellClass(COLUMNS.reason)}>
        {problem === null ? (
          <span className="text-ink-soft">{attempts === 0 ? 'None yet' : 'In progress'}</span>
        ) : (
          <>
            <span className="block user-text">{problem.detail}</span>
            {problem.reply !== null && <code className="block text-sm text-ink-soft user-text">{problem.reply}</code>}
            {state === 'waiting' && <span className="text-ink-soft">Attempt {attempts} · Retried automatically</span>}
          </>
        )}
      </td>
      <td className={`${cellClass(COLUMNS.actions)} text-right`}>
        <MailActions mail={mail} />
      </td>
    </tr>
  )
}

function MailActions({ mail: { _id, to } }: { mail: OutboxMail }) {
  const retry = useRetryMail()
  const discard = useDiscardMail()
  const { showSuccess, showError } = useToast()
  const sendAgain = (): void =>
    retry.mutate(_id, {
      onSuccess: () => showSuccess(`Sending the email to ${to} again`),
      onError: (error) => showError(couldNot('send the email again', error)),
    })
  const remove = (): void =>
    discard.mutate(_id, {
      onSuccess: () => showSuccess(`Discarded the email to ${to}`),
      onError: (error) => showError(couldNot('discard the email', error)),
    })
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for the email to ${to}`} />}>
      <MenuItem icon={RefreshCw} onSelect={sendAgain}>
        Send again
      </MenuItem>
      <MenuItem icon={Trash2} variant="danger" onSelect={remove}>
        Discard
      </MenuItem>
    </Menu>
  )
}
