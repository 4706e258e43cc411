import { RotateCw } from 'lucide-react'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/states.tsx'

export function PlaceholderCard() {
  return (
    <div role="gridcell" aria-busy className="min-w-0">
      <Skeleton className="aspect-4/3 rounded-lg" />
      <Skeleton className="mt-3 h-3.5 w-3/5" />
      <Skeleton className="mt-2.5 h-3 w-2/5" />
    </div>
  )
}

export function FailedCard({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="gridcell" className="min-w-0">
      <div className="grid aspect-4/3 place-items-center rounded-lg border border-dashed border-rule-strong">
        <Button variant="quiet" height="small" icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">Failed to load</p>
    </div>
  )
}
