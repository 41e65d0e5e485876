/** Returns true for a field that accepts text. A list of choices, a checkbox and a read-only field do not. */
export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !typesWithoutText.has(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

const typesWithoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/**
 * Returns true if a key types text. Shift and arrows type nothing, and have English names; on an Arabic keyboard one
 * key types two letters.
 */
export function typesText({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key.length === 1 || !isAscii(key) || keysOfUnknownText.has(key)
}

/** Names that browsers give to a key if its text is unknown or withheld. */
const keysOfUnknownText = new Set(['Dead', 'Process', 'Unidentified'])

export function isPress({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Enter' || key === ' '
}

/** Returns true for a question mark, also on an Arabic keyboard. */
export function isQuestionMark({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): boolean {
  return key === '?' || (code === 'Slash' && shiftKey && !isAscii(key))
}

export function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
