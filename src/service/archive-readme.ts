/** What the archive says of itself, to somebody who opens it years later. */
export const ARCHIVE_README = `Everything that your account has in Platen.

account.json    The account.
keys.json       Its API keys, without the keys themselves, which nobody keeps.
sessions.json   The browsers that are signed in.
usage.json      Requests and exports by day.

designs/        One file for each design: its facts and, in "document", its content. POST /api/designs
                takes title, width, height, tags, visibility and document of such a file as they are.
trash/          The same for what is in the trash.
templates/      The templates that you made.
assets/         The pictures that you uploaded. assets.json tells for each its id, which documents name
                as "asset:<id>", and its file.
exports/        The files of exports that can still be downloaded. exports.json lists all exports; those
                that a visitor of a shared design asked for say so in "requestedBy".

Names of files are made of titles, without what some disks do not take, and end with the id.
Times are in UTC.
`
