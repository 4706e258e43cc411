import { refuse } from './refuse.ts'

/** Returns the pages with these 1-based numbers, in order of the file. All without numbers. @throws `import_invalid` */
export function choosePages<Page>(all: readonly Page[], chosen: readonly number[] | undefined): readonly Page[] {
  const absent = chosen?.filter((number) => number < 1 || number > all.length) ?? []
  if (absent.length > 0)
    refuse(`it has ${all.length === 1 ? '1 page' : `pages 1 to ${all.length}`}; received ${absent.join(', ')}`)
  return chosen ? all.filter((_, index) => chosen.includes(index + 1)) : all
}
