/** What clients may rely on, because the service accepted it. Times are Unix times in milliseconds. */
export interface Accepted {
  readonly designs: Map<string, AcceptedDesign>
  readonly exports: Map<string, AcceptedExport>
  readonly assets: Map<string, AcceptedAsset>
}

export interface Account {
  readonly key: string
  readonly accepted: Accepted
}

export interface DesignState {
  readonly title: string
  readonly visibility: string
  readonly isTrashed: boolean
}

/** A state that a client requested, in order. It may apply once it was sent, and must once it was accepted. */
interface Requested {
  readonly state: DesignState
  readonly sentMs: number
  acceptedMs?: number
}

export interface AcceptedDesign {
  readonly id: string
  readonly history: Requested[]
}

export interface AcceptedExport {
  readonly id: string
  readonly format: string
  readonly acceptedMs: number
  /** When a client first saw that it had ended, and how: status, completion time and size. */
  ended?: { readonly seenMs: number; readonly as: string }
  sha256?: string
}

export interface AcceptedAsset {
  readonly id: string
  readonly bytes: number
  readonly acceptedMs: number
}

export function createAccepted(): Accepted {
  return { designs: new Map(), exports: new Map(), assets: new Map() }
}

export function latestState({ history }: AcceptedDesign): DesignState {
  const latest = history.at(-1)
  if (latest === undefined) throw new Error('A design has no history')
  return latest.state
}

/** The states that are correct at `atMs`: the last accepted one, and any that was sent later. */
export function possibleStates({ history }: AcceptedDesign, atMs = Infinity): DesignState[] {
  const last = history.findLastIndex(({ acceptedMs = Infinity }) => acceptedMs < atMs)
  return history
    .filter(({ sentMs }, index) => index === last || (index > last && sentMs < atMs))
    .map(({ state }) => state)
}
