/** What a press on the page does. */
export type Tool = 'select' | 'hand' | DrawTool
/** What is drawn by dragging from one corner to the other. */
export type DrawTool = 'text' | 'rect' | 'ellipse' | 'line'
