import { ImageIcon, Move } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { type Crop, type FillableSlot, type Focus } from './fillable-slots.ts'
import { FocusPad } from './focus-pad.tsx'
import { focusText } from './focus-point.ts'
import { PictureChooser } from './picture-chooser.tsx'
import { type FilledPicture } from './slot-values.ts'
import { useNamedPicture } from './use-named-picture.ts'

interface PictureFieldProps {
  readonly label: string
  readonly value: FilledPicture
  /** How it stands in its box; undefined where it is not cut there. */
  readonly framing: FillableSlot['framing']
  /** Where the focus of a picture begins, by its source; undefined where it is not cut. */
  readonly firstFocus: (src: string) => Focus | undefined
  readonly error: string | undefined
  /** The id of what else is said of it. */
  readonly describedBy: string | undefined
  readonly onChange: (picture: FilledPicture) => void
}

/** Shows the picture that was chosen, has another one chosen, and says what of it stays in sight. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, framing, firstFocus, error, describedBy, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const { name, url } = useNamedPicture(value.src)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <div className="flex items-center gap-3 rounded-md border border-rule-strong bg-sheet p-2">
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-soft">
          {url === undefined ? (
            <ImageIcon className="size-5" strokeWidth={1.5} aria-hidden />
          ) : (
            <img src={url} alt="" className="max-h-full max-w-full object-contain" />
          )}
        </span>
        <span id={`${id}-name`} className="min-w-0 flex-1 truncate text-sm user-text" title={name}>
          {name}
        </span>
        <Button
          height="small"
          id={`${id}-change`}
          aria-labelledby={`${id} ${id}-change`}
          aria-describedby={describedBy === undefined ? `${id}-name` : `${id}-name ${describedBy}`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {framing !== undefined && value.focus !== undefined && url !== undefined && (
        <FocusPart
          {...{ label, url, onChange }}
          crop={framing.crop}
          first={firstFocus(value.src) ?? value.focus}
          value={{ ...value, focus: value.focus }}
        />
      )}
      {isOpen && (
        <PictureChooser
          onClose={() => setOpen(false)}
          onChoose={(src) => {
            // The point that was set is one of the picture that was there.
            onChange({ src, focus: firstFocus(src) })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface FocusPartProps {
  readonly label: string
  readonly url: string
  readonly crop: Crop
  /** Where the focus began. */
  readonly first: Focus
  readonly value: Required<FilledPicture> & { readonly focus: NonNullable<FilledPicture['focus']> }
  readonly onChange: (picture: FilledPicture) => void
}

/** The point that stays in sight, to be unfolded: most pictures are well as they are. */
function FocusPart({ label, url, crop, first, value, onChange }: FocusPartProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { focus } = value
  const isMoved = focus.x !== first.x || focus.y !== first.y
  return (
    <>
      <Button
        look="quiet"
        height="small"
        icon={Move}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Set the focus of ${label.toLowerCase()}`}
        onClick={() => setOpen(!isOpen)}
        className="-ml-2.5 justify-self-start"
      >
        Set the focus
      </Button>
      <div id={id} hidden={!isOpen} className="grid grid-cols-1 gap-1.5">
        {isOpen && (
          <>
            <FocusPad
              label={`Focus of ${label.toLowerCase()}`}
              url={url}
              crop={crop}
              focus={focus}
              onChange={(moved) => onChange({ ...value, focus: moved })}
            />
            <p className="text-sm text-ink-soft">
              This point stays in sight where the picture is cut:{' '}
              <span className="tabular-nums">{focusText(focus)}</span>. Drag it, or use the arrow keys; with Shift it
              goes further.
            </p>
            {isMoved && (
              <Button
                height="small"
                className="justify-self-start"
                onClick={() => onChange({ ...value, focus: first })}
              >
                Put it back
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}
