import { useState } from 'react'
import {
  SYMBOLOGIES,
  SYMBOLOGY_NAMES,
  type SymbologyName,
  symbologyOf,
} from '../../../../../document/codes/symbologies.ts'
import { type Code, CODE_DEFAULTS } from '../../../../../document/elements/code.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { SAMPLE_DATA } from '../../../../../edit/adding/code-items.ts'
import { elementIssue } from '../../../../../edit/adding/element-issue.ts'
import { CheckboxField, SelectField, TextArea } from '../../../../parts/field.tsx'
import { useEditor } from '../../use-editor.ts'
import { useDataChange } from './use-data-change.ts'

const CORRECTIONS: Readonly<Record<NonNullable<Code['errorCorrection']>, string>> = {
  low: 'Low (7 %)',
  medium: 'Medium (15 %)',
  quartile: 'Quartile (25 %)',
  high: 'High (30 %)',
}

const CORRECTABLE: readonly SymbologyName[] = ['qrcode', 'microqrcode', 'aztec', 'pdf417']

/** Kind and data of a code. */
export function CodeDataEditor({ element }: { element: Code }) {
  const editor = useEditor()
  const { error, change } = useDataChange(element)
  // Data that cannot be encoded, such as half an article number, is not in the document.
  const [typed, setTyped] = useState<string>()
  const { symbology, data, errorCorrection, showText } = { ...CODE_DEFAULTS, ...element }
  const choose = (chosen: SymbologyName): void => {
    const { brand } = editor.state.get().document
    const isEncodable = elementIssue({ ...(brand && { brand }) }, { ...element, symbology: chosen }) === undefined
    setTyped(undefined)
    change({ symbology: chosen, ...(!isEncodable && { data: SAMPLE_DATA[chosen] }) })
  }
  return (
    <div className="grid gap-3">
      <SelectField label="Kind" value={symbology} onChange={({ target }) => choose(target.value as SymbologyName)}>
        {SYMBOLOGY_NAMES.map((name) => (
          <option key={name} value={name}>
            {SYMBOLOGIES[name].label.replace(/^./, (letter) => letter.toUpperCase())}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Data"
        rows={2}
        spellCheck={false}
        maxLength={LIMITS.codeCharacters}
        value={typed ?? data}
        error={error}
        onChange={({ target }) => setTyped(change({ data: target.value }) ? undefined : target.value)}
      />
      {CORRECTABLE.includes(symbology) && (
        <SelectField
          label="Error correction"
          value={errorCorrection}
          onChange={({ target }) => change({ errorCorrection: target.value })}
        >
          {Object.entries(CORRECTIONS).map(([level, name]) => (
            <option key={level} value={level} disabled={symbology === 'microqrcode' && level === 'high'}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {symbologyOf(symbology).form === 'bars' && (
        <CheckboxField
          label="Show the data below the bars"
          checked={showText}
          onChange={({ target }) => change({ showText: target.checked ? undefined : false })}
        />
      )}
    </div>
  )
}
