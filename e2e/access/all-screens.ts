import type { Brigade } from '../house/brigade.ts'
import type { Language, Place, Stop } from '../house/walk.ts'
import { auditWalk } from '../audit/audit.walk.ts'
import { insightsWalk } from '../insights/insights.walk.ts'
import { jobsWalk } from '../jobs/jobs.walk.ts'
import { machinesWalk } from '../machines/machines.walk.ts'
import { mailingWalk } from '../mailing/mailing.walk.ts'
import { menuBoardWalk, menuPagesWalk, menuToolsWalk } from '../menus/menus.walk.ts'
import { marketingWalk } from '../marketing/marketing.walk.ts'
import { notificationsWalk } from '../notifications/notifications.walk.ts'
import { overviewWalk } from '../overview/overview.walk.ts'
import { pinsWalk } from '../pins/pins.walk.ts'
import { posWalk } from '../pos/pos.walk.ts'
import { ordersWalk } from '../orders/orders.walk.ts'
import { paymentsWalk } from '../payments/payments.walk.ts'
import { preordersWalk } from '../preorders/preorders.walk.ts'
import { printersWalk } from '../printers/printers.walk.ts'
import { brandingWalk } from '../branding/branding.walk.ts'
import { recommendationsWalk } from '../recommendations/recommendations.walk.ts'
import { receiptsWalk } from '../receipts/receipts.walk.ts'
import { pushWalk } from '../push/push.walk.ts'
import { requestsWalk } from '../requests/requests.walk.ts'
import { settingsWalk } from '../settings/settings.walk.ts'
import { staffWalk } from '../staff/staff.walk.ts'
import { tablesWalk } from '../tables/tables.walk.ts'
import { traysWalk } from '../trays/trays.walk.ts'
import { venuesWalk } from '../venues/venues.walk.ts'
import { webhooksWalk } from '../webhooks/webhooks.walk.ts'
import { menuEditor } from '../people/menu-editor.ts'
import type { Colleague } from '../people/staff.ts'

/** Every screen of every feature; a new one is a row in its feature's table. */
export const walks: Record<string, readonly Stop[]> = {
  orders: ordersWalk,
  'the panels of the menu': menuBoardWalk,
  'the pages of the menu': menuPagesWalk,
  'what opens over the pages of the menu': menuToolsWalk,
  settings: settingsWalk,
  audit: auditWalk,
  insights: insightsWalk,
  overview: overviewWalk,
  jobs: jobsWalk,
  machines: machinesWalk,
  notifications: notificationsWalk,
  receipts: receiptsWalk,
  branding: brandingWalk,
  pins: pinsWalk,
  pos: posWalk,
  printers: printersWalk,
  'pre-orders': preordersWalk,
  payments: paymentsWalk,
  staff: staffWalk,
  tables: tablesWalk,
  trays: traysWalk,
  push: pushWalk,
  requests: requestsWalk,
  marketing: marketingWalk,
  recommendations: recommendationsWalk,
  venues: venuesWalk,
  webhooks: webhooksWalk,
  mailing: mailingWalk,
}

/** Returns the demo's data that the walks use. */
export async function placeIn({ url }: Brigade, { openOrders }: Colleague, language: Language): Promise<Place> {
  const orderId = (await openOrders()).find(({ status }) => status === 'incoming')?.id
  const editor = await menuEditor(url, 'admin@brigade.demo')
  const { id: menuId } = await editor.menuCalled('All-Day Dining')
  const item = await editor.itemWithGroup(menuId)
  if (orderId === undefined) throw new Error('No order waits')
  return { url, orderId, menuId, ...item, language }
}
