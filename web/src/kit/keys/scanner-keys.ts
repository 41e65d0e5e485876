/**
 * Signs that the keys of an English keyboard type besides letters and digits, by their places: alone, and with Shift.
 */
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

/**
 * Returns the text of a key by its place on an English keyboard, which scanners imitate; undefined if the key types
 * nothing there.
 */
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
