import '@excalidraw/excalidraw/index.css'
import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { rectangles } from '../fixtures/rectangles.ts'

/* Excalidraw with rectangles as plain as those of Platen: without a sketched outline, which takes longer to draw. */

const look = { strokeColor: 'transparent', fillStyle: 'solid', roughness: 0, roundness: { type: 3 } } as const
const elements = rectangles().map(({ fill, x, y, width, height }) => ({
  ...{ type: 'rectangle', x, y, width, height, backgroundColor: fill },
  ...look,
}))
const root = Object.assign(document.createElement('div'), { id: 'root', style: 'position: fixed; inset: 0' })
document.body.append(root)
createRoot(root).render(
  createElement(Excalidraw, {
    initialData: {
      elements: convertToExcalidrawElements(elements),
      appState: { zoom: { value: 1 }, scrollX: 0, scrollY: 0 },
    },
    zenModeEnabled: true,
  }),
)
