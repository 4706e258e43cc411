import { ImageIcon, Move } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { FieldMessage, joinIds } from '../../parts/field.tsx'
import type { Crop, EditableSlot, Focus } from './editable-slots.ts'
import { FocusPad } from './focus-pad.tsx'
import { focusText } from './focus-point.ts'
import { ImageChooser } from './image-chooser.tsx'
import type { ImageValue } from './slot-inputs.ts'
import { useNamedImage } from './use-named-image.ts'

interface ImageFieldProps {
  readonly label: string
  readonly value: ImageValue
  readonly framing: EditableSlot['framing']
  readonly firstFocus: (src: string) => Focus | undefined
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly describedBy: string | undefined
  readonly onChange: (image: ImageValue) => void
}

export function ImageField(props: ImageFieldProps) {
  const { label, value, framing, firstFocus, hint, error, describedBy, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const { name, url } = useNamedImage(value.src)
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
          aria-describedby={joinIds(`${id}-name`, `${id}-message`, describedBy)}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
      {framing !== undefined && value.focus !== undefined && url !== undefined && (
        <FocusPart
          {...{ label, url, onChange }}
          crop={framing.crop}
          first={firstFocus(value.src) ?? value.focus}
          value={{ ...value, focus: value.focus }}
        />
      )}
      {isOpen && (
        <ImageChooser
          onClose={() => setOpen(false)}
          onChoose={(src) => {
            // The focus that the user set applies only to the previous image.
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
  readonly first: Focus
  readonly value: Required<ImageValue> & { readonly focus: NonNullable<ImageValue['focus']> }
  readonly onChange: (image: ImageValue) => void
}

function FocusPart({ label, url, crop, first, value, onChange }: FocusPartProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { focus } = value
  const isMoved = focus.x !== first.x || focus.y !== first.y
  return (
    <>
      <Button
        variant="quiet"
        height="small"
        icon={Move}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Set focal point of ${label.toLowerCase()}`}
        onClick={() => setOpen(!isOpen)}
        className="-ml-2.5 justify-self-start"
      >
        Set focal point
      </Button>
      <div id={id} hidden={!isOpen} className="grid grid-cols-1 gap-1.5">
        {isOpen && (
          <>
            <FocusPad
              label={`Focal point of ${label.toLowerCase()}`}
              url={url}
              crop={crop}
              focus={focus}
              onChange={(moved) => onChange({ ...value, focus: moved })}
            />
            <p className="text-sm text-ink-soft">
              Focal point: <span className="tabular-nums">{focusText(focus)}</span>. Drag to move, or use arrow keys
              (Shift for bigger steps).
            </p>
            {isMoved && (
              <Button
                height="small"
                className="justify-self-start"
                onClick={() => onChange({ ...value, focus: first })}
              >
                Reset
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}
