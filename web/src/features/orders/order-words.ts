import { type Language, type LocalText, textIn } from '@brigade/domain/kit/languages.ts'

/** What a group of options asks, without its own mark at the end: an answer follows. */
export function questionOf(name: LocalText, language: Language): string {
  return textIn(name, language).replace(/\s*[?؟:]\s*$/u, '')
}
