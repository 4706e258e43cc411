/** What a press on the page does. */
export type Tool = 'select' | 'hand' | 'pen' | DrawTool
/** What is drawn by dragging from one corner to the other. */
export type DrawTool = 'text' | 'rect' | 'ellipse' | 'line'

export function isDrawTool(tool: Tool): tool is DrawTool {
  return tool !== 'select' && tool !== 'hand' && tool !== 'pen'
}
