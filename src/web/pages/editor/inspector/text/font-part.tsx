import { Bold, ChevronDown, Italic, Strikethrough, Underline } from 'lucide-react'
import type { Text } from '../../../../../document/elements/text.ts'
import { Menu, MenuItem } from '../../../../parts/menu.tsx'
import { useEditor, useStore } from '../../use-editor.ts'
import { FontPicker } from './fonts/font-picker.tsx'
import { FontWeightField } from '../fields/font-fields.tsx'
import { IconButtons, IconToggle } from '../fields/icon-buttons.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { useChooseFont } from './use-font-family.ts'
import { useTextProperty } from './use-text-property.ts'

const BOLD = 700
const REGULAR = 400
const SIZES_PX = [12, 14, 16, 18, 21, 24, 32, 40, 48, 56, 64, 72, 96, 128, 160, 200]

/** The font with its weight and size, and the styles that have keys. */
export function FontPart({ texts }: { texts: readonly Text[] }) {
  const { value: family } = useTextProperty('fontFamily')
  const choose = useChooseFont()
  return (
    <>
      <FontPicker value={family} onChoose={choose} />
      <FontWeightField />
      <SizeField texts={texts} />
      <StyleButtons />
    </>
  )
}

function SizeField({ texts }: { texts: readonly Text[] }) {
  const { value, set } = useTextProperty('fontSize')
  const drawn = useDrawnScale(texts)
  return (
    <>
      <div className="flex gap-1">
        <div className="min-w-0 flex-1">
          <NumberField at="fontSize" label="Size" name="Font size" unit="px" keepsUnit />
        </div>
        <Menu
          trigger={
            <button
              type="button"
              aria-label="Common sizes"
              className="grid h-8 w-8 shrink-0 place-items-center rounded-md border border-rule-strong/60 bg-sheet text-ink-soft hover:border-rule-strong hover:text-ink"
            >
              <ChevronDown className="size-4" aria-hidden />
            </button>
          }
        >
          {SIZES_PX.map((size) => (
            <MenuItem key={size} onSelect={() => set(size)}>
              {size}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {drawn !== undefined && value !== undefined && (
        <p className="text-xs text-ink-soft">
          Drawn at {Math.round(value * drawn * 10) / 10} px ({Math.round(drawn * 100)}%) to fit the box
        </p>
      )}
    </>
  )
}

/** The factor by which a text is scaled to fit its box; undefined if it is not. */
function useDrawnScale([text, other]: readonly Text[]): number | undefined {
  const editor = useEditor()
  useStore(editor.resources)
  const scale = text && !other ? editor.laidOut(text.id)?.layout.scale : undefined
  return scale === undefined || Math.abs(scale - 1) < 0.001 ? undefined : scale
}

function StyleButtons() {
  const weight = useTextProperty('fontWeight')
  const style = useTextProperty('fontStyle')
  const underline = useTextProperty('underline')
  const strikethrough = useTextProperty('strikethrough')
  const isBold = weight.isMixed ? undefined : (weight.value ?? 0) >= 600
  const isItalic = style.isMixed ? undefined : style.value === 'italic'
  return (
    <IconButtons label="Style">
      <IconToggle
        icon={Bold}
        label="Bold"
        isOn={isBold}
        onToggle={() => weight.set(isBold === true ? REGULAR : BOLD)}
      />
      <IconToggle
        icon={Italic}
        label="Italic"
        isOn={isItalic}
        onToggle={() => style.set(isItalic === true ? 'normal' : 'italic')}
      />
      <IconToggle
        icon={Underline}
        label="Underline"
        isOn={underline.isMixed ? undefined : underline.value}
        onToggle={() => underline.set(underline.value !== true)}
      />
      <IconToggle
        icon={Strikethrough}
        label="Strikethrough"
        isOn={strikethrough.isMixed ? undefined : strikethrough.value}
        onToggle={() => strikethrough.set(strikethrough.value !== true)}
      />
    </IconButtons>
  )
}
