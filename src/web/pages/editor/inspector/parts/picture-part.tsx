import { Check, Crop as CropIcon, Maximize, Move } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { isObject } from '../../../../../document/check-schema.ts'
import { Button } from '../../../../parts/button.tsx'
import type { Crop, Focus } from '../../../content/editable-slots.ts'
import { FocusPad } from '../../../content/focus-pad.tsx'
import { useNamedImage } from '../../../content/use-named-image.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { PictureInput } from '../fields/picture-input.tsx'
import { FIT_NAMES } from '../paint/picture-paint.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { useProperty } from '../subject.ts'

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

export function PicturePart() {
  const src = useProperty('src')
  const source = typeof src?.value === 'string' ? src.value : undefined
  return (
    <>
      <PictureInput src={source} onChange={(next) => src?.set(next)} />
      <ChoiceField at="fit" label="Fit" names={FIT_NAMES} />
      <FocusFields src={source} />
      <CropFields />
    </>
  )
}

function FocusFields({ src }: { src: string | undefined }) {
  const focus = useProperty('focus')
  const crop = useProperty('crop')
  const [isOpen, setOpen] = useState(false)
  const { url } = useNamedImage(src ?? '')
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="focus.x" label="Focus X" name="Focal point, from the left" unit="%" scale={100} />
        <NumberField at="focus.y" label="Focus Y" name="Focal point, from the top" unit="%" scale={100} />
      </div>
      {url !== undefined && focus && isObject(focus.value) && (
        <Button
          variant="quiet"
          height="small"
          icon={Move}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2.5 justify-self-start"
        >
          Set focal point
        </Button>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && url !== undefined && focus && isObject(focus.value) && (
          <FocusPad
            label="Focal point"
            url={url}
            crop={(crop?.value as Crop | undefined) ?? WHOLE}
            focus={focus.value as unknown as Focus}
            onChange={focus.set}
          />
        )}
      </div>
    </div>
  )
}

function CropFields() {
  const crop = useProperty('crop')
  if (!crop) return null
  return (
    <>
      <CropButton />
      {(isObject(crop.value) || crop.isMixed) && (
        <div role="group" aria-label="Crop" className="grid grid-cols-2 gap-2">
          <NumberField at="crop.x" label="Crop X" unit="%" scale={100} />
          <NumberField at="crop.y" label="Crop Y" unit="%" scale={100} />
          <NumberField at="crop.width" label="Crop W" name="Crop width" unit="%" scale={100} />
          <NumberField at="crop.height" label="Crop H" name="Crop height" unit="%" scale={100} />
        </div>
      )}
      {(isObject(crop.value) || crop.isMixed) && (
        <LooseButton icon={Maximize} onClick={() => crop.set(undefined)}>
          Whole picture
        </LooseButton>
      )}
    </>
  )
}

/** Begins or ends the cropping on the page, of one picture at a time. */
function CropButton() {
  const editor = useEditor()
  const isCropping = useEditorState(({ detail }) => detail?.kind === 'crop')
  const isAlone = useEditorState(({ selection }) => selection.length === 1)
  if (!isAlone) return null
  return isCropping ? (
    <LooseButton icon={Check} onClick={() => editor.run('leave')}>
      Done cropping
    </LooseButton>
  ) : (
    <LooseButton icon={CropIcon} onClick={() => editor.run('enter')}>
      Crop picture
    </LooseButton>
  )
}

/** In line with the fields above it. */
function LooseButton(props: Pick<ComponentProps<typeof Button>, 'icon' | 'onClick' | 'children'>) {
  return <Button variant="quiet" height="small" className="-ml-2.5 justify-self-start" {...props} />
}
