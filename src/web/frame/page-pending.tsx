import { Loading, Skeleton } from '../parts/states.tsx'

export function PagePending() {
  return (
    <div className="grid gap-4">
      <Loading />
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-4 w-80 max-w-full" />
    </div>
  )
}
