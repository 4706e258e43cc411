import { useQuery } from '@tanstack/react-query'
import { type Asset, assetColorsQuery } from '../../api/asset-queries.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { counted } from '../../parts/format-text.ts'

/** The colors of an SVG, by which documents replace them. Nothing for other files. */
export function SvgColors({ asset }: { asset: Asset }) {
  const { data } = useQuery(assetColorsQuery(asset))
  if (data === undefined || data.total === 0) return null
  const { colors, total } = data
  return (
    <section aria-labelledby="asset-colors">
      <h3 id="asset-colors" className="mb-2 text-base">
        Colors
      </h3>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {colors.map((color) => (
          <li key={color} className="flex items-center gap-2 text-sm">
            <span
              aria-hidden
              className="size-5 shrink-0 rounded-sm border border-rule-strong"
              style={color === 'currentColor' ? undefined : { background: color }}
            />
            <code className="min-w-0 flex-1 truncate">{color}</code>
            <CopyButton text={color} name={`Copy ${color}`} />
          </li>
        ))}
      </ul>
      {total > colors.length && (
        <p className="mt-2 text-sm text-ink-soft">+{counted(total - colors.length, 'more', 'more')}</p>
      )}
    </section>
  )
}
