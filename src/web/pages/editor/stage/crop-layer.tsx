import { useEffect, useRef } from 'react'
import { pictureBox } from '../../../../edit/crop/picture-box.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { croppedNow } from '../../../../edit/gestures/cropping.ts'
import { multiply } from '../../../../paint/matrix.ts'
import type { Picture } from '../../../../paint/canvas.ts'
import { Button } from '../../../parts/button.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** More pixels would not be seen. */
const MOST_PX = 2_000

/** The parts of the picture that is being cropped that its frame hides, dimmed. */
export function CropLayer() {
  const editor = useEditor()
  const camera = useStore(editor.camera)
  useStore(editor.resources)
  const state = useEditorState((each) => each)
  const places = editor.drawn()?.places
  const pictures = editor.pictures()
  const cropped = places && croppedNow(state, { places, pictures })
  const shown = cropped && places.get(cropped.image.id)?.element
  const picture = shown?.type === 'image' ? pictures.get(shown.src) : undefined
  if (!cropped || !picture) return null
  const { image, place } = cropped
  const box = pictureBox(image, picture)
  const size = shownSize(picture)
  const [x, y] = [box.width / size.width, box.height / size.height]
  const onScreen = { a: camera.zoom, b: 0, c: 0, d: camera.zoom, e: camera.x, f: camera.y }
  const inFrame = { a: x, b: 0, c: 0, d: y, e: box.x, f: box.y }
  const { a, b, c, d, e, f } = multiply(multiply(onScreen, pageMatrix(place)), inFrame)
  // The frame, in pixels of the picture.
  const [left, top] = [-box.x / x, -box.y / y]
  const [right, bottom] = [left + image.width / x, top + image.height / y]
  const frame = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const mirror = `${image.flipX === true ? 'scaleX(-1)' : ''} ${image.flipY === true ? 'scaleY(-1)' : ''}`
  return (
    <>
      <div
        aria-hidden
        data-cropped
        className="pointer-events-none absolute top-0 left-0 origin-top-left opacity-40"
        style={{
          ...size,
          transform: `matrix(${[a, b, c, d, e, f].join(', ')})`,
          clipPath: `path(evenodd, "M0 0H${size.width}V${size.height}H0Z${frame}")`,
        }}
      >
        <WholePicture key={image.src} picture={picture} size={size} transform={mirror} />
      </div>
      <CropBar onDone={() => editor.run('leave')} />
    </>
  )
}

/** Says what can be done now, since the frame looks as it did before. */
function CropBar({ onDone }: { onDone: () => void }) {
  return (
    <div
      data-no-stage
      className="absolute bottom-3 left-1/2 flex -translate-x-1/2 cursor-default items-center gap-3 rounded-lg border border-rule bg-sheet py-1.5 pr-1.5 pl-3.5 text-sm whitespace-nowrap shadow-floating animate-rise-in"
    >
      Drag the picture or the edges of its frame
      <Button height="small" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

function WholePicture({
  picture,
  size: { width, height },
  transform,
}: {
  picture: Picture
  size: { width: number; height: number }
  transform: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.drawImage(picture.image as CanvasImageSource, 0, 0, width, height)
  }, [picture, width, height])
  return <canvas ref={canvas} width={width} height={height} style={{ transform }} />
}

function shownSize({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, MOST_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
