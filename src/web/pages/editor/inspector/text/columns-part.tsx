import { Plus, Trash2 } from 'lucide-react'
import type { TabStop } from '../../../../../document/elements/text-parts.ts'
import { TAB_DEFAULTS } from '../../../../../document/elements/text-parts.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextEntry } from '../fields/text-entry.tsx'
import { NumberInput } from '../number-input.tsx'
import { useTextProperty } from './use-text-property.ts'

const TAB_ALIGNMENTS = [
  { value: 'start', label: 'Start' },
  { value: 'center', label: 'Center' },
  { value: 'end', label: 'End' },
  { value: 'decimal', label: 'Decimal' },
] as const

const MAX_TABS = 32
/** From one tab stop to the next one that is added. */
const TAB_STEP_PX = 100

/** Columns, the drop cap and tab stops. */
export function ColumnsPart() {
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="columns" label="Columns" />
        <NumberField at="columnGap" label="Gap" unit="px" />
      </div>
      <NumberField at="dropCap" label="Drop cap" unit="lines" />
      <SwitchField at="hangingPunctuation" label="Hanging punctuation" />
      <TabStops />
    </>
  )
}

function TabStops() {
  const { value: tabs = [], isMixed, set, adjust } = useTextProperty('tabs')
  const setTabs = (next: readonly TabStop[]): void => set([...next].toSorted((a, b) => a.at - b.at))
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="text-xs font-semibold text-ink-soft">Tab stops</legend>
      {tabs.map((tab, index) => (
        <TabFields
          key={index}
          number={index + 1}
          tab={tab}
          onChange={(next) => setTabs(tabs.with(index, next))}
          onRemove={() => setTabs(tabs.toSpliced(index, 1))}
        />
      ))}
      {isMixed && (
        <div className="flex items-center justify-between text-sm">
          Mixed
          <Button variant="quiet" height="small" onClick={() => set(undefined)}>
            Remove all
          </Button>
        </div>
      )}
      <Button
        variant="quiet"
        height="small"
        icon={Plus}
        disabled={tabs.length >= MAX_TABS}
        onClick={() => adjust((before) => withOneMore((before ?? []) as readonly TabStop[]))}
      >
        Add tab stop
      </Button>
    </fieldset>
  )
}

function withOneMore(tabs: readonly TabStop[]): readonly TabStop[] {
  const last = tabs.at(-1)?.at ?? 0
  return tabs.length >= MAX_TABS ? tabs : [...tabs, { at: Math.min(LIMITS.pageSidePx, last + TAB_STEP_PX) }]
}

interface TabFieldsProps {
  readonly number: number
  readonly tab: TabStop
  readonly onChange: (tab: TabStop) => void
  readonly onRemove: () => void
}

function TabFields({ number, tab, onChange, onRemove }: TabFieldsProps) {
  const { align = TAB_DEFAULTS.align, leader = TAB_DEFAULTS.leader } = tab
  return (
    <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_3rem_2rem] gap-1">
      <NumberInput
        label={`Position of tab stop ${number}`}
        hidesLabel
        unit="px"
        value={tab.at}
        least={0}
        most={LIMITS.pageSidePx}
        onChange={(at) => onChange({ ...tab, at })}
      />
      <SelectInput
        label={`Alignment of tab stop ${number}`}
        value={align}
        choices={TAB_ALIGNMENTS}
        onChoose={(value) => {
          const chosen = TAB_ALIGNMENTS.find((each) => each.value === value)
          if (chosen) onChange({ ...tab, align: chosen.value })
        }}
      />
      <TextEntry
        label={`Leader of tab stop ${number}`}
        placeholder="…"
        value={leader}
        check={(text) => (text.length > 8 ? 'At most 8 characters' : undefined)}
        onEnter={(text) => onChange({ ...tab, leader: text })}
      />
      <IconButton icon={Trash2} height="small" label={`Remove tab stop ${number}`} onClick={onRemove} />
    </div>
  )
}
