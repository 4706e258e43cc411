import { LayersPanel } from './layers/layers-panel.tsx'

/** What can be added, and the layers of the page. */
export function SidePanel() {
  return (
    <aside aria-label="Layers" className="min-h-0 w-64 border-r border-rule">
      <LayersPanel />
    </aside>
  )
}
