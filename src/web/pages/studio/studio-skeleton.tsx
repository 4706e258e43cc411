import { Loading, Skeleton } from '../../parts/states.tsx'

export function StudioSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Loading label={label} />
      <Skeleton className="h-[60dvh] w-full rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
