import { Loading, Skeleton } from '../parts/states.tsx'

/** While a page is on its way for longer than a glance. */
export function PagePending() {
  return (
    <div className="grid gap-4">
      <Loading label="The page is loading" />
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-4 w-80 max-w-full" />
    </div>
  )
}
