import { type ReactNode, useState } from 'react'
import { brandNameIn } from '../../../../../document/brand.ts'
import { BASIC_COLORS } from '../../../../../edit/colors/basic-colors.ts'
import { documentColors } from '../../../../../edit/colors/document-colors.ts'
import { resolvedColor } from '../../../../../edit/colors/gradient.ts'
import { hexOf, type Hsva, hsvaOf, normalizedHex } from '../../../../../edit/colors/color-model.ts'
import { useEditorState } from '../../use-editor.ts'
import { Slider } from '../fields/slider.tsx'
import { TextEntry } from '../fields/text-entry.tsx'
import { NumberInput } from '../number-input.tsx'
import { ColorArea } from './color-area.tsx'
import { Eyedropper } from './eyedropper.tsx'
import { ColorButton } from './swatch.tsx'

const MAX_SWATCHES = 18
const HUES = `linear-gradient(to right, ${[0, 60, 120, 180, 240, 300, 360]
  .map((hue) => hexOf({ hue, saturation: 1, value: 1, alpha: 1 }))
  .join(', ')})`

interface ColorPickerProps {
  /** In hex, or a reference to the brand. Undefined for several colors. */
  readonly value: string | undefined
  /** Colors of the brand itself cannot refer to others, nor be translucent by name. */
  readonly offersBrand: boolean
  readonly onChange: (color: string) => void
}

/** Chooses a color: of the document, of the brand, or any. */
export function ColorPicker({ value, offersBrand, onChange }: ColorPickerProps) {
  const brand = useEditorState((state) => state.document.brand)
  // As it was when the panel opened, so that it does not move while a color is dragged.
  const document = useEditorState((state) => state.document)
  const [used] = useState(() => documentColors(document).slice(0, MAX_SWATCHES))
  const named = offersBrand ? Object.entries(brand?.colors ?? {}) : []
  const hex = value === undefined ? undefined : normalizedHex(resolvedColor(value, brand))
  return (
    <>
      <Choices title="In this design" colors={used} chosen={value} onChoose={onChange} />
      {named.length > 0 && (
        <Swatches title="Brand">
          {named.map(([name, color]) => (
            <ColorButton
              key={name}
              color={color}
              label={`${name}, ${color}`}
              isChosen={value === `brand:${name}`}
              onChoose={() => onChange(`brand:${name}`)}
            />
          ))}
        </Swatches>
      )}
      <Choices title="Basic" colors={BASIC_COLORS} chosen={value} onChoose={onChange} />
      <Mixer
        hex={hex ?? '#808080'}
        name={value === undefined ? undefined : brandNameIn(value)}
        isMixed={value === undefined}
        onChange={onChange}
      />
    </>
  )
}

interface ChoicesProps {
  readonly title: string
  readonly colors: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (color: string) => void
}

function Choices({ title, colors, chosen, onChoose }: ChoicesProps) {
  if (colors.length === 0) return null
  return (
    <Swatches title={title}>
      {colors.map((color) => (
        <ColorButton
          key={color}
          color={color}
          label={color}
          isChosen={color === chosen}
          onChoose={() => onChoose(color)}
        />
      ))}
    </Swatches>
  )
}

function Swatches({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="grid grid-cols-1 gap-1.5">
      <span className="text-xs font-semibold text-ink-soft">{title}</span>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  )
}

/** Another color is chosen to be seen. */
function visible(color: Hsva): Hsva {
  return color.alpha === 0 ? { ...color, alpha: 1 } : color
}

interface MixerProps {
  readonly hex: string
  /** The name in the brand. */
  readonly name: string | undefined
  readonly isMixed: boolean
  readonly onChange: (hex: string) => void
}

function Mixer({ hex, name, isMixed, onChange }: MixerProps) {
  // Grays have no hue, and black has no saturation: what was chosen last stays while the color is the same.
  const [chosen, setChosen] = useState<Hsva>(() => hsvaOf(hex))
  const color = hexOf(chosen) === hex ? chosen : hsvaOf(hex)
  const change = (next: Hsva): void => {
    setChosen(next)
    onChange(hexOf(next))
  }
  return (
    <div role="group" aria-label="Custom color" className="grid grid-cols-1 gap-2">
      <ColorArea color={color} onChange={(next) => change(visible(next))} />
      <Slider
        label="Hue"
        value={color.hue}
        least={0}
        most={360}
        step={1}
        valueText={`${Math.round(color.hue)}°`}
        track={HUES}
        onChange={(hue) => change(visible({ ...color, hue }))}
      />
      <Slider
        label="Opacity of the color"
        value={color.alpha}
        least={0}
        most={1}
        step={0.01}
        valueText={`${Math.round(color.alpha * 100)}%`}
        track={`linear-gradient(to right, transparent, ${hexOf({ ...color, alpha: 1 })})`}
        onChange={(alpha) => change({ ...color, alpha })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-2">
        <TextEntry
          label="Hex color"
          className="hex-color"
          value={isMixed ? '' : hex.slice(0, 7)}
          placeholder={isMixed ? 'Mixed' : undefined}
          onEnter={(text) => {
            const entered = normalizedHex(text)
            if (entered === undefined) return
            const isPlain = entered.length === 7 && color.alpha < 1
            onChange(isPlain ? hexOf(visible({ ...hsvaOf(entered), alpha: color.alpha })) : entered)
          }}
        />
        <NumberInput
          label="Opacity"
          hidesLabel
          unit="%"
          value={Math.round(color.alpha * 100)}
          least={0}
          most={100}
          onChange={(percent) => change({ ...color, alpha: percent / 100 })}
        />
        <Eyedropper onPick={onChange} />
      </div>
      {name !== undefined && (
        <p className="text-xs text-ink-soft">Brand color “{name}”. Changing it here detaches it.</p>
      )}
    </div>
  )
}
