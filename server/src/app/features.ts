import { auditFeature } from '#features/audit/audit.feature.ts'
import { authFeature } from '#features/auth/auth.feature.ts'
import { brandingFeature } from '#features/branding/branding.feature.ts'
import { insightsFeature } from '#features/insights/insights.feature.ts'
import { jobsFeature } from '#features/jobs/jobs.feature.ts'
import { filesFeature } from '#features/files/files.feature.ts'
import { mailFeature } from '#features/mail/mail.feature.ts'
import { machinesFeature } from '#features/machines/machines.feature.ts'
import { marketingFeature } from '#features/marketing/marketing.feature.ts'
import { mailingFeature } from '#features/mailing/mailing.feature.ts'
import { menusFeature } from '#features/menus/menus.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { pausingFeature } from '#features/pausing/pausing.feature.ts'
import { paymentsFeature } from '#features/payments/payments.feature.ts'
import { overviewFeature } from '#features/overview/overview.feature.ts'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.ts'
import { pinsFeature } from '#features/pins/pins.feature.ts'
import { posFeature } from '#features/pos/pos.feature.ts'
import { preordersFeature } from '#features/preorders/preorders.feature.ts'
import { printersFeature } from '#features/printers/printers.feature.ts'
import { pushFeature } from '#features/push/push.feature.ts'
import { recommendationsFeature } from '#features/recommendations/recommendations.feature.ts'
import { receiptsFeature } from '#features/receipts/receipts.feature.ts'
import { requestsFeature } from '#features/requests/requests.feature.ts'
import { staffFeature } from '#features/staff/staff.feature.ts'
import { tablesFeature } from '#features/tables/tables.feature.ts'
import { traysFeature } from '#features/trays/trays.feature.ts'
import { venuesFeature } from '#features/venues/venues.feature.ts'
import { webhooksFeature } from '#features/webhooks/webhooks.feature.ts'
import type { Feature } from '#kit/context/feature.ts'

/** All features, each after those that it uses. */
export const features: Feature[] = [
  authFeature,
  venuesFeature,
  auditFeature,
  machinesFeature,
  jobsFeature,
  mailFeature,
  notificationsFeature,
  passphrasesFeature,
  staffFeature,
  pinsFeature,
  filesFeature,
  tablesFeature,
  menusFeature,
  pausingFeature,
  ordersFeature,
  receiptsFeature,
  printersFeature,
  preordersFeature,
  posFeature,
  paymentsFeature,
  traysFeature,
  requestsFeature,
  marketingFeature,
  recommendationsFeature,
  brandingFeature,
  pushFeature,
  webhooksFeature,
  mailingFeature,
  insightsFeature,
  overviewFeature,
]
