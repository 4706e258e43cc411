import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PAGE_SIZE } from '../api/operator-queries.ts'
import { IconButton } from './button.tsx'
import { count } from './format-text.ts'

interface PagerProps {
  readonly page: number
  readonly total: number
  readonly onPageChange: (page: number) => void
}

export function Pager({ page, total, onPageChange }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (pages === 1 && page === 1) return null
  const first = Math.min(total, (page - 1) * PAGE_SIZE + 1)
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-2">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {count(first)}–{count(Math.min(total, page * PAGE_SIZE))} of {count(total)}
      </p>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        variant="plain"
        disabled={page === 1}
        onClick={() => onPageChange(Math.min(page - 1, pages))}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        variant="plain"
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
