import { encode } from 'uqr'

/** Modules of white space around the code, which ISO 18004 requires for cameras. */
const BORDER = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 rounded-md border border-rule bg-code-paper text-code-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
