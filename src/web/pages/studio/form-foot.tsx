import { type ReactNode } from 'react'

/** The main button of a long form, which stays in sight at the foot of the window: on a phone, above the navigation. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 grid gap-4 border-t border-rule bg-paper py-3 md:bottom-0">
      {children}
    </div>
  )
}
