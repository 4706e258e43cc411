import { sidesOf } from '../../../../document/elements/text-parts.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { guidesOn } from '../../../../edit/operations/guides.ts'
import type { Axis } from '../../../../edit/snap/snap-lines.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { shownBleed } from './shown-bleed.ts'

/** Lines of a grid that are nearer to each other are not shown, in pixels of the screen. */
const LEAST_GRID_PX = 6
/** The area around a guide that can be pressed. */
const TOUCH_PX = 9

/** What is shown of the page, but not exported: the grid, the edge below the bleed, the safe area and the guides. */
export function PageMarks({ state, camera }: { state: EditorState; camera: Camera }) {
  const { size, options, document } = state
  const { x, y } = toScreen(camera, { x: 0, y: 0 })
  const page = { x, y, width: size.width * camera.zoom, height: size.height * camera.zoom }
  const [top, right, bottom, left] = sidesOf(document.safeArea ?? 0).map((side) => side * camera.zoom)
  const gridPx = (options.grid ?? 0) * camera.zoom
  return (
    <>
      {gridPx >= LEAST_GRID_PX && <Grid page={page} step={gridPx} />}
      {shownBleed(state) > 0 && (
        <rect {...page} fill="none" stroke="var(--press)" strokeWidth={1} strokeOpacity={0.7} />
      )}
      {options.safeArea && document.safeArea !== undefined && (
        <rect
          x={x + (left ?? 0)}
          y={y + (top ?? 0)}
          width={Math.max(0, page.width - (left ?? 0) - (right ?? 0))}
          height={Math.max(0, page.height - (top ?? 0) - (bottom ?? 0))}
          fill="none"
          stroke="var(--press)"
          strokeWidth={1}
          strokeOpacity={0.6}
          strokeDasharray="5 4"
        />
      )}
      {options.guides && <Guides state={state} camera={camera} />}
    </>
  )
}

function Grid({ page, step }: { page: { x: number; y: number; width: number; height: number }; step: number }) {
  return (
    <>
      <pattern id="stage-grid" x={page.x} y={page.y} width={step} height={step} patternUnits="userSpaceOnUse">
        <path d={`M${step} 0H0V${step}`} fill="none" stroke="#808080" strokeWidth={1} strokeOpacity={0.28} />
      </pattern>
      <rect {...page} fill="url(#stage-grid)" />
    </>
  )
}

function Guides({ state, camera }: { state: EditorState; camera: Camera }) {
  const viewport = useStore(useEditor().viewport)
  const axes: readonly Axis[] = ['x', 'y']
  const isFree = state.tool === 'select' && (state.gesture.kind === 'idle' || state.gesture.kind === 'pressing')
  return axes.flatMap((axis) =>
    guidesOn(state.document, axis).map((at, index) => {
      const { [axis]: place } = toScreen(camera, { x: at, y: at })
      const ends =
        axis === 'x'
          ? { x1: place, y1: 0, x2: place, y2: viewport.height }
          : { x1: 0, y1: place, x2: viewport.width, y2: place }
      return (
        <g key={`${axis}:${index}`}>
          <line {...ends} stroke="#0891b2" strokeWidth={1} />
          {isFree && (
            <line
              {...ends}
              data-handle={`guide:${axis}:${index}`}
              stroke="transparent"
              strokeWidth={TOUCH_PX}
              className={`pointer-events-auto ${axis === 'x' ? 'cursor-col-resize' : 'cursor-row-resize'}`}
            />
          )}
        </g>
      )
    }),
  )
}
