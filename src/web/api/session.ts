import { queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

/** The signed-in account, and what visitors can do: set up, sign up, reset a password. */
export type SessionState = WebSchemas['SignInOptions']
/** The signed-in account. */
export type Me = NonNullable<SessionState['account']>

export const SESSION_KEY = ['session'] as const

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => dataOf(web.GET('/web/session', { signal })),
  staleTime: 60_000,
})
