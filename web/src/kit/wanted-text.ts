import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import { westernDigits } from '@brigade/domain/kit/read-number.ts'

/** A text as lists are searched by it, and what is found in them: however it is written, and in whichever digits. */
export function wantedText(text: string): string {
  return comparedText(westernDigits(text))
}
