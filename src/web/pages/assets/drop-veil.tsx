import { Upload } from 'lucide-react'

/** Covers the page while files are dragged over it. */
export function DropVeil() {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-veil animate-fade-in">
      <p className="crop-marks flex items-center gap-3 rounded-lg bg-sheet px-8 py-6 text-lg font-semibold">
        <Upload className="size-6 text-press" aria-hidden /> Drop to upload
      </p>
    </div>
  )
}
