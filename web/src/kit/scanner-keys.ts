/** What the keys of an English keyboard type beside letters and digits, by their places: alone, and with Shift. */
const signs = new Map([
  ['Space', '  '],
  ['Backquote', '`~'],
  ['Minus', '-_'],
  ['Equal', '=+'],
  ['BracketLeft', '[{'],
  ['BracketRight', ']}'],
  ['Backslash', '\\|'],
  ['Semicolon', ';:'],
  ['Quote', `'"`],
  ['Comma', ',<'],
  ['Period', '.>'],
  ['Slash', '/?'],
])
const signsOfDigits = ')!@#$%^&*('

/** What a key means by its place on an English keyboard, as which scanners type; undefined for a key that types nothing there. */
export function keyOfScanner({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  const [, digit] = /^Digit([0-9])$/.exec(code) ?? []
  if (digit) return shiftKey ? signsOfDigits[Number(digit)] : digit
  return signs.get(code)?.[shiftKey ? 1 : 0]
}

export function isLatinLetter(key: string | undefined): boolean {
  return key !== undefined && /^[a-z]$/i.test(key)
}
