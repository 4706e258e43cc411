import { Dialog } from '../../parts/dialog.tsx'

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['←', '→', '↑', '↓'], 'Go from design to design'],
  [['Home', 'End'], 'Go to the first, to the last'],
  [['Enter'], 'Open'],
  [['F2'], 'Rename'],
  [['Delete'], 'Move to trash'],
  [['Space'], 'Select, or select no longer'],
  [['Shift', '↑ ↓ ← →'], 'Select as far as you go'],
  [['Ctrl', 'A'], 'Select all'],
  [['Esc'], 'Select nothing'],
  [['/'], 'Search'],
  [['N'], 'New design'],
  [['?'], 'Show this'],
]

/** What the keyboard does on the page of designs. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard"
      description="On the page of designs. On a Mac, ⌘ stands for Ctrl."
      width="narrow"
    >
      <dl className="grid divide-y divide-rule">
        {KEYS.map(([keys, does]) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt>{does}</dt>
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
