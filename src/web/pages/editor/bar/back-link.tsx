import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { classNames } from '../../../parts/class-names.ts'

/** Returns to where the editor was opened, as it was left; in a window of its own, to all designs. */
export function BackLink({ size = 'size-9' }: { size?: string }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Link
      to="/designs"
      search={{}}
      aria-label="Back"
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
      className={classNames(
        'grid shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/7 hover:text-ink',
        size,
      )}
    >
      <ArrowLeft className="size-4.5" aria-hidden />
    </Link>
  )
}
