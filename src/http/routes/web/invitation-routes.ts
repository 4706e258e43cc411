import { rejectIssues } from '../../../failure.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed, named } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { ME_EXAMPLE, SignedIn } from './web-schemas.ts'
import {
  InvitationList,
  SentInvitation,
  Invitation,
  NewInvitation,
  RenewedInvitation,
  InvitationToken,
  InvitedPerson,
  Acceptance,
  INVITATION,
  TOKEN,
  SENT_INVITATION,
} from './invitation-schemas.ts'

const PATH = '/web/operator/invitations'

export const invitationOperations = {
  listInvitations: {
    id: 'listInvitations',
    method: 'GET',
    path: PATH,
    tag: 'Operator',
    summary: 'List invitations',
    description: 'Newest first. Invitations are deleted 30 days after they expired.',
    needs: 'owner',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of invitations.',
      schema: InvitationList,
      example: { invitations: [INVITATION], total: 1 },
    },
    failures: [],
  },
  createInvitation: {
    id: 'createInvitation',
    method: 'POST',
    path: PATH,
    tag: 'Operator',
    summary: 'Invite a person',
    description:
      'Creates a one-time link to create an account with this email, role and plan. Revokes a pending invitation for the same email.',
    needs: 'owner',
    body: NewInvitation,
    bodyExample: { email: 'new@example.com', role: 'member', plan: 'pro', send: true },
    answer: {
      status: 201,
      description: 'The invitation and its link.',
      schema: SentInvitation,
      example: SENT_INVITATION,
    },
    failures: ['account_exists', 'mail_not_configured'],
  },
  renewInvitation: {
    id: 'renewInvitation',
    method: 'POST',
    path: `${PATH}/:id/renew`,
    tag: 'Operator',
    summary: 'Renew an invitation',
    description: 'Creates a new link, also for an expired invitation. The former link stops working.',
    needs: 'owner',
    body: RenewedInvitation,
    bodyExample: { send: true },
    answer: {
      status: 200,
      description: 'The invitation and its link.',
      schema: SentInvitation,
      example: SENT_INVITATION,
    },
    failures: ['not_found', 'invitation_closed', 'mail_not_configured'],
  },
  revokeInvitation: {
    id: 'revokeInvitation',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag: 'Operator',
    summary: 'Revoke an invitation',
    description: 'The link stops working immediately.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The invitation.',
      schema: named('RevokedInvitation', closed({ invitation: Invitation }), 'The revoked invitation.'),
      example: { invitation: { ...INVITATION, state: 'revoked' } },
    },
    failures: ['not_found', 'invitation_closed'],
  },
  openInvitation: {
    id: 'openInvitation',
    method: 'POST',
    path: '/web/invitation',
    tag: 'Session',
    summary: 'Open an invitation',
    description: 'Returns the email of the account to create. Does not use up the link.',
    needs: 'nothing',
    body: InvitationToken,
    bodyExample: { token: TOKEN },
    answer: {
      status: 200,
      description: 'The invited person.',
      schema: InvitedPerson,
      example: { email: 'new@example.com' },
    },
    failures: ['invitation_invalid'],
  },
  acceptInvitation: {
    id: 'acceptInvitation',
    method: 'POST',
    path: '/web/invitation/accept',
    tag: 'Session',
    summary: 'Accept an invitation',
    description: 'Creates the account and starts a session in this browser. The link cannot be used again.',
    needs: 'nothing',
    body: Acceptance,
    bodyExample: { token: TOKEN, password: 'correct horse battery' },
    answer: {
      status: 201,
      description: 'Signed in, with a cookie.',
      schema: SignedIn,
      example: { account: ME_EXAMPLE },
    },
    failures: [
      'invitation_invalid',
      'password_sign_in_off',
      'setup_needed',
      'account_exists',
      'sign_in_failed',
      'too_many_attempts',
    ],
  },
} as const satisfies Record<string, Operation>

export function createInvitationHandlers(
  services: Pick<Services, 'desk' | 'invitations' | 'sessions' | 'secondStep'>,
  limits: AttemptLimits,
): Handlers<typeof invitationOperations> {
  const { desk, invitations } = services
  const secret = { 'cache-control': 'no-store' }
  return {
    listInvitations: async ({ query }) => ({ status: 200, body: await invitations.list(pageOf(query)) }),
    createInvitation: {
      handle: async ({ caller, body }) => {
        const issues = desk.findIssues(body)
        rejectIssues(issues)
        return { status: 201, body: await invitations.create(caller, body), headers: secret }
      },
      findIssues: ({ valid }) => desk.findIssues(valid),
    },
    renewInvitation: async ({ caller, id, body }) => ({
      status: 200,
      body: await invitations.renew(caller, id, body),
      headers: secret,
    }),
    revokeInvitation: async ({ caller, id }) => ({
      status: 200,
      body: { invitation: await invitations.revoke(caller, id) },
    }),
    openInvitation: async ({ body }) => ({ status: 200, body: await invitations.open(body.token) }),
    acceptInvitation: async (call) => {
      const origin = call.visitor()
      const attempt = await limits.invitation(origin.address)
      const { account, proved } = await attempt.judge(() => invitations.accept({ ...call.body, origin }))
      return beginSession(services, account, { ...call, proved })
    },
  }
}
