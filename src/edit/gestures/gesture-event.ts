import type { Point } from '../../paint/matrix.ts'
import type { Handle } from '../geometry/resize-box.ts'
import type { GradientEnd } from '../gradients/change-gradient.ts'
import type { NodePart } from '../paths/change-nodes.ts'
import type { Under } from '../pick/select.ts'
import type { Axis } from '../snap/snap-lines.ts'

/** What people do with the pointer, as gestures see it. */
export type GestureEvent = PressEvent | DragEvent | ReleaseEvent | CancelEvent | BackEvent

export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean
}

/** What a press meets: an element or nothing on the page, or a handle of the selection. */
export type Pressed =
  | { readonly on: 'page'; readonly under: readonly Under[] }
  | { readonly on: 'handle'; readonly handle: Handle }
  | { readonly on: 'rotation' }
  /** A point of the path that is edited, or one of its control points. */
  | { readonly on: 'node'; readonly index: number; readonly part: NodePart }
  /** The line that follows a point of the path. */
  | { readonly on: 'curve'; readonly index: number }
  /** A stop of the gradient that is edited. */
  | { readonly on: 'stop'; readonly index: number }
  /** The line or ring with its stops, which gets a new one. */
  | { readonly on: 'course' }
  | { readonly on: 'gradient-end'; readonly end: GradientEnd }
  /** A point of the selected line. */
  | { readonly on: 'point'; readonly index: number }
  /** A ruler: guides with axis `x` are vertical. */
  | { readonly on: 'ruler'; readonly axis: Axis }
  | { readonly on: 'guide'; readonly axis: Axis; readonly index: number }
  /** The middle of the segment of the selected line that follows a point. */
  | { readonly on: 'segment'; readonly index: number }

interface Input {
  /** On the page, in its CSS pixels. */
  readonly point: Point
  readonly modifiers: Modifiers
  /** CSS pixels of the screen per CSS pixel of the page. */
  readonly zoom: number
  /** Whether the pointer is too fast to aim: nothing snaps. */
  readonly isFast?: boolean
  /** Over a ruler, where guides end. */
  readonly isOverRuler?: boolean
  /** In milliseconds. */
  readonly at: number
}

export interface PressEvent extends Input {
  readonly type: 'press'
  readonly pressed: Pressed
  /** 2 for a double click. */
  readonly clicks: number
  /** A finger selects first, and moves what is selected. */
  readonly isTouch: boolean
}

export interface DragEvent extends Input {
  readonly type: 'drag'
}

export interface ReleaseEvent extends Input {
  readonly type: 'release'
}

/** Escape, or the pointer was lost. */
interface CancelEvent {
  readonly type: 'cancel'
}

/** Takes the last point of a path that is being drawn back. */
interface BackEvent {
  readonly type: 'back'
}
