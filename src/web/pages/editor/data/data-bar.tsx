import { ChevronLeft, ChevronRight, Upload, X } from 'lucide-react'
import { describedSlots } from '../../../../document/described-slots.ts'
import { labelIn } from '../../../../document/slot-label.ts'
import type { Document } from '../../../../document/document.ts'
import { type DataMode, type Shown, stepped } from '../../../../edit/data/data-mode.ts'
import { type Stress, STRESSES } from '../../../../edit/data/stress-data.ts'
import { useState } from 'react'
import { Button, IconButton } from '../../../parts/button.tsx'
import { Menu, MenuChoices } from '../../../parts/menu.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { RowsDialog } from './rows-dialog.tsx'

/** Shows the design with one sample row after the other, and with the worst that data may do. */
export function DataBar() {
  const editor = useEditor()
  const mode = useStore(editor.dataMode)
  const document = useEditorState((state) => state.document)
  const [isReading, setReading] = useState(false)
  const data = editor.data()
  const show = (shown: Shown): void => editor.dataMode.set({ ...mode, shown })
  const { shown } = mode
  return (
    <div
      role="toolbar"
      aria-label="Data"
      className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule bg-paper px-3 py-1.5"
    >
      <IconButton
        icon={ChevronLeft}
        label="Previous row"
        disabled={mode.rows.length === 0 && shown.kind !== 'stress'}
        onClick={() => editor.dataMode.set(stepped(mode, -1))}
      />
      <p role="status" className="w-32 truncate text-center text-sm font-semibold tabular-nums">
        {shownText(mode)}
      </p>
      <IconButton
        icon={ChevronRight}
        label="Next row"
        disabled={mode.rows.length === 0 && shown.kind !== 'stress'}
        onClick={() => editor.dataMode.set(stepped(mode, 1))}
      />
      <Button height="small" icon={Upload} onClick={() => setReading(true)}>
        {mode.rows.length === 0 ? 'Add rows' : 'Replace rows'}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button height="small" variant={shown.kind === 'stress' ? 'primary' : 'plain'}>
            Worst case
          </Button>
        }
      >
        <MenuChoices<Stress | 'none'>
          label="Try the design with"
          value={shown.kind === 'stress' ? shown.stress : 'none'}
          choices={STRESSES.map((stress) => ({ value: stress, label: STRESS_LABELS[stress] }))}
          onChoose={(stress) => stress !== 'none' && show({ kind: 'stress', stress })}
        />
      </Menu>
      <Problems document={document} problems={data?.problems ?? new Map()} />
      <IconButton
        icon={X}
        label="Hide data"
        className="ml-auto"
        onClick={() => editor.dataMode.set({ ...mode, isOn: false })}
      />
      {isReading && (
        <RowsDialog
          onClose={() => setReading(false)}
          onRead={(rows) => editor.dataMode.set({ ...mode, rows, shown: { kind: 'row', index: 0 } })}
        />
      )}
    </div>
  )
}

const STRESS_LABELS: Readonly<Record<Stress, string>> = {
  longest: 'Longest texts',
  shortest: 'Shortest texts',
  arabic: 'Arabic',
  japanese: 'Japanese',
  emoji: 'Emoji',
  missing: 'Missing values',
  one: 'Lists of 1',
  many: 'Lists of 30',
}

function shownText({ rows, shown }: DataMode): string {
  switch (shown.kind) {
    case 'samples':
      return 'Samples'
    case 'row':
      return `Row ${shown.index + 1} of ${rows.length}`
    case 'stress':
      return STRESS_LABELS[shown.stress]
  }
}

interface ProblemsProps {
  readonly document: Document
  readonly problems: ReadonlyMap<string, string>
}

/** What could not be used, in one line. */
function Problems({ document, problems }: ProblemsProps) {
  if (describedSlots(document).length === 0) {
    return <p className="min-w-0 truncate text-sm text-ink-soft">Nothing can be filled in yet.</p>
  }
  const [first] = problems
  const more = problems.size - 1
  const text = first ? `${labelIn(document, first[0])} ${first[1]}${more > 0 ? `, and ${more} more` : ''}` : ''
  return (
    <p title={text} className={`min-w-0 flex-1 truncate text-sm ${first ? 'text-warn' : 'text-ink-soft'}`}>
      {text}
    </p>
  )
}
