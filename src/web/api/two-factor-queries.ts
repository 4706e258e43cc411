import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type TwoFactorSetup = WebSchemas['TwoFactorSetup']

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/account/two-factor', { signal })),
})

// The data of these mutations is secret, so it is dropped as soon as the dialog that shows it closes.

export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (body: WebSchemas['PasswordConfirmation']) =>
      dataOf(web.POST('/web/account/two-factor/setup', { body })),
    gcTime: 0,
  })
}

export function useTurnOnTwoFactor() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: WebSchemas['TwoFactorConfirmation']) => dataOf(web.POST('/web/account/two-factor', { body })),
    onSuccess: refresh,
    gcTime: 0,
  })
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: WebSchemas['CodeConfirmation']) =>
      dataOf(web.POST('/web/account/two-factor/recovery-codes', { body })),
    onSuccess: refresh,
    gcTime: 0,
  })
}

export function useTurnOffTwoFactor() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: WebSchemas['CodeConfirmation']) => dataOf(web.DELETE('/web/account/two-factor', { body })),
    onSuccess: refresh,
  })
}

/** Not awaited, so that the component's own callbacks run while it is still mounted. */
function useRefresh(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    // Turning it on ends the other sessions.
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
}
