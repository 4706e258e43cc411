import { PencilLine } from 'lucide-react'
import { type Design } from '../../api/designs.ts'
import { IconButton } from '../../parts/button.tsx'
import { TitleField } from './card-title.tsx'

interface DesignTitleProps {
  readonly design: Design
  readonly isEdited: boolean
  readonly onEdit: () => void
  readonly onEnd: (title: string | undefined) => void
}

export function DesignTitle({ design, isEdited, onEdit, onEnd }: DesignTitleProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-full items-center gap-1 sm:basis-0">
      {isEdited ? (
        <>
          <h1 className="sr-only">{design.title}</h1>
          <TitleField
            title={design.title}
            onEnd={onEnd}
            className="h-11 w-full max-w-2xl px-2 font-display text-2xl font-[650] tracking-tight"
          />
        </>
      ) : (
        <>
          <h1 className="line-clamp-2 min-w-0 text-2xl user-text">{design.title}</h1>
          <IconButton icon={PencilLine} label="Rename" height="small" onClick={onEdit} />
        </>
      )}
    </div>
  )
}
