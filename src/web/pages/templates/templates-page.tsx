import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { CommunityGallery } from './community-gallery.tsx'
import { TemplateGallery } from './template-gallery.tsx'

const route = getRouteApi('/signed-in/templates')

export function TemplatesPage() {
  const { from, ...filter } = route.useSearch()
  const { q = '' } = filter
  const navigate = route.useNavigate()
  const search = useCallback(
    (text: string) =>
      void navigate({
        search: ({ q: _before, ...others }) => (text === '' ? others : { ...others, q: text }),
        replace: true,
      }),
    [navigate],
  )
  return (
    <>
      <PageHeader title="Templates">Pick a template, add your content, and export.</PageHeader>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <Segmented
          label="Source"
          value={from ?? 'templates'}
          onChoose={(chosen) =>
            void navigate({ search: { ...(q && { q }), ...(chosen === 'community' && { from: chosen }) } })
          }
          choices={[
            { value: 'templates', label: 'Templates' },
            { value: 'community', label: 'Community' },
          ]}
        />
        <div className="flex min-w-[min(14rem,100%)] flex-1 sm:max-w-md">
          <SearchBox value={q} onSearch={search} label={from ? 'Search community designs' : 'Search templates'} />
        </div>
      </div>
      {from === 'community' ? <CommunityGallery q={q} /> : <TemplateGallery filter={filter} />}
    </>
  )
}
