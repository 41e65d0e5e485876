import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import { westernDigits } from '@brigade/domain/kit/read-number.ts'

/** A text as orders are searched by it, and what they are found by: however it is written, and in whichever digits. */
export function wantedText(text: string): string {
  return comparedText(westernDigits(text))
}
