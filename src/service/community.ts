import { type Caller } from './caller.ts'
import { type Sharing } from './designs.ts'
import { type PageOf } from './sent.ts'

/** A public design as everybody sees it: nothing in it tells whose it is. */
export interface CommunityDesign {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly tags: readonly string[]
  readonly sharing: Sharing
  /** Absolute; answered while the design is shared and this its revision. */
  readonly thumbnailUrl: string
  readonly updatedAt: string
}

export interface CommunityQuery extends PageOf {
  /** Words of the title. */
  readonly q?: string
  readonly tag?: string
}

/** The public designs of all accounts. */
export interface Community {
  /** Newest change first. */
  list(caller: Caller, query: CommunityQuery): Promise<{ designs: CommunityDesign[]; total: number }>
}
