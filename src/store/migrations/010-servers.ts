import type { Migration } from './migration.ts'

/** Running servers and the settings that all of them must share. */
export const servers: Migration = {
  name: '010-servers',
  statements: ({ text, integer, strict }) => [
    `create table servers (
      instance ${text} not null primary key,
      address ${text} not null,
      version ${text} not null,
      settings ${text} not null,
      started_at ${integer} not null,
      seen_at ${integer} not null,
      clock_ahead_ms ${integer} not null,
      alive_until ${integer} not null
    )${strict}`,
  ],
}
