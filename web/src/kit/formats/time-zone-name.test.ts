import { expect, it } from 'vitest'
import { timeZoneName } from '#kit/formats/time-zone-name.ts'

it('names a clock in the language of the person', () => {
  expect(timeZoneName('Asia/Dubai', 'en')).toBe('Gulf Standard Time')
  expect(timeZoneName('Asia/Dubai', 'ar')).toBe('توقيت الخليج')
})
