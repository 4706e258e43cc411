import type { ReactNode } from 'react'
import { BackLink } from '../bar/back-link.tsx'
import { HistoryButtons } from '../bar/history-buttons.tsx'
import { SavingPart } from '../bar/saving-part.tsx'
import { TitleInput } from '../bar/title-input.tsx'
import type { Saving } from '../save/use-saving.ts'

/** The top bar on small screens. `children` is the menu with everything that it has no room for. */
export function CompactTopBar({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  return (
    <header
      data-region="toolbar"
      className="col-span-full flex h-12 min-w-0 touch-none items-center border-b border-rule px-1"
    >
      <BackLink size="size-11" />
      <div className="flex min-w-0 flex-1">
        <TitleInput className="max-w-full min-w-12" />
      </div>
      <SavingPart id={id} saving={saving} isSmall />
      <HistoryButtons size="size-11" />
      {children}
    </header>
  )
}
