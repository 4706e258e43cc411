/**
 * What an email is about, as stored until it is sent. Contains no link: those that sign in are
 * created when the email is sent, so that the database never holds one and they are valid from then.
 */
export type MailContent =
  /** Sent for any address; nothing is sent if it has no account. */
  | { readonly kind: 'password_reset' }
  /** A link to create an account, or a notice if there is one. */
  | { readonly kind: 'sign_up' }
  | { readonly kind: 'invitation'; readonly invitationId: string }
  /** To the new address. */
  | { readonly kind: 'email_confirmation'; readonly accountId: string }
  /** To the current address. */
  | { readonly kind: 'email_change_requested'; readonly email: string; readonly at: number }
  /** To the former address. */
  | { readonly kind: 'email_changed'; readonly email: string; readonly at: number }
  | { readonly kind: 'password_changed'; readonly at: number }
  /** The first password of an account that signs in with the provider. */
  | { readonly kind: 'password_set'; readonly at: number }
  | {
      readonly kind: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' | 'codes_guessed'
      readonly at: number
    }
  | { readonly kind: 'recovery_code_used'; readonly left: number; readonly at: number }
  | { readonly kind: 'provider_linked' | 'provider_unlinked'; readonly provider: string; readonly at: number }

export type MailKind = MailContent['kind']

export const MAIL_KINDS = [
  'password_reset',
  'sign_up',
  'invitation',
  'email_confirmation',
  'email_change_requested',
  'email_changed',
  'password_changed',
  'password_set',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'codes_guessed',
  'provider_linked',
  'provider_unlinked',
] as const satisfies readonly MailKind[]

export type MailDraft = MailContent & { readonly to: string }
