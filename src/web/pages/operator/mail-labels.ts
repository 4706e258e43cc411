import type { OutboxMail } from '../../api/mail-queries.ts'

export const MAIL_LABELS: Readonly<Record<OutboxMail['kind'], string>> = {
  password_reset: 'Password reset',
  sign_up: 'Sign-up link',
  invitation: 'Invitation',
  email_confirmation: 'Confirmation of a new email',
  email_change_requested: 'Notice: email change requested',
  email_changed: 'Notice: email changed',
  password_changed: 'Notice: password changed',
  password_set: 'Notice: password set',
  two_factor_on: 'Notice: two-factor sign-in turned on',
  two_factor_off: 'Notice: two-factor sign-in turned off',
  recovery_codes_renewed: 'Notice: recovery codes replaced',
  recovery_code_used: 'Notice: recovery code used',
  codes_guessed: 'Notice: too many wrong codes',
  provider_linked: 'Notice: sign-in provider linked',
  provider_unlinked: 'Notice: sign-in provider unlinked',
}
