import type { Migration } from './migration.ts'

/** Pictures of designs and templates: wanted, being drawn, drawn or failed. */
export const pictures: Migration = {
  name: '011-pictures',
  statements: ({ text, integer, strict }) => [
    `create table pictures (
      subject_id ${text} not null,
      revision ${integer} not null,
      page ${integer} not null,
      owner ${text} not null,
      urgency ${integer} not null,
      turn ${integer},
      wanted ${integer} not null,
      run_at ${integer} not null,
      leased_by ${text},
      claims ${integer} not null,
      deaths ${integer} not null,
      failure ${text},
      expires_at ${integer},
      primary key (subject_id, revision, page)
    )${strict}`,
    `create index pictures_due on pictures (urgency, turn) where turn is not null`,
    `create index pictures_owner on pictures (owner, urgency, turn, wanted) where turn is not null`,
    `create index pictures_leased on pictures (leased_by) where leased_by is not null`,
    `create index pictures_expiring on pictures (expires_at) where expires_at is not null`,
  ],
}
