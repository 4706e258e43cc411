import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OfflineBar } from './offline-bar.tsx'
import { PagePending } from './page-pending.tsx'

/** What is around every page. */
export function Root() {
  return (
    <>
      <OfflineBar />
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </>
  )
}
