import { Dialog } from '../../parts/dialog.tsx'

const KEYS: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['←', '→', '↑', '↓'], 'Move between designs'],
  [['Home', 'End'], 'First / last design'],
  [['Enter'], 'Open'],
  [['F2'], 'Rename'],
  [['M'], 'Move to folder'],
  [['Delete'], 'Move to trash'],
  [['Space'], 'Toggle selection'],
  [['Shift', '↑ ↓ ← →'], 'Extend selection'],
  [['Ctrl', 'A'], 'Select all'],
  [['Esc'], 'Clear selection'],
  [['/'], 'Search'],
  [['N'], 'New design'],
  [['?'], 'Show keyboard shortcuts'],
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      description="On the Designs page. On Mac, use ⌘ instead of Ctrl."
      width="narrow"
    >
      <dl className="grid divide-y divide-rule">
        {KEYS.map(([keys, action]) => (
          <div key={action} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt>{action}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-rule-strong/60 bg-well px-1.5 py-0.5 text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
