export const ARCHIVE_README = `All data of your Platen account.

account.json    Your account.
keys.json       Your API keys, without their secrets, which are not stored.
sessions.json   Your active sessions.
usage.json      Requests and exports per day.
activity.json   The audit log: sign-ins, and changes of the account and its API keys.
identities.json Your identity at the provider with which you sign in, if any.

designs/        One file per design, with its details and, in "document", its content. To import a
                design, send its title, width, height, tags, visibility and document to POST /api/designs.
trash/          Designs in the trash.
templates/      Templates that you published.
assets/         Images that you uploaded. assets.json lists their files and IDs. Documents reference
                them as "asset:<id>".
exports/        Files of unexpired exports. exports.json lists all exports. "requestedBy" is "visitor"
                for those requested by a visitor of a shared design.

File names consist of the title, without characters that some systems reject, and the ID.
Times are in UTC.
`
