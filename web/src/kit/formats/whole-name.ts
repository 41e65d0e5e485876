/** Returns the name of a place for use in a sentence: the line does not break before its number. */
export function wholeName(name: string): string {
  return name.replaceAll(/ (?=\d)/g, '\u00A0')
}
