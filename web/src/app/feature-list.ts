import { auditFeature } from '#features/audit/audit.feature.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { brandingFeature } from '#features/branding/branding.feature.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { insightsFeature } from '#features/insights/insights.feature.tsx'
import { jobsFeature } from '#features/jobs/jobs.feature.tsx'
import { machinesFeature } from '#features/machines/machines.feature.tsx'
import { mailingFeature } from '#features/mailing/mailing.feature.tsx'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { menuItemsFeature } from '#features/menus/items/menu-items.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { presetsFeature } from '#features/menus/presets/presets.feature.tsx'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { notificationsFeature } from '#features/notifications/notifications.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { allergiesFeature } from '#features/orders/allergies/allergies.feature.tsx'
import { billFeature } from '#features/orders/bill/bill.feature.tsx'
import { financeFeature } from '#features/orders/finance/finance.feature.tsx'
import { placingFeature } from '#features/orders/placing/placing.feature.tsx'
import { testOrdersFeature } from '#features/orders/test-orders/test-orders.feature.tsx'
import { overviewFeature } from '#features/overview/overview.feature.tsx'
import { paymentsFeature } from '#features/payments/payments.feature.tsx'
import { pinsFeature } from '#features/pins/pins.feature.tsx'
import { posFeature } from '#features/pos/pos.feature.tsx'
import { pausingFeature } from '#features/pausing/pausing.feature.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { preordersFeature } from '#features/preorders/preorders.feature.tsx'
import { pushFeature } from '#features/push/push.feature.tsx'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
import { guestServicesFeature } from '#features/requests/services/guest-services.feature.tsx'
import { marketingFeature } from '#features/marketing/marketing.feature.tsx'
import { recommendationsFeature } from '#features/recommendations/recommendations.feature.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { staffFeature } from '#features/staff/staff.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venueListFeature } from '#features/venues/list/venue-list.feature.tsx'
import { venueDetailsFeature } from '#features/venues/details/venue-details.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { webhooksFeature } from '#features/webhooks/webhooks.feature.tsx'
import type { WebFeature } from '#kit/features/feature.ts'

/** Every feature of the app. A new one is its folder and one line here. */
export const featureList: readonly WebFeature[] = [
  authFeature,
  jobsFeature,
  venuesFeature,
  venueListFeature,
  venueDetailsFeature,
  auditFeature,
  machinesFeature,
  passphrasesFeature,
  staffFeature,
  pinsFeature,
  filesFeature,
  sortingFeature,
  tablesFeature,
  menusFeature,
  menuItemsFeature,
  menuBulkFeature,
  sellingFeature,
  presetsFeature,
  pausingFeature,
  ordersFeature,
  posFeature,
  placingFeature,
  testOrdersFeature,
  allergiesFeature,
  billFeature,
  financeFeature,
  receiptsFeature,
  printersFeature,
  preordersFeature,
  paymentsFeature,
  traysFeature,
  requestsFeature,
  guestServicesFeature,
  marketingFeature,
  recommendationsFeature,
  brandingFeature,
  pushFeature,
  notificationsFeature,
  webhooksFeature,
  mailingFeature,
  insightsFeature,
  overviewFeature,
]
