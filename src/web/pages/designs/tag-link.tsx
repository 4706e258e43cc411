import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type TagCount, tagsQuery } from '../../api/design-queries.ts'
import { counted } from '../../parts/format-text.ts'
import type { DesignsSearch } from '../page-search.ts'

/** A shorter text is contained in almost every tag. */
const MIN_CHARACTERS = 2

/** Returns tags that match the search text. A link to one narrows more than the text. Exact matches come first. */
export function useMatchingTags({ q = '', tag }: Pick<DesignsSearch, 'q' | 'tag'>): readonly TagCount[] {
  const words = q.trim().toLocaleLowerCase()
  const isEnabled = tag === undefined && words.length >= MIN_CHARACTERS
  const { data } = useQuery({ ...tagsQuery, enabled: isEnabled })
  if (!isEnabled || data === undefined) return []
  const matches = data.filter((tagCount) => tagCount.tag.toLocaleLowerCase().includes(words))
  const isExact = (tagCount: TagCount): boolean => tagCount.tag.toLocaleLowerCase() === words
  return [...matches.filter(isExact), ...matches.filter((tagCount) => !isExact(tagCount))]
}

interface TagLinkProps {
  readonly tagCount: TagCount
  readonly sort: DesignsSearch['sort']
}

export function TagLink({ tagCount: { tag, count }, sort }: TagLinkProps) {
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
