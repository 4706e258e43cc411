import { MonitorPlay } from 'lucide-react'
import { IconButton } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LateDialog } from '../late-part.tsx'

export const Presentation = lazyPart(async () => (await import('./presentation.tsx')).Presentation)

/** Shows the pages one by one, as large as the screen. */
export function Present({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <>
      <IconButton icon={MonitorPlay} label="Present" onClick={() => onChange(true)} />
      {isOn && (
        <LateDialog onClose={() => onChange(false)}>
          <Presentation onClose={() => onChange(false)} />
        </LateDialog>
      )}
    </>
  )
}
