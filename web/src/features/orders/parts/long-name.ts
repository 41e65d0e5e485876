/** The longest name of a place that has room beside the numbers of its order, in letters. */
const shortName = 12

/** Returns true if the name of a place needs more than one line beside the numbers of its order. */
export function isLongName(name: string): boolean {
  return name.length > shortName
}
