/** A field that takes text. A list of choices, a box to tick and a field that can only be read take none. */
export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !typesWithoutText.has(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

const typesWithoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Shift and arrows type nothing, and have English names; on an Arabic keyboard one key types two letters. */
export function typesText({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key.length === 1 || !isAscii(key) || keysOfUnknownText.has(key)
}

/** How browsers name a key of which they do not know yet, or will not say, what it types. */
const keysOfUnknownText = new Set(['Dead', 'Process', 'Unidentified'])

export function isPress({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Enter' || key === ' '
}

/** On an Arabic keyboard, too. */
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
