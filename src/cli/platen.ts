/** How a command is called by those who read its words: pasted as it stands, it works in the project's folder. */
export const PLATEN = 'npm run -s platen --'
