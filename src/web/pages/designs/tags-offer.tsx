import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type TagCount, tagsQuery } from '../../api/tags.ts'
import { count } from '../../parts/format.ts'
import { type DesignsSearch } from './search.ts'

/** A single letter is in almost every tag. */
const LEAST_CHARACTERS = 2

/** The search looks in titles alone: those of one's tags that hold the words typed, the most used first and one that is called so before all. */
export function useTagsFor({ q = '', tag }: DesignsSearch): readonly TagCount[] {
  const words = q.trim().toLocaleLowerCase()
  const isAsked = tag === undefined && words.length >= LEAST_CHARACTERS
  const { data } = useQuery({ ...tagsQuery, enabled: isAsked })
  if (!isAsked || data === undefined) return []
  const found = data.filter((one) => one.tag.toLocaleLowerCase().includes(words))
  const isCalledSo = (one: TagCount): boolean => one.tag.toLocaleLowerCase() === words
  return [...found.filter(isCalledSo), ...found.filter((one) => !isCalledSo(one))]
}

interface OfferProps {
  readonly found: TagCount
  readonly sort: DesignsSearch['sort']
  /** Before the tag. */
  readonly label: string
}

/** Shows the designs with a tag in place of those with the words. */
export function TagOffer({ found: { tag, count: number }, sort, label }: OfferProps) {
  return (
    <Link
      to="/designs"
      search={{ tag, ...(sort && { sort }) }}
      replace
      className="inline-flex max-w-full min-w-0 items-baseline gap-1 rounded-sm font-semibold text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      <span className="truncate">
        {label} ‘<span className="user-text">{tag}</span>’
      </span>
      <span className="shrink-0 tabular-nums">({count(number)})</span>
    </Link>
  )
}
