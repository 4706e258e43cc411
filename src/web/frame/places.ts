import { FileDown, Images, LayoutTemplate, Shapes, Trash2 } from 'lucide-react'

/** The main navigation. */
export const PLACES = [
  { to: '/designs', label: 'Designs', icon: Shapes },
  { to: '/templates', label: 'Templates', icon: LayoutTemplate },
  { to: '/assets', label: 'Assets', icon: Images },
  { to: '/exports', label: 'Exports', icon: FileDown },
  { to: '/trash', label: 'Trash', icon: Trash2 },
] as const
