import type { AuditAction, AuditEntry } from '../../api/audit-queries.ts'

/** Labels of the actions, for the list and the filter. */
export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
  session_ended: 'Session ended',
  sessions_ended: 'Sessions ended',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  password_set: 'First password set',
  reset_link_created: 'Reset link created',
  email_change_requested: 'Email change requested',
  email_change_canceled: 'Email change canceled',
  email_changed: 'Email changed',
  two_factor_on: 'Two-factor turned on',
  two_factor_off: 'Two-factor turned off',
  recovery_codes_renewed: 'Recovery codes replaced',
  recovery_code_used: 'Recovery code used',
  second_step_failed: 'Sign-in code wrong',
  provider_linked: 'Provider linked',
  provider_unlinked: 'Provider unlinked',
  key_created: 'API key created',
  key_renamed: 'API key renamed',
  key_revoked: 'API key revoked',
  account_created: 'Account created',
  account_deleted: 'Account deleted',
  account_suspended: 'Account suspended',
  account_resumed: 'Account resumed',
  role_changed: 'Role changed',
  plan_changed: 'Plan changed',
  invitation_created: 'Invitation created',
  invitation_renewed: 'Invitation renewed',
  invitation_revoked: 'Invitation revoked',
  invitation_accepted: 'Invitation accepted',
  visibility_changed: 'Visibility changed',
  designs_deleted: 'Designs deleted',
  asset_deleted: 'Image deleted',
  template_published: 'Template published',
  template_changed: 'Template changed',
  template_deleted: 'Template deleted',
  export_retried: 'Export retried by an admin',
  mail_retried: 'Email sent again',
  mail_discarded: 'Email discarded',
  archive_downloaded: 'All data downloaded',
  secret_reset: 'Signing secret reset',
}

/** Actions that deserve attention. */
const ALARMING: ReadonlySet<AuditAction> = new Set([
  'sign_in_failed',
  'second_step_failed',
  'account_deleted',
  'account_suspended',
])

export function isAlarming({ action }: Pick<AuditEntry, 'action'>): boolean {
  return ALARMING.has(action)
}

/** Returns facts such as `free → pro`, `Website …x7Qd` or `wrong password`; empty if there are none. */
export function factsOf({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  const text = (name: string): string => {
    const value = (details as Readonly<Record<string, unknown>>)[name]
    return typeof value === 'string' ? value : ''
  }
  switch (action) {
    case 'plan_changed':
    case 'role_changed':
    case 'visibility_changed':
      return `${text('from')} → ${text('to')}`
    case 'email_changed':
    case 'email_change_requested':
    case 'mail_retried':
    case 'mail_discarded':
      return `to ${text('to')}`
    case 'sign_in':
      return [text('provider') && `with ${text('provider')}`, 'secondStep' in details ? 'with a code' : '']
        .filter(Boolean)
        .join(', ')
    case 'provider_linked':
    case 'provider_unlinked':
    case 'invitation_accepted':
      return text('provider')
    case 'sign_in_failed':
      return [text('reason'), text('provider')].filter(Boolean).join(', ')
    case 'key_created':
    case 'key_revoked':
    case 'key_renamed':
      return [text('name'), text('last4') && `…${text('last4')}`].filter(Boolean).join(' ')
    case 'invitation_created':
    case 'invitation_renewed':
    case 'invitation_revoked':
      return [text('email'), text('role'), text('plan')].filter(Boolean).join(', ')
    case 'designs_deleted':
      return countOf(details)
    case 'account_created':
      return [text('role'), text('plan')].filter(Boolean).join(', ')
    default:
      return ''
  }
}

/** Empty for a single one. */
function countOf({ count }: { readonly count?: unknown }): string {
  return typeof count === 'number' && count > 1 ? String(count) : ''
}

/** Who acted, from the point of view of an admin. */
export function actorText({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (actor.source === 'command line') return 'Command line'
  if (actor.source === 'visitor') return 'Not signed in'
  return actor.email ?? actor._id ?? 'An admin'
}
