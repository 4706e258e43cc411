import type { Design, Visibility } from '../../api/design-queries.ts'

/** Referentially stable, so that it never causes a card to render. */
export interface GridCommands {
  readonly setCurrent: (index: number) => void
  readonly open: (design: Design) => void
  readonly toggle: (design: Design, index: number) => void
  readonly selectTo: (index: number) => void
  readonly startRename: (design: Design) => void
  readonly endRename: (design: Design, title: string | undefined) => void
  readonly editTags: (designs: readonly Design[]) => void
  readonly setVisibility: (designs: readonly Design[], visibility: Visibility) => void
  /** Opens a dialog to choose a folder. */
  readonly chooseFolder: (designs: readonly Design[]) => void
  /** Moves the designs that were dropped on a folder. Null is outside of folders. */
  readonly moveTo: (ids: readonly string[], folderId: string | null) => void
  /** Opens a dialog to export the designs. */
  readonly exportAll: (designs: readonly Design[]) => void
  /** Opens a dialog to choose a size. */
  readonly resize: (design: Design) => void
  readonly duplicate: (designs: readonly Design[]) => void
  readonly trash: (designs: readonly Design[]) => void
}
