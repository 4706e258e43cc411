/** Freezes a value with all that it contains, so that a test fails if it is changed. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFrozen)
  }
  return value
}
