import {
  type LucideIcon,
  Ban,
  CircleDot,
  Grid2x2,
  ImageIcon,
  LoaderPinwheel,
  Square,
  SquareArrowDown,
} from 'lucide-react'
import { brandNameIn } from '../../../../../document/brand.ts'
import type { Paint } from '../../../../../document/paint.ts'
import { convertedPaint, type PaintKind, paintKindOf, resolvedColor } from '../../../../../edit/colors/gradient.ts'
import { normalizedHex } from '../../../../../edit/colors/color-model.ts'
import { useEditorState } from '../../use-editor.ts'
import { classNames } from '../../../../parts/class-names.ts'
import { lazyPart } from '../../../../parts/lazy-page.tsx'
import { LatePart } from '../../late-part.tsx'
import { IconChoices } from '../fields/icon-choices.tsx'
import { FloatingPanel } from './floating-panel.tsx'
import { usePaintPanel } from './use-paint-panel.ts'
import type { PaintFieldProps } from './paint-field-props.ts'
import { Swatch } from './swatch.tsx'

/** Every paint needs its field; the pickers only once a panel is opened. */
export const PaintPanel = lazyPart(async () => (await import('./paint-panel.tsx')).PaintPanel)

const KINDS: Readonly<Record<PaintKind, { readonly label: string; readonly icon: LucideIcon }>> = {
  none: { label: 'None', icon: Ban },
  solid: { label: 'Color', icon: Square },
  linear: { label: 'Linear gradient', icon: SquareArrowDown },
  radial: { label: 'Radial gradient', icon: CircleDot },
  conic: { label: 'Conic gradient', icon: LoaderPinwheel },
  image: { label: 'Picture', icon: ImageIcon },
  pattern: { label: 'Pattern', icon: Grid2x2 },
}

const ALL_KINDS = Object.keys(KINDS) as PaintKind[]

/** What a new picture shows until another one is chosen. */
const FIRST_PICTURE = 'builtin:mountains'

/** The control of every paint: a swatch that opens a panel for its color, gradient or picture. */
export function PaintField(props: PaintFieldProps) {
  const { label, value, allows = 'paint', canBeNone = false } = props
  const brand = useEditorState((state) => state.document.brand)
  const kinds = ALL_KINDS.filter((kind) => isAllowed(kind, allows, canBeNone))
  const panel = usePaintPanel(props)
  const name = nameOf(value)
  return (
    <FloatingPanel
      label={label}
      onStage={panel}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${name}`}
          className="flex h-8 w-full min-w-0 items-center gap-2 rounded-md border border-rule-strong/60 bg-sheet px-1.5 text-left text-sm hover:border-rule-strong"
        >
          <Swatch paint={value} brand={brand} />
          <span className={classNames('min-w-0 flex-1 truncate', name.startsWith('#') && 'hex-color')}>{name}</span>
        </button>
      }
    >
      {kinds.length > 1 && <KindChoice {...props} onChange={panel.change} kinds={kinds} />}
      <LatePart>
        <PaintPanel {...props} />
      </LatePart>
    </FloatingPanel>
  )
}

function KindChoice({ label, value, kinds, onChange }: PaintFieldProps & { kinds: readonly PaintKind[] }) {
  const brand = useEditorState((state) => state.document.brand)
  // Gradients start with the color, not with its name, so that they can fade out.
  const start = typeof value === 'string' ? resolvedColor(value, brand) : (value ?? null)
  return (
    <IconChoices
      label={`Kind of ${label.toLowerCase()}`}
      value={value === undefined ? undefined : paintKindOf(value)}
      choices={kinds.map((kind) => ({ value: kind, ...KINDS[kind] }))}
      onChoose={(chosen) => {
        const kind = ALL_KINDS.find((each) => each === chosen)
        if (kind) onChange(convertedPaint(start, kind, FIRST_PICTURE))
      }}
    />
  )
}

function isAllowed(kind: PaintKind, allows: 'paint' | 'gradient' | 'color', canBeNone: boolean): boolean {
  if (kind === 'none') return canBeNone
  const isGradient = kind === 'linear' || kind === 'radial' || kind === 'conic'
  if (allows === 'gradient') return isGradient
  return kind === 'solid' || allows === 'paint'
}

function nameOf(paint: Paint | null | undefined): string {
  if (paint === undefined) return 'Mixed'
  if (paint !== null && typeof paint === 'string') return brandNameIn(paint) ?? hexName(paint)
  return KINDS[paintKindOf(paint)].label
}

/** `#d35230 at 50%`. */
function hexName(color: string): string {
  const hex = normalizedHex(color) ?? color
  return hex.length === 9 ? `${hex.slice(0, 7)} at ${Math.round((parseInt(hex.slice(7), 16) / 255) * 100)}%` : hex
}
