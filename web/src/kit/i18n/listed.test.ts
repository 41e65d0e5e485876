import { expect, it } from 'vitest'
import { listed } from '#kit/i18n/listed.ts'

it('lists texts with the comma of the language', () => {
  expect(listed(['Waiter', 'Manager'])).toBe('Waiter, Manager')
  expect(listed(['نادل', 'مدير'], 'ar')).toBe('نادل، مدير')
  expect(listed(['گارسۆن', 'بەڕێوەبەر'], 'ku')).toBe('گارسۆن، بەڕێوەبەر')
  expect(listed([])).toBe('')
})
