import type { SlotKind } from '../../../../document/slot-description.ts'

/** What people call what a slot takes. */
export function slotKindName(kind: SlotKind): string {
  switch (kind) {
    case 'text':
      return 'Text'
    case 'placeholder':
      return 'Words'
    case 'image':
    case 'svg':
      return 'Image'
    case 'code':
      return 'Code'
    case 'repeat':
      return 'List'
    case 'table':
      return 'Table'
    case 'chart':
      return 'Chart'
    case 'group':
      return 'Group'
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
    case 'line':
    case 'color':
      return 'Color'
    case 'font':
      return 'Font'
  }
}
