import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetDrafts } from '../parts/kept-drafts.ts'
import { useToast } from '../parts/toast.tsx'
import { tellOtherWindows } from './other-windows.ts'
import { ownPath } from './own-path.ts'
import { BASE_URL } from './platen.ts'
import { messageOf } from './problem.ts'
import { type Me, SESSION_KEY, type SessionState } from './session.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

/** What every password must be, said before anyone is wrong. */
export const PASSWORD_HINT = '10 to 200 characters. A whole sentence does well.'

/** All that the account has, as a ZIP. */
export const ARCHIVE_URL = `${BASE_URL}/web/account/archive`

export function useSetUp() {
  return useEntrance((body: WebSchemas['Setup']) => dataOf(web.POST('/web/setup', { body })))
}

export function useSignUp() {
  return useEntrance((body: WebSchemas['SignUp']) => dataOf(web.POST('/web/sign-up', { body })))
}

export function useSignIn() {
  return useEntrance((body: WebSchemas['Credentials']) => dataOf(web.POST('/web/session', { body })))
}

/** With the token of a link. It ends every session that the account had. */
export function useChoosePassword() {
  const { say } = useToast()
  return useEntrance(async (body: WebSchemas['ChosenPassword']) => {
    const entered = await dataOf(web.POST('/web/password', { body }))
    say('Your new password is set. All other sessions ended.')
    return entered
  })
}

/**
 * Signs in by `enter`, drops everything cached for the previous session and opens `next`, or the designs where `next` is not a path of this
 * app. Checked here as well as where the query is read: this is the one place that follows it.
 */
function useEntrance<Body>(enter: (body: Body) => Promise<{ account: Me }>) {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ body }: { readonly body: Body; readonly next?: string | undefined }) => enter(body),
    onSuccess: ({ account }, { next }) => {
      const door = queries.getQueryData<SessionState>(SESSION_KEY)
      queries.clear()
      if (door) queries.setQueryData<SessionState>(SESSION_KEY, { ...door, setup: 'done', account })
      tellOtherWindows()
      return router.navigate({ href: ownPath(next) ?? '/designs', replace: true })
    },
  })
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordReset']) => dataOf(web.POST('/web/password-reset', { body })),
  })
}

/** Another email or password. A new password ends every other session. */
export function useChangeOwnAccount() {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: WebSchemas['AccountChange']) => dataOf(web.PATCH('/web/account', { body })),
    onSuccess: async ({ account }) => {
      queries.setQueryData<SessionState>(SESSION_KEY, (door) => door && { ...door, account })
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      await router.invalidate()
    },
  })
}

/** Forgets everything that was loaded or begun: the next who signs in here must not see it, nor be led to where this one was. */
export function useSignOut() {
  const queries = useQueryClient()
  const router = useRouter()
  const { fail } = useToast()
  return useMutation({
    mutationFn: () => dataOf(web.DELETE('/web/session')),
    onSuccess: async () => {
      queries.clear()
      forgetDrafts()
      tellOtherWindows()
      await router.navigate({ to: '/sign-in' })
    },
    onError: (error) => fail(`You are still signed in. ${messageOf(error)}`),
  })
}

/** With everything it has. What was loaded of it goes from this browser too. */
export function useDeleteOwnAccount() {
  const queries = useQueryClient()
  const router = useRouter()
  const { say } = useToast()
  return useMutation({
    mutationFn: (body: WebSchemas['AccountRemoval']) => dataOf(web.DELETE('/web/account', { body })),
    onSuccess: async () => {
      say('The account and everything it had are gone.')
      queries.clear()
      forgetDrafts()
      tellOtherWindows()
      await router.navigate({ to: '/', replace: true })
    },
  })
}
