/** The tool bar at a side of the page. Its room is there before its tools are, so that the page never jumps. */
export const TOOL_BAR_BOX = {
  bottom: 'h-15.25 min-w-0 overflow-x-auto border-t border-rule bg-paper',
  left: 'row-span-1 w-18 flex-col overflow-y-auto border-r border-rule bg-paper *:flex-none',
} as const
