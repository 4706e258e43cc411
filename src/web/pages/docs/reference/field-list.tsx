import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../../parts/badge.tsx'
import { classNames } from '../../../parts/class-names.ts'
import { type Description, resolveSchema, type Schema } from './description.ts'
import { Prose } from './prose.tsx'
import { type NestedFields, nestedIn, rangesOf, typeOf } from './schema-facts.ts'

interface FieldProps {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly description: Description
}

export function FieldRow({ name, schema, isRequired, description }: FieldProps) {
  const nested = nestedIn(schema, description)
  const text = schema.description ?? resolveSchema(schema, description).description
  const facts = [typeOf(schema, description), ...rangesOf(schema, description)]
  return (
    <li className="border-t border-rule py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <code className="font-semibold text-ink wrap-anywhere">{name}</code>
        <span className="text-sm text-ink-soft wrap-anywhere">{facts.join(' · ')}</span>
        {isRequired && <Badge variant="press">required</Badge>}
      </p>
      {text !== undefined && <Prose text={text} className="mt-1 text-sm" />}
      {nested !== undefined && <ChildAttributes nested={nested} name={name} description={description} />}
    </li>
  )
}

export function FieldList({ schema, description }: { schema: Schema; description: Description }) {
  const { properties = {}, required = [] } = resolveSchema(schema, description)
  return (
    <ul>
      {Object.entries(properties).map(([name, property]) => (
        <FieldRow
          key={name}
          name={name}
          schema={property}
          isRequired={required.includes(name)}
          description={description}
        />
      ))}
    </ul>
  )
}

/** Renders child attributes on demand, since elements can contain elements without end. */
function ChildAttributes({
  nested,
  name,
  description,
}: {
  nested: NestedFields
  name: string
  description: Description
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-1.5 inline-flex h-8 items-center gap-1 rounded-md px-1.5 text-sm font-semibold text-ink-soft hover:bg-ink/5 hover:text-ink"
      >
        <ChevronRight
          className={classNames('size-4 transition-transform duration-120', isOpen && 'rotate-90')}
          aria-hidden
        />
        {isOpen ? 'Hide' : 'Show'} child attributes<span className="sr-only"> of {name}</span>
      </button>
      <div id={id} hidden={!isOpen} className="mt-1 ml-1 border-l-2 border-rule pl-4">
        {isOpen && <ChildList nested={nested} description={description} />}
      </div>
    </div>
  )
}

function ChildList({ nested, description }: { nested: NestedFields; description: Description }) {
  if (nested.kind === 'properties') return <FieldList schema={nested.schema} description={description} />
  return (
    <ul>
      {nested.choices.map((choice) => {
        const name = typeOf(choice, description)
        return <FieldRow key={name} name={name} schema={choice} isRequired={false} description={description} />
      })}
    </ul>
  )
}
