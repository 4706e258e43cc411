import { describeValues } from './describe-values.ts'
import type { Property, Section, Sections } from './property-sections.ts'

/** The picture of a property: its path from the page, and the values that it shows. */
export interface Picture {
  readonly path: string
  readonly shown: string
}

const INTRODUCTION = `# Document properties

Every property of the [document format](document.md), with its allowed values, its default, and examples as the renderer draws them. This page is generated from the schema by
\`npm run properties\`.`

/** `pictureOf` returns undefined for a property that has no picture. */
export function propertyPage(sections: Sections, pictureOf: (anchor: string) => Picture | undefined): string {
  const write = (section: Section): string => writeSection(section, pictureOf)
  return `${[
    INTRODUCTION,
    '## The document',
    ...sections.document.map(write),
    '## Elements',
    write(sections.everyElement),
    ...sections.elements.map(write),
    '## Values',
    ...sections.values.map(write),
  ].join('\n\n')}\n`
}

function writeSection(section: Section, pictureOf: (anchor: string) => Picture | undefined): string {
  const { name, description, properties } = section
  const rows = properties.map((property) => writeRow(property, pictureOf(property.anchor)))
  const table = ['| property | values and effect | examples |', '| --- | --- | --- |', ...rows]
  const alternatives = section.alternatives.length > 0 ? [`One of ${section.alternatives.join(', ')}.`] : []
  return [`### ${name}`, description, ...alternatives, ...(rows.length > 0 ? [table.join('\n')] : [])].join('\n\n')
}

function writeRow(property: Property, picture: Picture | undefined): string {
  const { anchor, name, schema, isRequired, description, standard } = property
  const use = isRequired ? 'required' : standard === undefined ? 'optional' : `default: ${standard}`
  const cells = [
    `<a id="${anchor}"></a>\`${name}\`<br>${use}`,
    [describeValues(schema), description].filter((text) => text !== '').join('<br>'),
    picture === undefined ? '' : `![${picture.shown}](${picture.path})`,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
