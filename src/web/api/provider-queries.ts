import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ownPath } from './own-path.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export const providerLinkQuery = queryOptions({
  queryKey: ['provider'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/account/provider', { signal })),
})

/** Leaves the app for the provider's page. The mutation stays pending until then. */
export function useProviderSignIn() {
  return useMutation({
    mutationFn: async ({ next, again }: { readonly next?: string | undefined; readonly again?: true }) => {
      const path = ownPath(next)
      const body = { ...(path !== undefined && { next: path }), ...(again && { again }) }
      return leaveFor(dataOf(web.POST('/web/provider', { body })))
    },
  })
}

export function useLinkProvider() {
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordConfirmation']) =>
      leaveFor(dataOf(web.POST('/web/account/provider', { body }))),
  })
}

export function useUnlinkProvider() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordConfirmation']) => dataOf(web.DELETE('/web/account/provider', { body })),
    // Not awaited, so that the component's own callbacks run while it is still mounted.
    onSuccess: () => void queries.invalidateQueries({ queryKey: providerLinkQuery.queryKey }),
  })
}

/** The page may come back from the browser's cache, so the button becomes usable again after a while. */
const LEAVING_MS = 5_000

async function leaveFor(page: Promise<WebSchemas['ProviderPage']>): Promise<void> {
  const { url } = await page
  window.location.assign(url)
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
}
