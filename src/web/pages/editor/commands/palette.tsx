import { useId, useState } from 'react'
import { COMMANDS, type CommandName, isPossible } from '../../../../edit/commands/commands.ts'
import { searchCommands } from '../../../../edit/commands/search-commands.ts'
import { classNames } from '../../../parts/class-names.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { useEditor } from '../use-editor.ts'
import { commandKey } from './command-key.ts'
import type { RunCommand } from './use-keys.ts'
import { isComposing } from '../../../parts/is-composing.ts'

/** Finds commands by what is typed, and runs them. */
export function Palette({ run, onClose }: { run: RunCommand; onClose: () => void }) {
  const editor = useEditor()
  const list = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const state = editor.state.get()
  const names = searchCommands(text).filter((name) => name !== 'palette' && isPossible(name, state))
  const chosen = names[Math.min(active, names.length - 1)]
  const choose = (name: CommandName): void => {
    onClose()
    // The dialog gives the focus back first, as for a key that is pressed on the page.
    setTimeout(() => run(name))
  }
  const move = (to: number): void => {
    const index = (to + names.length) % Math.max(1, names.length)
    setActive(index)
    const name = names[index]
    if (name !== undefined) document.getElementById(`${list}-${name}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog open onClose={onClose} title="Search commands" width="narrow">
      <input
        type="text"
        role="combobox"
        aria-label="Command"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={chosen && `${list}-${chosen}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, section or keys"
        value={text}
        className="mt-1 h-10 w-full rounded-md border border-rule-strong bg-paper px-3"
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          const index = Math.min(active, names.length - 1)
          if (event.key === 'ArrowDown') move(index + 1)
          else if (event.key === 'ArrowUp') move(index - 1)
          else if (event.key === 'PageDown') move(Math.min(names.length - 1, index + 8))
          else if (event.key === 'PageUp') move(Math.max(0, index - 8))
          else if (event.key === 'Enter' && chosen) choose(chosen)
          else return
          event.preventDefault()
        }}
      />
      <div id={list} role="listbox" aria-label="Commands" className="mt-2 h-80 overflow-y-auto" tabIndex={-1}>
        {names.map((name, index) => (
          <Option
            key={name}
            id={`${list}-${name}`}
            name={name}
            isActive={name === chosen}
            onPoint={() => setActive(index)}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      <p role="status" className={names.length > 0 ? 'sr-only' : '-mt-78 pb-70 text-sm text-ink-soft'}>
        {names.length > 0 ? `${names.length} commands` : 'No command found. Some need a selection.'}
      </p>
    </Dialog>
  )
}

interface OptionProps {
  readonly id: string
  readonly name: CommandName
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, name, isActive, onPoint, onChoose }: OptionProps) {
  const { label, section } = COMMANDS[name]
  const key = commandKey(name)
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm',
        isActive && 'bg-ink/7',
      )}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      <span className="text-xs text-ink-soft">{section}</span>
      {key !== undefined && <kbd className="min-w-16 text-right text-xs text-ink-soft">{key}</kbd>}
    </div>
  )
}
