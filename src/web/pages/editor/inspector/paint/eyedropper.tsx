import { Pipette } from 'lucide-react'
import { IconButton } from '../../../../parts/button.tsx'

/** Not in every browser, and so not in the types of the DOM. */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>
}

declare global {
  interface Window {
    readonly EyeDropper?: new () => EyeDropper
  }
}

/** Picks a color from the screen, in browsers that can. */
export function Eyedropper({ onPick }: { onPick: (hex: string) => void }) {
  const { EyeDropper: Picker } = window
  if (!Picker) return null
  const pick = async (): Promise<void> => {
    try {
      onPick((await new Picker().open()).sRGBHex)
    } catch {
      // Canceled with Escape.
    }
  }
  return <IconButton icon={Pipette} label="Pick a color from the screen" height="small" onClick={() => void pick()} />
}
