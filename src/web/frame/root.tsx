import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { Announcer } from './announcer.tsx'
import { focusPage, keepFocus } from './keep-focus.ts'
import { OfflineBar } from './offline-bar.tsx'
import { PagePending } from './page-pending.tsx'

export function Root() {
  const app = useRef<HTMLDivElement>(null)
  useEffect(() => (app.current ? keepFocus(app.current) : undefined), [])
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

/** Moves the focus to a new page, unless something there already has it. */
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
