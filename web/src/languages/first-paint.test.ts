import { isRightToLeft, languages } from '@brigade/domain/kit/languages.ts'
import { expect, it } from 'vitest'
import firstPaint from '../../public/first-paint.js?raw'

it('draws the first frame from right to left in the same languages as the program', () => {
  expect(firstPaint).toContain(`/^(${languages.filter(isRightToLeft).join('|')})$/`)
})
