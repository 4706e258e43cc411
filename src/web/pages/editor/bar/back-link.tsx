import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

/** Returns to where the editor was opened, as it was left; in a window of its own, to all designs. */
export function BackLink() {
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
      className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/7 hover:text-ink"
    >
      <ArrowLeft className="size-4.5" aria-hidden />
    </Link>
  )
}
