import { describe, expect, it } from 'vitest'
import { menuOf, roleScreens } from './role-screens.ts'
import { staffRoles } from './roles.ts'

const hotel = { isPOSIntegrated: false, isRestaurant: false, isReciptPrintingOnly: false }

describe('the screens of roles', () => {
  it.each(staffRoles)('has for the %s at most three daily entries beside those of the specification', (role) => {
    const { menu, daily } = roleScreens[role]
    const paths = [...menu, ...daily].map(({ path }) => path)

    expect(daily.filter(({ withReceiptsOnly }) => withReceiptsOnly !== 'only').length).toBeLessThanOrEqual(3)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('leads the manager to POS where there is one, and to requests in hotels', () => {
    expect(menuOf('manager', hotel)).not.toContain('/pos')
    expect(menuOf('manager', { ...hotel, isPOSIntegrated: true })).toContain('/pos')
    expect(menuOf('manager', hotel)).toContain('/tables/request')
    expect(menuOf('manager', { ...hotel, isRestaurant: true })).not.toContain('/tables/request')
    expect(menuOf('orderTaker', { ...hotel, isRestaurant: true })).toContain('/tables/request')
  })

  it('is short for the desk of a venue that only prints receipts, and as ever for others', () => {
    const receipts = { ...hotel, isPOSIntegrated: true, isReciptPrintingOnly: true }

    expect(menuOf('manager', receipts).toSorted()).toEqual(
      ['/menu', '/orders/list', '/pos', '/receiptorders/list', '/staff', '/tables', '/tables/management'].toSorted(),
    )
    expect(menuOf('orderTaker', receipts)).toEqual(['/orders/list', '/tables/management', '/menu'])
    for (const role of ['waiter', 'chief', 'finance'] as const)
      expect(menuOf(role, receipts)).toEqual(menuOf(role, hotel))
  })
})
