import { queryOptions, useMutation } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type MailServer = NonNullable<WebSchemas['MailSettings']['server']>
export type MailTrial = WebSchemas['MailTrial']

export const mailSettingsQuery = queryOptions({
  queryKey: ['operator', 'mail'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/operator/mail', { signal })),
})

/** Resolves with the result, also if the mail server rejects the email. */
export function useTestMail() {
  return useMutation({ mutationFn: () => dataOf(web.POST('/web/operator/mail/test')) })
}
