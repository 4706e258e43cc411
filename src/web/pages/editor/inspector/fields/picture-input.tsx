import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../parts/button.tsx'
import { lazyPart } from '../../../../parts/lazy-page.tsx'
import { useNamedImage } from '../../../content/use-named-image.ts'
import { LateDialog } from '../../late-part.tsx'

const ImageChooser = lazyPart(async () => (await import('../../../content/image-chooser.tsx')).ImageChooser)

/** A picture and a button that replaces it. */
export function PictureInput({ src, onChange }: { src: string | undefined; onChange: (src: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const { name, url } = useNamedImage(src ?? '')
  return (
    <div className="flex items-center gap-2">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-soft">
        {url === undefined ? (
          <ImageIcon className="size-4" aria-hidden />
        ) : (
          <img src={url} alt="" className="max-h-full max-w-full object-contain" />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate text-sm user-text" title={name}>
        {src === undefined ? 'Mixed' : name}
      </span>
      <Button height="small" onClick={() => setOpen(true)}>
        Replace
      </Button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <ImageChooser
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        </LateDialog>
      )}
    </div>
  )
}
