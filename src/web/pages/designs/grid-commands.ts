import { type Design, type Visibility } from '../../api/designs.ts'

/** What cards, menus and keys ask of the page. The same object for as long as the page stands, so that no card is drawn anew for it. */
export interface GridCommands {
  /** Makes this card the one that the keyboard is at. */
  readonly become: (index: number) => void
  readonly open: (design: Design) => void
  readonly toggle: (design: Design, index: number) => void
  /** Chooses all from the one chosen last to this one. */
  readonly chooseTo: (index: number) => void
  readonly startRename: (design: Design) => void
  readonly endRename: (design: Design, title: string | undefined) => void
  readonly editTags: (designs: readonly Design[]) => void
  readonly setVisibility: (designs: readonly Design[], visibility: Visibility) => void
  readonly duplicate: (designs: readonly Design[]) => void
  readonly trash: (designs: readonly Design[]) => void
}
