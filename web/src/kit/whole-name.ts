/** The name of a place as it stands within a sentence: no line ends before its number. */
export function wholeName(name: string): string {
  return name.replaceAll(/ (?=\d)/g, '\u00A0')
}
