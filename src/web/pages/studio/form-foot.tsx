import { type ReactNode } from 'react'

/** Sticks to the bottom of the window; on phones, above the navigation. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 grid gap-4 border-t border-rule bg-paper py-3 md:bottom-0">
      {children}
    </div>
  )
}
