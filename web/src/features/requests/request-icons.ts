import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import {
  bellIcon,
  cancelIcon,
  commentIcon,
  floorIcon,
  kitchenIcon,
  moneyIcon,
  receiptIcon,
  trayIcon,
} from '#ui/icon-paths.ts'

/** The icon of each type; its words are in the translations. */
export const requestIcons = {
  talk: commentIcon,
  icebucket: bellIcon,
  bill: receiptIcon,
  food: floorIcon,
  towel: bellIcon,
  tray: trayIcon,
  card: moneyIcon,
  cash: moneyIcon,
  online: moneyIcon,
  kitchen: kitchenIcon,
  orderCancellation: cancelIcon,
} satisfies Record<RequestType, string>
