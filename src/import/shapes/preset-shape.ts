export interface PresetSize {
  readonly width: number
  readonly height: number
}

/** Values by name, such as `adj1`, in 100,000ths or 60,000ths of a degree. */
export type Adjustments = Readonly<Record<string, number>>

export interface PresetShape extends PresetSize {
  /** The shorter side. */
  readonly short: number
  /** Returns an adjustment as a fraction. */
  readonly adjust: (name: string, fallback: number) => number
}

export type PresetPath = (shape: PresetShape) => string
