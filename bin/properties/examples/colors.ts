/** The colors of the examples, which are those of docs/document.md. */
export const NAVY = '#1d3557'
export const TEAL = '#2a9d8f'
export const AMBER = '#ffb703'
export const RED = '#e63946'
export const SKY = '#a8dadc'
