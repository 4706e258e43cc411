import type { PointerKind } from '../../../../edit/gestures/contacts.ts'

/** The side or diameter of the area around a handle that can be pressed, in CSS pixels of the screen. */
export const TARGET_PX = { mouse: 24, pen: 24, touch: 44 } as const satisfies Record<PointerKind, number>
