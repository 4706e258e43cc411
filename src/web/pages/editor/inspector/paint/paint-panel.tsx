import { resolvedColor } from '../../../../../edit/colors/gradient.ts'
import { useEditorState } from '../../use-editor.ts'
import { ColorPicker } from './color-picker.tsx'
import { ContrastLine } from './contrast-line.tsx'
import { GradientEditor } from './gradient-editor.tsx'
import type { PaintFieldProps } from './paint-field-props.ts'
import { PicturePaint } from './picture-paint.tsx'

/** What is edited of a paint: its color, gradient or picture. */
export function PaintPanel({ value, name, offersBrand = true, beneath, isLarge = false, onChange }: PaintFieldProps) {
  const brand = useEditorState((state) => state.document.brand)
  if (value === null) return null
  if (value === undefined || typeof value === 'string') {
    return (
      <>
        <ColorPicker value={value} offersBrand={offersBrand} onChange={onChange} />
        {value !== undefined && beneath !== undefined && (
          <ContrastLine color={resolvedColor(value, brand)} beneath={beneath} isLarge={isLarge} />
        )}
      </>
    )
  }
  if ('stops' in value) return <GradientEditor paint={value} name={name} onChange={onChange} />
  return <PicturePaint paint={value} onChange={onChange} />
}
