import { isObject } from '../../../../../document/check-schema.ts'
import type { Column } from '../../../../../document/elements/table-element.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { FontFamilyField, FontFields, FontWeightField } from '../fields/font-fields.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { SwitchField, SwitchInput } from '../fields/switch-field.tsx'
import { useProperty } from '../subject.ts'

const AS_TABLE = 'As the table'
const DIRECTIONS = { ltr: 'From the left', rtl: 'From the right' } as const
const OVERFLOWS = { visible: 'Draw below the box', cut: 'Leave out', pages: 'Continue on new pages' } as const

/** The style of cells. */
export function TableCellsPart() {
  return (
    <>
      <FontFields />
      <PaintProperty at="fill" label="Text color" />
      <PaintProperty at="background" label="Background" />
      <PaintProperty at="stripe" label="Every 2nd row" />
      <ChoiceField at="align" label="Align" />
      <ChoiceField at="verticalAlign" label="In the row" />
      <ChoiceField at="fontStyle" label="Style" />
      <div className="grid grid-cols-2 gap-2">
        <SwitchField at="underline" label="Underline" />
        <SwitchField at="strikethrough" label="Strike" />
      </div>
      <SidesField at="padding" label="Padding" names={SIDE_NAMES} />
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="lineHeight" label="Lines" name="Line height" step={0.1} />
        <NumberField at="rowHeight" label="Rows" name="Minimum height of rows" unit="px" none="Auto" />
      </div>
      <ChoiceField at="direction" label="Columns" names={DIRECTIONS} />
      <ChoiceField at="overflow" label="Without room" names={OVERFLOWS} />
    </>
  )
}

export function TableHeaderPart() {
  return <CellStyleFields at="headerStyle" />
}

/** The style of the header or of a column, which overrides that of the table. */
function CellStyleFields({ at }: { at: string }) {
  const fill = useProperty('fill')
  return (
    <>
      <FontFamilyField at={`${at}.fontFamily`} none={AS_TABLE} />
      <NumberRow at={`${at}.fontSize`} label="Size" name="Font size" unit="px" keepsUnit none={AS_TABLE} />
      <FontWeightField at={`${at}.fontWeight`} none={AS_TABLE} />
      <ChoiceField at={`${at}.fontStyle`} label="Style" none={AS_TABLE} />
      <PaintProperty
        at={`${at}.fill`}
        label="Text color"
        {...(typeof fill?.value === 'string' && { otherwise: fill.value })}
      />
      <PaintProperty at={`${at}.background`} label="Background" />
      <ChoiceField at={`${at}.align`} label="Align" none={AS_TABLE} />
      <ChoiceField at={`${at}.verticalAlign`} label="In the row" none={AS_TABLE} />
      <div className="grid grid-cols-2 gap-2">
        <SwitchField at={`${at}.underline`} label="Underline" />
        <SwitchField at={`${at}.strikethrough`} label="Strike" />
      </div>
    </>
  )
}

const LINES = [
  { at: 'outer', label: 'Around' },
  { at: 'horizontal', label: 'Between rows' },
  { at: 'vertical', label: 'Between columns' },
  { at: 'header', label: 'Below the header' },
] as const

export function TableLinesPart() {
  return LINES.map(({ at, label }) => <TableLineFields key={at} at={`border.${at}`} label={label} />)
}

function TableLineFields({ at, label }: { at: string; label: string }) {
  const line = useProperty(at)
  if (!line) return null
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      <SwitchInput
        label={label}
        checked={isObject(line.value)}
        isMixed={line.isMixed}
        onChange={(isOn) => line.set(isOn ? { color: '#d8dee6' } : at.endsWith('header') ? null : undefined)}
      />
      {(isObject(line.value) || line.isMixed) && (
        <div className="grid grid-cols-1 gap-2 pl-6">
          <PaintProperty at={`${at}.color`} label="Color" />
          <NumberField at={`${at}.width`} label="Width" name={`Width, ${label.toLowerCase()}`} unit="px" keepsUnit />
        </div>
      )}
    </div>
  )
}

/** Widths and alignment of columns. Their texts are data. */
export function TableColumnsPart() {
  const columns = useProperty('columns')
  const lists = (columns?.values ?? []).filter((each): each is readonly Column[] => Array.isArray(each))
  const [first = [], ...others] = lists
  const most = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, index) => {
    const column = others.length === 0 ? first[index] : undefined
    return <ColumnFields key={index} index={index} name={column?.title ?? column?.key ?? `Column ${index + 1}`} />
  })
}

function ColumnFields({ index, name }: { index: number; name: string }) {
  const at = `columns.${index}`
  const width = useProperty(`${at}.width`)
  const isAuto = width?.value === 'auto'
  return (
    <div role="group" aria-label={name} className="grid grid-cols-1 gap-2 rounded-md bg-well p-2">
      <div className="flex items-center justify-between gap-2">
        <span className="truncate text-sm font-semibold user-text">{name}</span>
        <SwitchInput
          label="As wide as its texts"
          checked={isAuto}
          isMixed={width?.isMixed === true && width.values.includes('auto')}
          onChange={(isOn) => width?.set(isOn ? 'auto' : undefined)}
        />
      </div>
      {!isAuto && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField at={`${at}.width`} label="W" name={`Width of ${name}`} unit="px" none="Shared" />
          <NumberField
            at={`${at}.share`}
            label="Share"
            name={`Share of ${name}`}
            step={0.1}
            disabled={typeof width?.value === 'number'}
          />
        </div>
      )}
      <CellStyleFields at={at} />
    </div>
  )
}
