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
  readonly duplicate: (designs: readonly Design[]) => void
  readonly trash: (designs: readonly Design[]) => void
}
