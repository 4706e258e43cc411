import { Link } from '@tanstack/react-router'
import { PenTool } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/button.tsx'
import { BackLink } from '../bar/back-link.tsx'
import { DesignMenu } from '../bar/design-menu.tsx'
import { ExportButton } from '../bar/export-button.tsx'
import { HistoryButtons } from '../bar/history-buttons.tsx'
import { SavingPart } from '../bar/saving-part.tsx'
import { TitleInput } from '../bar/title-input.tsx'
import type { Saving } from '../save/use-saving.ts'

/** The bar of those who only fill in the content: without tools, with the way to them. */
export function FillingBar({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  return (
    <header
      data-region="toolbar"
      className="col-span-3 flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 border-b border-rule px-3 py-1 max-sm:gap-x-1 max-sm:px-1.5"
    >
      <BackLink />
      <div className="flex min-w-0 max-sm:flex-[1_1_4rem]">
        <TitleInput />
      </div>
      <SavingPart saving={saving} />
      <HistoryButtons />
      <div className="ml-auto flex items-center gap-2 max-sm:gap-0">
        <div className="flex items-center gap-2 max-sm:hidden">{children}</div>
        <Button asChild className="max-sm:hidden">
          <Link to="/designs/$id/edit" params={{ id }} search={{}} replace>
            <PenTool className="size-4" aria-hidden /> Edit design
          </Link>
        </Button>
        <ExportButton id={id} saving={saving} />
        <DesignMenu id={id} />
      </div>
    </header>
  )
}
