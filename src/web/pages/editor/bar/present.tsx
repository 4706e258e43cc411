import { MonitorPlay } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../parts/button.tsx'

const Presentation = lazy(() => import('./presentation.tsx').then((module) => ({ default: module.Presentation })))

/** Shows the pages one by one, as large as the screen. */
export function Present({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <>
      <IconButton icon={MonitorPlay} label="Present" onClick={() => onChange(true)} />
      {isOn && (
        <Suspense fallback={null}>
          <Presentation onClose={() => onChange(false)} />
        </Suspense>
      )}
    </>
  )
}
