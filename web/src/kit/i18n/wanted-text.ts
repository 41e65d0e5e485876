import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import { westernDigits } from '@brigade/domain/kit/read-number.ts'

/** Normalises a text for searching lists, in any spelling and any digits. */
export function wantedText(text: string): string {
  return comparedText(westernDigits(text))
}
