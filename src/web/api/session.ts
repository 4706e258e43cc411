import { queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

/** Whether the service is set up, what it offers to strangers, and who is signed in. */
export type SessionState = WebSchemas['Door']
/** Who is signed in. */
export type Me = NonNullable<SessionState['account']>

export const SESSION_KEY = ['session'] as const

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => dataOf(web.GET('/web/session', { signal })),
  staleTime: 60_000,
})
