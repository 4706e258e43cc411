import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ownPath } from './own-path.ts'
import { BASE_URL } from './platen.ts'
import { emailChangeQuery } from './email-change-queries.ts'
import { couldNot } from './explain-error.ts'
import { notifyOtherWindows, readSessionAgain, SESSION_KEY, type SessionState } from './session-queries.ts'
import { deleteDesignDrafts, deleteDrafts } from './stored-drafts.ts'
import { deleteReports } from './stored-reports.ts'
import { useToast } from './use-toast.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export const PASSWORD_HINT = 'At least 10 characters. A passphrase works well.'

export const ARCHIVE_URL = `${BASE_URL}/web/account/archive`

export function useSetUp() {
  return useStartSession((body: WebSchemas['Setup']) => dataOf(web.POST('/web/setup', { body })))
}

export function useSignUp() {
  return useStartSession((body: WebSchemas['SignUp']) => dataOf(web.POST('/web/sign-up', { body })))
}

/** Emails a link that creates the account. */
export function useRequestSignUp() {
  return useMutation({
    mutationFn: (body: WebSchemas['SignUpRequest']) => dataOf(web.POST('/web/sign-up/request', { body })),
  })
}

export function useConfirmSignUp() {
  return useStartSession((body: WebSchemas['SignUpConfirmation']) => dataOf(web.POST('/web/sign-up/confirm', { body })))
}

export function useSignIn() {
  return useStartSession((body: WebSchemas['Credentials']) => dataOf(web.POST('/web/session', { body })))
}

/** The second step of a sign-in. */
export function useSignInWithCode() {
  return useStartSession((body: WebSchemas['SignInCode']) => dataOf(web.POST('/web/session/code', { body })))
}

/** Ends all other sessions. */
/** A `first` password ends nothing: no one could sign in with a password before. */
export function useChoosePassword(kind: 'first' | 'new') {
  const { showSuccess } = useToast()
  return useStartSession(async (body: WebSchemas['ChosenPassword']) => {
    const response = await dataOf(web.POST('/web/password', { body }))
    showSuccess(kind === 'first' ? 'Password set.' : 'Password updated. You’ve been signed out on other devices.')
    return response
  })
}

/**
 * `isCodeNeeded` if the account has two-factor sign-in: the session starts with the second step.
 * Checks `next` although the router has already validated it, since only this function navigates to it.
 */
function useStartSession<Body>(startSession: (body: Body) => Promise<SignedIn | undefined>) {
  const queries = useQueryClient()
  const router = useRouter()
  const mutation = useMutation({
    mutationFn: async ({ body }: { readonly body: Body; readonly next?: string | undefined }) =>
      (await startSession(body)) ?? CODE_NEEDED,
    onSuccess: async (result, { next }) => {
      if (result === CODE_NEEDED) return undefined
      const { account } = result
      const session = queries.getQueryData<SessionState>(SESSION_KEY)
      queries.clear()
      if (session) queries.setQueryData<SessionState>(SESSION_KEY, { ...session, setup: 'done', account })
      await readSessionAgain(queries)
      notifyOtherWindows()
      return router.navigate({ href: ownPath(next) ?? '/designs', replace: true })
    },
  })
  return { ...mutation, isCodeNeeded: mutation.data === CODE_NEEDED }
}

type SignedIn = WebSchemas['SignedIn']

const CODE_NEEDED = 'code needed'

export function useRequestReset() {
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordReset']) => dataOf(web.POST('/web/password-reset', { body })),
  })
}

export function useChangeOwnAccount() {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: WebSchemas['AccountChange']) => dataOf(web.PATCH('/web/account', { body })),
    onSuccess: async ({ account }) => {
      queries.setQueryData<SessionState>(SESSION_KEY, (session) => session && { ...session, account })
      await readSessionAgain(queries)
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      void queries.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      await router.invalidate()
    },
  })
}

/** Clears cached data and drafts, which the next account in this browser must not see. */
export function useSignOut() {
  const queries = useQueryClient()
  const router = useRouter()
  const { showError } = useToast()
  return useMutation({
    mutationFn: () => dataOf(web.DELETE('/web/session')),
    onSuccess: async () => {
      queries.clear()
      deleteDrafts()
      notifyOtherWindows()
      await router.navigate({ to: '/sign-in' })
    },
    onError: (error) => showError(couldNot('sign out', error)),
  })
}

export function useDeleteOwnAccount() {
  const queries = useQueryClient()
  const router = useRouter()
  const { showSuccess } = useToast()
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordConfirmation']) => dataOf(web.DELETE('/web/account', { body })),
    onSuccess: async () => {
      showSuccess('Your account and all its data have been deleted.')
      const account = queries.getQueryData<SessionState>(SESSION_KEY)?.account
      if (account) deleteDesignDrafts(account._id)
      queries.clear()
      deleteDrafts()
      deleteReports()
      notifyOtherWindows()
      await router.navigate({ to: '/', replace: true })
    },
  })
}

export type Usage = WebSchemas['Usage']

const POLL_MS = 5_000

export function usageQuery(days: number) {
  return queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => dataOf(web.GET('/web/usage', { params: { query: { days } }, signal })),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  })
}

/** The person that the link is for. Fails if the link is invalid, used, revoked or expired. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => dataOf(web.POST('/web/invitation', { body: { token }, signal })),
    retry: false,
    staleTime: 'static',
  })
}

export function useAcceptInvitation() {
  return useStartSession((body: WebSchemas['Acceptance']) => dataOf(web.POST('/web/invitation/accept', { body })))
}
