import type { StaffRole } from './roles.ts'

/** The screens for each role after sign-in, best first. The web app opens the first one that it has. (spec 1, §2.2) */
export const landingPaths = {
  admin: ['/restaurants', '/orders', '/settings'],
  organization: ['/overview', '/orders', '/settings'],
  supermanager: ['/restaurants', '/settings'],
  manager: ['/orders/list', '/tables/request', '/settings'],
  orderTaker: ['/orders/list', '/settings'],
  waiter: ['/orders/active', '/tables/management', '/settings'],
  chief: ['/orders/kitchenorders', '/settings'],
  marketing: ['/marketing', '/settings'],
  finance: ['/orders/finorders', '/settings'],
} satisfies Record<StaffRole, readonly string[]>
