import { Plus, Trash2 } from 'lucide-react'
import { guidesOn, setGuide } from '../../../../edit/operations/guides.ts'
import type { Axis } from '../../../../edit/snap/snap-lines.ts'
import { Button, IconButton } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { NumberInput } from '../inspector/number-input.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'

/** The guides as numbers: for exact places, and for keyboards. */
export function GuidesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Guides" width="narrow" description="They are the same on every page.">
      <div className="grid gap-5">
        <GuideList axis="x" title="Vertical" />
        <GuideList axis="y" title="Horizontal" />
      </div>
    </Dialog>
  )
}

function GuideList({ axis, title }: { axis: Axis; title: string }) {
  const editor = useEditor()
  const size = useEditorState((state) => state.size)
  const document = useEditorState((state) => state.document)
  const guides = guidesOn(document, axis)
  const extent = axis === 'x' ? size.width : size.height
  const set = (label: string, index: number | null, at: number | null): void =>
    editor.change({ label }, (before) => setGuide(before, { axis, index, at }))
  return (
    <section aria-label={`${title} guides`} className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      {guides.map((at, index) => (
        <div key={index} className="grid grid-cols-[1fr_auto] items-center gap-2">
          <NumberInput
            label={`Guide ${index + 1}`}
            value={at}
            unit="px"
            side={axis === 'x' ? 'width' : 'height'}
            onChange={(value) => set('Move guide', index, value)}
          />
          <IconButton
            icon={Trash2}
            label={`Delete ${title.toLowerCase()} guide ${index + 1}`}
            onClick={() => set('Delete guide', index, null)}
          />
        </div>
      ))}
      <Button icon={Plus} onClick={() => set('Add guide', null, Math.round(extent / 2))}>
        Add in the middle
      </Button>
    </section>
  )
}
