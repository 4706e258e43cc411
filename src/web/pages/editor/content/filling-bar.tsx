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
      className="col-span-3 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule px-3 py-1.5 max-sm:gap-x-1.5 max-sm:px-2"
    >
      <BackLink />
      <TitleInput />
      <SavingPart saving={saving} />
      <HistoryButtons />
      <div className="ml-auto flex items-center gap-2">
        {children}
        <Button asChild>
          <Link to="/designs/$id/edit" params={{ id }} search={{}} replace>
            <PenTool className="size-4 max-sm:hidden" aria-hidden /> Edit design
          </Link>
        </Button>
        <ExportButton id={id} saving={saving} />
        <DesignMenu id={id} />
      </div>
    </header>
  )
}
