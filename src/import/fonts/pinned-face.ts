/** A face that our SVG export names in full. */
export interface PinnedFace {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

const PINNED = /^platen (.+) (\d{3})( italic)?$/i

/** Returns the face that a name such as `Platen Lora 400 Italic` stands for, or undefined for other names. */
export function pinnedFace(name: string): PinnedFace | undefined {
  const [, family, weight, italic] = PINNED.exec(name) ?? []
  return family === undefined ? undefined : { family, weight: Number(weight), isItalic: italic !== undefined }
}
