import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type TagCount, tagsQuery } from '../../api/design-queries.ts'
import { counted } from '../../parts/format-text.ts'
import { type DesignsSearch } from '../page-search.ts'

/** Almost every tag contains any single letter. */
const MIN_CHARACTERS = 2

/** The search itself matches titles only. Exact matches come first. */
export function useMatchingTags({ q = '', tag }: DesignsSearch): readonly TagCount[] {
  const words = q.trim().toLocaleLowerCase()
  const isEnabled = tag === undefined && words.length >= MIN_CHARACTERS
  const { data } = useQuery({ ...tagsQuery, enabled: isEnabled })
  if (!isEnabled || data === undefined) return []
  const found = data.filter((one) => one.tag.toLocaleLowerCase().includes(words))
  const isExact = (one: TagCount): boolean => one.tag.toLocaleLowerCase() === words
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))]
}

interface TagLinkProps {
  readonly found: TagCount
  readonly sort: DesignsSearch['sort']
}

export function TagLink({ found: { tag, count }, sort }: TagLinkProps) {
  return (
    <Link
      to="/designs"
      search={{ tag, ...(sort && { sort }) }}
      replace
      className="inline-flex max-w-full min-w-0 rounded-sm font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      <span className="truncate">
        View {counted(count, 'design')} tagged “<span className="user-text">{tag}</span>”
      </span>
    </Link>
  )
}
