import type { Document, Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import type { PressEvent } from './gesture-event.ts'
import type { Entry } from '../flow/slot-at.ts'
import type { Gradient } from '../colors/gradient.ts'
import type { Detail } from '../detail.ts'
import type { GradientEnd } from '../gradients/change-gradient.ts'
import type { PaintName } from '../gradients/named-paint.ts'
import type { Handle } from '../geometry/resize-box.ts'
import type { Axis } from '../snap/snap-lines.ts'
import type { Snap, SnapTargets } from '../snap/snap-move.ts'
import type { PathNode } from '../paths/contour.ts'
import type { Under } from '../pick/select.ts'
import type { ContinuedPath, Shaped } from '../paths/shaped.ts'
import type { DrawTool } from '../tool.ts'
import type { Place } from '../tree/place.ts'

/** What a gesture began with. Everything is computed from it, never from the frame before, so that nothing drifts. */
export interface Start {
  readonly document: Document
  readonly selection: readonly string[]
  readonly detail: Detail | null
  readonly point: Point
}

/** A press of the pen, whose drag bends the lines at a point. */
export interface PenPress {
  readonly on: 'new' | 'first' | 'last'
  readonly at: Point
  /** The points before it. */
  readonly nodes: readonly PathNode[]
}

export type Gesture =
  | { readonly kind: 'idle' }
  /** The pointer is down, and has hardly moved. */
  | { readonly kind: 'pressing'; readonly start: Start; readonly event: PressEvent }
  | {
      readonly kind: 'moving'
      readonly start: Start
      readonly ids: readonly string[]
      readonly box: Bounds
      readonly targets: SnapTargets
      readonly snap: Snap | null
      readonly by: Point
      /** The layout that would place the elements. */
      readonly entry: Entry | null
    }
  | {
      readonly kind: 'reordering'
      readonly start: Start
      readonly ids: readonly string[]
      /** The group with the layout, as it is drawn. */
      readonly group: Place
      /** The dragged elements, as they are drawn. */
      readonly drawn: readonly Place[]
      /** Of the other elements that the layout places, in the space of the group. */
      readonly boxes: readonly Bounds[]
      readonly targets: SnapTargets
      readonly by: Point
      /** In the group, or in another one with a layout. Null while the elements are out of both. */
      readonly entry: Entry | null
      readonly snap: Snap | null
    }
  | {
      readonly kind: 'resizing'
      readonly start: Start
      readonly handle: Handle
      /** The only selected element, as it is drawn: texts and layouts may give it another box than the document has. */
      readonly drawn: Place | undefined
      readonly targets: SnapTargets
      readonly snap: Snap | null
    }
  | { readonly kind: 'rotating'; readonly start: Start; readonly center: Point; readonly degrees: number }
  | {
      readonly kind: 'cropping'
      readonly start: Start
      readonly id: string
      readonly picture: Size
      /** Of the frame; null while the picture moves. */
      readonly handle: Handle | null
      /** For the frame. */
      readonly targets: SnapTargets
      readonly snap: Snap | null
    }
  | {
      readonly kind: 'bending'
      readonly start: Start
      readonly id: string
      readonly index: number
      readonly isNew: boolean
      readonly targets: SnapTargets
      readonly snap: Snap | null
    }
  | {
      readonly kind: 'shading'
      readonly start: Start
      /** As it is drawn. */
      readonly place: Place
      readonly paint: PaintName
      /** With the stop that the press has added. */
      readonly gradient: Gradient
      readonly part: { readonly stop: number } | { readonly end: GradientEnd }
      /** Whether the stop has been dragged off, and goes at the end. */
      readonly isOff: boolean
    }
  | {
      readonly kind: 'shaping'
      readonly start: Start
      /** The path, with the point that the press has added, and what is dragged of it. */
      readonly shaped: Shaped
      readonly isNew: boolean
      readonly targets: SnapTargets
      readonly snap: Snap | null
    }
  | {
      readonly kind: 'guiding'
      readonly start: Start
      readonly axis: Axis
      /** Null for a new guide. */
      readonly index: number | null
      /** Null while the guide would be deleted. */
      readonly at: number | null
      readonly targets: SnapTargets
    }
  /** Goes on between the presses, of which each adds a point. */
  | {
      readonly kind: 'penning'
      readonly start: Start
      readonly id: string
      readonly nodes: readonly PathNode[]
      readonly isClosed: boolean
      /** The path at whose end it goes on; null for a new one. */
      readonly continued: ContinuedPath | null
      /** Which point is pressed, while one is: a new one, or the first or last one again. */
      readonly pressed: PenPress | null
      /** Where the next press would add a point. That of the first one if it would close the path. */
      readonly to: Point | null
      readonly targets: SnapTargets
      readonly snap: Snap | null
      /** Of the last event, in milliseconds. */
      readonly at: number
    }
  | { readonly kind: 'marquee'; readonly start: Start; readonly to: Point }
  | { readonly kind: 'drawing'; readonly start: Start; readonly tool: DrawTool; readonly id: string }

export type Penning = Extract<Gesture, { kind: 'penning' }>
export type Marquee = Extract<Gesture, { kind: 'marquee' }>

export const IDLE: Gesture = { kind: 'idle' }

/** What a gesture needs to know of the page as it is drawn, where texts and layouts have given elements other boxes. */
export interface Surroundings {
  readonly places: ReadonlyMap<string, Place>
  /** The sizes of the pictures that have been loaded, by their sources. */
  readonly pictures?: ReadonlyMap<string, Size>
  /** What is at a point of the page, from front to back. Default: nothing is covered. */
  readonly under?: (point: Point) => readonly Under[]
}
