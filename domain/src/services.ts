import { authServices } from './auth/auth.api.ts'
import type { ServiceContract } from './access/contract.ts'
import { menuActServices } from './menus/menus.acts.api.ts'
import { fileServices } from './files/files.api.ts'
import { menuBulkServices } from './menus/bulk/bulk.api.ts'
import { menuServices } from './menus/menus.api.ts'
import { notificationServices } from './notifications/notifications.api.ts'
import { billServices } from './orders/bills.api.ts'
import { orderServices } from './orders/orders.api.ts'
import { passphraseServices } from './passphrases/passphrases.api.ts'
import { requestServices } from './requests/requests.api.ts'
import { tableServices } from './tables/tables.api.ts'
import { venueServices } from './venues/venues.api.ts'

/** Every service by its wire path: what it takes, who may call it, what it tells. */
export const services = {
  ...authServices,
  ...venueServices,
  ...notificationServices,
  ...passphraseServices,
  ...fileServices,
  ...tableServices,
  ...menuServices,
  ...menuActServices,
  ...menuBulkServices,
  ...orderServices,
  ...billServices,
  ...requestServices,
} as const satisfies Record<string, ServiceContract>

export type ServicePath = keyof typeof services
