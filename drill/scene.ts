export interface Scene {
  /** Duration of the load, without the start and the checks. */
  readonly minutes: number
  readonly seed: number
  /** Breaks the embedded store on purpose, to show that the drill notices. */
  readonly isSyncOff: boolean
}

export interface SceneResult {
  readonly report: string
  readonly violations: number
}
