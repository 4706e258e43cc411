import { ChevronRight } from 'lucide-react'
import { ContextMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MENU_ITEM, MENU_SURFACE } from './menu.tsx'

/** An item of a context menu that opens further items. */
export function ContextSubmenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={MENU_ITEM}>
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight className="size-4 shrink-0 opacity-75 rtl:rotate-180" aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal>
        <section aria-label={label}>
          <Radix.SubContent
            className={classNames(MENU_SURFACE, 'max-h-[var(--radix-context-menu-content-available-height)]')}
            collisionPadding={8}
          >
            {children}
          </Radix.SubContent>
        </section>
      </Radix.Portal>
    </Radix.Sub>
  )
}
