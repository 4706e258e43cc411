import { useInfiniteQuery } from '@tanstack/react-query'
import { templatesQuery } from '../../api/template-queries.ts'
import { FewTemplates } from './few-templates.tsx'

/** As many as the widest row has. */
const COUNT = 4

/** Templates for people who have no designs. */
export function FirstTemplates() {
  const { data } = useInfiniteQuery(templatesQuery({}))
  return <FewTemplates title="Start from a template" templates={data?.pages[0]?.templates.slice(0, COUNT) ?? []} />
}
