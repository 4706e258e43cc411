import { Link } from '@tanstack/react-router'
import type { Template } from '../../api/template-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { GalleryCard } from './gallery.tsx'

export function TemplateCard({ template }: { template: Template }) {
  const { title, thumbnailUrl: url, width, height, pageCount } = template
  return (
    <Link to="/templates/$id" params={{ id: template._id }} className="group block rounded-lg">
      <GalleryCard
        {...{ title, url, width, height, pageCount }}
        badge={template.own ? <Badge variant="press">Mine</Badge> : !template.builtIn && <Badge>Shared</Badge>}
      />
    </Link>
  )
}
