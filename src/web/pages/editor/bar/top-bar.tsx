import type { ReactNode } from 'react'
import type { Saving } from '../save/use-saving.ts'
import { PublishButton } from '../data/publish-button.tsx'
import { BackLink } from './back-link.tsx'
import { DesignMenu } from './design-menu.tsx'
import { ExportButton } from './export-button.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { SavingPart } from './saving-part.tsx'
import { TitleInput } from './title-input.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { ViewMenu } from './view-menu.tsx'
import { ZoomControl } from './zoom-control.tsx'

export function TopBar({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  return (
    <header data-region="toolbar" className="col-span-3 flex h-13 items-center gap-3 border-b border-rule px-3">
      <BackLink />
      <TitleInput />
      <SavingPart saving={saving} />
      <HistoryButtons />
      <ToolButtons />
      <div className="ml-auto flex items-center gap-2">
        <ViewMenu />
        <ZoomControl />
        {children}
        <PublishButton id={id} saving={saving} />
        <ExportButton id={id} saving={saving} />
        <DesignMenu id={id} />
      </div>
    </header>
  )
}
