import { Link } from '@tanstack/react-router'
import { PLACES } from './places.ts'

/** The main navigation on phones. */
export function TabBar() {
  return (
    <nav
      aria-label="Main"
      className="@container fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {PLACES.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeOptions={{ includeSearch: false }}
          className="group grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-semibold text-ink-soft aria-[current]:text-ink"
        >
          <Icon className="size-5 group-aria-[current]:text-press" strokeWidth={1.8} aria-hidden />
          {/* Five labels don't fit at twice the text size. */}
          <span className="@max-[18rem]:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
