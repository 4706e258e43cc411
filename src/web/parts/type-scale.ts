/** By how much people have enlarged their type: 1 where `1rem` is 16 CSS pixels. What is placed by numbers grows with what is written in it. */
export function typeScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
