import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { slice } from './operator-queries.ts'
import { useSession } from './session-queries.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export type NewAccount = WebSchemas['NewAccount']

/** `page` is 1-based. */
export function accountKeysQuery(id: string, page: number) {
  const params = { path: { id }, query: slice(page) }
  return queryOptions({
    queryKey: ['operator', 'keys', id, page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/accounts/{id}/keys', { params, signal })),
    placeholderData: keepPreviousData,
    // Other people and the command line change it too.
    staleTime: 0,
  })
}

/** Updates every list of the admin page. Not awaited, so that the dialog's own callbacks run while it is mounted. */
function useOperatorMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['operator'] }),
    // Drops links as soon as the dialog that shows them closes.
    gcTime: 0,
  })
}

/** Returns the account with the link that sets its first password. */
/** With a link to set the password, unless people sign in only with the provider. */
export function useCreateAccount() {
  const { passwordSignIn } = useSession()
  return useOperatorMutation(async (body: NewAccount) => {
    const { account } = await dataOf(web.POST('/web/operator/accounts', { body }))
    if (!passwordSignIn) return { account, link: undefined }
    const params = { path: { id: account._id } }
    return { account, link: await dataOf(web.POST('/web/operator/accounts/{id}/reset-link', { params })) }
  })
}

export function useSuspendAccount() {
  return useOperatorMutation((id: string) =>
    dataOf(web.POST('/web/operator/accounts/{id}/suspend', { params: { path: { id } } })),
  )
}

export function useResumeAccount() {
  return useOperatorMutation((id: string) =>
    dataOf(web.POST('/web/operator/accounts/{id}/resume', { params: { path: { id } } })),
  )
}

export function useUnlinkAccount() {
  return useOperatorMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/accounts/{id}/provider', { params: { path: { id } } })),
  )
}

export function useSignOutAccount() {
  return useOperatorMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/accounts/{id}/sessions', { params: { path: { id } } })),
  )
}

export function useDeleteAccount() {
  return useOperatorMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/accounts/{id}', { params: { path: { id } } })),
  )
}

export function useRevokeAccountKey() {
  return useOperatorMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/keys/{id}', { params: { path: { id } } })),
  )
}

export type Invitation = WebSchemas['Invitation']
export type SentInvitation = WebSchemas['SentInvitation']

/** `page` is 1-based. */
export function invitationsQuery(page: number) {
  const query = slice(page)
  return queryOptions({
    queryKey: ['operator', 'invitations', page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/invitations', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    // Other people and the command line change it too.
    staleTime: 0,
  })
}

export function useCreateInvitation() {
  return useOperatorMutation((body: WebSchemas['NewInvitation']) =>
    dataOf(web.POST('/web/operator/invitations', { body })),
  )
}

export function useRenewInvitation() {
  return useOperatorMutation(({ id, send }: { readonly id: string; readonly send: boolean }) =>
    dataOf(web.POST('/web/operator/invitations/{id}/renew', { params: { path: { id } }, body: { send } })),
  )
}

export function useRevokeInvitation() {
  return useOperatorMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/invitations/{id}', { params: { path: { id } } })),
  )
}
