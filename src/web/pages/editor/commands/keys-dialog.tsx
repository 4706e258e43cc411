import { type Command, SECTIONS } from '../../../../edit/commands/command.ts'
import { COMMAND_NAMES, COMMANDS } from '../../../../edit/commands/commands.ts'
import { keyLabels } from '../../../../edit/commands/written-keys.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { isMac } from './is-mac.ts'

const KEYED = COMMAND_NAMES.filter((name) => COMMANDS[name].keys.length > 0)

/** Every key of the editor. The search of commands has those without one, too. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" width="wide">
      <div
        // Has the focus, so that the arrow keys scroll the list.
        tabIndex={0}
        data-first
        className="columns-1 gap-10 outline-none sm:columns-2 lg:columns-3"
      >
        {SECTIONS.map((section) => (
          <section key={section} aria-label={section} className="mb-5 break-inside-avoid-column">
            <h3 className="mb-1 text-sm font-semibold">{section}</h3>
            <dl className="divide-y divide-rule">
              {KEYED.filter((name) => COMMANDS[name].section === section).map((name) => (
                <Row key={name} command={COMMANDS[name]} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Row({ command: { label, keys } }: { command: Command }) {
  return (
    <div className="flex items-center justify-between gap-3 py-1.5 text-sm">
      <dt>{label}</dt>
      <dd className="flex shrink-0 flex-wrap justify-end gap-x-2 gap-y-1">
        {keys.map((each) => (
          <span key={each} className="flex gap-0.5">
            {keyLabels(each, { isMac: isMac() }).map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-rule-strong/60 bg-well px-1.5 py-0.5 text-xs font-semibold"
              >
                {key}
              </kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  )
}
