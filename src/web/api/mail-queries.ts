import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { POLL_MS, slice } from './operator-queries.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export type MailServer = NonNullable<WebSchemas['MailSettings']['server']>
export type MailTrial = WebSchemas['MailTrial']
export type OutboxMail = WebSchemas['OutboxMail']

export const mailSettingsQuery = queryOptions({
  queryKey: ['operator', 'mail'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/operator/mail', { signal })),
})

/** Resolves with the result, also if the mail server rejects the email. */
export function useTestMail() {
  return useMutation({ mutationFn: () => dataOf(web.POST('/web/operator/mail/test')) })
}

/** Emails that have not been sent. `page` is 1-based. */
export function outboxQuery(page: number) {
  return queryOptions({
    queryKey: ['operator', 'outbox', page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/mail/outbox', { params: { query: slice(page) }, signal })),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  })
}

export function useRetryMail() {
  return useOutboxMutation((id: string) =>
    dataOf(web.POST('/web/operator/mail/outbox/{id}/retry', { params: { path: { id } } })),
  )
}

export function useDiscardMail() {
  return useOutboxMutation((id: string) =>
    dataOf(web.DELETE('/web/operator/mail/outbox/{id}', { params: { path: { id } } })),
  )
}

function useOutboxMutation<Output>(mutationFn: (id: string) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['operator', 'outbox'] }),
  })
}
