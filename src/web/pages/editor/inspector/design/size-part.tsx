import { useState } from 'react'
import { Maximize2 } from 'lucide-react'
import { isPageSize } from '../../../../../document/is-page-size.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { PRESET_GROUPS, SIZE_PRESETS } from '../../../../../document/size-presets.ts'
import { isFailure } from '../../../../../failure.ts'
import { resizeDesign } from '../../../../../edit/operations/resize-design.ts'
import { LENGTH_UNITS } from '../../../../../edit/measuring/length-unit.ts'
import { Button } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { runInView } from '../../view/view-actions.ts'
import { FieldError } from '../fields/field-error.tsx'
import { Row } from '../fields/row.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { NumberInput } from '../number-input.tsx'

const NAMES = { px: 'Pixels', mm: 'Millimeters', cm: 'Centimeters', in: 'Inches' } as const
const UNITS = LENGTH_UNITS.map((unit) => ({ value: unit, label: NAMES[unit] }))

/** The size of all pages. The content is scaled with it, as by the API. */
export function SizePart() {
  const editor = useEditor()
  const size = useEditorState((state) => state.size)
  const unit = useEditorState(({ options }) => options.unit)
  const [typed, setTyped] = useState<{ width?: number; height?: number }>({})
  const [error, setError] = useState<string>()
  const next = { ...size, ...typed }
  const isChanged = next.width !== size.width || next.height !== size.height
  const resize = (): void => {
    try {
      editor.update((state) => resizeDesign(state, next, Date.now()))
      setTyped({})
      setError(undefined)
      runInView(editor, 'zoom-fit')
    } catch (cause) {
      if (!isFailure(cause, 'invalid_input')) throw cause
      setError('The resized design would be too large to save.')
    }
  }
  const shown = { unit: 'px', least: 1, most: LIMITS.pageSidePx }
  const preset = SIZE_PRESETS.find(({ width, height }) => width === next.width && height === next.height)
  return (
    <>
      <select
        aria-label="Size preset"
        value={preset?.name ?? ''}
        onChange={(event) => {
          const chosen = SIZE_PRESETS.find(({ name }) => name === event.target.value)
          if (chosen) setTyped({ width: chosen.width, height: chosen.height })
        }}
        className="select-arrow h-8 w-full appearance-none truncate rounded-md border border-rule-strong/60 bg-sheet pr-7 pl-2 text-sm hover:border-rule-strong"
      >
        <option value="">Custom size</option>
        {PRESET_GROUPS.map(({ name, sizes }) => (
          <optgroup key={name} label={name}>
            {sizes.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}, {each.caption}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <div className="grid grid-cols-2 gap-2">
        <NumberInput
          label="W"
          name="Width of the design"
          {...shown}
          value={next.width}
          onChange={(width) => setTyped({ ...typed, width: Math.round(width) })}
        />
        <NumberInput
          label="H"
          name="Height of the design"
          {...shown}
          side="height"
          value={next.height}
          onChange={(height) => setTyped({ ...typed, height: Math.round(height) })}
        />
      </div>
      <Row label="Lengths in">
        <SelectInput
          label="Unit of lengths in this browser"
          value={unit}
          choices={UNITS}
          onChoose={(chosen) => editor.run(`unit-${LENGTH_UNITS.find((each) => each === chosen) ?? 'px'}`)}
        />
      </Row>
      {isChanged && (
        <div className="flex gap-2">
          <Button height="small" variant="primary" icon={Maximize2} disabled={!isPageSize(next)} onClick={resize}>
            Resize
          </Button>
          <Button height="small" variant="quiet" onClick={() => setTyped({})}>
            Cancel
          </Button>
        </div>
      )}
      <FieldError error={error} />
    </>
  )
}
