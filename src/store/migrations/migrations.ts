import { first } from './001-first.ts'
import { webApp } from './002-web-app.ts'
import { type Migration } from './migration.ts'

/** All of them, in the order they run. A new one is added at the end. */
export const migrations: readonly Migration[] = [first, webApp]

/** Run by a store that was not there before. */
export const FIRST_MIGRATION = first.name
