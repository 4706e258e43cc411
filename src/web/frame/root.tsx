import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { Announcer } from './announcer.tsx'
import { hidePointerFocus } from './hide-pointer-focus.ts'
import { focusPage, keepFocus } from './keep-focus.ts'
import { OfflineBar } from './offline-bar.tsx'
import { PagePending } from './page-pending.tsx'

export function Root() {
  const app = useRef<HTMLDivElement>(null)
  useEffect(() => (app.current ? keepFocus(app.current) : undefined), [])
  useEffect(hidePointerFocus, [])
  useFocusOnArrival()
  return (
    <div ref={app}>
      <OfflineBar />
      <Announcer />
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </div>
  )
}

/** Focuses each new page, unless one of its elements already has the focus. */
function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const isInPage = document.querySelector('main')?.contains(document.activeElement) ?? false
        if (fromLocation && pathChanged && !isInPage) focusPage()
      }),
    [router],
  )
}
