import type { OpenDesign } from '../../../api/design-queries.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { SharingPanel } from '../../designs/sharing-panel.tsx'
import { useDesignActions } from '../../designs/use-design-actions.ts'

/** Who can see the design, and its link. */
export function ShareDialog({ design, onClose }: { design: OpenDesign; onClose: () => void }) {
  const [actions] = useDesignActions()
  return (
    <Dialog open onClose={onClose} title={design.title}>
      <SharingPanel design={design} actions={actions} />
    </Dialog>
  )
}
